"""Sahla, Silhouette, Lord Hawthorne and Mordrog of the Guardians of Deephall."""

from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered
from tests.descent.scene import scene

TOUGH = {"z": "zombie master"}


# Sahla --------------------------------------------------------------------------------------------------------


@shows("sahla/ability")
def test_sahla_hands_a_condition_on() -> None:
    """Sahla passes a test of willpower: her friend's poison is the zombie's now."""
    table = scene("H S . z", heroes={"H": "sahla"}, turn=None, roll="gray 1, black 2")
    table["S"].conditions.append("poisoned")

    table.take_turn("H")
    table.choose("sheet")
    table.choose("zombie")

    assert table["S"].conditions == []
    assert table["z"].conditions == ["poisoned"]


@shows("sahla/ability")
def test_sahla_chooses_among_several() -> None:
    """Whose condition it is, which one, and who gets it: Sahla's player says all three."""
    table = scene("H S z", heroes={"H": "sahla"}, turn=None, roll="gray 0, black 2")
    table["S"].conditions += ["stunned", "immobilized"]
    table["z"].conditions.append("diseased")

    table.take_turn("H")
    table.choose("sheet")
    table.choose("syndrael")
    table.choose("immobilized")
    table.choose("zombie")

    assert table["S"].conditions == ["stunned"]
    assert table["z"].conditions == ["diseased", "immobilized"]


@refuses("sahla/ability")
def test_sahla_fails_her_test() -> None:
    """With four shields on the dice nothing changes hands around Sahla."""
    table = scene("H S z", heroes={"H": "sahla"}, turn=None, roll="gray 1, black 3")
    table["S"].conditions.append("stunned")

    table.take_turn("H")
    table.choose("sheet")

    assert table["S"].conditions == ["stunned"]
    assert table["z"].conditions == []


@refuses("sahla/ability")
def test_sahla_is_not_asked_for_the_sound_and_the_far() -> None:
    """Nobody within three squares of Sahla has a condition: there is nothing to ask."""
    table = scene("H . . . S z", heroes={"H": "sahla"}, turn=None)
    table["S"].conditions.append("stunned")

    table.take_turn("H")

    assert table.asked is None


@shows("sahla/feat")
def test_sahlas_feat_borrows_a_skill() -> None:
    """Until the end of her turn Sahla has a skill of a hero she sees, and then no more."""
    table = scene("H . . S z .", heroes={"H": "sahla"}, cards={"S": ["advance"]})

    table.use("H", "feat", "S")
    table.choose("oath_of_honor")
    for card in table.hero("S").cards:
        card.equipped = card.id == "iron_longsword"

    assert held(table, "H", "oath_of_honor").borrowed
    assert offered(table, "H", "oath_of_honor", "S")

    table.end_turn("H")
    table.settle()
    assert table.hero("H").card("oath_of_honor") is None
    assert table.hero("S").card("oath_of_honor") is not None


@refuses("sahla/feat")
def test_sahlas_feat_opens_the_turn() -> None:
    """Once Sahla has done anything else in her turn her feat must wait."""
    table = scene("H . S z", heroes={"H": "sahla"})
    assert offered(table, "H", "feat", "S")

    table.move("H", "B1")

    assert not offered(table, "H", "feat", "S")


# Silhouette ---------------------------------------------------------------------------------------------------


@shows("silhouette/ability")
def test_silhouettes_x_stings_a_monster() -> None:
    """Silhouette's attack shows an X: a monster next to her suffers a heart, and one for her throwing knives."""
    table = scene(
        "H . . z\ny # # #",
        heroes={"H": "silhouette"},
        monsters={"y": "zombie master"},
        roll="blue X, yellow h2, brown 0",
    )

    table.attack("H", "z")
    table.settle()

    assert table["y"].damage == 2
    assert table["z"].damage == 0


@refuses("silhouette/ability")
def test_silhouette_stings_nobody_without_an_x() -> None:
    """A roll without an X hurts nobody but the target of Silhouette."""
    table = scene(
        "H . . z\ny # # #",
        heroes={"H": "silhouette"},
        monsters={"y": "zombie master"},
        roll="blue r4h2, yellow h2, brown 2",
    )

    table.attack("H", "z")
    table.settle()

    assert table["y"].damage == 0


@shows("silhouette/feat")
def test_silhouettes_feat_runs_from_token_to_token() -> None:
    """Twice her speed, and on each search token she may pay a fatigue to search it."""
    table = scene("H . * . * . . . . . .", heroes={"H": "silhouette"}, search_deck=["nothing", "stamina_potion"])

    table.use("H", "feat")
    assert table.game.turn is not None
    assert table.game.turn.points == 10
    table.move("H", "C1")
    table.choose("sheet")
    table.move("H", "F1")
    table.choose("sheet")

    assert table.hero("H").fatigue == 2
    assert table.hero("H").card("stamina_potion") is not None
    assert table.game.turn.actions == 1


@refuses("silhouette/feat")
def test_silhouette_searches_in_passing_by_her_feat_alone() -> None:
    """On an ordinary move nobody asks Silhouette about a token, nor after her feat is over."""
    table = scene("H * . * .", heroes={"H": "silhouette"}, search_deck=["nothing", "stamina_potion"])

    table.move("H", "B1")
    assert table.asked is None
    table.use("H", "feat")
    table.use("H", "sheet", ability="finish")
    table.push("H")
    table.move("H", "D1")

    assert table.asked is None
    assert table.hero("H").fatigue == 1


# Lord Hawthorne -----------------------------------------------------------------------------------------------


@shows("lord_hawthorne/ability")
def test_hawthorne_reaches_two_squares() -> None:
    """Hawthorne's longsword strikes two squares away."""
    table = scene("H . z", heroes={"H": "lord_hawthorne"}, roll="blue r3h2, red h2, brown 1")

    table.attack("H", "z")
    table.settle()

    assert "z" not in table


@refuses("lord_hawthorne/ability")
def test_hawthornes_bare_hands_reach_no_farther() -> None:
    """Without a weapon Hawthorne strikes adjacent monsters only."""
    table = scene("H . z", heroes={"H": "lord_hawthorne"})
    for card in table.hero("H").cards:
        card.equipped = False

    assert not any(choice.command.kind == "attack" for choice in table.legal("H"))


@shows("lord_hawthorne/feat")
def test_hawthornes_feat_is_two_attacks() -> None:
    """He attacks, moves two squares, and attacks somebody else."""
    table = scene(
        "H . z . . y",
        heroes={"H": "lord_hawthorne"},
        monsters={"z": "zombie master", "y": "zombie"},
        roll="blue r3h2, red h2, brown 1, blue r4h2, red h1, brown 0",
    )

    table.use("H", "feat", "z")
    table.choose("B1")
    assert table.asked is None or "zombie_1" not in table.options
    table.settle()

    assert table["z"].damage == 3
    assert table.at("H") == "B1"


@shows("lord_hawthorne/feat")
def test_hawthornes_second_attack_is_on_another() -> None:
    """The second attack of Hawthorne's feat can't be on the first target."""
    table = scene(
        "# z . y\nH . . .",
        heroes={"H": "lord_hawthorne"},
        monsters={"z": "zombie master", "y": "zombie"},
        roll="blue r3h2, red h2, brown 1, blue r4h2, red h2, brown 0",
    )

    table.use("H", "feat", "z")
    table.choose("B2")
    assert table.options == ["zombie_2", "skip"]
    table.choose("zombie_2")
    table.settle()

    assert table["z"].damage == 3
    assert "y" not in table


@refuses("lord_hawthorne/feat")
def test_hawthornes_feat_needs_a_target() -> None:
    """Without anybody in reach there is nothing for Hawthorne to begin with."""
    table = scene("H . . z", heroes={"H": "lord_hawthorne"})

    assert not offered(table, "H", "feat", "z")


# Mordrog ------------------------------------------------------------------------------------------------------


@shows("mordrog/ability")
def test_mordrog_takes_heart_from_pain() -> None:
    """Suffering hearts gives Mordrog a fatigue back."""
    table = scene("H z", heroes={"H": "mordrog"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    hurt(table, "H", fatigue=2)

    bite(table)
    table.settle()

    assert table["H"].damage == 3
    assert table.hero("H").fatigue == 1


@refuses("mordrog/ability")
def test_mordrog_gets_nothing_for_a_miss() -> None:
    """An attack that deals no heart gives Mordrog nothing."""
    table = scene("H z", heroes={"H": "mordrog"}, turn=None, roll="blue X, yellow h2, gray 1")
    hurt(table, "H", fatigue=2)

    bite(table)
    table.settle()

    assert table.hero("H").fatigue == 2


@shows("mordrog/feat")
def test_mordrogs_feat_strikes_again() -> None:
    """The target still stands: Mordrog attacks it once more, with a surge."""
    table = scene(
        "H z",
        heroes={"H": "mordrog"},
        monsters=TOUGH,
        roll="blue r5h1, red h1, brown 1, blue r5h1, red h2, brown 1",
    )

    table.attack("H", "z")
    table.choose("feat")
    assert table.asked == "spend_surges"
    table.settle()

    assert table["z"].damage == 1 + 2
    assert table.hero("H").feat_used


@refuses("mordrog/feat")
def test_mordrogs_feat_needs_a_target_that_stands() -> None:
    """Whoever has fallen is not attacked again by Mordrog."""
    table = scene("H z y", heroes={"H": "mordrog"}, roll="blue r4h2, red h3, brown 0", monsters={"y": "zombie"})

    table.attack("H", "z")

    assert "z" not in table
    assert not may_react(table, "feat")
