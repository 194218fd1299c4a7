"""All cards and quests, read once from `data/descent` and checked as a whole."""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from bot.descent.board import TilePrint, load_tiles
from bot.descent.campaign.book import CampaignBook, City, FameLevel, TravelEvent
from bot.descent.cards import (
    Ability,
    Card,
    ConditionCard,
    FamiliarCard,
    HeroClass,
    HeroSheet,
    Item,
    MonsterCard,
    SearchCard,
    Skill,
)
from bot.descent.moments import Moment
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.monsters.lieutenants import LieutenantCard
from bot.descent.quest.model import Peril, Quest, Variable
from bot.paths import DATA

Entry = TypeVar("Entry", bound=BaseModel)


@dataclass
class Library:
    """Everything printed, by id."""

    heroes: dict[str, HeroSheet] = field(default_factory=dict)
    classes: dict[str, HeroClass] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    relics: dict[str, Item] = field(default_factory=dict)
    search_cards: dict[str, SearchCard] = field(default_factory=dict)
    conditions: dict[str, ConditionCard] = field(default_factory=dict)
    familiars: dict[str, FamiliarCard] = field(default_factory=dict)
    monsters: dict[str, MonsterCard] = field(default_factory=dict)
    lieutenants: dict[str, LieutenantCard] = field(default_factory=dict)
    monster_abilities: dict[str, Ability] = field(default_factory=dict)
    activations: dict[str, ActivationCard] = field(default_factory=dict)
    tiles: dict[str, TilePrint] = field(default_factory=dict)
    perils: dict[str, Peril] = field(default_factory=dict)
    quests: dict[str, Quest] = field(default_factory=dict)
    fame: dict[str, FameLevel] = field(default_factory=dict)
    cities: dict[str, City] = field(default_factory=dict)
    travel_events: dict[str, TravelEvent] = field(default_factory=dict)
    travel_variables: dict[str, Variable] = field(default_factory=dict)
    """What travel events remember, in every campaign."""
    campaigns: dict[str, CampaignBook] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def card(self, card_id: str) -> Card:
        """A card a hero may hold: shop or class item, search card or skill."""
        return self._cards[card_id]

    def foe(self, monster_id: str) -> MonsterCard | LieutenantCard:
        """A kind of monster, or a lieutenant."""
        return self.lieutenants.get(monster_id) or self.monsters[monster_id]

    @property
    def skills(self) -> dict[str, Skill]:
        """All skills of all classes."""
        return {skill.id: skill for each in self.classes.values() for skill in each.skills}

    @property
    def class_items(self) -> dict[str, Item]:
        """The starting equipment of all classes."""
        return {item.id: item for each in self.classes.values() for item in each.equipment}

    def changing(self, stat: str) -> Collection[str]:
        """The hero sheets and cards that change this number while they are in play."""
        return self._changing.get(stat, ())

    def waiting(self, moment: Moment) -> Collection[str]:
        """The hero sheets and cards that may or must react at this moment."""
        return self._waiting.get(moment, ())

    def lurking(self, moment: Moment) -> Collection[str]:
        """The abilities of monsters that may or must react at this moment."""
        return self._lurking.get(moment, ())

    def __post_init__(self) -> None:
        self._cards: dict[str, Card] = {}
        self._lurking: dict[Moment, set[str]] = {}
        self._changing: dict[str, set[str]] = {}
        self._waiting: dict[Moment, set[str]] = {}

    def index(self) -> None:
        """Put all cards a hero may hold into one index, and note what each has to do with."""
        self._cards = {**self.items, **self.relics, **self.class_items, **self.search_cards, **self.skills}
        printed = {card.id: card.abilities for card in self._cards.values()}
        for name, abilities in [*printed.items(), *((sheet.id, sheet.ability) for sheet in self.heroes.values())]:
            for ability in abilities:
                for modifier in ability.modifiers:
                    self._changing.setdefault(modifier.stat, set()).add(name)
                if ability.at is not None:
                    self._waiting.setdefault(ability.at, set()).add(name)
        for name, ability in self.monster_abilities.items():
            if ability.at is not None:
                self._lurking.setdefault(ability.at, set()).add(name)


class BadContent(Exception):
    """Content that can't be used; every line names file, entry and field."""

    def __init__(self, errors: Iterable[str]) -> None:
        self.errors = list(errors)
        super().__init__("\n".join(self.errors))


@lru_cache(maxsize=1)
def library() -> Library:
    """The library of this installation. Bad content stops at load."""
    shelf = read_library(DATA / "descent")
    if shelf.errors:
        raise BadContent(shelf.errors)
    return shelf


def read_library(folder: Path) -> Library:
    """Read everything; what is wrong is listed in `errors`, all of it."""
    # The words of cards do things to games, and a game knows its library: they meet here, not at import.
    import bot.descent.campaign.vocabulary
    import bot.descent.effects.vocabulary
    import bot.descent.quest.vocabulary  # noqa: F401

    shelf = Library()
    shelf.heroes = _read(shelf, folder / "heroes.yaml", "heroes", HeroSheet)
    shelf.classes = _read(shelf, folder / "classes.yaml", "classes", HeroClass)
    shelf.items = _read(shelf, folder / "items.yaml", "items", Item)
    shelf.relics = _read(shelf, folder / "relics.yaml", "relics", Item)
    shelf.search_cards = _read(shelf, folder / "search_cards.yaml", "search_cards", SearchCard)
    shelf.conditions = _read(shelf, folder / "conditions.yaml", "conditions", ConditionCard)
    shelf.familiars = _read(shelf, folder / "familiars.yaml", "familiars", FamiliarCard)
    shelf.monsters = _read(shelf, folder / "monsters.yaml", "monsters", MonsterCard)
    shelf.lieutenants = _read(shelf, folder / "lieutenants.yaml", "lieutenants", LieutenantCard)
    for name in ("monsters.yaml", "lieutenants.yaml"):
        shelf.monster_abilities |= _read(shelf, folder / name, "abilities", Ability)
    for path in sorted((folder / "activations").glob("*.yaml")):
        shelf.activations |= _read(shelf, path, "activations", ActivationCard)
    shelf.tiles = load_tiles(folder / "tiles.yaml")
    shelf.perils = _read(shelf, folder / "perils.yaml", "perils", Peril)
    for path in sorted((folder / "quests").glob("*.yaml")):
        shelf.quests |= _read_alone(shelf, path, "quest", Quest)
    _read_campaigns(shelf, folder)
    shelf.index()
    # Monsters' actions do things to games too: see above.
    from bot.descent.references import dangling

    shelf.errors += dangling(shelf)
    return shelf


class YamlLoader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML in which only true and false are truth values: `on` is the word a quest's event begins with."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {
        letter: [entry for entry in resolvers if entry[0] != "tag:yaml.org,2002:bool"]
        for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


YamlLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))


def load_yaml(path: Path) -> Any:
    """The content of a YAML file."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=YamlLoader)


def _read_campaigns(shelf: Library, folder: Path) -> None:
    """The campaigns, and the cities and roads they share."""
    shelf.fame = _read(shelf, folder / "fame.yaml", "fame", FameLevel)
    roads = folder / "travel_events.yaml"
    shelf.cities = _read(shelf, folder / "cities.yaml", "cities", City)
    shelf.travel_events = _read(shelf, roads, "events", TravelEvent)
    shelf.travel_variables = _read_variables(shelf, roads)
    for path in sorted((folder / "campaigns").glob("*.yaml")):
        shelf.campaigns |= _read_alone(shelf, path, "campaign", CampaignBook)


def _read_variables(shelf: Library, path: Path) -> dict[str, Variable]:
    """The variables a file declares, if it has any."""
    found: dict[str, Variable] = {}
    content = load_yaml(path) if path.exists() else None
    declared = content.get("variables", {}) if isinstance(content, Mapping) else {}
    for name, written in declared.items():
        try:
            found[name] = Variable.model_validate(written)
        except ValidationError as error:
            shelf.errors += [f"{path.name}: variables {name}: {problem['msg']}" for problem in error.errors()]
    return found


def _read_alone(shelf: Library, path: Path, kind: str, model: type[Entry]) -> dict[str, Entry]:
    """What has a file of its own; one that is no YAML at all keeps nothing else from being read."""
    try:
        return _taken(shelf, _read_whole(path.name, kind, path.read_text(encoding="utf-8"), model))
    except yaml.YAMLError as error:
        shelf.errors.append(f"{path.name}: {kind} {path.stem}: {error}")
        return {}


def _read(shelf: Library, path: Path, section: str, model: type[Entry]) -> dict[str, Entry]:
    if not path.exists():
        shelf.errors.append(f"{path.name}: the file is missing")
        return {}
    return _taken(shelf, _read_section(path.name, section, path.read_text(encoding="utf-8"), model))


class _Page(NamedTuple):
    """What stands in a file, and what is wrong with it. Cards never change, so one page serves many readers."""

    entries: Mapping[str, BaseModel]
    errors: tuple[str, ...]


def _taken(shelf: Library, page: _Page) -> dict[str, Any]:
    """The entries of a page; the shelf learns its errors."""
    shelf.errors += page.errors
    return dict(page.entries)


# Whoever checks content reads all of it again after every change, and mostly one file has changed.
@lru_cache(maxsize=256)
def _read_whole(file: str, kind: str, text: str, model: type[BaseModel]) -> _Page:
    return _read_entries(file, kind, [yaml.load(text, Loader=YamlLoader)], model)


@lru_cache(maxsize=256)
def _read_section(file: str, section: str, text: str, model: type[BaseModel]) -> _Page:
    content = yaml.load(text, Loader=YamlLoader)
    entries = content.get(section) if isinstance(content, Mapping) else None
    if not isinstance(entries, list):
        return _Page({}, (f"{file}: there is no list '{section}'",))
    return _read_entries(file, section, entries, model)


def _read_entries(file: str, section: str, entries: list[Any], model: type[BaseModel]) -> _Page:
    found: dict[str, BaseModel] = {}
    errors: list[str] = []
    for number, entry in enumerate(entries):
        name = str(entry.get("id", f"#{number + 1}")) if isinstance(entry, Mapping) else f"#{number + 1}"
        try:
            read = model.model_validate(entry)
        except ValidationError as error:
            for problem in error.errors():
                place = ".".join(str(part) for part in problem["loc"]) or "entry"
                errors.append(f"{file}: {section} {name}: {place}: {problem['msg']}")
            continue
        if name in found:
            errors.append(f"{file}: {section} {name}: the id stands twice")
        found[name] = read
    return _Page(found, tuple(errors))
