"""Skills of the spiritspeaker."""

from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import SPIRITSPEAKER, bite, held, hurt, refused
from tests.descent.scene import scene

STAFF = "blue r3h2, yellow h2"
"""An attack of four hearts without surges."""


@shows("stoneskin")
def test_stoneskin_hardens_a_hero_within_three() -> None:
    """Stoneskin: a gray die for the defence of a hero within 3 squares, before the roll."""
    table = scene("A . T z", heroes=SPIRITSPEAKER, turn=None, roll=f"{STAFF}, gray 1, gray 2")

    bite(table)
    table.choose("stoneskin")

    assert table["T"].damage == 1
    assert held(table, "A", "stoneskin").exhausted


@refuses("stoneskin")
def test_stoneskin_does_not_reach_far() -> None:
    """Four squares away nobody is hardened."""
    table = scene("A . . . T z", heroes=SPIRITSPEAKER, turn=None, roll=f"{STAFF}, gray 1")

    bite(table)

    assert table.asked is None


@shows("drain_spirit")
def test_drain_spirit_heals_everybody_near() -> None:
    """Drain Spirit: a heart dealt heals every hero within 3 squares by one."""
    table = scene(
        "H . A z", heroes=SPIRITSPEAKER, turn="A", cards={"A": ["drain_spirit"]}, roll=f"{STAFF}, brown 0"
    )
    hurt(table, "A", damage=3)
    hurt(table, "H", damage=3)

    table.use("A", "drain_spirit", "z")

    assert [table["A"].damage, table["H"].damage] == [2, 2]


@refuses("drain_spirit")
def test_drain_spirit_needs_a_heart_dealt() -> None:
    """A miss drains nobody."""
    table = scene("A z", heroes=SPIRITSPEAKER, cards={"A": ["drain_spirit"]}, roll="blue X, yellow h2, brown 0")
    hurt(table, "A", damage=3)

    table.use("A", "drain_spirit", "z")

    assert table["A"].damage == 3


@shows("healing_rain")
def test_healing_rain_heals_everybody_near() -> None:
    """Healing Rain: the hearts of a red die for every hero within 3 squares."""
    table = scene("A . H . T", heroes=SPIRITSPEAKER, cards={"A": ["healing_rain"]}, roll="red h2")
    for letter in "AHT":
        hurt(table, letter, damage=4)

    table.use("A", "healing_rain")

    assert [table[letter].damage for letter in "AHT"] == [2, 2, 4]


@refuses("healing_rain")
def test_healing_rain_needs_somebody_hurt() -> None:
    """Nobody near is hurt: no rain."""
    table = scene("A . H", heroes=SPIRITSPEAKER, cards={"A": ["healing_rain"]})

    assert refused(table, "A", "healing_rain") == "no_effect"


@shows("shared_pain")
def test_shared_pain_hurts_the_whole_group() -> None:
    """Shared Pain: if the target suffers, all others of its group do too, also when the target fell."""
    table = scene(
        "A z . . . y . g",
        heroes=SPIRITSPEAKER,
        monsters={"y": "zombie"},
        cards={"A": ["shared_pain"]},
        roll=f"{STAFF}, brown 0",
    )

    table.use("A", "shared_pain", "z")

    assert "z" not in table
    assert [table["y"].damage, table["g"].damage] == [1, 0]


@refuses("shared_pain")
def test_shared_pain_needs_a_heart_dealt() -> None:
    """A miss is shared by nobody."""
    table = scene(
        "A z . y",
        heroes=SPIRITSPEAKER,
        monsters={"y": "zombie"},
        cards={"A": ["shared_pain"]},
        roll="blue X, yellow h2, brown 0",
    )

    table.use("A", "shared_pain", "z")

    assert table["y"].damage == 0


@shows("cloud_of_mist")
def test_cloud_of_mist_hides_everybody_near() -> None:
    """Cloud of Mist: attacks on figures within 3 squares miss without a surge, those of heroes on monsters too."""
    table = scene("A . T z", heroes=SPIRITSPEAKER, cards={"A": ["cloud_of_mist"]})
    table.use("A", "cloud_of_mist")

    table.roll(f"{STAFF}, gray 0")
    bite(table)
    table.settle()
    assert table["T"].damage == 0
    table.game.groups.clear()
    table.end_turn("A")
    table.take_turn("T")
    table.roll("blue r3h2, yellow h2, brown 0")
    table.attack("T", "z")

    assert table["z"].damage == 0


@refuses("cloud_of_mist")
def test_a_hero_finds_its_way_through_the_mist_with_a_surge() -> None:
    """A hero may spend a surge to hit a monster in the mist."""
    table = scene("A . T z", heroes=SPIRITSPEAKER, cards={"A": ["cloud_of_mist"]})
    table.use("A", "cloud_of_mist")
    table.game.groups.clear()
    table.end_turn("A")
    table.take_turn("T")

    table.roll("blue r2h2s1, yellow h2, brown 0")
    table.attack("T", "z")
    table.choose("pierce_veil")

    assert "z" not in table


@refuses("cloud_of_mist")
def test_cloud_of_mist_hides_nobody_far_away() -> None:
    """Cloud of Mist: four squares away an attack hits without a surge."""
    table = scene("A . . . T z", heroes=SPIRITSPEAKER, cards={"A": ["cloud_of_mist"]})
    table.use("A", "cloud_of_mist")

    table.roll(f"{STAFF}, gray 0")
    bite(table)

    assert table["T"].damage == 4


@shows("natures_bounty")
def test_natures_bounty_heals_by_resting() -> None:
    """Nature's Bounty: as many hearts as fatigue recovered by resting."""
    table = scene("A . T . H", heroes=SPIRITSPEAKER, cards={"A": ["natures_bounty"]})
    hurt(table, "A", damage=5, fatigue=3)

    table.rest("A")
    table.end_turn("A")

    assert (table["A"].damage, table.hero("A").fatigue) == (2, 0)


@refuses("natures_bounty")
def test_natures_bounty_needs_a_rest() -> None:
    """Whoever does not rest is not healed."""
    table = scene("A . T . H", heroes=SPIRITSPEAKER, cards={"A": ["natures_bounty"]})
    hurt(table, "A", damage=5, fatigue=3)

    table.end_turn("A")

    assert table["A"].damage == 5


@shows("tempest")
def test_tempest_rages_after_a_passed_test() -> None:
    """Tempest, passed: two hearts to monsters within 3, one back to heroes within 3."""
    table = scene(
        "A . z . y",
        heroes=SPIRITSPEAKER,
        monsters={"y": "zombie"},
        cards={"A": ["tempest"]},
        roll="gray 1, black 2",
    )
    hurt(table, "A", damage=4)

    table.use("A", "tempest")

    assert [table["z"].damage, table["y"].damage, table["A"].damage] == [2, 0, 3]


@refuses("tempest")
def test_tempest_eases_after_a_failed_test() -> None:
    """Tempest, failed: nothing but a fatigue recovered."""
    table = scene("A . z", heroes=SPIRITSPEAKER, cards={"A": ["tempest"]}, roll="gray 3, black 4")

    table.use("A", "tempest")

    assert (table["z"].damage, table.hero("A").fatigue) == (0, 1)


@shows("ancestor_spirits")
def test_ancestor_spirits_poison_the_hurt() -> None:
    """Ancestor Spirits: monsters that another skill hurt are poisoned."""
    table = scene(
        "A . z", heroes=SPIRITSPEAKER, cards={"A": ["tempest", "ancestor_spirits"]}, roll="gray 1, black 2"
    )

    table.use("A", "tempest")
    table.choose("ancestor_spirits/wrath")

    assert table["z"].conditions == ["poisoned"]


@shows("ancestor_spirits")
def test_ancestor_spirits_bless_the_healed() -> None:
    """Ancestor Spirits: heroes whom another skill healed recover a heart and a fatigue more."""
    table = scene("A . H", heroes=SPIRITSPEAKER, cards={"A": ["healing_rain", "ancestor_spirits"]}, roll="red h2")
    hurt(table, "H", damage=5, fatigue=2)

    table.use("A", "healing_rain")
    table.choose("ancestor_spirits/grace")

    assert (table["H"].damage, table.hero("H").fatigue) == (2, 1)


@refuses("ancestor_spirits")
def test_ancestor_spirits_need_a_skill_that_touched_somebody() -> None:
    """A skill that hurt and healed nobody calls no spirits."""
    table = scene("A . z", heroes=SPIRITSPEAKER, cards={"A": ["cloud_of_mist", "ancestor_spirits"]})

    table.use("A", "cloud_of_mist")

    assert table.asked is None


@shows("vigor")
def test_vigor_eases_every_hero() -> None:
    """Vigour: a surge of the spiritspeaker's attack eases every hero, wherever they are."""
    table = scene(
        "H . . . . A z",
        heroes=SPIRITSPEAKER,
        turn="A",
        cards={"A": ["vigor"]},
        roll="blue r2h2s1, yellow h2, brown 0",
    )
    for letter in "AH":
        hurt(table, letter, fatigue=2)

    table.attack("A", "z")
    table.choose("vigor")

    assert [table.hero("A").fatigue, table.hero("H").fatigue] == [1, 1]


@refuses("vigor")
def test_vigor_is_not_lent_to_others() -> None:
    """Another hero's attack has no vigour."""
    table = scene(
        "A . H z", heroes=SPIRITSPEAKER, turn="H", cards={"A": ["vigor"]}, roll="blue r2h2s1, red h2, brown 0"
    )
    hurt(table, "H", fatigue=2)

    table.attack("H", "z")

    assert not any("vigor" in option for option in table.options)
