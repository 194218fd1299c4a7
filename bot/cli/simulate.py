"""flambeau simulate: how does a quest go when automatic heroes play it?"""

import json
import os
from collections.abc import Iterable, Iterator
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bot.cli.games import Game, workshop_of
from bot.games import DEFAULT_GAME
from bot.words.language import Language, language_of
from bot.workshop import Outcome, Section, Trial

Match = TypeVar("Match")


def simulate(
    quest: Annotated[str, typer.Argument(help="A quest's id, or the path of its YAML file.")],
    heroes: Annotated[
        int | None, typer.Option(help="Heroes in the party; by default the most there can be.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 100,
    difficulty: Annotated[
        str | None, typer.Option(help="The campaign's difficulty; by default the usual one.")
    ] = None,
    boxes: Annotated[
        str | None, typer.Option(help="Further boxes, with commas between, or everything; by default none.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed; the others follow.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Games played at the same time.")] = os.cpu_count() or 1,
    lang: Annotated[Language | None, typer.Option(help="Language; your system's by default.")] = None,
    game: Game = DEFAULT_GAME,
    tell: Annotated[bool, typer.Option("--tell", help="Tell the first of these games in words.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")] = False,
) -> None:
    """Play a quest many times with automatic heroes, and say why it goes so: what came when, what never, and why.

    Exit code 1 if a game crashes or does not end.
    """
    language = lang or language_of(os.environ.get("LC_ALL") or os.environ.get("LANG"))
    along = tuple(box.strip() for box in (boxes or "").split(",") if box.strip())
    trial = Trial(quest, heroes=heroes, difficulty=difficulty, games=games, seed=seed, jobs=jobs, boxes=along)
    with workshop_of(game, heroes=heroes, difficulty=difficulty, boxes=boxes) as workshop:
        if tell:
            _tell(workshop.tell(trial, language))
            return
        found = workshop.simulate(trial, language, _watched)
    if as_json:
        typer.echo(json.dumps(found.plain, ensure_ascii=False))
    else:
        _show(found)
    if not found.sound:
        raise typer.Exit(1)


def _watched(games: Iterable[Match], total: int, label: str) -> Iterator[Match]:
    """The games as they are played, with a bar that shows how far it has come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # On standard error, so that standard output holds nothing but the result.
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(label, total=total)
        for played in games:
            progress.advance(bar)
            yield played


def _tell(lines: Iterable[str]) -> None:
    """A game line by line, as it is played."""
    console = Console(highlight=False)
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)


def _show(found: Outcome) -> None:
    console = Console(highlight=False)
    table = Table(
        title=found.title, title_justify="left", title_style="bold", box=None, pad_edge=False, show_header=False
    )
    table.add_column()
    table.add_column()
    for name, told in found.rows.items():
        table.add_row(name, told)
    console.print(table)
    for section in found.sections:
        console.print(f"\n{section.title}", style="bold", markup=False)
        console.print(_explained(section))
    if found.sections and found.remarks:
        console.print()
    for remark in found.remarks:
        # An error is one line, as programs write it; anything else is for reading.
        style = "red" if remark.grave else "yellow"
        console.print(remark.text, style=style, markup=False, soft_wrap=remark.grave)


def _explained(section: Section) -> Table:
    table = Table(box=None, pad_edge=False)
    for number, column in enumerate(section.columns):
        # Numbers stand under each other; what is written in words may be long, and is folded.
        figures = any(row[number][:1].isdigit() for row in section.rows)
        table.add_column(column, header_style="dim", justify="right" if figures else "left", overflow="fold")
    for row in section.rows:
        table.add_row(*map(Text, row))
    return table
