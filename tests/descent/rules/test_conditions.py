"""The conditions, as heroes and monsters bear them."""

from typing import Any

import pytest

from bot.descent.board import Square
from bot.descent.commands import Attack, EndTurn, Move, Push, Rest, Search, ShakeOff, Stride, UseCard
from bot.descent.content.cards import ConditionCard
from bot.descent.content.library import library
from bot.descent.events import (
    ActionTaken,
    AttackDeclared,
    AttackHit,
    ConditionGained,
    ConditionLost,
    InstructionNeglected,
    SurgeSpent,
)
from bot.descent.rules.harm import Inflict, Suffer
from tests.descent.rules.trial import plain_scene, told
from tests.descent.scene import Scene, scene

ADA, ZOMBIE = "ada", "zombie_1"
TEN = {
    "diseased",
    "immobilized",
    "poisoned",
    "stunned",
    "cursed",
    "burning",
    "doomed",
    "terrified",
    "bleeding",
    "weakened",
}


def suffering(drawing: str, condition: str, letter: str = "A", **more: Any) -> Scene:
    """A scene in which somebody already has a condition; the turn of a suffering hero has not begun."""
    if letter == "A":
        more.setdefault("turn", None)
    table = plain_scene(drawing, **more)
    table[letter].conditions.append(condition)
    return table


def dealt(table: Scene) -> list[tuple[int, int]]:
    """Hearts and shields of the attack that was just told."""
    return [(event.hearts, event.shields) for event in told(table, AttackHit)]


# All of them -------------------------------------------------------------------------------------------------


def test_the_four_base_conditions_and_six_of_the_expansions_are_known() -> None:
    """All official conditions are there, and no others."""
    assert set(library().conditions) == TEN


@pytest.mark.parametrize("condition", sorted(TEN))
def test_att_11_nobody_has_a_condition_twice(condition: str) -> None:
    """ATT-11: a condition the figure already has is ignored."""
    table = plain_scene("A . z")

    for figure in (ADA, ZOMBIE):
        table.step(Inflict(figure=figure, condition=condition), Inflict(figure=figure, condition=condition))
        assert len(told(table, ConditionGained)) == 1

    assert (table["A"].conditions, table["z"].conditions) == ([condition], [condition])


# Poisoned, diseased, cursed: a test at the start of the turn --------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "passing", "failing", "cost"),
    [
        ("poisoned", "gray 1, black 3", "gray 2, black 3", (1, 0)),
        ("diseased", "gray 0, black 2", "gray 1, black 2", (0, 1)),
        ("cursed", "gray 1, black 2", "gray 2, black 2", (0, 0)),
    ],
)
def test_a_test_at_the_start_of_the_turn_ends_the_condition_or_hurts(
    condition: str, passing: str, failing: str, cost: tuple[int, int]
) -> None:
    """Poison tests might (or 1 ♥), disease willpower (or 1 ✦), a curse knowledge; who passes is rid of it."""
    passed = suffering("A . .", condition)
    passed.roll(passing)
    passed.take_turn("A")
    failed = suffering("A . .", condition)
    failed.roll(failing)
    failed.take_turn("A")

    assert (passed["A"].conditions, passed["A"].damage, passed.hero("A").fatigue) == ([], 0, 0)
    assert failed["A"].conditions == [condition]
    assert (failed["A"].damage, failed.hero("A").fatigue) == cost


@pytest.mark.parametrize(("condition", "hearts"), [("poisoned", 1), ("diseased", 1), ("cursed", 0)])
def test_apx_03_monsters_always_fail_and_never_get_well(condition: str, hearts: int) -> None:
    """Monsters have no attributes: poison and disease hurt them at each activation, and a curse stays."""
    table = suffering("A . . . . . z", condition, "z", monsters={"z": "zombie master"}, turn=None)

    table.activate("zombie", "zombie_bites")
    table.activate("zombie", "zombie_bites")

    assert table["z"].damage == 2 * hearts
    assert table["z"].conditions == [condition]


def test_poison_can_defeat() -> None:
    """A hero with one heart left who fails the test of poison is knocked out, and its turn is over."""
    table = suffering("A . B . C", "poisoned")
    table["A"].damage = 11
    table.roll("gray 3, black 3")

    table.take_turn("A")

    assert table.hero("A").knocked_out
    assert table["A"].conditions == []
    assert table.game.turn is None


# Cursed ------------------------------------------------------------------------------------------------------


def test_the_cursed_use_no_skill_that_is_an_action() -> None:
    """A cursed hero can't use skills marked as actions; other skills and plain actions it can."""
    table = plain_scene("A . .", skills={"A": ["deep_breath", "second_wind"]})
    table["A"].damage = 5
    table["A"].conditions.append("cursed")

    assert table.refused(UseCard(hero=ADA, card="deep_breath")) == "cursed"
    assert table.refused(UseCard(hero=ADA, card="second_wind")) is None
    assert table.refused(Rest(hero=ADA)) is None


# Immobilised -------------------------------------------------------------------------------------------------


def test_apx_03_an_immobilised_monster_does_not_move() -> None:
    """An immobilised monster neglects what needs a move action; it is free again at the end of its activation."""
    table = suffering("A . . . z", "immobilized", "z", turn=None)

    table.activate("zombie", "zombie_hunts")

    assert table.at("z") == "E1"
    assert table["z"].conditions == []


def test_apx_03_an_immobilised_monster_still_attacks() -> None:
    """The condition holds the feet, not the hands."""
    table = suffering("A z", "immobilized", "z", turn=None, roll="blue X, yellow h2, gray 0")

    table.activate("zombie", "zombie_hunts")

    assert len(told(table, AttackDeclared)) == 1


# Stunned -----------------------------------------------------------------------------------------------------


def test_the_only_action_of_the_stunned_is_to_shake_it_off() -> None:
    """A stunned hero may take no action but the one that ends it; after that it acts as usual."""
    table = plain_scene("A z . *", cards={"A": ["blade"]})
    table["A"].conditions.append("stunned")
    strike = Attack(hero=ADA, target=ZOMBIE, weapon="blade")
    for command in (strike, Rest(hero=ADA), Stride(hero=ADA), Search(hero=ADA, token="search1")):
        assert table.refused(command) == "stunned"
    assert table.refused(Move(hero=ADA, to=Square.parse("C1"))) is not None

    table.do(ShakeOff(hero=ADA, condition="stunned"))

    assert table["A"].conditions == []
    assert table.game.turn is not None
    assert table.game.turn.actions == 1
    assert table.refused(strike) is None


def test_the_stunned_have_no_free_attack() -> None:
    """An attack is an action, also where it costs none: the free attack of a party of two has to wait."""
    table = plain_scene("A z . B", cards={"A": ["blade"]})
    table["A"].conditions.append("stunned")

    assert table.refused(Attack(hero=ADA, target=ZOMBIE, weapon="blade", pay="bonus")) == "stunned"


def test_the_stunned_may_still_spend_fatigue() -> None:
    """Movement points for fatigue and cards that cost no action are not actions: a stunned hero has them."""
    table = plain_scene("A . . .", skills={"A": ["second_wind"]})
    table["A"].damage = 3
    table["A"].conditions.append("stunned")

    table.use("A", "second_wind")
    table.push("A", 2)
    table.move("A", "C1")

    assert (table.at("A"), table["A"].damage) == ("C1", 2)


def test_apx_03_a_stunned_monster_spends_an_action_on_it() -> None:
    """The first action of a stunned monster shakes it off, the second follows its list."""
    table = suffering("A . z", "stunned", "z", turn=None)

    table.activate("zombie", "zombie_hunts")

    assert [event.action for event in told(table, ActionTaken)] == ["shake_off", "engage"]
    assert table["z"].conditions == []


# Burning -----------------------------------------------------------------------------------------------------


def test_apx_03_a_monster_stunned_on_its_way_shakes_it_off_next() -> None:
    """APX-03: it ends the action in which it is stunned; what is left of its activation goes into the stun."""
    table = scene(
        "H . . z",
        heroes={"H": "tahlia"},
        cards={"H": ["lightning_javelin"]},
        turn=None,
        roll="blue r6h1s1, yellow r1h1, yellow r1h1, brown 1",
    )

    table.activate("zombie", minion=[{"do": "engage"}, {"do": "attack"}])
    table.choose("feat")
    while table.asked is not None:
        table.choose("lightning_javelin" if "lightning_javelin" in table.options else table.options[0])

    assert (table.at("z"), table["H"].damage) == ("B1", 0)
    assert table["z"].conditions == []
    assert table["z"].damage == 2


def test_burning_singes_friends_at_the_end_of_the_turn() -> None:
    """At the end of its turn the burning figure and each adjacent friend suffer 1 ♥; enemies and others don't."""
    table = suffering(
        """
        A B . C
        z . . .
        """,
        "burning",
        turn="A",
        monsters={"z": "zombie master"},
    )
    table.game.groups["zombie"].activated = True

    table.end_turn("A")

    assert [table[letter].damage for letter in "ABCz"] == [1, 1, 0, 0]
    assert table["A"].conditions == ["burning"], "it goes on burning"


def test_apx_03_burning_monsters_singe_each_other() -> None:
    """APX-03: at the end of its activation a burning monster hurts itself and the monsters beside it."""
    table = suffering(
        "A . z . . . . . . . . . g", "burning", "g", monsters={"g": "goblin_archer master"}, turn=None
    )

    table.activate("goblin_archer", "goblin_archer_follows")

    assert table.at("g") == "D1"
    assert [table[letter].damage for letter in "Azg"] == [0, 1, 1]


@pytest.mark.parametrize("condition", ["burning", "bleeding"])
def test_apx_03_a_monster_with_nothing_to_do_tends_to_itself(condition: str) -> None:
    """APX-03: only when nothing on its list can be done does a monster put out a fire or stop its bleeding."""
    table = suffering("A . . . z", condition, "z", turn=None)

    table.activate("zombie", "zombie_bites")

    assert table["z"].conditions == []
    assert table["z"].damage == 0


@pytest.mark.parametrize(("drawing", "answer"), [("A B . C", None), ("A . B C", "not_adjacent")])
def test_a_neighbour_puts_out_a_fire(drawing: str, answer: str | None) -> None:
    """As an action a hero puts out its own fire or that of an adjacent hero."""
    table = plain_scene(drawing)
    table["A"].conditions.append("burning")
    table["B"].conditions.append("burning")

    assert table.refused(ShakeOff(hero=ADA, condition="burning", figure="bran")) == answer
    table.do(ShakeOff(hero=ADA, condition="burning"))
    assert table["A"].conditions == []


def test_no_action_ends_poison() -> None:
    """Only what an action ends can be shaken off; the others end in their own way."""
    table = plain_scene("A . .")
    table["A"].conditions.append("poisoned")

    assert table.refused(ShakeOff(hero=ADA, condition="poisoned")) == "no_action_ends_it"


# Doomed ------------------------------------------------------------------------------------------------------


def test_the_doomed_suffer_one_more() -> None:
    """Whenever a doomed figure suffers hearts, it suffers one more; heroes and monsters alike."""
    table = plain_scene("A . z", monsters={"z": "zombie master"})
    for letter in "Az":
        table[letter].conditions.append("doomed")

    table.step(Suffer(figure=ADA, amount=2, source="trap"))
    table.step(Suffer(figure=ZOMBIE, amount=2, source="trap"))

    assert (table["A"].damage, table["z"].damage) == (3, 3)


def test_doom_adds_nothing_to_nothing() -> None:
    """Doom adds to hearts that are suffered; where none is, none is added."""
    table = plain_scene("A s", cards={"A": ["blade"]}, roll="blue r5h1, red h1, gray 3")
    table["s"].conditions.append("doomed")

    table.attack("A", "s")

    assert table["s"].damage == 0


def test_a_surge_ends_doom() -> None:
    """A doomed hero may spend one surge of its attack to be rid of it."""
    table = plain_scene("A z", cards={"A": ["blade"]}, roll="blue r2h2s1, red h1, brown 1")
    table["A"].conditions.append("doomed")

    table.attack("A", "z")
    table.choose("shake_off_doom")

    assert table["A"].conditions == []


@pytest.mark.parametrize(("blue", "left"), [("r2h2s1", []), ("r3h2", ["doomed"])])
def test_apx_03_a_doomed_monster_spends_what_is_left_over(blue: str, left: list[str]) -> None:
    """APX-03: a doomed monster is rid of it with a surge that nothing else on its card has a use for, no sooner."""
    table = suffering("A t t\n# t t", "doomed", "t", turn=None, roll=f"blue {blue}, red h3s1, gray 0")

    table.activate("ettin", "ettin_bites")

    assert told(table, SurgeSpent)[0].ability == "surge0"
    assert table["t"].conditions == left


# Terrified ---------------------------------------------------------------------------------------------------


def test_the_terrified_spend_no_surge() -> None:
    """A terrified attacker can't spend surges, not even for fatigue."""
    table = plain_scene("A z", cards={"A": ["sabre"]}, roll="blue r2h2s1, red h1, brown 1")
    table["A"].conditions.append("terrified")
    table.hero("A").fatigue = 2

    table.attack("A", "z")

    assert table.asked is None
    assert table["z"].damage == 2


def test_apx_03_terrified_monsters_spend_no_surge() -> None:
    """A terrified monster buys nothing with its surges."""
    table = suffering("A z", "terrified", "z", turn=None, roll="blue r2h2s1, yellow h1s1, gray 0")

    table.activate("zombie", "zombie_bites")

    assert not told(table, SurgeSpent)
    assert table["A"].damage == 3
    assert table["A"].conditions == []


@pytest.mark.parametrize(("drawing", "left"), [("A . . z", ["terrified"]), ("A . X z", [])])
def test_terror_ends_out_of_sight(drawing: str, left: list[str]) -> None:
    """At the end of a turn terror ends if no enemy is in line of sight."""
    table = suffering(drawing, "terrified", turn="A")
    table.game.groups["zombie"].activated = True

    table.end_turn("A")

    assert table["A"].conditions == left


def test_apx_03_terror_of_monsters_ends_out_of_sight() -> None:
    """At the end of a monster's activation its terror ends if it sees no hero."""
    table = suffering("A . X z", "terrified", "z", turn=None)

    table.activate("zombie", "zombie_bites")

    assert table["z"].conditions == []


# Bleeding ----------------------------------------------------------------------------------------------------


def test_bleeding_makes_every_action_cost_a_fatigue() -> None:
    """Each action costs a bleeding hero 1 ✦, or a heart once it can bear no more; points it has cost nothing."""
    table = plain_scene("A . . . . . .")
    table["A"].conditions.append("bleeding")
    table.hero("A").fatigue = 3

    table.do(Stride(hero=ADA))
    table.move("A", "C1")
    assert (table.hero("A").fatigue, table["A"].damage) == (4, 0)
    table.rest("A")

    assert (table.hero("A").fatigue, table["A"].damage) == (4, 1)


def test_an_action_stops_the_bleeding() -> None:
    """As an action a hero stops its own bleeding; that action costs no fatigue."""
    table = plain_scene("A . .")
    table["A"].conditions.append("bleeding")

    table.do(ShakeOff(hero=ADA, condition="bleeding"))

    assert ConditionLost(figure=ADA, condition="bleeding") in table.events
    assert (table["A"].conditions, table.hero("A").fatigue) == ([], 0)


def test_apx_03_bleeding_monsters_lose_hearts() -> None:
    """A monster has no stamina: each action of its list costs a bleeding one a heart."""
    table = suffering("A . . . . . . z", "bleeding", "z", monsters={"z": "goblin_archer master"}, turn=None)

    table.activate("goblin_archer", "goblin_archer_follows")

    assert len(told(table, ActionTaken)) == table["z"].damage == 2


# Weakened ----------------------------------------------------------------------------------------------------


def test_the_weakened_strike_and_ward_off_less() -> None:
    """A weakened attacker deals one heart less, a weakened defender has one shield less."""
    striker = plain_scene("A z", cards={"A": ["blade"]}, roll="blue r3h2, red h1, brown 1")
    striker["A"].conditions.append("weakened")
    target = plain_scene("A z", cards={"A": ["blade"]}, roll="blue r5h1, red h1, brown 1")
    target["z"].conditions.append("weakened")

    striker.attack("A", "z")
    target.attack("A", "z")

    assert dealt(striker) == [(2, 1)]
    assert dealt(target) == [(2, 0)]


def test_weakness_comes_before_halving() -> None:
    """A weakened blast of 5 ♥ is one of 4, so those beside the target suffer 2."""
    table = plain_scene("A . z B", cards={"A": ["flask"]}, roll="blue r3h2, red h3, brown 0, gray 0")
    table["A"].conditions.append("weakened")
    table.monster("z").extra_health = 9

    table.attack("A", "z")

    assert (table["z"].damage, table["B"].damage) == (4, 2)


def test_rest_ends_weakness() -> None:
    """A weakened hero who rests is rid of it."""
    table = plain_scene("A . .")
    table["A"].conditions.append("weakened")

    table.rest("A")

    assert table["A"].conditions == []


def test_hp_04_conditions_end_with_the_knock_out() -> None:
    """HP-04: whoever falls loses all conditions, and can't get new ones while lying."""
    table = plain_scene("A . B . C", turn="B")
    table["A"].conditions = sorted(TEN)

    table.step(Suffer(figure=ADA, amount=12, source="trap"), Inflict(figure=ADA, condition="burning"))

    assert table["A"].conditions == []


def test_mov_05_the_immobilised_buy_no_points() -> None:
    """MOV-05: an immobilised hero gets no movement points for fatigue; the condition ends with its turn."""
    table = plain_scene("A . .")
    table["A"].conditions.append("immobilized")
    assert table.refused(Push(hero=ADA)) == "immobilized"

    table.do(EndTurn(hero=ADA))

    assert table["A"].conditions == []


# One that is not printed yet ---------------------------------------------------------------------------------


@pytest.fixture
def frozen_stiff(monkeypatch: pytest.MonkeyPatch) -> str:
    """A condition that no box has: all that it does stands on its card."""
    card = ConditionCard(
        id="frozen_stiff",
        box="box_to_come",
        forbids=("moves", "surges"),
        changes={"suffered": 2, "shields": 1},
        ends="rest",
        action_of="neighbour",
    )
    monkeypatch.setitem(library().conditions, card.id, card)
    return card.id


def test_a_condition_is_added_as_data_alone(frozen_stiff: str) -> None:
    """A new condition needs a line in conditions.yaml: what it forbids, what it changes, and how it ends."""
    table = plain_scene("A B . .")
    table["A"].conditions.append(frozen_stiff)

    assert table.refused(Push(hero=ADA)) == frozen_stiff
    assert table.refused(Stride(hero=ADA)) == frozen_stiff
    table.step(Suffer(figure=ADA, amount=1, source="trap"))
    assert table["A"].damage == 3

    table.do(Rest(hero=ADA))
    assert table["A"].conditions == []


def test_neighbours_end_a_condition_whose_card_says_so(frozen_stiff: str) -> None:
    """Who can end it with an action is asked of the card."""
    table = plain_scene("A B . .")
    table["B"].conditions.append(frozen_stiff)

    table.do(ShakeOff(hero=ADA, condition=frozen_stiff, figure="bran"))
    assert table["B"].conditions == []


def test_a_monster_neglects_what_a_new_condition_forbids(frozen_stiff: str) -> None:
    """The reason why a monster does not move is the condition itself; with nothing else to do it ends it."""
    table = suffering("A . . . z", frozen_stiff, "z", turn=None)

    table.activate("zombie", "zombie_hunts")

    assert frozen_stiff in {event.why for event in told(table, InstructionNeglected)}
    assert table["z"].conditions == []
