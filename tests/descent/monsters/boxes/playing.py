"""Short scenes: a monster of a box follows a list written in the test, and heroes take the defaults."""

from collections.abc import Mapping
from typing import Any

from tests.descent.monsters.test_abilities import HEROES, Ties, neglected, use
from tests.descent.scene import Scene, scene

__all__ = ["ATTACK", "HEROES", "STAY", "act_out", "bought", "meet", "neglected", "play", "use"]

ATTACK: dict[str, Any] = {"do": "attack"}
STAY: dict[str, Any] = {"do": "retreat", "when": {"hero_within": 0}}
"""A line that is always neglected."""


def meet(
    drawing: str,
    monsters: Mapping[str, str],
    *,
    act: int = 1,
    ties: Ties = "fair",
    roll: str = "",
    turn: str | None = None,
    under: Mapping[str, str] | None = None,
) -> Scene:
    """Heroes and monsters on a board; nobody's turn unless told otherwise."""
    table = scene(drawing, heroes=HEROES, monsters=monsters, turn=turn, act=act, under=under)
    table.game.ties = ties
    table.roll(roll)
    return table


def act_out(table: Scene, who: str, *lines: dict[str, Any]) -> Scene:
    """The group of this kind follows a list, masters first."""
    table.activate(who, master=list(lines), minion=list(lines), first="masters")
    table.settle()
    return table


def play(
    drawing: str,
    who: str,
    *lines: dict[str, Any],
    others: Mapping[str, str] | None = None,
    act: int = 1,
    roll: str = "",
    ties: Ties = "fair",
    under: Mapping[str, str] | None = None,
) -> Scene:
    """A monster, drawn as m ("broodwalker master"), follows a list."""
    table = meet(drawing, {**(others or {}), "m": who}, act=act, roll=roll, ties=ties, under=under)
    return act_out(table, who.split()[0], *lines)


def bought(table: Scene) -> list[str]:
    """The surge lines that were bought."""
    return [event.ability for event in table.told("surge_spent")]
