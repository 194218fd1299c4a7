"""The dice are the printed ones, face by face."""

import os
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
import yaml

from bot.descent.attack.odds import odds, rolls
from bot.descent.rules.dice import (
    ATTACK_COLOURS,
    DEFENCE_COLOURS,
    FACES,
    Colour,
    Die,
    DieFace,
    expected_hearts,
    total,
)
from tests.descent.scene import scene

FACTS = Path(os.environ.get("FLAMBEAU_FACTS", Path(__file__).parents[4] / "shared" / "facts" / "descent"))

PRINTED: dict[str, list[DieFace]] = {
    "blue": [DieFace(miss=True), DieFace(2, 2, 1), DieFace(3, 2), DieFace(4, 2), DieFace(5, 1), DieFace(6, 1, 1)],
    "red": [DieFace(0, 1), DieFace(0, 2), DieFace(0, 2), DieFace(0, 2), DieFace(0, 3), DieFace(0, 3, 1)],
    "yellow": [DieFace(1, 0, 1), DieFace(1, 1), DieFace(2, 1), DieFace(0, 1, 1), DieFace(0, 2), DieFace(0, 2, 1)],
    "green": [DieFace(0, 1), DieFace(0, 0, 1), DieFace(1, 0, 1), DieFace(1, 1), DieFace(0, 1, 1), DieFace(1, 1, 1)],
    "brown": [DieFace(shields=shields) for shields in (0, 0, 0, 1, 1, 2)],
    "gray": [DieFace(shields=shields) for shields in (0, 1, 1, 1, 2, 3)],
    "black": [DieFace(shields=shields) for shields in (0, 2, 2, 2, 3, 4)],
}
"""The faces as read off the dice, for where the table of facts is not at hand."""

MEANS = {
    "blue": (Fraction(20, 6), Fraction(8, 6), Fraction(2, 6), Fraction(0)),
    "red": (Fraction(0), Fraction(13, 6), Fraction(1, 6), Fraction(0)),
    "yellow": (Fraction(4, 6), Fraction(7, 6), Fraction(3, 6), Fraction(0)),
    "green": (Fraction(3, 6), Fraction(4, 6), Fraction(4, 6), Fraction(0)),
    "brown": (Fraction(0), Fraction(0), Fraction(0), Fraction(4, 6)),
    "gray": (Fraction(0), Fraction(0), Fraction(0), Fraction(8, 6)),
    "black": (Fraction(0), Fraction(0), Fraction(0), Fraction(13, 6)),
}
"""Range, hearts, surges and shields of one die on average, its X counted as nothing."""

TEST_WAYS = [1, 4, 8, 19, 26, 33, 35, 36]
"""In how many of 36 rolls an attribute of 0, 1, … 7 passes its test."""


def printed_faces() -> dict[str, list[DieFace]]:
    """The faces of the table of facts where it is at hand, else those written down here."""
    path = FACTS / "dice.yaml"
    if not path.exists():
        return PRINTED
    dice = yaml.safe_load(path.read_text(encoding="utf-8"))["dice"]
    return {
        die["id"]: [
            DieFace(
                face.get("range", 0),
                face.get("heart", 0),
                face.get("surge", 0),
                face.get("shield", 0),
                face.get("miss", False),
            )
            for face in die["faces"]
        ]
        for die in dice
    }


@pytest.mark.parametrize("colour", FACES)
def test_every_die_has_the_faces_that_are_printed_on_it(colour: Colour) -> None:
    """A die has six faces, exactly the printed ones; their order means nothing."""
    assert Counter(FACES[colour]) == Counter(printed_faces()[colour])
    assert len(FACES[colour]) == 6


def test_there_are_seven_dice_four_to_attack_and_three_to_defend() -> None:
    """The colours of attack and defence are all the dice there are, in the table of facts too."""
    assert {*ATTACK_COLOURS, *DEFENCE_COLOURS} == set(FACES) == set(printed_faces())
    assert not any(face.shields for colour in ATTACK_COLOURS for face in FACES[colour])
    assert not any(face.hearts or face.range or face.surges for colour in DEFENCE_COLOURS for face in FACES[colour])


@pytest.mark.parametrize("colour", FACES)
def test_the_means_of_a_die_follow_from_its_faces(colour: Colour) -> None:
    """Range, hearts, surges and shields of one die average what its six faces add up to."""
    columns = [[face[column] for face in FACES[colour]] for column in range(4)]

    assert tuple(Fraction(sum(column), 6) for column in columns) == MEANS[colour]
    assert expected_hearts([colour]) == pytest.approx(float(MEANS[colour][1]))


def test_dice_put_together_are_counted_like_all_their_sides_one_by_one() -> None:
    """The distribution of a pool is that of all 6^4 ways it can fall."""
    pool: tuple[Colour, ...] = ("blue", "yellow", "red", "green")
    one_by_one: Counter[tuple[int, int, int] | None] = Counter()
    for ups in product(range(6), repeat=len(pool)):
        shown = total(Die(colour=colour, up=up) for colour, up in zip(pool, ups, strict=True))
        one_by_one[None if shown.miss else (shown.range, shown.hearts, shown.surges)] += 1

    found = rolls(pool)

    assert sum(found.values()) == 6**4
    assert {None if shown.miss else shown[:3]: ways for shown, ways in found.items()} == one_by_one


def test_only_the_blue_die_can_miss() -> None:
    """ATT-02: every attack has one blue die, so it misses one time in six."""
    assert odds(["blue", "red", "yellow", "green"]).miss == Fraction(1, 6)
    assert odds(["red", "yellow", "green"]).miss == 0


@pytest.mark.parametrize(("value", "ways"), list(enumerate(TEST_WAYS)))
def test_an_attribute_test_passes_as_often_as_the_table_says(value: int, ways: int) -> None:
    """CRD-03: gray and black die, no more shields than the attribute, counted over all 36 rolls."""
    shields = rolls(("gray", "black"))

    assert sum(times for shown, times in shields.items() if shown.shields <= value) == ways


def test_scripted_dice_must_be_the_ones_that_are_rolled() -> None:
    """A scene that states the wrong dice fails and says so, instead of rolling something else."""
    table = scene("H z", roll="red h1")

    with pytest.raises(AssertionError, match="states a red die, but a blue one is rolled"):
        table.attack("H", "z")
