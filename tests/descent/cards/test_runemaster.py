"""Skills of the runemaster."""

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import scene

BOLT = "blue r3h2, yellow h2"
"""An attack of four hearts at range 3 without surges."""


@shows("runic_knowledge")
def test_runic_knowledge_sells_hearts_for_fatigue() -> None:
    """Runic Knowledge: a surge and a fatigue buy two hearts."""
    table = scene("L . z", monsters={"z": "zombie master"}, roll="blue r2h2s1, yellow h1s1, brown 0")

    table.attack("L", "z")
    table.choose("runic_knowledge")
    table.choose("stop")

    assert (table["z"].damage, table.hero("L").fatigue) == (5, 1)


@refuses("runic_knowledge")
def test_runic_knowledge_needs_stamina() -> None:
    """With no stamina left the fatigue can't be paid, and the surge ability is not offered."""
    table = scene("L . z", roll="blue r2h2s1, yellow h1s1, brown 0")
    hurt(table, "L", fatigue=5)

    table.attack("L", "z")

    assert not any("runic_knowledge" in option for option in table.options)


@shows("exploding_rune")
def test_exploding_rune_blasts() -> None:
    """Exploding Rune: the attack also hits those next to the target, for half."""
    table = scene(
        "L . z y", monsters={"y": "zombie"}, cards={"L": ["exploding_rune"]}, roll=f"{BOLT}, brown 0, brown 0"
    )

    table.use("L", "exploding_rune", "z")
    table.choose("zombie_1")

    assert "z" not in table
    assert table["y"].damage == 2


@refuses("exploding_rune")
def test_exploding_rune_needs_a_rune() -> None:
    """A weapon without a rune can't explode."""
    table = scene("L . z", cards={"L": ["exploding_rune", "magic_staff"]})

    assert refused(table, "L", "exploding_rune", "z") == "no_effect"


@shows("ghost_armor")
def test_ghost_armor_buys_a_shield() -> None:
    """Ghost Armour: a fatigue for a shield after the defence roll."""
    table = scene("L z", turn=None, cards={"L": ["ghost_armor"]}, roll="blue r3h2, yellow h2, gray 0")

    bite(table)
    table.choose("ghost_armor")

    assert (table["L"].damage, table.hero("L").fatigue) == (2, 1)


@refuses("ghost_armor")
def test_ghost_armor_is_no_use_against_a_miss() -> None:
    """An attack that misses needs no shield."""
    table = scene("L z", turn=None, cards={"L": ["ghost_armor"]}, roll="blue X, yellow h2, gray 0")

    bite(table)

    assert table.asked is None


@shows("inscribe_rune")
def test_inscribe_rune_makes_every_weapon_a_rune() -> None:
    """Inscribe Rune: a staff in hand counts as a rune."""
    table = scene("L . z", cards={"L": ["inscribe_rune", "exploding_rune", "magic_staff"]})

    assert "rune" in stats.traits(table.game, table.hero("L"), held(table, "L", "magic_staff"))
    assert offered(table, "L", "exploding_rune", "z")


@refuses("inscribe_rune")
def test_inscribe_rune_needs_the_weapon_in_hand() -> None:
    """Inscribe Rune: a staff in the bag is no rune."""
    table = scene("L . z", cards={"L": ["inscribe_rune", "magic_staff"]})
    staff = held(table, "L", "magic_staff")

    staff.equipped = False

    assert "rune" not in stats.traits(table.game, table.hero("L"), staff)


@shows("iron_will")
def test_iron_will_gives_stamina_and_a_better_rest() -> None:
    """Iron Will: one more stamina, and a surge recovers two fatigue."""
    table = scene("L . z", cards={"L": ["iron_will"]}, roll="blue r2h2s1, yellow h2, brown 0")
    hurt(table, "L", fatigue=4)
    assert stats.stamina(table.game, table["L"]) == 6

    table.attack("L", "z")
    table.choose("recover_fatigue")

    assert table.hero("L").fatigue == 2


@refuses("iron_will")
def test_iron_will_is_not_lent_to_others() -> None:
    """Iron Will: the surge of another hero recovers one fatigue, as ever."""
    table = scene("L . H z", turn="H", cards={"L": ["iron_will"]}, roll="blue r2h2s1, red h1, brown 0")
    hurt(table, "H", fatigue=4)

    table.attack("H", "z")
    table.choose("recover_fatigue")

    assert table.hero("H").fatigue == 3


@shows("rune_mastery")
def test_rune_mastery_adds_a_surge_to_a_rune() -> None:
    """Rune Mastery: exhaust for a surge in an attack with a rune."""
    table = scene("L . z", cards={"L": ["rune_mastery"]}, monsters={"z": "zombie master"}, roll=f"{BOLT}, brown 2")

    table.attack("L", "z")
    table.choose("rune_mastery")
    table.choose("surge1")

    assert table["z"].damage == 4


@refuses("rune_mastery")
def test_rune_mastery_needs_a_rune() -> None:
    """A staff is no rune."""
    table = scene("L . z", cards={"L": ["rune_mastery", "magic_staff"]}, roll="blue r3h2, red h2, brown 0")

    table.attack("L", "z")

    assert not may_react(table, "rune_mastery")


@shows("runic_sorcery")
def test_runic_sorcery_afflicts_the_hurt_target() -> None:
    """Runic Sorcery: whoever is hurt gets a condition of the player's choice, of those it does not have."""
    table = scene("L . z", cards={"L": ["runic_sorcery"]}, monsters={"z": "zombie master"}, roll=f"{BOLT}, brown 0")
    table["z"].conditions.append("stunned")

    table.use("L", "runic_sorcery", "z")
    assert table.options == ["diseased", "immobilized", "poisoned"]
    table.choose("poisoned")

    assert table["z"].conditions == ["stunned", "poisoned"]


@refuses("runic_sorcery")
def test_runic_sorcery_needs_a_heart_dealt() -> None:
    """A miss afflicts nobody."""
    table = scene("L . z", cards={"L": ["runic_sorcery"]}, roll="blue X, yellow h2, brown 0")

    table.use("L", "runic_sorcery", "z")

    assert table.asked is None
    assert table["z"].conditions == []


@shows("break_the_rune")
def test_break_the_rune_strikes_all_in_sight() -> None:
    """Break the Rune: all figures within 3 squares and in sight, heroes included; monsters but one take half."""
    table = scene(
        "z . L . T\n. . . . .\n. . y . .",
        monsters={"y": "zombie master"},
        cards={"L": ["break_the_rune"]},
        roll=f"{BOLT}, brown 0, brown 0, gray 1",
    )

    table.use("L", "break_the_rune")
    table.choose("zombie_1")

    assert "z" not in table
    assert [table["y"].damage, table["T"].damage, table.hero("L").fatigue] == [2, 3, 4]


@refuses("break_the_rune")
def test_break_the_rune_needs_an_enemy_near() -> None:
    """Only friends within 3 squares: the rune stays whole."""
    table = scene("L . T . z", cards={"L": ["break_the_rune"]})

    assert refused(table, "L", "break_the_rune") == "no_effect"


@shows("quick_casting")
def test_quick_casting_is_a_second_attack() -> None:
    """Quick Casting: after an attack with a rune, another at once."""
    table = scene(
        "L . z",
        cards={"L": ["quick_casting"]},
        monsters={"z": "zombie master"},
        roll=f"{BOLT}, brown 2, {BOLT}, brown 0",
    )

    table.attack("L", "z")
    table.choose("quick_casting")
    table.choose("zombie_1")

    assert "z" not in table
    assert table.hero("L").fatigue == 2


@refuses("quick_casting")
def test_quick_casting_needs_a_rune() -> None:
    """After an attack with a staff there is no second one."""
    table = scene("L . z", cards={"L": ["quick_casting", "magic_staff"]}, roll="blue r3h2, red h2, brown 2")

    table.attack("L", "z")

    assert not may_react(table, "quick_casting")


@shows("exploding_rune")
def test_exploding_rune_is_aimed_at_a_square_of_a_large_monster() -> None:
    """BIG-01, Exploding Rune: its player chooses the square of a large monster from which the blast spreads."""
    table = scene(
        "L . t t y",
        monsters={"t": "barghest", "y": "zombie"},
        cards={"L": ["exploding_rune"]},
        roll=f"{BOLT}, gray 0, brown 0",
    )

    table.use("L", "exploding_rune", "t")
    assert table.options == ["C1", "D1"]
    table.choose("D1")
    table.choose("barghest_1")

    assert table["y"].damage == 2


@refuses("exploding_rune")
def test_exploding_rune_spares_whoever_is_not_next_to_the_square() -> None:
    """BIG-01, Exploding Rune: aimed at its near square, the blast does not reach what stands behind the monster."""
    table = scene(
        "L . t t y",
        monsters={"t": "barghest", "y": "zombie"},
        cards={"L": ["exploding_rune"]},
        roll=f"{BOLT}, gray 0",
    )

    table.use("L", "exploding_rune", "t")
    table.choose("C1")

    assert table["y"].damage == 0
