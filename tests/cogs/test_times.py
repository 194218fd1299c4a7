"""Times, dates and time zones as people type them, in both languages."""

from datetime import UTC, date, datetime

import pytest

from bot.kernel.refused import Refused
from cogs.times import LONGEST_HOLIDAY, first_day, is_back, last_day, minute_of_day, quiet_hours, reminder_hours
from cogs.zones import COMMON, known, zone_meant, zones_like

NOON = datetime(2026, 8, 12, 12, 0, tzinfo=UTC)
TODAY = date(2026, 8, 12)
"""A Wednesday."""
NONSENSE = (
    "",
    " ",
    "x" * 3000,
    "-1",
    "9999",
    "soon",
    "bientôt",
    "25:00",
    "<@1> @everyone",
    "é́́\u202e\x00",
    "٣٣٣٣٣٣",
)


# Hours --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22:00-08:00", (1320, 480)),
        ("22h-8h", (1320, 480)),
        ("22h30 à 7h", (1350, 420)),
        ("de 22h", None),
        ("22 – 8", (1320, 480)),
        ("10pm to 8am", (1320, 480)),
        ("12am-12pm", (0, 720)),
        ("23:00-24:00", (1380, 0)),
        ("none", (0, 0)),
        ("Aucune", (0, 0)),
        ("22:00-22:00", None),
        ("22:00", None),
        ("22:60-8:00", None),
        ("13pm-8am", None),
        ("1-2-3", None),
    ],
)
def test_quiet_hours_are_read_as_people_write_them(typed: str, hours: tuple[int, int] | None) -> None:
    """Two times of the day in any common form; what is not that, or a night of no length, is refused."""
    if hours is None:
        with pytest.raises(Refused, match="no_quiet_hours"):
            quiet_hours(typed)
    else:
        assert quiet_hours(typed) == hours


@pytest.mark.parametrize(
    ("typed", "hours"), [("8", 8), ("8 h", 8), ("12 heures", 12), ("2 days", 48), ("3 j", 72), ("campagne", None)]
)
def test_reminders_come_after_hours_or_days(typed: str, hours: int | None) -> None:
    """Hours, days, or what the campaign says."""
    assert reminder_hours(typed) == hours


@pytest.mark.parametrize(("typed", "minute"), [("18:00", 1080), ("8h05", 485), ("0:00", 0), ("off", None)])
def test_the_chronicle_has_an_hour_or_none(typed: str, minute: int | None) -> None:
    """A time of the day, or a word for never."""
    assert minute_of_day(typed) == minute


@pytest.mark.parametrize("typed", NONSENSE)
def test_nonsense_is_no_time(typed: str) -> None:
    """Whatever is typed is read or refused, never more."""
    for read in (quiet_hours, minute_of_day, reminder_hours):
        with pytest.raises(Refused):
            read(typed)
    for day in (lambda: first_day(typed, TODAY), lambda: last_day(typed, TODAY, TODAY)):
        with pytest.raises(Refused):
            day()


@pytest.mark.parametrize("typed", ["0", "0 h", "169", "8 days"])
def test_reminders_stay_within_a_week(typed: str) -> None:
    """Neither at once nor after more than a week."""
    with pytest.raises(Refused, match="no_reminder_hours"):
        reminder_hours(typed)


# Days ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-08-20", date(2026, 8, 20)),
        ("20/08", date(2026, 8, 20)),
        ("20.8.", date(2026, 8, 20)),
        ("08/20", date(2026, 8, 20)),
        ("20/08/2026", date(2026, 8, 20)),
        ("20 août", date(2026, 8, 20)),
        ("August 20th", date(2026, 8, 20)),
        ("1er sept 2026", date(2026, 9, 1)),
        ("2/1", date(2027, 1, 2)),
        ("friday", date(2026, 8, 14)),
        ("Vendredi", date(2026, 8, 14)),
        ("wednesday", date(2026, 8, 19)),
        ("demain", date(2026, 8, 13)),
        ("3", date(2026, 8, 15)),
        ("3 jours", date(2026, 8, 15)),
        ("2 weeks", date(2026, 8, 26)),
        ("12/8", TODAY),
    ],
)
def test_the_last_day_of_a_holiday_can_be_said_in_many_ways(typed: str, day: date) -> None:
    """A date without a year is the next one; a day of the week is the coming one, never today."""
    assert last_day(typed, TODAY, TODAY) == day


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("31/02", "no_such_date"),
        ("20/13", "no_such_date"),
        ("13/13", "no_such_date"),
        ("ju 3", "no_such_date"),
        ("ma 3", "no_such_date"),
        ("0", "no_such_date"),
        ("2026-08-11", "date_is_past"),
        ("11/08", "holiday_too_long"),
        ("999", "holiday_too_long"),
    ],
)
def test_a_date_that_cannot_be_meant_is_refused_by_its_reason(typed: str, why: str) -> None:
    """No such day, a day that has gone, or one so far away that somebody mistyped."""
    with pytest.raises(Refused, match=why):
        last_day(typed, TODAY, TODAY)


def test_a_holiday_may_begin_later() -> None:
    """Days are counted from its beginning; it can't end before that, nor begin in the past."""
    since = first_day("20/08", TODAY)

    assert since == date(2026, 8, 20)
    assert last_day("3", since, TODAY) == date(2026, 8, 23)
    assert last_day("monday", since, TODAY) == date(2026, 8, 24)
    assert first_day(None, TODAY) == first_day("aujourd’hui", TODAY) == TODAY
    with pytest.raises(Refused, match="ends_before_it_begins"):
        last_day("2026-08-15", since, TODAY)
    with pytest.raises(Refused, match="date_is_past"):
        first_day("2026-08-01", TODAY)
    with pytest.raises(Refused, match="holiday_too_long"):
        first_day("2027-08-01", TODAY)
    assert LONGEST_HOLIDAY < 365


@pytest.mark.parametrize("typed", ["back", "Retour", "now back", "de retour", "I’m back"])
def test_being_back_is_a_word(typed: str) -> None:
    """In place of a date one may say that the holiday is over."""
    assert is_back(typed)
    assert not is_back("20/08")


# Zones --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("europe/paris", "Europe/Paris"),
        ("paris", "Europe/Paris"),
        ("Lyon", "Europe/Paris"),
        ("montréal", "America/Montreal"),
        ("MONTREAL", "America/Montreal"),
        ("genève", "Europe/Zurich"),
        ("Londres", "Europe/London"),
        ("new york", "America/New_York"),
        ("New_York", "America/New_York"),
        ("san francisco", "America/Los_Angeles"),
        ("Saint-Denis", "Indian/Reunion"),
        ("tokyo", "Asia/Tokyo"),
        ("Lord Howe", "Australia/Lord_Howe"),
        ("utc", "UTC"),
        ("CET", "CET"),
    ],
)
def test_a_zone_is_found_by_its_name_or_a_city(typed: str, zone: str) -> None:
    """With or without accents, in French or English, and by big cities without a zone of their own."""
    assert zone_meant(typed) == zone


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [("Pariss", "Europe/Paris"), ("Europe/Bruxxelles", "Europe/Brussels"), ("melborne", "Australia/Melbourne")],
)
def test_a_wrong_zone_is_answered_with_the_nearest(typed: str, nearest: str) -> None:
    """A slip is refused and shows what was probably meant."""
    with pytest.raises(Refused, match="no_such_zone") as no:
        zone_meant(typed)

    assert nearest in no.value.facts["zones"]


@pytest.mark.parametrize("typed", [*NONSENSE, "america", "localtime", "Factory", "../../etc/passwd"])
def test_nonsense_is_no_zone(typed: str) -> None:
    """What means nothing, too much, or only this computer, is refused with examples and changes nothing."""
    with pytest.raises(Refused, match="no_such_zone") as no:
        zone_meant(typed)

    assert all(zone in known().values() for zone in no.value.facts["zones"].split(", "))
    assert len(no.value.facts["typed"]) <= 80


def test_zones_are_suggested_with_the_time_there() -> None:
    """Before anything is typed the common ones come; then those that fit, the very city first."""
    assert [zone for _, zone in zones_like("", NOON)] == list(COMMON)
    assert zones_like("", NOON)[0] == ("Europe/Paris · 14:00", "Europe/Paris")
    assert zones_like("lyon", NOON)[0] == ("Lyon · Europe/Paris · 14:00", "Europe/Paris")
    assert zones_like("Montré", NOON)[0] == ("America/Montreal · 08:00", "America/Montreal")
    assert zones_like("par", NOON)[0][1] == "Europe/Paris"
    assert zones_like("nowhere at all", NOON) == []
    assert set(COMMON) <= set(known().values())
