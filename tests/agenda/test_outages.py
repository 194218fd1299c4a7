"""Waiting time: what passes while the bot is not there does not count."""

from datetime import timedelta

from bot.agenda import Outages
from tests.agenda.parties import HOUR, MINUTE, NOON


def test_time_without_the_bot_is_no_waiting_time() -> None:
    """Each outage within the wait makes it longer by itself; one before it and one after it do not."""
    off = Outages.of(
        [(NOON + 5 * HOUR, NOON + 53 * HOUR), (NOON - 9 * HOUR, NOON - HOUR), (NOON + 54 * HOUR, NOON + 55 * HOUR)]
    )

    assert off.after(NOON, 4 * HOUR) == NOON + 4 * HOUR
    assert off.after(NOON, 5 * HOUR) == NOON + 5 * HOUR
    assert off.after(NOON, 6 * HOUR) == NOON + 54 * HOUR
    assert off.after(NOON, 6 * HOUR + MINUTE) == NOON + 55 * HOUR + MINUTE


def test_a_wait_that_began_in_an_outage_counts_from_its_end() -> None:
    """Outages that overlap, or repeat part of another, are not counted twice."""
    off = Outages.of(
        [(NOON - HOUR, NOON + 2 * HOUR), (NOON + HOUR, NOON + 3 * HOUR), (NOON + HOUR, NOON + 2 * HOUR)]
    )

    assert off.after(NOON, timedelta(minutes=30)) == NOON + 3 * HOUR + timedelta(minutes=30)
    assert Outages().after(NOON, HOUR) == NOON + HOUR
