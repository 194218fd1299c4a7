"""The shop items of the Shadow of Nerekhall: weapons, armour and shields."""

import pytest

from bot.descent.commands import Equip
from bot.descent.rules import stats
from bot.descent.rules.harm import Suffer
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import attacked, bite, bought, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

BLUE, YELLOW = "blue r2h2s1", "yellow r1h1"
LINES = [
    ("bone_blade", f"{BLUE}, red h1, brown 1", "surge0", 5, []),
    ("bone_blade", f"{BLUE}, red h1, brown 0", "surge1", 3, ["bleeding"]),
    ("city_guards_bow", f"{BLUE}, {YELLOW}, brown 0", "surge0", 5, []),
    ("ironbound_rune", f"{BLUE}, red h1, brown 0", "surge0", 4, []),
    ("ironbound_rune", f"{BLUE}, red h1, brown 0", "surge1", 4, []),
    ("jeweled_mace", f"{BLUE}, green h1, brown 0", "surge0", 5, []),
    ("jeweled_mace", f"{BLUE}, green h1, brown 0", "surge1", 5, []),
    ("ironbound_glaive", f"{BLUE}, red h1, {YELLOW}, brown 0", "surge0", 7, []),
    ("ironbound_glaive", f"{BLUE}, red h1, {YELLOW}, brown 2", "surge1", 4, []),
    ("rat_tooth_dagger", f"{BLUE}, {YELLOW}, {YELLOW}, brown 1", "surge0", 6, []),
    ("rat_tooth_dagger", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge1", 4, ["bleeding"]),
    ("rat_tooth_dagger", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge2", 4, ["diseased"]),
    ("rune_of_blades", f"{BLUE}, {YELLOW}, green h1, brown 2", "surge0", 6, []),
    ("rune_of_blades", f"{BLUE}, {YELLOW}, green h1, brown 0", "surge2", 4, ["bleeding"]),
]


@shows("bone_blade", "city_guards_bow", "ironbound_rune", "jeweled_mace")
@shows("ironbound_glaive", "rat_tooth_dagger", "rune_of_blades")
@pytest.mark.parametrize(("weapon", "roll", "line", "hearts", "conditions"), LINES)
def test_a_weapon_sells_its_lines(weapon: str, roll: str, line: str, hearts: int, conditions: list[str]) -> None:
    """bone_blade and the others: their dice, what they pierce, and what a surge buys."""
    table = bought(weapon, roll, line)

    assert table["z"].damage == hearts
    assert table["z"].conditions == conditions


@shows("city_guards_bow")
def test_city_guards_bow_shoots_three_squares_farther() -> None:
    """city_guards_bow: a surge brings an arrow to a target that is three squares too far."""
    assert bought("city_guards_bow", f"{BLUE}, {YELLOW}, brown 0", "surge1", "H . . . . . z")["z"].damage == 3


@shows("ironbound_glaive")
def test_ironbound_glaive_strikes_two_squares_far() -> None:
    """ironbound_glaive: it has reach."""
    assert bought("ironbound_glaive", f"{BLUE}, red h1, {YELLOW}, brown 0", "surge0", "H . z")["z"].damage == 7


@shows("ironbound_rune")
def test_ironbound_rune_wards_off_a_heart() -> None:
    """ironbound_rune: exhausted after the defence roll it adds a shield."""
    table = attacked("ironbound_rune", roll="blue r3h2, yellow h2, gray 1")

    table.choose("ironbound_rune")

    assert table["H"].damage == 2
    assert held(table, "H", "ironbound_rune").exhausted


@refuses("ironbound_rune")
def test_ironbound_rune_helps_its_bearer_alone() -> None:
    """ironbound_rune: nobody is asked when a friend is attacked."""
    table = scene("H . T z", cards={"H": ["ironbound_rune"]}, turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)

    assert table["T"].damage == 3


# Bloody Dagger ------------------------------------------------------------------------------------------------


@shows("bloody_dagger")
def test_bloody_dagger_drinks_its_bearers_blood() -> None:
    """bloody_dagger: for a fatigue its bearer bleeds; then a surge is worth four hearts."""
    table = scene("H z", cards={"H": ["bloody_dagger"]}, roll=f"{BLUE}, green h1, brown 0")
    table.monster("z").extra_health = 20

    table.use("H", "bloody_dagger")
    table.attack("H", "z")
    table.choose("bloody_dagger")
    table.settle()

    assert "bleeding" in table["H"].conditions
    assert table["z"].damage == 7
    assert table.hero("H").fatigue == 2, "one for the dagger, one for bleeding through an action"


@shows("bloody_dagger")
def test_bloody_dagger_sharpens_every_attack_of_its_bearer() -> None:
    """bloody_dagger: the line is for any weapon."""
    table = scene("H z", cards={"H": ["jeweled_mace", "bloody_dagger"]}, roll=f"{BLUE}, green h1, brown 0")
    table.monster("z").extra_health = 20
    table["H"].conditions.append("bleeding")

    table.attack("H", "z", "jeweled_mace")

    assert "syndrael/bloody_dagger/0" in table.options


@refuses("bloody_dagger")
def test_bloody_dagger_is_blunt_without_blood() -> None:
    """bloody_dagger: whoever does not bleed has no line; whoever bleeds already can't bleed for it again."""
    table = scene("H z", cards={"H": ["bloody_dagger"]}, roll=f"{BLUE}, green h1, brown 0")
    table.attack("H", "z")
    assert table.asked is None

    table["H"].conditions.append("bleeding")
    assert refused(table, "H", "bloody_dagger") == "no_effect"


# Repeating Crossbow -------------------------------------------------------------------------------------------


def crossbow(drawing: str) -> Scene:
    """The Repeating Crossbow, with a surge on its dice."""
    table = scene(
        drawing,
        cards={"H": ["repeating_crossbow"]},
        monsters={"z": "zombie master", "y": "zombie master"},
        roll=f"{BLUE}, red h2, {YELLOW}, brown 0, brown 0",
    )
    for letter in "zy":
        if letter in drawing:
            table.monster(letter).extra_health = 20
    table.attack("H", "z")
    return table


@shows("repeating_crossbow")
def test_repeating_crossbow_hits_whoever_stands_beside_the_target() -> None:
    """repeating_crossbow: a surge lets it hit a second monster; one takes all, the other half."""
    table = crossbow("H . . z y")

    table.choose("surge0")
    table.choose("zombie_1")

    assert [table["z"].damage, table["y"].damage] == [5, 3]


@shows("repeating_crossbow")
def test_repeating_crossbow_sells_three_hearts() -> None:
    """repeating_crossbow: a surge for three hearts."""
    table = crossbow("H . . z")

    table.choose("surge1")

    assert table["z"].damage == 8


@refuses("repeating_crossbow")
def test_repeating_crossbow_needs_somebody_beside_the_target() -> None:
    """repeating_crossbow: a monster two squares from the target is not hit."""
    assert crossbow("H . . z . y").options == ["surge1", "stop"]


# Armour -------------------------------------------------------------------------------------------------------


@shows("barons_cloak")
def test_barons_cloak_stops_what_pierces() -> None:
    """barons_cloak: one more health, a brown die, and pierce does nothing."""
    table = scene("H f", cards={"H": ["barons_cloak"]}, monsters={"f": "ironbound master"}, turn=None)
    table.roll("blue r3h2, red h2, red h2, gray 1, brown 1")

    assert stats.health(table.game, table["H"]) == 13
    assert stats.defence_pool(table.game, table["H"]) == ("gray", "brown")
    assert stats.has(table.game, "unpierced", table["H"])


@refuses("barons_cloak")
def test_barons_cloak_in_the_bag_stops_nothing() -> None:
    """barons_cloak: only while it is worn."""
    table = scene("H", cards={"H": ["barons_cloak"]})
    held(table, "H", "barons_cloak").equipped = False

    assert stats.health(table.game, table["H"]) == 12
    assert not stats.has(table.game, "unpierced", table["H"])


@shows("cloak_of_mists")
def test_cloak_of_mists_turns_hearts_into_fatigue() -> None:
    """cloak_of_mists: its wearer takes hearts as fatigue, as many as it likes."""
    table = attacked("cloak_of_mists", roll="blue r3h2, yellow h2, gray 1")

    table.choose("cloak_of_mists")
    table.choose("2")

    assert (table["H"].damage, table.hero("H").fatigue) == (1, 2)


@refuses("cloak_of_mists")
def test_cloak_of_mists_does_not_help_the_exhausted() -> None:
    """cloak_of_mists: without stamina left all hearts are suffered."""
    table = scene("H z", cards={"H": ["cloak_of_mists"]}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    hurt(table, "H", fatigue=4)

    bite(table)

    assert table.asked is None
    assert table["H"].damage == 3


@shows("ironbound_shield")
def test_ironbound_shield_has_a_die_and_rolls_one_again() -> None:
    """ironbound_shield: a gray die more, and exhausted a die again."""
    table = attacked("ironbound_shield", roll="blue r3h2, yellow h2, gray 0, gray 0, gray 3")
    assert stats.defence_pool(table.game, table["H"]) == ("gray", "gray")

    table.choose("ironbound_shield")
    table.choose("die1")

    assert table["H"].damage == 1


@refuses("ironbound_shield")
def test_ironbound_shield_rolls_once_until_it_is_ready() -> None:
    """ironbound_shield: while it is exhausted its die is rolled, but none again."""
    table = scene("H z", cards={"H": ["ironbound_shield"]}, turn=None, roll="blue r3h2, yellow h2, gray 0, gray 0")
    held(table, "H", "ironbound_shield").exhausted = True

    bite(table)

    assert table["H"].damage == 4


@shows("ironbound_shield")
def test_ironbound_shield_weighs_on_the_swift() -> None:
    """ironbound_shield: whoever has a speed of five has four with it."""
    bare, table = scene("J"), scene("J", cards={"J": ["ironbound_shield"]})

    assert [stats.speed(each.game, each["J"]) for each in (bare, table)] == [5, 4]


@shows("nerekhall_plate")
def test_nerekhall_plate_protects() -> None:
    """nerekhall_plate: two more health and a gray die."""
    table = scene("H", cards={"H": ["nerekhall_plate"]})

    assert stats.health(table.game, table["H"]) == 14
    assert stats.defence_pool(table.game, table["H"]) == ("gray", "gray")


@refuses("nerekhall_plate")
def test_nerekhall_plate_bears_no_rune() -> None:
    """nerekhall_plate: no rune can be equipped with it."""
    table = scene("L", cards={"L": ["nerekhall_plate", "rune_of_blades"]})

    assert (
        table.refused(Equip(hero=table["L"].id, cards=("nerekhall_plate", "rune_of_blades"))) == "not_worn_together"
    )


@shows("vestments_of_kellos")
def test_vestments_of_kellos_guard_once() -> None:
    """vestments_of_kellos: two more health, a brown die, and for a fatigue a gray one in this defence."""
    table = attacked("vestments_of_kellos", roll="blue r3h2, yellow h2, gray 1, brown 0, gray 2")
    assert stats.health(table.game, table["H"]) == 14

    table.choose("vestments_of_kellos")

    assert table["H"].damage == 1
    assert table.hero("H").fatigue == 1


@refuses("vestments_of_kellos")
def test_vestments_of_kellos_cost_a_fatigue() -> None:
    """vestments_of_kellos: the tired have but the brown die."""
    table = scene("H z", cards={"H": ["vestments_of_kellos"]}, turn=None)
    hurt(table, "H", fatigue=4)
    table.roll("blue r3h2, yellow h2, gray 1, brown 0")

    bite(table)

    assert table["H"].damage == 3


# What is worn besides -----------------------------------------------------------------------------------------


@shows("boots_of_iron")
def test_boots_of_iron_walk_over_fire() -> None:
    """boots_of_iron: hazard and lava neither hurt their wearer nor defeat it."""
    table = scene("H ! % .", cards={"H": ["boots_of_iron"]})

    table.move("H", "C1")
    table.end_turn("H")

    assert (table["H"].damage, table.hero("H").knocked_out) == (0, False)


@refuses("boots_of_iron")
def test_boots_of_iron_are_worn_one_pair_at_a_time() -> None:
    """boots_of_iron: pits stay pits, and no other boots go with them."""
    table = scene("H o .", cards={"H": ["boots_of_iron"]})
    item = table.game.library.items["boots_of_iron"]

    table.move("H", "B1")

    assert table["H"].damage == 2
    assert item.forbids == ("boots",)
    assert "boots" in item.traits


@shows("golden_mask")
def test_golden_mask_shrugs_at_an_x() -> None:
    """golden_mask: an X of its wearer's attack is only a blank."""
    table = scene("H z", cards={"H": ["golden_mask", "bone_blade"]}, monsters={"z": "zombie master"})
    table.roll("blue X, red h2, brown 0")

    table.attack("H", "z", "bone_blade")

    assert table["z"].damage == 2


@refuses("golden_mask")
def test_golden_mask_is_for_its_wearer() -> None:
    """golden_mask: a friend's X misses, and no other helmet is worn with it."""
    table = scene("H z T", cards={"H": ["golden_mask"]}, turn="T", roll="blue X, yellow h2, brown 0")

    table.attack("T", "z")

    assert table.told("attack_missed")
    assert table.game.library.items["golden_mask"].forbids == ("helmet",)


@shows("star_of_kellos")
def test_star_of_kellos_adds_a_green_die() -> None:
    """star_of_kellos: every attack of its bearer has a green die more."""
    table = scene("H z", cards={"H": ["star_of_kellos", "bone_blade"]}, monsters={"z": "zombie master"})
    table.roll("blue r3h2, red h1, green h1, brown 0")

    table.attack("H", "z", "bone_blade")

    assert table["z"].damage == 4


@refuses("star_of_kellos")
def test_star_of_kellos_is_no_friends_star() -> None:
    """star_of_kellos: nobody else's attack has its die."""
    table = scene("H z T", cards={"H": ["star_of_kellos"]}, turn="T", roll="blue r3h2, yellow h1s1, brown 0")

    table.attack("T", "z")

    assert table.told("dice_rolled")[0].model_dump()["attack_dice"][1]["colour"] == "yellow"
    assert len(table.told("dice_rolled")[0].model_dump()["attack_dice"]) == 2


@shows("phoenix_pendant")
def test_phoenix_pendant_brings_its_wearer_back_stronger() -> None:
    """phoenix_pendant: who stands up recovers three hearts more."""
    table = scene("H", cards={"H": ["phoenix_pendant"]}, turn=None, roll="red h2, red h1")
    hero = table.hero("H")
    hero.damage, hero.knocked_out = 12, True
    table.take_turn("H")

    stand(table)

    assert table["H"].damage == 12 - 3 - 3


@refuses("phoenix_pendant")
def test_phoenix_pendant_does_nothing_for_those_who_stand() -> None:
    """phoenix_pendant: a prayer that heals brings none of its hearts."""
    table = scene("H A", cards={"H": ["phoenix_pendant"]}, turn="A", roll="red h2")
    hurt(table, "H", damage=8)

    table.use("A", "prayer_of_healing", "H")

    assert table["H"].damage == 6


def stand(table: Scene) -> None:
    """The fallen hero takes the action to stand up."""
    command = next(choice.command for choice in table.legal("H", "stand_up"))
    table.do(command)


# Incendiary Arrows and the Shadow Tome ------------------------------------------------------------------------


@shows("incendiary_arrows")
def test_incendiary_arrows_burn_all_around_the_target() -> None:
    """incendiary_arrows: after an attack that did not miss, everybody beside the target suffers a heart."""
    table = scene(
        "H . . z y\n. . . T .",
        cards={"H": ["incendiary_arrows", "city_guards_bow"]},
        monsters={"z": "zombie master", "y": "zombie"},
        turn="H",
        roll="blue r3h2, yellow h2, brown 0",
    )

    table.attack("H", "z", "city_guards_bow")
    table.choose("incendiary_arrows")

    assert [table[letter].damage for letter in "zyTH"] == [4, 1, 1, 0]
    assert held(table, "H", "incendiary_arrows").exhausted


@refuses("incendiary_arrows")
def test_incendiary_arrows_that_miss_burn_nobody() -> None:
    """incendiary_arrows: after a miss nobody suffers; and with a blade there is nothing to light."""
    table = scene("H . . z y", cards={"H": ["incendiary_arrows", "city_guards_bow"]}, turn="H")
    table.roll("blue X, yellow h2, brown 0")
    table.attack("H", "z", "city_guards_bow")
    table.choose("incendiary_arrows")
    assert table["y"].damage == 0

    table = scene("H z y", cards={"H": ["incendiary_arrows", "bone_blade"]}, roll="blue r5h1, red h1, brown 2")
    table.attack("H", "z", "bone_blade")
    assert not may_react(table, "incendiary_arrows")


@shows("shadow_tome")
def test_shadow_tome_bites_monsters_that_come_close() -> None:
    """shadow_tome: opened for a heart, it hurts each monster that enters a square beside its bearer."""
    table = scene("H . . z", cards={"H": ["shadow_tome"]}, monsters={"z": "zombie master"})

    table.use("H", "shadow_tome", ability="open")
    table.roll("blue X, yellow h2, gray 0")
    table.activate("zombie", master=[{"do": "engage"}], minion=[])

    assert (table["H"].damage, table["z"].damage) == (1, 2)


@refuses("shadow_tome")
def test_shadow_tome_sleeps_until_it_is_opened() -> None:
    """shadow_tome: closed it hurts nobody, and the last heart does not open it."""
    table = scene("H . . z", cards={"H": ["shadow_tome"]}, monsters={"z": "zombie master"})
    hurt(table, "H", damage=11)
    assert not offered(table, "H", "shadow_tome", ability="open")

    table.activate("zombie", master=[{"do": "engage"}], minion=[])

    assert table["z"].damage == 0


@refuses("shadow_tome")
def test_shadow_tome_does_not_bite_who_stands_there() -> None:
    """shadow_tome: a monster beside its bearer that does not move is left alone."""
    table = scene("H z", cards={"H": ["shadow_tome"]}, monsters={"z": "zombie master"})
    table.use("H", "shadow_tome", ability="open")

    table.step(Suffer(figure=table["H"].id, amount=1, source="test"))

    assert table["z"].damage == 0
