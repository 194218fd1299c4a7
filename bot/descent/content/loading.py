"""Reads all cards and quests from `data/descent`, and checks them as a whole."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path, PurePath
from typing import Any, NamedTuple, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from bot.descent.board import load_tiles
from bot.descent.content import vocabulary
from bot.descent.content.boxes import BASE, BOXES, Box, boxed, told
from bot.descent.content.cards import (
    Ability,
    ConditionCard,
    FamiliarCard,
    HeroClass,
    HeroSheet,
    Item,
    MonsterCard,
    SearchCard,
)
from bot.descent.content.library import LEVELS, QUEST_FOLDERS, Leaf, Library, installed
from bot.descent.content.references import dangling, dangling_in, dangling_on
from bot.descent.content.setting_aside import set_flawed_aside
from bot.descent.content.wording import in_words
from bot.descent.content.yaml_files import YamlLoader, text_of
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.monsters.lieutenants import LieutenantCard, LieutenantSide
from bot.descent.quest.model import Peril, Quest, Variable
from bot.descent.raid.book import RaidBook
from bot.descent.road.book import CampaignBook, City, FameLevel, TravelEvent
from bot.descent.road.references import astray_in, astray_in_city, astray_on_the_way, undeclared
from bot.games import BadContent
from bot.paths import DATA

Entry = TypeVar("Entry", bound=BaseModel)

KNOWN = vocabulary.ALL
"""What stands in data is written in these words: they must be known before anything is read."""


HYBRIDS = "hybrid_classes"
CARDS: Mapping[str, tuple[str, str, type[BaseModel]]] = {
    "heroes": ("heroes.yaml", "heroes", HeroSheet),
    "classes": ("classes.yaml", "classes", HeroClass),
    "hybrids": ("classes.yaml", HYBRIDS, HeroClass),
    "items": ("items.yaml", "items", Item),
    "relics": ("relics.yaml", "relics", Item),
    "lieutenant_sides": ("relics.yaml", "lieutenant_sides", LieutenantSide),
    "search_cards": ("search_cards.yaml", "search_cards", SearchCard),
    "conditions": ("conditions.yaml", "conditions", ConditionCard),
    "familiars": ("familiars.yaml", "familiars", FamiliarCard),
    "monsters": ("monsters.yaml", "monsters", MonsterCard),
    "lieutenants": ("lieutenants.yaml", "lieutenants", LieutenantCard),
}
"""What a box holds: for each kind of card its file, its list there and how an entry is read."""
FOES = ("monsters.yaml", "lieutenants.yaml", "relics.yaml")
"""The files that also have a list of the abilities their entries name."""


@installed
def read_installed() -> Library:
    """The library of this installation, to play by. A mistake in what all share stops at load."""
    folder = DATA / "descent"
    try:
        shelf = read_library(folder)
    except (OSError, ValueError, yaml.YAMLError) as error:
        raise BadContent([str(error)]) from error
    set_flawed_aside(shelf, folder)
    return shelf


def read_library(folder: Path) -> Library:
    """Read everything; what is wrong is listed in `errors`, all of it."""
    shelf = Library()
    shelf.boxes = _read(shelf, folder / "boxes.yaml", "boxes", Box)
    strange = {path.name for path in (folder / BOXES).glob("*") if path.is_dir()} - shelf.boxes.keys()
    shelf.errors += [f"{BOXES}/{name}: boxes.yaml names no such box" for name in sorted(strange)]
    for box in shelf.boxes:
        _read_box(shelf, folder, box)
    shelf.tiles = load_tiles(folder / "tiles.yaml")
    shelf.perils = _read_singly(shelf, folder / "perils.yaml", "perils", Peril, "perils")
    for path in quest_paths(folder):
        _read_quest(shelf, path)
    _read_campaigns(shelf, folder)
    shelf.raid = _read(shelf, folder / "raid.yaml", "raid", RaidBook).get("raid", shelf.raid)
    shelf.index()
    shelf.errors += dangling(shelf)
    _find_astray(shelf)
    return shelf


def _read_box(shelf: Library, folder: Path, box: str) -> None:
    """All cards of a box (SET-07). Those of the base box lie in the folder itself; another box has what it has."""
    home = folder if box == BASE else folder / BOXES / box
    for kind, (file, section, model) in CARDS.items():
        path = home / file
        if _is_in(box, path, section):
            label = path.relative_to(folder).as_posix()
            found = {name: boxed(entry, box) for name, entry in _read(shelf, path, section, model, label).items()}
            _add(shelf, getattr(shelf, kind), found, f"{label}: {section}")
            if box != BASE:
                shelf.homes |= {(kind, name): label for name in found}
    for file in FOES:
        path = home / file
        if _is_in(box, path, "abilities"):
            label = path.relative_to(folder).as_posix()
            abilities = _read(shelf, path, "abilities", Ability, label)
            _add(shelf, shelf.monster_abilities, abilities, f"{label}: abilities")
    for path in sorted((home / "activations").glob("*.yaml")):
        shelf.activations |= _read_deck(shelf, path, path.relative_to(folder).as_posix())


def _is_in(box: str, path: Path, section: str) -> bool:
    """Whether a box has such a list: the base box has all of them but for hybrid classes, any other what it has."""
    if box == BASE and section != HYBRIDS:
        return True
    return path.exists() and re.search(f"^{section}:", text_of(path), re.MULTILINE) is not None


def _add(shelf: Library, known: dict[str, Any], found: Mapping[str, BaseModel], where: str) -> None:
    """One box more: no two boxes have anything of the same name."""
    shelf.errors += [f"{where} {name}: the id stands twice" for name in found if name in known]
    known.update(found)


def quest_paths(folder: Path) -> list[Path]:
    """The files of all quests: of each kind those of the base box first; the Raid's levels last."""
    return [
        path
        for name in QUEST_FOLDERS
        for pattern in (f"{name}/*.yaml", f"{BOXES}/*/{name}/*.yaml")
        for path in sorted(folder.glob(pattern))
    ]


def _read_quest(shelf: Library, path: Path) -> None:
    try:
        text = text_of(path)
    except yaml.YAMLError as error:
        blame(shelf, told(path), [f"{path.name}: quest {path.stem}: {error}"])
        return
    take_quest(shelf, path, text)


def take_quest(shelf: Library, path: Path, text: str) -> None:
    """A quest; one that is a level stands among the levels, and no other there; one of a box names that box.

    Quests leave their folder, with whoever is in the middle of them, so they say themselves where they belong.
    """
    found, file = read_alone(shelf, path, text, "quest", Quest), told(path)
    home = path.parent.parent
    box = home.name if home.parent.name == BOXES else BASE
    for quest in found.values():
        named = f"{path.name}: quest {quest.id}"
        if (quest.level is not None) != (path.parent.name == LEVELS):
            blame(shelf, file, [f"{named}: level: levels of the Raid, and they alone, stand in {LEVELS}/"])
        elif quest.id in shelf.quests:
            blame(shelf, file, [f"{named}: id: there is a quest of this name in {shelf.files[quest.id]}"])
        elif box not in (BASE, quest.box):
            blame(shelf, file, [f"{named}: box: here stand the quests of {box}; write `box: {box}`"])
        else:
            shelf.quests[quest.id], shelf.files[quest.id] = quest, file
            shelf.manuscripts[quest.id] = text


def _find_astray(shelf: Library) -> None:
    """Names that lead nowhere in one entry, a quest or a campaign.

    What a quest keeps and no campaign knows is the quest's mistake.
    """
    for card in shelf.activations.values():
        spoil(shelf, Leaf(shelf.decks[card.id], "activations", card.id), dangling_on(shelf, card))
    for city in shelf.cities.values():
        spoil(shelf, Leaf("cities.yaml", "cities", city.id), astray_in_city(shelf, city))
    for event in shelf.travel_events.values():
        spoil(
            shelf,
            Leaf(shelf.home("travel_events", event.id), "travel_events", event.id),
            astray_on_the_way(shelf, event),
        )
    for quest in shelf.quests.values():
        blame(shelf, shelf.files[quest.id], dangling_in(shelf, quest))
    for book in shelf.campaigns.values():
        blame(shelf, shelf.book_file(book.id), astray_in(shelf, book))
        for quest_id, error in undeclared(shelf, book):
            blame(shelf, shelf.files[quest_id], [error])


def blame(shelf: Library, file: str, errors: Iterable[str]) -> None:
    """Something is wrong with a quest or a campaign."""
    for error in errors:
        shelf.errors.append(error)
        shelf.flawed.setdefault(file, []).append(error)


def spoil(shelf: Library, leaf: Leaf, errors: Iterable[str]) -> None:
    """Something is wrong with one entry of many."""
    for error in errors:
        shelf.errors.append(error)
        shelf.spoiled.setdefault(leaf, []).append(error)


def _read_campaigns(shelf: Library, folder: Path) -> None:
    """The campaigns, and the cities and roads they share."""
    shelf.fame = _read(shelf, folder / "fame.yaml", "fame", FameLevel)
    roads = folder / "travel_events.yaml"
    shelf.cities = _read_singly(shelf, folder / "cities.yaml", "cities", City, "cities")
    shelf.travel_events = _read_singly(shelf, roads, "events", TravelEvent, "travel_events")
    shelf.travel_variables = _read_variables(shelf, roads)
    for path in sorted((folder / BOXES).glob(f"*/{roads.name}")):
        _read_roads_of_box(shelf, path, path.relative_to(folder).as_posix())
    for path in (*sorted(folder.glob("campaigns/*.yaml")), *sorted(folder.glob(f"{BOXES}/*/campaigns/*.yaml"))):
        _read_campaign(shelf, path)


def _read_campaign(shelf: Library, path: Path) -> None:
    """A campaign; one that stands in the folder of a box is for whoever owns that box."""
    home = path.parent.parent
    for name, book in _read_file_alone(shelf, path, "campaign", CampaignBook).items():
        if name in shelf.campaigns:
            where = f"{told(path)}: campaign {name}"
            blame(shelf, told(path), [f"{where}: id: there is a campaign of this name in {shelf.book_file(name)}"])
            continue
        shelf.campaigns[name] = boxed(book, home.name) if home.parent.name == BOXES else book
        shelf.homes["campaigns", name] = told(path)


def _read_roads_of_box(shelf: Library, path: Path, file: str) -> None:
    """What may happen on the way to whoever owns a box (SET-07)."""
    try:
        found = taken_singly(shelf, file, "events", "travel_events", text_of(path), TravelEvent)
    except yaml.YAMLError as error:
        shelf.errors.append(f"{file}: events: {error}")
        return
    shelf.travel_events |= {name: boxed(event, path.parent.name) for name, event in found.items()}
    shelf.homes |= {("travel_events", name): file for name in found}
    shelf.travel_variables |= _read_variables(shelf, path)


def _read_variables(shelf: Library, path: Path) -> dict[str, Variable]:
    try:
        return declared_in(shelf, path, text_of(path)) if path.exists() else {}
    except yaml.YAMLError:
        return {}  # that has been told of its events


def declared_in(shelf: Library, path: Path, text: str) -> dict[str, Variable]:
    """The variables a file declares, if it has any."""
    found: dict[str, Variable] = {}
    try:
        content = yaml.load(text, Loader=YamlLoader)
    except yaml.YAMLError:
        return found  # that has been told of its events
    declared = content.get("variables", {}) if isinstance(content, Mapping) else {}
    for name, written in declared.items():
        try:
            found[name] = Variable.model_validate(written)
        except ValidationError as error:
            shelf.errors += [f"{path.name}: variables {name}: {problem['msg']}" for problem in error.errors()]
    return found


def _read_file_alone(shelf: Library, path: Path, kind: str, model: type[Entry]) -> dict[str, Entry]:
    try:
        text = text_of(path)
    except yaml.YAMLError as error:
        blame(shelf, told(path), [f"{path.name}: {kind} {path.stem}: {error}"])
        return {}
    return read_alone(shelf, path, text, kind, model)


def read_alone(shelf: Library, path: Path, text: str, kind: str, model: type[Entry]) -> dict[str, Entry]:
    """What has a file of its own; one that is no YAML at all keeps nothing else from being read."""
    file = told(path)
    try:
        page = _read_whole(path.name, kind, text, model)
    except yaml.YAMLError as error:
        blame(shelf, file, [f"{path.name}: {kind} {path.stem}: {error}"])
        return {}
    blame(shelf, file, page.errors)
    called: dict[str, Any] = {name: entry for name, entry in page.entries.items() if name == path.stem}
    if len(called) < len(page.entries):
        blame(shelf, file, [f"{path.name}: {kind} {path.stem}: id: a {kind} has the name of its file"])
    return called


def _read_deck(shelf: Library, path: Path, file: str) -> dict[str, ActivationCard]:
    """The activation cards in one file; one that is no YAML at all leaves the other monsters theirs."""
    try:
        found = taken_singly(shelf, file, "activations", "activations", text_of(path), ActivationCard)
    except yaml.YAMLError as error:
        blame(shelf, file, [f"{path.name}: activations: {error}"])
        return {}
    shelf.decks |= dict.fromkeys(found, file)
    return found


def _read_singly(shelf: Library, path: Path, section: str, model: type[Entry], kind: str) -> dict[str, Entry]:
    """What stands in one file with many others, which can be played without it; the file itself all share."""
    try:
        return taken_singly(shelf, path.name, section, kind, text_of(path), model)
    except (OSError, yaml.YAMLError):
        return _read(shelf, path, section, model)


def taken_singly(
    shelf: Library, file: str, section: str, kind: str, text: str, model: type[Entry]
) -> dict[str, Entry]:
    """The entries of a page; what is wrong with one is known as its own mistake."""
    page = _read_section(PurePath(file).name, section, text, model)
    for error in page.errors:
        name = _entry_in(error, section)
        if name is None:
            shelf.errors.append(error)
        else:
            spoil(shelf, Leaf(file, kind, name), [error])
    found: dict[str, Any] = dict(page.entries)
    return found


def _entry_in(error: str, section: str) -> str | None:
    """The entry an error names: `perils.yaml: perils vermin: do.0: …`."""
    of, _, name = error.split(": ", 2)[1].partition(" ")
    return name if of == section and name else None


def _read(
    shelf: Library, path: Path, section: str, model: type[Entry], label: str | None = None
) -> dict[str, Entry]:
    file = label or path.name
    if not path.exists():
        shelf.errors.append(f"{file}: the file is missing")
        return {}
    try:
        return _taken(shelf, _read_section(file, section, text_of(path), model))
    except yaml.YAMLError as error:
        shelf.errors.append(f"{file}: {section}: {error}")
        return {}


class _Page(NamedTuple):
    """What stands in a file, and what is wrong with it. Cards never change, so one page serves many readers."""

    entries: Mapping[str, BaseModel]
    errors: tuple[str, ...]


def _taken(shelf: Library, page: _Page) -> dict[str, Any]:
    """The entries of a page; the shelf learns its errors."""
    shelf.errors += page.errors
    return dict(page.entries)


# Whoever checks content reads all of it again after every change, and mostly one file has changed.
@lru_cache(maxsize=1024)
def _read_whole(file: str, kind: str, text: str, model: type[BaseModel]) -> _Page:
    return _read_entries(file, kind, [yaml.load(text, Loader=YamlLoader)], model)


@lru_cache(maxsize=1024)
def _read_section(file: str, section: str, text: str, model: type[BaseModel]) -> _Page:
    content = _parsed(text)
    entries = content.get(section) if isinstance(content, Mapping) else None
    if not isinstance(entries, list):
        return _Page({}, (f"{file}: there is no list '{section}'",))
    return _read_entries(file, section, entries, model)


# A file is read once for each of its lists, one right after the other.
@lru_cache(maxsize=8)
def _parsed(text: str) -> Any:
    return yaml.load(text, Loader=YamlLoader)


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
                errors.append(f"{file}: {section} {name}: {place}: {in_words(problem, model, entry)}")
            continue
        if name in found:
            errors.append(f"{file}: {section} {name}: the id stands twice")
        found[name] = read
    return _Page(found, tuple(errors))
