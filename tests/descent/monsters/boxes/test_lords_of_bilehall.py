"""Ardus Ix'Erebus, Kyndrithul and Zarihell: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.attack.odds_now import blow_of
from bot.descent.rules import stats
from bot.descent.rules.harm import Suffer
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use
from tests.descent.monsters.test_abilities import Ties

# Ardus -------------------------------------------------------------------------------------------------------


@shows("flanking")
def test_flanking_borrows_the_surges_of_a_cursed_monster_beside_the_target():
    """With a zombie on the other side of the hero his surges bring a disease and a heart."""
    roll = "blue r2h2s1, red h2, gray 0; gray 0, black 0"
    table = play("m G z", "ardus_ixerebus", ATTACK, STAY, roll=roll)

    assert table["G"].conditions == ["diseased"]
    assert table["G"].damage == 5


@refuses("flanking")
def test_flanking_borrows_nothing_from_others():
    """A goblin is not cursed, and a zombie that stands elsewhere is of no use."""
    table = play(
        "m G y . z",
        "ardus_ixerebus",
        ATTACK,
        STAY,
        others={"y": "goblin_archer"},
        roll="blue r2h2s1, red h2, gray 0",
    )

    assert (bought(table), table["G"].conditions) == ([], [])


@shows("fury")
def test_fury_wins_a_surge_or_loses_the_blow():
    """With a use for one more surge he tests might after the roll: a surge, or a miss."""
    roll = "blue r3h2, red h2, gray 1; gray {}, black {}"
    table = play("m G", "ardus_ixerebus", ATTACK, STAY, roll=roll.format(0, 0))
    assert (table["G"].damage, bought(table)) == (4, ["surge0"])

    table = play("m G", "ardus_ixerebus", ATTACK, STAY, roll=roll.format(3, 4))
    assert table["G"].damage == 0
    assert table.told("attack_missed")[0].why == "fury"


@refuses("fury")
def test_fury_is_kept_back_where_a_surge_would_buy_nothing():
    """Against no shields there is nothing to pierce, after an X nothing to save: he does not test."""
    for roll in ("blue r3h2, red h2, gray 0", "blue X, red h2, gray 1", "blue r2h2s1, red h2, gray 1"):
        table = play("m G", "ardus_ixerebus", ATTACK, STAY, roll=roll)
        assert not table.told("attribute_tested"), roll


@shows("rally")
def test_rally_frees_monsters_within_three_squares_of_their_worst_condition():
    """He and his are rid of one condition each, the worst; whoever stands farther off keeps it."""
    table = meet("m . . z . y G", {"m": "ardus_ixerebus"}, act=2)
    table["m"].conditions += ["poisoned"]
    table["z"].conditions += ["diseased", "stunned"]
    table["y"].conditions += ["stunned"]

    act_out(table, "ardus_ixerebus", use("rally"), STAY)

    assert table["m"].conditions == []
    assert table["z"].conditions == []  # both actions: first the worse, then the other
    assert table["y"].conditions == ["stunned"]


@refuses("rally")
def test_rally_is_neglected_among_the_healthy_and_unknown_in_act_one():
    """Nobody has anything to be rid of."""
    assert neglected(play("m z G", "ardus_ixerebus", use("rally"), STAY, act=2))[0] == ("use:rally", "no_target")
    assert neglected(play("m z G", "ardus_ixerebus", use("rally"), STAY))[0] == ("use:rally", "no_such_ability")


# Kyndrithul --------------------------------------------------------------------------------------------------


@shows("bloodlines")
def test_bloodlines_add_a_shield_for_each_fallen_hero():
    """With one hero on the ground his defence has a shield more, and the odds know it."""
    table = meet("G m . S . W", {"m": "kyndrithul"}, turn="G", roll="blue r3h2, red h2, black 0")
    table.step(Suffer(figure=table.names["S"], amount=30, source="special"))
    assert blow_of(table.game, table.names["G"], table.names["m"], "chipped_greataxe").shields == 1
    table.roll("blue r3h2, red h2, black 0")

    table.attack("G", "m")
    table.settle()

    assert table["m"].damage == 3


@refuses("bloodlines")
def test_bloodlines_are_nothing_while_all_stand():
    """Nobody fell: the dice alone defend him."""
    table = meet("G m . S . W", {"m": "kyndrithul"}, turn="G", roll="blue r3h2, red h2, black 0")

    table.attack("G", "m")
    table.settle()

    assert table["m"].damage == 4


@shows("bone_splinter")
def test_bone_splinters_hurt_everybody_beside_the_target():
    """A surge costs each figure next to the target two hearts; the target has those of the attack."""
    table = play(
        "m . G S\n. . . z",
        "kyndrithul",
        {"do": "attack", "aim": {"by": ["closest"]}},
        STAY,
        roll="blue r2h2s1, yellow r1h1, gray 3",
    )

    assert (table["G"].damage, table["S"].damage, table["z"].damage) == (1, 2, 2)


@refuses("bone_splinter")
@pytest.mark.parametrize("drawing", ["m . G .", "m . G z", "m . G S\n. z y ."], ids=["alone", "a monster", "two"])
def test_bone_splinters_are_not_wasted_on_his_own(drawing: str):
    """Without a hero beside the target, or with more monsters than heroes, the surge is not spent."""
    table = play(
        drawing,
        "kyndrithul",
        {"do": "attack", "aim": {"by": ["closest"]}},
        STAY,
        roll="blue r2h2s1, yellow r1h1, gray 3",
    )

    assert bought(table) == []


def enthralled(test: str, drawing: str = "m . . G S"):
    """Kyndrithul in act II, who begins his activation by reaching for a mind."""
    table = meet(drawing, {"m": "kyndrithul"}, act=2, roll=f"{test}; blue r3h2, red h1, gray 0")
    return act_out(table, "kyndrithul", STAY)


@shows("enthrall")
def test_enthrall_turns_a_hero_on_a_friend():
    """The hero in sight with the weakest will who fails the test strikes another hero with its best weapon."""
    table = enthralled("gray 3, black 4")

    (blow,) = table.told("attack_declared")
    assert {blow.attacker, blow.target} == {table.names["G"], table.names["S"]}
    assert table.game.figure(blow.target).damage == 3


@refuses("enthrall")
def test_enthrall_comes_to_nothing_against_a_strong_will():
    """Whoever passes attacks nobody; and a hero with nobody in reach is left alone."""
    table = enthralled("gray 0, black 0")
    assert table.told("attribute_tested")
    assert not table.told("attack_declared")

    table = meet("m . . G . . S", {"m": "kyndrithul"}, act=2)
    act_out(table, "kyndrithul", STAY)
    assert not table.told("attribute_tested")


def test_enthrall_is_unknown_in_act_one():
    """In act I his activation begins like others."""
    table = meet("m . . G S", {"m": "kyndrithul"})

    act_out(table, "kyndrithul", STAY)

    assert not table.told("attribute_tested")


# Zarihell ----------------------------------------------------------------------------------------------------


@shows("tormentress")
def test_her_presence_terrifies_whoever_comes_or_begins_within_three_squares():
    """Entering a square there is enough, and so is beginning a turn there."""
    table = meet("m . . . . G", {"m": "zarihell"}, turn="G")
    table.move("G", "E1")
    assert table["G"].conditions == []
    table.move("G", "D1")
    assert table["G"].conditions == ["terrified"]

    table = meet("m . . G", {"m": "zarihell"})
    table.take_turn("G")
    assert table["G"].conditions == ["terrified"]


@refuses("tormentress")
def test_her_presence_does_not_reach_four_squares():
    """A hero who begins farther off keeps its courage."""
    table = meet("m . . . G", {"m": "zarihell"}, turn="G")

    assert table["G"].conditions == []


@shows("exploit_fear")
@pytest.mark.parametrize(("black", "conditions"), [(4, ["terrified", "stunned"]), (0, ["terrified"])])
def test_exploit_fear_stuns_the_terrified_who_fail(black: int, conditions: list[str]):
    """In act II each terrified hero within three squares tests willpower or is stunned; others are not asked."""
    table = meet("S . m . G", {"m": "zarihell"}, act=2)
    table["G"].conditions.append("terrified")
    table.roll(f"gray 3, black {black}" if black else "gray 0, black 0; gray 0, black 0")

    act_out(table, "zarihell", use("exploit_fear"), STAY)

    assert table["G"].conditions == conditions
    assert {event.figure for event in table.told("attribute_tested")} == {table.names["G"]}


@refuses("exploit_fear")
def test_exploit_fear_is_neglected_among_the_brave():
    """With nobody terrified there is nothing to exploit; in act I she does not know how."""
    assert neglected(play("m . G", "zarihell", use("exploit_fear"), STAY, act=2))[0] == (
        "use:exploit_fear",
        "no_target",
    )
    assert neglected(play("m . G", "zarihell", use("exploit_fear"), STAY))[0] == (
        "use:exploit_fear",
        "no_such_ability",
    )


@shows("soul_mastery")
@pytest.mark.parametrize(("ties", "victim"), [("cunning", "S"), ("merciful", "W")])
def test_soul_mastery_makes_the_falling_strike_first(ties: Ties, victim: str):
    """A hero who falls within three squares of her attacks another one first, if she passes a test of knowledge."""
    table = meet("m . G S\n. . . W", {"m": "zarihell"}, ties=ties)
    table["S"].damage = stats.health(table.game, table["S"]) - 5
    table.roll("gray 0, black 0; blue r3h2, red h1, gray 1")

    table.step(Suffer(figure=table.names["G"], amount=30, source="special"))
    table.settle()

    assert table.hero("G").knocked_out
    assert [event.target for event in table.told("attack_declared")] == [table.names[victim]]


@refuses("soul_mastery")
def test_soul_mastery_fails_with_her_test_and_far_away():
    """If she fails, or the hero falls four squares off, or has nobody in reach, it simply falls."""
    table = meet("m . G S", {"m": "zarihell"}, roll="gray 3, black 4")
    table.step(Suffer(figure=table.names["G"], amount=30, source="special"))
    table.settle()
    assert table.hero("G").knocked_out
    assert not table.told("attack_declared")

    for drawing in ("m . . . G S", "m . G . S"):
        table = meet(drawing, {"m": "zarihell"})
        table.step(Suffer(figure=table.names["G"], amount=30, source="special"))
        table.settle()
        assert table.hero("G").knocked_out
        assert not table.told("attribute_tested")
