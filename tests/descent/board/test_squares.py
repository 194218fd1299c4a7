"""Squares and borders have one spelling, which reads back."""

import pytest
from pydantic import BaseModel, ValidationError

from bot.descent.board import Edge, Square


class Saved(BaseModel):
    """A model that keeps squares and borders."""

    here: Square
    door: Edge
    marks: dict[Square, int]


@pytest.mark.parametrize(
    ("square", "text"),
    [
        ((0, 0), "A1"),
        ((2, 3), "C4"),
        ((25, 9), "Z10"),
        ((26, 0), "AA1"),
        ((701, 0), "ZZ1"),
        ((702, 5), "AAA6"),
    ],
)
def test_a_square_is_spelled_like_players_type_it(square: tuple[int, int], text: str) -> None:
    """What a square prints is read back as the same square, in capitals or not."""
    assert str(Square(*square)) == text
    assert Square.parse(text) == Square.parse(f" {text.lower()} ") == square


@pytest.mark.parametrize("text", ["", "C", "4", "4C", "C0", "C-1", "C4D", "É4", "C4|D4"])
def test_nonsense_is_no_square(text: str) -> None:
    """The error repeats what was typed and shows how to write it."""
    with pytest.raises(ValueError, match="like C4") as error:
        Square.parse(text)
    assert repr(text) in str(error.value)


def test_a_border_has_one_spelling() -> None:
    """A border is the same from both sides and reads back."""
    border = Edge.between(Square.parse("D4"), Square.parse("C4"))
    assert str(border) == "C4|D4"
    assert Edge.parse("d4|c4") == border == Edge.between(border.a, border.b)


def test_a_border_knows_its_ends() -> None:
    """A border between left and right neighbours stands upright, one between upper and lower lies level."""
    upright, level = Edge.parse("A1|B1"), Edge.parse("A1|A2")
    assert (upright.upright, upright.ends) == (True, ((1, 0), (1, 1)))
    assert (level.upright, level.ends) == (False, ((0, 1), (1, 1)))


@pytest.mark.parametrize("text", ["C4", "C4|D5", "C4|C4", "C4|E4", "C4|?"])
def test_only_edge_neighbours_share_a_border(text: str) -> None:
    """Squares that don't lie side by side have no border between them."""
    with pytest.raises(ValueError):
        Edge.parse(text)


def test_squares_are_saved_by_their_spelling() -> None:
    """Pydantic saves squares and borders as text, also as keys, and reads them back."""
    saved = Saved(here=Square(2, 3), door=Edge.parse("C4|D4"), marks={Square(0, 0): 7})
    written = {"here": "C4", "door": "C4|D4", "marks": {"A1": 7}}
    assert saved.model_dump() == saved.model_dump(mode="json") == written
    assert Saved.model_validate_json(saved.model_dump_json()) == saved
    assert isinstance(next(iter(Saved.model_validate(written).marks)), Square)


@pytest.mark.parametrize("wrong", ["4C", 7, [2, 3], None])
def test_a_wrong_square_is_refused_on_load(wrong: object) -> None:
    """A save with something else in place of a square does not load."""
    with pytest.raises(ValidationError, match="here"):
        Saved.model_validate({"here": wrong, "door": "C4|D4", "marks": {}})
