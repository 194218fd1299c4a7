"""What monster cards can do: each ability at work, and when it can't be used or is neglected."""

from typing import Any, Literal

import pytest

from bot.descent.attack.odds_now import blow_of
from bot.descent.board import Square
from bot.descent.commands import Attack, Move
from bot.descent.content.cards import MonsterBlock
from bot.descent.content.library import library
from bot.descent.effects.base import Effect
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.rules.harm import Inflict
from tests.descent.facts.foes import printed_foes
from tests.descent.scene import Scene, scene

HEROES = {
    "G": "grisban_the_thirsty/berserker",
    "S": "syndrael/berserker",
    "W": "widow_tarha/runemaster",
    "T": "tomble_burrowell/berserker",
}
"""Heroes with nothing that steps in when monsters attack."""
Ties = Literal["vote", "merciful", "fair", "cunning"]


def use(ability: str, **aim: object) -> dict[str, object]:
    """A list of one line: use a special action."""
    return {"do": "use", "use": ability, "aim": aim}


def neglected(table: Scene) -> list[tuple[str, str]]:
    """The lines that were skipped, and why."""
    return [(event.instruction, event.why) for event in table.told("instruction_neglected")]


def test_the_numbers_are_those_of_the_facts():
    """Size, limits, speed, health, dice, abilities and surges are as printed, for both acts and ranks."""
    facts = [fact for fact in printed_foes("monsters") if "box" not in fact]
    assert {fact["id"] for fact in facts} == {card.id for card in library().monsters.values() if card.box == "base"}
    for fact in facts:
        card = library().monsters[fact["id"]]
        assert (card.size.w, card.size.h) == (fact["size"]["w"], fact["size"]["h"])
        assert (card.attack, list(card.traits)) == (fact["attack_type"], fact["traits"])
        for heroes, limit in card.limits.items():
            printed = fact["group_limits"][f"heroes_{heroes}"]
            assert limit == (printed["minion"], printed["master"])
        for act in (1, 2):
            assert_as_printed(card.block(act, "minion"), fact[f"act{act}"]["minion"])
            assert_as_printed(card.block(act, "master"), fact[f"act{act}"]["master"])


def assert_as_printed(block: MonsterBlock, fact: dict[str, Any]) -> None:
    """One block of numbers against the facts."""
    assert (block.speed, block.health) == (fact["speed"], fact["health"])
    assert (list(block.defence), sorted(block.dice)) == (fact["defense"], sorted(fact["dice"]))
    slots = fact["slots"]
    assert list(block.abilities) == [slot["ability"] for slot in slots if slot["kind"] == "passive"]
    assert list(block.actions) == [slot["ability"] for slot in slots if slot["kind"] == "action"]
    wanted = [surge_of(slot) for slot in slots if slot["kind"] == "surge"]
    assert [said(surge.do[0]) for surge in block.surges] == wanted


def surge_of(slot: dict[str, Any]) -> str:
    """A surge line of the facts in two words."""
    return str(slot["effect"]) if "effect" in slot else f"{slot['ability']} {slot.get('x', '')}".strip()


def said(effect: Effect) -> str:
    """A surge line of a card in the same two words."""
    words = effect.write(effect)
    if words["effect"] == "add":
        return f"+{words['hearts']} heart" if "hearts" in words else f"+{words['range']} range"
    if words["effect"] == "inflict":
        return {"poisoned": "poison", "diseased": "disease", "immobilized": "immobilize"}[words["condition"]]
    return f"mend {words['hearts']}" if words["effect"] == "recover" else str(words["name"])


def test_every_special_action_of_a_card_is_known():
    """No monster or lieutenant card names a special action that the rules don't know."""
    shelf = library()
    blocks = [block for card in shelf.monsters.values() for act in (card.act1, card.act2) for block in act.values()]
    acts = [act for card in shelf.lieutenants.values() for act in (card.act1, card.act2)]
    named = {action for block in (*blocks, *acts) for action in block.actions}
    assert named == set(ABILITIES)
    passives = {ability for block in (*blocks, *acts) for ability in block.abilities}
    held = {ability for side in shelf.lieutenant_sides.values() for ability in side.abilities}
    assert passives | held == set(shelf.monster_abilities)


# Passives ----------------------------------------------------------------------------------------------------


def test_night_stalker_adds_a_brown_die_against_attackers_from_afar():
    """A barghest master that is shot at rolls a brown die besides its own."""
    table = scene(
        "W . . b b",
        heroes=HEROES,
        monsters={"b": "barghest master"},
        roll="blue r6h1s1, yellow r1h1, gray 0, brown 2",
    )

    table.attack("W", "b")

    assert [die.colour for die in table.told("dice_rolled")[0].defence_dice] == ["gray", "brown"]


def test_night_stalker_is_part_of_the_odds():
    """The odds of a shot at a barghest master count the brown die."""
    table = scene("W . . b b", heroes=HEROES, monsters={"b": "barghest master"})

    blow = blow_of(table.game, table.names["W"], table.names["b"], "arcane_bolt")

    assert blow.defence == ("gray", "brown")


@pytest.mark.parametrize(("drawing", "kind"), [("W b b", "barghest master"), ("W . . b b", "barghest")])
def test_night_stalker_is_no_help_close_by_nor_to_minions(drawing: str, kind: str):
    """An adjacent attacker meets the barghest's own dice only, and minions don't have the ability."""
    table = scene(drawing, heroes=HEROES, monsters={"b": kind}, roll="blue r6h1s1, yellow r1h1, gray 0")

    table.attack("W", "b")

    assert [die.colour for die in table.told("dice_rolled")[0].defence_dice] == ["gray"]


def test_web_costs_a_fatigue_for_each_square_left_beside_the_spider():
    """A hero who walks along a master spider suffers a fatigue for each square it leaves next to it."""
    table = scene(
        """
        G . . .
        s . . .
        """,
        heroes=HEROES,
        monsters={"s": "cave_spider master"},
    )

    table.move("G", "C1")

    assert table.hero("G").fatigue == 2  # leaving A1 and B1
    assert table.at("G") == "C1"


def test_web_is_part_of_the_price_and_becomes_hearts_without_stamina():
    """The price of a move names the webs; a hero with no stamina left pays in hearts."""
    table = scene(
        """
        G . . .
        s . . .
        """,
        heroes=HEROES,
        monsters={"s": "cave_spider master"},
    )
    table.hero("G").fatigue = 4
    prices = {choice.command.to: choice.price for choice in table.legal("G", "move") if choice.price}

    assert prices[Square.parse("C1")].fatigue == 2
    table.move("G", "C1")
    assert table["G"].damage == 2


@pytest.mark.parametrize(
    ("drawing", "kind"), [("G . . . s", "cave_spider master"), ("G . . .\ns . . .", "cave_spider")]
)
def test_web_holds_nobody_far_from_it_and_minions_spin_none(drawing: str, kind: str):
    """Leaving squares that are not next to a master spider is free."""
    table = scene(drawing, heroes=HEROES, monsters={"s": kind})

    table.move("G", "C1")

    assert table.hero("G").fatigue == 0


def test_shadow_makes_a_hero_beside_the_dragon_spend_a_surge():
    """The surge against the shadow is offered first and by default; with it the attack hits."""
    table = scene("G d d d\n. d d d", heroes=HEROES, roll="blue r2h2s1, red h2, gray 0, gray 0")

    table.attack("G", "d")

    assert table.options[0] == "pierce_veil"
    assert table.game.question is not None
    assert table.game.question.default == "pierce_veil"
    table.settle()
    assert table["d"].damage == 4


def test_shadow_swallows_an_attack_without_a_surge():
    """With no surge the attack of a hero next to the dragon misses, whomever it is aimed at."""
    table = scene("z G d d d\n. . d d d", heroes=HEROES, roll="blue r3h2, red h2, brown 0")

    table.attack("G", "z")
    table.settle()

    assert [event.why for event in table.told("attack_missed")] == ["shadow"]
    assert table["z"].damage == 0


def test_shadow_does_not_reach_heroes_who_stand_apart():
    """Two squares away nobody needs a surge."""
    table = scene("W . d d d\n. . d d d", heroes=HEROES, roll="blue r3h2, yellow r1h1, gray 0, gray 0")

    table.attack("W", "d")
    table.settle()

    assert table["d"].damage == 3


def test_fire_breath_strikes_everybody_on_the_path_in_full():
    """A master dragon breathes along the squares with most heroes; each rolls its own defence."""
    table = scene(
        """
        d d d G S .
        d d d . W z
        """,
        heroes=HEROES,
        monsters={"d": "shadow_dragon master"},
        turn=None,
        roll="blue r2h2s1, red h2, gray 0, gray 1, gray 2",
    )

    table.activate("shadow_dragon", master=[{"do": "attack"}])
    table.settle()

    assert (table["G"].damage, table["S"].damage, table["W"].damage) == (4, 3, 2)
    assert table["z"].damage == 0
    assert [event.because for event in table.told("surge_spent")] == ["panel_order"]


@pytest.mark.parametrize("kind", ["shadow_dragon", "shadow_dragon master"])
def test_fire_breath_is_neglected_with_one_hero_in_reach(kind: str):
    """Where the breath would strike no other hero the surge buys hearts, as it does for minions always."""
    table = scene(
        "d d d G z\nd d d . .",
        heroes=HEROES,
        monsters={"d": kind},
        turn=None,
        roll="blue r2h2s1, red h2, gray 0",
    )

    table.activate("shadow_dragon", minion=[{"do": "attack"}], master=[{"do": "attack"}])
    table.settle()

    assert table["z"].damage == 0
    assert table["G"].damage == 4 + (2 if kind.endswith("master") else 1)


def test_fire_breath_never_leads_through_a_monster():
    """A hero behind a zombie is out of its path, so the surge buys hearts."""
    table = scene(
        """
        d d d G z S
        d d d # # #
        """,
        heroes=HEROES,
        monsters={"d": "shadow_dragon master"},
        turn=None,
        roll="blue r2h2s1, red h2, gray 0",
    )

    table.activate("shadow_dragon", master=[{"do": "attack"}])
    table.settle()

    assert (table["G"].damage, table["S"].damage, table["z"].damage) == (6, 0, 0)


def test_fire_breath_goes_round_a_monster():
    """A path that reaches as many heroes without the zombie is taken."""
    table = scene(
        """
        d d d G z S
        d d d . . .
        """,
        heroes=HEROES,
        monsters={"d": "shadow_dragon master"},
        turn=None,
        roll="blue r2h2s1, red h2, gray 0, gray 0",
    )

    table.activate("shadow_dragon", master=[{"do": "attack"}])
    table.settle()

    assert (table["S"].damage, table["z"].damage) == (4, 0)


def test_flail_hits_a_second_hero_with_the_same_roll():
    """A master merriod strikes its target and the closest other hero within reach, each with its own defence."""
    table = scene(
        """
        m m G .
        m m S .
        . . . W
        """,
        heroes=HEROES,
        monsters={"m": "merriod master"},
        turn=None,
        roll="blue r3h2, red h2, gray 0, gray 1",
    )

    table.activate("merriod", master=[{"do": "attack", "aim": {"by": ["highest_might"]}}])
    table.settle()

    assert (table["G"].damage, table["S"].damage, table["W"].damage) == (4, 3, 0)


def test_flail_is_for_masters():
    """A merriod minion strikes one hero."""
    table = scene("m m G .\nm m . S", heroes=HEROES, turn=None, roll="blue r3h2, red h2, gray 0")

    table.activate("merriod", minion=[{"do": "attack"}])
    table.settle()

    assert (table["G"].damage, table["S"].damage) == (4, 0)


def test_reach_strikes_two_squares_away():
    """An ettin hits a hero two squares away; a zombie must stand next to it."""
    table = scene("t t . G\nt t . .", heroes=HEROES, turn=None, roll="blue r3h2, red h2, gray 0")
    table.activate("ettin", minion=[{"do": "attack"}])
    table.settle()
    assert table["G"].damage == 4

    table = scene("z . G", heroes=HEROES, turn=None)
    table.activate("zombie", minion=[{"do": "attack"}])
    assert neglected(table)[0] == ("attack", "no_target")


def test_scamper_leads_through_heroes():
    """A goblin walks through a hero's square to get past it; a zombie can't."""
    hall = "{} G . W"
    table = scene(hall.format("g"), heroes=HEROES, turn=None)
    table.activate("goblin_archer", minion=[{"do": "engage", "aim": {"by": ["farthest"]}}])
    assert table.at("g") == "C1"

    table = scene(hall.format("z"), heroes=HEROES, turn=None)
    table.activate("zombie", minion=[{"do": "engage", "aim": {"by": ["farthest"]}}])
    assert table.at("z") == "A1"


def test_shambling_allows_one_move_action():
    """A zombie moves once and then neglects every other move action."""
    table = scene("z . . . . . . . G", heroes=HEROES, turn=None)

    table.activate("zombie", minion=[{"do": "engage"}])

    assert table.at("z") == "D1"
    assert ("engage", "shambling") in neglected(table)


@pytest.mark.parametrize(
    ("friend", "spends"), [("goblin_archer master", True), ("splig", True), ("goblin_archer", False)]
)
def test_cowardly_goblins_need_a_master_or_lieutenant_near_them(friend: str, spends: bool):
    """A goblin minion spends surges only within 3 squares of a master or a lieutenant."""
    table = scene(
        "G . . g . . a",
        heroes=HEROES,
        monsters={"g": "goblin_archer", "a": friend},
        turn=None,
        roll="blue r6h1s1, yellow r1h1, gray 0",
    )

    table.activate("goblin_archer", minion=[{"do": "attack"}], first="minions")

    assert bool(table.told("surge_spent")) == spends


# Special actions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("black", "fatigue"), [(2, 0), (4, 1)])
@pytest.mark.parametrize("kind", ["barghest", "barghest master"])
def test_howl_makes_heroes_within_three_squares_test_willpower(kind: str, black: int, fatigue: int):
    """Each hero within 3 squares tests willpower or suffers a fatigue; farther away nobody hears it."""
    table = scene(
        "b b . . G . S",
        heroes=HEROES,
        monsters={"b": kind},
        turn=None,
        roll=f"gray 1, black {black}, gray 1, black {black}",
    )

    table.activate("barghest", minion=[use("howl")], master=[use("howl")])

    tested = [(event.figure, event.attribute) for event in table.told("attribute_tested")]
    assert tested == [("grisban_the_thirsty", "willpower")] * 2  # both actions
    assert table.hero("G").fatigue == 2 * fatigue


def test_howl_is_neglected_with_nobody_in_hearing():
    """No hero within 3 squares: the howl is neglected."""
    table = scene("b b . . . G", heroes=HEROES, turn=None)

    table.activate("barghest", minion=[use("howl")])

    assert neglected(table) == [("use:howl", "no_target")]


def test_earth_immobilises_adjacent_heroes_who_fail():
    """Each adjacent hero tests awareness; whoever fails is immobilised, whoever is already is not asked."""
    table = scene(
        "S e e G\n. e e .",
        heroes=HEROES,
        turn=None,
        roll="gray 1, black 2",
    )
    table.step(Inflict(figure=table.names["S"], condition="immobilized"))

    table.activate("elemental", minion=[use("earth")])

    assert table["G"].conditions == ["immobilized"]
    assert [event.attribute for event in table.told("attribute_tested")] == ["awareness"]
    assert neglected(table) == [("use:earth", "no_target")]


@pytest.mark.parametrize(("black", "fatigue"), [(2, 0), (4, 2)])
def test_water_costs_two_fatigue(black: int, fatigue: int):
    """An adjacent hero tests willpower or suffers two fatigue."""
    table = scene("e e G\ne e .", heroes=HEROES, turn=None, roll=f"gray 1, black {black}, gray 0, black 0")

    table.activate("elemental", minion=[use("water")])

    assert table.hero("G").fatigue == fatigue


def test_water_is_neglected_with_nobody_beside():
    """Two squares away the water reaches nobody."""
    table = scene("e e . G\ne e . .", heroes=HEROES, turn=None)

    table.activate("elemental", minion=[use("water")])

    assert neglected(table) == [("use:water", "no_target")]


def test_fire_is_one_attack_on_every_adjacent_figure():
    """The fire strikes heroes and monsters around the elemental, each with its own defence, once."""
    table = scene(
        """
        . G e e
        . z e e
        S . . .
        """,
        heroes=HEROES,
        turn=None,
        roll="blue r2h2s1, red h1, gray 1, brown 1",
    )

    table.activate("elemental", minion=[use("fire")])
    table.settle()

    assert (table["G"].damage, table["z"].damage, table["S"].damage) == (2, 2, 0)
    assert ("use:fire", "attack_used") in neglected(table)


def test_fire_is_neglected_with_monsters_only():
    """Nobody burns friends alone."""
    table = scene("e e z . G\ne e . . .", heroes=HEROES, turn=None)

    table.activate("elemental", minion=[use("fire")])

    assert neglected(table) == [("use:fire", "no_target")]


def test_air_turns_aside_attacks_from_afar():
    """Wrapped in air an elemental can't be attacked from afar, until its group acts again."""
    table = scene("W . e e\n. . e e", heroes=HEROES, turn=None)
    table.activate("elemental", minion=[use("air")])
    assert neglected(table) == [("use:air", "no_target")]  # it is wrapped already

    table.take_turn("W")
    shot = Attack(hero=table.names["W"], target=table.names["e"], weapon="arcane_bolt")
    assert table.refused(shot) == "wrapped_in_air"
    step = Move(hero=table.names["W"], to=Square.parse("B1"))
    table.do(step)
    assert table.refused(shot) is None

    table.activate("elemental", minion=[use("howl")])
    assert table.monster("e").marks == []


@pytest.mark.parametrize("ties", ["cunning", "merciful"])
def test_throw_hurls_a_hero_who_fails_a_test_of_might(ties: str):
    """The hero lands within 3 squares, in the pit if the thrower is cunning, and then suffers a heart."""
    table = scene(
        """
        t t W . .
        t t . o .
        """,
        heroes=HEROES,
        monsters={"t": "ettin master"},
        turn=None,
        roll="gray 1, black 2",
    )
    table.game.ties = "cunning" if ties == "cunning" else "merciful"

    table.activate("ettin", master=[use("throw"), {"do": "attack", "when": {"hero_within": 0}}])

    in_the_pit = table.at("W") == "D2"
    assert in_the_pit == (ties == "cunning")
    assert table.at("W") != "C1"
    assert table.told("figure_placed")
    assert table["W"].damage == (3 if in_the_pit else 1)
    sources = [event.source for event in table.told("damage_suffered")]
    assert sources[-1] == "throw"


@pytest.mark.parametrize("ties", ["cunning", "merciful", "fair"])
def test_throw_leads_as_far_as_possible_from_the_closest_other_hero(ties: Ties):
    """Where another hero stands the square is no choice: the hero lands as far from it as can be, pit or not."""
    table = scene(
        """
        t t W . . o
        t t S . # #
        """,
        heroes=HEROES,
        monsters={"t": "ettin master"},
        turn=None,
        roll="gray 1, black 2",
    )
    table.game.ties = ties

    never = {"do": "retreat", "when": {"hero_within": 0}}
    table.activate("ettin", master=[use("throw", by=["lowest_might"]), never])

    assert table.at("W") == "F1"
    assert not table.told("question_answered")


def test_throw_does_nothing_to_a_hero_who_stands_firm():
    """A hero who passes the test stays where it is, unhurt."""
    table = scene(
        "t t G .\nt t . .",
        heroes=HEROES,
        monsters={"t": "ettin master"},
        turn=None,
        roll="gray 1, black 4, gray 1, black 4",
    )

    table.activate("ettin", master=[use("throw")])

    assert [event.passed for event in table.told("attribute_tested")] == [True, True]
    assert (table["G"].damage, table.at("G")) == (0, "C1")


def test_throw_is_neglected_out_of_reach_and_unknown_to_minions():
    """An ettin throws only whom it stands next to; minions have no such action."""
    table = scene("t t . G\nt t . .", heroes=HEROES, monsters={"t": "ettin master"}, turn=None)
    table.activate("ettin", master=[use("throw")])
    assert neglected(table) == [("use:throw", "no_target")]

    table = scene("t t G .\nt t . .", heroes=HEROES, turn=None)
    table.activate("ettin", minion=[use("throw")])
    assert neglected(table) == [("use:throw", "no_such_ability")]


def test_heal_rolls_a_red_die_for_a_hurt_monster_nearby():
    """A master flesh moulder heals a monster within 3 squares by the hearts of a red die."""
    table = scene(
        "f . . z . . G",
        heroes=HEROES,
        monsters={"f": "flesh_moulder master"},
        turn=None,
        roll="red h2",
    )
    table["z"].damage = 2

    table.activate("flesh_moulder", master=[use("heal", who="monster", hurt=True)])

    assert table["z"].damage == 0
    assert neglected(table) == [("use:heal", "no_target")]  # nobody is hurt any more


def test_heal_reaches_three_squares():
    """A monster four squares away can't be healed."""
    table = scene("f . . . z . G", heroes=HEROES, monsters={"f": "flesh_moulder master"}, turn=None)
    table["z"].damage = 2

    table.activate("flesh_moulder", master=[use("heal", who="monster")])

    assert table["z"].damage == 2
    assert neglected(table) == [("use:heal", "no_target")]


def test_grab_holds_a_hero_who_fails_a_test_of_might():
    """A master zombie's victim tests might or is immobilised; once held it can't be grabbed again."""
    table = scene("z W", heroes=HEROES, monsters={"z": "zombie master"}, turn=None, roll="gray 1, black 2")

    table.activate("zombie", master=[use("grab")])

    assert table["W"].conditions == ["immobilized"]
    assert neglected(table) == [("use:grab", "no_target")]


def test_a_cursed_monster_neglects_its_special_actions():
    """APX-03: cursed monsters use nothing of their card."""
    table = scene("z W", heroes=HEROES, monsters={"z": "zombie master"}, turn=None)
    table.step(Inflict(figure="zombie_1", condition="cursed"))

    table.activate("zombie", master=[use("grab")])

    assert neglected(table) == [("use:grab", "cursed")]
