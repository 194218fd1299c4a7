"""The boxes of the game: where their content lies, and which box an entry belongs to (SET-07)."""

from pathlib import Path
from typing import Literal, TypeVar

from pydantic import BaseModel

from bot.descent.content.cards import HeroClass
from bot.kernel.plain import Plain

BASE = "base"
"""The box everybody owns. What it holds lies in `data/descent` itself."""
BOXES = "boxes"
"""The folder that has a folder for each other box."""


class Box(Plain):
    """A box somebody may own: the base game, one with quests and classes, or one of heroes and monsters."""

    id: str
    kind: Literal["base", "expansion", "collection"]


def told(path: Path) -> str:
    """A quest's file as reports name it: `quests/ember_chapel.yaml`; of another box with the folder of that box."""
    kind, home = path.parent, path.parent.parent
    if home.parent.name == BOXES:
        return f"{BOXES}/{home.name}/{kind.name}/{path.name}"
    return f"{kind.name}/{path.name}" if kind.name else path.name


Entry = TypeVar("Entry", bound=BaseModel)


def boxed(entry: Entry, box: str) -> Entry:
    """An entry of a box's folder as a card of that box: nobody has to write it on each of them."""
    if box == BASE or "box" not in type(entry).model_fields:
        return entry
    changes: dict[str, object] = {"box": box}
    if isinstance(entry, HeroClass):
        changes["equipment"] = tuple(boxed(item, box) for item in entry.equipment)
        changes["skills"] = tuple(boxed(skill, box) for skill in entry.skills)
    return entry.model_copy(update=changes)
