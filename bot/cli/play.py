"""flambeau play: the local table, a Discord channel on this machine with the real bot in it."""

import asyncio
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.console import Console

from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, one_sentence, until_stopped
from bot.games import BadContent
from bot.logs import set_up_logs
from bot.settings import BadSettings, Settings, read_settings

if TYPE_CHECKING:
    from bot.app import Flambeau
    from bot.local.server import LocalDiscord

DATABASE = Path("var/local.sqlite3")
PORT = 8765
PORTS_TO_TRY = 50
ANY_PORT = 0
LOCALES = {"fr": "fr", "en": "en-US"}

Language = Literal["fr", "en"]


def play(
    port: Annotated[
        int | None, typer.Option(help=f"Port of the page; {PORT} or the next free one if none is named.")
    ] = None,
    db: Annotated[
        Path, typer.Option(help="Where the campaigns are kept; the channel lies beside it.", readable=False)
    ] = DATABASE,
    lang: Annotated[
        Language | None, typer.Option(help="Language of all players; each can still change it.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    bench: Annotated[
        bool, typer.Option("--bench", help="With a test bench for authors beside the channel.")
    ] = False,
) -> None:
    """Play on this machine: no token, no account, no network."""
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings().model_copy(update={"database": db})
    set_up_logs("WARNING" if settings.log_level == "INFO" else settings.log_level, settings.log_format)
    until_stopped(_host(settings, port, lang, browser=browser, bench=bench))


def channel_file(database: Path) -> Path:
    """Where the channel's messages lie: beside the campaigns they belong to."""
    return database.with_name(f"{database.stem}.channel{database.suffix}")


async def _host(
    settings: Settings, port: int | None, language: Language | None, *, browser: bool, bench: bool
) -> None:
    # Here and not above: --help shall not wait for Discord's and the pictures' packages.
    from bot.local.server import LocalDiscord
    from bot.store import Unusable, alone_with
    from bot.store.sqlite.faults import opening

    assert isinstance(settings.database, Path)
    channel = channel_file(settings.database)
    with one_sentence(Unusable, code=NOT_OPENED), one_sentence(PortTaken):
        # Looked at first: the channel beside it belongs to whoever plays there.
        with alone_with(settings.database):
            pass
        # The bot takes the database when it is ready for it; until then the channel is what no other may have.
        with alone_with(channel):
            with opening(channel):
                local = LocalDiscord(memory=channel)
            await local.start(port=free_port(PORT) if port is None else asked_for(port))
            try:
                await _serve(local, settings, language, browser=browser, bench=bench)
            finally:
                await local.stop()


async def _serve(
    local: "LocalDiscord", settings: Settings, language: Language | None, *, browser: bool, bench: bool
) -> None:
    from bot.app import Flambeau

    if language is not None:
        _speak(local, language)
    with one_sentence(BadContent, code=WRONG_SETTINGS):
        async with Flambeau(settings.model_copy(update={"discord_url": local.url})) as bot:
            show_who_is_awaited(local, bot)
            if bench:
                set_up_bench(local, bot, settings)
            inviting = asyncio.create_task(_invite(bot, local.url, browser))
            await bot.start(local.token)
            await inviting


def show_who_is_awaited(local: "LocalDiscord", bot: "Flambeau") -> None:
    """Let the page mark the players for whom a campaign waits."""
    from bot.games import system_of
    from bot.kernel.refused import Refused

    async def awaited(channel: int) -> tuple[int, ...]:
        if not bot.is_ready():
            return ()
        try:
            campaign_id = await bot.table.in_channel(channel)
            campaign = (await bot.table.look(campaign_id)).campaign if campaign_id is not None else None
        except Refused:
            return ()
        expected = system_of(campaign).awaited(campaign) if campaign is not None else None
        return expected.players if expected is not None else ()

    local.page.awaited = awaited


def set_up_bench(local: "LocalDiscord", bot: "Flambeau", settings: Settings) -> None:
    """Put a test bench beside the channel; its save points lie beside the campaigns."""
    from bot.test_bench import Bench
    from cogs.access import stage_of

    assert isinstance(settings.database, Path)
    points = settings.database.with_name(f"{settings.database.stem}.points")
    local.page.bench = Bench(bot, local.world, lambda: stage_of(bot), points)


class PortTaken(Exception):
    """Somebody else has the port that was asked for."""

    def __init__(self, port: int) -> None:
        told = f"port {port} is taken: is Flambeau running there already? Name another one with --port, or none."
        super().__init__(told)


def asked_for(port: int) -> int:
    """The port that was asked for and no other; `PortTaken` if it is not to be had. 0 is any."""
    if port != ANY_PORT and not _is_free(port):
        raise PortTaken(port)
    return port


def free_port(wanted: int) -> int:
    """The usual port, or the first free one after it."""
    ports = range(wanted, wanted + PORTS_TO_TRY)
    return next((port for port in ports if _is_free(port)), ANY_PORT)


def _is_free(port: int) -> bool:
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _speak(local: "LocalDiscord", language: Language) -> None:
    for player in local.players:
        player.locale = LOCALES[language]


async def _invite(bot: "Flambeau", url: str, browser: bool) -> None:
    await bot.wait_until_ready()
    console = Console(highlight=False)
    console.print(f"[bold]Flambeau[/] · la table est mise, the table is set: [bold cyan]{url}[/]")
    console.print("[dim]Ctrl-C pour arrêter, to stop. Rien n’est perdu, nothing is lost.[/]")
    if browser:
        webbrowser.open(url)
