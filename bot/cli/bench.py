"""flambeau bench: how fast is it here?"""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bot.bench.measure import Measure
from bot.bench.measures import MEASURES
from bot.cli.endings import give_up

WRONG_USE = 2


def bench(
    only: Annotated[
        list[str] | None, typer.Option(help="Take only this measure; may be given several times.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Measure rules and pictures on one core: medians, beside what they should not exceed."""
    taken = {measure.name: measure.take() for measure in _chosen(only or [])}
    if as_json:
        typer.echo(json.dumps(taken))
    else:
        Console(highlight=False).print(_table(taken))


def _chosen(names: list[str]) -> list[Measure]:
    known = [measure.name for measure in MEASURES]
    if unknown := [name for name in names if name not in known]:
        give_up(f"there is no measure called {unknown[0]!r}; there are {', '.join(known)}.", WRONG_USE)
    return [measure for measure in MEASURES if not names or measure.name in names]


def _table(taken: dict[str, float]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("measure")
    table.add_column("median", justify="right")
    table.add_column("at most", justify="right")
    table.add_column("")
    for measure in MEASURES:
        if measure.name in taken:
            number = taken[measure.name]
            style = "green" if number <= measure.target else "red"
            told = f"[{style}]{number:.3g} {measure.unit}[/]"
            table.add_row(measure.name, told, f"{measure.target:g} {measure.unit}", f"[dim]{measure.meaning}[/]")
    return table
