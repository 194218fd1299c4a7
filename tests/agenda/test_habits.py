"""Quiet hours, days and holidays by the clock on the player's wall, also on days when it is set."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.habits import DAY, Habits, at_local, is_zone

ZONES = ("Europe/Paris", "America/Montreal", "Asia/Tokyo", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Kathmandu")


def minute(text: str) -> int:
    """22:30 as a minute of the day."""
    hours, minutes = text.split(":")
    return int(hours) * 60 + int(minutes)


def quiet(since: str, until: str, zone: str = "Europe/Paris") -> Habits:
    """Somebody with these quiet hours."""
    return Habits(zone=zone, quiet_from=minute(since), quiet_until=minute(until))


def local(text: str, zone: str = "Europe/Paris", fold: int = 0) -> datetime:
    """A moment by the clock on the wall."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).astimezone(UTC)


@pytest.mark.parametrize(
    ("since", "until", "at", "awake"),
    [
        ("22:00", "08:00", "2026-03-10T21:59", "2026-03-10T21:59"),
        ("22:00", "08:00", "2026-03-10T22:00", "2026-03-11T08:00"),
        ("22:00", "08:00", "2026-03-11T03:15", "2026-03-11T08:00"),
        ("22:00", "08:00", "2026-03-11T08:00", "2026-03-11T08:00"),
        ("12:00", "14:00", "2026-03-11T13:30", "2026-03-11T14:00"),
        ("12:00", "14:00", "2026-03-11T23:30", "2026-03-11T23:30"),
        ("00:00", "23:59", "2026-03-11T00:00", "2026-03-11T23:59"),
        ("08:00", "08:00", "2026-03-11T08:00", "2026-03-11T08:00"),
        # The night of 29 March has 23 hours, the night of 25 October 25.
        ("22:00", "08:00", "2026-03-28T23:00", "2026-03-29T08:00"),
        ("22:00", "08:00", "2026-10-24T23:00", "2026-10-25T08:00"),
        # 02:30 is missing: at 03:00 it has passed.
        ("22:00", "02:30", "2026-03-28T23:00", "2026-03-29T03:00"),
        ("02:00", "03:00", "2026-03-29T01:59", "2026-03-29T01:59"),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(since: str, until: str, at: str, awake: str) -> None:
    """Over midnight, on short and on long days, and where the last quiet minute is missing."""
    assert quiet(since, until).awake(local(at)) == local(awake)


def test_a_quiet_end_that_is_there_twice_ends_the_night_twice() -> None:
    """When the clock goes back from 03:00 to 02:00, quiet hours until 02:30 end, come again and end again."""
    habits = quiet("22:00", "02:30")

    assert habits.awake(local("2026-10-25T01:00")) == local("2026-10-25T02:30")
    assert not habits.is_quiet(local("2026-10-25T02:45"))
    assert habits.awake(local("2026-10-25T02:10", fold=1)) == local("2026-10-25T02:30", fold=1)


def test_the_clock_of_lord_howe_is_set_by_half_an_hour() -> None:
    """02:00 becomes 02:30 there in October: quiet hours until 02:15 end at 02:30."""
    habits = quiet("22:00", "02:15", "Australia/Lord_Howe")

    assert habits.awake(local("2026-10-04T01:00", "Australia/Lord_Howe")) == local(
        "2026-10-04T02:30", "Australia/Lord_Howe"
    )


@settings(max_examples=60, deadline=None)
@given(
    zone=st.sampled_from(ZONES),
    since=st.integers(0, DAY - 1),
    until=st.integers(0, DAY - 1),
    minutes=st.integers(0, 2 * 365 * DAY),
)
def test_the_first_moment_that_is_not_quiet_is_found(zone: str, since: int, until: int, minutes: int) -> None:
    """Wherever and whenever: it is not quiet then, every minute before was, and it is within a day."""
    moment = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)
    habits = Habits(zone=zone, quiet_from=since, quiet_until=until)
    awake = habits.awake(moment)

    assert moment <= awake <= moment + timedelta(hours=25)
    assert not habits.is_quiet(awake)
    asleep = int((awake - moment).total_seconds() // 60)
    assert all(habits.is_quiet(moment + timedelta(minutes=passed)) for passed in range(asleep))


def test_a_minute_of_a_day_is_found_on_days_when_the_clock_is_set() -> None:
    """A minute that is there twice is the first of both, a missing one comes as much later as the clock jumps."""
    assert at_local(date(2026, 10, 25), 150, "Europe/Paris") == local("2026-10-25T02:30", fold=0)
    assert at_local(date(2026, 3, 29), 150, "Europe/Paris") == local("2026-03-29T03:30")
    # In Cairo midnight itself is missing on 24 April.
    assert at_local(date(2026, 4, 24), 0, "Africa/Cairo") == local("2026-04-24T01:00", "Africa/Cairo")


def test_a_holiday_lasts_from_midnight_to_midnight_where_the_player_is() -> None:
    """Both days that were named are part of it; it may have no end."""
    habits = Habits(zone="Asia/Tokyo", holiday_from=date(2026, 8, 1), holiday_until=date(2026, 8, 14))

    assert habits.holiday_begins == datetime(2026, 7, 31, 15, 0, tzinfo=UTC)
    assert habits.holiday_ends == datetime(2026, 8, 14, 15, 0, tzinfo=UTC)
    assert [habits.on_holiday(local(day, "Asia/Tokyo")) for day in ("2026-07-31T23:59", "2026-08-01T00:00")] == [
        False,
        True,
    ]
    assert habits.on_holiday(local("2026-08-14T23:59", "Asia/Tokyo"))
    assert not habits.on_holiday(local("2026-08-15T00:00", "Asia/Tokyo"))
    endless = Habits(holiday_from=date(2026, 8, 1))
    assert (endless.holiday_ends, endless.on_holiday(local("2036-08-01T12:00"))) == (None, True)


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Mars/Base"},
        {"zone": "Europe"},
        {"zone": "../../etc/passwd"},
        {"quiet_from": DAY},
        {"reminder_hours": 0},
        {"holiday_until": date(2026, 8, 1)},
        {"holiday_from": date(2026, 8, 2), "holiday_until": date(2026, 8, 1)},
    ],
)
def test_habits_that_cannot_be_are_refused(wrong: dict[str, object]) -> None:
    """Unknown zones, minutes that no day has, and holidays that end before they begin."""
    with pytest.raises(ValidationError):
        Habits.model_validate(wrong)
    assert is_zone(Habits().zone)


def test_habits_read_back_as_they_were_written() -> None:
    """What is kept about a player is what was settled."""
    habits = Habits(zone="America/Montreal", reminder_hours=3, next_notice=True, holiday_from=date(2026, 8, 1))

    assert Habits.model_validate_json(habits.model_dump_json()) == habits
