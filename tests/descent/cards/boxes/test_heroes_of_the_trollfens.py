"""Grisom and Roganna of the Trollfens."""

from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, hurt
from tests.descent.scene import Scene, scene

# Augur Grisom -------------------------------------------------------------------------------------------------


def bitten_beside(hero: str, roll: str, drawing: str = "H S z") -> Scene:
    """A zombie attacks Syndrael, wounded, near this hero."""
    table = scene(drawing, heroes={"H": hero}, turn=None, roll=roll)
    hurt(table, "S", damage=3)
    bite(table)
    return table


@shows("augur_grisom/ability")
def test_grisom_comforts_whom_nothing_hit() -> None:
    """An attack on a hero near Grisom that misses gives that hero a heart back."""
    table = bitten_beside("augur_grisom", "blue X, yellow h2")
    table.settle()

    assert table["S"].damage == 2


@refuses("augur_grisom/ability")
def test_grisom_does_not_comfort_the_wounded() -> None:
    """Who is dealt a heart, or stands four squares off, recovers nothing from Grisom."""
    wounded = bitten_beside("augur_grisom", "blue r3h2, yellow h2, gray 3")
    wounded.settle()
    assert wounded["S"].damage == 4

    far = bitten_beside("augur_grisom", "blue X, yellow h2", "H . . . S z")
    far.settle()
    assert far["S"].damage == 3


@shows("augur_grisom/feat")
def test_grisoms_feat_heals_all_he_sees() -> None:
    """Grisom and every hero he sees recover two hearts and two fatigue, and who lies there gets up."""
    table = scene("H . S\n. T .", heroes={"H": "augur_grisom"})
    for letter in "HST":
        hurt(table, letter, damage=3, fatigue=3)
    table.hero("T").knocked_out = True

    table.use("H", "feat")

    assert [table[letter].damage for letter in "HST"] == [1, 1, 1]
    assert [table.hero(letter).fatigue for letter in "HST"] == [1, 1, 1]
    assert not table.hero("T").knocked_out


@refuses("augur_grisom/feat")
def test_grisoms_feat_ends_at_walls() -> None:
    """A hero behind a wall is not seen by Grisom and recovers nothing."""
    table = scene("H # S", heroes={"H": "augur_grisom"})
    hurt(table, "H", damage=3)
    hurt(table, "S", damage=3)

    table.use("H", "feat")

    assert (table["H"].damage, table["S"].damage) == (1, 3)


# Roganna ------------------------------------------------------------------------------------------------------


@shows("roganna_the_shade/ability")
def test_roganna_strikes_the_lonely_harder() -> None:
    """A monster with no other hero beside it suffers a heart more from Roganna."""
    table = scene(
        "H . z . S",
        heroes={"H": "roganna_the_shade"},
        monsters={"z": "zombie master"},
        roll="blue r3h2, yellow h2, brown 1",
    )

    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 4


@refuses("roganna_the_shade/ability")
def test_roganna_gains_nothing_beside_friends() -> None:
    """With a friend beside the monster it suffers what Roganna's dice say."""
    table = scene(
        "H . z S",
        heroes={"H": "roganna_the_shade"},
        monsters={"z": "zombie master"},
        roll="blue r3h2, yellow h2, brown 1",
    )

    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 3


def shaded(drawing: str) -> Scene:
    """Roganna has used her feat, and goblin archers act."""
    table = scene(drawing, heroes={"H": "roganna_the_shade"}, roll="blue r3h2, yellow h2, gray 0")
    table.use("H", "feat")
    bite(table, "goblin_archer")
    return table


@shows("roganna_the_shade/feat")
def test_rogannas_feat_hides_everybody_near() -> None:
    """Heroes within three squares of Roganna can't be shot at from afar."""
    table = shaded("H S . . g")
    table.settle()

    assert (table["H"].damage, table["S"].damage) == (0, 0)
    assert not table.told("attack_declared")


@refuses("roganna_the_shade/feat")
def test_rogannas_feat_hides_nobody_from_whoever_is_beside() -> None:
    """A monster next to a hero attacks it as ever, whatever Roganna did."""
    table = shaded(". . H S g")
    table.settle()

    assert table["S"].damage == 4


@refuses("roganna_the_shade/feat")
def test_rogannas_feat_ends_with_her_next_turn() -> None:
    """When Roganna's next turn has begun everybody can be shot at again."""
    table = scene("H S . . g", heroes={"H": "roganna_the_shade"})
    table.use("H", "feat")
    table.end_turn("H")
    table.settle()
    table.hero("H").turn_taken = False
    table.take_turn("H")
    table.roll("blue r5h1, yellow r2h1, gray 0")
    bite(table, "goblin_archer")
    table.settle()

    assert table.told("attack_declared")
