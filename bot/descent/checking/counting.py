"""Counting the library: what there is of each kind, and how cards are written."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml
from pydantic import BaseModel

from bot.descent.checking.text_slips import other_forms
from bot.descent.content.cards import Ability, Surge
from bot.descent.content.library import Library
from bot.descent.content.loading import read_library
from bot.descent.content.obtaining import unobtainable
from bot.descent.effects.base import Effect
from bot.descent.quest.content import LOCALES
from bot.descent.road.book import CampaignBook
from bot.descent.words.naming import unnamed
from bot.words.locales import problems
from bot.workshop import Tally

KINDS = (
    "heroes",
    "classes",
    "hybrids",
    "skills",
    "items",
    "search_cards",
    "relics",
    "conditions",
    "familiars",
    "monsters",
    "lieutenants",
    "activations",
    "tiles",
    "perils",
    "quests",
    "levels",
    "campaigns",
    "story_quests",
    "side_quests",
    "cities",
    "travel_events",
)
"""What is counted, by the name it has in the library, or else in the books of campaigns."""

IN_BOOKS: dict[str, Callable[[CampaignBook], Iterable[str]]] = {
    "story_quests": lambda book: book.story_quests,
    "side_quests": lambda book: [entry.quest for entry in book.side.pool],
}
"""What a quest is to a campaign: only its book knows."""

CARDS = (
    "heroes",
    "skills",
    "items",
    "class_items",
    "search_cards",
    "relics",
    "familiars",
    "monsters",
    "monster_abilities",
    "lieutenants",
)
"""Where cards that can do something are found."""

IN_BOXES = (
    *("heroes", "classes", "hybrids", "skills", "items", "relics", "familiars", "monsters", "lieutenants"),
    *("adventures", "campaigns", "travel_events"),
)
"""What is counted box by box."""

CUSTOM = "custom"
"""The effect that names a Python function because no verb fits."""


@dataclass(frozen=True)
class Counted:
    """What was found, and the library it was found in."""

    tally: Tally
    shelf: Library | None = None
    """What was read; None where it can't be read at all."""


def counted(folder: Path, locales: Path = LOCALES) -> Counted:
    """Read everything in a folder and its words, and count it. What can't be read is an error too, not a crash."""
    read: Library | None = None
    try:
        shelf = read = read_library(folder)
    except (OSError, ValueError, yaml.YAMLError) as error:
        shelf = Library(errors=[f"{folder.name}: {error}"])
    found = Tally(
        errors=[*shelf.errors, *problems(), *problems(locales), *unnamed(shelf, locales)],
        counts={kind: _count(shelf, kind) for kind in KINDS},
        further={"effects": _count_effects(shelf)},
        warnings=[*unobtainable(shelf), *other_forms(locales)],
        parts={box: _count_box(shelf, box) for box in shelf.boxes},
    )
    return Counted(found, read)


def _count(shelf: Library, kind: str) -> int:
    if kind in IN_BOOKS:
        return len({quest for book in shelf.campaigns.values() for quest in IN_BOOKS[kind](book)})
    return len(_shelf(shelf, kind))


def _count_box(shelf: Library, box: str) -> dict[str, int]:
    """What comes in one box, skills and decks with the classes and monsters they belong to."""
    counts = {kind: sum(entry.box == box for entry in getattr(shelf, kind).values()) for kind in IN_BOXES}
    counts["activations"] = sum(
        card.monster in foes and foes[card.monster].box == box
        for foes in (shelf.monsters, shelf.lieutenants)
        for card in shelf.activations.values()
    )
    return counts


def _shelf(shelf: Library, kind: str) -> Mapping[str, BaseModel]:
    # Levels are quests of a kind that nobody plays alone.
    entries: Mapping[str, BaseModel] = getattr(shelf, "adventures" if kind == "quests" else kind)
    return entries


def _count_effects(shelf: Library) -> dict[str, int]:
    everything = [list(_parts(card)) for kind in CARDS for card in _shelf(shelf, kind).values()]
    cards = [parts for parts in everything if any(isinstance(part, Ability | Surge) for part in parts)]
    custom = [parts for parts in cards if any(isinstance(part, Effect) and part.kind == CUSTOM for part in parts)]
    verbs = set(Effect.kinds) - {CUSTOM}
    return {"verbs": len(verbs), "cards": len(cards), "custom": len(custom)}


def _parts(value: object) -> Iterator[BaseModel]:
    """A card and everything printed on it, however deep."""
    if isinstance(value, BaseModel):
        yield value
        for name in type(value).model_fields:
            yield from _parts(getattr(value, name))
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _parts(part)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _parts(part)
