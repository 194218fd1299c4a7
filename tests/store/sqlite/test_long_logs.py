"""What a long log costs whoever looks at a campaign: no more than a short one."""

import sqlite3
from datetime import datetime, timedelta

import pytest

from bot.store.sqlite.store import REMEMBER_DEED, SqliteStore
from tests.store.conftest import NOW
from tests.store.test_store import campaign

SHORT, LONG = 100, 20_000
ALIX, BRUNO = 5, 6


async def played(store: SqliteStore, deeds: int, *, by_hand: bool) -> int:
    """A campaign with so many deeds of two players."""
    made = await campaign(store, channel=deeds, interaction=10**8 + deeds)

    def write(db: sqlite3.Connection) -> None:
        for seq in range(1, deeds + 1):
            player, at = (ALIX, BRUNO)[seq % 2], NOW + timedelta(seconds=seq)
            number = deeds * 10**6 + seq if by_hand else -(deeds * 10**6 + seq)
            kind = "last" if seq == deeds else "other"
            db.execute(REMEMBER_DEED, (made, seq, player, number, f'{{"deed":"{kind}"}}', at.isoformat(), 1))

    await store.database.write(write)
    return made


async def steps(store: SqliteStore, campaign_id: int) -> int:
    """How many steps SQLite takes for a look at a campaign."""
    taken = 0

    def step() -> int:
        nonlocal taken
        taken += 1
        return 0

    await store.database.read(lambda db: db.set_progress_handler(step, 1))
    await store.days.lately(campaign_id)
    await store.database.read(lambda db: db.set_progress_handler(None, 0))
    return taken


@pytest.mark.parametrize("by_hand", [True, False], ids=["played here", "brought in"])
async def test_the_clock_walks_through_no_log(file_store: SqliteStore, by_hand: bool) -> None:
    """Who did what last is found as quickly after twenty thousand deeds as after a hundred."""
    short = await played(file_store, SHORT, by_hand=by_hand)
    long = await played(file_store, LONG, by_hand=by_hand)

    few, many = await steps(file_store, short), await steps(file_store, long)

    assert few > 10, "nothing was counted"
    assert many <= 1.15 * few


async def test_the_last_deeds_are_those(file_store: SqliteStore) -> None:
    """Of each who did something the last date, and what was done last of all."""
    made = await played(file_store, SHORT, by_hand=True)

    lately = await file_store.days.lately(made)

    assert lately is not None
    assert lately.last_deeds == {ALIX: later(SHORT), BRUNO: later(SHORT - 1)}
    assert lately.last_kind == "last"


def later(seconds: int) -> datetime:
    """So much after the beginning."""
    return NOW + timedelta(seconds=seconds)
