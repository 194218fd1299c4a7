"""Which icon stands for what: the kit says so of its signs, and each game's data of the rest."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from renders.theme import SIGN_ICONS, TWIN

DATA = Path(__file__).resolve().parent.parent / "data"
TABLES = "icons.yaml"
Tables = Mapping[str, Mapping[str, Any]]

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def icon_tables(game: str) -> Tables:
    """A game's icons by section and id: an icon's name, or its name and the colours it is drawn with.

    A part of a game, which has a folder of its own, may bring its icons with it.
    """
    return _tables_in(DATA / game)


@cache
def _tables_in(folder: Path) -> Tables:
    whole: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.rglob(TABLES), key=lambda path: (len(path.parts), path)):
        for section, entries in _read(path).items():
            whole.setdefault(section, {}).update(entries)
    return whole


@cache
def _read(path: Path) -> Tables:
    tables: Tables = yaml.load(path.read_text(encoding="utf-8"), _LOADER) or {}
    return tables


def icon_names() -> list[str]:
    """Every icon the pictures of any game may show, in order: what the icon tool keeps of the whole collection."""
    names = set(SIGN_ICONS.values())
    for path in DATA.glob(f"*/**/{TABLES}"):
        for section in _read(path).values():
            names.update(_icon(entry) for entry in section.values())
    return sorted({name.removeprefix(TWIN) for name in names})


def _icon(entry: str | Mapping[str, str]) -> str:
    return entry if isinstance(entry, str) else entry["icon"]
