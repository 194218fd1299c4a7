"""The printed tiles, and boards laid out of them."""

from pathlib import Path

import pytest

from bot.descent.board import (
    BadMap,
    BadTiles,
    Edge,
    Exit,
    Placement,
    Square,
    TilePrint,
    Turn,
    assemble,
    load_tiles,
    sees,
)
from bot.paths import DATA

TILES = load_tiles(DATA / "descent" / "tiles.yaml")
TURNS: tuple[Turn, ...] = (0, 90, 180, 270)
each_tile = pytest.mark.parametrize("tile", TILES.values(), ids=lambda tile: tile.id)


def place(tile: str, at: str, turn: Turn = 0) -> Placement:
    return Placement(tile=tile, at=Square.parse(at), turn=turn)


def problems(*placements: Placement) -> list[str]:
    """What is wrong with a map."""
    with pytest.raises(BadMap) as error:
        assemble(placements, TILES)
    return list(error.value.problems)


def test_all_printed_sides_are_there() -> None:
    """The base box has 69 printed sides: 30 numbered tiles, 4 small pieces twice each, 1 transition."""
    assert len(TILES) == 69
    assert sum(tile.id[0].isdigit() for tile in TILES.values()) == 60
    assert sum(len(tile.exits) for tile in TILES.values()) == 146


@each_tile
def test_four_quarter_turns_lead_back(tile: TilePrint) -> None:
    """A tile turned four times is itself, and turning by 180 degrees is turning twice."""
    assert tile.turned(90).turned(90).turned(90).turned(90) == tile
    assert tile.turned(180) == tile.turned(90).turned(90)
    assert tile.turned(270).turned(90) == tile
    assert tile.turned(90).size == tile.size[::-1]
    assert TilePrint.model_validate(tile.turned(90).model_dump()) == tile.turned(90)


@each_tile
def test_the_other_side_is_the_mirror_image(tile: TilePrint) -> None:
    """Both sides of a piece have one outline and the same exits, mirrored."""
    other = TILES[tile.reverse]
    assert other.reverse == tile.id
    width = tile.size[0]
    outlines = [
        [[sign != " " for sign in row] for row in tile.rows],
        [[sign != " " for sign in row[::-1]] for row in other.rows],
    ]
    if tile.id in ("04a", "04b"):  # one corner is printed solid black on one side only (see its note)
        corner = 0 if tile.id == "04a" else 5
        outlines[0][5][corner] = outlines[1][5][corner] = True
    ways = {(way.side.value, way.at) for way in tile.exits}
    if tile.id.startswith("transition"):  # the same on both sides
        assert other is tile
        return
    if tile.id[0].isdigit():
        assert outlines[0] == outlines[1]
        assert ways == {_mirrored(way, width) for way in other.exits}


def _mirrored(way: Exit, width: int) -> tuple[str, tuple[int, int]]:
    if way.side in ("left", "right"):
        return ("left" if way.side == "right" else "right"), way.at
    return way.side.value, (width - 1 - way.at[1], width - 1 - way.at[0])


@each_tile
def test_every_exit_joins_an_extension_in_every_turn(tile: TilePrint) -> None:
    """An extension of the same family can be joined to each exit, however the tile is turned."""
    for turn in TURNS:
        turned = tile.turned(turn)
        for way_out in turned.exits:
            extension = f"extension-{way_out.fits}"
            across = 0 if way_out.side in ("top", "bottom") else 90
            steps = [(step.inside, step.outside) for step in turned.crossings(way_out)]
            corner = min(outside for _, outside in steps)
            board = assemble(
                [
                    Placement(tile=tile.id, at=Square(5, 5), turn=turn),
                    Placement(tile=extension, at=Square(corner.x + 5, corner.y + 5), turn=across),
                ],
                TILES,
            )
            grid = board.grid()
            for inside, outside in steps:
                here, there = Square(inside.x + 5, inside.y + 5), Square(outside.x + 5, outside.y + 5)
                assert grid.adjacent(here, there), f"{tile.id} turned {turn}: {here} to {there}"


def test_a_turned_tile_is_turned_clockwise() -> None:
    """Turned by 90 degrees, the left column becomes the top row and the right exit the bottom one."""
    tile = TILES["01a"]
    turned = tile.turned(90)
    assert turned.rows[0] == turned.rows[1] == "~~~~~~"
    assert [(way.side.value, way.at) for way in turned.exits] == [
        ("right", (3, 4)),
        ("bottom", (2, 3)),
        ("left", (3, 4)),
    ]


def test_two_tiles_join_at_their_exits_and_nowhere_else() -> None:
    """Between two tiles there is a wall, except where their exits meet; other exits stay open."""
    board = assemble([place("02a", "B2"), place("03a", "B8", 180)], TILES)
    grid = board.grid()
    passable = [x for x in range(1, 7) if Edge(Square(x, 6), Square(x, 7)) not in board.walls]
    assert [str(Square(x, 6)) for x in passable] == ["D7", "E7"]
    assert grid.adjacent(Square.parse("D7"), Square.parse("D8"))
    assert not grid.adjacent(Square.parse("B7"), Square.parse("B8"))
    assert not sees(grid, Square.parse("B7"), Square.parse("B8"))
    assert {str(edge) for edge in board.exits_open} == {
        "D1|D2",
        "E1|E2",
        "A9|B9",
        "A10|B10",
        "G9|H9",
        "G10|H10",
    }
    assert board.placements[Square.parse("B8")].tile == "03a"


def test_a_door_closes_a_joint() -> None:
    """A closed door on the joint keeps the two tiles apart."""
    board = assemble([place("02a", "B2"), place("03a", "B8", 180)], TILES)
    grid = board.grid(doors=[Edge.parse("D7|D8"), Edge.parse("E7|E8")])
    assert grid.distance(Square.parse("D7"), Square.parse("D8")) is None


def test_the_wall_inside_a_tile_turns_with_it() -> None:
    """The house front of 13a stands upright once the tile is turned by a quarter."""
    board = assemble([place("13a", "A1", 90)], TILES)
    assert board.walls == {Edge.parse("E2|F2"), Edge.parse("E5|F5")}


def test_the_transition_is_half_under_the_sky() -> None:
    """The left half of the transition is outdoors, the right half indoors, and both turn with it."""
    board = assemble([place("transition-outdoor-indoor", "A1", 90)], TILES)
    themes = {str(square): theme for square, theme in board.themes.items()}
    assert themes == {"A1": "outdoors", "B1": "outdoors", "A2": "indoors", "B2": "indoors"}


def test_a_map_with_overlapping_tiles_is_refused() -> None:
    """Two tiles can't lie on the same squares; all of them are named."""
    [first, *_] = problems(place("22a", "A1"), place("22a", "F2"))
    assert first == "22a at F2: overlaps 22a at A1 on F2"


def test_a_map_with_half_met_exits_is_refused() -> None:
    """Two exits that meet with one square only can't be joined; both are named."""
    told = problems(place("22a", "A1"), place("22a", "G2"))
    assert told == [
        "22a at A1: exit F1 F2: half meets what lies beyond it",
        "22a at G2: exit G2 G3: half meets what lies beyond it",
    ]


def test_a_map_that_joins_outdoor_and_indoor_is_refused() -> None:
    """Outdoor and indoor joints don't fit together."""
    told = problems(place("22a", "A1"), place("22b", "G1"))
    assert told[0] == "22a at A1: exit F1 F2: outdoor does not fit indoor of 22b at G1"


def test_a_map_outside_the_board_is_refused_with_all_its_problems() -> None:
    """Every problem of a map is told at once: unknown tiles and squares outside the board."""
    told = problems(Placement(tile="99x", at=Square(0, 0)), Placement(tile="22a", at=Square(-1, 0)))
    assert told == [
        "99x at A1: there is no tile '99x'",
        "22a at (-1, 0): lies outside the board",
    ]


GOOD = """
  - {id: 01x, reverse: 01x, kind: room, theme: indoors, depicts: [], rows: [".."], exits: []}
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("kind: room", "kind: loft", "tile 01x: kind: "),
        ('rows: [".."]', 'rows: ["..", "."]', "tile 01x: Value error, rows: a tile needs rows"),
        ('rows: [".."]', 'rows: [".&"]', "tile 01x: Value error, rows: unknown sign '&'"),
        ("exits: []", "exits: [{side: up, at: [0, 1], fits: indoor}]", "tile 01x: exits.0.side: "),
        ("exits: []", "exits: [{side: top, at: [0, 2], fits: indoor}]", "not two squares wide"),
        ("exits: []", "exits: [{side: top, at: [1, 2], fits: indoor}]", "not on squares of the tile"),
        ("exits: []", "exits: [], walls: [A1|A2]", "tile 01x: Value error, walls: A1|A2"),
        ("exits: []", "exits: [], walls: [A1]", "tile 01x: walls.0: "),
        ("reverse: 01x", "reverse: 01y", "tile 01x: reverse: '01y' is not its other side"),
        ("exits: []", "exits: [], colour: red", "tile 01x: colour: "),
        (GOOD, GOOD + GOOD, "tile 01x: id: used twice"),
        ("id: 01x, ", "", "tile without id: id: "),
    ],
)
def test_a_wrong_tile_is_named_with_file_and_field(tmp_path: Path, old: str, new: str, told: str) -> None:
    """Bad data stops at load and names its place."""
    path = tmp_path / "wrong.yaml"
    path.write_text("tiles:" + GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(BadTiles) as error:
        load_tiles(path)
    assert str(error.value).startswith("wrong.yaml: tile")
    assert told in str(error.value)


@pytest.mark.parametrize("text", ["", "tiles", "other: []", "tiles: ["])
def test_a_file_without_tiles_is_named(tmp_path: Path, text: str) -> None:
    """A file that holds no list of tiles is refused by name."""
    path = tmp_path / "empty.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadTiles, match=r"empty\.yaml"):
        load_tiles(path)
