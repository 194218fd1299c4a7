"""Deadlines: how long the others wait for a turn, an answer or a vote, and what happens then (ACT-08)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from bot.agenda.outages import Outages
from bot.agenda.standing import Standing
from bot.games import system_of
from bot.habits import Habits
from bot.table.deeds import Deed
from bot.table.matters import Matter
from bot.table.votes import CloseVote

QUICK = timedelta(minutes=10)
"""For a vote that must not keep anybody waiting, such as who goes first."""
GRACE = timedelta(hours=1)
"""What is left at least: of a turn once others no longer keep its player waiting, of any time in the morning."""


@dataclass(frozen=True)
class Deadline:
    """A moment at which somebody is waited for no longer."""

    at: datetime
    since: datetime
    """Since when the others wait."""
    span: timedelta
    """How much time there was, without times at which the bot was not there."""
    what: Literal["question", "vote", "turn"]
    name: str
    """What under way it ends; with `since` it is unlike any other deadline."""
    deed: Deed
    hero: str | None = None
    """The hero who is answered for or goes by itself."""


def deadline_of(standing: Standing, outages: Outages, habits: Mapping[int, Habits]) -> Deadline | None:
    """The next deadline of what the campaign waits for, to be told to those who are waited for."""
    found = [one for one in deadlines(standing, outages, habits) if one.name not in _about_players(standing)]
    return min(found, key=lambda one: one.at, default=None)


def deadlines(standing: Standing, outages: Outages, habits: Mapping[int, Habits]) -> list[Deadline]:
    """All deadlines that run. While nobody is there nothing is decided for anybody."""
    if standing.awaited is None or not standing.present or standing.archived or standing.newly_come:
        return []
    waited_for = [habits[player] for player in standing.awaited.players if player in habits]
    own = [*_answer(standing, outages), *_turn(standing, outages)]
    return [*(_by_day(deadline, waited_for) for deadline in own), *_votes(standing, outages)]


def _by_day(deadline: Deadline, waited_for: Iterable[Habits]) -> Deadline:
    """Nobody's time for a turn or an answer runs out at night: there is some left in the morning."""
    mornings = [habits.awake(deadline.at) + GRACE for habits in waited_for if habits.is_quiet(deadline.at)]
    return replace(deadline, at=max(mornings, default=deadline.at))


def _answer(standing: Standing, outages: Outages) -> Iterator[Deadline]:
    """A question is answered by its default."""
    waited, hours = standing.awaited, standing.campaign.pace.question_hours
    if waited is None or waited.question is None or waited.default is None or hours is None:
        return
    span = timedelta(hours=hours)
    yield Deadline(
        at=outages.after(standing.since, span),
        since=standing.since,
        span=span,
        what="question",
        name=waited.question,
        deed=waited.default,
        hero=waited.asked,
    )


def _turn(standing: Standing, outages: Outages) -> Iterator[Deadline]:
    """A turn that takes too long is played by the automatic hero, if the party agreed on that."""
    pace, hero = standing.campaign.pace, _slow_hero(standing)
    if hero is None or standing.awaited is None or pace.turn_hours is None or pace.late != "autopilot":
        return
    name, span = standing.awaited.turn, timedelta(hours=pace.turn_hours)
    began = standing.began(name) if name is not None else standing.since
    yield Deadline(
        # Somebody else's question may have stopped the turn for long.
        at=max(outages.after(began, span), outages.after(standing.since, min(GRACE, span))),
        since=standing.since,
        span=span,
        what="turn",
        name=name or standing.awaited.occasion,
        deed=system_of(standing.campaign).autopilot(standing.campaign, hero),
        hero=hero,
    )


def _slow_hero(standing: Standing) -> str | None:
    """The hero whose turn it is; before one was taken, the one whose player has not been here for longest."""
    waited, campaign = standing.awaited, standing.campaign
    if waited is None or waited.what not in ("turn", "next", "question"):
        return None
    if waited.turn_of is not None:
        # Whoever may react in its own turn, but after others, keeps nobody waiting alone.
        return waited.turn_of if waited.heroes[:1] == (waited.turn_of,) else None
    seats = [seat for hero in waited.heroes if (seat := campaign.seat(hero)) is not None]
    slowest = min(seats, key=lambda seat: standing.last_deeds.get(seat.player, standing.created), default=None)
    return slowest.hero if slowest is not None and waited.what == "next" else None


def _votes(standing: Standing, outages: Outages) -> Iterator[Deadline]:
    """A vote is closed: most votes decide, or its default."""
    for matter in standing.matters:
        name, span = matter.occasion, _time_for(standing, matter)
        if span is None or (matter.default is None and not matter.begun):
            continue
        since = standing.began(name)
        yield Deadline(
            at=outages.after(since, span),
            since=since,
            span=span,
            what="vote",
            name=name,
            deed=CloseVote(on=matter.kind, matter=matter.key),
            hero=matter.hero,
        )


def _time_for(standing: Standing, matter: Matter) -> timedelta | None:
    """How long a vote stays open."""
    if matter.quick:
        return QUICK
    hours = standing.campaign.pace.vote_hours
    return timedelta(hours=hours) if hours is not None else None


def _about_players(standing: Standing) -> set[str]:
    """The votes on who plays: those who are waited for in the game are not the ones to be told."""
    return {matter.occasion for matter in standing.matters if matter.aside}
