"""Lieutenants: their numbers, and each of their abilities at work and out of place."""

from typing import Any, Literal

import pytest

from bot.descent.board import Square
from bot.descent.content.library import library
from bot.descent.quest.model import Spawn
from bot.descent.quest.spawning import PlaceMonsters
from bot.descent.rules.harm import Inflict
from bot.descent.rules.harm import Test as AttributeTest
from bot.descent.rules.stats import attribute, health
from tests.descent.facts.foes import printed_foes
from tests.descent.scene import Scene, scene

HEROES = {
    "G": "grisban_the_thirsty/berserker",
    "S": "syndrael/berserker",
    "W": "widow_tarha/runemaster",
    "A": "avric_albright/spiritspeaker",
}
ATTACK = {"do": "attack"}
STOP = {"do": "retreat", "when": {"hero_within": 0}}
"""A line that is always neglected."""
Ties = Literal["vote", "merciful", "fair", "cunning"]


def play(
    drawing: str, who: str, *lines: dict[str, Any], act: int = 1, roll: str = "", ties: Ties = "fair"
) -> Scene:
    """A lieutenant, drawn as l, follows a list; the heroes take the defaults."""
    table = meet(drawing, who, act=act, ties=ties)
    table.roll(roll)
    act_out(table, who, *lines)
    return table


def meet(drawing: str, who: str, *, act: int = 1, ties: Ties = "fair") -> Scene:
    """A lieutenant, drawn as l, among heroes and monsters; nobody's turn."""
    table = scene(drawing, heroes=HEROES, monsters={"l": who}, turn=None, act=act)
    table.game.ties = ties
    return table


def act_out(table: Scene, who: str, *lines: dict[str, Any]) -> None:
    """The lieutenant follows a list; the heroes take the defaults."""
    table.activate(who, master=list(lines))
    table.settle()


def use(ability: str, **aim: object) -> dict[str, Any]:
    """A line: use a special action."""
    return {"do": "use", "use": ability, "aim": aim}


def neglected(table: Scene) -> list[tuple[str, str]]:
    """The lines that were skipped, and why."""
    return [(event.instruction, event.why) for event in table.told("instruction_neglected")]


def bought(table: Scene) -> list[str]:
    """The surge lines that were bought."""
    return [event.ability for event in table.told("surge_spent")]


# Numbers (MON-03) --------------------------------------------------------------------------------------------


def test_the_numbers_are_those_of_the_facts():
    """Dice, speed, health, defence, attributes, abilities and surges are as printed, for both acts."""
    facts = [fact for fact in printed_foes("lieutenants") if "box" not in fact]
    assert {fact["id"] for fact in facts} == {foe.id for foe in library().lieutenants.values() if foe.box == "base"}
    for fact in facts:
        card = library().lieutenants[fact["id"]]
        assert (card.attributes, card.attack) == (fact["attributes"], fact["attack_type"])
        for number in (1, 2):
            printed = fact[f"act{number}"]
            for heroes in (2, 3, 4):
                block, row = card.block(number, heroes), printed["by_heroes"][f"heroes_{heroes}"]
                assert [block.speed, block.health, *block.defence] == [row["speed"], row["health"], *row["defense"]]
                assert list(block.dice) == printed["dice"]
                named = {
                    kind: [slot["ability"] for slot in printed["slots"] if slot["kind"] == kind] for kind in KINDS
                }
                assert {"passive": list(block.abilities), "action": list(block.actions)} == named
                wanted = sorted(surge_of(slot) for slot in printed["slots"] if slot["kind"] == "surge")
                assert sorted(said(surge.do[0]) for surge in block.surges) == wanted


KINDS = ("passive", "action")


def surge_of(slot: dict[str, Any]) -> str:
    """A surge line of the facts in two words."""
    return str(slot["effect"]) if "effect" in slot else f"{slot['ability']} {slot.get('x', '')}".strip()


def said(effect: Any) -> str:
    """A surge line of a card in the same two words."""
    written = effect.write(effect)
    if written["effect"] == "custom":
        return str(written["name"])
    if written["effect"] == "inflict":
        return {"poisoned": "poison"}[written["condition"]]
    return f"+{written['hearts']} heart" if "hearts" in written else f"pierce {written['pierce']}"


def test_a_frozen_sample_of_the_numbers():
    """Alric in act II against 4 heroes, and Belthir in act I against 4, as printed."""
    alric = library().lieutenants["sir_alric_farrow"].block(2, 4)
    assert (alric.speed, alric.health, alric.defence) == (3, 18, ("black", "gray", "brown"))
    assert library().lieutenants["belthir"].block(1, 4).health == 15


@pytest.mark.parametrize(("drawing", "hearts"), [("l . G S", 10), ("l . G S W", 13), ("l . G S W A", 16)])
def test_health_depends_on_the_number_of_heroes(drawing: str, hearts: int):
    """MON-03: Baron Zachareth has more health against more heroes."""
    table = meet(drawing, "baron_zachareth")

    assert health(table.game, table["l"]) == hearts


def test_a_lieutenant_is_a_master_and_a_group_of_one():
    """MON-03: it stands where a monster stands, and always counts as a master."""
    table = meet("l . G", "splig")

    assert table.monster("l").master
    assert [member.id for member in table.game.group_members("splig")] == ["splig_1"]
    assert library().lieutenants["splig"].limits == {2: (0, 1), 3: (0, 1), 4: (0, 1)}


def test_a_quest_places_a_lieutenant_once():
    """MON-05: a lieutenant appears as near to its square as possible, alone, and never twice."""
    table = scene("G S . . z", heroes=HEROES, turn=None)
    spawn = PlaceMonsters(spawn=Spawn(monster="splig", near=Square.parse("E1")))

    table.step(spawn, spawn)

    assert [(member.id, str(member.square)) for member in table.game.group_members("splig")] == [("splig_1", "D1")]
    assert table.game.monsters["splig_1"].master


@pytest.mark.parametrize(("black", "passed"), [(2, True), (3, False)])
def test_lieutenants_test_their_attributes_and_monsters_fail(black: int, passed: bool):
    """MON-03: Splig rolls for his willpower of 3; a zombie has none and fails without a roll."""
    table = meet("l z . G", "splig")
    assert attribute(table.game, table["l"], "willpower") == 3
    assert attribute(table.game, table["z"], "willpower") is None
    table.roll(f"gray 1, black {black}")

    table.step(AttributeTest(figure=table.names["l"], attribute="willpower"))

    assert [event.passed for event in table.told("attribute_tested")] == [passed]


@pytest.mark.parametrize("act", [1, 2])
@pytest.mark.parametrize("who", sorted(library().lieutenants))
def test_every_lieutenant_plays_its_cards(who: str, act: int):
    """Each of its activation cards can be played on a plain board, in both acts."""
    for card in [card.id for card in library().activations.values() if card.monster == who]:
        table = meet("l . z . G\n. . . . .\n. . . S .", who, act=act)
        table.activate(who, card)
        table.settle()
        assert table.told("group_finished")


# Baron Zachareth ---------------------------------------------------------------------------------------------


def test_dominion_drags_a_hero_who_may_be_held():
    """If he passes his test a cunning baron drags a hero into the pit; failing a test it is immobilised."""
    table = play(
        "l . . G o .",
        "baron_zachareth",
        use("dominion"),
        {"do": "retreat"},
        ties="cunning",
        roll="gray 1, black 2, gray 1, black 4",
    )

    assert table.at("G") == "E1"
    assert table["G"].damage == 2
    assert table["G"].conditions == ["immobilized"]


def test_dominion_fails_with_its_test():
    """If he fails his own test nothing happens to the hero."""
    table = play("l . . G .", "baron_zachareth", use("dominion"), roll="gray 2, black 2, gray 2, black 2")

    assert (table.at("G"), table["G"].conditions) == ("D1", [])


def test_dominion_is_merciful_where_the_party_wants_it_so():
    """A merciful baron moves nobody into harm."""
    table = play(
        "l . . G o .",
        "baron_zachareth",
        use("dominion"),
        {"do": "retreat"},
        ties="merciful",
        roll="gray 1, black 2, gray 1, black 2",
    )

    assert table.at("G") != "E1"
    assert (table["G"].damage, table["G"].conditions) == (0, [])


def test_dominion_asks_the_party_where_it_votes():
    """With ties put to the vote the party chooses where the hero goes, itself included."""
    table = meet("l . . G . .", "baron_zachareth", ties="vote")
    table.roll("gray 1, black 2, gray 1, black 2")
    table.activate("baron_zachareth", master=[use("dominion")])
    assert table.asked == "monster_choice"
    assert {"D1", "F1", "B1"} <= set(table.options)

    table.choose("F1")

    assert table.at("G") == "F1"


def test_dominion_needs_a_hero_in_sight():
    """Behind an obstacle nobody is dragged about."""
    table = play("l X G", "baron_zachareth", use("dominion"))

    assert neglected(table) == [("use:dominion", "no_target")]


def test_shadow_bolt_is_a_ranged_attack_with_its_own_dice():
    """Zachareth, a melee fighter, shoots in act II with blue, red and yellow, and may fall short."""
    table = play(
        "l . . . G", "baron_zachareth", use("shadow_bolt"), act=2, roll="blue r4h2, red h2, yellow h2, gray 0"
    )
    assert table["G"].damage == 6
    assert ("use:shadow_bolt", "attack_used") in neglected(table)

    table = play(
        "l . . . . . G", "baron_zachareth", use("shadow_bolt"), act=2, roll="blue r4h2, red h2, yellow h2, gray 0"
    )
    assert [event.why for event in table.told("attack_missed")] == ["range"]


def test_shadow_bolt_is_unknown_in_act_i():
    """In act I he has no such action."""
    table = play("l . . . G", "baron_zachareth", use("shadow_bolt"))

    assert neglected(table) == [("use:shadow_bolt", "no_such_ability")]


@pytest.mark.parametrize(("ties", "condition"), [("cunning", "stunned"), ("merciful", "diseased")])
def test_subdue_brings_the_condition_the_tie_setting_chooses(ties: Ties, condition: str):
    """A cunning baron stuns, a merciful one brings the mildest condition."""
    table = play("l G", "baron_zachareth", ATTACK, roll="blue r2h2s1, red h2, gray 0", ties=ties)

    assert table["G"].conditions == [condition]


def test_subdue_is_put_to_the_vote():
    """The party may be asked which condition it is."""
    table = meet("l G", "baron_zachareth", ties="vote")
    table.roll("blue r2h2s1, red h2, gray 0")
    table.activate("baron_zachareth", master=[ATTACK])
    assert table.options == ["diseased", "poisoned", "immobilized", "stunned"]

    table.choose("poisoned")

    assert table["G"].conditions == ["poisoned"]


def test_subdue_gives_way_to_pierce_where_nothing_comes_through():
    """With no heart through the shields the surge buys pierce 2 instead."""
    table = play("l G", "baron_zachareth", ATTACK, roll="blue r6h1s1, red h1, gray 3")

    assert bought(table) == ["surge1"]
    assert (table["G"].damage, table["G"].conditions) == (1, [])


def test_pierce_is_not_bought_against_no_shields():
    """MAT-04: there is nothing to pierce, so the second surge stays unspent."""
    table = play("l G", "baron_zachareth", ATTACK, roll="blue r2h2s1, red h3s1, gray 0")

    assert bought(table) == ["surge0"]


# Belthir -----------------------------------------------------------------------------------------------------


def test_fly_leads_over_heroes_pits_and_water():
    """Belthir flies over a hero, a pit, lava and water at one point each, and comes down unhurt."""
    table = play("l ~ o % . S\n# # # # G #", "belthir", {"do": "engage", "aim": {"by": ["lowest_awareness"]}})
    assert table.at("l") == "E1"
    assert table["l"].damage == 0

    table = play("l G . S", "belthir", {"do": "engage", "aim": {"by": ["farthest"]}})
    assert table.at("l") == "C1"


def test_fly_never_ends_over_a_pit():
    """He comes down by the normal rules: not in a pit, not on a figure."""
    table = play("l . . . o S", "belthir", {"do": "engage"})

    assert table.at("l") == "D1"


def test_belthir_reaches_two_squares():
    """Reach: he strikes a hero two squares away, and poisons with a surge."""
    table = play("l . G", "belthir", ATTACK, roll="blue r2h2s1, red h2, gray 0")

    assert table["G"].damage == 4
    assert table["G"].conditions == ["poisoned"]


def test_cry_havoc_strikes_everybody_he_flies_over():
    """In act II he flies over as many heroes as he can, not over his own, and attacks them all at once."""
    table = play(
        """
        . z . .
        l G S .
        . . . .
        """,
        "belthir",
        use("cry_havoc"),
        act=2,
        roll="blue r3h2, red h2, red h1, gray 0, gray 1",
    )

    assert (table["G"].damage, table["S"].damage, table["z"].damage) == (5, 4, 0)
    assert table.at("l") not in ("A2", "B2", "C2")
    assert ("use:cry_havoc", "attack_used") in neglected(table)


def test_cry_havoc_takes_his_friends_along_where_there_is_no_other_way():
    """In a narrow hall he flies over a zombie to get over a hero, and strikes both."""
    table = play("l z G .", "belthir", use("cry_havoc"), act=2, roll="blue r3h2, red h2, red h1, gray 0, brown 2")

    assert (table["G"].damage, table["z"].damage) == (5, 3)
    assert table.at("l") == "D1"


@pytest.mark.parametrize("drawing", ["l . . . . G .", "l . . . G ."])
def test_cry_havoc_is_neglected_where_no_hero_can_be_flown_over(drawing: str):
    """Out of reach, or with no point left to leave the hero's square, there is nobody to fly over."""
    table = play(drawing, "belthir", use("cry_havoc"), act=2)

    assert neglected(table) == [("use:cry_havoc", "no_target")]


def test_cry_havoc_is_a_move_action():
    """APX-03: an immobilised Belthir neglects it."""
    table = meet("l G .", "belthir", act=2)
    table.step(Inflict(figure="belthir_1", condition="immobilized"))

    act_out(table, "belthir", use("cry_havoc"))

    assert neglected(table) == [("use:cry_havoc", "no_target")]


# Lady Eliza Farrow -------------------------------------------------------------------------------------------


def test_sacrifice_heals_by_what_a_monster_beside_her_suffers():
    """An adjacent zombie pays with as many hearts as she lacks, at most 5 and at most what it has."""
    table = meet("l z . G", "lady_eliza_farrow")
    table["l"].damage = 2
    act_out(table, "lady_eliza_farrow", use("sacrifice", who="monster"))
    assert (table["l"].damage, table["z"].damage) == (0, 2)

    table = meet("l z . G", "lady_eliza_farrow")
    table["l"].damage = 6
    act_out(table, "lady_eliza_farrow", use("sacrifice", who="monster"))
    assert table["l"].damage == 3
    assert "z" not in table


@pytest.mark.parametrize(("drawing", "damage"), [("l z . G", 0), ("l . z G", 4)])
def test_sacrifice_needs_a_wound_and_a_monster_beside_her(drawing: str, damage: int):
    """Unhurt or alone she keeps her monsters."""
    table = meet(drawing, "lady_eliza_farrow")
    table["l"].damage = damage

    act_out(table, "lady_eliza_farrow", use("sacrifice", who="monster"))

    assert neglected(table) == [("use:sacrifice", "no_target")]


def test_seduce_moves_a_hero_one_square_and_stuns_it():
    """If she passes her test, a hero within 3 squares goes one square where she wants it, and is stunned."""
    table = play(
        "l . . G o",
        "lady_eliza_farrow",
        use("seduce"),
        {"do": "retreat"},
        ties="cunning",
        roll="gray 1, black 2",
    )

    assert table.at("G") == "E1"
    assert table["G"].conditions == ["stunned"]


@pytest.mark.parametrize("ties", ["cunning", "merciful", "fair", "vote"])
def test_seduce_sends_the_hero_away_from_her(ties: Ties):
    """The square is one farther from her, even where a pit would be nearer by."""
    table = play(
        "# # o #\nl . G .\n# # # #", "lady_eliza_farrow", use("seduce"), STOP, ties=ties, roll="gray 1, black 2"
    )

    assert table.at("G") == "D2"
    assert table["G"].conditions == ["stunned"]


def test_seduce_leaves_a_hero_with_its_back_to_the_wall_where_it_is():
    """Where no square is farther from her nobody walks, but the hero is stunned."""
    table = play("l . . G", "lady_eliza_farrow", use("seduce"), STOP, roll="gray 1, black 2")

    assert (table.at("G"), table["G"].conditions) == ("D1", ["stunned"])


def test_seduce_fails_with_her_test_and_beyond_three_squares():
    """A failed test does nothing; a hero four squares away can't be seduced."""
    table = play("l . . G .", "lady_eliza_farrow", use("seduce"), roll="gray 2, black 2, gray 2, black 2")
    assert (table.at("G"), table["G"].conditions) == ("D1", [])

    table = play("l . . . G", "lady_eliza_farrow", use("seduce"))
    assert neglected(table) == [("use:seduce", "no_target")]


def test_wail_costs_two_fatigue():
    """Each hero within 3 squares tests willpower or suffers 2 fatigue; farther away nobody does."""
    table = play("l . . G S", "lady_eliza_farrow", use("wail"), act=2, roll="gray 1, black 3, gray 1, black 2")

    assert table.hero("G").fatigue == 2
    assert table.hero("S").fatigue == 0


def test_wail_is_unknown_in_act_i_and_neglected_unheard():
    """In act I she has no such action, and with nobody in hearing it is neglected."""
    table = play("l . . G", "lady_eliza_farrow", use("wail"))
    assert neglected(table) == [("use:wail", "no_such_ability")]

    table = play("l . . . G", "lady_eliza_farrow", use("wail"), act=2)
    assert neglected(table) == [("use:wail", "no_target")]


def test_blood_call_recovers_what_the_attack_deals():
    """She recovers as many hearts as come through the shields."""
    table = meet("l . G", "lady_eliza_farrow")
    table["l"].damage = 5
    table.roll("blue r2h2s1, yellow r1h1, gray 1")

    act_out(table, "lady_eliza_farrow", ATTACK)

    assert (table["G"].damage, table["l"].damage) == (2, 3)


@pytest.mark.parametrize(("damage", "gray"), [(0, 1), (5, 3)])
def test_blood_call_is_not_bought_unhurt_or_for_nothing(damage: int, gray: int):
    """Unhurt she has no use for it, and a blow that deals nothing gives nothing."""
    table = meet("l . G", "lady_eliza_farrow")
    table["l"].damage = damage
    table.roll(f"blue r2h2s1, yellow r1h1, gray {gray}")

    act_out(table, "lady_eliza_farrow", ATTACK)

    assert bought(table) == []


# Lord Merick Farrow ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("black", "fatigue"), [(2, 0), (3, 1)])
def test_aftershock_tires_an_adjacent_attacker_who_fails(black: int, fatigue: int):
    """After attacking him from next to him a hero tests willpower or suffers a fatigue, hit or miss."""
    table = meet("l G", "lord_merick_farrow")
    table.take_turn("G")
    table.roll(f"blue X, red h2, gray 0, gray 1, black {black}")

    table.attack("G", "l")
    table.settle()

    assert table.hero("G").fatigue == fatigue


def test_aftershock_does_not_reach_an_archer():
    """From afar nobody is shaken."""
    table = meet("l . W", "lord_merick_farrow")
    table.take_turn("W")
    table.roll("blue r2h2s1, yellow r1h1, gray 0")

    table.attack("W", "l")
    table.settle()

    assert not table.told("attribute_tested")


def test_ignite_burns_everybody_around_for_one_heart_of_his_own():
    """He suffers a heart and attacks all adjacent figures, each with its own defence."""
    table = play(
        "z l G\n. S .", "lord_merick_farrow", use("ignite"), roll="blue r3h2, red h1, gray 0, gray 1, brown 2"
    )

    assert table["l"].damage == 1
    assert (table["G"].damage, table["S"].damage, table["z"].damage) == (3, 2, 1)
    assert ("use:ignite", "attack_used") in neglected(table)


@pytest.mark.parametrize(("left", "conditions", "used"), [(1, [], False), (2, ["doomed"], False), (2, [], True)])
def test_ignite_is_neglected_where_it_would_defeat_him(left: int, conditions: list[str], used: bool):
    """ACT-03: the last heart, or the last two of a doomed lieutenant, are not spent."""
    table = meet("l G", "lord_merick_farrow")
    table["l"].damage = health(table.game, table["l"]) - left
    table["l"].conditions += conditions

    act_out(table, "lord_merick_farrow", use("ignite"))

    assert bool(table.told("attack_declared")) == used


def test_wither_tires_the_target_hurt_or_not():
    """A surge costs the target a fatigue even if the shields hold."""
    table = play("l . G", "lord_merick_farrow", ATTACK, act=2, roll="blue r6h1s1, red h1, yellow r1s1, gray 3")

    assert (table["G"].damage, table.hero("G").fatigue) == (0, 1)


def test_merick_spends_on_hearts_before_wither():
    """MAT-01: his panel names the heart first: with one surge he hurts rather than tires, with two he does both."""
    table = play("l . G", "lord_merick_farrow", ATTACK, act=2, roll="blue r6h1s1, red h1, yellow r1h1, gray 0")
    assert (bought(table), table["G"].damage, table.hero("G").fatigue) == (["surge1"], 4, 0)

    table = play("l . G", "lord_merick_farrow", ATTACK, act=2, roll="blue r6h1s1, red h1, yellow h1s1, gray 0")
    assert (bought(table), table["G"].damage, table.hero("G").fatigue) == (["surge1", "surge0"], 4, 1)


def test_wither_comes_to_nothing_against_a_hero_who_falls():
    """MAT-04: a hero whom the blow fells is not worth a surge."""
    table = meet("l . G", "lord_merick_farrow", act=2)
    table["G"].damage = 12
    table.roll("blue r6h1s1, red h1, yellow r1h1, gray 0")

    act_out(table, "lord_merick_farrow", ATTACK)

    assert bought(table) == []


def test_wither_may_be_what_fells_a_weary_hero():
    """MAT-03: a hero with no stamina left suffers the fatigue as a heart, the last one it has."""
    table = meet("l . G", "lord_merick_farrow", act=2)
    table["G"].damage, table.hero("G").fatigue = 13, 4
    table.roll("blue r6h1s1, red h1, yellow r1h1, gray 3")

    act_out(table, "lord_merick_farrow", ATTACK)

    assert [event.because for event in table.told("surge_spent")] == ["to_defeat"]
    assert table.hero("G").knocked_out


# Sir Alric Farrow --------------------------------------------------------------------------------------------


def test_regeneration_heals_at_the_start_of_his_activation():
    """In act II he recovers a heart when he is activated; in act I he does not."""
    for act, damage in ((1, 3), (2, 2)):
        table = meet("l . . . . . . . G", "sir_alric_farrow", act=act)
        table["l"].damage = 3
        act_out(table, "sir_alric_farrow", STOP)
        assert table["l"].damage == damage


@pytest.mark.parametrize(("who", "moved"), [("sir_alric_farrow", False), ("belthir", True)])
def test_unmovable_refuses_to_be_moved(who: str, moved: bool):
    """A surge of the crossbow moves its target a square; Alric stays where he is."""
    table = scene("S . l . .", heroes=HEROES, monsters={"l": who}, cards={"S": ["crossbow"]})
    table.roll("blue r2h2s1, yellow r1h1, gray 0" + ("" if moved else ", brown 0"))
    table.attack("S", "l")
    table.choose("surge1")

    assert (table.asked == "choose_move") == moved


OVER_GRISBAN = use("overpower", by=["lowest_might"])
"""Toward Syndrael, whose might is less than Grisban's."""


def test_overpower_changes_places_with_whoever_stands_on_the_way():
    """On the way to Syndrael he comes up to Grisban, passes a test of might, takes his place and goes on."""
    table = play("l . G . S\n# # # # #", "sir_alric_farrow", OVER_GRISBAN, STOP, roll="gray 1, black 4")

    assert (table.at("l"), table.at("G"), table.at("S")) == ("D1", "B1", "E1")
    assert table.hero("G").fatigue == 1


def test_overpower_is_never_against_the_hero_he_engages():
    """He comes up to his target and tests nothing: he wants it where it stands."""
    table = play("l . . G .", "sir_alric_farrow", use("overpower"), STOP)

    assert (table.at("l"), table.at("G"), table.hero("G").fatigue) == ("C1", "D1", 0)
    assert not table.told("attribute_tested")


def test_overpower_leaves_alone_whoever_is_farther_from_the_target():
    """Grisban, whom he passes at the start, is farther from Syndrael than he is: that would lead back."""
    table = play("G # # # #\n. l . . S", "sir_alric_farrow", OVER_GRISBAN, STOP)

    assert not table.told("attribute_tested")
    assert (table.at("l"), table.at("G")) == ("D2", "A1")


def test_overpower_leads_toward_a_target_out_of_reach():
    """It stands instead of a move, so two of them also lead toward a hero he can't come up to."""
    table = play("l . . . . . . . . G", "sir_alric_farrow", use("overpower"), STOP)

    assert table.at("l") == "G1"


def test_overpower_comes_to_nothing_with_a_failed_test():
    """If he fails his test nobody is moved, and he goes as far as he can."""
    table = play("l . G . S\n# # # # #", "sir_alric_farrow", OVER_GRISBAN, STOP, roll="gray 2, black 4")

    assert (table.at("l"), table.at("G"), table.hero("G").fatigue) == ("B1", "C1", 0)


def test_overpower_passes_friends_without_stopping():
    """The zombie's square is beside Grisban, but he can't stop there: he goes on and tests nobody there."""
    table = play("l z . . S\n# G # # #", "sir_alric_farrow", OVER_GRISBAN, STOP, roll="gray 2, black 4")

    assert len(table.told("attribute_tested")) <= 1
    assert (table.at("l"), table.at("z"), table.at("G")) == ("D1", "B1", "B2")


def test_overpower_does_not_lead_into_a_pit():
    """He does not take the place of a hero in a pit, but the hero is tired all the same."""
    table = scene(
        "l . G . S\n# # # # #", heroes=HEROES, monsters={"l": "sir_alric_farrow"}, turn=None, under={"G": "o"}
    )
    table.roll("gray 1, black 4")

    act_out(table, "sir_alric_farrow", OVER_GRISBAN, STOP)

    assert (table.at("l"), table.at("G"), table.hero("G").fatigue) == ("B1", "C1", 1)


def test_overpower_is_neglected_beside_the_target_and_immobilised():
    """It is for a target some way off, and no other hero takes the place of the one beside him; it needs a move."""
    table = play("G . . l S", "sir_alric_farrow", OVER_GRISBAN)
    assert neglected(table) == [("use:overpower", "already_adjacent")]

    table = meet("l . G", "sir_alric_farrow")
    table.step(Inflict(figure="sir_alric_farrow_1", condition="immobilized"))
    act_out(table, "sir_alric_farrow", use("overpower"))
    assert neglected(table) == [("use:overpower", "no_target")]


# Splig -------------------------------------------------------------------------------------------------------


def attack_splig(drawing: str, roll: str, attacker: str = "G", ties: Ties = "fair") -> Scene:
    """A hero attacks Splig."""
    table = meet(drawing, "splig", ties=ties)
    table.take_turn(attacker)
    table.roll(roll)
    table.attack(attacker, "l")
    table.settle()
    return table


def test_not_me_puts_a_monster_in_his_place():
    """If he passes a test of awareness the zombie beside him is struck with its own defence."""
    table = attack_splig("G l z", "gray 0, black 2, blue r3h2, red h2, brown 2")

    assert (table["l"].damage, table["z"].damage) == (0, 2)


def test_not_me_measures_the_range_to_splig():
    """A shot that is long enough for Splig hits the zombie behind him."""
    table = attack_splig("W . l z", "gray 0, black 2, blue r2h2s1, yellow h1s1, brown 0", attacker="W")

    assert table["l"].damage == 0
    assert not table.told("attack_missed")


@pytest.mark.parametrize("ties", ["cunning", "merciful", "fair", "vote"])
def test_not_me_offers_the_monster_with_most_health_left(ties: Ties):
    """However ties are settled, the master zombie, who can bear most, takes Splig's place."""
    table = scene("G l z\n. . y", heroes=HEROES, monsters={"l": "splig", "y": "zombie master"}, turn=None)
    table.game.ties = ties
    table.take_turn("G")
    table.roll("gray 0, black 2, blue r6h1s1, red h1, brown 0")
    table.attack("G", "l")
    table.settle()

    assert table["y"].damage == 2
    assert not table.told("question_answered")


@pytest.mark.parametrize(
    ("drawing", "roll"),
    [
        ("G l z", "gray 1, black 2, blue r3h2, red h2, brown 0"),
        ("G l . z", "blue r3h2, red h2, brown 0"),
    ],
)
def test_not_me_fails_with_his_test_or_alone(drawing: str, roll: str):
    """If he fails, or with no monster next to him, he takes the blow himself."""
    table = attack_splig(drawing, roll)

    assert table["l"].damage == 4


def test_promotion_makes_a_minion_a_master():
    """In act II a zombie next to him becomes a master, wounds and all, if the group has none."""
    table = meet("l z . . . . G", "splig", act=2)
    table["z"].damage = 2
    table.roll("gray 1, black 2")

    act_out(table, "splig", use("promotion", who="monster"))

    assert table.monster("z").master
    assert table["z"].damage == 2
    assert health(table.game, table["z"]) == 9
    assert neglected(table) == [("use:promotion", "no_target")]  # masters can't rise


def test_promotion_fails_with_his_test():
    """If he fails his test the minion stays one."""
    table = play(
        "l z . . . . G", "splig", use("promotion", who="monster"), act=2, roll="gray 2, black 2, gray 2, black 2"
    )

    assert not table.monster("z").master


@pytest.mark.parametrize(
    ("drawing", "act", "why"), [("l z . G", 1, "no_such_ability"), ("l . z G", 2, "no_target")]
)
def test_promotion_needs_act_ii_and_a_minion_beside_him(drawing: str, act: int, why: str):
    """In act I he has no such action; a zombie two squares away is out of reach."""
    table = play(drawing, "splig", use("promotion", who="monster"), act=act)

    assert neglected(table) == [("use:promotion", why)]


def test_promotion_respects_the_limits_of_the_group():
    """MON-01: zombies have one master; with it on the board no other rises."""
    table = scene("l z . y . . G", heroes=HEROES, monsters={"l": "splig", "y": "zombie master"}, turn=None, act=2)

    act_out(table, "splig", use("promotion", who="monster"))

    assert neglected(table) == [("use:promotion", "no_target")]


def test_knockback_hurls_the_target_after_the_blow():
    """A surge puts the target down within 3 squares, for a cunning Splig in the pit, whether it was hurt or not."""
    table = play("l G . o .", "splig", ATTACK, roll="blue r6h1s1, red h1, gray 3", ties="cunning")

    assert table.at("G") == "D1"
    assert table["G"].damage == 2  # the pit's, none of the blow


def test_knockback_comes_to_nothing_against_a_hero_who_falls():
    """MAT-04: whoever is felled stays where it lies, and the surge is kept."""
    table = meet("l G . . .", "splig")
    table["G"].damage = 12
    table.roll("blue r6h1s1, red h1, gray 0")

    act_out(table, "splig", ATTACK)

    assert table.hero("G").knocked_out
    assert (table.at("G"), bought(table)) == ("B1", [])


def test_knockback_needs_an_empty_square():
    """Walled in there is nowhere to land, so the surge buys hearts."""
    table = play("l G", "splig", ATTACK, roll="blue r6h1s1, red h1, gray 0")

    assert bought(table) == ["surge1"]
    assert table["G"].damage == 3
