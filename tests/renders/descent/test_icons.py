"""Whatever a picture shows has an icon, and figures can be told apart by theirs."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.descent.content.library import library
from bot.paths import DATA
from renders import icons
from renders.descent import look

SHELF = library()
KINDS: dict[str, Iterable[str]] = {
    "heroes": tuple(SHELF.heroes),
    "classes": tuple(SHELF.classes),
    "hybrid classes": tuple(SHELF.hybrids),
    "monsters": tuple(SHELF.monsters),
    "lieutenants": tuple(SHELF.lieutenants),
    "familiars": tuple(SHELF.familiars),
    "items": tuple(SHELF.items),
    "equipment of classes": tuple(SHELF.class_items),
    "relics": tuple(SHELF.relics),
}
SECTION = re.compile(r"^(\w+):", re.MULTILINE)


@pytest.mark.parametrize("kind", KINDS)
def test_everything_has_an_icon(kind: str) -> None:
    """No card and no figure is left with its initials, whichever box it comes from."""
    assert [name for name in KINDS[kind] if not icons.has(look.icon_of(name))] == []


@pytest.mark.parametrize(
    "kinds",
    [("monsters", "lieutenants", "familiars"), ("heroes",), ("classes", "hybrid classes")],
    ids=" and ".join,
)
def test_no_two_figures_look_alike(kinds: tuple[str, ...]) -> None:
    """What may stand side by side has icons of its own."""
    worn = Counter(look.icon_of(name) for kind in kinds for name in KINDS[kind])

    assert [icon for icon, times in worn.items() if times > 1] == []


@pytest.mark.parametrize("path", sorted(DATA.glob("*/**/icons.yaml")), ids=lambda path: path.parent.name)
def test_no_section_stands_twice(path: Path) -> None:
    """A second section of the same name would hide the first."""
    sections = Counter(SECTION.findall(path.read_text(encoding="utf-8")))

    assert [name for name, times in sections.items() if times > 1] == []
