"""Class items, shop items of both acts, relics and search cards."""

import pytest

from bot.descent import stats
from bot.descent.commands import Equip
from bot.descent.harm import Test as Trial
from bot.descent.library import library
from bot.descent.searching import fresh_search_deck
from tests.descent.cards.table import NECROMANCER, WILDLANDER, bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

FOE = {"z": "ettin"}
"""Somebody with a lot of health: five, and two gray dice."""


def armed(*cards: str, roll: str = "", drawing: str = "H z", **more: object) -> Scene:
    """Syndrael with these cards, and an ettin next to her."""
    return scene(drawing, cards={"H": list(cards)}, roll=roll, **{"monsters": FOE, **more})  # type: ignore[arg-type]


def attacked(*cards: str, roll: str) -> Scene:
    """A zombie attacks Syndrael, who has these cards."""
    table = scene("H z", cards={"H": list(cards)}, turn=None, roll=roll)
    bite(table)
    return table


SURGES = [
    ("chipped_greataxe", "blue r2h2s1, red h1", "surge0", 4),
    ("iron_battleaxe", "blue r2h2s1, red h1", "surge0", 5),
    ("iron_spear", "blue r2h2s1, yellow r1h1", "surge0", 4),
    ("light_hammer", "blue r2h2s1, yellow h2", "surge0", 6),
    ("grinding_axe", "blue r2h2s1, red h1, red h1", "surge0", 5),
    ("immolation", "blue r2h2s1, red h1", "surge0", 4),
    ("sling", "blue r2h2s1, yellow h2", "surge0", 5),
    ("sunburst", "blue r2h2s1, yellow h2", "surge1", 6),
    ("yew_shortbow", "blue r2h2s1, yellow h2", "surge1", 5),
    ("elm_greatbow", "blue r2h2s1, yellow h2", "surge0", 6),
    ("crossbow", "blue r2h2s1, yellow h2", "surge0", 6),
    ("oak_staff", "blue r2h2s1, yellow h2", "surge0", 5),
    ("latari_longbow", "blue r2h2s1, yellow r1s1, yellow r1h1", "surge1", 5),
    ("lightning_strike", "blue r2h2s1, yellow r1s1, yellow r1h1", "surge1", 5),
    ("ice_storm", "blue r2h2s1, yellow r1s1, yellow r1h1", "surge1", 5),
    ("the_shadow_rune", "blue r2h2s1, yellow r1s1, yellow r1h1", "surge1", 5),
    ("staff_of_light", "blue r2h2s1, yellow r1h1", "surge0", 5),
    ("dawnblade", "blue r2h2s1, red h1, yellow r1s1", "surge0", 6),
    ("trueshot", "blue r2h2s1, red h1, yellow r1s1", "surge1", 5),
]


@pytest.mark.parametrize(("weapon", "roll", "surge", "hearts"), SURGES, ids=[line[0] for line in SURGES])
def test_a_weapon_rolls_its_dice_and_sells_its_surges(weapon: str, roll: str, surge: str, hearts: int) -> None:
    """A weapon rolls what is printed on it, and a surge buys what its line says."""
    table = scene("H z", cards={"H": [weapon]}, monsters={"z": "zombie master"}, roll=f"{roll}, brown 0")
    table.monster("z").extra_health = 10

    table.attack("H", "z")
    table.choose(surge)
    table.settle()

    assert table["z"].damage == hearts


@pytest.mark.parametrize(
    ("weapon", "roll", "condition"),
    [
        ("iron_mace", "blue r2h2s1, yellow h2", "stunned"),
        ("light_hammer", "blue r2h2s1, yellow h2", "stunned"),
        ("sling", "blue r2h2s1, yellow h2", "stunned"),
        ("sunburst", "blue r2h2s1, yellow h2", "stunned"),
        ("dwarven_firebomb", "blue r2h2s1, red h2, yellow h2", "stunned"),
        ("ice_storm", "blue r2h2s1, yellow h2, yellow h2", "immobilized"),
    ],
)
def test_a_weapon_inflicts_its_condition(weapon: str, roll: str, condition: str) -> None:
    """A surge inflicts the weapon's condition on whoever suffers a heart, and is not offered on who has it."""
    table = scene("H z", cards={"H": [weapon]}, monsters={"z": "zombie master"}, roll=f"{roll}, brown 0")
    table.monster("z").extra_health = 10
    stun = next(
        number
        for number, surge in enumerate(table.game.library.card(weapon).surges)  # type: ignore[attr-defined]
        if surge.do[0].kind == "inflict"
    )

    table.attack("H", "z")
    table.choose(f"surge{stun}")
    table.settle()
    assert table["z"].conditions == [condition]
    table.roll(f"{roll}, brown 0")
    table.attack("H", "z")

    assert f"surge{stun}" not in table.options


@pytest.mark.parametrize(
    ("weapon", "roll", "left"),
    [
        ("iron_battleaxe", "blue r3h2, red h1", 1),
        ("immolation", "blue r3h2, red h1", 1),
        ("crossbow", "blue r3h2, yellow h2", 1),
        ("latari_longbow", "blue r3h2, yellow h2, yellow h2", 1),
        ("dragontooth_hammer", "blue r3h2, red h1, red h1", 1),
    ],
)
def test_a_weapon_pierces(weapon: str, roll: str, left: int) -> None:
    """A piercing weapon ignores one shield: of two, one is left."""
    table = scene("H z", cards={"H": [weapon]}, monsters={"z": "zombie master"}, roll=f"{roll}, brown 2")
    table.monster("z").extra_health = 10

    table.attack("H", "z")

    hit = table.told("attack_hit")[0].model_dump()
    assert hit["shields"] - hit["pierced"] == left


@pytest.mark.parametrize("weapon", ["arcane_bolt", "dragontooth_hammer", "steel_greatsword", "iron_spear"])
def test_a_surge_pierces(weapon: str) -> None:
    """A surge for piercing ignores shields of this attack."""
    table = scene("H z", cards={"H": [weapon]}, monsters={"z": "zombie master"}, seed="pierce")
    table.monster("z").extra_health = 20
    surges = table.game.library.card(weapon).surges  # type: ignore[attr-defined]
    key = next(number for number, surge in enumerate(surges) if getattr(surge.do[0], "pierce", 0))
    rest = {
        "arcane_bolt": "yellow h2",
        "dragontooth_hammer": "red h1, red h1",
        "steel_greatsword": "red h1, yellow h2",
    }
    table.roll(f"blue r2h2s1, {rest.get(weapon, 'yellow h2')}, brown 2")

    table.attack("H", "z")
    while table.asked == "react":
        table.choose("pass")
    table.choose(f"surge{key}")
    table.settle()

    assert table.told("attack_hit")[0].model_dump()["pierced"] >= 1


@pytest.mark.parametrize("weapon", ["oak_staff", "iron_spear"])
def test_reach_goes_two_squares(weapon: str) -> None:
    """A weapon with reach hits at two squares, and not at three."""
    assert armed(weapon, drawing="H . z", monsters={"z": "zombie"}).legal("H", "attack")
    assert not armed(weapon, drawing="H . . z", monsters={"z": "zombie"}).legal("H", "attack")


@pytest.mark.parametrize(
    ("weapon", "roll"),
    [
        ("dwarven_firebomb", "blue r2h2s1, red h2, yellow h2"),
        ("lightning_strike", "blue r2h2s1, yellow h2, yellow h2"),
    ],
)
def test_a_surge_blasts(weapon: str, roll: str) -> None:
    """A surge for blast also hits those next to the target, for half."""
    table = scene(
        "H . z y",
        cards={"H": [weapon]},
        monsters={"z": "zombie master", "y": "zombie master"},
        roll=f"{roll}, brown 0, brown 0",
    )
    blast = next(
        number
        for number, surge in enumerate(table.game.library.card(weapon).surges)  # type: ignore[attr-defined]
        if surge.do[0].kind == "blast"
    )

    table.attack("H", "z")
    table.choose(f"surge{blast}")
    table.settle()

    assert table["y"].damage == 3


def test_grinding_axe_sells_five_hearts_for_two_surges() -> None:
    """Two surges buy five hearts; one surge does not."""
    table = armed("grinding_axe", monsters={"z": "zombie master"}, roll="blue r2h2s1, red h3s1, red h1, brown 0")
    table.monster("z").extra_health = 10

    table.attack("H", "z")
    table.choose("surge1")

    assert table["z"].damage == 11


def test_iron_longsword_makes_the_target_roll_again() -> None:
    """Iron Longsword: a surge lets the target roll a defence die again."""
    table = scene("H z", roll="blue r2h2s1, red h1, brown 2, brown 0")

    table.attack("H", "z")
    table.choose("surge0")
    table.choose("die0")

    assert "z" not in table


@pytest.mark.parametrize("shield", ["wooden_shield_knight", "wooden_shield_disciple", "iron_shield"])
def test_a_shield_adds_a_shield(shield: str) -> None:
    """Exhausting a shield after the defence roll adds one."""
    table = scene("T z", cards={"T": [shield]}, turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("/block" if shield == "iron_shield" else shield)

    assert table["T"].damage == 2
    assert held(table, "T", shield).exhausted


def test_an_exhausted_shield_helps_nobody() -> None:
    """A shield that lies sideways is not offered until the hero's next turn."""
    table = scene("H z", turn=None, roll="blue r3h2, yellow h2, gray 1")
    held(table, "H", "wooden_shield_knight").exhausted = True

    bite(table)

    assert table.asked is None


def test_iron_shield_may_roll_a_die_again() -> None:
    """Iron Shield: instead of a shield, one defence die again."""
    table = attacked("iron_shield", roll="blue r3h2, yellow h2, gray 0, gray 3")

    table.choose("iron_shield/reroll")
    table.choose("die0")

    assert table["H"].damage == 1


def test_heavy_steel_shield_does_both() -> None:
    """Heavy Steel Shield: a die again and a shield more."""
    table = attacked("heavy_steel_shield", roll="blue r3h2, yellow h2, gray 0, gray 2")

    table.choose("heavy_steel_shield")
    table.choose("die0")

    assert table["H"].damage == 1


def test_reapers_scythe_heals_with_a_kill() -> None:
    """Reaper's Scythe: a monster defeated with it gives a heart back, one defeated otherwise does not."""
    table = scene("L . z", heroes=NECROMANCER, roll="blue r3h2, yellow h2, brown 0")
    hurt(table, "L", damage=3)

    table.attack("L", "z")

    assert table["L"].damage == 2


def test_throwing_knives_are_better_close_by() -> None:
    """Throwing Knives: one heart more against an adjacent monster, none at a distance."""
    close = scene("T z", monsters={"z": "zombie master"}, roll="blue r3h2, yellow h2, brown 0")
    close.attack("T", "z")
    far = scene("T . z", monsters={"z": "zombie master"}, roll="blue r3h2, yellow h2, brown 0")
    far.attack("T", "z")

    assert (close["z"].damage, far["z"].damage) == (5, 4)


@pytest.mark.parametrize("charm", ["lucky_charm", "lucky_charm_thief"])
def test_lucky_charm_repeats_a_test(charm: str) -> None:
    """Lucky Charm: an attribute test of its bearer is rolled again, both dice."""
    table = armed(charm, roll="gray 3, black 4, gray 0, black 0")

    table.step(Trial(figure=table.names["H"], attribute="awareness"))
    table.choose(charm)

    assert table.told("attribute_tested")[0].model_dump()["passed"]


def test_lucky_charm_is_for_ones_own_tests() -> None:
    """Another hero's test is no business of the charm's."""
    table = scene("H T", cards={"H": ["lucky_charm"]}, roll="gray 3, black 4")

    table.step(Trial(figure=table.names["T"], attribute="might"))

    assert not may_react(table, "lucky_charm")


@pytest.mark.parametrize(("armour", "pool", "speed"), [("chainmail", "gray", 4), ("platemail", "black", 3)])
def test_heavy_armour_protects_and_slows(armour: str, pool: str, speed: int) -> None:
    """Heavy armour adds a die and caps speed."""
    table = scene("J", cards={"J": [armour]})

    assert stats.defence_pool(table.game, table["J"]) == ("gray", pool)
    assert stats.speed(table.game, table["J"]) == speed


@pytest.mark.parametrize("armour", ["chainmail", "platemail"])
def test_heavy_armour_tolerates_no_rune(armour: str) -> None:
    """No rune can be equipped with heavy armour."""
    table = scene("L", cards={"L": [armour]})

    equip = Equip(hero=table.names["L"], cards=("arcane_bolt", armour))

    assert table.refused(equip) == "not_worn_together"


def test_crossbow_pushes_the_target() -> None:
    """Crossbow: a surge adds a heart and moves the target a square after the hit."""
    table = scene(
        "H . z . .",
        cards={"H": ["crossbow"]},
        monsters={"z": "zombie master"},
        roll="blue r2h2s1, yellow h2, brown 0",
    )

    table.attack("H", "z")
    table.choose("surge1")
    table.choose("D1")

    assert (table["z"].damage, table.at("z")) == (5, "D1")


def test_crossbow_does_not_push_after_a_miss() -> None:
    """A shot that fell short moves nobody."""
    table = scene(
        "H . . . . z .",
        cards={"H": ["crossbow"]},
        monsters={"z": "zombie master"},
        roll="blue r2h2s1, yellow h2, brown 0",
    )

    table.attack("H", "z")
    table.choose("surge1")

    assert table.told("attack_missed")
    assert table.asked is None


def test_elm_greatbow_shoots_past_neighbours() -> None:
    """Elm Greatbow: figures next to the archer don't block its sight; farther ones do."""
    assert scene("J A z", heroes=WILDLANDER, cards={"J": ["elm_greatbow"]}, turn="J").legal("J", "attack")
    assert not scene("J . A z", heroes=WILDLANDER, cards={"J": ["elm_greatbow"]}, turn="J").legal("J", "attack")


def test_heavy_cloak_takes_a_surge_away() -> None:
    """Heavy Cloak: the attacker of its bearer loses a surge."""
    table = attacked("heavy_cloak", roll="blue r2h2s1, yellow h2, gray 0")

    table.choose("heavy_cloak")
    table.settle()

    assert not table.told("surge_spent")


def test_heavy_cloak_needs_a_surge_to_take() -> None:
    """Without a surge on the dice the cloak is not offered."""
    table = attacked("heavy_cloak", roll="blue r3h2, yellow h2, gray 0")

    assert not may_react(table, "heavy_cloak")


@pytest.mark.parametrize(
    ("card", "stat", "value"),
    [("leather_armor", "health", 13), ("iron_bound_ring", "health", 14), ("ring_of_power", "stamina", 5)],
)
def test_what_is_worn_strengthens(card: str, stat: str, value: int) -> None:
    """Armour and rings raise health and stamina while they are worn."""
    table = armed(card)
    number = getattr(stats, stat)
    assert number(table.game, table["H"]) == value

    held(table, "H", card).equipped = False

    assert number(table.game, table["H"]) < value


@pytest.mark.parametrize(
    ("card", "damage", "fatigue", "code"),
    [("leather_armor", 12, 0, "too_wounded_without"), ("ring_of_power", 0, 5, "too_tired_without")],
)
def test_nobody_takes_off_what_keeps_them_up(card: str, damage: int, fatigue: int, code: str) -> None:
    """What alone keeps damage below health, or fatigue within stamina, can't be taken off."""
    table = armed(card)
    hurt(table, "H", damage=damage, fatigue=fatigue)

    assert table.refused(Equip(hero=table.names["H"], cards=())) == code


def test_magic_staff_hurts_a_second_monster() -> None:
    """Magic Staff: a surge hurts another monster within 3 squares of the target."""
    table = scene(
        "L . z y", cards={"L": ["magic_staff"]}, monsters={"y": "zombie"}, roll="blue r2h2s1, red h2, brown 0"
    )

    table.attack("L", "z")
    table.choose("surge0")

    assert table["y"].damage == 1


def test_magic_staff_needs_a_second_monster() -> None:
    """With nobody else near the target the surge is not offered."""
    table = scene(
        "L . z . . . y", cards={"L": ["magic_staff"]}, monsters={"y": "zombie"}, roll="blue r2h2s1, red h2, brown 0"
    )

    table.attack("L", "z")

    assert "surge0" not in table.options


def test_mana_weave_adds_a_surge() -> None:
    """Mana Weave: exhaust for a surge after the attack roll, once."""
    table = armed(
        "mana_weave", "chipped_greataxe", monsters={"z": "zombie master"}, roll="blue r3h2, red h2, brown 0"
    )

    table.attack("H", "z")
    table.choose("mana_weave")
    table.choose("surge0")
    assert table["z"].damage == 5
    table.roll("blue r3h2, red h2, brown 0")
    table.attack("H", "z")

    assert table.asked is None


def test_scorpion_helm_shoots_farther() -> None:
    """Scorpion Helm: one more range for ranged attacks."""
    table = scene(
        "J . . . z",
        heroes=WILDLANDER,
        cards={"J": ["scorpion_helm", "elm_greatbow"]},
        roll="blue r3h2, yellow h2, brown 0",
    )

    table.attack("J", "z")

    assert "z" not in table


def test_steel_broadsword_rolls_a_red_die_again() -> None:
    """Steel Broadsword: one red die of an attack with it again, once per attack."""
    table = armed("steel_broadsword", monsters={"z": "zombie master"}, roll="blue r3h2, red h1, brown 0, red h3")

    table.attack("H", "z")
    table.choose("steel_broadsword")
    assert table.options == ["die1", "keep"]
    table.choose("die1")

    assert table["z"].damage == 5


def test_steel_greatsword_rolls_a_power_die_again() -> None:
    """Steel Greatsword: one red or yellow die again, never the blue one."""
    table = armed(
        "steel_greatsword",
        monsters={"z": "zombie master"},
        roll="blue r3h2, red h1, yellow r1h1, brown 0, yellow h2",
    )

    table.attack("H", "z")
    table.choose("steel_greatsword")
    assert table.options == ["die1", "die2", "keep"]
    table.choose("die2")

    assert table["z"].damage == 5


@pytest.mark.parametrize(("moves", "fatigue"), [(1, 2), (2, 3)])
def test_demonhide_leather_tires_runners(moves: int, fatigue: int) -> None:
    """Demonhide Leather: two move actions in a turn cost a fatigue at its end; one does not."""
    table = scene("T . . . . . . . . . A", cards={"T": ["demonhide_leather"]})
    hurt(table, "T", fatigue=2)
    for square in ("D1", "H1")[:moves]:
        table.move("T", square)

    table.end_turn("T")

    assert table.hero("T").fatigue == fatigue


def test_dragontooth_hammer_likes_an_empty_hand() -> None:
    """Dragontooth Hammer: one heart more with the other hand empty."""
    roll = "blue r3h2, red h1, red h1, brown 0"
    alone = armed("dragontooth_hammer", monsters={"z": "zombie master"}, roll=roll)
    alone.attack("H", "z")
    shielded = armed("dragontooth_hammer", "iron_shield", monsters={"z": "zombie master"}, roll=roll)
    shielded.attack("H", "z")

    assert (alone["z"].damage, shielded["z"].damage) == (5, 4)


def test_elven_cloak_counts_awareness() -> None:
    """Elven Cloak: the defence counts as many shields as the hero's awareness."""
    table = scene("T z", turn=None, cards={"T": ["elven_cloak"]}, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("elven_cloak")

    assert table["T"].damage == 0


def test_elven_cloak_is_no_use_to_the_lucky() -> None:
    """A roll as good as awareness needs no cloak."""
    table = attacked("elven_cloak", roll="blue r3h2, yellow h2, gray 2")

    assert not may_react(table, "elven_cloak")


@pytest.mark.parametrize(("die", "damage"), [("gray 0", 3), ("gray 1", 3)])
def test_iron_bound_ring_makes_up_for_a_blank(die: str, damage: int) -> None:
    """Iron-Bound Ring: a blank defence die counts a shield; one that shows a shield gets none."""
    table = attacked("iron_bound_ring", roll=f"blue r3h2, yellow h2, {die}")

    assert table["H"].damage == damage


def test_mace_of_kellos_shakes_all_around() -> None:
    """Mace of Kellos: a surge hurts every adjacent monster."""
    table = armed(
        "mace_of_kellos",
        drawing="z H y",
        monsters={"z": "zombie master", "y": "zombie"},
        roll="blue r2h2s1, red h1, yellow r1h1, brown 0",
    )

    table.attack("H", "z")
    table.choose("surge0")

    assert [table["z"].damage, table["y"].damage] == [5, 1]


def test_mace_of_kellos_heals() -> None:
    """Mace of Kellos: a surge gives a heart back, if one is missing."""
    table = armed(
        "mace_of_kellos", monsters={"z": "zombie master"}, roll="blue r2h2s1, red h1, yellow r1h1, brown 0"
    )
    hurt(table, "H", damage=2)

    table.attack("H", "z")
    table.choose("surge1")

    assert table["H"].damage == 1


def test_tival_crystal_heals_its_bearer() -> None:
    """Tival Crystal: an action and a red die; not for the unhurt."""
    table = armed("tival_crystal", roll="red h3")
    assert refused(table, "H", "tival_crystal") == "no_effect"
    hurt(table, "H", damage=5)

    table.use("H", "tival_crystal")

    assert table["H"].damage == 2
    assert refused(table, "H", "tival_crystal") == "card_exhausted"


# Relics ------------------------------------------------------------------------------------------------------


def test_dawnblade_cuts_a_second_monster() -> None:
    """Dawnblade: a surge lets the attack affect a second adjacent monster; one takes all, the other half."""
    table = armed(
        "dawnblade",
        drawing="z H y",
        monsters={"z": "zombie master", "y": "zombie master"},
        roll="blue r2h2s1, red h1, yellow r1h1, brown 0, brown 0",
    )

    table.attack("H", "z")
    table.choose("surge1")
    table.choose("zombie_1")

    assert [table["z"].damage, table["y"].damage] == [4, 2]


@pytest.mark.parametrize("moment", ["attack", "defence", "test"])
def test_fortunas_dice_roll_any_die_again(moment: str) -> None:
    """Fortuna's Dice: any die the bearer just rolled, for a fatigue."""
    table = armed("fortunas_dice", "chipped_greataxe", monsters={"z": "zombie"})
    if moment == "attack":
        table.roll("blue X, red h2, brown 0, blue r3h2")
        table.attack("H", "z")
    elif moment == "defence":
        table.roll("blue r3h2, yellow h2, gray 0, gray 3")
        bite(table)
    else:
        table.roll("gray 3, black 4, black 0")
        table.step(Trial(figure=table.names["H"], attribute="might"))

    table.choose(f"fortunas_dice/{moment}")
    table.choose("die1" if moment == "test" else "die0")

    assert table.told("die_rerolled")
    assert table.hero("H").fatigue == 1


def test_shield_of_the_dark_god_keeps_the_better_roll() -> None:
    """Shield of the Dark God: dice again, and the better of both results counts."""
    table = attacked("shield_of_the_dark_god", roll="blue r3h2, yellow h2, gray 2, gray 0")

    table.choose("shield_of_the_dark_god")
    table.choose("die0")

    assert table["H"].damage == 2


def test_staff_of_light_heals_and_eases() -> None:
    """Staff of Light: an action heals and eases every hero within 3 squares by one."""
    table = scene("L . H", cards={"L": ["staff_of_light"]})
    for letter in "LH":
        hurt(table, letter, damage=2, fatigue=2)

    table.use("L", "staff_of_light")

    assert [(table[letter].damage, table.hero(letter).fatigue) for letter in "LH"] == [(1, 1), (1, 1)]


def test_the_shadow_rune_eases_with_a_kill() -> None:
    """The Shadow Rune: a monster defeated with it gives a fatigue back."""
    table = scene("L . z", cards={"L": ["the_shadow_rune"]}, roll="blue r3h2, yellow h2, yellow h2, brown 0")
    hurt(table, "L", fatigue=2)

    table.attack("L", "z")

    assert table.hero("L").fatigue == 1


def test_trueshot_flies_far_and_pushes() -> None:
    """Trueshot: three more range, and a surge moves the target."""
    table = scene(
        "J . . . . z .",
        heroes=WILDLANDER,
        cards={"J": ["trueshot"]},
        monsters={"z": "zombie master"},
        roll="blue r2h2s1, red h1, yellow h1s1, brown 0",
    )

    table.attack("J", "z")
    table.choose("surge0")
    table.choose("stop")
    table.choose("G1")

    assert table.at("z") == "G1"


# Search cards ------------------------------------------------------------------------------------------------


def test_curse_doll_ends_a_condition() -> None:
    """Curse Doll: a condition less for the bearer or a neighbour, once per quest."""
    table = scene("H T", cards={"H": ["curse_doll"]})
    table["T"].conditions.append("diseased")
    assert refused(table, "H", "curse_doll", "H") == "no_effect"

    table.use("H", "curse_doll", "T")

    assert table["T"].conditions == []
    assert refused(table, "H", "curse_doll", "T") == "no_such_ability"


def test_fire_flask_is_thrown_once() -> None:
    """Fire Flask: a ranged attack with blue and yellow, blast for a surge, once per quest."""
    table = scene(
        "H . z y",
        cards={"H": ["fire_flask"]},
        monsters={"y": "zombie"},
        roll="blue r2h2s1, yellow h2, brown 0, brown 0",
    )

    table.use("H", "fire_flask", "z")
    table.choose("surge0")

    assert "z" not in table
    assert table["y"].damage == 2
    assert not offered(table, "H", "fire_flask", "y")


def test_fire_flask_needs_sight() -> None:
    """The flask can't be thrown through a wall."""
    table = scene("H .|z", cards={"H": ["fire_flask"]})

    assert refused(table, "H", "fire_flask", "z") == "no_effect"


def test_health_potion_raises_the_fallen() -> None:
    """Health Potion: all hearts back, also for a fallen neighbour; none for the unhurt."""
    table = scene("H T", cards={"H": ["health_potion"]})
    assert refused(table, "H", "health_potion", "H") == "no_effect"
    hurt(table, "T", damage=8)
    table.hero("T").knocked_out = True

    table.use("H", "health_potion", "T")

    assert (table["T"].damage, table.hero("T").knocked_out) == (0, False)


def test_stamina_potion_costs_no_action() -> None:
    """Stamina Potion: all fatigue back without an action; not for the fallen or the fresh."""
    table = scene("H T", cards={"H": ["stamina_potion"]})
    assert refused(table, "H", "stamina_potion", "T") == "no_effect"
    hurt(table, "T", fatigue=4)

    table.use("H", "stamina_potion", "T")

    assert table.hero("T").fatigue == 0
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


def test_power_potion_rolls_any_dice_again() -> None:
    """Power Potion: any dice of the own attack again, each once."""
    table = scene("H z", cards={"H": ["power_potion"]}, roll="blue X, red h1, brown 0, blue r3h2, red h3")

    table.attack("H", "z")
    table.choose("power_potion")
    table.choose("die0")
    assert table.options == ["die1", "keep"]
    table.choose("die1")

    assert "z" not in table
    assert held(table, "H", "power_potion").flipped


def test_power_potion_is_for_ones_own_attack() -> None:
    """When a monster attacks, the potion is of no use."""
    table = scene("T z", cards={"T": ["power_potion"]}, turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)

    assert table.asked is None


def test_warding_talisman_adds_two_shields() -> None:
    """Warding Talisman: two shields after the defence roll, once per quest."""
    table = scene("T z", cards={"T": ["warding_talisman"]}, turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("warding_talisman")
    assert table["T"].damage == 1
    table.game.groups["zombie"].activated = False
    table.roll("blue r3h2, yellow h2, gray 1")
    bite(table)

    assert table.asked is None


@pytest.mark.parametrize("card", ["treasure_chest", "nothing"])
def test_cards_left_out_of_the_deck(card: str) -> None:
    """SET-05: Road to Legend leaves these cards out of the search deck."""
    deck = fresh_search_deck(library())

    assert card not in deck
    assert len(deck) == 10
