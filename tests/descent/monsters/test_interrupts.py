"""Heroes who step in while a monster walks: it thinks again and goes on (MVW-08, ACT-05)."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.descent.board import Square
from bot.descent.events import ActionTaken, AttackDeclared, FigurePlaced, TargetChosen
from bot.descent.rules.walking import Walk
from tests.descent.rules.trial import plain_scene, told, trial_cards
from tests.descent.scene import Scene, scene

WILDLANDER = {"J": "jain_fairwood/wildlander"}
CHASE = [{"do": "engage"}, {"do": "attack"}]


@pytest.fixture(autouse=True)
def plain_heroes() -> Iterator[None]:
    """A, B, C and D are heroes whose cards never step in."""
    with trial_cards():
        yield


def hunt(drawing: str, monster: str, *, skills: tuple[str, ...] = (), ties: str = "fair", **more: Any) -> Scene:
    """Jain the wildlander, who is nimble, and monsters that engage and attack."""
    table = plain_scene(drawing, heroes=WILDLANDER, cards={"J": list(skills)}, turn=None, **more)
    table.game.ties = ties  # type: ignore[assignment]
    table.activate(monster, minion=CHASE)
    return table


def dodge(table: Scene, square: str) -> None:
    """Jain is nimble: one fatigue, and a square away from the monster that came near."""
    assert table.asked == "react", table.asked
    table.choose("nimble")
    assert table.asked == "choose_move"
    table.choose(square)


def stand(table: Scene) -> None:
    """Jain lets it come."""
    assert table.asked == "react", table.asked
    table.choose("pass")


def test_act_05_a_monster_goes_on_after_a_nimble_hero() -> None:
    """ACT-05: whoever slips away each time does not make it neglect the move; it spends all its points."""
    table = hunt("s . . J . . . . . .", "cave_spider")

    assert table.at("s") == "C1"
    dodge(table, "E1")
    assert table.at("s") == "D1", "the third of its four points"
    dodge(table, "F1")
    assert table.at("s") == "E1", "the fourth"
    dodge(table, "G1")

    assert table.asked is None, "with its second move no action is left to attack her"
    assert table.at("s") == "F1"


def test_act_05_the_action_is_spent_all_the_same() -> None:
    """ACT-05: an interrupted move is one of the two actions, though it did not lead anywhere in the end."""
    table = hunt("z . . . J . . .", "zombie")
    acted = told(table, ActionTaken)

    dodge(table, "F1")

    assert [event.action for event in acted] == ["engage"]
    assert told(table, ActionTaken) == [], "a zombie shambles, and Jain is out of its reach"
    assert table.game.activation is None
    assert table.at("z") == "D1"


def test_mvw_08_another_hero_becomes_the_closest() -> None:
    """MVW-08: Jain was the closest and leaps away; the monster turns to whoever is the closest now, and says so."""
    table = hunt(
        """
        s . . J . . . .
        # # . . A # # #
        """,
        "cave_spider",
        skills=("fleet_of_foot",),
        ties="vote",
    )
    table.choose("C1")
    table.choose("nimble")
    table.choose("F1")

    assert [event.target for event in told(table, TargetChosen)] == ["ada"]
    table.choose("D2")
    table.settle()
    assert table.game.adjacent(table["s"], table["A"])
    assert [event.target for event in told(table, AttackDeclared)] == ["ada"]


def test_mvw_08_nothing_has_changed() -> None:
    """MVW-08: if nobody reacts it goes on to the place that was voted for, and nobody is asked again."""
    table = hunt(
        """
        . . . . . .
        s . . J . A
        . . . . . .
        """,
        "cave_spider",
        ties="vote",
        roll="blue X, yellow r1h1, gray 0",
    )
    table.choose("C3")
    asked = []
    while table.game.question is not None:
        asked.append(table.asked)
        table.choose(table.game.question.default)

    assert table.at("s") == "C3"
    assert asked == ["react"]


ALLEY = """
b b . . . . . A
# # J # # # # #
"""
PAST_JAIN = [{"do": "engage", "aim": {"by": ["most_damage"]}}, {"do": "attack"}]


def test_mvw_08_a_large_monster_whose_way_is_blocked() -> None:
    """MVW-08, BIG-03: Jain leaps into its way; it expands once, where it was stopped, and attacks her instead."""
    table = plain_scene(ALLEY, heroes=WILDLANDER, turn=None)
    table["A"].damage = 1
    table.activate("barghest", minion=PAST_JAIN)
    assert table.at("b") == "C1", "drawn together on one square while Jain decides"

    dodge(table, "D1")

    assert [event.squares for event in told(table, FigurePlaced)] == [table["b"].squares]
    assert table.at("b") == "B1 C1"
    assert [event.target for event in told(table, AttackDeclared)] == ["jain_fairwood"]


def test_mvw_08_a_large_monster_goes_on() -> None:
    """MVW-08, BIG-03: nobody steps in, so it walks on as a small figure and expands beside its target, once."""
    table = plain_scene(ALLEY, heroes=WILDLANDER, turn=None)
    table["A"].damage = 1
    table.activate("barghest", minion=PAST_JAIN)

    placed = []
    while table.asked == "react":
        stand(table)
        placed += told(table, FigurePlaced)

    assert len(placed) == 1
    assert table.at("b") == "F1 G1"


def test_mvw_08_the_hero_who_stays_is_attacked() -> None:
    """MVW-08: a hero who may step away and does not is attacked as if nothing had been asked."""
    table = hunt("s . . J .", "cave_spider")

    stand(table)

    assert [event.target for event in told(table, AttackDeclared)] == ["jain_fairwood"]


def test_mov_03_nobody_is_left_on_a_friend() -> None:
    """MOV-03: stopped for good while it crosses a friend's square, it is put on the nearest empty one."""
    table = plain_scene(
        """
        s p . . A
        # J # # #
        """,
        heroes=WILDLANDER,
        monsters={"p": "zombie"},
        turn=None,
    )
    table["A"].damage = 1
    table.activate("cave_spider", minion=PAST_JAIN)
    assert table.at("s") == "B1", "on the zombie's square, beside Jain"

    dodge(table, "C1")

    assert table.at("s") in ("A1", "B2")
    assert table.at("p") == "B1"


@pytest.mark.parametrize(("conditions", "attacked"), [([], ["jain_fairwood"]), (["terrified"], [])])
def test_act_05_a_protection_that_is_active_already(conditions: list[str], attacked: list[str]) -> None:
    """ACT-05: a hidden thief can only be hit for a surge, which a terrified monster can't spend, so it stays."""
    table = plain_scene("b b J", heroes={"J": "jain_fairwood/thief"}, cards={"J": ["unseen"]}, turn=None)
    card = table.hero("J").card("unseen")
    assert card is not None
    card.exhausted = True
    table["b"].conditions = conditions

    table.activate("barghest", minion=[{"do": "attack"}])

    assert [event.target for event in told(table, AttackDeclared)] == attacked


def test_mov_03_a_walk_stops_before_whoever_stepped_into_it():
    """MOV-03: a path found earlier is not walked through an enemy who has come into it meanwhile."""
    table = scene("z . . . H", turn=None)
    path = tuple(Square.parse(square) for square in ("B1", "C1", "D1"))
    table["H"].squares = (Square.parse("C1"),)

    table.step(Walk(figure="zombie_1", path=path))

    assert table.at("z") == "B1"


def test_mov_03_nobody_is_left_standing_on_a_friend():
    """MOV-03: a figure held up on a friend's square is put on the nearest empty one."""
    table = scene("z y H .", monsters={"y": "zombie"}, turn=None)
    table["z"].squares = table["y"].squares

    table.step(Walk(figure="zombie_1", path=(Square.parse("C1"),)))

    assert table.at("z") == "A1"
