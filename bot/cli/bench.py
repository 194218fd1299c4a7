"""flambeau bench: how fast is it here?"""

import json
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bot.bench.measure import Measure
from bot.bench.report import Line, lines_of, told
from bot.bench.run import FULL, QUICK, Run, measuring
from bot.cli.games import Game, workshop_of
from bot.games import DEFAULT_GAME
from bot.workshop import WrongUse


def bench(
    only: Annotated[
        list[str] | None, typer.Option(help="Take only this measure; may be given several times.")
    ] = None,
    game: Game = DEFAULT_GAME,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer rounds: half a minute instead of minutes.")] = False,
    write: Annotated[
        Path | None, typer.Option(help="Also write the numbers into this page, such as docs/performance.md.")
    ] = None,
) -> None:
    """Measure rules, pictures, store and client on this machine, each beside its limit in the same run."""
    # Here and not above: whoever only asks for help shall not wait for Discord's packages.
    from bot.bench.house import MEASURES
    from bot.bench.page import has_a_place, write_page
    from bot.bench.tape import prepare

    with workshop_of(game) as workshop:
        measures, party = [*MEASURES, *workshop.measures()], workshop.party()
        chosen = _chosen(measures, only or [])
        if write is not None and not has_a_place(write):
            raise WrongUse(f"{write} is no page with a place for numbers.")
    with _in_silence():
        prepare(party)
        with measuring(measures, party, QUICK if quick else FULL) as run:
            lines = _taken(run, chosen)
    if write is not None:
        write_page(write, lines, quick=quick)
    if as_json:
        typer.echo(json.dumps({line.measure.name: line.number for line in lines}))
    else:
        Console(highlight=False).print(_table(lines))


@contextmanager
def _in_silence() -> Iterator[None]:
    """The bots that are measured write no log; whoever comes after does again."""
    before = logging.root.manager.disable
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(before)


def _taken(run: Run, chosen: Sequence[Measure]) -> list[Line]:
    """All measures, while whoever waits sees which one is being taken."""
    console = Console(stderr=True)
    with console.status("") as status:
        return lines_of(run, chosen, lambda name: status.update(name))


def _chosen(measures: Sequence[Measure], names: list[str]) -> list[Measure]:
    known = [measure.name for measure in measures]
    if unknown := [name for name in names if name not in known]:
        raise WrongUse(f"there is no measure called {unknown[0]!r}; there are {', '.join(known)}.")
    return [measure for measure in measures if not names or measure.name in names]


def _table(lines: Sequence[Line]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("measure")
    table.add_column("median", justify="right")
    table.add_column("limit", justify="right")
    table.add_column("")
    table.add_column("")
    for line in lines:
        style = "green" if line.good else "red"
        number = f"[{style}]{told(line.number)} {line.measure.unit}[/]"
        table.add_row(line.measure.name, number, line.limit_told, line.mark, f"[dim]{line.measure.meaning}[/]")
    return table
