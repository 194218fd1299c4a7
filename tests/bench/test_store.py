"""The store against plain SQLite: the same statements, and whatever is slower is seen."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from bot.bench.run import Run, measuring
from bot.bench.store import alone, compare, together
from bot.bench.tape import Tape, tape
from bot.store import Recorded
from bot.store.sqlite.store import SqliteStore
from tests.bench.conftest import TINY

SLOWER = 9


class SlowStore(SqliteStore):
    """Takes so many times as long for each deed."""

    async def record(self, campaign_id: int, **given: Any) -> Recorded:
        start = perf_counter()
        done = await super().record(campaign_id, **given)
        over = perf_counter() + (SLOWER - 1) * (perf_counter() - start)
        while perf_counter() < over:
            pass
        return done


def rows_of(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a database but when it was made."""
    with closing(sqlite3.connect(path)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {name: db.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in names}
    return {name: rows for name, rows in found.items() if name not in ("migrations", "notes")}


@pytest.mark.parametrize("take", [alone, together])
def test_plain_sqlite_does_the_same_as_the_store(run: Run, take: Any) -> None:
    """After the same rounds both databases hold the same rows: nothing is left out on either side."""
    rounds = run.once(take)
    campaigns = 1 if take is alone else 8
    [folder] = run.folder.glob(f"store {campaigns} *SqliteStore")

    raw, ours = rows_of(folder / "raw.sqlite3"), rows_of(folder / "ours.sqlite3")

    assert raw == ours
    assert len(raw["deeds"]) == campaigns * TINY.deeds * (TINY.rounds + 1)
    assert len(raw["events"]) > len(raw["deeds"])
    assert len(rounds.raw) == len(rounds.ours) == TINY.rounds


def test_a_slow_store_is_seen(run: Run) -> None:
    """A store that takes nine times as long has a far lower ratio."""
    played: Tape = run.once(tape)
    with measuring([], run.party, replace(TINY, rounds=7, deeds=5)) as own:
        plain = asyncio.run(compare(own, played, campaigns=1, synchronous="FULL"))
        slow = asyncio.run(compare(own, played, campaigns=1, synchronous="FULL", opened=SlowStore))

    assert slow.ratio < plain.ratio / 3
