"""How automatic heroes pursue what a quest asks for."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.descent.autopilot import goals_of
from bot.descent.autopilot.errands import passing
from bot.descent.commands import UseElement
from bot.descent.content.library import library
from bot.descent.quest.model import Quest
from tests.descent.autopilot.watching import turn_of
from tests.descent.scene import Scene, scene

DRAWING = """
    # # # # # # #
    # H . . . ? #
    # # # # # # #
"""
LEVER: dict[str, Any] = {
    "id": "objective1",
    "kind": "objective",
    "square": "F2",
    "uses": [{"id": "force", "test": "might"}, {"id": "read", "test": "knowledge"}],
}


@pytest.fixture
def table() -> Iterator[Scene]:
    """A hero, and a lever at the end of the passage that the quest wants pulled."""
    quest = {
        "id": "lever",
        "areas": [{"id": "passage", "tiles": [], "tokens": [LEVER]}],
        "start": ["B2"],
        "goals": [
            {"goal": "use", "target": "objective1"},
            {"goal": "reach", "places": ["B2"], "when": "round >= 5"},
        ],
    }
    quests = library().quests
    quests["lever"] = Quest.model_validate(quest)
    drawn = scene(DRAWING)
    drawn.game.quest = "lever"
    drawn.game.board.tokens["objective1"].portable = False
    yield drawn
    del quests["lever"]


def test_the_lever_is_pulled(table: Scene) -> None:
    """The hero goes to what the quest wants used, and uses it in the way it is best at."""
    commands = turn_of(table.game, table["H"].id)

    used = [command for command in commands if isinstance(command, UseElement)]
    assert used
    # Syndrael has might 4 and knowledge 3.
    assert used[0].use == "force"


def test_goals_come_and_go(table: Scene) -> None:
    """A goal counts only while its time has come."""
    assert [goal.kind for goal in goals_of(table.game)] == ["use"]

    table.game.round = 5

    assert {goal.kind for goal in goals_of(table.game)} == {"use", "reach"}


def test_what_is_carried_is_brought_where_it_belongs(table: Scene) -> None:
    """The carrier goes to the place; nobody else is sent there."""
    quest = library().quests["lever"]
    goal = {"goal": "carry", "target": "objective1", "places": ["B2"]}
    carry = quest.model_validate({"id": "lever", "areas": quest.areas, "start": quest.start, "goals": [goal]})
    library().quests["lever"] = carry
    table.hero("H").carried.append("objective1")
    table.game.board.tokens["objective1"].square = None

    (found,) = goals_of(table.game)

    assert (found.kind, found.hero) == ("reach", table["H"].id)
    assert [str(square) for square in found.squares] == ["B2"]


def test_the_chance_of_a_test_is_exact() -> None:
    """A grey and a black die show at most 3 and 4 shields, once in 36: that alone fails with value 6."""
    assert passing(7) == 1.0
    assert passing(6) == pytest.approx(35 / 36)
    assert passing(0) < passing(2) < passing(4) < 1.0


def test_whoever_comes_near_a_place_to_hold_is_struck_down(table: Scene) -> None:
    """To hold a place is to be there, and to defeat the monsters that come near it."""
    quest = library().quests["lever"]
    goal = {"goal": "hold", "places": ["F2"]}
    library().quests["lever"] = quest.model_validate(
        {"id": "lever", "areas": quest.areas, "start": quest.start, "goals": [goal]}
    )
    drawn = scene(
        """
        # # # # # # #
        # H . . z ? #
        # # # # # # #
        """
    )
    drawn.game.quest = "lever"

    held, foe, *_ = goals_of(drawn.game)

    assert held.kind == "hold"
    assert (foe.kind, foe.target) == ("defeat", drawn["z"].id)
