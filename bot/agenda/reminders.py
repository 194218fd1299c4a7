"""Reminders, the offer of help when they were in vain, and the notice that one's turn is next."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.agenda.deadlines import Deadline, deadline_of
from bot.agenda.due import HelpOffer, NextNotice, Reminder
from bot.agenda.standing import History, Standing, mute_key
from bot.habits import Habits
from bot.table.absence import OfferHelp
from bot.table.awaiting import Awaited

HOUR = timedelta(hours=1)
TOGETHER = timedelta(minutes=1)
"""Who is to be reminded within this time of somebody else stands in the same message."""
MOST_ROUNDS = 2
"""The others are offered help at most so often per occasion; then they have said twice that they wait."""

All = Mapping[int, Habits]


@dataclass(frozen=True)
class Patience:
    """How somebody who is waited for is reminded: which reminders they got, and from when pauses are counted."""

    round: int
    """Of reminders: after the others have decided to go on waiting they begin anew."""
    sent: int
    """How many reminders of this round were sent."""
    acted: datetime
    """When the player did something last."""
    reminded: datetime
    """When the player was reminded last; at first, when the occasion began."""
    pause: timedelta
    """Before the first reminder; each further pause is twice as long."""
    silent: bool
    """No reminder is sent, since the player wants none or is on holiday."""

    @property
    def last(self) -> datetime:
        """When the last pause began."""
        return max(self.acted, self.reminded)

    def pauses(self, number: int) -> timedelta:
        """All pauses up to reminder `number` together."""
        return self.pause * sum(1 << place for place in range(self.sent, number))


# Reminders ------------------------------------------------------------------------------------------------------


def reminders(standing: Standing, habits: All, history: History, now: datetime) -> list[Reminder]:
    """The next reminder of each player who is waited for; those at the same time in one message."""
    waited = standing.awaited
    if waited is None or _offered(standing):
        return []
    deadline = deadline_of(standing, history.outages, habits)
    found = [
        due
        for player in waited.players
        if (due := _next_call(standing, waited, player, habits[player], history, deadline, now)) is not None
    ]
    return list(_together(sorted(found, key=lambda due: due.at), habits))


def _next_call(
    standing: Standing,
    waited: Awaited,
    player: int,
    habits: Habits,
    history: History,
    deadline: Deadline | None,
    now: datetime,
) -> Reminder | None:
    """The next message that calls a player: what was not told at night, or a reminder."""
    patience = _patience(standing, waited, player, habits, history, now)
    if patience.silent:
        return None
    if _slept(standing, patience, habits) and history.sent(call_key(waited.occasion, player)) is None:
        at, number, key = standing.since, 0, call_key(waited.occasion, player)
    elif patience.round <= MOST_ROUNDS and patience.sent < standing.campaign.pace.most_reminders:
        at, number = history.outages.after(patience.last, patience.pauses(patience.sent + 1)), patience.sent + 1
        at = min(at, _warning(patience, deadline) or at)
        key = _remind_key(waited.occasion, patience.round, player, number)
    else:
        return None
    at = habits.awake(max(at, now))
    if deadline is not None and at >= deadline.at:
        return None
    claimed = history.claimed(key)
    return Reminder(
        at=at,
        keys={key: player},
        players=(player,),
        occasion=waited.occasion,
        hero=_hero_of(standing, waited, player),
        awaited=waited,
        deadline=deadline,
        number=number,
        bundle=claimed.bundle if claimed is not None else None,
    )


def call_key(occasion: str, player: int) -> str:
    """The name of the call to somebody: on the panel, or after their night if they were asleep then."""
    return f"call/{occasion}/{player}"


def _slept(standing: Standing, patience: Patience, habits: Habits) -> bool:
    """Whether somebody could not be called when they began to be waited for, and has not found out since."""
    return habits.is_quiet(standing.since) and patience.acted < standing.since and not patience.sent


def _warning(patience: Patience, deadline: Deadline | None) -> datetime | None:
    """Half-way to a deadline somebody is reminded even within a pause, unless they have just been here."""
    if deadline is None:
        return None
    at = deadline.at - deadline.span / 2
    if deadline.span / 2 < HOUR or patience.reminded >= at:
        return None
    return max(at, patience.reminded + HOUR, patience.acted + HOUR)


def _patience(
    standing: Standing, waited: Awaited, player: int, habits: Habits, history: History, now: datetime
) -> Patience:
    number, began = _round(standing, waited, history, now)
    sent = [
        at
        for place in range(1, standing.campaign.pace.most_reminders + 1)
        if (at := history.sent(_remind_key(waited.occasion, number, player, place))) is not None
    ]
    called = history.sent(call_key(waited.occasion, player))
    wanted = (standing.campaign.pace.reminder_hours, habits.reminder_hours)
    return Patience(
        round=number,
        sent=len(sent),
        acted=standing.last_deeds.get(player, standing.created),
        reminded=max([began, *sent, *([called] if called is not None else [])]),
        pause=timedelta(hours=min(hours for hours in wanted if hours is not None)),
        silent=history.sent(mute_key(player, waited.occasion)) is not None or habits.on_holiday(now),
    )


def _round(standing: Standing, waited: Awaited, history: History, now: datetime) -> tuple[int, datetime]:
    """Which round of reminders it is, and since when: each time the others decide to wait, one more begins."""
    number, began = 1, standing.since
    while (offer := history.deliveries.get(offer_key(waited.occasion, number))) is not None:
        if offer.over is None and (offer.sent is None or _offered(standing)):
            break
        number, began = number + 1, max(began, offer.over or now)
    return number, began


def _remind_key(occasion: str, number: int, player: int, place: int) -> str:
    return f"remind/{occasion}/{number}/{player}/{place}"


def _hero_of(standing: Standing, waited: Awaited, player: int) -> str | None:
    """The hero a player is waited for with."""
    seats = [seat for hero in waited.heroes if (seat := standing.campaign.seat(hero)) is not None]
    return next((seat.hero for seat in seats if seat.player == player and seat.hand == "player"), None)


def _together(dues: list[Reminder], habits: All) -> Iterator[Reminder]:
    """One message for all who are to be reminded in the same minute, unless somebody would be woken by that.

    What was about to be sent once before goes out as it was then.
    """
    while dues:
        one, *dues = dues
        for other in list(dues):
            later = replace(
                one, at=max(one.at, other.at), keys={**one.keys, **other.keys}, players=one.players + other.players
            )
            near = other.at - one.at < TOGETHER and one.bundle == other.bundle
            if near and not any(habits[player].is_quiet(later.at) for player in later.players):
                one = replace(later, number=max(one.number, other.number))
                dues.remove(other)
        yield one


# The offer of help ----------------------------------------------------------------------------------------------


def offer_key(occasion: str, number: int) -> str:
    """The name of an offer: the first or the second for this occasion."""
    return f"offer/{occasion}/{number}"


def offers(standing: Standing, habits: All, history: History, now: datetime) -> list[HelpOffer]:
    """When all reminders were in vain, the others are asked what to do about the one they wait for."""
    waited = standing.awaited
    player = _waited_for_alone(standing, waited) if waited is not None else None
    if waited is None or player is None:
        return []
    hero = _hero_of(standing, waited, player)
    others = [other for other in standing.present if other != player]
    if hero is None or not others:
        return []
    patience = _patience(standing, waited, player, habits[player], history, now)
    key = offer_key(waited.occasion, patience.round)
    if patience.round > MOST_ROUNDS or history.sent(key) is not None:
        return []
    most = standing.campaign.pace.most_reminders
    if not _offered(standing) and not patience.silent and patience.sent < most:
        return []
    at = now if _offered(standing) else history.outages.after(patience.last, patience.pauses(most) + patience.pause)
    at = min(habits[other].awake(max(at, now)) for other in others)
    return [
        HelpOffer(
            at=at,
            keys={key: 0},
            players=tuple(other for other in others if not habits[other].is_quiet(at)),
            occasion=f"vote/absence/{waited.occasion}",
            hero=hero,
            deed=OfferHelp(hero=hero),
            since=standing.since,
        )
    ]


def _waited_for_alone(standing: Standing, waited: Awaited) -> int | None:
    """The one player without whom nothing goes on. Of all who may react at a moment, whose turn to do so it is."""
    if waited.what == "question" and waited.heroes:
        owner = standing.campaign.seat(waited.heroes[0])
        return owner.player if owner is not None and owner.player in waited.players else None
    alone = len(waited.players) == 1 and waited.what in ("turn", "question", "next")
    return waited.players[0] if alone else None


def _offered(standing: Standing) -> bool:
    """Whether the others are voting on what to do about an absent player."""
    return any(matter.kind == "absence" for matter in standing.matters)


# Next -----------------------------------------------------------------------------------------------------------


def next_notices(standing: Standing, habits: All, history: History, now: datetime) -> list[NextNotice]:
    """Whoever wants to know is told once that their turn is next, as soon as it is sure; not in quiet hours."""
    waited, campaign = standing.awaited, standing.campaign
    name = waited.turn if waited is not None else None
    if waited is None or waited.turn_of is None or name is None:
        return []
    found = [campaign.seat(hero) for hero in waited.next]
    seats = [seat for seat in found if seat is not None and seat.hand == "player"]
    current = campaign.seat(waited.turn_of)
    dues = []
    for seat in seats:
        key, since = f"next/{name}/{seat.player}", standing.began(name)
        wanted = habits[seat.player].next_notice and (current is None or current.player != seat.player)
        asleep = any(habits[seat.player].is_quiet(moment) for moment in (since, now))
        if wanted and not asleep and not habits[seat.player].on_holiday(now) and history.sent(key) is None:
            dues.append(
                NextNotice(
                    at=since,
                    keys={key: seat.player},
                    players=(seat.player,),
                    occasion=name,
                    hero=seat.hero,
                )
            )
    return dues
