"""The renderer stands alone."""

import ast
from pathlib import Path

import pytest

RENDERS = Path(__file__).parents[2] / "renders"


def imported(path: Path) -> set[str]:
    """The packages a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names


@pytest.mark.parametrize("path", sorted(RENDERS.glob("*.py")), ids=lambda path: path.name)
def test_pictures_know_no_game_and_no_discord(path: Path) -> None:
    """Pictures are drawn from views alone: no rules, no database, no Discord."""
    assert not imported(path) & {"bot", "cogs", "discord", "aiosqlite", "sqlite3"}
