"""Large figures: they shrink, walk as small ones and expand again (BIG)."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import Attack
from bot.descent.events import AttackDeclared, AttackHit, FigureMoved, FigurePlaced
from bot.descent.monsters.activation import EndMonster
from bot.descent.quest.model import Spawn
from bot.descent.quest.spawning import PlaceMonsters
from bot.descent.rules.steps import Step
from bot.descent.rules.walking import Shrink, Spread, Walk
from bot.descent.rules.who_sees import can_see
from tests.descent.rules.trial import plain_scene, told
from tests.descent.scene import Scene, scene


def squares(text: str) -> tuple[Square, ...]:
    """Squares written one after another: "B1 C1"."""
    return tuple(Square.parse(word) for word in text.split())


def march(table: Scene, letter: str, path: str, base: str) -> None:
    """A large figure goes along a path that starts beside one of its squares, and expands onto a base."""
    figure, way = table[letter], squares(path)
    start = next(square for square in figure.squares if table.game.grid.adjacent(square, way[0]))
    steps: list[Step] = [
        Shrink(figure=figure.id, square=start),
        Walk(figure=figure.id, path=way),
        Spread(figure=figure.id, squares=squares(base), path=way),
        EndMonster(figure=figure.id),
    ]
    table.step(*steps)


@pytest.mark.parametrize(
    ("letter", "drawing"),
    [
        ("b", "A . . b b"),
        ("t", "A . . t t\n. . . t t"),
        ("d", "A . . d d d\n. . . d d d"),
    ],
)
def test_big_01_a_large_figure_is_attacked_at_its_nearest_square(letter: str, drawing: str) -> None:
    """BIG-01: bases of 1x2, 2x2 and 2x3 are seen and shot at on any square; the nearest one counts."""
    table = plain_scene(
        drawing, cards={"A": ["sling"]}, roll="blue X, yellow h1s1" + ", gray 0" * (1 + (letter != "b"))
    )

    table.attack("A", letter)

    declared = told(table, AttackDeclared)
    assert [event.distance for event in declared] == [3]


def test_big_01_one_visible_square_is_enough() -> None:
    """BIG-01: line of sight may be traced to any square of a large figure, also if the others are hidden."""
    partly = plain_scene("A . X t\n. . . t", monsters={"t": "barghest"})
    hidden = plain_scene("A . X t\n. . X t", monsters={"t": "barghest"})

    assert can_see(partly.game, partly["A"], partly["t"])
    assert not can_see(hidden.game, hidden["A"], hidden["t"])


def test_big_01_a_large_attacker_looks_from_any_of_its_squares() -> None:
    """BIG-01: a large attacker's line may start at any of its squares; its own base is not in the way."""
    table = plain_scene(
        """
        e e X A
        e e . .
        """,
        turn=None,
    )
    hidden = plain_scene("e e X A\ne e # #", turn=None)

    assert can_see(table.game, table["e"], table["A"])
    assert not can_see(hidden.game, hidden["e"], hidden["A"])


def test_big_01_a_blast_spreads_from_the_chosen_square() -> None:
    """BIG-01: a blast affects what is adjacent to the chosen square, not to the whole base."""
    table = plain_scene(
        """
        A . t t z
        B . t t y
        . . 1 . .
        """,
        cards={"A": ["flask"]},
        roll="blue r3h2, red h3, gray 0, gray 0, brown 0",
        turn="A",
    )
    table.monster("t").extra_health = 10

    table.attack("A", "t")

    caught = {event.target for event in told(table, AttackHit)}
    assert caught == {"ettin_1"}, "C1 was aimed at; the neighbours of the other squares are spared"


def test_big_02_it_walks_as_a_small_figure_and_expands() -> None:
    """BIG-02: the ettin shrinks, goes through a gap one square wide, and expands behind it."""
    table = plain_scene(
        """
        t t # . .
        t t . . .
        # # # . A
        """,
        turn=None,
    )

    table.activate("ettin", "ettin_hunts")

    assert table.game.adjacent(table["t"], table["A"])
    assert len(table["t"].squares) == 4
    moved = told(table, FigureMoved)[0]
    assert Square.parse("C2") in moved.path


def test_big_02_one_of_its_squares_is_where_it_ended() -> None:
    """BIG-02: after expanding, one square of its base is the one where its movement ended."""
    table = plain_scene("t t . . . . A\nt t . . . . .", turn=None)

    table.activate("ettin", "ettin_hunts")

    first = told(table, FigureMoved)[0]
    assert len(first.path) <= 3, "speed 3"
    placed = told(table, FigurePlaced)[0]
    assert first.path[-1] in placed.squares


def test_big_02_its_orientation_may_change() -> None:
    """BIG-02: a barghest that stood across may end lengthwise."""
    table = plain_scene(
        """
        b b . #
        # # . #
        # # . #
        # # . A
        """,
        turn=None,
    )

    table.activate("barghest", "barghest_hunts")

    assert len({square.x for square in table["b"].squares}) == 1
    assert table.game.adjacent(table["b"], table["A"])


def test_big_02_where_it_does_not_fit_it_can_not_end() -> None:
    """BIG-02: in a corridor one square wide there is no room for a base of 2x2."""
    table = plain_scene(
        """
        t t # # # #
        t t . . . A
        """,
        turn=None,
    )

    table.activate("ettin", "ettin_hunts")

    assert table.at("t") == "A1 B1 A2 B2"
    assert not told(table, FigureMoved)


def test_big_03_it_expands_only_at_the_end_of_its_movement() -> None:
    """BIG-03: on its way it is small; it expands once, when it stops."""
    table = plain_scene(
        """
        . . # . .
        t t . . .
        t t # . .
        """,
        turn=None,
    )

    march(table, "t", "C2 D2", "D2 E2 D3 E3")

    kinds = [event.kind for event in table.events]
    assert kinds == ["figure_moved", "figure_placed"]
    assert table.at("t") == "D2 E2 D3 E3"


def test_big_03_between_two_moves_it_expands() -> None:
    """BIG-03: two move actions are two movements; it expands in between."""
    table = plain_scene(". . t t . . . . . . . A\n. . t t . . . . . . . .", turn=None)

    table.activate("ettin", "ettin_hunts")

    assert len(told(table, FigurePlaced)) == 2


def test_big_04_a_shrunken_figure_pays_for_water() -> None:
    """BIG-04: while it moves, water costs a large figure two points like anybody."""
    dry = plain_scene("t t . . . . . A\nt t . . . . . .", turn=None)
    wet = plain_scene("t t ~ ~ ~ ~ ~ A\nt t ~ ~ ~ ~ ~ .", turn=None)

    dry.activate("ettin", "ettin_hunts")
    wet.activate("ettin", "ettin_hunts")

    assert len(told(dry, FigureMoved)[0].path) == 3
    assert len(told(wet, FigureMoved)[0].path) == 1


def test_big_04_a_shrunken_figure_suffers_from_hazard() -> None:
    """BIG-04: entering a hazard on its way costs it 2 ♥."""
    table = plain_scene("t t ! . .\nt t # . .", turn=None)

    march(table, "t", "C1 D1", "D1 E1 D2 E2")

    assert table["t"].damage == 2


def test_big_04_expanding_triggers_nothing() -> None:
    """BIG-04: the squares it expands onto do nothing to it: no hazard hurts, no pit catches."""
    table = plain_scene(
        """
        t t . . !
        t t . ~ o
        """,
        turn=None,
    )

    march(table, "t", "C1 D1", "D1 E1 D2 E2")

    assert table.at("t") == "D1 E1 D2 E2"
    assert table["t"].damage == 0


def test_big_05_pits_mean_nothing_to_part_of_a_base() -> None:
    """BIG-05: a large figure crosses pits and may stop with part of its base over one."""
    table = plain_scene("b b o o . .", turn=None)

    march(table, "b", "C1 D1", "D1 E1")

    assert table["b"].damage == 0
    assert table.at("b") == "D1 E1"


def test_big_05_a_base_wholly_in_a_pit_is_caught() -> None:
    """BIG-05: it is hurt only if it stops with every square of its base in a pit."""
    table = plain_scene("b b o o . .", turn=None)

    march(table, "b", "C1 D1", "C1 D1")

    assert table["b"].damage == 2


def test_big_05_hazard_defeats_only_a_whole_base() -> None:
    """BIG-05: at the end of its turn it is defeated if its whole base lies on hazard, and not otherwise."""
    half = plain_scene("b b . ! .", turn=None)
    whole = plain_scene("b b ! ! .", turn=None)
    whole.monster("b").extra_health = 10

    march(half, "b", "C1", "C1 D1")
    march(whole, "b", "C1", "C1 D1")

    assert "b" in half
    assert "b" not in whole


def test_big_06_any_part_of_the_base_on_the_square() -> None:
    """BIG-06: a large monster is placed with any part of its base on the indicated square."""
    table = plain_scene(
        """
        A B C . .
        . . . . .
        . . . . X
        """,
        turn=None,
    )

    table.step(PlaceMonsters(spawn=Spawn(monster="merriod", near=Square.parse("E2"))))

    (merriod,) = table.game.group_members("merriod")
    assert Square.parse("E2") in merriod.squares
    assert len(merriod.squares) == 4


def test_big_06_where_it_does_not_fit_it_stands_as_near_as_possible() -> None:
    """BIG-06, MON-04: without room round the square, it is placed as near as it fits."""
    table = plain_scene(
        """
        A B C . . .
        . . . . . #
        # # # # . #
        """,
        turn=None,
    )

    table.step(PlaceMonsters(spawn=Spawn(monster="merriod", near=Square.parse("E3"))))

    (merriod,) = table.game.group_members("merriod")
    assert Square.parse("E2") in merriod.squares


def test_big_07_it_expands_toward_its_target() -> None:
    """BIG-07: a monster told to engage expands so that it is adjacent, with as few points as that takes."""
    table = plain_scene("b b . . . A", turn=None)

    table.activate("barghest", "barghest_hunts")

    moved = told(table, FigureMoved)[0]
    assert moved.path == squares("C1 D1"), "two squares, and the base of two reaches E1 beside the hero"
    assert table.at("b") == "D1 E1"


def test_big_07_it_expands_away_when_it_retreats() -> None:
    """BIG-07: a monster that gets away expands on the far side."""
    table = plain_scene("A t t . . . .\n. t t . . . .", roll="blue X, red h1, gray 1", turn=None)

    table.activate("ettin", "ettin_backs_off")

    assert table.at("t") == "F1 G1 F2 G2"


EXAMPLE = """
A t t . . . . . .
. t t . . . . . .
. . . . . . d d d
. . . . . . d d d
"""


def test_big_02_the_ettin_and_the_dragon_of_the_rulebook() -> None:
    """BIG-02: the ettin attacks and goes three squares away; now the dragon has room to come adjacent."""
    table = plain_scene(EXAMPLE, turn=None, roll="blue X, red h1, gray 1")

    table.activate("ettin", "ettin_backs_off")
    away = told(table, FigureMoved)
    assert [len(event.path) for event in away] == [3]
    assert not table.game.adjacent(table["t"], table["A"])

    table.roll("blue X, red h1, gray 1")
    table.activate("shadow_dragon", "shadow_dragon_hunts")
    toward = told(table, FigureMoved)

    assert [len(event.path) for event in toward] == [3]
    assert table.game.adjacent(table["d"], table["A"])
    assert len(table["d"].squares) == 6


def test_big_02_the_dragon_has_no_room_beside_the_ettin() -> None:
    """BIG-02: with the ettin still in its corner the dragon's base fits nowhere beside the hero."""
    table = plain_scene(EXAMPLE, turn=None)

    table.activate("shadow_dragon", "shadow_dragon_hunts")

    assert not table.game.adjacent(table["d"], table["A"])


def test_big_01_a_large_monster_is_struck_from_beside_any_square() -> None:
    """BIG-01: a hero beside any square of the base may strike it."""
    table = plain_scene(". . . .\nd d d A\nd d d .", cards={"A": ["blade"]})

    assert table.refused(Attack(hero="ada", target="shadow_dragon_1", weapon="blade")) is None


def test_big_01_the_attacker_chooses_the_square_a_blast_spreads_from():
    """BIG-01: a large target is hit on one chosen square; a blast affects the squares next to that one."""
    drawing = """
    H . t t y
    # # t t .
    """
    table = scene(drawing, cards={"H": ["fire_flask"]}, monsters={"y": "zombie"}, turn=None)
    held = table.hero("H").card("fire_flask")
    assert held is not None
    from bot.descent.attack.weapons import Arms, can_blast, open_squares

    arms = Arms(table.game, table.hero("H"), "fire_flask")

    assert can_blast(arms)
    assert [str(square) for square in open_squares(table.game, table.hero("H"), table["t"], arms)] == [
        "C1",
        "D1",
        "C2",
        "D2",
    ]


@pytest.mark.parametrize(("weapon", "offered"), [("dwarven_firebomb", {"C1", "D1"}), ("yew_shortbow", {None})])
def test_big_01_squares_are_offered_where_a_blast_may_spread(weapon: str, offered: set[str | None]):
    """BIG-01: with a weapon that may blast each square of a large target is a choice of its own."""
    table = scene("H . t t y", cards={"H": [weapon]}, monsters={"t": "barghest", "y": "zombie"})

    attacks = [choice.command for choice in table.legal("H", "attack")]

    assert {
        str(each.square) if each.square else None for each in attacks if each.target == table.names["t"]
    } == offered


def test_big_01_a_square_that_can_not_be_seen_is_refused():
    """BIG-01: melee hits the adjacent squares of a large figure only."""
    table = scene(
        """
        H t t
        # t t
        """
    )
    weapon = "iron_longsword"

    def hit(square: str) -> Attack:
        return Attack(hero="syndrael", target="ettin_1", weapon=weapon, square=Square.parse(square))

    assert table.refused(hit("B1")) is None
    assert table.refused(hit("C1")) == "square_not_open"
    assert table.refused(hit("A1")) == "square_not_open"
