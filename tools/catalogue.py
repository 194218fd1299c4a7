"""Makes docs/catalogue.md and docs/gallery/catalogue: every tile side and every monster, to look at and to search.

python -m tools.catalogue                writes page and pictures (also part of `make gallery`)
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from PIL import Image

from bot.descent.board import Placement, Square, Terrain, TilePrint
from bot.descent.content.cards import MonsterBlock, MonsterCard, Rank
from bot.descent.content.library import library
from bot.descent.monsters.lieutenants import LieutenantCard
from bot.descent.quest.model import Area, Quest
from bot.descent.views.pictures.atlas import atlas_view
from bot.descent.words import Words, words
from bot.paths import ROOT
from renders import theme
from renders.descent import look
from renders.descent.board import draw_board
from renders.descent.dice import plain_die
from renders.encode import to_png
from renders.fonts import drawable, text, title
from renders.icons import mask
from renders.lettering import fitting, line_length, write

Foe = MonsterCard | LieutenantCard
Thing = TypeVar("Thing")
PARTIES = (2, 3, 4)

PAGE = ROOT / "docs" / "catalogue.md"
PICTURES = ROOT / "docs" / "gallery" / "catalogue"
TILES_A_PAGE, MONSTERS_A_PAGE = 18, 20
WIDTH, RIM, CELL, NARROWEST = 1280, 16, 34, 150
"""Pixels: the width of a page, its margins, a square of a tile, the least width of a tile’s picture."""

INTRODUCTION = """\
# Tiles and monsters

For authors: every printed tile side and every monster of all boxes, to look at and to search. Made by
`make gallery` (`tools/catalogue.py`) from the data; a test keeps it true.

A tile is laid with its upper left corner `at` a square: `{tile: "06b", at: C2, rotate: 90}`. Squares are
counted here as if it lay at A1, unturned. Two exits of the same shape must meet wholly.
"""
MONSTERS = """\
## Monsters

How many come is the group limit for 2, 3 and 4 heroes (minions + masters). Numbers are speed, health, attack
and defence dice; of minions, then of **masters**, in act I and in act II; a lieutenant’s health goes by the
number of heroes. A quest names those of its own box and of the base box, or asks for a trait.
"""


# In words -------------------------------------------------------------------------------------------------------


def page() -> str:
    """All of it in words."""
    return "\n".join(
        (INTRODUCTION, *_tile_pages(), *_tile_table(), "", MONSTERS, *_monster_pages(), *_foe_table(), "")
    )


def _tile_pages() -> Iterator[str]:
    for number, tiles in enumerate(tile_pages(), 1):
        yield f"![Tiles {tiles[0].id} to {tiles[-1].id}](gallery/catalogue/tiles-{number}.png)"
    yield ""


def _monster_pages() -> Iterator[str]:
    for number, foes in enumerate(monster_pages(), 1):
        yield f"![Monsters, page {number}: {foes[0].id} to {foes[-1].id}](gallery/catalogue/monsters-{number}.png)"
    yield ""


def _tile_table() -> Iterator[str]:
    yield "| Side | Kind | Squares | Shows | Ground | Exits | Back |"
    yield "|---|---|---|---|---|---|---|"
    for tile in library().tiles.values():
        size = f"{max(map(len, tile.rows))} × {len(tile.rows)}"
        cells = (f"`{tile.id}`", f"{tile.kind.replace('_', ' ')}, {tile.theme}", size, ", ".join(tile.depicts))
        yield f"| {' | '.join((*cells, ground_of(tile), exits_of(tile), f'`{tile.reverse}`'))} |"


def ground_of(tile: TilePrint) -> str:
    """What is not plain on a tile, square by square."""
    found: dict[Terrain, list[Square]] = {}
    for square, terrain in tile.terrain().items():
        if terrain is not Terrain.PLAIN:
            found.setdefault(terrain, []).append(square)
    told = (f"{terrain} {' '.join(map(str, sorted(squares)))}" for terrain, squares in found.items())
    return "; ".join(told)


def exits_of(tile: TilePrint) -> str:
    """Where other tiles can be joined, each exit by the two squares at it."""
    told = []
    for way in tile.exits:
        squares = " ".join(str(step.inside) for step in tile.crossings(way))
        told.append(f"{way.side} {squares} ({way.fits})")
    return "; ".join(told)


def _foe_table() -> Iterator[str]:
    say = words("en")
    yield "| Monster | Name | Box | Traits | Size | Limits | Act I | Act II | Can do |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for foe in _foes():
        limits = ", ".join(f"{minions}+{masters}" for minions, masters in foe.limits.values())
        cells = (f"`{foe.id}`", say.monster(foe.id), foe.box, _traits(foe), str(foe.size), limits)
        yield f"| {' | '.join((*cells, *(_numbers(foe, act) for act in (1, 2)), _abilities(foe, say)))} |"


def _traits(foe: Foe) -> str:
    return ", ".join(foe.traits) if isinstance(foe, MonsterCard) else "lieutenant"


def _numbers(foe: Foe, act: int) -> str:
    ranks = [str(each) for each in numbers_of(foe, act)]
    return ranks[0] if len(ranks) == 1 else f"{ranks[0]}, **{ranks[1]}**"


class Numbers(NamedTuple):
    """One rank of a foe in one act; a lieutenant's health goes by the number of heroes."""

    speed: int
    health: str
    block: MonsterBlock

    def __str__(self) -> str:
        dice = "+".join(self.block.dice), "+".join(self.block.defence) or "none"
        return f"{self.speed} {self.health} {' / '.join(dice)}"


def numbers_of(foe: Foe, act: int) -> list[Numbers]:
    """The numbers of a foe in an act: of minion and master, or of a lieutenant."""
    if isinstance(foe, MonsterCard):
        ranks: tuple[Rank, ...] = ("minion", "master")
        blocks = [foe.block(act, rank) for rank in ranks]
        return [Numbers(block.speed, str(block.health), block) for block in blocks]
    by_heroes = [foe.block(act, heroes) for heroes in PARTIES]
    health = "/".join(dict.fromkeys(str(block.health) for block in by_heroes))
    return [Numbers(by_heroes[0].speed, health, by_heroes[0])]


def _abilities(foe: Foe, say: Words) -> str:
    blocks = [each.block for act in (1, 2) for each in numbers_of(foe, act)]
    names = dict.fromkeys(name for block in blocks for name in (*block.abilities, *block.actions))
    return ", ".join(say.ability(name) for name in names)


# Pages of pictures ----------------------------------------------------------------------------------------------


def tile_pages() -> list[list[TilePrint]]:
    """The tile sides, page by page."""
    return _cut(list(library().tiles.values()), TILES_A_PAGE)


def monster_pages() -> list[list[Foe]]:
    """The foes, page by page."""
    return _cut(list(_foes()), MONSTERS_A_PAGE)


def _foes() -> Iterator[Foe]:
    """Those of the base box first, lieutenants after the monsters of their box."""
    shelf = library()
    for box in shelf.boxes:
        yield from (card for card in shelf.monsters.values() if card.box == box)
        yield from (card for card in shelf.lieutenants.values() if card.box == box)


def _cut(things: Sequence[Thing], size: int) -> list[list[Thing]]:
    return [list(things[start : start + size]) for start in range(0, len(things), size)]


def draw_tile(tile: TilePrint) -> Image.Image:
    """A tile as it lies at A1, with its squares named, under its own name."""
    at = Placement(tile=tile.id, at=Square(0, 0))
    area = Area(id="tile", tiles=(at,))
    quest = Quest(id="catalogue", areas=(area,), start=())
    board = atlas_view(quest, library(), [area]).board
    spare = look.BAND + 2 * look.RIM
    size = [round((count + spare) * CELL) + 1 for count in (max(map(len, tile.rows)), len(tile.rows))]
    drawn = draw_board(board, width=size[0], height=size[1])
    letters, small = text(18, 700), text(13)
    name = line_length(tile.id, letters)
    picture = Image.new("RGB", (max(size[0], NARROWEST, round(name) + 8), size[1] + 26), theme.BACKDROP)
    write(picture, (4, 2), tile.id, letters, theme.GOLD)
    shown, room = ", ".join(tile.depicts), picture.width - name - 16
    if line_length(shown, small) <= room:
        write(picture, (picture.width - 4, 6), shown, small, theme.MUTED, anchor="ra")
    picture.paste(drawn, (0, 26))
    return picture


def draw_tiles(tiles: Sequence[TilePrint]) -> Image.Image:
    """A page of tiles, one row below the other."""
    rows: list[list[Image.Image]] = [[]]
    for picture in map(draw_tile, tiles):
        if rows[-1] and sum(each.width + RIM for each in rows[-1]) + picture.width + RIM > WIDTH:
            rows.append([])
        rows[-1].append(picture)
    height = sum(max(each.height for each in row) + RIM for row in rows) + RIM
    whole = Image.new("RGB", (WIDTH, height), theme.BACKDROP)
    y = RIM
    for row in rows:
        x = RIM
        for picture in row:
            whole.paste(picture, (x, y))
            x += picture.width + RIM
        y += max(each.height for each in row) + RIM
    return whole


COLUMNS, ROW = 2, 150


def draw_monsters(foes: Sequence[Foe]) -> Image.Image:
    """A page of monsters: icon, name, traits, size and numbers."""
    width = (WIDTH - RIM) // COLUMNS
    rows = -(-len(foes) // COLUMNS)
    whole = Image.new("RGB", (WIDTH, rows * (ROW + RIM) + RIM), theme.BACKDROP)
    for number, foe in enumerate(foes):
        x, y = RIM + number % COLUMNS * width, RIM + number // COLUMNS * (ROW + RIM)
        whole.paste(draw_monster(foe, width - RIM), (x, y))
    return whole


def draw_monster(foe: Foe, width: int) -> Image.Image:
    """One monster: both ranks in both acts."""
    say = words("en")
    picture = Image.new("RGB", (width, ROW), theme.PANEL)
    icon = mask(look.icon_of(foe.id), 84, say.monster(foe.id)[:2])
    picture.paste(theme.TEXT, (12, 12), icon)
    name = drawable(say.monster(foe.id))
    write(picture, (110, 8), name, fitting(title(22), name, width - 240), theme.GOLD)
    write(picture, (width - 10, 12), f"{foe.size} · {foe.attack}", text(14), theme.TEXT, anchor="ra")
    below = f"{foe.id} · {_traits(foe)} · {foe.box}"
    write(picture, (110, 36), below, fitting(text(14), below, width - 120), theme.MUTED)
    for act in (1, 2):
        x = 110 + (act - 1) * (width - 104) // 2
        write(picture, (x, 60), f"Act {'I' * act}: speed, health", text(14), theme.MUTED)
        for line, numbers in enumerate(numbers_of(foe, act)):
            _write_numbers(picture, (x, 82 + line * 32), numbers, gold=line == 1)
    return picture


def _write_numbers(picture: Image.Image, at: tuple[int, int], numbers: Numbers, *, gold: bool) -> None:
    """Speed and health in figures, attack and defence as dice."""
    x, y = at
    told = f"{numbers.speed} · {numbers.health}"
    write(picture, (x, y + 2), told, text(16), theme.GOLD if gold else theme.TEXT)
    x += 100
    for colours in (numbers.block.dice, numbers.block.defence):
        for colour in colours:
            die = plain_die(colour, 24)
            picture.paste(die, (x, y), die if die.mode == "RGBA" else None)
            x += 26
        x += 8


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """All pages, by name."""
    for number, tiles in enumerate(tile_pages(), 1):
        yield f"tiles-{number}.png", draw_tiles(tiles)
    for number, foes in enumerate(monster_pages(), 1):
        yield f"monsters-{number}.png", draw_monsters(foes)


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    for path in PICTURES.glob("*.png"):
        path.unlink()
    for name, picture in pictures():
        (PICTURES / name).write_bytes(to_png(picture))
        print(f"{PICTURES / name}: {picture.width} × {picture.height}")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
