"""The heartbeat: where beats are missing the bot was not there."""

from datetime import timedelta

from bot import heartbeat
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
