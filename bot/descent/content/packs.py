"""Packs on the shelves: quests, campaigns, levels and travel events that somebody else wrote.

All that is in a pack is called by the pack's name: `winter__ambush`. On the shelves the mark of its edition is
added, `winter_3fa9c2e1b7__ambush`. So two servers may have two editions of a pack, or two packs that happen to be
called alike, and whoever is in the middle of one keeps it when another comes. Which party meets what, its campaign
says (`Campaign.packs`).
"""

import copy
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import yaml
from pydantic import ValidationError

from bot.descent.content.library import QUEST_FOLDERS, Library
from bot.descent.content.loading import blame, declared_in, read_alone, take_quest, taken_singly
from bot.descent.content.wording import in_words
from bot.descent.content.yaml_files import Unfit, YamlLoader
from bot.descent.road.book import CampaignBook, SideOffer, TravelEvent
from bot.descent.road.references import astray_in, astray_on_the_way, names_in, undeclared
from bot.packs.bundle import OF, Bundle
from bot.packs.card import CARD
from bot.words.language import LANGUAGES
from bot.words.sources import split

ROADS, SIDES = "travel_events.yaml", "side_quests.yaml"
PAPERS = (".md", ".txt")
"""What is for readers of the pack alone."""
LONGEST_TEXT, DEEPEST_TEXT = 10_000, 6
"""Characters of a text with its attributes and variants, and braces within each other; ours have four."""
TEXTS = ("quest", "area", "door", "token", "unique", "monster", "activation", "campaign", "travel")
"""How the names of texts begin that a pack may bring."""


@dataclass
class Draft:
    """A pack held against the library it would be added to."""

    shelf: Library
    """The library with it."""
    own: str
    """How the names begin of all that belongs to it."""
    files: dict[str, str] = field(default_factory=dict)
    """What is written in it, by path."""
    sides: list[SideOffer] = field(default_factory=list)
    lost_sides: list[str] = field(default_factory=list)
    """Those whose offer can't be made."""
    words: dict[str, dict[str, str]] = field(default_factory=dict)
    """The texts in each language the pack is written in."""

    @property
    def wrong(self) -> dict[str, list[str]]:
        """What is wrong with it, by file."""
        found = {file: list(errors) for file, errors in self.shelf.flawed.items()}
        for leaf, errors in self.shelf.spoiled.items():
            found.setdefault(leaf.file, []).extend(errors)
        return found

    def quests(self) -> list[str]:
        """Its quests and levels, as far as they can be read."""
        return [name for name in self.shelf.quests if name.startswith(self.own)]

    def campaigns(self) -> list[str]:
        """Its campaigns."""
        return [name for name in self.shelf.campaigns if name.startswith(self.own)]

    def events(self) -> list[str]:
        """Its travel events."""
        return [name for name in self.shelf.travel_events if name.startswith(self.own)]


# Reading ----------------------------------------------------------------------------------------------------------


def draft_of(bundle: Bundle, base: Library, *, spelled: bool = False) -> Draft:
    """A pack as its author called everything, or `spelled` as it is called on the shelves."""
    own = f"{bundle.edition if spelled else bundle.card.id}{OF}"
    draft = Draft(_opened(base), own)
    for path, content in bundle.files.items():
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError as error:
            blame(draft.shelf, path, [f"{path}: the file is not written in UTF-8: {error.reason}"])
            continue
        draft.files[path] = _spelled(text, bundle) if spelled else text
    for path, text in draft.files.items():
        _take(draft, bundle, path, text)
    _read_sides(draft)
    _find_astray(draft)
    return draft


def _opened(base: Library) -> Library:
    """A library to which something can be added; the one it is made of stays as it is."""
    shelf = copy.copy(base)
    shelf.quests, shelf.files, shelf.manuscripts = {**base.quests}, {**base.files}, {**base.manuscripts}
    shelf.campaigns, shelf.homes = {**base.campaigns}, {**base.homes}
    shelf.travel_events, shelf.travel_variables = {**base.travel_events}, {**base.travel_variables}
    shelf.errors, shelf.flawed, shelf.spoiled = [], {}, {}
    return shelf


def _spelled(text: str, bundle: Bundle) -> str:
    """Everything that is called by the pack's name is called by its edition's."""
    return re.sub(rf"(?<![A-Za-z0-9_]){bundle.card.id}{OF}(?=[a-z0-9])", f"{bundle.edition}{OF}", text)


def _take(draft: Draft, bundle: Bundle, path: str, text: str) -> None:
    """A file of the pack."""
    shelf, (folder, _, name) = draft.shelf, path.rpartition("/")
    # What is called by the edition's name stands in a file that is called by the pack's.
    stem = Path(name).stem
    named = f"{bundle.card.id}{OF}"
    called = f"{draft.own}{stem.removeprefix(named)}.yaml"
    if folder in QUEST_FOLDERS and name.endswith(".yaml") and stem.startswith(named):
        take_quest(shelf, Path(folder, called), text)
    elif folder == "campaigns" and name.endswith(".yaml") and stem.startswith(named):
        shelf.campaigns |= read_alone(shelf, Path(folder, called), text, "campaign", CampaignBook)
    elif path == ROADS:
        _read_roads(draft, text)
    elif path.count("/") == 2 and path.startswith("locales/") and name.endswith(".ftl"):
        _read_texts(draft, path, text)
    elif path not in (CARD, SIDES) and not (folder == "" and name.endswith(PAPERS)):
        begins = f"; quests and campaigns are called {named}…" if name.endswith(".yaml") else ""
        blame(shelf, path, [f"{path}: nothing of this name stands in a pack{begins}"])


def _read_roads(draft: Draft, text: str) -> None:
    shelf = draft.shelf
    try:
        found = taken_singly(shelf, ROADS, "events", "travel_events", text, TravelEvent)
    except yaml.YAMLError as error:
        blame(shelf, ROADS, [f"{ROADS}: events: {error}"])
        return
    variables = declared_in(shelf, Path(ROADS), text)
    for name in (*found, *variables):
        if not name.startswith(draft.own):
            blame(shelf, ROADS, [f"{ROADS}: events {name}: id: what is in this pack is called {draft.own}…"])
    shelf.travel_events |= {name: event for name, event in found.items() if name.startswith(draft.own)}
    shelf.travel_variables |= {name: kept for name, kept in variables.items() if name.startswith(draft.own)}


def _read_sides(draft: Draft) -> None:
    """Which of the quests offer themselves in other people's campaigns."""
    if SIDES not in draft.files:
        return
    shelf = draft.shelf
    try:
        content = yaml.load(draft.files[SIDES], Loader=YamlLoader)
        entries = content["side"] if isinstance(content, Mapping) else None
        if not isinstance(entries, list):
            raise Unfit(problem="there is no list 'side'")
    except (yaml.YAMLError, KeyError) as error:
        blame(shelf, SIDES, [f"{SIDES}: side: {error}"])
        return
    for number, written in enumerate(entries):
        where = f"{SIDES}: side {number + 1}"
        try:
            offer = SideOffer.model_validate(written)
        except ValidationError as error:
            for wrong in error.errors():
                place = ".".join(map(str, wrong["loc"])) or "entry"
                blame(shelf, SIDES, [f"{where}: {place}: {in_words(wrong, SideOffer, written)}"])
            continue
        draft.sides.append(offer)


def _read_texts(draft: Draft, path: str, text: str) -> None:
    """The texts of a page, each by its name; all are called by the pack's name too."""
    language = path.split("/")[1]
    if language not in LANGUAGES:
        blame(draft.shelf, path, [f"{path}: there are texts in {', '.join(LANGUAGES)}"])
        return
    written = draft.words.setdefault(language, {})
    for name, source in split(text):
        if not name.startswith(tuple(f"{kind}-{draft.own}" for kind in TEXTS)):
            told = f"texts of this pack are called quest-{draft.own}…, area-{draft.own}… and so on"
            blame(draft.shelf, path, [f"{path}: {name}: {told}"])
        elif name in written:
            blame(draft.shelf, path, [f"{path}: {name} stands twice"])
        elif len(source) > LONGEST_TEXT or depth_of(source) > DEEPEST_TEXT:
            blame(
                draft.shelf,
                path,
                [f"{path}: {name}: at most {LONGEST_TEXT} characters, {DEEPEST_TEXT} braces deep"],
            )
        else:
            written[name] = source


def depth_of(source: str) -> int:
    """How many braces stand within each other: whoever reads them goes as deep."""
    deepest = depth = 0
    for letter in source:
        depth += (letter == "{") - (letter == "}")
        deepest = max(deepest, depth)
    return deepest


def _find_astray(draft: Draft) -> None:
    """Names that lead nowhere; and quests that would end in the middle, as `flambeau check` tells."""
    shelf = draft.shelf
    for name in draft.campaigns():
        book = shelf.campaigns[name]
        blame(shelf, f"campaigns/{name}.yaml", astray_in(shelf, book))
        for quest, error in undeclared(shelf, book):
            blame(shelf, shelf.files[quest], [error])
    for name in draft.events():
        blame(shelf, ROADS, astray_on_the_way(shelf, shelf.travel_events[name]))
    for offer in draft.sides:
        if astray := list(_astray_side(draft, offer)):
            draft.lost_sides.append(offer.quest)
            blame(shelf, SIDES, astray)


def _astray_side(draft: Draft, offer: SideOffer) -> Iterator[str]:
    where, shelf = f"{SIDES}: side {offer.quest}", draft.shelf
    quest = shelf.quests.get(offer.quest)
    if quest is None or not offer.quest.startswith(draft.own) or quest.level is not None:
        yield f"{where}: quest: the pack has no such quest"
    elif kept := [name for name, each in quest.variables.items() if each.scope == "campaign"]:
        yield f"{where}: quest: no campaign of others knows {', '.join(kept)}"
    for campaign in offer.campaigns:
        if campaign not in shelf.campaigns:
            yield f"{where}: campaigns: there is no campaign {campaign}"
    if offer.near not in ("city", "anywhere", *shelf.cities):
        yield f"{where}: near: a city, `city` or `anywhere`"
    yield from names_in(shelf, where, offer, set(shelf.travel_variables))
