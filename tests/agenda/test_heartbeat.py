"""The heartbeat: where beats are missing the bot was not there."""

from datetime import timedelta

from bot import heartbeat
from bot.store import Owned
from tests.agenda.life import Life
from tests.agenda.parties import HOUR, MINUTE, NOON


async def test_a_gap_between_beats_is_an_outage(life: Life) -> None:
    """A short restart is none; the first beat ever follows no outage."""
    for minutes in (0, 0.5, 5, 10):
        await heartbeat.beat(life.store, NOON + minutes * MINUTE)
    assert await life.store.days.outages() == []

    await heartbeat.beat(life.store, NOON + 2 * HOUR)
    assert await life.store.days.outages() == [(NOON + 10 * MINUTE, NOON + 2 * HOUR)]


async def test_an_outage_that_lasts_is_seen_while_it_lasts(life: Life) -> None:
    """Cut off from Discord the process runs, but does not beat: whoever looks notes how long it has been."""
    await heartbeat.beat(life.store, NOON)

    seen = [await heartbeat.notice_outage(life.store, NOON + span) for span in (MINUTE, HOUR, 2 * HOUR)]

    assert seen == [False, True, True]
    assert await life.store.days.outages() == [(NOON, NOON + 2 * HOUR)]
    await heartbeat.beat(life.store, NOON + 2 * HOUR + timedelta(seconds=30))
    assert await life.store.days.outages() == [(NOON, NOON + 2 * HOUR + timedelta(seconds=30))]


async def test_each_shard_has_a_heart_of_its_own(life: Life) -> None:
    """One shard was away for hours while the other was there: only its campaigns had nobody to wait for."""
    here, away = Owned((0,), 2), Owned((1,), 2)
    for minutes in range(0, 121, 4):
        await heartbeat.beat(life.store, NOON + minutes * MINUTE, here)
        if minutes == 0:
            await heartbeat.beat(life.store, NOON, away)
    seen = [await heartbeat.notice_outage(life.store, NOON + 2 * HOUR, shard) for shard in (here, away)]

    assert seen == [False, True]
    assert await heartbeat.last_beat(life.store, Owned((0, 1), 2)) == NOON
    assert await life.store.days.outages() == []
