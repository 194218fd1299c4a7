"""Arrows point at the rules, none points out."""

import ast
from pathlib import Path

import pytest

from bot.paths import ROOT

WITHIN = ("bot.descent", "bot.paths")
"""What the rules may import of ours; the second tells where their data lies."""

OUTSIDE = {
    "aiohttp",
    "aiosqlite",
    "asyncio",
    "cogs",
    "datetime",
    "discord",
    "logging",
    "os",
    "PIL",
    "random",
    "renders",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
    "typer",
    "uuid",
}
"""The world: Discord, database, pictures, clocks, chance and processes."""


def imported(path: Path) -> set[str]:
    """The full names of all modules a file imports, wherever in it the import stands."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
            names |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "bot"}
    return names


def of_ours_but_not_rules(name: str) -> bool:
    """Whether a name is another part of the bot."""
    top = name.split(".")[0]
    return top == "bot" and name != "bot" and not any(name == w or name.startswith(f"{w}.") for w in WITHIN)


def files(folder: str) -> list[Path]:
    """All modules of a folder."""
    return sorted((ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    """A path as the test's id."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", files("bot/descent"), ids=name_of)
def test_the_rules_know_nothing_of_the_outside(path: Path) -> None:
    """The rules run with no Discord, no database, no pictures, no clock and no chance but their own."""
    names = imported(path)

    assert {name for name in names if name.split(".")[0] in OUTSIDE} == set()
    assert {name for name in names if of_ours_but_not_rules(name)} == set()


@pytest.mark.parametrize("path", files("renders"), ids=name_of)
def test_renders_only_read(path: Path) -> None:
    """Pictures are drawn from what they are given: no database, no channel, no table."""
    names = imported(path)

    assert {name for name in names if name.split(".")[0] in {"discord", "sqlite3", "aiosqlite", "cogs"}} == set()
    assert {name for name in names if name.startswith(("bot.store", "bot.table", "bot.local", "bot.app"))} == set()


@pytest.mark.parametrize("path", files("cogs"), ids=name_of)
def test_cogs_write_nothing(path: Path) -> None:
    """Cogs go through the table; they don't touch the database themselves."""
    assert {name for name in imported(path) if name.split(".")[0] in {"sqlite3", "aiosqlite"}} == set()


@pytest.mark.parametrize("path", files("bot/store"), ids=name_of)
def test_the_store_knows_no_discord(path: Path) -> None:
    """The store keeps texts; it knows the one refusal, but neither Discord nor pictures nor the rules."""
    names = imported(path)
    ours = {name for name in names if name.startswith("bot.") and not name.startswith("bot.store")}

    assert {name for name in names if name.split(".")[0] in {"discord", "PIL", "cogs", "renders"}} == set()
    assert ours <= {"bot.descent.refused"}


def test_the_import_reader_finds_every_form() -> None:
    """The test of the tests: imports inside functions and of submodules are seen too."""
    sample = Path(__file__)

    assert {"ast", "pathlib", "pytest", "bot.paths"} <= imported(sample)
    assert of_ours_but_not_rules("bot.table")
    assert not of_ours_but_not_rules("bot.descent.game")
