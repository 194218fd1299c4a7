"""Odds for what is out of reach: as if the attacker stood on the nearest square from which it could attack."""

from time import perf_counter

import pytest

from bot.descent.attack.odds import reckon
from bot.descent.attack.odds_afar import approach
from bot.descent.attack.odds_now import attack_odds
from bot.descent.board import Square
from bot.descent.rules.stats import weapons
from bot.descent.views.panel.chances import odds_lines
from bot.descent.words import words
from bot.kernel.refused import Refused
from tests.descent.scene import scene


def test_a_blade_counts_from_the_nearest_square_beside_the_target() -> None:
    """Four squares away: three points to the square beside the zombie, and the odds are those there."""
    table = scene("H . . . z")
    hero, zombie = table.names["H"], table.names["z"]
    before = table.game.model_dump_json()

    found = approach(table.game, hero, zombie, "iron_longsword")

    assert found is not None
    assert (str(found.square), found.points) == ("D1", 3)
    assert table.game.model_dump_json() == before
    table.game.hero(hero).squares = (Square.parse("D1"),)
    assert reckon(found.blow) == attack_odds(table.game, hero, zombie, "iron_longsword")


def test_a_bow_counts_from_the_nearest_square_with_a_view() -> None:
    """Behind a corner: where the line is clear the range counts from."""
    table = scene(
        """
        # # # # #
        # J # z #
        # . # . #
        # . . . #
        # # # # #
        """
    )
    weapon = next(held.id for held in weapons(table.game, table.hero("J")))

    found = approach(table.game, table.names["J"], table.names["z"], weapon)

    assert found is not None
    assert found.blow.distance is not None
    assert found.points >= 1


def test_the_answer_says_from_where_and_how_far() -> None:
    """Both languages name the square and the movement points; in reach neither is said."""
    table = scene("H . . . z")
    hero, zombie = table.names["H"], table.names["z"]

    english, french = (
        "\n".join(odds_lines(table.game, hero, zombie, "iron_longsword", words(language)))
        for language in ("en", "fr")
    )

    assert "from **D1**" in english
    assert "3 movement points" in english
    assert "depuis **D1**" in french
    table.game.hero(hero).squares = (Square.parse("D1"),)
    assert "D1" not in "\n".join(odds_lines(table.game, hero, zombie, "iron_longsword", words("en")))


def test_what_can_be_attacked_from_nowhere_is_refused() -> None:
    """A zombie behind a wall is out of reach for good, and the answer is the old one."""
    table = scene("H . # z")

    with pytest.raises(Refused, match="not_adjacent"):
        odds_lines(table.game, table.names["H"], table.names["z"], "iron_longsword", words("en"))


def test_looking_for_a_square_is_quick() -> None:
    """A large room full of squares without a view does not keep anybody waiting."""
    rows = "\n".join(" ".join("." for _ in range(20)) for _ in range(12))
    table = scene(f"H{rows[1:]}\n{' '.join('#' for _ in range(20))}\n{' '.join('.' for _ in range(19))} z")

    began = perf_counter()
    found = approach(table.game, table.names["H"], table.names["z"], "iron_longsword")

    assert found is None
    assert perf_counter() - began < 1.0
