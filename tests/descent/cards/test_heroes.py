"""The eight heroes: what each can do, and the feat they do once per quest."""

from bot.descent.board import Square
from bot.descent.commands import Move, Rest, Stride
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import scene


@shows("ashrian/ability")
def test_ashrian_stuns_minions_that_start_beside_her() -> None:
    """A minion that starts its activation next to Ashrian is stunned, and must shake that off."""
    table = scene("R z . g", turn=None, roll="blue X, yellow h2, gray 0")

    bite(table)

    assert [event.model_dump()["condition"] for event in table.told("condition_gained")] == ["stunned"]


@refuses("ashrian/ability")
def test_ashrian_does_not_stun_masters_or_the_far() -> None:
    """Masters, and minions that start somewhere else, are not stunned by Ashrian."""
    table = scene(
        "R z . y", turn=None, monsters={"z": "zombie master", "y": "zombie"}, roll="blue X, yellow h2, gray 0"
    )

    bite(table)

    assert not table.told("condition_gained")


@shows("ashrian/feat")
@refuses("ashrian/feat")
def test_ashrians_feat_stuns_a_group() -> None:
    """One monster within 3 squares is chosen, and all of its group are stunned, wherever they are."""
    table = scene("R . z . . . y", monsters={"y": "zombie"})

    table.use("R", "feat", "z")

    assert table["z"].conditions == table["y"].conditions == ["stunned"]
    assert refused(table, "R", "feat", "z") == "feat_used"


@refuses("ashrian/feat")
def test_ashrians_feat_needs_a_monster_near() -> None:
    """No monster within 3 squares: no feat."""
    table = scene("R . . . z")

    assert refused(table, "R", "feat", "z") == "bad_target"


@shows("avric_albright/ability")
def test_avric_lends_a_healing_surge() -> None:
    """A hero within 3 squares of Avric may spend a surge of its attack to recover a heart."""
    table = scene("A . H z", turn="H", roll="blue r2h2s1, red h2, brown 0")
    hurt(table, "H", damage=4)

    table.attack("H", "z")
    table.choose("avric_albright/sheet")

    assert table["H"].damage == 3


@refuses("avric_albright/ability")
def test_avric_lends_nothing_to_the_far() -> None:
    """Four squares away there is no healing surge."""
    table = scene("A . . . H z", turn="H", roll="blue r2h2s1, red h2, brown 0")
    hurt(table, "H", damage=4)

    table.attack("H", "z")

    assert not any("avric" in option for option in table.options)


@shows("avric_albright/feat")
def test_avrics_feat_heals_everybody_near() -> None:
    """Two red dice: all heroes within 3 squares recover that much, and the fallen stand up."""
    table = scene("A . H . . J", roll="red h2, red h3")
    for letter in "AHJ":
        hurt(table, letter, damage=7)
    table.hero("H").knocked_out = True

    table.use("A", "feat")

    assert [table[letter].damage for letter in "AHJ"] == [2, 2, 7]
    assert not table.hero("H").knocked_out


@refuses("avric_albright/feat")
def test_avrics_feat_needs_somebody_hurt() -> None:
    """Nobody near is hurt: the feat would change nothing and is not offered."""
    assert refused(scene("A . H"), "A", "feat") == "no_effect"


@shows("leoric_of_the_book/ability")
def test_leoric_weakens_monsters_near_him() -> None:
    """Attacks of monsters within 3 squares of Leoric lose a heart."""
    table = scene("H z . L", turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)
    table.settle()

    assert table["H"].damage == 3


@refuses("leoric_of_the_book/ability")
def test_leoric_never_takes_the_last_heart() -> None:
    """One rolled heart stays one heart."""
    table = scene("H z . L", turn=None, roll="blue r5h1, yellow r1s1, gray 0")

    bite(table)
    table.settle()

    assert table["H"].damage + table["L"].damage == 1


@refuses("leoric_of_the_book/ability")
def test_leoric_does_not_weaken_the_far() -> None:
    """Four squares away monsters hit as hard as ever."""
    table = scene("H z . . . L", turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)
    table.settle()

    assert table["H"].damage == 4


@shows("leoric_of_the_book/feat")
def test_leorics_feat_strikes_everybody_beside_him() -> None:
    """One magic attack on all figures next to Leoric, friends too; one monster takes all, the other half."""
    table = scene("z L y\n. H .", monsters={"y": "zombie"}, roll="blue r3h2, yellow h2, brown 0, brown 0, gray 1")

    table.use("L", "feat")
    table.choose("zombie_1")
    table.settle()

    assert "z" not in table
    assert [table["y"].damage, table["H"].damage] == [2, 3]


@refuses("leoric_of_the_book/feat")
def test_leorics_feat_needs_a_magic_weapon() -> None:
    """With a weapon that is not magic there is no feat."""
    table = scene("z L", cards={"L": ["iron_spear"]})

    assert refused(table, "L", "feat") == "no_effect"


@shows("widow_tarha/ability")
def test_tarha_rolls_a_die_again_once_a_round() -> None:
    """Widow Tarha may roll one die of her attack again, and not twice in a round."""
    table = scene("W . z", roll="blue X, yellow h2, brown 0, blue r3h2, blue X, yellow h2, brown 0")

    table.attack("W", "z")
    table.choose("sheet")
    table.choose("die0")
    assert "z" not in table


@refuses("widow_tarha/ability")
def test_tarha_is_asked_once_a_round() -> None:
    """The second attack of the round brings no reroll."""
    table = scene("W . z", roll="blue X, yellow h2, brown 0, blue X")
    table.attack("W", "z")
    table.choose("sheet")
    table.choose("die0")

    table.roll("blue X, yellow h2, brown 0")
    table.attack("W", "z")

    assert table.asked is None


TWO_FOES = """
. . z
W . .
. . y
"""


@shows("widow_tarha/feat")
def test_tarhas_feat_hits_two_monsters() -> None:
    """One roll, two targets with their own defence; one takes all hearts, the other half."""
    table = scene(TWO_FOES, monsters={"y": "zombie master"}, roll="blue r5h1, yellow h2, brown 0, brown 1")
    table.hero("W").used.append("sheet/main")

    table.use("W", "feat", "z")
    table.choose("zombie_1")

    assert "z" not in table
    assert table["y"].damage == 1


@refuses("widow_tarha/feat")
def test_tarhas_feat_misses_a_target_out_of_range() -> None:
    """Range counts for each of the two targets: the far one is missed, the near one hit in full."""
    table = scene("z . . .\nW . . y", monsters={"y": "zombie"}, roll="blue r2h2s1, yellow h2, brown 0")
    table.hero("W").used.append("sheet/main")

    table.use("W", "feat", "z")
    table.choose("stop")

    assert "z" not in table
    assert table["y"].damage == 0


@refuses("widow_tarha/feat")
def test_tarhas_feat_needs_two_monsters() -> None:
    """With one monster in sight there are no two targets."""
    assert refused(scene("W . z"), "W", "feat", "z") == "no_effect"


@shows("jain_fairwood/ability")
def test_jain_takes_hearts_as_fatigue() -> None:
    """Jain may take any part of an attack's damage as fatigue."""
    table = scene("J z", turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("sheet")
    table.choose("2")

    assert (table["J"].damage, table.hero("J").fatigue) == (1, 2)


@refuses("jain_fairwood/ability")
def test_jain_takes_no_more_fatigue_than_she_can_bear() -> None:
    """Jain's fatigue never goes beyond her stamina; with none left she is not asked."""
    table = scene("J z", turn=None, roll="blue r3h2, yellow h2, gray 1")
    hurt(table, "J", fatigue=5)

    bite(table)

    assert table.asked is None
    assert table["J"].damage == 3


@shows("jain_fairwood/feat")
def test_jains_feat_is_a_double_move_and_an_attack() -> None:
    """Jain gets twice her speed in movement points and a free attack for one action."""
    table = scene("J . . z", roll="blue r3h2, yellow h2, brown 0")

    table.use("J", "feat")
    turn = table.game.turn
    assert turn is not None
    assert (turn.points, turn.extra_attacks, turn.actions) == (10, 1, 1)
    table.attack("J", "z", pay="extra")

    assert "z" not in table


@refuses("jain_fairwood/feat")
def test_jains_feat_is_not_interrupted_by_her_other_action() -> None:
    """Jain's feat is one action: while some of it is left, no other is taken, not even for movement points."""
    table = scene("J . . . . . . . . . . . . . z")
    hero = table.names["J"]

    table.use("J", "feat")

    assert table.refused(Rest(hero=hero)) == "feat_first"
    assert table.refused(Move(hero=hero, to=Square.parse("L1"))) == "out_of_reach"
    table.move("J", "K1")
    assert table.refused(Rest(hero=hero)) == "feat_first", "the attack is left"
    table.use("J", "sheet", ability="finish")
    table.do(Rest(hero=hero))
    assert table.game.turn is not None
    assert (table.game.turn.actions, table.game.turn.extra_attacks) == (0, 0)


@shows("jain_fairwood/feat")
def test_jains_feat_leaves_points_she_had_before() -> None:
    """Jain's feat: giving up what is left of it leaves the movement points of an earlier move."""
    table = scene("J . . . . . . z")
    hero = table.names["J"]
    table.do(Stride(hero=hero))

    table.use("J", "feat")
    table.use("J", "sheet", ability="finish")

    assert table.game.turn is not None
    assert table.game.turn.points == 5


@refuses("jain_fairwood/feat")
def test_jains_feat_needs_an_action() -> None:
    """Without an action left Jain's feat can't be used."""
    table = scene("J . . z")
    assert table.game.turn is not None
    table.game.turn.actions = 0

    assert refused(table, "J", "feat") == "no_action_left"


@shows("tomble_burrowell/ability")
def test_tomble_borrows_his_neighbours_defence() -> None:
    """Tomble adds all defence dice of an adjacent hero to his own: that costs nothing, so he is not asked."""
    table = scene(
        "H T z", turn=None, cards={"H": ["leather_armor"]}, roll="blue r3h2, yellow h2, gray 1, gray 2, brown 1"
    )

    bite(table)

    assert table.asked is None
    assert table["T"].damage == 0


@shows("tomble_burrowell/ability")
def test_tomble_chooses_between_two_neighbours() -> None:
    """Behind whom he hides is a choice."""
    table = scene("H T z\n# J #", turn=None, roll="blue r3h2, yellow h2, gray 1, gray 2")

    bite(table)

    assert may_react(table, "sheet")
    table.choose("jain_fairwood")
    assert table["T"].damage == 1


@refuses("tomble_burrowell/ability")
def test_tomble_needs_a_neighbour() -> None:
    """No hero next to Tomble: nobody to hide behind."""
    table = scene("H . T z", turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)

    assert table.asked is None


@shows("tomble_burrowell/feat")
def test_tombles_feat_takes_him_off_the_board_for_a_while() -> None:
    """Tomble vanishes, can't be attacked, and comes back within 4 squares at the start of his next turn."""
    table = scene("T . . . . . .\nH z . . . . .")

    table.use("T", "feat")
    assert not table["T"].on_board
    table.game.groups.clear()
    table.end_turn("T")
    table.take_turn("H")
    table.end_turn("H")
    table.take_turn("T")

    assert table.asked == "choose_square"
    assert "E1" in table.options
    assert "F1" not in table.options
    table.choose("E1")
    assert table.at("T") == "E1"


@refuses("tomble_burrowell/feat")
def test_tomble_off_the_board_can_only_rest() -> None:
    """While Tomble is away he can't attack, move or use cards, but he may rest."""
    table = scene("T z", cards={"T": ["lurk"]})
    table.use("T", "feat")

    assert {choice.command.kind for choice in table.legal("T")} == {"rest", "end_turn"}
    assert table.refused(Rest(hero=table.names["T"])) is None
    assert not offered(table, "T", "lurk")


@shows("grisban_the_thirsty/ability")
def test_grisban_shakes_off_a_condition_when_he_rests() -> None:
    """Resting, Grisban discards one condition of his choice; whether he wants to goes without saying."""
    table = scene("G")
    table["G"].conditions += ["poisoned", "diseased"]

    table.rest("G")
    table.choose("diseased")

    assert table["G"].conditions == ["poisoned"]


@refuses("grisban_the_thirsty/ability")
def test_grisban_without_conditions_is_not_asked() -> None:
    """There is nothing to shake off, so nothing is asked."""
    table = scene("G")

    table.rest("G")

    assert table.asked is None


@shows("grisban_the_thirsty/feat")
@refuses("grisban_the_thirsty/feat")
def test_grisbans_feat_is_one_more_attack() -> None:
    """Grisban gets an attack that costs no action."""
    table = scene("G z", roll="blue r3h2, red h2, brown 0")

    table.use("G", "feat")
    table.attack("G", "z", pay="extra")

    assert "z" not in table
    assert refused(table, "G", "feat") == "feat_used"


@shows("syndrael/ability")
def test_syndrael_recovers_when_she_stands_still() -> None:
    """Syndrael recovers 2 fatigue at the end of a turn in which she did not move."""
    table = scene("H . A")
    hurt(table, "H", fatigue=3)

    table.end_turn("H")

    assert table.hero("H").fatigue == 1


@refuses("syndrael/ability")
def test_syndrael_recovers_nothing_after_a_move() -> None:
    """A step is enough to lose the rest."""
    table = scene("H . A")
    hurt(table, "H", fatigue=3)

    table.move("H", "B1")
    table.end_turn("H")

    assert table.hero("H").fatigue == 3


@shows("syndrael/feat")
def test_syndraels_feat_moves_two_heroes() -> None:
    """Syndrael and a hero within 3 squares move at once, each up to its own speed."""
    table = scene("H . . A . . . . .")

    table.use("H", "feat", "A")
    table.choose("C1")
    assert "H1" in table.options
    assert "I1" not in table.options
    table.choose("H1")

    assert (table.at("H"), table.at("A")) == ("C1", "H1")


@refuses("syndrael/feat")
def test_syndraels_feat_needs_a_friend_near() -> None:
    """The other hero must be within 3 squares."""
    assert refused(scene("H . . . A"), "H", "feat", "A") == "bad_target"


def test_nobody_is_asked_about_cards_of_others() -> None:
    """Reactions of a hero's sheet are its own: Jain's ability is of no use to her neighbour."""
    table = scene("J H z", turn=None, roll="blue r3h2, yellow h2, gray 1")
    held(table, "H", "wooden_shield_knight").exhausted = True

    bite(table)

    assert not may_react(table, "sheet")
