"""What tiles depict is drawn quietly: whatever stands on it or beside it is found as easily as on a bare floor."""

from dataclasses import replace

import numpy as np
import pytest

from renders.descent import look
from renders.descent.board import draw_board
from renders.descent.looks import LOOKS
from renders.descent.props import PROPS
from renders.descent.view import BoardView, Cell, PropView
from tests.renders.descent.phone import edge_contrast, on_a_phone
from tests.renders.descent.test_looks import EDGE, crowd
from tests.renders.goldens import matches_golden, needs_icons


def strewn() -> tuple[PropView, ...]:
    """Things on every square of the usual view, one kind after the other."""
    spots = [(x, y) for y in range(look.FOCUS_ROWS) for x in range(look.FOCUS_COLUMNS)]
    kinds = list(PROPS)
    return tuple(
        PropView(kinds[number % len(kinds)], spot, turn=90 * (number % 4)) for number, spot in enumerate(spots)
    )


@pytest.mark.parametrize("floor", ["stone", "grass"])
def test_figures_and_tokens_stand_out_from_things(floor: str) -> None:
    """Amid things of every kind the edges of figures and tokens have at least 3 to 1."""
    phone = on_a_phone(replace(crowd("", floor), props=strewn()))
    weak = {}
    for standing in phone.standing:
        box = standing.left, standing.top, standing.right, standing.bottom
        x, y = standing.view.squares[0]
        beside = float(phone.square_light((x + 1, y)).mean())
        if sorted(edge_contrast(phone, box, 0.20, beside))[1] < EDGE:
            weak[standing.view.id] = round(beside, 3)
    for token in phone.view.tokens:
        left, top = phone.port.corner(*token.square)
        box = left, top, left + phone.port.cell, top + phone.port.cell
        beside = float(phone.square_light((token.square[0] + 1, token.square[1])).mean())
        if max(edge_contrast(phone, box, 0.25, beside)) < EDGE:
            weak[token.kind] = round(beside, 3)
    assert weak == {}


def test_no_thing_is_louder_than_a_figure() -> None:
    """The brightest thing is darker than the rings of figures and the ground of labels, whatever the look."""
    for land in LOOKS:
        cells = {(x, y): Cell("plain", "stone") for x in range(10) for y in range(3)}
        props = tuple(PropView(kind, (number % 10, number // 10)) for number, kind in enumerate(PROPS))
        phone = on_a_phone(BoardView(cells, look=land, props=props), drawn=(800, 320))
        light = np.concatenate([phone.square_light(prop.square).ravel() for prop in props])
        assert float(np.percentile(light, 99.5)) < 0.45, land


@needs_icons
def test_things_look_as_they_did() -> None:
    """Every thing once, and those that may be longer; see tests/failures for the difference."""
    cells = {(x, y): Cell("plain", ("stone", "wood", "grass", "earth")[y % 4]) for x in range(10) for y in range(5)}
    props = [PropView(kind, (number % 10, number // 10)) for number, kind in enumerate(PROPS)]
    props += [PropView("altar", (0, 3), 1, 2), PropView("pews", (1, 3), 3, 1), PropView("books", (4, 3), 3, 1)]
    props += [
        PropView("bed", (7, 3), 1, 2),
        PropView("coffin", (8, 3), 1, 2),
        PropView("sarcophagus", (9, 3), 1, 2),
    ]
    props += [PropView("wagon", (1, 4), 2, 1, 180), PropView("carpet", (4, 4), 3, 1)]

    assert matches_golden("props", draw_board(BoardView(cells, props=tuple(props)), width=900, height=500), "board")
