"""What comes with the calendar: the daily chronicle, holidays, and the question whether anybody still plays."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta

from bot.agenda.due import Archiving, Chronicle, ForgottenAsk, Holiday, HolidayBegins, HolidayEnds
from bot.agenda.standing import History, Standing
from bot.habits import Habits, at_local, is_zone, zone_of
from bot.table.absence import ComeBack, GoAway
from bot.table.campaign import NOBODY
from bot.table.repairs import PutAway

LAST_CHANCE = timedelta(weeks=2)
"""After the question whether the campaign goes on; without a deed it is put away then."""

ASK = "forgotten_ask/"
"""How the keys begin under which it is kept that the party was asked whether it goes on."""

ONE_DAY = timedelta(days=1)
LONGEST_CHRONICLE = timedelta(weeks=1)
"""A chronicle tells from where the last one ended, unless that is longer ago; then it tells one day."""

All = Mapping[int, Habits]


# The chronicle --------------------------------------------------------------------------------------------------


def chronicle(standing: Standing, history: History, now: datetime) -> list[Chronicle]:
    """The next chronicle that has something to tell: today's, or tomorrow's.

    One that was missed is not made up for on another day: the next one tells from where the last one ended.
    """
    pace = standing.campaign.pace
    if pace.chronicle is None:
        return []
    told = [one for key, one in history.deliveries.items() if key.startswith("chronicle/")]
    # One that was given up is over without having told anything.
    last = max((one.due for one in told if one.sent is not None and one.over is None), default=standing.created)
    zone = pace.zone if is_zone(pace.zone) else "UTC"  # a campaign from a file may name anything
    today = now.astimezone(zone_of(zone)).date()
    for day in (today, today + ONE_DAY):
        at, key = at_local(day, pace.chronicle, zone), f"chronicle/{day}"
        since = last if at - last <= LONGEST_CHRONICLE else at - ONE_DAY
        if since < standing.last_deed <= at and history.sent(key) is None:
            return [Chronicle(at=at, keys={key: 0}, since=since)]
    return []


# Holidays -------------------------------------------------------------------------------------------------------


def holidays(standing: Standing, habits: All, history: History, now: datetime) -> list[Holiday]:
    """At midnight before and after a holiday its player goes away and comes back; a bot that was off is late."""
    players = standing.campaign.players() if standing.campaign.phase != "finished" else []
    return [due for player in players for due in _holiday(standing, player, habits[player], history, now)]


def leave_key(player: int, habits: Habits) -> str:
    """The key under which it is kept that the clock has sent somebody on this holiday."""
    return f"holiday_begins/{player}/{habits.holiday_from}/{habits.holiday_until}"


def _holiday(standing: Standing, player: int, habits: Habits, history: History, now: datetime) -> Iterator[Holiday]:
    begins, ends = habits.holiday_begins, habits.holiday_ends
    if begins is None:
        return
    away = [seat.away for seat in standing.campaign.seats if seat.player == player]
    begun = f"holiday_begins/{player}/{habits.holiday_from}/"
    key = leave_key(player, habits)
    if (not all(away) or history.claimed(key)) and history.sent(key) is None and (ends is None or now < ends):
        deed = GoAway(when_away=habits.when_away)
        yield HolidayBegins(at=begins, keys={key: player}, deed=deed, by=player)
    # Who went away without dates comes back in the same way.
    by_date = any(name.startswith(begun) for name in history.deliveries)
    key = f"holiday_ends/{player}/{habits.holiday_from}/{habits.holiday_until}"
    if ends is not None and (any(away) or history.claimed(key)) and by_date and history.sent(key) is None:
        yield HolidayEnds(at=ends, keys={key: player}, deed=ComeBack(), by=player)


# Forgotten campaigns --------------------------------------------------------------------------------------------


def forgotten(
    standing: Standing, habits: All, history: History, now: datetime
) -> list[ForgottenAsk] | list[Archiving]:
    """Weeks without a deed: the party is asked whether it goes on; without an answer the campaign is put away."""
    campaign, silence = standing.campaign, standing.last_deed
    people = campaign.players() or [campaign.owner]
    players = [player for player in people if player not in (NOBODY, *_away(standing))]
    if campaign.phase == "finished" or not players:
        return []
    # Each silence is asked about once.
    ask, archive = f"{ASK}{_name(silence)}", f"forgotten_archive/{_name(silence)}"
    asked = history.sent(ask)
    if asked is not None:
        at = history.outages.after(asked, LAST_CHANCE)
        return [_archive(archive, at)] if history.sent(archive) is None else []
    at = history.outages.after(silence, timedelta(weeks=campaign.pace.forgotten_weeks))
    at = min(habits[player].awake(max(at, now)) for player in players)
    awake = tuple(player for player in players if not habits[player].is_quiet(at))
    return [ForgottenAsk(at=at, keys={ask: 0}, players=awake, since=silence)]


def no_longer_asked(key: str, standing: Standing) -> bool:
    """Whether it was asked if a campaign goes on, and it was played since."""
    return key.startswith(ASK) and key != f"{ASK}{_name(standing.last_deed)}"


def _name(silence: datetime) -> int:
    return int(silence.timestamp())


def archived(history: History) -> list[Archiving]:
    """A campaign was put away, but it was never told."""
    found = (one for key, one in history.deliveries.items() if key.startswith("forgotten_archive/"))
    return [_archive(one.key, one.due) for one in found if one.sent is None]


def _archive(key: str, at: datetime) -> Archiving:
    return Archiving(at=at, keys={key: 0}, deed=PutAway(manager=True))


def _away(standing: Standing) -> set[int]:
    return {seat.player for seat in standing.campaign.seats if seat.away}
