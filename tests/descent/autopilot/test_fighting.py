"""How automatic heroes fight: whom they strike, where they stand, what they spare."""

from bot.descent.autopilot import decide
from bot.descent.board import Terrain
from bot.descent.commands import Attack, EndTurn, Equip, Move, Push, UseCard
from tests.descent.autopilot.watching import turn_of
from tests.descent.scene import scene


def test_it_finishes_the_wounded_monster() -> None:
    """Of two monsters that are alike the one with a heart left is struck first."""
    table = scene(
        """
        # # # # #
        # z H y #
        # # # # #
        """,
        monsters={"y": "zombie"},
    )
    table["y"].damage = 2

    command = decide(table.game, table["H"].id)

    assert isinstance(command, Attack)
    assert command.target == table["y"].id


def test_it_strikes_the_more_dangerous_of_two() -> None:
    """A master with as many hearts left as a minion is struck first: it deals more."""
    table = scene(
        """
        # # # # #
        # z H y #
        # # # # #
        """,
        monsters={"z": "zombie", "y": "zombie master"},
    )
    table["y"].damage = 3

    command = decide(table.game, table["H"].id)

    assert isinstance(command, Attack | UseCard)
    assert command.target == table["y"].id


def test_it_goes_to_a_monster_and_attacks() -> None:
    """A swordsman walks up to a monster and strikes it in the same turn."""
    table = scene(
        """
        # # # # # #
        # H . . z #
        # # # # # #
        """
    )

    kinds = [command.kind for command in turn_of(table.game, table["H"].id)]

    assert "move" in kinds
    assert "attack" in kinds
    assert kinds.index("move") < kinds.index("attack")


def test_an_archer_keeps_away() -> None:
    """One who shoots does so from afar, and does not end its turn beside the monster."""
    table = scene(
        """
        . . . . . . . . .
        . . J z . . . . .
        . . . . . . . . .
        """,
        heroes={"J": "jain_fairwood/wildlander"},
    )
    commands = turn_of(table.game, table["J"].id)

    assert any(isinstance(command, Attack) for command in commands)
    beside = "z" in table and table.game.adjacent(table["J"], table["z"])
    assert not beside


def test_whoever_is_nearly_dead_retreats() -> None:
    """A hero with one heart left among strong foes gets out of their reach instead of trading blows."""
    table = scene(
        """
        . . . . . . . . . . . .
        . . . . . . . . J t t .
        . . . . . . . . . t t .
        """,
        heroes={"J": "jain_fairwood/wildlander"},
    )
    table["J"].damage = 7

    turn_of(table.game, table["J"].id)

    assert "t" in table
    assert (table.game.distance(table["J"], table["t"]) or 0) >= 4


def test_nobody_steps_into_lava() -> None:
    """The way to a monster leads round the lava, not through it, and no turn ends in it."""
    table = scene(
        """
        . . . . .
        H ! ! ! z
        . . . . .
        """
    )
    hero = table["H"].id
    for _ in turn_of(table.game, hero):
        assert table.game.board.terrain(table.game.heroes[hero].square) is not Terrain.LAVA
    assert table.game.heroes[hero].damage == 0


def test_whoever_stands_in_lava_leaves_it() -> None:
    """Ending the turn on deadly ground would be the end, so the first thing is to step out."""
    table = scene(
        """
        . . . .
        . H . z
        . . . .
        """,
        under={"H": "!"},
    )

    first, *_ = (command for command in turn_of(table.game, table["H"].id) if not isinstance(command, Push))

    assert isinstance(first, Move)


def test_fatigue_brings_it_into_reach() -> None:
    """Four squares and a monster beyond: a point of fatigue saves the second action for a blow."""
    table = scene(
        """
        # # # # # # # # #
        # H . . . . . z #
        # # # # # # # # #
        """
    )

    commands = turn_of(table.game, table["H"].id)

    assert any(isinstance(command, Push) for command in commands)
    assert any(isinstance(command, Attack | UseCard) for command in commands)


def test_it_takes_the_better_weapon() -> None:
    """A greatsword found on the way is wielded at the start of the turn instead of bare hands."""
    table = scene(
        """
        # # # #
        # H z #
        # # # #
        """,
        cards={"H": ["iron_spear", "steel_greatsword"]},
        heroes={"H": "syndrael/knight"},
    )
    hero = table.hero("H")
    for held in hero.cards:
        held.equipped = held.card == "iron_spear"

    command = decide(table.game, hero.id)

    assert isinstance(command, Equip)
    assert "steel_greatsword" in command.cards


def test_it_knows_when_it_is_done() -> None:
    """With nothing left to do and no action either the turn ends."""
    table = scene(
        """
        # # # #
        # H . #
        # # # #
        """
    )
    assert table.game.turn is not None
    table.game.turn.actions = 0

    assert isinstance(decide(table.game, table["H"].id), EndTurn)
