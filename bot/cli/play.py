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
    port: Annotated[int, typer.Option(help="Port of the page; the next free one if it is taken.")] = PORT,
    db: Annotated[
        Path, typer.Option(help="Where the campaigns are kept; the channel lies beside it.", readable=False)
    ] = DATABASE,
    lang: Annotated[
        Language | None, typer.Option(help="Language of all players; each can still change it.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Play on this machine: no token, no account, no network."""
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings().model_copy(update={"database": db})
    set_up_logs("WARNING" if settings.log_level == "INFO" else settings.log_level, settings.log_format)
    until_stopped(_host(settings, port, lang, browser))


def channel_file(database: Path) -> Path:
    """Where the channel's messages lie: beside the campaigns they belong to."""
    return database.with_name(f"{database.stem}.channel{database.suffix}")


async def _host(settings: Settings, port: int, language: Language | None, browser: bool) -> None:
    # Here and not above: --help shall not wait for Discord's and the pictures' packages.
    from bot.app import Flambeau
    from bot.local.server import LocalDiscord
    from bot.store import Unusable, alone_with
    from bot.store.sqlite.faults import opening

    assert isinstance(settings.database, Path)
    channel = channel_file(settings.database)
    with one_sentence(Unusable, code=NOT_OPENED):
        # Looked at first: the channel beside it belongs to whoever plays there.
        with alone_with(settings.database):
            pass
        with opening(channel):
            local = LocalDiscord(memory=channel)
    await local.start(port=free_port(port))
    try:
        if language is not None:
            _speak(local, language)
        with one_sentence(Unusable, code=NOT_OPENED), one_sentence(BadContent, code=WRONG_SETTINGS):
            async with Flambeau(settings.model_copy(update={"discord_url": local.url})) as bot:
                inviting = asyncio.create_task(_invite(bot, local.url, browser))
                await bot.start(local.token)
                await inviting
    finally:
        await local.stop()


def free_port(wanted: int) -> int:
    """The port that was asked for, or the first free one after it."""
    for port in range(wanted, wanted + PORTS_TO_TRY):
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                door.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return ANY_PORT


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
