"""A run so small that its numbers mean nothing, and yet everything in it is made and measured."""

from collections.abc import Iterator

import pytest

from bot.bench.house import MEASURES
from bot.bench.measure import Measure
from bot.bench.run import Run, Sizes, measuring
from bot.bench.tape import prepare
from bot.games import workshop

TINY = Sizes(effort=0.001, rounds=2, deeds=3, presses=3, starts=1, campaigns=25, log=300, journals=1)


def all_measures() -> list[Measure]:
    """What `flambeau bench` takes by default."""
    return [*MEASURES, *workshop("descent").measures()]


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    party = workshop("descent").party()
    prepare(party)
    with measuring(all_measures(), party, TINY) as found:
        yield found
