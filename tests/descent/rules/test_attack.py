"""Attacks from the declaration to the last heart (ATT)."""

import pytest

from bot.descent.attack.steps import start_attack
from bot.descent.commands import Attack
from bot.descent.events import AttackDeclared, AttackHit, AttackMissed, DefenceRolled, DiceRolled, SurgeSpent
from bot.descent.rules.steps import run
from bot.descent.rules.who_sees import can_see
from tests.descent.rules.trial import plain_scene, told
from tests.descent.scene import Scene

ADA = "ada"


def blow(target: str, weapon: str | None = "blade") -> Attack:
    """Ada attacks with a weapon."""
    return Attack(hero=ADA, target=target, weapon=weapon)


def hit(table: Scene, target: str) -> AttackHit:
    """What the last step told about this target."""
    return next(event for event in told(table, AttackHit) if event.target == table.names[target])


def test_att_01_all_dice_are_rolled_together() -> None:
    """ATT-01: attack, power and defence dice are rolled at once; hearts minus shields are the damage."""
    table = plain_scene("A z", cards={"A": ["blade"]}, roll="blue r3h2, red h2, brown 2")

    table.attack("A", "z")

    rolls = told(table, DiceRolled)
    assert [len(roll.attack_dice) + len(roll.defence_dice) for roll in rolls] == [3]
    assert table["z"].damage == 2


def test_att_01_damage_is_never_below_zero() -> None:
    """ATT-01: more shields than hearts deal nothing, and heal nothing."""
    table = plain_scene("A g", cards={"A": ["blade"]}, roll="blue r5h1, red h1, gray 3")
    table["g"].damage = 1

    table.attack("A", "g")

    assert hit(table, "g").damage == 0
    assert table["g"].damage == 1


def test_att_01_exactly_one_weapon_is_chosen() -> None:
    """ATT-01: an attack names one weapon that is equipped; with weapons in hand there are no bare hands."""
    table = plain_scene("A z", cards={"A": ["blade", "sabre"]})

    assert table.refused(blow("zombie_1", "blade")) is None
    assert table.refused(blow("zombie_1", "sabre")) is None
    assert table.refused(blow("zombie_1", None)) == "choose_weapon"
    assert table.refused(blow("zombie_1", "pike")) == "not_equipped"


def test_att_01_heroes_attack_enemies_only() -> None:
    """ATT-01: the target is an enemy."""
    table = plain_scene("B A z", cards={"A": ["blade"]}, turn="A")

    assert table.refused(blow("bran")) == "not_an_enemy"


def test_att_02_an_x_misses_and_nothing_else_happens() -> None:
    """ATT-02: the X of the blue die misses; no surge is spent and no heart dealt, whatever else was rolled."""
    table = plain_scene("A z", cards={"A": ["sabre"]}, roll="blue X, red h3s1, brown 0")
    table.hero("A").fatigue = 2

    table.attack("A", "z")

    assert table.asked is None
    assert [event.why for event in told(table, AttackMissed)] == ["x"]
    assert (table["z"].damage, table.hero("A").fatigue) == (0, 2)


def test_att_03_melee_targets_neighbours_only() -> None:
    """ATT-03: a melee attack needs an adjacent target; diagonal squares are adjacent, walls part."""
    table = plain_scene(
        """
        A . g
        . z .
        """,
        cards={"A": ["blade"]},
    )
    assert table.refused(blow("zombie_1")) is None
    assert table.refused(blow("goblin_archer_1")) == "not_adjacent"

    assert plain_scene("A|z", cards={"A": ["blade"]}).refused(blow("zombie_1")) == "not_adjacent"


@pytest.mark.parametrize(("face", "missed"), [("blue r4h2, yellow h2", True), ("blue r4h2, yellow r1h1", False)])
def test_att_03_ranged_attacks_need_enough_range(face: str, missed: bool) -> None:
    """ATT-03: five squares away, a range of 4 misses and one of 5 hits; the attacker's square is not counted."""
    table = plain_scene("A . . . . z", cards={"A": ["sling"]}, roll=f"{face}, brown 0")

    table.attack("A", "z")

    short = told(table, AttackMissed)
    assert bool(short) is missed
    assert all((event.why, event.range, event.distance) == ("range", 4, 5) for event in short)


def test_att_03_ranged_attacks_need_line_of_sight() -> None:
    """ATT-03: a ranged attack needs line of sight."""
    table = plain_scene("A . X . z", cards={"A": ["sling"]})

    assert table.refused(blow("zombie_1", "sling")) == "out_of_sight"


def test_att_03_a_neighbour_may_be_shot() -> None:
    """ATT-03: a ranged weapon may be used on a neighbour, one square away."""
    table = plain_scene("A z", cards={"A": ["sling"]}, roll="blue r3h2, yellow r1h1, brown 1")

    table.attack("A", "z")

    assert table["z"].damage == 2


@pytest.mark.parametrize(
    ("drawing", "seen"),
    [
        ("A . . z", True),
        ("A . X z", False),
        ("A . B z", False),
        ("A . g z", False),
        ("A|. . z", False),
        ("A .:. z", False),
        ("A . * z", True),
        ("A . ~ z", True),
        ("A B . .\n. . . z", True),
        ("A . . .\nX . . z", True),
    ],
)
def test_att_04_what_blocks_a_line_of_sight(drawing: str, seen: bool) -> None:
    """ATT-04: walls, doors, obstacles and figures block, tokens and water don't; one free line is enough."""
    table = plain_scene(drawing, turn="A")

    assert can_see(table.game, table["A"], table["z"]) is seen


def test_att_05_each_surge_ability_once_per_attack() -> None:
    """ATT-05: a surge ability is bought at most once per attack; when nothing is left to buy, nothing is asked."""
    table = plain_scene(
        "A z", cards={"A": ["sabre"]}, monsters={"z": "zombie master"}, roll="blue r2h2s1, red h3s1, brown 2"
    )

    table.attack("A", "z")
    assert table.options == ["surge0", "surge1", "surge2", "stop"]
    table.choose("surge0")
    assert table.options == ["surge1", "stop"]
    table.choose("surge1")

    assert table.asked is None
    assert table["z"].damage == 2 + 3 + 1 - 2
    assert table["z"].conditions == ["poisoned"]


def test_att_05_an_ability_costs_all_its_surges() -> None:
    """ATT-05: a line that costs two surges needs both."""
    table = plain_scene("A z", cards={"A": ["sabre"]}, roll="blue r2h2s1, red h2, brown 2")

    table.attack("A", "z")

    assert table.options == ["surge0", "surge1", "stop"]


def test_att_05_one_surge_buys_back_one_fatigue() -> None:
    """ATT-05: a tired hero may always spend up to one surge to recover one fatigue, with any weapon."""
    table = plain_scene("A z", cards={"A": ["blade"]}, roll="blue r2h2s1, red h3s1, brown 2")
    table.hero("A").fatigue = 3

    table.attack("A", "z")
    assert table.options == ["recover_fatigue", "stop"]
    table.choose("recover_fatigue")

    assert table.asked is None, "a second surge buys no second fatigue"
    assert table.hero("A").fatigue == 2


def test_att_05_surges_may_be_kept() -> None:
    """ATT-05: spending surges is a choice; whoever stops deals the plain result."""
    table = plain_scene("A z", cards={"A": ["sabre"]}, roll="blue r2h2s1, red h1, brown 1")

    table.attack("A", "z")
    table.choose("stop")

    assert table["z"].damage == 2
    assert not told(table, SurgeSpent)


def test_att_05_a_surge_can_save_a_short_shot() -> None:
    """ATT-05: surges are spent before the range is checked, so range can be bought."""
    table = plain_scene("A . . z", cards={"A": ["sling"]}, roll="blue r2h2s1, yellow h1s1, brown 2")

    table.attack("A", "z")
    table.choose("surge0")
    table.choose("stop")

    assert not told(table, AttackMissed)
    assert table["z"].damage == 2


def test_att_06_bare_hands_roll_the_blue_die_in_melee() -> None:
    """ATT-06: a hero without a weapon attacks neighbours with the blue die only."""
    table = plain_scene("A z . g", roll="blue r3h2, brown 0")
    assert table.refused(blow("goblin_archer_1", None)) == "not_adjacent"

    table.attack("A", "z")

    assert table["z"].damage == 2


BLAST = """
A . . . .
. . z y .
. . B . g
"""


def test_att_07_a_blast_reaches_the_neighbours_of_the_target() -> None:
    """ATT-07: full hearts to the target, half (rounded up) to its neighbours and allies; each rolls its defence."""
    table = plain_scene(
        BLAST,
        cards={"A": ["flask"]},
        monsters={"z": "zombie master", "y": "zombie master"},
        roll="blue r3h2, red h3, brown 1; gray 1; brown 2",
    )

    table.attack("A", "z")
    table.choose(table.names["z"])

    assert (table["z"].damage, table["B"].damage, table["y"].damage) == (4, 2, 1)
    assert len(told(table, DefenceRolled)) == 2
    assert (table["g"].damage, table["A"].damage) == (0, 0), "two squares away nothing happens"


def test_att_10_of_a_blast_any_monster_may_take_all() -> None:
    """ATT-10: the hero chooses which monster of a blast takes all; the target may be one that takes half."""
    table = plain_scene(
        BLAST,
        cards={"A": ["flask"]},
        monsters={"z": "zombie master", "y": "zombie master"},
        roll="blue r3h2, red h3, brown 1; gray 1; brown 2",
    )

    table.attack("A", "z")
    table.choose(table.names["y"])

    assert (table["z"].damage, table["B"].damage, table["y"].damage) == (2, 2, 3)


def test_att_07_a_blast_that_misses_hurts_nobody() -> None:
    """ATT-07, ATT-02: an X spares the neighbours too."""
    table = plain_scene(BLAST, cards={"A": ["flask"]}, roll="blue X, red h3, brown 0")

    table.attack("A", "z")

    assert [table[letter].damage for letter in "zyB"] == [0, 0, 0]


def test_att_07_walls_stop_a_blast() -> None:
    """ATT-07: squares across a wall are not adjacent, so a blast does not reach them."""
    table = plain_scene(
        "A . z|y", cards={"A": ["flask"]}, monsters={"z": "zombie master"}, roll="blue r3h2, red h3, brown 0"
    )

    table.attack("A", "z")

    assert (table["z"].damage, table["y"].damage) == (5, 0)


def test_att_07_whoever_stands_too_near_is_caught_in_its_own_blast() -> None:
    """ATT-07: a blast spares nobody, not even the attacker."""
    table = plain_scene(
        "A z", cards={"A": ["flask"]}, monsters={"z": "zombie master"}, roll="blue r3h2, red h2, brown 0, gray 1"
    )

    table.attack("A", "z")

    assert (table["z"].damage, table["A"].damage) == (4, 1)


def test_att_08_pierce_ignores_shields() -> None:
    """ATT-08: Pierce 1 ignores one of two shields."""
    table = plain_scene("A z", cards={"A": ["awl"]}, roll="blue r3h2, red h1, brown 2")

    table.attack("A", "z")

    assert (hit(table, "z").shields, hit(table, "z").pierced, hit(table, "z").damage) == (2, 1, 2)


def test_att_08_pierce_adds_up() -> None:
    """ATT-08: Pierce 1 of the weapon and Pierce 2 of a surge ignore three shields."""
    table = plain_scene(
        "A s", cards={"A": ["awl"]}, monsters={"s": "cave_spider master"}, roll="blue r2h2s1, red h1, gray 3"
    )

    table.attack("A", "s")
    table.choose("surge0")

    assert (hit(table, "s").pierced, hit(table, "s").damage) == (3, 3)


def test_att_08_pierce_is_no_extra_damage() -> None:
    """ATT-08: there is nothing to ignore where no shield was rolled."""
    table = plain_scene(
        "A z", cards={"A": ["awl"]}, monsters={"z": "zombie master"}, roll="blue r3h2, red h1, brown 0"
    )

    table.attack("A", "z")

    assert table["z"].damage == 3


@pytest.mark.parametrize(
    ("drawing", "answer"),
    [
        ("A z", None),
        ("A . z", None),
        ("A . . z", "not_adjacent"),
        ("A g z", "not_adjacent"),
        ("A X z\n. . .", "not_adjacent"),
    ],
)
def test_att_09_reach_strikes_two_squares_away_in_sight(drawing: str, answer: str | None) -> None:
    """ATT-09: with Reach a melee attack goes two squares far, but at two it needs line of sight."""
    table = plain_scene(drawing, cards={"A": ["pike"]})

    assert table.refused(blow("zombie_1", "pike")) == answer


def test_att_09_reach_needs_no_range() -> None:
    """ATT-09: it stays a melee attack: the rolled range doesn't matter."""
    table = plain_scene(
        "A . z", cards={"A": ["pike"]}, monsters={"z": "zombie master"}, roll="blue r2h2s1, red h1, brown 0"
    )

    table.attack("A", "z")

    assert table["z"].damage == 3


def test_att_10_several_monsters_share_the_blow() -> None:
    """ATT-10: a chosen monster takes all hearts; for the others 5 are halved to 3 before two shields leave 1."""
    table = plain_scene(
        "z A y",
        cards={"A": ["blade"]},
        monsters={"z": "zombie master", "y": "zombie master"},
        roll="blue r3h2, red h3, brown 0, brown 2",
    )
    sweep(table, "z", "y")
    assert (table.asked, table.options) == ("full_target", ["zombie_1", "zombie_2"])

    table.choose("zombie_1")

    assert (table["z"].damage, table["y"].damage) == (5, 1)


def test_att_10_the_full_result_may_go_to_another_than_the_first() -> None:
    """ATT-10: the hero's player chooses which monster takes all."""
    table = plain_scene(
        "z A y",
        cards={"A": ["blade"]},
        monsters={"z": "zombie master", "y": "zombie master"},
        roll="blue r3h2, red h3, brown 0, brown 2",
    )
    sweep(table, "z", "y")

    table.choose("zombie_2")

    assert (table["z"].damage, table["y"].damage) == (3, 3)


def sweep(table: Scene, *targets: str) -> None:
    """Ada strikes several monsters with one blow, as a card would let her."""
    aimed = [(table[letter], table[letter].square) for letter in targets]
    start_attack(table.game, table["A"], aimed, weapon="blade")
    run(table.game)


def test_att_11_a_surge_condition_needs_a_heart() -> None:
    """ATT-11: the condition comes only if at least one heart is dealt after defence."""
    table = plain_scene(
        "A s", cards={"A": ["sabre"]}, monsters={"s": "cave_spider master"}, roll="blue r2h2s1, red h1, gray 3"
    )

    table.attack("A", "s")
    table.choose("surge1")

    assert hit(table, "s").damage == 0
    assert table["s"].conditions == []


def test_att_11_one_heart_is_enough() -> None:
    """ATT-11: with one heart dealt the condition is there."""
    table = plain_scene(
        "A s", cards={"A": ["sabre"]}, monsters={"s": "cave_spider master"}, roll="blue r2h2s1, red h1, gray 2"
    )

    table.attack("A", "s")
    table.choose("surge1")

    assert (table["s"].damage, table["s"].conditions) == (1, ["poisoned"])


def test_att_11_a_condition_it_already_has_is_not_offered() -> None:
    """ATT-11: a condition the target already has would be ignored, so it is not for sale."""
    table = plain_scene("A z", cards={"A": ["sabre"]}, roll="blue r2h2s1, red h1, brown 2")
    table["z"].conditions.append("poisoned")

    table.attack("A", "z")

    assert table.options == ["surge0", "stop"]


TOMBLE = """
. . . z
A . 1 .
. . 2 3
"""
GOBLINS = {"1": "goblin_archer", "2": "goblin_archer", "3": "goblin_archer", "z": "zombie master"}


def test_att_12_tomble_sees_two_goblins_and_the_zombie() -> None:
    """ATT-12, ATT-04: he sees the zombie and two goblins, but every line to the third crosses one of the others."""
    table = plain_scene(TOMBLE, monsters=GOBLINS, cards={"A": ["sling"]})

    seen = {letter for letter in "123z" if can_see(table.game, table["A"], table[letter])}

    assert seen == {"1", "2", "z"}
    assert table.refused(blow(table.names["3"], "sling")) == "out_of_sight"


def test_att_12_tomble_shoots_the_zombie() -> None:
    """ATT-12: range 4 + 1 ≥ 3 squares; 3 ♥ + 1 ♥ − 1 ⛊ = 3 damage; the zombie of health 6 stands."""
    table = plain_scene(TOMBLE, monsters=GOBLINS, cards={"A": ["sling"]}, roll="blue r4h2, yellow h1s1, brown 1")

    table.attack("A", "z")
    assert [event.distance for event in told(table, AttackDeclared)] == [3]
    assert table.options == ["surge0", "surge1", "stop"]
    table.choose("surge0")

    assert SurgeSpent(attack=1, figure=ADA, ability="surge0") in table.events
    result = hit(table, "z")
    assert (result.hearts, result.shields, result.damage) == (4, 1, 3)
    assert table["z"].damage == 3
    assert table["z"].conditions == [], "the surge went into range and heart, not into the stun"
