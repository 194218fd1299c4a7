"""The shop items of the Trollfens."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import Equip, Move
from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.arms import pierced, strike
from tests.descent.cards.table import TOUGH, armed, bite, held, hurt, may_react, refused
from tests.descent.scene import scene

SURGES = [
    ("dire_flail", "blue r2h2s1, yellow h2s1, green h1", "surge0", 8),
    ("lifedrain_scepter", "blue r2h2s1, green h1", "surge0", 5),
    ("trident", "blue r2h2s1, red h1", "surge0", 5),
    ("blasting_rune", "blue r2h2s1, red h1, green h1s1", "surge0", 8),
]


@shows(*(line[0] for line in SURGES))
@pytest.mark.parametrize(("weapon", "roll", "surge", "hearts"), SURGES)
def test_a_weapon_sells_hearts(weapon: str, roll: str, surge: str, hearts: int) -> None:
    """Each weapon sells the hearts of its lines, for as many surges as they cost."""
    assert strike(weapon, f"{roll}, brown 0", surge)["z"].damage == hearts


@refuses("dire_flail", "blasting_rune")
@pytest.mark.parametrize(
    ("weapon", "roll"),
    [("dire_flail", "blue r2h2s1, yellow h2, green h1"), ("blasting_rune", "blue r2h2s1, red h1, green h1")],
)
def test_a_dear_line_is_not_offered_for_less(weapon: str, roll: str) -> None:
    """Dire Flail, Blasting Rune: one surge does not buy what costs two."""
    table = armed(weapon, roll=f"{roll}, brown 0")

    table.attack("H", "z")

    assert table.asked is None


REACHING = ["dire_flail", "trident", "glaive"]


@shows(*REACHING)
@refuses(*REACHING)
@pytest.mark.parametrize("weapon", REACHING)
def test_reach_goes_two_squares(weapon: str) -> None:
    """Dire Flail, Trident, Glaive: they strike at two squares, and not at three."""
    assert armed(weapon, drawing="H . z").legal("H", "attack")
    assert not armed(weapon, drawing="H . . z").legal("H", "attack")


@shows("dire_flail")
@pytest.mark.parametrize(
    "roll", ["blue X, yellow h2, green h1, brown 0", "blue r5h1, yellow r1h1, green s1, brown 2"]
)
def test_dire_flail_strikes_back_at_the_clumsy(roll: str) -> None:
    """Dire Flail: who misses, or hurts nobody, suffers a heart."""
    assert strike("dire_flail", roll)["H"].damage == 1


@refuses("dire_flail")
def test_dire_flail_spares_whoever_hits() -> None:
    """Dire Flail: with a heart dealt its bearer suffers nothing."""
    assert strike("dire_flail", "blue r3h2, yellow h2, green h1, brown 0")["H"].damage == 0


@shows("lifedrain_scepter")
@refuses("lifedrain_scepter")
@pytest.mark.parametrize(
    ("roll", "damage"), [("blue r3h2, green h1, brown 0", 2), ("blue X, green h1, brown 0", 3)]
)
def test_lifedrain_scepter_feeds_on_wounds(roll: str, damage: int) -> None:
    """Lifedrain Scepter: a heart dealt gives one back, a miss nothing."""
    table = armed("lifedrain_scepter", roll=roll)
    hurt(table, "H", damage=3)

    table.attack("H", "z")

    assert table["H"].damage == damage


@shows("lifedrain_scepter")
def test_lifedrain_scepter_weakens() -> None:
    """Lifedrain Scepter: a surge weakens whoever suffers a heart."""
    assert strike("lifedrain_scepter", "blue r2h2s1, green h1, brown 0", "surge1")["z"].conditions == ["weakened"]


@shows("trident")
def test_trident_sells_two_steps() -> None:
    """Trident: a surge for two movement points."""
    table = strike("trident", "blue r2h2s1, red h1, brown 0", "surge1")

    assert table.game.turn is not None
    assert table.game.turn.points == 2


@shows("glaive")
@refuses("glaive")
@pytest.mark.parametrize(("drawing", "dice", "hearts"), [("H . z", ", red h3", 7), ("H z", "", 4)])
def test_glaive_likes_room_to_swing(drawing: str, dice: str, hearts: int) -> None:
    """Glaive: a red die more on who stands two squares away, none on a neighbour."""
    table = strike("glaive", f"blue r3h2, red h1, green h1{dice}, brown 0", drawing=drawing)

    assert table["z"].damage == hearts


@shows("glaive")
def test_glaive_pierces_for_a_surge() -> None:
    """Glaive: a surge ignores two shields."""
    assert pierced(strike("glaive", "blue r2h2s1, red h1, green h1, brown 2", "surge0")) == 2


@shows("blasting_rune")
def test_blasting_rune_tears_apart_whoever_it_fells() -> None:
    """Blasting Rune: everybody next to the fallen monster suffers two hearts, friends and its bearer included."""
    table = scene(
        "H z y T",
        cards={"H": ["blasting_rune"]},
        monsters={"y": "zombie master"},
        roll="blue r3h2, red h2, green h1, brown 0",
    )

    table.attack("H", "z")

    assert "z" not in table
    assert [table[letter].damage for letter in "HyT"] == [2, 2, 0]


@refuses("blasting_rune")
def test_blasting_rune_needs_a_kill() -> None:
    """Blasting Rune: where the target stands, nobody else is touched."""
    table = scene(
        "H . z y",
        cards={"H": ["blasting_rune"]},
        monsters=TOUGH,
        roll="blue r3h2, red h1, green h1, brown 0",
    )

    table.attack("H", "z")

    assert [table[letter].damage for letter in "zy"] == [4, 0]


# Worn ------------------------------------------------------------------------------------------------------------


@shows("belt_of_alchemy")
def test_belt_of_alchemy_cleanses_a_neighbour() -> None:
    """Belt of Alchemy: a hero beside its bearer is rid of one condition, and says which."""
    table = scene("H T", cards={"H": ["belt_of_alchemy"]})
    table["T"].conditions += ["poisoned", "weakened"]

    table.use("H", "belt_of_alchemy", "T")
    table.choose("weakened")

    assert table["T"].conditions == ["poisoned"]
    assert held(table, "H", "belt_of_alchemy").exhausted


@refuses("belt_of_alchemy")
def test_belt_of_alchemy_needs_somebody_who_suffers() -> None:
    """Belt of Alchemy: not for the healthy, not for the far, not twice."""
    table = scene("H T . A", cards={"H": ["belt_of_alchemy"]})
    table["A"].conditions.append("poisoned")
    assert refused(table, "H", "belt_of_alchemy", "T") == "no_effect"
    assert refused(table, "H", "belt_of_alchemy", "A") == "bad_target"
    table["H"].conditions += ["poisoned", "weakened"]

    table.use("H", "belt_of_alchemy", "H")
    table.settle()

    assert refused(table, "H", "belt_of_alchemy", "H") == "card_exhausted"


WATER = "H ~ ~ ~ ."


@shows("belt_of_waterwalking")
@refuses("belt_of_waterwalking")
def test_belt_of_waterwalking_walks_on_water() -> None:
    """Belt of Waterwalking: water costs its bearer a point a square; without the belt it costs two."""
    table = scene(WATER, cards={"H": ["belt_of_waterwalking"]})
    willpower = stats.attribute(table.game, table["H"], "willpower")
    table.move("H", "E1")
    assert (table.at("H"), table.game.turn and (table.game.turn.actions, table.game.turn.points)) == ("E1", (1, 0))

    wet = scene(WATER, cards={"H": ["belt_of_waterwalking"]})
    held(wet, "H", "belt_of_waterwalking").equipped = False

    assert Move(hero="syndrael", to=Square.parse("E1")).price(wet.game).points == 7
    assert willpower == (stats.attribute(wet.game, wet["H"], "willpower") or 0) + 1


@refuses("belt_of_waterwalking")
def test_belt_of_waterwalking_does_nothing_about_mud() -> None:
    """Belt of Waterwalking: mud holds its bearer as it holds others."""
    table = scene("H , .", cards={"H": ["belt_of_waterwalking"]})

    assert Move(hero="syndrael", to=Square.parse("C1")).price(table.game).points == 3


@shows("belt_of_strength")
def test_belt_of_strength_throws_a_monster() -> None:
    """Belt of Strength: who passes moves a monster beside it up to two points far."""
    table = scene("H z . . .", cards={"H": ["belt_of_strength"]}, roll="gray 0, black 2")

    table.use("H", "belt_of_strength")
    table.choose("D1")

    assert table.at("z") == "D1"
    assert held(table, "H", "belt_of_strength").exhausted


@refuses("belt_of_strength")
def test_belt_of_strength_needs_strength_and_a_monster() -> None:
    """Belt of Strength: a failed test moves nobody, and with nobody beside there is nothing to try."""
    table = scene("H z . . .", cards={"H": ["belt_of_strength"]}, roll="gray 3, black 4")
    table.use("H", "belt_of_strength")
    assert (table.asked, table.at("z")) == (None, "B1")

    alone = scene("H . z . .", cards={"H": ["belt_of_strength"]})
    assert refused(alone, "H", "belt_of_strength") == "no_effect"


BELTS = ["belt_of_alchemy", "belt_of_waterwalking", "belt_of_strength"]


@refuses(*BELTS)
@pytest.mark.parametrize(("one", "other"), [*zip(BELTS, [*BELTS[1:], BELTS[0]], strict=True)])
def test_nobody_wears_two_belts(one: str, other: str) -> None:
    """Of the Belt of Alchemy, that of Waterwalking and that of Strength one is worn."""
    table = scene("H", cards={"H": [one, other]})

    assert table.refused(Equip(hero="syndrael", cards=(one, other))) == "not_worn_together"


@shows("deflecting_shield")
def test_deflecting_shield_turns_a_heart_on_somebody_else() -> None:
    """Deflecting Shield: a shield more, and a neighbour of the bearer's choice suffers a heart."""
    table = scene("T H z", cards={"H": ["deflecting_shield"]}, turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("deflecting_shield")
    table.choose("zombie_1")

    assert [table[letter].damage for letter in "THz"] == [0, 2, 1]


@refuses("deflecting_shield")
def test_deflecting_shield_is_not_ready_twice() -> None:
    """Deflecting Shield: exhausted it is not offered."""
    table = scene("H z", cards={"H": ["deflecting_shield"]}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    held(table, "H", "deflecting_shield").exhausted = True

    bite(table)

    assert not may_react(table, "deflecting_shield")
    assert table["H"].damage == 3
