"""Counting the library: what there is of each kind, and how cards are written."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from pydantic import BaseModel

from bot.descent.cards import Ability, Surge
from bot.descent.effects.base import Effect
from bot.descent.library import Library
from bot.descent.loading import read_library
from bot.words.locales import problems
from bot.words.naming import unnamed

KINDS = (
    "heroes",
    "classes",
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
    "campaigns",
    "story_quests",
    "side_quests",
    "cities",
    "travel_events",
    "raid_levels",
)
"""What is counted, by the name it has in the library. A kind the library does not know yet counts none."""

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

CUSTOM = "custom"
"""The effect that names a Python function because no verb fits."""


@dataclass(frozen=True)
class Tally:
    """What was found."""

    errors: list[str]
    counts: dict[str, int]
    effects: dict[str, int]
    shelf: Library | None = field(default=None, repr=False, compare=False)
    """What was read; None where it can't be read at all."""

    def as_json(self) -> dict[str, Any]:
        """The form other programs read."""
        return {"errors": self.errors, "counts": self.counts, "effects": self.effects}


def tally(folder: Path) -> Tally:
    """Read everything in a folder and count it. What can't be read at all is an error too, not a crash."""
    read: Library | None = None
    try:
        shelf = read = read_library(folder)
    except (OSError, ValueError, yaml.YAMLError) as error:
        shelf = Library(errors=[f"{folder.name}: {error}"])
    counts = {kind: len(_shelf(shelf, kind)) for kind in KINDS}
    return Tally([*shelf.errors, *problems(), *unnamed(shelf)], counts, _count_effects(shelf), read)


def _shelf(shelf: Library, kind: str) -> Mapping[str, BaseModel]:
    entries: Mapping[str, BaseModel] = getattr(shelf, kind, {})
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
