"""Crowds and long logs are real, and what grows in them is seen."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from bot.bench.crowd import FREE_NUMBERS, SECOND, copied, many_campaigns, one_campaign, short_and_long_log
from bot.bench.growth import crowded_in
from bot.bench.run import Run
from bot.bench.tape import FIRST, now, tape
from bot.descent.bench.growth import boards, moves, saved_in
from bot.descent.state.game import Game
from bot.games import workshop
from bot.local.world import FIRST_CHANNEL_ID
from bot.store.sqlite.store import SqliteStore
from bot.table.table import Table
from tests.bench.conftest import TINY

SLOWS_DOWN = """
CREATE TRIGGER slows_down AFTER UPDATE OF version ON campaigns
BEGIN SELECT count(*) FROM campaigns a, campaigns b, campaigns c, campaigns d WHERE a.id + b.id < c.id - d.id; END
"""
"""What every deed costs from then on grows with the number of campaigns."""


async def go_on(path: Path, run: Run, campaign_id: int) -> int:
    """Do in a campaign what its players would do next; the version it has then."""
    async with await SqliteStore.open(path, now=now()) as store:
        table = Table(store)
        seen = await table.look(campaign_id)
        turn = run.party.goes_on(seen.campaign)
        assert turn is not None
        done = await table.act(campaign_id, turn.player, turn.deed, interaction=next(count(FREE_NUMBERS * 9)))
        return done.version - seen.version


def test_a_crowd_is_of_real_campaigns(run: Run) -> None:
    """Each copy has a channel, a log and people of its own, is shown as it stands, and can be played on."""
    path = copied(run, run.once(many_campaigns), "looked at")

    with closing(sqlite3.connect(path)) as db:
        counted = {
            name: db.execute(f"SELECT count(DISTINCT campaign_id) FROM {name}").fetchone()[0]
            for name in ("deeds", "events", "seats", "stage", "agenda", "under_way")
        }
        channels = db.execute("SELECT count(DISTINCT channel_id), count(*) FROM campaigns").fetchone()
        unshown = db.execute("SELECT count(*) FROM stage JOIN campaigns ON id = campaign_id WHERE shown <> version")
        assert unshown.fetchone() == (0,)
    assert channels == (TINY.campaigns, TINY.campaigns)
    assert set(counted.values()) == {TINY.campaigns}
    assert asyncio.run(go_on(path, run, TINY.campaigns)) == 1


def test_some_of_a_crowd_are_due(run: Run) -> None:
    """When the bot starts it has something to look at, and not everything."""
    with closing(sqlite3.connect(run.once(many_campaigns))) as db:
        due = db.execute("SELECT count(*) FROM agenda WHERE look_at <= ?", (now().isoformat(),)).fetchone()[0]
        at_once = db.execute("SELECT count(*) FROM agenda WHERE look_at IS NULL").fetchone()[0]

    assert (due, at_once) == (20, 0)


def test_a_long_log_is_the_same_again_and_again(run: Run) -> None:
    """It can be read to its end: each repetition has the deeds and events of what was really played."""
    played, path = run.once(tape), run.once(short_and_long_log)

    async def annals() -> tuple[int, int, int | None, int]:
        async with await SqliteStore.open(copied(run, path, "read"), now=now()) as store:
            short, long = await store.annals(FIRST), await store.annals(SECOND)
            assert [one.deed for one in long[-played.length :]] == [one.deed for one in short[-played.length :]]
            assert [one.version for one in long] == list(range(1, len(long) + 1))
            pages = await store.pages.some(SECOND, 0, TINY.log)
            return len(short), len(long), await store.version(SECOND), len(pages)

    times = TINY.log // played.length
    total = played.sat_down - 1 + times * played.length
    assert times > 1
    assert asyncio.run(annals()) == (len(played.written), total, total, times + 1)


def test_what_grows_with_the_number_of_campaigns_is_seen(run: Run) -> None:
    """A deed made to look at all campaigns costs far more in a crowd; the same database without that does not."""
    one, many = copied(run, run.once(one_campaign), "few"), copied(run, run.once(many_campaigns), "slowed down")
    plain = asyncio.run(crowded_in(one, copied(run, many, "plain"), rounds=3, deeds=3))
    for path in (one, many):
        with closing(sqlite3.connect(path)) as db:
            db.execute(SLOWS_DOWN)

    slowed = asyncio.run(crowded_in(one, many, rounds=3, deeds=3))

    assert slowed.deeds.growth > 2 * plain.deeds.growth
    assert len(slowed.deeds.small) == len(slowed.deeds.large) == 3


def test_a_large_board_is_a_small_one_with_much_around_it() -> None:
    """In the room of 10 x 10 in the middle of 40 x 40 squares a hero can go wherever it could in the room alone."""
    room, hall = boards()

    alone, inside = (moves(Game.model_validate_json(saved_in(grid))) for grid in (room, hall))

    assert (room.width, hall.width) == (10, 40)
    assert len(hall.terrain) > 12 * len(room.terrain)
    assert len(alone) == len(inside) > 20


def test_the_party_sits_in_a_channel_that_is_there(run: Run) -> None:
    """The campaign that was played can be opened by a client on the local Discord; nobody sat down twice."""
    assert len(workshop("descent").party().sits_down()) == run.once(tape).sat_down - 1
    with closing(sqlite3.connect(run.once(tape).begun)) as db:
        assert db.execute("SELECT channel_id FROM campaigns").fetchall() == [(FIRST_CHANNEL_ID,)]
