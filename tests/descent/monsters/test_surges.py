"""How monsters spend surges: MAT-01 to MAT-04 and what conditions make of it."""

import pytest

from bot.descent.rules.harm import Inflict
from tests.descent.scene import Scene, scene

HEROES = {"G": "grisban_the_thirsty/berserker", "S": "syndrael/berserker", "W": "widow_tarha/runemaster"}
ATTACK = {"minion": [{"do": "attack"}], "master": [{"do": "attack"}]}


def fight(
    drawing: str,
    group: str,
    roll: str,
    *,
    rank: str = "",
    act: int = 1,
    left: int = 14,
    hero_has: tuple[str, ...] = (),
    monster_has: tuple[str, ...] = (),
) -> Scene:
    """The group's monster in the drawing attacks Grisban, who has so much health left, once."""
    letter = next(sign for sign in drawing if sign.islower())
    kind = f"{group} {rank}".strip()
    table = scene(drawing, heroes=HEROES, monsters={letter: kind}, turn=None, act=act)
    table["G"].damage = 14 - left
    table.step(*(Inflict(figure=table.names["G"], condition=condition) for condition in hero_has))
    table.step(*(Inflict(figure=table.names[letter], condition=condition) for condition in monster_has))
    table.roll(roll)
    table.activate(group, **ATTACK)
    table.settle()
    return table


def bought(table: Scene) -> list[tuple[str, str | None]]:
    """What was bought, and why."""
    return [(event.ability, event.because) for event in table.told("surge_spent")]


# Down the panel (MAT-01) -------------------------------------------------------------------------------------


def test_mat_01_special_abilities_come_before_hearts():
    """MAT-01: with one surge a spider poisons rather than bites harder."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow r1h1, gray 0")

    assert bought(table) == [("surge0", "panel_order")]
    assert table["G"].conditions == ["poisoned"]
    assert table["G"].damage == 3


def test_mat_01_the_list_starts_again_at_the_top_and_each_line_is_bought_once():
    """MAT-01: three surges buy poison and hearts once each; the third surge finds nothing."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow h2s1, yellow h1s1, gray 0", act=2)

    assert bought(table) == [("surge0", "panel_order"), ("surge1", "panel_order")]
    assert table["G"].damage == 2 + 2 + 1 + 2


def test_mat_01_two_lines_of_the_same_kind_are_two_purchases():
    """MAT-01: the act II master spider has two lines of hearts and buys both."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow h2s1, yellow h1s1, gray 0", rank="master", act=2)

    assert [line for line, _ in bought(table)] == ["surge0", "surge1", "surge2"]
    assert table["G"].damage == 5 + 2 + 1


def test_a_line_without_effect_yet_is_bought_once_another_gives_it_one():
    """MAT-01: poison needs a heart; hearts are bought too, so that both take effect."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow r1s1, gray 3", rank="master")

    assert {line for line, _ in bought(table)} == {"surge0", "surge1"}
    assert table["G"].damage == 1
    assert table["G"].conditions == ["poisoned"]


# Nothing without effect (MAT-04) -----------------------------------------------------------------------------


def test_mat_04_a_condition_the_hero_has_already_is_not_bought():
    """MAT-04: a poisoned hero can't be poisoned again; the surge goes into hearts."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow r1h1, gray 0", hero_has=("poisoned",))

    assert bought(table) == [("surge1", "panel_order")]


def test_mat_04_a_condition_is_not_bought_for_an_attack_that_deals_nothing():
    """MAT-04: with one surge and no heart through the shields, hearts are bought instead of poison."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow r1h1, gray 3")

    assert bought(table) == [("surge1", "panel_order")]
    assert table["G"].damage == 1
    assert table["G"].conditions == []


def test_mat_04_hearts_that_the_shields_swallow_are_not_bought():
    """MAT-04: one heart more against two shields too many changes nothing, so the surge stays."""
    table = fight("b b G", "barghest", "blue r6h1s1, red h1, gray 3")

    assert table["G"].damage == 0
    assert bought(table) == []


def test_mat_04_range_that_is_not_needed_is_not_bought():
    """MAT-04: close by a goblin spends its surge on hearts."""
    table = fight("g . G", "goblin_archer", "blue r6h1s1, yellow r1h1, gray 0", rank="master")

    assert bought(table) == [("surge1", "panel_order")]


def test_mat_04_nothing_is_bought_against_a_hero_who_falls_anyway():
    """MAT-04: the blow is enough; neither poison nor more hearts would change anything."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow h1s1, gray 0", left=2)

    assert table.hero("G").knocked_out
    assert bought(table) == []


@pytest.mark.parametrize(
    ("damage", "line", "left"), [(3, "surge0", 1), (2, "surge0", 0), (1, "surge1", 1), (0, "surge1", 0)]
)
def test_mend_x_is_bought_from_x_damage_on(damage: int, line: str, left: int):
    """MAT-01: a flesh moulder that heals 2 mends itself once it lacks 2 hearts; before that it buys hearts."""
    table = scene("f . G", heroes=HEROES, monsters={"f": "flesh_moulder master"}, turn=None)
    table["f"].damage = damage
    table.roll("blue r6h1s1, yellow r1h1, gray 0")

    table.activate("flesh_moulder", **ATTACK)
    table.settle()

    assert [key for key, _ in bought(table)] == [line]
    assert table["f"].damage == left


# Not to miss (MAT-02) ----------------------------------------------------------------------------------------


def test_mat_02_range_is_bought_before_everything_else():
    """MAT-02: a shot that falls short by two is lengthened, though hearts stand on the panel too."""
    table = fight("g . . . G", "goblin_archer", "blue r2h2s1, yellow h1s1, gray 0", rank="master")

    assert bought(table) == [("surge0", "not_to_miss"), ("surge1", "panel_order")]
    assert table["G"].damage == 5


def test_mat_02_a_shot_that_is_lost_costs_no_surge():
    """MAT-02, MAT-04: where no range is enough nothing is bought."""
    table = fight("g . . . . . . . G", "goblin_archer", "blue r2h2s1, yellow h1s1, gray 0", rank="master")

    assert bought(table) == []
    assert [event.why for event in table.told("attack_missed")] == ["range"]


def hidden(roll: str, **changes: bool) -> Scene:
    """A zombie attacks a thief who is unseen."""
    table = scene("z T", heroes={"T": "tomble_burrowell/thief"}, cards={"T": ["unseen"]}, turn=None)
    held = table.hero("T").card("unseen")
    assert held is not None
    held.exhausted = True
    table.step(*(Inflict(figure="zombie_1", condition=name) for name in changes))
    table.roll(roll)
    table.activate("zombie", **ATTACK)
    table.settle()
    return table


def test_mat_02_the_first_surge_goes_into_finding_a_hidden_target():
    """MAT-02: against an unseen thief the surge keeps the attack from missing."""
    table = hidden("blue r2h2s1, yellow r1h1, gray 0")

    assert bought(table) == [("pierce_veil", "not_to_miss")]
    assert not table.told("attack_missed")


def test_act_05_an_attack_that_can_only_miss_is_neglected():
    """ACT-05: a terrified zombie can't spend surges, so it leaves an unseen thief alone."""
    table = hidden("", terrified=True)

    assert not table.told("attack_declared")
    assert [event.why for event in table.told("instruction_neglected")] == ["no_target"]


# To defeat a hero (MAT-03) -----------------------------------------------------------------------------------


def test_mat_03_hearts_come_first_if_they_defeat_the_hero():
    """MAT-03: with one surge and a hero at 4, the spider bites rather than poisons."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow r1h1, gray 0", left=4)

    assert bought(table) == [("surge1", "to_defeat")]
    assert table.hero("G").knocked_out


def test_mat_03_several_lines_together_may_defeat_the_hero():
    """MAT-03: two lines of hearts do what one would not; poison has to wait, and then has no effect."""
    table = fight(
        "s G", "cave_spider", "blue r2h2s1, yellow h2s1, yellow r1h1, gray 0", rank="master", act=2, left=8
    )

    assert bought(table) == [("surge1", "to_defeat"), ("surge2", "to_defeat")]
    assert table.hero("G").knocked_out


def test_mat_03_a_doomed_hero_falls_sooner():
    """MAT-03: the heart that doom adds counts."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow r1h1, gray 0", left=5, hero_has=("doomed",))

    assert bought(table) == [("surge1", "to_defeat")]
    assert table.hero("G").knocked_out


# Conditions of the monster -----------------------------------------------------------------------------------


def test_apx_03_a_surge_left_over_shakes_off_doom():
    """APX-03: a doomed monster first buys what has an effect, then rids itself of doom."""
    table = fight(
        "s G", "cave_spider", "blue r2h2s1, yellow h2s1, yellow h1s1, gray 0", act=2, monster_has=("doomed",)
    )

    assert bought(table)[-1] == ("shake_off_doom", "left_over")
    assert len(bought(table)) == 3
    assert table["s"].conditions == []


def test_apx_03_doom_stays_if_every_surge_has_a_better_use():
    """APX-03: with one surge the spider poisons and stays doomed."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow r1h1, gray 0", monster_has=("doomed",))

    assert bought(table) == [("surge0", "panel_order")]
    assert table["s"].conditions == ["doomed"]


def test_apx_03_a_terrified_monster_spends_none():
    """APX-03: the terrified spend no surges."""
    table = fight("s G", "cave_spider", "blue r2h2s1, yellow h1s1, gray 0", monster_has=("terrified",))

    assert bought(table) == []


def test_an_x_leaves_nothing_to_buy():
    """ATT-02: after an X no surge is spent."""
    table = fight("s G", "cave_spider", "blue X, yellow h1s1, gray 0", monster_has=("doomed",))

    assert bought(table) == []
