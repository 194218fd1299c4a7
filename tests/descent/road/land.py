"""A small land for scenes of the campaign: three cities, a story of three chapters, and what a test adds to it.

    trip = land(events=[...])
    trip.do(Travel(city="port"))
    assert trip.journey.week == 2

Its quests have a lever that wins or loses at once. The campaign is saved and read back after every deed, so every
scene also tests the save.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import yaml

from bot.descent.commands import TakeTurn
from bot.descent.commands.using import UseElement
from bot.descent.content.library import library
from bot.descent.content.yaml_files import YamlLoader
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import Join, Play, Start
from bot.descent.quest.model import Variable
from bot.descent.quest.setup import BroughtCard
from bot.descent.road.book import CampaignBook, City, TravelEvent
from bot.descent.road.going import Decide, Embark
from bot.descent.road.journey import Journey
from bot.kernel.events import Event
from tests.descent.party.saved import SavedCampaign
from tests.descent.quest.tables import read_quest

OWNER, FRIEND, STRANGER = 1, 2, 3
HEROES = [
    ("grisban_the_thirsty", "berserker"),
    ("leoric_of_the_book", "runemaster"),
    ("avric_albright", "disciple"),
    ("jain_fairwood", "thief"),
]
GRISBAN, LEORIC = HEROES[0][0], HEROES[1][0]
SECTIONS = ("quests", "items", "heroes", "classes", "cities", "travel_events", "travel_variables", "campaigns")
"""What of the library a scene may write in."""
QUESTS = ("gate", "left_path", "right_path", "crown", "errand", "favour", "secret")
LEVER = """
won: {xp: 1, gold: 10}
lost: {xp: 1}
variables: {spared: {type: flag, scope: campaign}}
tokens:
  - id: lever
    kind: objective
    square: C2
    uses:
      - {id: up, price: free, do: [{do: win, reason: up}]}
      - {id: down, price: free, do: [{do: lose, reason: down}]}
      - {id: spare, price: free, do: [{do: set, variable: spared, to: 1}]}
"""
BOOK = """
id: land
length: short
places: [{id: town, kind: city, at: [10, 10]}, {id: gate, at: [20, 20]}]
start: town
cities: [town, port]
variables: {spared: {type: flag}, debt: {type: number}}
story:
  - {id: one, quests: [gate], weeks: 3, act: 1, won: [{do: fame, amount: 2}], lost: [{do: fame, amount: -1}]}
  - {id: two, quests: [left_path, right_path], weeks: 2}
  - {id: three, quests: [crown], weeks: 1, act: 2, finale: true}
side: {offered: 0, pool: []}
epilogues:
  - {id: glory, when: "won(crown) and spared", outcome: won}
  - {id: crown, when: "won(crown)", outcome: won}
  - {id: dust, outcome: lost}
"""
CITIES = """
- {id: town, stock: {act1: 4, act2: 6}, likes: [armor]}
- id: port
  stock: {act1: 5, act2: 5}
  action: {id: school, weeks: 1, gold: 50, per_hero: true, do: [{do: xp, amount: 1, who: hero}]}
- {id: far, action: {id: shrine, gold: "5 * heroes", when: "fame >= 1", do: [{do: morale, amount: 1}]}}
"""


@contextmanager
def land_as_it_was() -> Iterator[None]:
    """Quests, cities, travel events and campaigns written meanwhile are gone afterwards."""
    shelf = library()
    before = {section: dict(getattr(shelf, section)) for section in SECTIONS}
    yield
    for section, entries in before.items():
        setattr(shelf, section, entries)


def written(text: str) -> Any:
    """YAML as the library reads it."""
    return yaml.load(text, Loader=YamlLoader)


class Trip(SavedCampaign):
    """A campaign in the land, from its first day; by default its owner acts."""

    HERO, PLAYER = GRISBAN, OWNER

    @property
    def journey(self) -> Journey:
        assert self.campaign.journey is not None
        return self.campaign.journey

    def play(self, quest: str, lever: str = "up", *before: str) -> list[Event]:
        """Play a quest to its end: win it by the lever, or lose it; everything told on the way.

        The first one of a campaign may have begun by itself.
        """
        begun = self.campaign.phase == "playing" and self.campaign.quest == quest
        told = [] if begun else self.do(Embark(quest=quest))
        while self.journey.facing is not None:
            told += self.do(Decide(option=library().travel_events[self.journey.facing].options[-1].id))
        told += self.do(Play(command=TakeTurn(hero=GRISBAN)))
        for use in (*before, lever):
            told += self.do(Play(command=UseElement(hero=GRISBAN, element="lever", use=use)))
        self.events = told
        return told

    def give(self, *cards: str, hero: str = GRISBAN) -> None:
        """A hero has these shop items or relics."""
        shelf = library()
        self.seat(hero).kept += [
            BroughtCard.model_validate({"card": card, "kind": "relic" if card in shelf.relics else "item"})
            for card in cards
        ]

    def told(self, kind: str) -> list[Any]:
        """The events of one kind that the last deed told."""
        return [event for event in self.events if event.kind == kind]


def lay_out(*, events: Sequence[dict[str, Any]] = (), remembered: Sequence[str] = (), **book: Any) -> None:
    """Put the land into the library, with other fields of the campaign and numbers that its roads remember."""
    shelf = library()
    for quest in QUESTS:
        shelf.quests[quest] = read_quest(LEVER, quest)
    shelf.cities = {city["id"]: City.model_validate(city) for city in written(CITIES)}
    shelf.travel_events = {event["id"]: TravelEvent.model_validate(event) for event in events}
    shelf.travel_variables = {name: Variable() for name in remembered}
    shelf.campaigns = {"land": CampaignBook.model_validate({**written(BOOK), **book})}


def gathered(heroes: int = 2, **settings: Any) -> Campaign:
    """A party before its start; each hero is played by the owner but the second one."""
    campaign = Campaign.model_validate({"name": "Les Braises", "owner": OWNER, **settings})
    ChooseCampaign(campaign="land").do(campaign, OWNER)
    for number, (hero, hero_class) in enumerate(HEROES[:heroes]):
        Join(hero=hero, hero_class=hero_class).do(campaign, FRIEND if number == 1 else OWNER)
    return campaign


def land(
    *,
    seed: str = "land",
    heroes: int = 2,
    gold: int | None = None,
    settings: dict[str, Any] | None = None,
    **laid_out: Any,
) -> Trip:
    """A campaign that has just begun."""
    lay_out(**laid_out)
    trip = Trip(gathered(heroes, **(settings or {})))
    trip.do(Start(seed=seed))
    if gold is not None:
        trip.campaign.gold = gold
    return trip


def event(name: str = "beggar", **fields: Any) -> dict[str, Any]:
    """A travel event with one plain option, unless said otherwise."""
    return {"id": name, "options": [{"id": "pass_by"}], **fields}
