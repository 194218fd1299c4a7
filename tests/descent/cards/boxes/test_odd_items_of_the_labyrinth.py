"""Items of the Labyrinth of Ruin that do something of their own."""

import pytest

from bot.descent.content.library import library
from bot.descent.rules import stats
from bot.descent.rules.harm import Inflict
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.arms import strike
from tests.descent.cards.table import armed, attacked, bite, held, hurt, may_react, refused
from tests.descent.scene import Scene, scene


@shows("bearded_axe")
@refuses("bearded_axe")
@pytest.mark.parametrize(("brown", "bought", "hearts"), [(0, (), 5), (1, (), 5), (2, (), 2), (2, ("surge0",), 5)])
def test_bearded_axe_bites_where_no_shield_is_left(brown: int, bought: tuple[str, ...], hearts: int) -> None:
    """Bearded Axe: with every shield pierced, or none there, two hearts more; one shield left keeps them off."""
    assert strike("bearded_axe", f"blue r2h2s1, red h1, brown {brown}", *bought)["z"].damage == hearts


@shows("rune_plate")
@refuses("rune_plate")
def test_rune_plate_is_for_the_learned() -> None:
    """Rune Plate: two health for who knows much, a black die in place of its grey one with a rune in hand."""
    mage = scene("L", cards={"L": ["rune_plate", "arcane_bolt"]})
    assert stats.health(mage.game, mage["L"]) == library().heroes["leoric_of_the_book"].health + 2
    assert sorted(stats.defence_pool(mage.game, mage["L"])) == ["black", "gray"]

    soldier = scene("H", cards={"H": ["rune_plate", "iron_spear"]})
    assert stats.health(soldier.game, soldier["H"]) == library().heroes["syndrael"].health
    assert stats.defence_pool(soldier.game, soldier["H"]) == ("gray", "gray")


@shows("shield_of_light")
@pytest.mark.parametrize(
    ("ability", "dice", "damage"), [("block", "gray 3", 1), ("block", "gray 2", 3), ("reroll", "gray 0, gray 3", 3)]
)
def test_shield_of_light_heals_whom_it_saves(ability: str, dice: str, damage: int) -> None:
    """Shield of Light: a shield or a die again; where no heart comes through after that, one comes back."""
    table = scene("H z", cards={"H": ["shield_of_light"]}, turn=None, roll=f"blue r3h2, yellow h2, {dice}")
    hurt(table, "H", damage=2)

    bite(table)
    table.choose(f"shield_of_light/{ability}")
    if ability == "reroll":
        table.choose("die0")

    assert table["H"].damage == damage


@refuses("shield_of_light")
def test_shield_of_light_is_no_use_to_the_unhurt_and_safe() -> None:
    """Shield of Light: with no heart to keep off and none to win back it is not offered."""
    table = attacked("shield_of_light", roll="blue r3h2, yellow r1h1, gray 3")
    assert not may_react(table, "shield_of_light")

    hurt_one = scene("H z", cards={"H": ["shield_of_light"]}, turn=None, roll="blue r3h2, yellow r1h1, gray 3")
    hurt(hurt_one, "H", damage=2)
    bite(hurt_one)
    assert may_react(hurt_one, "shield_of_light")


@shows("teleportation_rune")
@pytest.mark.parametrize(("far", "hits"), [(2, True), (4, False)])
def test_teleportation_rune_carries_its_bearer_off(far: int, hits: bool) -> None:
    """Teleportation Rune: after the attack, hit or miss, its bearer stands somewhere else within two squares."""
    table = scene(
        f". . L {'. ' * (far - 1)}z", cards={"L": ["teleportation_rune"]}, roll="blue r2h2s1, yellow h2, brown 0"
    )

    table.attack("L", "z")
    table.choose("surge1")
    missed = table.told("attack_missed")
    table.choose("A1")

    assert (table.at("L"), not missed) == ("A1", hits)


@refuses("teleportation_rune")
def test_teleportation_rune_leaves_whoever_will_stay() -> None:
    """Teleportation Rune: nobody has to go, nor goes three squares."""
    table = scene(". . . L . z", cards={"L": ["teleportation_rune"]}, roll="blue r2h2s1, yellow h2, brown 0")

    table.attack("L", "z")
    table.choose("surge1")
    assert "A1" not in table.options
    table.choose("D1")

    assert table.at("L") == "D1"


@shows("teleportation_rune")
def test_teleportation_rune_sells_a_heart() -> None:
    """Teleportation Rune: one range and one heart more for a surge."""
    assert strike("teleportation_rune", "blue r2h2s1, yellow h2, brown 0", "surge0")["z"].damage == 5


@shows("cloak_of_deception")
def test_cloak_of_deception_lets_the_blow_fall_into_the_void() -> None:
    """Cloak of Deception: with a blank die and a test that is passed the attack does not touch its bearer."""
    table = attacked("cloak_of_deception", roll="blue r3h2, yellow h2, gray 0, gray 1, gray 0, black 0")

    table.choose("cloak_of_deception")

    assert table["H"].damage == 0
    assert [event.model_dump()["note"] for event in table.told("noted")] == ["evades"]


@shows("cloak_of_deception")
def test_cloak_of_deception_saves_nobody_else() -> None:
    """Cloak of Deception: of two whom a blast catches, the other is caught all the same."""
    table = scene("H z\nA .", cards={"H": ["cloak_of_deception"]}, turn=None)
    table.roll("blue r3h2, yellow h2, gray 0, gray 1, gray 0, black 0, gray 0")
    table.activate(
        "zombie",
        minion=[{"do": "attack", "aim": {"by": ["highest_might"]}}],
        master=[],
        special=[{"at": "lasting", "attack": {"blast": True}}],
    )

    table.choose("cloak_of_deception")
    table.settle()

    assert [table["H"].damage, table["A"].damage] == [0, 2]


@refuses("cloak_of_deception")
def test_cloak_of_deception_fails_the_careless() -> None:
    """Cloak of Deception: after a failed test the hearts land; without a blank die it is not offered."""
    table = attacked("cloak_of_deception", roll="blue r3h2, yellow h2, gray 0, gray 1, gray 3, black 4")
    table.choose("cloak_of_deception")
    assert table["H"].damage == 3

    steady = attacked("cloak_of_deception", roll="blue r3h2, yellow h2, gray 1, gray 1")
    assert not may_react(steady, "cloak_of_deception")


@shows("obsidian_scalemail")
@refuses("obsidian_scalemail")
@pytest.mark.parametrize(
    ("roll", "fatigue"),
    [
        ("blue X, yellow h2, gray 0, black 0", 1),
        ("blue r5h1, yellow r1h1, gray 0, black 2", 1),
        ("blue r3h2, yellow h2, gray 0, black 2", 3),
    ],
)
def test_obsidian_scalemail_eases_whom_nothing_hurts(roll: str, fatigue: int) -> None:
    """Obsidian Scalemail: an attack that misses or hurts nothing gives two fatigue back; one that hurts none."""
    table = scene("H z", cards={"H": ["obsidian_scalemail"]}, turn=None, roll=roll)
    hurt(table, "H", fatigue=3)

    bite(table)

    assert table.hero("H").fatigue == fatigue


@shows("obsidian_scalemail")
def test_obsidian_scalemail_keeps_curses_off() -> None:
    """Obsidian Scalemail: nobody who wears it is cursed; stunned they can be."""
    table = armed("obsidian_scalemail")

    table.step(Inflict(figure="syndrael", condition="cursed"), Inflict(figure="syndrael", condition="stunned"))

    assert table["H"].conditions == ["stunned"]


@refuses("obsidian_scalemail")
def test_obsidian_scalemail_allows_one_card_that_is_an_action() -> None:
    """Obsidian Scalemail: the second such card of a turn is refused; attacks and moves are not."""
    table = scene(". A H z", cards={"A": ["obsidian_scalemail", "staff_of_light"]}, turn="A")
    hurt(table, "H", damage=5)
    table.use("A", "staff_of_light")

    assert refused(table, "A", "staff_of_light") == "one_card_action"
    assert table.legal("A", "move")
    bare = scene("A H z", cards={"A": ["staff_of_light"]}, turn="A")
    hurt(bare, "H", damage=5)
    bare.use("A", "staff_of_light")
    assert refused(bare, "A", "staff_of_light") is None


@shows("rage_blade")
@refuses("rage_blade")
def test_rage_blade_warms_up() -> None:
    """Rage Blade: the first attack of a turn rolls its own dice, the second a green one more."""
    table = armed("rage_blade", roll="blue r3h2, red h1, yellow r1h1, brown 0")
    table.monster("z").extra_health = 20

    table.attack("H", "z")
    first = table["z"].damage
    table.roll("blue r3h2, red h1, yellow r1h1, green h1, brown 0")
    table.attack("H", "z")

    assert (first, table["z"].damage) == (4, 9)


@shows("rage_blade")
@pytest.mark.parametrize(("roll", "surge", "hearts"), [("yellow h2", "surge0", 6), ("yellow h2s1", "surge1", 7)])
def test_rage_blade_sells_hearts(roll: str, surge: str, hearts: int) -> None:
    """Rage Blade: pierce and a heart for one surge, three hearts for two."""
    assert strike("rage_blade", f"blue r2h2s1, red h1, {roll}, brown 1", surge)["z"].damage == hearts


# Jinn's Lamp -----------------------------------------------------------------------------------------------------


def wish(table: Scene) -> str:
    """The lamp is rubbed; what the jinn offers."""
    table.use("H", "jinns_lamp")
    found: str = table.told("noted")[0].model_dump()["facts"]["found"]
    return found


@shows("jinns_lamp")
def test_jinns_lamp_is_gone_for_what_was_wished() -> None:
    """Jinn's Lamp: an item of act I is worn at once, in place of the lamp and what there is no room for."""
    table = scene("H", cards={"H": ["jinns_lamp", "chipped_greataxe", "leather_armor"]})
    found = wish(table)
    item = library().items[found]

    table.choose("take")

    assert item.act == 1
    assert table.hero("H").card("jinns_lamp") is None
    assert held(table, "H", found).equipped
    worn = [library().card(card.card).id for card in table.hero("H").cards if card.equipped]
    assert ("chipped_greataxe" in worn) == (item.hands == 0)


@shows("jinns_lamp")
def test_jinns_lamp_asks_what_to_put_away() -> None:
    """Jinn's Lamp: where one of two things has to go, its bearer says which."""
    table = scene("H", cards={"H": ["jinns_lamp", "iron_spear", "light_hammer"]}, seed="one hand")
    for seed in range(40):
        table = scene("H", cards={"H": ["jinns_lamp", "iron_spear", "light_hammer"]}, seed=f"wish {seed}")
        if library().items[wish(table)].hands == 1:
            break

    table.choose("take")

    assert table.asked == "put_away"
    table.choose("iron_spear")
    assert not held(table, "H", "iron_spear").equipped
    assert held(table, "H", "light_hammer").equipped


@refuses("jinns_lamp")
def test_jinns_lamp_may_be_left_alone() -> None:
    """Jinn's Lamp: what is given back is nobody's, and the lamp lies sideways."""
    table = scene("H", cards={"H": ["jinns_lamp"]})
    found = wish(table)

    table.choose("return")

    assert table.hero("H").card(found) is None
    assert refused(table, "H", "jinns_lamp") == "card_exhausted"


@refuses("jinns_lamp")
def test_jinns_lamp_knows_the_boxes_of_the_party() -> None:
    """Jinn's Lamp: nothing comes of a box the party does not own."""
    for seed in range(10):
        table = scene("H", cards={"H": ["jinns_lamp"]}, seed=f"box {seed}")
        assert library().items[wish(table)].box == "base"
