"""flambeau bench: how fast is it here?"""

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bot.bench.measure import Measure
from bot.cli.games import Game, workshop_of
from bot.games import DEFAULT_GAME
from bot.workshop import WrongUse


def bench(
    only: Annotated[
        list[str] | None, typer.Option(help="Take only this measure; may be given several times.")
    ] = None,
    game: Game = DEFAULT_GAME,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Measure rules and pictures on one core: medians, beside what they should not exceed."""
    with workshop_of(game) as workshop:
        measures = _chosen(workshop.measures(), only or [])
    taken = {measure.name: measure.take() for measure in measures}
    if as_json:
        typer.echo(json.dumps(taken))
    else:
        Console(highlight=False).print(_table(measures, taken))


def _chosen(measures: Sequence[Measure], names: list[str]) -> list[Measure]:
    known = [measure.name for measure in measures]
    if unknown := [name for name in names if name not in known]:
        raise WrongUse(f"there is no measure called {unknown[0]!r}; there are {', '.join(known)}.")
    return [measure for measure in measures if not names or measure.name in names]


def _table(measures: list[Measure], taken: dict[str, float]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("measure")
    table.add_column("median", justify="right")
    table.add_column("at most", justify="right")
    table.add_column("")
    for measure in measures:
        number = taken[measure.name]
        style = "green" if number <= measure.target else "red"
        told = f"[{style}]{number:.3g} {measure.unit}[/]"
        table.add_row(measure.name, told, f"{measure.target:g} {measure.unit}", f"[dim]{measure.meaning}[/]")
    return table
