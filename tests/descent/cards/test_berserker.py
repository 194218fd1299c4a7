"""Skills of the berserker."""

from bot.descent.rules import stats
from bot.descent.rules.harm import Recover
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import BERSERKER, bite, held, hurt, offered, refused
from tests.descent.scene import scene

AXE = "blue r3h2, red h2"
"""An attack of four hearts without surges."""


@shows("rage")
def test_rage_adds_a_heart_in_melee() -> None:
    """Rage: a melee attack with one more heart, for an action and a fatigue."""
    table = scene("G z", heroes=BERSERKER, monsters={"z": "zombie master"}, roll=f"{AXE}, brown 0")

    table.use("G", "rage", "z")

    assert (table["z"].damage, table.hero("G").fatigue) == (5, 1)


@refuses("rage")
def test_rage_is_for_melee_weapons() -> None:
    """With a bow in hand there is no rage."""
    table = scene("G z", heroes=BERSERKER, cards={"G": ["elm_greatbow"]})

    assert not offered(table, "G", "rage", "z")
    assert refused(table, "G", "rage", "z") == "no_effect"


@shows("brute")
def test_brute_has_more_health_and_stands_up_stronger() -> None:
    """Brute: four more health, also while knocked out, and two hearts more when standing up."""
    table = scene("G", heroes=BERSERKER, cards={"G": ["brute"]})
    hero = table.hero("G")
    assert stats.health(table.game, hero) == 18
    hero.damage, hero.knocked_out = 18, True

    table.step(Recover(figure=hero.id, hearts=3))

    assert table["G"].damage == 13


@refuses("brute")
def test_brute_heals_nobody_who_stands() -> None:
    """Brute's two hearts come with standing up, not with any healing."""
    table = scene("G", heroes=BERSERKER, cards={"G": ["brute"]})
    hurt(table, "G", damage=10)

    table.step(Recover(figure=table["G"].id, hearts=3))

    assert table["G"].damage == 7


@refuses("brute")
def test_brute_gets_nothing_from_a_prayer() -> None:
    """Brute's two hearts are for standing up and for being revived; a card that heals a fallen hero brings none."""
    table = scene("G A", heroes=BERSERKER, cards={"G": ["brute"]}, turn="A", roll="red h2")
    hero = table.hero("G")
    hero.damage, hero.knocked_out = 18, True

    table.use("A", "prayer_of_healing", "G")

    assert table["G"].damage == 16


@shows("counter_attack")
def test_counter_attack_answers_an_adjacent_monster() -> None:
    """Counter Attack: after an adjacent monster's attack hit, a melee attack on it."""
    table = scene(
        "G z",
        heroes=BERSERKER,
        cards={"G": ["counter_attack"]},
        turn=None,
        roll=f"blue r3h2, yellow h2, gray 0, {AXE}, brown 0",
    )

    bite(table)
    table.choose("counter_attack")

    assert "z" not in table
    assert held(table, "G", "counter_attack").exhausted


@refuses("counter_attack")
def test_counter_attack_is_silent_after_a_miss() -> None:
    """An attack that missed affected nobody: no counter attack."""
    table = scene(
        "G z", heroes=BERSERKER, cards={"G": ["counter_attack"]}, turn=None, roll="blue X, yellow h2, gray 0"
    )

    bite(table)

    assert table.asked is None


@shows("cripple")
@refuses("cripple")
def test_cripple_immobilises_after_a_might_test() -> None:
    """Cripple: a passed might test immobilises an adjacent monster."""
    table = scene("G z", heroes=BERSERKER, cards={"G": ["cripple"]}, roll="gray 2, black 3")

    table.use("G", "cripple", "z")

    assert table["z"].conditions == ["immobilized"]
    assert refused(table, "G", "cripple", "z") == "card_exhausted"


@refuses("cripple")
def test_cripple_needs_a_passed_test_and_a_neighbour() -> None:
    """A failed test changes nothing, and the monster must be adjacent."""
    table = scene(
        "G z . y", heroes=BERSERKER, monsters={"y": "zombie"}, cards={"G": ["cripple"]}, roll="gray 3, black 3"
    )
    assert refused(table, "G", "cripple", "y") == "bad_target"

    table.use("G", "cripple", "z")

    assert table["z"].conditions == []


@shows("charge")
def test_charge_moves_and_attacks() -> None:
    """Charge: up to speed, then a melee attack, all for one action."""
    table = scene("G . . z", heroes=BERSERKER, cards={"G": ["charge"]}, roll=f"{AXE}, brown 0")

    table.use("G", "charge")
    table.choose("C1")
    table.choose("zombie_1")

    assert "z" not in table
    assert table.game.turn is not None
    assert table.game.turn.actions == 1


@refuses("charge")
def test_charge_costs_more_fatigue_than_a_tired_hero_has() -> None:
    """Charge costs two fatigue."""
    table = scene("G . . z", heroes=BERSERKER, cards={"G": ["charge"]})
    hurt(table, "G", fatigue=3)

    assert refused(table, "G", "charge") == "too_tired"


@refuses("charge")
def test_charge_is_for_melee_weapons() -> None:
    """With a bow in hand nobody charges."""
    table = scene("G . . z", heroes=BERSERKER, cards={"G": ["charge", "elm_greatbow"]})

    assert refused(table, "G", "charge") == "not_now"


@shows("weapon_mastery")
def test_weapon_mastery_adds_a_surge() -> None:
    """Weapon Mastery: with a two-handed melee weapon, one surge more."""
    table = scene(
        "G z",
        heroes=BERSERKER,
        cards={"G": ["weapon_mastery"]},
        monsters={"z": "zombie master"},
        roll=f"{AXE}, brown 0",
    )

    table.attack("G", "z")
    table.choose("weapon_mastery")
    table.choose("surge0")

    assert table["z"].damage == 5


@refuses("weapon_mastery")
def test_weapon_mastery_needs_both_hands_armed() -> None:
    """One one-handed weapon and a shield are no mastery."""
    table = scene(
        "G z",
        heroes=BERSERKER,
        cards={"G": ["weapon_mastery", "iron_spear", "iron_shield"]},
        roll="blue r3h2, yellow h2, brown 0",
    )

    table.attack("G", "z")

    assert table.asked is None


@shows("whirlwind")
def test_whirlwind_strikes_all_around() -> None:
    """Whirlwind: every adjacent monster; one takes all hearts, the others half, rounded up."""
    table = scene(
        "z G y",
        heroes=BERSERKER,
        monsters={"y": "zombie"},
        cards={"G": ["whirlwind"]},
        roll=f"{AXE}, brown 0, brown 0",
    )

    table.use("G", "whirlwind")
    table.choose("zombie_2")

    assert "y" not in table
    assert table["z"].damage == 2


@refuses("whirlwind")
def test_whirlwind_needs_a_neighbour() -> None:
    """With no monster next to the hero there is nobody to strike."""
    table = scene("G . z", heroes=BERSERKER, cards={"G": ["whirlwind"]})

    assert refused(table, "G", "whirlwind") == "no_effect"


@shows("death_rage")
def test_death_rage_grows_with_pain() -> None:
    """Death Rage: a surge buys a heart for every two damage the hero bears."""
    table = scene(
        "G z",
        heroes=BERSERKER,
        monsters={"z": "zombie master"},
        cards={"G": ["death_rage"]},
        roll="blue r2h2s1, red h1, brown 0",
    )
    hurt(table, "G", damage=5)

    table.use("G", "death_rage", "z")
    table.choose("surge2")

    assert table["z"].damage == 5


@refuses("death_rage")
def test_death_rage_offers_nothing_to_the_unhurt() -> None:
    """Below two damage the extra surge ability would add nothing and is not offered."""
    table = scene(
        "G z",
        heroes=BERSERKER,
        monsters={"z": "zombie master"},
        cards={"G": ["death_rage"]},
        roll="blue r2h2s1, red h1, brown 0",
    )
    hurt(table, "G", damage=1)

    table.use("G", "death_rage", "z")

    assert "surge2" not in table.options


@shows("execute")
def test_execute_turns_fatigue_into_hearts() -> None:
    """Execute: as much fatigue as the player likes, for as many hearts."""
    table = scene(
        "G z", heroes=BERSERKER, monsters={"z": "zombie master"}, cards={"G": ["execute"]}, roll=f"{AXE}, brown 2"
    )

    table.attack("G", "z")
    table.choose("execute")
    table.choose("3")

    assert (table["z"].damage, table.hero("G").fatigue) == (5, 3)


@refuses("execute")
def test_execute_needs_stamina() -> None:
    """A hero with no stamina left can't execute."""
    table = scene("G z", heroes=BERSERKER, cards={"G": ["execute"]}, roll=f"{AXE}, brown 2")
    hurt(table, "G", fatigue=4)

    table.attack("G", "z")

    assert table.asked is None
