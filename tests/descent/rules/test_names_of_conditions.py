"""Conditions and monsters' passives have a home: elsewhere nobody asks for one by its name."""

import ast
from collections.abc import Iterator

import pytest

from bot.descent.content.library import library
from bot.descent.rules.passives import PASSIVES
from bot.paths import ROOT

HOMES = {"bot/descent/rules/conditions.py", "bot/descent/rules/passives.py"}
PICTURES = "renders/"
"""Where tables say how each of them looks; only comparing is deciding."""
MEANT_OTHERWISE = {"blast", "fly", "pierce", "reach"}
"""Passives whose names are words of other things too. They count where somebody's abilities are asked for."""


TRAITS = {"bot/descent/effects/tricks/bilehall.py": {"cursed"}}
"""Traits of monsters that are called like a condition."""


def named(source: str, *, tables: bool = False) -> Iterator[tuple[int, str]]:
    """Every name of a condition or a passive in some source, with its line; `tables` may hold them."""
    tree = ast.parse(source)
    names = set(library().conditions) | PASSIVES - MEANT_OTHERWISE
    if not tables:
        yield from _constants(tree, names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare | ast.Call) and _asks_for_abilities(node):
            yield from _constants(node, MEANT_OTHERWISE)
        if isinstance(node, ast.Compare | ast.MatchValue):
            yield from _constants(node, names)


def _constants(tree: ast.AST, names: set[str]) -> Iterator[tuple[int, str]]:
    """The names that stand in a part of the source; a `Literal` is a type and names nothing."""
    if isinstance(tree, ast.Subscript) and ast.unparse(tree.value) == "Literal":
        return
    if isinstance(tree, ast.Constant) and tree.value in names:
        yield tree.lineno, str(tree.value)
    for child in ast.iter_child_nodes(tree):
        yield from _constants(child, names)


def _asks_for_abilities(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Attribute) and part.attr == "abilities" for part in ast.walk(node))


def modules() -> list[str]:
    """All modules of ours but the homes."""
    paths = [path for folder in ("bot", "cogs", "renders") for path in (ROOT / folder).rglob("*.py")]
    return sorted({path.relative_to(ROOT).as_posix() for path in paths} - HOMES)


def test_nobody_asks_for_a_condition_or_a_passive_by_its_name() -> None:
    """Ask bot/descent/rules/conditions.py or passives.py what it does, and let data say which one does it."""
    found = [
        f"{name}:{line}: {what}"
        for name in modules()
        for line, what in named((ROOT / name).read_text(encoding="utf-8"), tables=name.startswith(PICTURES))
        if what not in TRAITS.get(name, ())
    ]

    assert found == []


def test_the_homes_are_there() -> None:
    """No exception outlives its file."""
    assert [name for name in sorted(HOMES) if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('if "stunned" in hero.conditions: pass', {"stunned"}),
        ('THREATS = {"weakened": 0.8}', {"weakened"}),
        ('Inflict(figure=one, condition="poisoned")', {"poisoned"}),
        ('flail = "flail" in game.block(monster).abilities', {"flail"}),
        ('reach = "reach" in block.abilities', {"reach"}),
        ('passes = not {"scamper", "fly"}.isdisjoint(block.abilities)', {"fly", "scamper"}),
        ('goal = Goal(kind="reach")', set()),
        ('why: Literal["x", "shadow"]', set()),
        ('"""The stunned do nothing."""', set()),
    ],
)
def test_a_name_would_be_found(source: str, found: set[str]) -> None:
    """The test of the test: comparisons, tables and arguments are found; types, other words and prose are not."""
    assert {name for _, name in named(source)} == found


def test_pictures_may_have_tables_but_not_decide() -> None:
    """The test of the test: how a condition looks may be listed by name, what is drawn may not depend on it."""
    assert list(named('BADGES = {"stunned": "stars"}', tables=True)) == []
    assert list(named('dim = "stunned" in view.conditions', tables=True)) == [(1, "stunned")]
