"""Four players who decide together: on the road, in a quest with a choice, and about who goes first.

    trip = company()
    trip.do(CastVote(on="road", choice="travel/port"), player=2)

Every hero has a player of its own, numbered in party order.
"""

from typing import Any

from bot.descent.commands import TakeTurn
from bot.descent.commands.using import UseElement
from bot.descent.content.library import library
from bot.descent.party.deeds import Play
from bot.descent.road.going import Embark
from bot.table.matters import Kind, Matter, matter_of
from tests.descent.quest.tables import read_quest
from tests.descent.road.land import HEROES, LEVER, Trip, land

PARTY = [hero for hero, _ in HEROES]
GRISBAN, LEORIC, AVRIC, JAIN = PARTY
ONE, TWO, THREE, FOUR = 1, 2, 3, 4
LONG = [{"id": "one", "quests": ["gate"], "weeks": 9}]
TURNCOAT = """
      - id: ask
        price: free
        once: false
        do:
          - do: choose
            text: mercy
            default: spare
            options:
              - {id: kill, do: [{do: set, variable: spared, to: 0}]}
              - {id: spare, do: [{do: set, variable: spared, to: 1}]}
              - {id: flee, do: [{do: win, reason: up}]}
"""
"""A use of the lever that asks the party what to do; if nobody says, it spares."""


def company(players: int = 4, *, decisions: str = "vote", **more: Any) -> Trip:
    """A party on the map, each hero with a player of its own."""
    settings = {"decisions": decisions, **more.pop("settings", {})}
    trip = land(heroes=players, settings=settings, **{"story": LONG, **more})
    for number, seat in enumerate(trip.campaign.seats, start=1):
        seat.player = number
    return trip


def in_quest(players: int = 4, *, decisions: str = "vote", **settings: Any) -> Trip:
    """The same party in a quest, before anybody has gone."""
    trip = company(players, decisions="anyone", settings=settings)
    library().quests["gate"] = read_quest(LEVER + TURNCOAT, "gate")
    trip.do(Embark(quest="gate"))
    trip.campaign.decisions = "vote" if decisions == "vote" else "anyone"
    return trip


def take_turn(trip: Trip, hero: str = GRISBAN) -> None:
    """A hero's player takes the next turn for it."""
    trip.do(Play(command=TakeTurn(hero=hero)), player_of(trip, hero))


def player_of(trip: Trip, hero: str) -> int:
    """Who plays a hero."""
    return trip.seat(hero).player


def asked(players: int = 4, **settings: Any) -> Trip:
    """The party is asked what to do with the turncoat, in the turn of its first hero."""
    trip = in_quest(players, **settings)
    take_turn(trip)
    trip.do(Play(command=UseElement(hero=GRISBAN, element="lever", use="ask")))
    return trip


def open_matter(trip: Trip, kind: Kind) -> Matter:
    """The matter of a kind that is open."""
    matter = matter_of(trip.campaign, kind)
    assert matter is not None
    return matter
