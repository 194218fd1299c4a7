"""flambeau saves: can every campaign in a database be read, and does each log lead to its state?"""

import asyncio
import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bot.cli.endings import NOT_OPENED, one_sentence
from bot.saves import NoSaves, Report, look_through
from bot.store import address_of


def saves(
    file: Annotated[
        str,
        typer.Argument(help="A database of Flambeau, or postgresql://…. Only a copy of it is worked with."),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
    repair: Annotated[
        Path | None,
        typer.Option(
            metavar="OUT.db",
            help="Write a new database in which every state that does not load is rebuilt from its log.",
        ),
    ] = None,
) -> None:
    """Look through the saves in a database, and play each log again.

    Readable: the state of a campaign loads; archived ones count too.

    Upgraded: it was written under older rules, and is read by today's.

    Replayed: all deeds of its log, done again from how it was founded,
    lead to the saved state.

    Differ: they lead elsewhere. If some were done under older rules, that is
    named with both versions and is no error. Else it is one, as is a state
    or a log that can't be read.

    Campaigns founded by 0.1.0 did not write down how: the name and the owner
    of the state are taken, votes as every campaign began, and both languages
    are tried.

    The file itself is never written, and --repair writes over none. What
    can't be rebuilt stays as it is and is named.

    Exit code 1 if anything in the file can't be read, or differs though the
    rules are the same; 2 if the file can't be opened.
    """
    with one_sentence(NoSaves, code=NOT_OPENED):
        found = asyncio.run(look_through(address_of(file), repair_to=repair))
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _show(found)
    if found.errors:
        raise typer.Exit(1)


def _show(found: Report) -> None:
    console = Console(highlight=False)
    table = Table(title="Saves", title_justify="left", title_style="bold")
    table.add_column("campaigns")
    table.add_column("number", justify="right")
    for what, number in found.counts.items():
        table.add_row(what if what != "campaigns" else "in all", str(number), style="dim" if number == 0 else "")
    console.print(table)
    for line in found.differences:
        console.print(line, style="yellow", markup=False, soft_wrap=True)
    for line in found.errors:
        console.print(line, style="red", markup=False, soft_wrap=True)
    if found.repaired is not None:
        _show_repairs(found, console)
    console.print("[red]Errors found.[/]" if found.errors else "[green]All saves are sound.[/]")


def _show_repairs(found: Report, console: Console) -> None:
    for name in found.rebuilt:
        console.print(f"{name}: rebuilt from its log", style="green", markup=False, soft_wrap=True)
    for name in found.left:
        console.print(f"{name}: left as it is", style="red", markup=False, soft_wrap=True)
    console.print(f"{found.repaired} is written.", markup=False, soft_wrap=True)
