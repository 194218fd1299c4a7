"""The board without anything that moves: floor, terrain, walls, obstacles and fog, kept between pictures."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.cache import MEGABYTE, BytesLRU, image_bytes
from renders.ground import pave
from renders.masks import Region, raised, scaled, softened, wobbly
from renders.scenery import obstacle
from renders.textures import tiled
from renders.theme import FLOOR_OF_THEME, INNER_WALL, OUTDOOR_FLOORS, WALL
from renders.view import Box, Cell, Edge, Square

# Bases are built for boxes that begin and end on this lattice, so a focus that wanders by a square may find
# its base ready. A wider lattice would be ready more often, and take longer after a reveal.
LATTICE = 2

_bases: BytesLRU["Base"] = BytesLRU(64 * MEGABYTE, lambda base: image_bytes(base.image))


@dataclass(frozen=True)
class Base:
    """A drawn part of the board."""

    image: Image.Image
    region: Region

    def cut(self, left: float, top: float, size: tuple[int, int]) -> Image.Image:
        """A piece of the base, its top left corner given in squares of the board."""
        x, y = self.region.corner(left, top)
        return self.image.crop((x, y, x + size[0], y + size[1]))


def base_for(
    window: Box,
    cell: int,
    cells: Mapping[Square, Cell],
    walls: frozenset[Edge],
    fog_edges: frozenset[Edge],
) -> Base:
    """The base under a window of the board; built again only if something within it changed."""
    box = _on_lattice(window, cells)
    near = box.grown(1)
    shown = {square: kind for square, kind in cells.items() if near.holds(square)}
    thin = frozenset(edge for edge in walls if edge[0] in shown or edge[1] in shown)
    fog = frozenset(edge for edge in fog_edges if edge[0] in shown)
    key = (box, cell, frozenset(shown.items()), thin, fog)
    return _bases.get_or_make(key, lambda: _build(Region(box, cell), shown, thin, fog))


def _on_lattice(window: Box, cells: Mapping[Square, Cell]) -> Box:
    """The window, a little larger, but no larger than window and revealed squares need."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return Box(
        min(window.left, max(window.left // LATTICE * LATTICE, min(columns) - 1)),
        min(window.top, max(window.top // LATTICE * LATTICE, min(rows) - 1)),
        max(window.right, min(-(-(window.right + 1) // LATTICE) * LATTICE - 1, max(columns) + 1)),
        max(window.bottom, min(-(-(window.bottom + 1) // LATTICE) * LATTICE - 1, max(rows) + 1)),
    )


def _build(region: Region, cells: Mapping[Square, Cell], walls: Iterable[Edge], fog: frozenset[Edge]) -> Base:
    outdoors = {square for square, kind in cells.items() if FLOOR_OF_THEME[kind.theme] in OUTDOOR_FLOORS}
    beyond = {outside for _, outside in fog if outside not in cells}
    floor = region.mask(cells)
    around = region.mask(cells, grow=WALL * region.cell)
    around = ImageChops.subtract(around, region.mask(beyond))
    outer = ImageChops.subtract(around, floor)
    stone = _stone_walls(region, outer, set(cells) - outdoors, outdoors, walls, cells)
    hedge = _hedges(region, outer, outdoors, stone) if outdoors else None

    picture = tiled("void", region.cell, region.size, region.phase)
    picture.paste((0, 0, 0), (0, 0), scaled(softened(around, region.cell * 0.22), 0.75))
    ground = pave(region, cells, floor)
    every_wall = ImageChops.lighter(stone, hedge) if hedge else stone
    _cast_shadow(ground, every_wall, region.cell)
    picture.paste(ground, (0, 0), _into_fog(region, floor, fog) if fog else floor)
    _raise(picture, region, stone, "wall", height=0.36)
    for square, shape in _obstacles(cells, outdoors):
        sprite = obstacle(shape, region.cell, (square[0] * 7 + square[1] * 3) % 4)
        x, y = region.corner(*square)
        spare = (sprite.width - region.cell) // 2
        picture.paste(sprite, (x - spare, y - spare), sprite)
    if hedge:
        _raise(picture, region, hedge, "hedge", height=0.24)
    return Base(picture, region)


def _stone_walls(
    region: Region,
    outer: Image.Image,
    indoors: set[Square],
    outdoors: set[Square],
    walls: Iterable[Edge],
    cells: Mapping[Square, Cell],
) -> Image.Image:
    """Masonry round everything indoors, and the thin walls between squares."""
    masonry = outer
    if outdoors:
        masonry = ImageChops.multiply(outer, region.mask(indoors, grow=WALL * region.cell))
    drawing = ImageDraw.Draw(masonry := masonry.copy())
    half = INNER_WALL * region.cell / 2
    for a, b in walls:
        if a in cells and b in cells:
            x0, y0, x1, y1 = region.edge(a, b)
            drawing.rounded_rectangle((x0 - half, y0 - half, x1 + half, y1 + half), radius=half / 2, fill=255)
    return masonry


def _hedges(region: Region, outer: Image.Image, outdoors: set[Square], stone: Image.Image) -> Image.Image:
    """Leaves round everything outdoors, with an edge that wanders a little over the grass."""
    leafy = ImageChops.multiply(outer, region.mask(outdoors, grow=WALL * region.cell))
    leafy = ImageChops.subtract(leafy, stone)
    return ImageChops.subtract(wobbly(leafy, region.cell, region.phase, strength=0.55, blur=0.07), stone)


def _cast_shadow(ground: Image.Image, wall: Image.Image, cell: int) -> None:
    away = max(1, int(cell * 0.10))
    shadow = ImageChops.offset(softened(wall, cell * 0.16), away, away)
    ground.paste((0, 0, 0), (0, 0), shadow.point([min(184, int(v * 1.08)) for v in range(256)]))


def _raise(picture: Image.Image, region: Region, wall: Image.Image, material: str, height: float) -> None:
    """Lay a material over its mask and make it stand up: an outline, a lit side and a dark side."""
    if wall.getbbox() is None:
        return
    stones = tiled(material, region.cell, region.size, region.phase)
    lit, outline = raised(wall, stones, region.cell, height)
    picture.paste((7, 7, 8), (0, 0), outline)
    picture.paste(lit, (0, 0), wall)


def _into_fog(region: Region, floor: Image.Image, fog: frozenset[Edge]) -> Image.Image:
    """The floor's mask, except that it fades out where the board goes on unseen."""
    half = region.cell * 0.5
    zone = Image.new("L", region.size)
    drawing = ImageDraw.Draw(zone)
    for inside, outside in fog:
        x0, y0, x1, y1 = region.edge(inside, outside)
        across = half if inside[1] == outside[1] else 0
        drawing.rectangle((x0 - across, y0 - half + across, x1 + across - 1, y1 + half - across - 1), fill=255)
    run_on = ImageChops.lighter(floor, zone)
    fading = floor.filter(ImageFilter.GaussianBlur(region.cell * 0.26))
    return Image.composite(ImageChops.multiply(fading, run_on), floor, zone)


def _obstacles(cells: Mapping[Square, Cell], outdoors: set[Square]) -> Iterator[tuple[Square, str]]:
    """Obstacles from the back row to the front, rubble indoors and trees outdoors."""
    for square in sorted((s for s, kind in cells.items() if kind.terrain == "obstacle"), key=lambda s: s[::-1]):
        yield square, "tree" if square in outdoors else "rubble"
