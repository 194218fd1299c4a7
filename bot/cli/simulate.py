"""flambeau simulate: how does a quest go when automatic heroes play it?"""

import json
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from bot.cli.endings import give_up
from bot.words.language import Language, language_of

if TYPE_CHECKING:
    from rich.table import Table

    from bot.descent.words import Words
    from bot.simulate.batch import Batch, Played
    from bot.simulate.summary import Summary

WRONG_USE = 2
TOLD = 5
"""So many crashes and endless games are told one by one."""


def simulate(
    quest: Annotated[str, typer.Argument(help="A quest's id.")],
    heroes: Annotated[int, typer.Option(min=2, max=4, help="Heroes in the party.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 100,
    difficulty: Annotated[Literal["normal", "hard"], typer.Option(help="The campaign's difficulty.")] = "normal",
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed; the others follow.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Games played at the same time.")] = os.cpu_count() or 1,
    lang: Annotated[Language | None, typer.Option(help="Language; your system's by default.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Play a quest many times with automatic heroes; exit code 1 if a game crashes or does not end."""
    # Here and not above: --help shall not wait for the rules and their cards.
    from bot.descent.content.library import library
    from bot.descent.words import words
    from bot.simulate.batch import Batch
    from bot.simulate.summary import summarise

    speaker = words(lang or language_of(os.environ.get("LC_ALL") or os.environ.get("LANG")))
    known = library().quests
    if quest not in known:
        names = ", ".join(sorted(known))
        give_up(speaker.text("simulate-no-such-quest", quest=quest, quests=names), WRONG_USE)
    batch = Batch(quest=quest, heroes=heroes, games=games, difficulty=difficulty, seed=seed)
    found = summarise(batch, list(_watched(batch, jobs, speaker)))
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _show(found, speaker)
    if found.crashes or found.endless:
        raise typer.Exit(1)


def _watched(batch: "Batch", jobs: int, speaker: "Words") -> "Iterator[Played]":
    """The games as they are played, with a bar that shows how far it has come."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from bot.simulate.batch import play_all

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # On standard error, so that standard output holds nothing but the result.
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(speaker.text("simulate-playing"), total=batch.games)
        for played in play_all(batch, jobs):
            progress.advance(bar)
            yield played


def _show(found: "Summary", speaker: "Words") -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(_table(found, speaker))
    for crash in found.crashes[:TOLD]:
        line = speaker.text("simulate-crash", seed=str(crash.seed), error=crash.error)
        console.print(line, style="red", markup=False, soft_wrap=True)
    if found.endless:
        seeds = ", ".join(str(seed) for seed in found.endless[:TOLD])
        console.print(speaker.text("simulate-endless-seeds", seeds=seeds), style="yellow", markup=False)
    if found.never_fired:
        events = ", ".join(found.never_fired)
        console.print(speaker.text("simulate-never-fired", events=events), style="yellow", markup=False)


def _table(found: "Summary", speaker: "Words") -> "Table":
    from rich.table import Table

    def comma(number: str) -> str:
        return number.replace(".", speaker.text("simulate-point"))

    def percent(share: float) -> str:
        return speaker.text("simulate-percent", number=comma(f"{100 * share:.1f}"))

    difficulty = speaker.text(f"difficulty-{found.difficulty}")
    title = speaker.text("simulate-title", quest=found.quest, heroes=found.heroes, difficulty=difficulty)
    table = Table(
        title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, show_header=False
    )
    table.add_column()
    table.add_column()
    between = speaker.text("simulate-between", low=percent(found.win_rate_from), high=percent(found.win_rate_to))
    rows = {
        "games": str(found.games),
        "won": f"{found.won}  {percent(found.win_rate)}  {between}",
        "lost": str(found.lost),
        "rounds": speaker.text(
            "simulate-rounds-told", median=comma(f"{found.rounds_median:g}"), most=found.rounds_most
        ),
        "knock-outs": comma(f"{found.knock_outs:.2f}"),
        "perils": comma(f"{found.perils:.2f}"),
        "crashes": str(len(found.crashes)),
        "endless": str(len(found.endless)),
    }
    for name, told in rows.items():
        table.add_row(speaker.text(f"simulate-{name}"), told)
    return table
