"""Everything printed, by id: cards, monsters, tiles, quests, campaigns. Who reads it is in `loading.py`."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import PurePath
from typing import NamedTuple

from bot.descent.board import TilePrint
from bot.descent.content.boxes import Box
from bot.descent.content.callings import PAIRED, decks_of, paired
from bot.descent.content.cards import (
    Ability,
    Archetype,
    Card,
    ConditionCard,
    Counter,
    FamiliarCard,
    HeroClass,
    HeroSheet,
    Item,
    MonsterCard,
    SearchCard,
    Skill,
)
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.monsters.lieutenants import LieutenantCard, LieutenantSide
from bot.descent.quest.model import Peril, Quest, Variable
from bot.descent.raid.book import RaidBook
from bot.descent.road.book import CampaignBook, City, FameLevel, SideOffer, TravelEvent
from bot.descent.rules.moments import Moment
from bot.games import SetAside
from bot.packs.bundle import edition_in

LEVELS = "raid"
QUEST_FOLDERS = ("quests", LEVELS)
"""Where quests stand: those of campaigns and single ones, and the levels of the Raid."""


class Leaf(NamedTuple):
    """One of many in a file."""

    file: str
    kind: str
    """Where it stands in the library."""
    id: str


@dataclass(frozen=True)
class PackShelf:
    """What one edition of a pack has put on the shelves, by its names there."""

    edition: str
    boxes: tuple[str, ...]
    """What a party needs besides the base box to meet any of it."""
    quests: tuple[str, ...] = ()
    campaigns: tuple[str, ...] = ()
    travel_events: tuple[str, ...] = ()
    travel_variables: tuple[str, ...] = ()
    sides: tuple[SideOffer, ...] = ()
    """The quests that offer themselves in campaigns of others."""
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Its texts by language and name; where one language is missing, those of the other, marked."""


@dataclass
class Library:
    """Everything printed, by id."""

    boxes: dict[str, Box] = field(default_factory=dict)
    """The boxes there are, the base box first (SET-07)."""
    homes: dict[tuple[str, str], str] = field(default_factory=dict)
    """The file of whatever stands in the folder of a box, and of each campaign, by its kind and id."""
    heroes: dict[str, HeroSheet] = field(default_factory=dict)
    classes: dict[str, HeroClass] = field(default_factory=dict)
    hybrids: dict[str, HeroClass] = field(default_factory=dict)
    """Hybrid classes, which are taken together with a standard class."""
    items: dict[str, Item] = field(default_factory=dict)
    relics: dict[str, Item] = field(default_factory=dict)
    lieutenant_sides: dict[str, LieutenantSide] = field(default_factory=dict)
    """By relic: what it is in the hand of a lieutenant."""
    search_cards: dict[str, SearchCard] = field(default_factory=dict)
    conditions: dict[str, ConditionCard] = field(default_factory=dict)
    familiars: dict[str, FamiliarCard] = field(default_factory=dict)
    monsters: dict[str, MonsterCard] = field(default_factory=dict)
    lieutenants: dict[str, LieutenantCard] = field(default_factory=dict)
    monster_abilities: dict[str, Ability] = field(default_factory=dict)
    activations: dict[str, ActivationCard] = field(default_factory=dict)
    decks: dict[str, str] = field(default_factory=dict)
    """Of each activation card the file it stands in."""
    tiles: dict[str, TilePrint] = field(default_factory=dict)
    perils: dict[str, Peril] = field(default_factory=dict)
    quests: dict[str, Quest] = field(default_factory=dict)
    manuscripts: dict[str, str] = field(default_factory=dict)
    """The quests as their authors wrote them, in YAML."""
    files: dict[str, str] = field(default_factory=dict)
    """Of each quest the file it stands in; levels of the Raid have a folder of their own."""
    fame: dict[str, FameLevel] = field(default_factory=dict)
    cities: dict[str, City] = field(default_factory=dict)
    travel_events: dict[str, TravelEvent] = field(default_factory=dict)
    travel_variables: dict[str, Variable] = field(default_factory=dict)
    """What travel events remember, in every campaign."""
    campaigns: dict[str, CampaignBook] = field(default_factory=dict)
    packs: dict[str, PackShelf] = field(default_factory=dict)
    """By edition: what other authors' packs have put on these shelves (`bot/descent/content/packs.py`)."""
    raid: RaidBook = field(default_factory=RaidBook)
    """How the Raid goes on from level to level."""
    errors: list[str] = field(default_factory=list)
    """Everything that is wrong with all this."""
    flawed: dict[str, list[str]] = field(default_factory=dict)
    """Of that what is wrong with one quest or campaign, by its file: the others can be played without it."""
    spoiled: dict[Leaf, list[str]] = field(default_factory=dict)
    """Of that what is wrong with one card of a deck, one city, one thing on the road: there are others."""
    set_aside: list[SetAside] = field(default_factory=list)
    """The quests and campaigns that were taken out, so that the others can be played."""
    closed: set[str] = field(default_factory=set)
    """Campaigns that nobody can begin now: all quests of a chapter are set aside. Those under way go on."""

    def home(self, kind: str, entry: str) -> str:
        """The file in which a card or an event stands."""
        return self.homes.get((kind, entry), f"{kind}.yaml")

    def book_file(self, campaign: str) -> str:
        """The file of a campaign, which may stand in the folder of a box."""
        return self.homes.get(("campaigns", campaign), f"campaigns/{campaign}.yaml")

    def named(self, kind: str) -> set[str]:
        """All entries of a kind there are, also those that can't be played."""
        return {*getattr(self, kind), *(leaf.id for leaf in self.spoiled if leaf.kind == kind)}

    @property
    def named_quests(self) -> set[str]:
        """All quests there are, also those that can't be played."""
        return {*self.quests, *(name for folder in QUEST_FOLDERS for name in self._flawed(folder))}

    @property
    def adventures(self) -> dict[str, Quest]:
        """The quests that can be played alone: all but the levels of the Raid."""
        return {name: quest for name, quest in self.quests.items() if quest.level is None}

    @property
    def levels(self) -> dict[str, Quest]:
        """The levels of the Raid (RAI-01)."""
        return {name: quest for name, quest in self.quests.items() if quest.level is not None}

    @property
    def named_campaigns(self) -> set[str]:
        """All campaigns there are, also those that can't be played."""
        return {*self.campaigns, *self._flawed("campaigns")}

    def _flawed(self, folder: str) -> list[str]:
        return [PurePath(file).stem for file in self.flawed if PurePath(file).parent.name == folder]

    def pack_of(self, name: str) -> PackShelf | None:
        """The pack from which a quest, a campaign or a travel event comes; None if it comes with the game."""
        edition = edition_in(name)
        return self.packs.get(edition) if edition is not None else None

    def card(self, card_id: str) -> Card:
        """A card a hero may hold: shop or class item, search card or skill."""
        return self._cards[card_id]

    def foe(self, monster_id: str) -> MonsterCard | LieutenantCard:
        """A kind of monster, or a lieutenant."""
        return self.lieutenants.get(monster_id) or self.monsters[monster_id]

    @property
    def skills(self) -> dict[str, Skill]:
        """All skills of all classes."""
        decks = (*self.classes.values(), *self.hybrids.values())
        return {skill.id: skill for each in decks for skill in each.skills}

    def calling(self, name: str) -> HeroClass | None:
        """What a hero may be: a class, or a hybrid class with a standard one; None if there is no such thing."""
        if name in self.classes:
            return self.classes[name]
        first, *others = decks_of(name)
        hybrid, standard = self.hybrids.get(first), self.classes.get(others[0]) if len(others) == 1 else None
        if hybrid is None or standard is None or standard.archetype != hybrid.second:
            return None
        return paired(hybrid, standard)

    def callings(self, archetype: Archetype) -> list[str]:
        """All that a hero of an archetype may be: its classes, then its hybrid classes with each standard class."""
        own = [each.id for each in self.classes.values() if each.archetype == archetype]
        hybrids = [each for each in self.hybrids.values() if each.archetype == archetype]
        return own + [
            f"{hybrid.id}{PAIRED}{standard.id}"
            for hybrid in hybrids
            for standard in self.classes.values()
            if standard.archetype == hybrid.second
        ]

    def deck(self, name: str) -> HeroClass:
        """A class deck as printed, standard or hybrid."""
        return self.classes.get(name) or self.hybrids[name]

    @property
    def counters(self) -> dict[str, Counter]:
        """The counters of all classes."""
        decks = (*self.classes.values(), *self.hybrids.values())
        return {counter.id: counter for each in decks for counter in each.counters}

    @property
    def class_items(self) -> dict[str, Item]:
        """The starting equipment of all classes."""
        return {item.id: item for each in self.classes.values() for item in each.equipment}

    def changing(self, stat: str) -> Collection[str]:
        """The hero sheets, cards and familiars that change this number while they are in play."""
        return self._changing.get(stat, ())

    def imposing(self, stat: str) -> Collection[str]:
        """The abilities of monsters that change this number while they are on the board."""
        return self._imposing.get(stat, ())

    def waiting(self, moment: Moment) -> Collection[str]:
        """The hero sheets, cards and familiars that may or must react at this moment."""
        return self._waiting.get(moment, ())

    def followers(self, card: str) -> Collection[str]:
        """The familiars that a hero sheet, a skill or a class item speaks of: those of its hero or class."""
        return self._followers.get(card, ())

    def lurking(self, moment: Moment) -> Collection[str]:
        """The abilities of monsters that may or must react at this moment."""
        return self._lurking.get(moment, ())

    def __post_init__(self) -> None:
        self._cards: dict[str, Card] = {}
        self._lurking: dict[Moment, set[str]] = {}
        self._changing: dict[str, set[str]] = {}
        self._imposing: dict[str, set[str]] = {}
        self._waiting: dict[Moment, set[str]] = {}
        self._followers: dict[str, set[str]] = {}

    def index(self) -> None:
        """Put all cards a hero may hold into one index, and note what each has to do with."""
        self._cards = {**self.items, **self.relics, **self.class_items, **self.search_cards, **self.skills}
        printed = {card.id: card.abilities for card in self._cards.values()}
        printed |= {familiar.id: familiar.abilities for familiar in self.familiars.values()}
        sheets = {sheet.id: (*sheet.ability, *sheet.feats) for sheet in self.heroes.values()}
        for name, abilities in [*printed.items(), *sheets.items()]:
            for ability in abilities:
                for modifier in ability.modifiers:
                    self._changing.setdefault(modifier.stat, set()).add(name)
                for moment in ability.moments:
                    self._waiting.setdefault(moment, set()).add(name)
        for name, ability in self.monster_abilities.items():
            for moment in ability.moments:
                self._lurking.setdefault(moment, set()).add(name)
            for modifier in ability.modifiers:
                self._imposing.setdefault(modifier.stat, set()).add(name)
        for familiar in self.familiars.values():
            for card in self._speaking_of(familiar):
                self._followers.setdefault(card, set()).add(familiar.id)

    def _speaking_of(self, familiar: FamiliarCard) -> Iterator[str]:
        """The sheet or the class cards that mean this familiar."""
        if familiar.hero is not None:
            yield familiar.hero
        calling = self.classes.get(familiar.hero_class or "")
        if calling is not None:
            yield from (card.id for card in (*calling.equipment, *calling.skills))


Reader = Callable[[], Library]
_reader: Reader


def installed(reader: Reader) -> Reader:
    """Mark the function that reads the library of this installation.

    To read a card one must know every word of cards, and the words do things to games, which know their
    library. So the library does not know its reader: `loading.py` brings it, and `bot/descent/__init__.py`
    brings `loading.py` before any other module of the rules.
    """
    global _reader
    _reader = reader
    return reader


@lru_cache(maxsize=1)
def library() -> Library:
    """The library of this installation, read once, when it is first asked for. Bad content stops here."""
    return _reader()
