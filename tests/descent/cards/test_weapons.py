"""Weapons: their dice, surges, piercing, reach and blast."""

import pytest

from bot.descent.commands import Attack
from bot.descent.content.cards import Item
from bot.descent.content.library import library
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, held
from tests.descent.scene import scene

SHELF = library()
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


@shows(*(line[0] for line in SURGES))
@pytest.mark.parametrize(("weapon", "roll", "surge", "hearts"), SURGES, ids=[line[0] for line in SURGES])
def test_a_weapon_rolls_its_dice_and_sells_its_surges(weapon: str, roll: str, surge: str, hearts: int) -> None:
    """A weapon rolls what is printed on it, and a surge buys what its line says."""
    table = scene("H z", cards={"H": [weapon]}, monsters={"z": "zombie master"}, roll=f"{roll}, brown 0")
    table.monster("z").extra_health = 10

    table.attack("H", "z")
    table.choose(surge)
    table.settle()

    assert table["z"].damage == hearts


def line_of(weapon: str, word: str) -> int:
    """The number of a weapon's surge line that does this."""
    item = SHELF.card(weapon)
    assert isinstance(item, Item)
    return next(
        number
        for number, surge in enumerate(item.surges)
        if surge.do[0].kind == word or getattr(surge.do[0], word, False)
    )


@shows("iron_mace", "light_hammer", "sling", "sunburst", "dwarven_firebomb", "ice_storm")
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
    stun = line_of(weapon, "inflict")

    table.attack("H", "z")
    table.choose(f"surge{stun}")
    table.settle()
    assert table["z"].conditions == [condition]
    table.roll(f"{roll}, brown 0")
    table.attack("H", "z")

    assert f"surge{stun}" not in table.options


@shows("iron_battleaxe", "immolation", "crossbow", "latari_longbow", "dragontooth_hammer")
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


@shows("arcane_bolt", "dragontooth_hammer", "steel_greatsword", "iron_spear")
@pytest.mark.parametrize("weapon", ["arcane_bolt", "dragontooth_hammer", "steel_greatsword", "iron_spear"])
def test_a_surge_pierces(weapon: str) -> None:
    """A surge for piercing ignores shields of this attack."""
    table = scene("H z", cards={"H": [weapon]}, monsters={"z": "zombie master"}, seed="pierce")
    table.monster("z").extra_health = 20
    key = line_of(weapon, "pierce")
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


@shows("oak_staff", "iron_spear")
@refuses("oak_staff", "iron_spear")
@pytest.mark.parametrize("weapon", ["oak_staff", "iron_spear"])
def test_reach_goes_two_squares(weapon: str) -> None:
    """A weapon with reach hits at two squares, and not at three."""
    assert armed(weapon, drawing="H . z", monsters={"z": "zombie"}).legal("H", "attack")
    assert not armed(weapon, drawing="H . . z", monsters={"z": "zombie"}).legal("H", "attack")


@shows("dwarven_firebomb", "lightning_strike")
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
    blast = line_of(weapon, "blast")

    table.attack("H", "z")
    table.choose(f"surge{blast}")
    table.settle()

    assert table["y"].damage == 3


@shows("grinding_axe")
def test_grinding_axe_sells_five_hearts_for_two_surges() -> None:
    """Two surges buy five hearts."""
    table = armed("grinding_axe", monsters={"z": "zombie master"}, roll="blue r2h2s1, red h3s1, red h1, brown 0")
    table.monster("z").extra_health = 10

    table.attack("H", "z")
    table.choose("surge1")

    assert table["z"].damage == 11


@refuses("grinding_axe")
def test_grinding_axe_asks_two_surges_for_five_hearts() -> None:
    """With one surge on the dice the dearer line is not offered."""
    table = armed("grinding_axe", roll="blue r2h2s1, red h2, red h1, brown 0")

    table.attack("H", "z")

    assert table.options == ["surge0", "stop"]


@shows("iron_longsword")
def test_iron_longsword_makes_the_target_roll_again() -> None:
    """Iron Longsword: a surge lets the target roll a defence die again."""
    table = scene("H z", roll="blue r2h2s1, red h1, brown 2, brown 0")

    table.attack("H", "z")
    table.choose("surge0")
    table.choose("die0")

    assert "z" not in table


WEAPONS = sorted(
    card.id for card in (*SHELF.items.values(), *SHELF.relics.values(), *SHELF.class_items.values()) if card.attack
)


@refuses(*WEAPONS)
@pytest.mark.parametrize("weapon", WEAPONS)
def test_no_weapon_strikes_whom_it_cannot_reach(weapon: str) -> None:
    """Melee needs a neighbour (or two squares with reach), a ranged weapon sight; one in the bag strikes nobody."""
    item = SHELF.card(weapon)
    assert isinstance(item, Item)
    far = "H .|z" if item.attack == "ranged" else "H . . z" if item.reach else "H . z"
    assert not armed(weapon, drawing=far).legal("H", "attack")
    near = armed(weapon)
    assert near.legal("H", "attack")
    held(near, "H", weapon).equipped = False

    strikes = [choice.command for choice in near.legal("H", "attack")]

    assert weapon not in [strike.weapon for strike in strikes if isinstance(strike, Attack)]


MORE_DICE = {"bow_of_bone": ("green",), "iron_claws": ("green",)}
"""What else these roll for a hero who stands still with a hand free."""


@refuses(*WEAPONS)
@pytest.mark.parametrize("weapon", WEAPONS)
def test_no_weapon_sells_anything_without_a_surge(weapon: str) -> None:
    """Where the dice show no surge, no line of the weapon is offered."""
    item = SHELF.card(weapon)
    assert isinstance(item, Item)
    quiet = {"blue": "blue r3h2", "red": "red h1", "yellow": "yellow h2", "green": "green h1"}
    pool = [*item.dice, *MORE_DICE.get(weapon, ())]
    table = armed(weapon, roll=", ".join([*(quiet[colour] for colour in pool), "brown 0"]))

    table.attack("H", "z")
    while table.asked == "react":
        table.choose("pass")

    assert table.asked is None
