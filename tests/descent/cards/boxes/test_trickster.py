"""The trickster of the Lost Legends: found cards pay for skills, friends change places, two weapons are one."""

from bot.descent.rules import stats
from bot.descent.rules.harm import window
from bot.descent.rules.moments import Moment
from bot.descent.rules.searching import give
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.callings import begins_with_both, closes_the_best
from tests.descent.cards.table import bite, held, hurt, may_react
from tests.descent.scene import Scene, scene

TRICKSTER = {"H": "tomble_burrowell/trickster+runemaster"}
TOUGH = {"z": "zombie master", "y": "zombie master"}


def trickster(drawing: str, *cards: str, roll: str = "", turn: str | None = "H") -> Scene:
    """The trickster, who is a runemaster too, with more cards."""
    return scene(
        drawing, heroes=TRICKSTER, monsters=TOUGH, cards={"H": list(cards)} if cards else None, roll=roll, turn=turn
    )


@shows("razzle_dazzle")
def test_razzle_dazzle_goes_with_a_mage_class() -> None:
    """razzle_dazzle: the trickster begins with the runemaster's equipment and skill as well."""
    begins_with_both("tomble_burrowell", "trickster", "runemaster")


@refuses("razzle_dazzle")
def test_razzle_dazzle_leaves_the_best_to_mages() -> None:
    """razzle_dazzle: what costs 3 in the mage class stays closed, and only mage classes go with it."""
    closes_the_best("trickster", "runemaster")


# Private Collection ---------------------------------------------------------------------------------------------


@shows("private_collection")
def test_private_collection_pays_for_skills() -> None:
    """Private Collection: a search card found is a counter, and that pays for a skill in place of fatigue."""
    table = scene(
        "H * . z",
        heroes=TRICKSTER,
        cards={"H": ["private_collection", "exploding_rune"]},
        search_deck=["health_potion"],
        roll="blue r3h2, yellow h2, brown 0",
    )
    table.search("H", "search1")
    assert held(table, "H", "private_collection").counters == 1

    table.use("H", "exploding_rune", "z")
    assert table.options == ["spare_fatigue", "pay_fatigue"]
    table.choose("spare_fatigue")
    table.settle()

    assert table.hero("H").fatigue == 0
    assert held(table, "H", "private_collection").counters == 0
    assert table.told("attack_hit")


@shows("private_collection")
def test_private_collection_helps_the_exhausted() -> None:
    """private_collection: who has no stamina left uses a skill all the same, if there is a counter."""
    table = trickster("H . . z", "private_collection", "exploding_rune", roll="blue r3h2, yellow h2, brown 0")
    hurt(table, "H", fatigue=5)
    held(table, "H", "private_collection").counters = 1

    table.use("H", "exploding_rune", "z")
    table.settle()

    assert (table.hero("H").fatigue, held(table, "H", "private_collection").counters) == (5, 0)


@refuses("private_collection")
def test_private_collection_is_asked_about_only_with_counters() -> None:
    """private_collection: without a counter fatigue is paid; with one it still may be."""
    empty = trickster("H . . z", "private_collection", "exploding_rune", roll="blue r3h2, yellow h2, brown 0")
    empty.use("H", "exploding_rune", "z")
    assert empty.asked != "spare_fatigue"
    empty.settle()
    assert empty.hero("H").fatigue == 1

    saving = trickster("H . . z", "private_collection", "exploding_rune", roll="blue r3h2, yellow h2, brown 0")
    held(saving, "H", "private_collection").counters = 1
    saving.use("H", "exploding_rune", "z")
    saving.choose("pay_fatigue")
    saving.settle()
    assert (saving.hero("H").fatigue, held(saving, "H", "private_collection").counters) == (1, 1)


@refuses("private_collection")
def test_private_collection_counts_no_gold() -> None:
    """private_collection: gold under a token is no card, and a friend's find is the friend's."""
    table = trickster("H * . z", "private_collection")
    table.search("H", "search1")
    assert held(table, "H", "private_collection").counters == 0

    friend = scene(
        "H A *", heroes=TRICKSTER, cards={"H": ["private_collection"]}, search_deck=["fire_flask"], turn="A"
    )
    friend.search("A", "search1")
    assert held(friend, "H", "private_collection").counters == 0


# Now You See Me -------------------------------------------------------------------------------------------------


@shows("now_you_see_me")
def test_now_you_see_me_swaps_with_a_friend() -> None:
    """Now You See Me: a friend who agrees stands where the trickster stood, and is the target."""
    table = trickster("z H . . A", "now_you_see_me", turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("now_you_see_me")
    table.choose("volunteer")
    table.settle()

    assert (table.at("H"), table.at("A")) == ("E1", "B1")
    assert (table["H"].damage, table["A"].damage, table.hero("H").fatigue) == (0, 3, 1)


@refuses("now_you_see_me")
def test_now_you_see_me_needs_a_friend_who_agrees() -> None:
    """now_you_see_me: who declines stays; six squares away nobody is asked, nor for somebody else's attack."""
    table = trickster("z H . . A", "now_you_see_me", turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(table)
    table.choose("now_you_see_me")
    table.choose("decline")
    table.settle()
    assert (table.at("H"), table.at("A"), table["H"].damage) == ("B1", "E1", 3)

    for drawing in ("z H . . . . . A", "z A H"):
        other = trickster(drawing, "now_you_see_me", turn=None, roll="blue r3h2, yellow h2, gray 1")
        bite(other)
        assert not may_react(other, "now_you_see_me")


# Arcane Fusion --------------------------------------------------------------------------------------------------


def fused(weapon: str = "immolation", *, roll: str = "") -> Scene:
    """The trickster wields a sling, and a magic weapon in the pack is linked to it."""
    table = trickster("H . . z", "arcane_fusion", "sling", roll=roll)
    give(table.hero("H"), weapon, "item").linked = "sling"
    return table


@shows("arcane_fusion")
def test_arcane_fusion_is_chosen_as_the_quest_begins() -> None:
    """Arcane Fusion: asked as the quest begins, a magic weapon of the pack is linked to an equipped one."""
    table = trickster("H . . z", "arcane_fusion", "sling")
    give(table.hero("H"), "immolation", "item")

    begin(table)
    table.choose("arcane_fusion")
    table.choose("immolation")
    table.settle()

    assert held(table, "H", "immolation").linked == "sling"


def begin(table: Scene) -> None:
    """The moment at which a quest begins."""
    table.step(window(Moment.QUEST_BEGUN))


@shows("arcane_fusion")
def test_arcane_fusion_lends_surges_and_traits() -> None:
    """arcane_fusion: the sling has the surges of the rune in the pack, and is a magic weapon to other cards."""
    table = fused(roll="blue r6h1s1, yellow r2h1, brown 0")
    hurt(table, "H")

    table.attack("H", "z", "sling")
    lines = [option for option in table.options if option.startswith("surge")]
    table.settle()

    plain = trickster("H . . z", "arcane_fusion", "sling", roll="blue r6h1s1, yellow r2h1, brown 0")
    plain.attack("H", "z", "sling")
    assert len(lines) > len([option for option in plain.options if option.startswith("surge")])


@refuses("arcane_fusion")
def test_arcane_fusion_needs_a_magic_weapon_in_the_pack() -> None:
    """arcane_fusion: without one nobody is asked; a linked weapon that is equipped itself lends nothing."""
    none = trickster("H . . z", "arcane_fusion", "sling")
    none.hero("H").cards = [card for card in none.hero("H").cards if card.card != "arcane_bolt"]
    begin(none)
    assert none.asked is None

    table = fused(roll="blue r6h1s1, yellow r2h1, brown 0")
    lent = traits_of(table, "sling")
    held(table, "H", "sling").equipped = False
    held(table, "H", "immolation").equipped = True
    assert "magic" in lent
    assert "magic" not in traits_of(table, "sling")


def traits_of(table: Scene, card: str) -> tuple[str, ...]:
    """The traits of a card as things stand."""
    return stats.traits(table.game, table.hero("H"), held(table, "H", card))
