"""The relics of the Shadow of Nerekhall and of the Manor of Ravens, the heroes' side."""

import pytest

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, bought, held, hurt, offered, refused
from tests.descent.scene import scene

BLUE, YELLOW = "blue r2h2s1", "yellow r1h1"
STRONG = {"z": "zombie master", "y": "zombie master"}


@refuses("shadow_plotter", "the_manors_heart", "forewarned_ring")
@pytest.mark.parametrize("relic", ["shadow_plotter", "the_manors_heart", "forewarned_ring"])
def test_what_speaks_of_the_overlords_cards_does_nothing(relic: str) -> None:
    """Where there are no overlord cards these relics can't be used; they can be worn and traded all the same."""
    table = scene("H", cards={"H": [relic]})

    assert held(table, "H", relic).equipped
    assert not offered(table, "H", relic)
    assert table.game.library.relics[relic].abilities == ()


# Spirited Scythe ----------------------------------------------------------------------------------------------


@shows("spirited_scythe")
def test_spirited_scythe_mows_all_around() -> None:
    """spirited_scythe: an action strikes every adjacent monster; whoever suffers a heart bleeds."""
    table = scene("z H y", cards={"H": ["spirited_scythe"]}, monsters=STRONG)
    table.roll("blue r3h2, red h1, red h1, brown 0, brown 2")

    table.use("H", "spirited_scythe")
    table.choose("zombie_1")

    assert [table["z"].damage, table["y"].damage] == [4, 0]
    assert [table["z"].conditions, table["y"].conditions] == [["bleeding"], []]


@refuses("spirited_scythe")
def test_spirited_scythe_needs_somebody_beside() -> None:
    """spirited_scythe: with nobody beside its bearer there is nothing to mow."""
    table = scene("z . H", cards={"H": ["spirited_scythe"]})

    assert refused(table, "H", "spirited_scythe") == "no_effect"


# Ynfernael Rune -----------------------------------------------------------------------------------------------


@shows("ynfernael_rune")
def test_ynfernael_rune_burns_far_and_burns_its_bearer() -> None:
    """ynfernael_rune: three more range, three hearts for two surges, and each attack costs a heart."""
    table = bought("ynfernael_rune", f"{BLUE}, red h1, green h1s1, brown 0", "surge0", "H . . . . z")

    assert (table["z"].damage, table["H"].damage) == (7, 1)


@shows("ynfernael_rune")
def test_ynfernael_rune_burns_its_bearer_for_a_miss() -> None:
    """ynfernael_rune: an attack that misses costs the heart as well."""
    table = armed("ynfernael_rune", roll="blue X, red h1, green h1, brown 0")

    table.attack("H", "z")

    assert table["H"].damage == 1


@refuses("ynfernael_rune")
def test_ynfernael_rune_leaves_other_weapons_alone() -> None:
    """ynfernael_rune: an attack with something else costs nothing and goes no farther."""
    table = scene("H z", cards={"H": ["ynfernael_rune", "bone_blade"]}, roll="blue r3h2, red h1, brown 0")

    table.attack("H", "z", "bone_blade")

    assert table["H"].damage == 0


# Book of Stars ------------------------------------------------------------------------------------------------


@shows("book_of_stars")
def test_book_of_stars_knows_a_cure() -> None:
    """book_of_stars: one more knowledge; who passes a test of it rids a hero of a condition, however far."""
    table = scene("L . . . . . H", cards={"L": ["book_of_stars"]}, roll="gray 1, black 2")
    table["H"].conditions.append("poisoned")
    assert stats.attribute(table.game, table["L"], "knowledge") == 6

    table.use("L", "book_of_stars", ability="read")

    assert table["H"].conditions == []


@refuses("book_of_stars")
def test_book_of_stars_has_to_be_understood() -> None:
    """book_of_stars: who fails the test cures nobody, and where nobody has a condition it stays closed."""
    table = scene("T H", cards={"T": ["book_of_stars"]}, turn="T", roll="gray 3, black 4")
    assert refused(table, "T", "book_of_stars", ability="read") == "no_effect"
    table["H"].conditions.append("poisoned")

    table.use("T", "book_of_stars", ability="read")

    assert table["H"].conditions == ["poisoned"]


@refuses("book_of_stars")
def test_book_of_stars_makes_nobody_wiser_than_six() -> None:
    """book_of_stars: with two of them a scholar of five has six, not seven."""
    table = scene("L", cards={"L": ["book_of_stars", "book_of_stars"]})

    assert stats.attribute(table.game, table["L"], "knowledge") == 6


# Shards of Ithyndrus ------------------------------------------------------------------------------------------


@shows("shards_of_ithyndrus")
@pytest.mark.parametrize(("line", "left"), [("surge0", (1, 3)), ("surge1", (3, 1)), ("surge2", (3, 3))])
def test_shards_of_ithyndrus_mend_and_pierce(line: str, left: tuple[int, int]) -> None:
    """shards_of_ithyndrus: a surge for two hearts or two fatigue of its bearer, or to pierce two."""
    table = armed("shards_of_ithyndrus", roll=f"{BLUE}, {YELLOW}, brown 2")
    table.monster("z").extra_health = 20
    hurt(table, "H", damage=3, fatigue=3)

    table.attack("H", "z")
    table.choose(line)

    assert (table["H"].damage, table.hero("H").fatigue) == left
    assert table["z"].damage == (3 if line == "surge2" else 1)


@refuses("shards_of_ithyndrus")
def test_shards_of_ithyndrus_mend_nobody_who_is_whole() -> None:
    """shards_of_ithyndrus: who is fresh and unhurt is offered nothing to recover."""
    table = armed("shards_of_ithyndrus", roll=f"{BLUE}, {YELLOW}, brown 2")
    table.monster("z").extra_health = 20

    table.attack("H", "z")

    assert table.options == ["surge2", "stop"]


# Wanderer's Stone ---------------------------------------------------------------------------------------------


@shows("wanderers_stone")
def test_wanderers_stone_eases_the_way() -> None:
    """wanderers_stone: each move action gives a fatigue back."""
    table = scene("H . . . . . . . .", cards={"H": ["wanderers_stone"]})
    hurt(table, "H", fatigue=3)

    table.move("H", "I1")

    assert table.game.turn is not None
    assert table.game.turn.actions == 0
    assert table.hero("H").fatigue == 1


@refuses("wanderers_stone")
def test_wanderers_stone_asks_for_a_move_action() -> None:
    """wanderers_stone: points bought with fatigue are no move action, and a friend's way eases nobody."""
    table = scene("H . . T", cards={"H": ["wanderers_stone"]})
    hurt(table, "H", fatigue=2)

    table.push("H")
    table.move("H", "B1")

    assert table.hero("H").fatigue == 3
