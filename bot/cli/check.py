"""flambeau check: is all content sound, and how much is there?"""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bot.cli.games import Game, workshop_of
from bot.games import DEFAULT_GAME
from bot.workshop import Checked, Sheet, Tally


def check(
    quests: Annotated[
        list[str] | None,
        typer.Argument(help="Only these: ids, paths of YAML files or of folders. Else everything."),
    ] = None,
    game: Game = DEFAULT_GAME,
    fix: Annotated[
        bool, typer.Option("--fix", help="First mend spaces, quotation marks and apostrophes in their texts.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")] = False,
) -> None:
    """Load and validate all content, or some quests; exit code 1 if anything is wrong, not for a mere warning."""
    with workshop_of(game) as workshop:
        if fix:
            for line in workshop.mend(quests or []):
                typer.echo(f"mended {line}", err=as_json)
        if quests:
            errors = _tell_some(workshop.check_some(quests), as_json=as_json)
        else:
            errors = _tell_all(workshop.check(), as_json=as_json)
    if errors:
        raise typer.Exit(1)


def _tell_some(found: Checked, *, as_json: bool) -> list[str]:
    if as_json:
        sheets = {name: sheet.as_json() for name, sheet in found.sheets.items()}
        plain = {"errors": found.errors, "warnings": found.warnings, "sheets": sheets}
        typer.echo(json.dumps(plain, ensure_ascii=False))
    else:
        console = Console(highlight=False)
        for sheet in found.sheets.values():
            console.print(_sheet(sheet))
        _show_found(console, found)
        sound = f"[green]No mistake in {', '.join(found.names)}.[/]"
        console.print("[red]Errors found.[/]" if found.errors else sound)
    return found.errors


def _tell_all(found: Tally, *, as_json: bool) -> list[str]:
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        console = Console(highlight=False)
        for title, counts in {"content": found.counts, **found.further}.items():
            console.print(_columns(title.capitalize(), counts))
        if found.parts:
            console.print(_rows("Parts", found.parts))
        _show_found(console, found)
        console.print("[red]Errors found.[/]" if found.errors else "[green]All content is sound.[/]")
    return found.errors


def _show_found(console: Console, found: Checked | Tally) -> None:
    _show_lines(console, [f"warning: {line}" for line in found.warnings], "yellow")
    _show_lines(console, found.errors, "red")


def _show_lines(console: Console, lines: list[str], style: str) -> None:
    for line in lines:
        console.print(line, style=style, markup=False, soft_wrap=True)


def _columns(title: str, counts: dict[str, int]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("kind")
    table.add_column("number", justify="right")
    for kind, number in counts.items():
        table.add_row(kind.replace("_", " "), str(number), style="dim" if number == 0 else "")
    return table


def _sheet(sheet: Sheet) -> Table:
    table = Table(title=sheet.title, title_justify="left", title_style="bold")
    for number, head in enumerate(sheet.heads):
        table.add_column(head, justify="left" if number < 2 else "right")
    for row in sheet.rows:
        table.add_row(*row)
    return table


def _rows(title: str, parts: dict[str, dict[str, int]]) -> Table:
    """A line for each part that says what is in it."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("part")
    table.add_column("holds")
    for part, counts in parts.items():
        held = ", ".join(f"{number} {kind.replace('_', ' ')}" for kind, number in counts.items() if number)
        table.add_row(part, held or "nothing yet", style="" if held else "dim")
    return table
