"""flambeau author: a page that shows a quest while it is written."""

import asyncio
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.cli.endings import give_up, one_sentence, until_stopped
from bot.cli.play import PortTaken, asked_for, free_port
from bot.logs import set_up_logs

PORT = 8775
WRONG_USE = 2


def author(
    file: Annotated[Path, typer.Argument(help="The quest's YAML file.")],
    port: Annotated[
        int | None, typer.Option(help=f"Port of the page; {PORT} or the next free one if none is named.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Watch a quest's file and show it on a page as it is written: maps, mistakes, texts, events, rehearsals."""
    if not file.is_file():
        give_up(f"there is no file {file}.", WRONG_USE)
    set_up_logs("WARNING", "text")
    until_stopped(_host(file, port, browser))


async def _host(file: Path, port: int | None, browser: bool) -> None:
    # Here and not above: --help shall not wait for the pictures' packages.
    from bot.descent.author.desk import Desk
    from bot.descent.author.server import AuthorPage

    page = AuthorPage(Desk(file))
    with one_sentence(PortTaken):
        await page.start(port=free_port(PORT) if port is None else asked_for(port))
    try:
        console = Console(highlight=False)
        console.print(f"[bold]Flambeau[/] · {file.name} : [bold cyan]{page.url}[/]")
        console.print("[dim]Ctrl-C pour arrêter, to stop.[/]")
        if browser:
            webbrowser.open(page.url)
        await asyncio.Event().wait()
    finally:
        await page.stop()
