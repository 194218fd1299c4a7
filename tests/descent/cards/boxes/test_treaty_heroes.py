"""Jonas the Kind, Zyla, Grey Ker and Krutzbeck of the Treaty of Champions."""

from bot.descent.board import Square
from bot.descent.rules.harm import Defeat
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, hurt, may_react, offered, refused
from tests.descent.scene import scene

TOUGH = {"z": "zombie master"}


# Jonas --------------------------------------------------------------------------------------------------------


@shows("jonas_the_kind/ability")
def test_jonas_shields_the_peaceful() -> None:
    """A hero near Jonas who has not attacked this round has a shield more."""
    table = scene("H . S z", heroes={"H": "jonas_the_kind"}, turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.settle()

    assert table["S"].damage == 2


@refuses("jonas_the_kind/ability")
def test_jonas_does_not_shield_who_has_attacked() -> None:
    """Whoever has attacked this round, and whoever stands four squares away, gets nothing from Jonas."""
    table = scene(
        "H . S z",
        heroes={"H": "jonas_the_kind"},
        monsters=TOUGH,
        turn="S",
        roll="blue X, red h1, brown 0, blue r3h2, yellow h2, gray 1",
    )
    table.attack("S", "z")
    table.settle()
    table.game.turn = None
    bite(table)
    table.settle()
    assert table["S"].damage == 3

    far = scene("H . . . S z", heroes={"H": "jonas_the_kind"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(far)
    far.settle()
    assert far["S"].damage == 3


@shows("jonas_the_kind/feat")
def test_jonas_feat_turns_minions_on_themselves() -> None:
    """For the first minion he passes, and it strikes itself; for the second he fails."""
    table = scene(
        "z H y",
        heroes={"H": "jonas_the_kind"},
        monsters={"y": "zombie"},
        roll="gray 1, black 2, blue r4h2, yellow r1h1s0, brown 1, gray 3, black 2",
    )

    table.use("H", "feat")
    table.settle()

    assert table["z"].damage == 2
    assert table["y"].damage == 0


@refuses("jonas_the_kind/feat")
def test_jonas_feat_leaves_masters_alone() -> None:
    """Masters and the far are proof against Jonas."""
    table = scene("H z . . y", heroes={"H": "jonas_the_kind"}, monsters={"z": "zombie master", "y": "zombie"})

    assert refused(table, "H", "feat") == "no_effect"


# Zyla ---------------------------------------------------------------------------------------------------------


@shows("zyla/ability")
def test_zyla_goes_through_everything() -> None:
    """Water costs her one point, and a monster and an obstacle are no hindrance."""
    table = scene("H ~ z X ! .", heroes={"H": "zyla"})

    table.move("H", "F1")

    assert table.at("H") == "F1"
    assert table["H"].damage == 0
    assert table.game.turn is not None
    assert (table.game.turn.actions, table.game.turn.points) == (1, 0)


def test_zyla_feels_the_ground_she_comes_down_on_alone() -> None:
    """Of three squares of lava only the last burns her, and its price says so before she goes."""
    table = scene("H ! ! !", heroes={"H": "zyla"})
    prices = {str(choice.command.to): choice.price.hearts for choice in table.legal("H", "move")}  # type: ignore[attr-defined]

    table.move("H", "D1")

    assert prices["D1"] == 2
    assert table["H"].damage == 2


@refuses("zyla/ability")
def test_zyla_stops_on_free_squares_alone() -> None:
    """She can't end on an obstacle or on a monster's square; and friends of Zyla go no such ways."""
    table = scene("H X z .\nS # # #", heroes={"H": "zyla"})

    reached = {str(choice.command.to) for choice in table.legal("H", "move")}  # type: ignore[attr-defined]
    assert reached == {"D1"}

    table.game.turn = None
    table.take_turn("S")
    assert not table.legal("S", "move")


@shows("zyla/feat")
def test_zylas_feat_takes_her_off_the_board() -> None:
    """A monster is about to act: Zyla is gone, and comes back to her square at her next turn."""
    table = scene("H z", heroes={"H": "zyla"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(table)

    table.choose("feat")
    assert not table["H"].on_board
    assert table["H"].damage == 0

    table.take_turn("H")
    assert table.at("H") == "A1"


@refuses("zyla/feat")
def test_zylas_feat_comes_once_and_returns_near() -> None:
    """If somebody stands there Zyla comes back beside it; and a second time she can't go."""
    table = scene(". H z", heroes={"H": "zyla"}, turn=None)
    table.activate("zombie", minion=[{"do": "attack"}])
    table.choose("feat")
    table["z"].squares = (Square.parse("B1"),)

    table.take_turn("H")
    assert table.at("H") in ("A1", "C1")
    table.game.turn = None
    table.roll("blue X, yellow h2, gray 1")
    bite(table)
    assert not may_react(table, "feat")


# Grey Ker -----------------------------------------------------------------------------------------------------


@shows("grey_ker/ability")
def test_ker_lets_another_hero_go_first() -> None:
    """After his first action Ker pauses; another hero's turn and a group's activation come, then his goes on."""
    table = scene("H S . . . . . z", heroes={"H": "grey_ker"})
    table.rest("H")

    table.use("H", "sheet")
    assert table.game.turn is None
    table.take_turn("S")
    table.end_turn("S")
    table.settle()

    assert table.game.groups["zombie"].activated
    assert table.game.turn is not None
    assert (table.game.turn.hero, table.game.turn.actions) == ("grey_ker", 1)
    assert table.game.round == 1

    table.end_turn("H")
    table.settle()
    assert table.game.round == 2


@refuses("grey_ker/ability")
def test_ker_pauses_after_the_first_action_alone() -> None:
    """Not before it, not after the second one, and not if nobody else is left."""
    table = scene("H S z", heroes={"H": "grey_ker"})
    assert not offered(table, "H", "sheet")

    table.rest("H")
    assert offered(table, "H", "sheet")
    table.rest("H")
    assert not offered(table, "H", "sheet")

    alone = scene("H S z", heroes={"H": "grey_ker"})
    alone.hero("S").turn_taken = True
    alone.rest("H")
    assert not offered(alone, "H", "sheet")


@shows("grey_ker/ability")
def test_ker_may_fall_while_he_waits() -> None:
    """Whoever falls before his turn goes on has nothing left to do in it."""
    table = scene("H S . . . . . . . . z", heroes={"H": "grey_ker"})
    table.rest("H")
    table.use("H", "sheet")
    table.take_turn("S")
    table.step(Defeat(figure="grey_ker"))
    table.settle()

    table.end_turn("S")
    table.settle()

    assert table.hero("H").knocked_out
    assert table.game.turn is None
    assert table.game.round == 2


@shows("grey_ker/feat")
def test_kers_feat_is_a_third_action() -> None:
    """He takes three actions in this turn; the pause still comes after the first."""
    table = scene("H S z", heroes={"H": "grey_ker"})

    table.use("H", "feat")
    assert table.game.turn is not None
    assert table.game.turn.actions == 3
    table.rest("H")

    assert offered(table, "H", "sheet")


@refuses("grey_ker/feat")
def test_kers_feat_opens_the_turn() -> None:
    """After anything else it is too late for Ker's feat."""
    table = scene("H S z", heroes={"H": "grey_ker"})

    table.rest("H")

    assert not offered(table, "H", "feat")


# Krutzbeck ----------------------------------------------------------------------------------------------------


@shows("krutzbeck/ability")
def test_krutzbeck_rages_for_the_wounded() -> None:
    """Six hearts suffered by himself, or by a friend beside him: two hearts more."""
    for wounded in "HS":
        table = scene(
            "S H z", heroes={"H": "krutzbeck"}, monsters=TOUGH, turn="H", roll="blue r5h1, red h1, brown 1"
        )
        hurt(table, wounded, damage=6)

        table.attack("H", "z")
        table.settle()

        assert table["z"].damage == 3


@refuses("krutzbeck/ability")
def test_krutzbeck_is_calm_over_scratches() -> None:
    """Five hearts, or a friend two squares away, leave Krutzbeck as he is."""
    table = scene("S . H z", heroes={"H": "krutzbeck"}, monsters=TOUGH, turn="H", roll="blue r5h1, red h1, brown 1")
    hurt(table, "H", damage=5)
    hurt(table, "S", damage=8)

    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 1


@shows("krutzbeck/feat")
def test_krutzbecks_feat_throws_three_red_dice() -> None:
    """Even an X is swept from the table: three hearts for three red dice."""
    table = scene(
        "H z", heroes={"H": "krutzbeck"}, monsters=TOUGH, roll="blue X, red h1, brown 2, red h2, red h2, red h3"
    )

    table.attack("H", "z")
    table.choose("feat")
    table.settle()

    assert table["H"].damage == 3
    assert table["z"].damage == 5


@refuses("krutzbeck/feat")
def test_krutzbecks_feat_is_for_his_own_attacks() -> None:
    """A friend's roll stays as it is beside Krutzbeck."""
    table = scene("H S z", heroes={"H": "krutzbeck"}, monsters=TOUGH, turn="S", roll="blue X, red h1, brown 2")

    table.attack("S", "z")

    assert not may_react(table, "feat")
