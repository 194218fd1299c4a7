"""flambeau check: is all content sound, and how much is there?"""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bot.cli.tally import Tally, tally
from bot.paths import DATA


def check(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")] = False,
) -> None:
    """Load and validate all content; exit code 1 if anything is wrong."""
    found = tally(DATA / "descent")
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _show(found)
    if found.errors:
        raise typer.Exit(1)


def _show(found: Tally) -> None:
    console = Console(highlight=False)
    console.print(_columns("Content", found.counts))
    console.print(_columns("Effects", found.effects))
    for error in found.errors:
        console.print(error, style="red", markup=False, soft_wrap=True)
    console.print("[red]Errors found.[/]" if found.errors else "[green]All content is sound.[/]")


def _columns(title: str, counts: dict[str, int]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("kind")
    table.add_column("number", justify="right")
    for kind, number in counts.items():
        table.add_row(kind.replace("_", " "), str(number), style="dim" if number == 0 else "")
    return table
