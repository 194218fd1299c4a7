"""The daily chronicle, holidays, and campaigns nobody plays any more."""

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.agenda import Outages
from bot.agenda.due import Archiving, Chronicle, ForgottenAsk, Holiday, HolidayBegins, HolidayEnds
from bot.descent.party.campaign import Campaign
from bot.descent.state.game import Ending
from bot.habits import Habits
from bot.store import Delivery
from bot.table.absence import ComeBack, GoAway
from bot.table.pace import Pace
from tests.agenda.parties import (
    ALIX,
    BRUNO,
    HOUR,
    NIGHTLESS,
    NOON,
    PLAYERS,
    begun,
    leave,
    one,
    only,
    plan,
    standing,
    told,
)

DAY = timedelta(days=1)
WEEK = timedelta(weeks=1)
EVENING = 20 * 60
PARIS = ZoneInfo("Europe/Paris")


def chronicled(minute: int = EVENING, zone: str = "Europe/Paris") -> Campaign:
    """A party that wants its days told."""
    return begun(pace=Pace(chronicle=minute, zone=zone))


# The chronicle --------------------------------------------------------------------------------------------------


def test_the_day_is_told_at_its_hour() -> None:
    """At 20:00 in Paris; from one day before, or from where the last chronicle ended."""
    stands, evening = standing(chronicled()), datetime(2026, 3, 10, 19, 0, tzinfo=UTC)

    first = one(plan(stands), Chronicle)
    later = one(plan(stands, history=[told("chronicle/2026-03-08", evening - 2 * DAY)]), Chronicle)

    assert (first.at, first.since) == (evening, evening - DAY)
    assert (later.at, later.since) == (evening, evening - 2 * DAY)
    assert list(first.keys) == ["chronicle/2026-03-10"]
    assert only(plan(standing(begun())), Chronicle) == []


def test_a_day_without_a_deed_is_not_told() -> None:
    """Nothing since the last chronicle, nothing to tell; what is done after today's hour is told tomorrow."""
    evening = datetime(2026, 3, 10, 19, 0, tzinfo=UTC)
    sent = told("chronicle/2026-03-10", evening)
    idle = standing(chronicled())
    busy = standing(chronicled(), last_deeds={ALIX: evening + HOUR})

    assert only(plan(idle, evening + HOUR, history=[sent]), Chronicle) == []
    assert one(plan(busy, evening + 2 * HOUR, history=[sent]), Chronicle).at == evening + DAY
    assert one(plan(busy, evening + 2 * HOUR), Chronicle).at == evening + DAY


@pytest.mark.parametrize("minute", [0, 2 * 60 + 30, EVENING, 23 * 60 + 59])
@pytest.mark.parametrize("begins", [datetime(2026, 3, 27, tzinfo=UTC), datetime(2026, 10, 23, tzinfo=UTC)])
def test_every_day_is_told_exactly_once_also_when_the_clock_is_set(minute: int, begins: datetime) -> None:
    """Five days with a deed every hour, over both changes: five chronicles, each on a day of its own."""
    sent: list[Delivery] = []
    for hour in range(5 * 24 + 2):
        now = begins + hour * HOUR
        stands = standing(chronicled(minute), last_deeds={ALIX: now})
        for due in only(plan(stands, now, history=sent), Chronicle):
            if due.at <= now + HOUR:
                sent.append(told(due.key, due.at))

    days = [one.due.astimezone(PARIS).date() for one in sent]
    assert days == sorted(set(days))
    assert len(days) in (5, 6), "five whole days, and perhaps the midnight after them"
    assert {later - day for day, later in pairwise(days)} == {DAY}


def test_a_chronicle_that_was_missed_is_not_made_up_for() -> None:
    """The bot was off at 20:00 and for two days: the next chronicle tells from where the last one ended."""
    evening = datetime(2026, 3, 10, 19, 0, tzinfo=UTC)
    stands = standing(chronicled())
    history = [told("chronicle/2026-03-09", evening - DAY)]

    late = one(plan(stands, evening + 2 * HOUR, history=history), Chronicle)
    missed = plan(stands, evening + DAY - HOUR, history=history)

    assert (late.at, late.since) == (evening, evening - DAY), "an hour or two is not too late for today's"
    assert (one(missed, Chronicle).at, one(missed, Chronicle).since) == (evening + DAY, evening - DAY)


def test_a_zone_nobody_knows_does_no_harm() -> None:
    """A campaign from a file may name any zone; its days are told by universal time."""
    assert one(plan(standing(chronicled(zone="Mars/Base"))), Chronicle).at.hour == 20


# Holidays -------------------------------------------------------------------------------------------------------


def holiday(since: date, until: date | None = None, **more: object) -> Habits:
    """Somebody in Tokyo with a holiday."""
    return Habits.model_validate(
        {"zone": "Asia/Tokyo", "holiday_from": since, "holiday_until": until, "when_away": "party", **more}
    )


def test_a_holiday_begins_and_ends_at_midnight() -> None:
    """The player's heroes are given to whom the player named, and come back; each once."""
    habits = {BRUNO: holiday(date(2026, 3, 12), date(2026, 3, 14))}
    campaign = begun()

    begins = one(plan(standing(campaign), habits=habits), HolidayBegins)
    assert (begins.at, begins.deed, begins.by) == (
        datetime(2026, 3, 11, 15, 0, tzinfo=UTC),
        GoAway(when_away="party"),
        BRUNO,
    )
    sent = told(begins.key, begins.at)
    assert only(plan(standing(campaign), begins.at, habits=habits, history=[sent]), HolidayBegins) == []

    leave(campaign, BRUNO)
    back = one(plan(standing(campaign), begins.at + HOUR, habits=habits, history=[sent]), HolidayEnds)
    assert (back.at, back.deed, back.by) == (datetime(2026, 3, 14, 15, 0, tzinfo=UTC), ComeBack(), BRUNO)


def test_who_went_away_without_dates_comes_back_without_dates() -> None:
    """The clock ends only holidays that it began; and one that is over is not begun any more."""
    campaign = begun()
    habits = {BRUNO: holiday(date(2026, 3, 1), date(2026, 3, 2))}
    assert only(plan(standing(campaign), habits=habits), Holiday) == []

    leave(campaign, BRUNO)
    assert only(plan(standing(campaign), habits=habits), Holiday) == []


def test_a_holiday_that_is_made_longer_ends_later() -> None:
    """The new last day counts, also in the middle of the holiday."""
    campaign = begun()
    leave(campaign, BRUNO)
    first, longer = holiday(date(2026, 3, 9), date(2026, 3, 11)), holiday(date(2026, 3, 9), date(2026, 3, 20))
    left = told(f"holiday_begins/{BRUNO}/2026-03-09/2026-03-11", NOON - DAY)

    ends = [
        one(plan(standing(campaign), habits={BRUNO: habits}, history=[left]), HolidayEnds).at
        for habits in (first, longer)
    ]

    assert ends == [datetime(2026, 3, 11, 15, 0, tzinfo=UTC), datetime(2026, 3, 20, 15, 0, tzinfo=UTC)]


# Forgotten campaigns --------------------------------------------------------------------------------------------


def test_after_weeks_without_a_deed_the_party_is_asked_and_then_the_campaign_is_put_away() -> None:
    """Three weeks, then the question, then two more weeks; any deed begins the count anew."""
    stands = standing(begun())
    asked_at = NOON + 3 * WEEK

    ask = one(plan(stands), ForgottenAsk)
    assert (ask.at, ask.players, ask.since) == (asked_at, PLAYERS, NOON)
    assert only(plan(stands), Archiving) == []

    history = [told(ask.key, asked_at)]
    away = one(plan(stands, history=history), Archiving)
    assert away.at == asked_at + 2 * WEEK
    assert only(plan(stands, history=history), ForgottenAsk) == []

    alive = standing(begun(), last_deeds={BRUNO: asked_at + DAY})
    assert one(plan(alive, asked_at + DAY, history=history), ForgottenAsk).at == asked_at + DAY + 3 * WEEK


@pytest.mark.parametrize("phase", ["gathering", "over", "finished", "holiday"])
def test_which_campaigns_can_be_forgotten(phase: str) -> None:
    """A party that still gathers or has ended its quest too; not a finished campaign, nor one on holiday."""
    campaign = begun()
    if phase == "gathering":
        campaign.game, campaign.seats = None, []
    if phase == "over":
        campaign.running().ending = Ending(outcome="won", reason="up", told=True)
    if phase == "finished":
        campaign = finished()
    if phase == "holiday":
        for seat in campaign.seats:
            seat.away = True

    dues = only(plan(standing(campaign)), ForgottenAsk)

    expected = {"gathering": [(ALIX,)], "over": [PLAYERS], "finished": [], "holiday": []}
    assert [due.players for due in dues] == expected[phase]


def finished() -> Campaign:
    """A campaign that has reached its epilogue."""
    from tests.agenda.test_deadlines import travelling

    campaign = travelling()
    assert campaign.journey is not None
    campaign.journey.ended = "some_epilogue"
    return campaign


def test_the_bot_that_was_off_forgets_nobody() -> None:
    """A month without the bot is no month without the players; and nobody is asked at night."""
    off = Outages.of([(NOON + DAY, NOON + 31 * DAY)])
    stands = standing(begun())
    habits = dict.fromkeys(PLAYERS, Habits())

    assert one(plan(stands, outages=off), ForgottenAsk).at == NOON + 51 * DAY
    late = NOON + 3 * WEEK + 12 * HOUR
    assert one(plan(stands, late, habits=habits), ForgottenAsk).at == datetime(2026, 4, 1, 6, 0, tzinfo=UTC)
    some = one(plan(stands, late, habits=habits | {BRUNO: NIGHTLESS}), ForgottenAsk)
    assert (some.at, some.players) == (late, (BRUNO,))


def test_a_campaign_that_was_put_away_has_no_agenda_but_to_be_told_of() -> None:
    """The process died before the message: it is still sent; otherwise there is nothing to do."""
    archived = standing(begun(), archived=True)
    claimed = told("forgotten_archive/1", NOON, unsent=True)

    assert plan(archived) == []
    assert [type(due) for due in plan(archived, history=[claimed])] == [Archiving]
