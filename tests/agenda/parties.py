"""Parties whose campaigns take days, and how they stand at some moment."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, TypeVar

from bot.agenda import Due, History, Outages, Standing, agenda, names_under_way
from bot.agenda.due import TimeUp
from bot.descent.commands import TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Play, Start
from bot.descent.rules.steps import Option, ask
from bot.descent.simulate.parties import party
from bot.habits import Habits
from bot.store import Delivery
from bot.table.pace import Pace
from tests.decks import playing_with, usual_decks

ALIX, BRUNO, CHLOE, DAVID = PLAYERS = (11, 12, 13, 14)
NOON = datetime(2026, 3, 10, 12, 0, tzinfo=UTC)
"""A Tuesday, 13:00 in Paris."""
HOUR = timedelta(hours=1)
SECOND = timedelta(seconds=1)
MINUTE = timedelta(minutes=1)
NIGHTLESS = Habits(zone="UTC", quiet_from=0, quiet_until=0)
"""Somebody who may be called at any time."""

D = TypeVar("D", bound=Due)


@cache
def _begun(players: tuple[int, ...]) -> str:
    campaign = Campaign(name="Braise", owner=players[0])
    for player, recruit in zip(players, party(0, len(players)), strict=True):
        Join(hero=recruit.hero, hero_class=recruit.hero_class).do(campaign, player)
    with playing_with(usual_decks()):
        Start(seed="days").do(campaign, players[0])
    return campaign.model_dump_json()


def begun(players: tuple[int, ...] = PLAYERS, *, pace: Pace | None = None, **settings: Any) -> Campaign:
    """A party at the beginning of its quest: nobody has gone yet. Each player has one hero."""
    campaign = Campaign.model_validate_json(_begun(players))
    return campaign.model_copy(update={**settings, "pace": pace or Pace()})


def hero_of(campaign: Campaign, player: int) -> str:
    """The hero of a player."""
    return next(seat.hero for seat in campaign.seats if seat.player == player)


def leave(campaign: Campaign, player: int) -> Campaign:
    """The same campaign once a player is away."""
    for seat in campaign.seats:
        seat.away = seat.away or seat.player == player
    return campaign


def take_turn(campaign: Campaign, player: int) -> Campaign:
    """The same campaign once a player has taken the turn."""
    Play(command=TakeTurn(hero=hero_of(campaign, player))).do(campaign, player)
    return campaign


def asked(campaign: Campaign, owner: str) -> Campaign:
    """The same campaign once a question is open."""
    game = campaign.running()
    ask(game, "choose_condition", owner, [Option(id="stunned"), Option(id="cursed")], default="cursed")
    return campaign


def standing(
    campaign: Campaign,
    since: datetime = NOON,
    *,
    last_deeds: dict[int, datetime] | None = None,
    began: dict[str, datetime] | None = None,
    archived: bool = False,
) -> Standing:
    """A campaign that has waited since a moment for what it waits for."""
    names = dict.fromkeys(names_under_way(campaign), since)
    return Standing(
        campaign_id=1,
        version=7,
        campaign=campaign,
        created=since - timedelta(days=30),
        under_way={**names, **(began or {})},
        last_deeds=last_deeds if last_deeds is not None else {campaign.owner: since},
        archived=archived,
    )


def told(key: str, at: datetime, *, over: datetime | None = None, unsent: bool = False) -> Delivery:
    """Something that was told at a moment."""
    sent = None if unsent else at
    return Delivery(key=key, bundle=key, occasion=None, player=0, due=at, claimed=at, sent=sent, over=over)


def plan(
    stands: Standing,
    now: datetime | None = None,
    *,
    history: Iterable[Delivery] = (),
    outages: Outages | None = None,
    habits: dict[int, Habits] | None = None,
) -> Sequence[Due]:
    """The agenda of a campaign. Whoever has no habits may be called at any time."""
    people = dict.fromkeys((*stands.campaign.players(), stands.campaign.owner), NIGHTLESS)
    return agenda(stands, people | (habits or {}), History.of(history, outages or Outages()), now or stands.since)


def only(dues: Sequence[Due], kind: type[D], what: str | None = None) -> list[D]:
    """What is on the agenda of one kind; of deadlines, those of a question, a vote or a turn."""
    found = [due for due in dues if isinstance(due, kind)]
    return [due for due in found if what is None or (isinstance(due, TimeUp) and due.deadline.what == what)]


def one(dues: Sequence[Due], kind: type[D], what: str | None = None) -> D:
    """The one thing of its kind."""
    found = only(dues, kind, what)
    assert len(found) == 1, f"{len(found)} {kind.__name__} on the agenda: {dues}"
    return found[0]


def occasion_of(stands: Standing) -> str:
    """The name of what a campaign waits for."""
    assert stands.awaited is not None
    return stands.awaited.occasion


def reminded(stands: Standing, player: int, *moments: datetime, number: int = 1) -> list[Delivery]:
    """The reminders a player got so far."""
    name = f"remind/{occasion_of(stands)}/{number}/{player}"
    return [told(f"{name}/{place}", moment) for place, moment in enumerate(moments, 1)]
