"""Moving and terrain (MOV), heroes' side; the geometry has tests of its own."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import ClimbOut, EndTurn, Move, Push, Rest, Stride
from tests.descent.scene import scene

SYNDRAEL = "syndrael"  # speed 4, health 12, stamina 4


def to(square: str) -> Move:
    """Syndrael goes to this square."""
    return Move(hero=SYNDRAEL, to=Square.parse(square))


def test_mov_01_a_move_action_gives_speed_points():
    """MOV-01: a move action gives as many points as speed, and each square costs one, diagonals too."""
    table = scene(
        """
        H . . . . .
        . . . . . .
        """
    )

    table.move("H", "E2")

    assert table.at("H") == "E2"
    assert table.game.turn is not None
    assert (table.game.turn.actions, table.game.turn.points) == (1, 0)


def test_mov_01_a_second_action_is_taken_only_if_needed():
    """MOV-01: going five squares with speed 4 takes both actions and leaves three points."""
    table = scene("H . . . . . . . . .")
    assert to("F1").price(table.game).actions == 2

    table.move("H", "F1")

    assert table.game.turn is not None
    assert (table.game.turn.actions, table.game.turn.points) == (0, 3)
    assert table.refused(to("J1")) == "out_of_reach"


def test_mov_02_points_are_split_around_actions():
    """MOV-02: two squares, an attack, two more squares: one move action and one attack."""
    table = scene(
        """
        H . . . .
        # # z . .
        """,
        roll="blue X, red h1, brown 0",
    )
    table.move("H", "B1")
    table.attack("H", "z")
    table.move("H", "E1")

    assert table.at("H") == "E1"
    assert table.game.turn is not None
    assert (table.game.turn.actions, table.game.turn.points) == (0, 0)


def test_mov_03_enemies_block_and_allies_are_crossed():
    """MOV-03: a hero crosses an ally's square, never stops on it, never enters an enemy's."""
    table = scene("H G . z .")

    assert table.refused(to("B1")) == "square_taken"
    assert table.refused(to("D1")) == "square_taken"
    assert table.refused(to("E1")) == "out_of_reach"
    table.move("H", "C1")
    assert table.at("H") == "C1"


def test_mov_04_corners_walls_and_doors():
    """MOV-04: black edges don't stop diagonal steps at corners; walls and closed doors do stop."""
    corner = scene(
        """
        H #
        . .
        """
    )
    corner.move("H", "B2")
    assert corner.at("H") == "B2"

    assert scene("H|.").refused(to("B1")) == "out_of_reach"
    assert scene("H:.").refused(to("B1")) == "out_of_reach"


def test_mov_05_fatigue_buys_points():
    """MOV-05: a hero suffers any fatigue up to its stamina for as many points."""
    table = scene("H . . . . . .")
    assert table.refused(Push(hero=SYNDRAEL, fatigue=5)) == "too_tired"

    table.push("H", 3)
    table.move("H", "D1")

    assert table.hero("H").fatigue == 3
    assert table.game.turn is not None
    assert table.game.turn.actions == 2
    assert table.refused(Push(hero=SYNDRAEL, fatigue=2)) == "too_tired"


def test_mov_06_water_costs_two():
    """MOV-06: entering water costs two points."""
    table = scene("H ~ . .")

    table.move("H", "D1")

    assert table.game.turn is not None
    assert (table.game.turn.actions, table.game.turn.points) == (1, 0)


def test_mov_06_water_is_walked_round_if_that_is_cheaper():
    """MOV-06: the cheapest way is taken."""
    table = scene(
        """
        H ~ .
        . . .
        """
    )

    assert to("C1").price(table.game).points == 2


def test_mov_07_a_pit_hurts_and_holds():
    """MOV-07: entering a pit deals 2 ♥, and inside it no movement points can be spent."""
    table = scene("H o . .")

    table.move("H", "B1")

    assert table["H"].damage == 2
    assert table.refused(to("C1")) == "in_pit"
    assert table.refused(Push(hero=SYNDRAEL)) == "in_pit"


def test_mov_07_climbing_out_takes_an_action():
    """MOV-07: as an action the figure is placed in an empty square beside the pit."""
    table = scene(". H z .", under={"H": "o"})
    out = ClimbOut(hero=SYNDRAEL, to=Square.parse("C1"))
    assert table.refused(out) == "not_beside_pit"

    table.do(ClimbOut(hero=SYNDRAEL, to=Square.parse("A1")))

    assert table.at("H") == "A1"
    assert table.game.turn is not None
    assert table.game.turn.actions == 1


def test_mov_07_no_empty_square_no_way_out():
    """MOV-07: without an empty square beside the pit the action is impossible."""
    table = scene("z H G", under={"H": "o"})

    assert table.refused(ClimbOut(hero=SYNDRAEL, to=Square.parse("A1"))) == "no_way_out"


def test_mov_07_from_a_pit_only_neighbours_are_seen():
    """MOV-07: sight from and to a pit exists only between adjacent squares."""
    from bot.descent.commands import Attack

    table = scene("H z . g", under={"H": "o"}, cards={"H": ["elm_greatbow"]})

    def shot(target: str) -> Attack:
        return Attack(hero=SYNDRAEL, target=target, weapon="elm_greatbow")

    assert table.refused(shot("zombie_1")) is None
    assert table.refused(shot("goblin_archer_1")) == "out_of_sight"


@pytest.mark.parametrize("ground", ["!", "%"])
def test_mov_08_hazard_hurts_whoever_enters(ground):
    """MOV-08: entering a hazard deals 2 ♥ at once; one may walk on."""
    table = scene(f"H {ground} . .")

    table.move("H", "C1")

    assert table["H"].damage == 2
    assert table.at("H") == "C1"


def test_mov_08_hazard_is_walked_round_where_possible():
    """MOV-08: a hero told to go somewhere does not burn itself without need."""
    table = scene(
        """
        H ! .
        . ! .
        . . .
        """
    )

    table.move("H", "C1")

    assert table["H"].damage == 0


def test_mov_08_ending_on_hazard_defeats():
    """MOV-08: whoever ends its movement on a hazard is defeated; the token lies on the nearest safe square."""
    table = scene("H ! .")
    table.move("H", "B1")
    assert table.refused(Rest(hero=SYNDRAEL)) == "standing_in_hazard"

    table.do(EndTurn(hero=SYNDRAEL))

    assert table.hero("H").knocked_out
    assert table.at("H") == "A1"
    assert table["H"].damage == 12


def test_mov_09_obstacles_block_movement():
    """MOV-09: an obstacle can't be entered."""
    table = scene("H X .")

    assert table.refused(to("B1")) == "out_of_reach"
    assert table.refused(to("C1")) == "out_of_reach"


def test_mov_10_mud_costs_like_water():
    """MOV-10: mud costs two points like water."""
    table = scene("H , . .")

    assert to("B1").price(table.game).points == 2


def test_mov_10_elevation_lines_leave_squares_adjacent():
    """MOV-10: squares across an elevation line are still adjacent for melee."""
    from bot.descent.board import Edge
    from bot.descent.commands import Attack

    table = scene("H z")
    table.game.board.elevation = [Edge.between(Square.parse("A1"), Square.parse("B1"))]
    table.game.board.changed()

    assert table.refused(Attack(hero=SYNDRAEL, target="zombie_1", weapon="iron_longsword")) is None


def test_mov_01_immobilised_heroes_take_no_move_actions():
    """An immobilised hero takes no move action and buys no points, until its turn ends."""
    table = scene("H . .")
    table["H"].conditions.append("immobilized")

    assert table.refused(to("B1")) == "immobilized"
    assert table.refused(Stride(hero=SYNDRAEL)) == "immobilized"
    assert table.refused(Push(hero=SYNDRAEL)) == "immobilized"
    table.end_turn("H")
    assert table["H"].conditions == []


def test_mov_02_points_gained_before_may_still_be_spent():
    """The condition forbids move actions, not points a hero already has."""
    table = scene("H . . . .")
    table.do(Stride(hero=SYNDRAEL))
    table["H"].conditions.append("immobilized")

    table.move("H", "C1")

    assert table.at("H") == "C1"
