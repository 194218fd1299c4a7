"""The shop items of the Shadow of Nerekhall: what is worn, and what is carried."""

import pytest

from bot.descent.commands import Equip
from bot.descent.content.library import library
from bot.descent.party.campaign import Seat
from bot.descent.road.belongings import brought_home, give_back
from bot.descent.road.shop import stock
from bot.descent.rules import stats
from bot.descent.rules.harm import Suffer
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import BERSERKER, attacked, bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

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


# Archaic Scroll -----------------------------------------------------------------------------------------------


def reading(*skills: str) -> Scene:
    """Grisban, who has learned this, reads an Archaic Scroll."""
    table = scene("G", heroes=BERSERKER, cards={"G": ["archaic_scroll", *skills]})
    table.use("G", "archaic_scroll")
    return table


@shows("archaic_scroll")
def test_archaic_scroll_gives_experience_back() -> None:
    """archaic_scroll: up to two class cards go back into the deck; after the quest their experience is back."""
    table = reading("brute", "cripple", "charge")

    table.choose("brute")
    table.choose("charge")

    hero = table.hero("G")
    assert hero.card("brute") is None
    assert hero.card("cripple") is not None
    assert stats.health(table.game, hero) == 14
    seat = Seat(player=1, hero=hero.id, hero_class="berserker", xp=1, skills=["brute", "cripple", "charge"])
    give_back(seat, hero)
    assert (seat.xp, seat.skills) == (1 + 1 + 2, ["cripple"])
    assert brought_home(hero) == []


@shows("archaic_scroll")
def test_archaic_scroll_may_stop_at_one() -> None:
    """archaic_scroll: one class card is enough, and the scroll is gone all the same."""
    table = reading("brute", "cripple")

    table.choose("cripple")
    table.choose("done")

    assert table.hero("G").unlearned == ["cripple"]
    assert held(table, "G", "archaic_scroll").flipped
    assert refused(table, "G", "archaic_scroll") == "card_used_up"


@refuses("archaic_scroll")
def test_archaic_scroll_takes_nothing_a_class_begins_with() -> None:
    """archaic_scroll: who has learned nothing yet has nothing to give back."""
    table = scene("G", heroes=BERSERKER, cards={"G": ["archaic_scroll"]})

    assert refused(table, "G", "archaic_scroll") == "no_effect"
    assert table.hero("G").card("rage") is not None


# Shops --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "box", ["shadow_of_nerekhall", "manor_of_ravens", "mists_of_bilehall", "the_chains_that_rust"]
)
def test_set_07_shops_offer_a_box_to_its_owners_alone(box: str) -> None:
    """SET-07: with the box ticked its items turn up in shops, within their window of fame; without it none does."""
    shelf = library()
    city = next(iter(shelf.cities.values()))

    def shown(boxes: list[str]) -> set[str]:
        visits = range(120)
        return {
            item
            for fame in (0, 12, 24, 40)
            for visit in visits
            for item in stock(city, visit, fame=fame, act=2, owned=(), boxes=boxes, seed="shop")
        }

    assert not [item for item in shown(["base"]) if shelf.items[item].box == box]
    assert {shelf.items[item].box for item in shown(["base", box])} == {"base", box}
