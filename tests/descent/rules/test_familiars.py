"""Familiars (FAM): the hound is treated as a figure, the wisp is not."""

from bot.descent.board import Square
from bot.descent.commands import AttackWithFamiliar, FinishActions, Move, MoveFamiliar, Stride
from bot.descent.events import AttackDeclared, FamiliarRemoved, MoraleLost, TargetChosen
from bot.descent.rules.harm import Inflict, Suffer
from bot.descent.rules.who_sees import can_see
from tests.descent.rules.trial import plain_scene, told, with_familiar

ADA = "ada"


def send(square: str, familiar: str = "hound", hero: str = ADA) -> MoveFamiliar:
    """A hero sends its familiar to a square."""
    return MoveFamiliar(hero=hero, familiar=familiar, to=Square.parse(square))


def bite(target: str = "zombie_1") -> AttackWithFamiliar:
    """Ada lets the hound bite."""
    return AttackWithFamiliar(hero=ADA, familiar="hound", target=target)


def test_fam_01_a_familiar_has_a_move_action_of_its_own_speed() -> None:
    """FAM-01: it moves as far as its own speed; the hero's actions and points are untouched."""
    table = plain_scene("A . . . . . .")
    with_familiar(table, "A", "hound", "B1")
    assert table.refused(send("G1")) == "out_of_reach"

    table.do(send("F1"))

    assert table.at("hound") == "F1"
    assert table.game.turn is not None
    assert (table.game.turn.actions, table.game.turn.points) == (2, 0)
    assert table.refused(send("E1")) == "no_points_left"


def test_fam_01_before_or_after_all_actions_but_not_between() -> None:
    """FAM-01: it is activated before or after all the hero's actions, not between them."""
    table = plain_scene("A . . . . . .")
    with_familiar(table, "A", "hound", "B1")
    assert table.refused(send("C1")) is None
    table.do(Stride(hero=ADA))
    assert table.refused(send("C1")) == "familiar_between_actions"
    table.do(Stride(hero=ADA))

    assert table.refused(send("C1")) is None


def test_fam_01_declaring_the_actions_over_is_enough() -> None:
    """FAM-01: after one action the hero may give up the other; then the familiar acts, and the hero no more."""
    table = plain_scene("A . . . . . .")
    with_familiar(table, "A", "hound", "B1")
    over = FinishActions(hero=ADA)
    assert table.refused(over) == "actions_not_begun"
    table.do(Stride(hero=ADA))
    assert [choice.price.actions for choice in table.legal("A", "finish_actions")] == [1]

    table.do(over)

    assert table.told("noted")
    assert table.refused(Stride(hero=ADA)) == "no_action_left"
    assert table.refused(over) == "no_action_left"
    assert table.game.turn is not None
    assert table.game.turn.points > 0
    table.do(send("C1"))
    assert table.at("hound") == "C1"


def test_fam_01_nothing_is_declared_over_for_nobody() -> None:
    """FAM-01: without a familiar, or with one that has had its activation, there is nothing to declare."""
    table = plain_scene("A . . . . . .")
    table.do(Stride(hero=ADA))
    assert table.refused(FinishActions(hero=ADA)) == "no_familiar_waits"
    assert table.legal("A", "finish_actions") == []

    table = plain_scene("A . . . . . .")
    with_familiar(table, "A", "hound", "B1")
    table.do(send("C1"))
    table.do(Stride(hero=ADA))
    assert table.refused(FinishActions(hero=ADA)) == "no_familiar_waits"


def test_fam_01_one_activation_not_some_before_and_some_after() -> None:
    """FAM-01: a familiar that began before the hero's actions does not go on after them."""
    table = plain_scene("A . . . . . .")
    with_familiar(table, "A", "hound", "B1")
    table.do(send("C1"))
    assert table.refused(send("D1")) is None
    table.do(Stride(hero=ADA))
    table.do(Stride(hero=ADA))

    assert table.refused(send("D1")) == "familiar_done"


def test_fam_01_what_its_card_allows_comes_before_or_after_its_move() -> None:
    """FAM-01: a familiar that can attack does so once, before or after it moves."""
    table = plain_scene("A . . z .\n. . . . .", roll="blue r3h2, brown 0")
    with_familiar(table, "A", "hound", "B1")
    assert table.refused(bite()) == "not_adjacent"
    table.do(send("C1"))

    table.do(bite())

    assert table["z"].damage == 2
    assert table.refused(bite()) == "familiar_has_attacked"
    assert table.refused(send("C2")) is None, "three of its four points are left"


def test_fam_01_each_turn_anew() -> None:
    """FAM-01: in the hero's next turn the familiar may be activated again."""
    table = plain_scene("A . . . . . .")
    with_familiar(table, "A", "hound", "B1")
    table.do(send("F1"))
    table.end_turn("A")

    table.take_turn("A")

    assert table.refused(send("C1")) is None


def test_fam_01_only_its_own_hero_commands_it() -> None:
    """FAM-01: nobody activates somebody else's familiar."""
    table = plain_scene("A B . . .", turn="B")
    with_familiar(table, "A", "hound", "C1")

    assert table.refused(send("D1", hero="bran")) == "no_such_familiar"


def test_fam_02_a_figure_blocks_movement_and_sight() -> None:
    """FAM-02: a familiar treated as a figure stands in the way of enemies, and of lines of sight."""
    table = plain_scene("A . . z", turn="A")
    with_familiar(table, "A", "hound", "C1")

    assert not can_see(table.game, table["A"], table["z"])
    assert table.refused(Move(hero=ADA, to=Square.parse("C1"))) == "square_taken"
    table.activate("zombie", "zombie_follows")
    assert table.at("z") == "D1", "the corridor is blocked"


def test_fam_02_a_figure_is_attacked_takes_conditions_and_dies() -> None:
    """FAM-02: it can be attacked like a hero, gets conditions, and leaves the board when its health is reached."""
    table = plain_scene("A . . . z", turn=None, roll="blue r3h2, yellow h2, brown 1")
    with_familiar(table, "A", "hound", "D1")
    table.step(Inflict(figure="hound", condition="poisoned"))
    assert table["hound"].conditions == ["poisoned"]

    table.activate("zombie", "zombie_bites")

    assert [event.target for event in told(table, AttackDeclared)] == ["hound"]
    assert "hound" not in table
    assert [event.figure for event in told(table, FamiliarRemoved)] == ["hound"]


def test_fam_02_a_figure_is_affected_by_terrain() -> None:
    """FAM-02: water costs it two points, a pit hurts it."""
    table = plain_scene("A . ~ ~ . .\n# # # o # #")
    with_familiar(table, "A", "hound", "B1")
    assert table.refused(send("E1")) == "out_of_reach"

    table.do(send("D2"))

    assert table["hound"].damage == 2


def test_fam_02_a_figure_that_ends_on_hazard_is_defeated() -> None:
    """FAM-02, MOV-08: a familiar left on a hazard at the end of the turn is lost."""
    table = plain_scene("A . ! . .")
    with_familiar(table, "A", "hound", "B1")
    table.do(send("C1"))
    assert table["hound"].damage == 2

    table.end_turn("A")

    assert "hound" not in table


def test_fam_02_a_spirit_blocks_nothing_and_shares_squares() -> None:
    """FAM-02: one that is no figure hides nobody, is walked through, and may stand where others stand."""
    table = plain_scene("A . z .")
    with_familiar(table, "A", "wisp", "B1")

    assert can_see(table.game, table["A"], table["z"])
    assert table.refused(Move(hero=ADA, to=Square.parse("B1"))) is None
    table.do(send("C1", "wisp"))
    assert table.at("wisp") == table.at("z")


def test_fam_02_special_terrain_is_water_to_a_spirit() -> None:
    """FAM-02: pits and hazards cost a spirit two points and do nothing else; obstacles stop it."""
    table = plain_scene("A . o ! .\n# # X # #")
    with_familiar(table, "A", "wisp", "B1")
    assert table.refused(send("C2", "wisp")) == "out_of_reach"
    assert table.refused(send("E1", "wisp")) == "out_of_reach", "2 + 2 + 1 points are too many"

    table.do(send("D1", "wisp"))
    table.end_turn("A")

    assert table.at("wisp") == "D1"
    assert table["wisp"].damage == 0


def test_fam_02_spirits_are_no_targets() -> None:
    """FAM-02: most effects don't affect a familiar that is no figure: monsters walk past it."""
    table = plain_scene("A . . z", turn=None)
    with_familiar(table, "A", "wisp", "C1")

    table.activate("zombie", "zombie_follows")

    assert {event.target for event in told(table, TargetChosen)} == {ADA}
    assert table.at("z") == "B1"


def test_fam_02_conditions_of_a_familiar_end_with_the_turn_of_its_hero() -> None:
    """FAM-02: an immobilised familiar stays where it is this turn, and is free in the next."""
    table = plain_scene("A . . . .")
    with_familiar(table, "A", "hound", "B1").conditions.append("immobilized")
    assert table.refused(send("C1")) == "immobilized"

    table.end_turn("A")

    assert table["hound"].conditions == []


def test_fam_02_a_stunned_familiar_spends_its_move_on_shaking_that_off() -> None:
    """FAM-02: at the start of its hero's turn a stunned familiar is rid of it, and has no move action left."""
    table = plain_scene("A . . . .")
    with_familiar(table, "A", "hound", "B1").conditions.append("stunned")
    assert table.refused(send("C1")) == "stunned"
    table.end_turn("A")

    table.take_turn("A")

    assert table["hound"].conditions == []
    assert table.refused(send("C1")) == "no_points_left"


def test_fam_02_poison_hurts_a_familiar() -> None:
    """FAM-02: without attributes a familiar fails every test of its conditions, at the start of its hero's turn."""
    table = plain_scene("A . . . .", turn=None)
    with_familiar(table, "A", "hound", "B1").conditions.append("poisoned")

    table.take_turn("A")

    assert table["hound"].damage == 1


def test_fam_03_the_party_does_not_grow_by_a_familiar() -> None:
    """FAM-03: what counts heroes leaves familiars out: the free attack stays, and its death costs no morale."""
    table = plain_scene("A . . B")
    with_familiar(table, "A", "hound", "B1")
    table.end_turn("A")
    table.take_turn("B")
    assert table.game.turn is not None
    assert table.game.turn.bonus_attack, "two heroes, whatever follows them"

    table.step(Suffer(figure="hound", amount=3, source="trap"))

    assert table.game.morale == 2
    assert not told(table, MoraleLost)


def test_fam_04_a_familiar_counts_as_a_hero() -> None:
    """FAM-04: for a monster the closest hero may be a familiar."""
    table = plain_scene("A . . . . z", turn=None)
    with_familiar(table, "A", "hound", "C1")

    table.activate("zombie", "zombie_follows")

    assert {event.target for event in told(table, TargetChosen)} == {"hound"}


def test_fam_04_a_missing_number_counts_as_nothing() -> None:
    """FAM-04: a familiar without health has 0 left, so whoever looks for the weakest finds it first."""
    table = plain_scene("A z .", turn=None, roll="blue X, yellow h2")
    table["A"].damage = 11
    with_familiar(table, "A", "imp", "C1")

    table.activate("zombie", "zombie_bites_the_weak")

    assert [event.target for event in told(table, AttackDeclared)] == ["imp"]
