"""The board without anything that moves: floor, terrain, walls, obstacles and fog, kept between pictures."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw

from renders.cache import MEGABYTE, BytesLRU, image_bytes
from renders.descent.ground import Patch, pave
from renders.descent.look import ELEVATION, FLOOR_OF_THEME, INNER_WALL, MIST, OUTDOOR_FLOORS, WALL
from renders.descent.looks import LOOKS, obstacle_of
from renders.descent.masks import Region, at_strength, raised, softened, stain, wobbly
from renders.descent.props import prop
from renders.descent.scenery import obstacle
from renders.descent.view import Box, Cell, Edge, PropView, Square
from renders.textures import tiled
from renders.theme import BLACK, OUTLINE, WHITE

# Bases are built for boxes that begin and end on this lattice, so a focus that wanders by a square may find
# its base ready. A wider lattice would be ready more often, and take longer after a reveal.
LATTICE = 2
THICKET = 0.27
"""How thick a hedge is that parts two squares, in squares."""

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


@dataclass(frozen=True)
class Lie:
    """How the land lies: squares, thin walls between them, open ends towards the unknown, ledges."""

    cells: Mapping[Square, Cell]
    walls: frozenset[Edge] = frozenset()
    fog: frozenset[Edge] = frozenset()
    ledges: frozenset[Edge] = frozenset()
    look: str = ""
    props: tuple[PropView, ...] = ()

    def within(self, box: Box) -> "Lie":
        """The part of it that can be seen in a box."""
        shown = {square: kind for square, kind in self.cells.items() if box.holds(square)}
        walls, fog, ledges = (
            frozenset(edge for edge in edges if edge[0] in shown or edge[1] in shown)
            for edges in (self.walls, self.fog, self.ledges)
        )
        props = tuple(each for each in self.props if any(square in shown for square in _squares_of(each)))
        return Lie(shown, walls, fog, ledges, self.look, props)

    @property
    def key(self) -> Hashable:
        return frozenset(self.cells.items()), self.walls, self.fog, self.ledges, self.look, self.props


def base_for(window: Box, cell: int, land: Lie) -> Base:
    """The base under a window of the board; built again only if something within it changed."""
    box = _on_lattice(window, land.cells)
    shown = land.within(box.grown(1))
    return _bases.get_or_make((box, cell, shown.key), lambda: _build(Region(box, cell, land.look), shown))


def _on_lattice(window: Box, cells: Mapping[Square, Cell]) -> Box:
    """The window, a little larger, but no larger than window and revealed squares need."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return Box(
        min(window.left, max(window.left // LATTICE * LATTICE, min(columns) - 1)),
        min(window.top, max(window.top // LATTICE * LATTICE, min(rows) - 1)),
        max(window.right, min(-(-(window.right + 1) // LATTICE) * LATTICE - 1, max(columns) + 1)),
        max(window.bottom, min(-(-(window.bottom + 1) // LATTICE) * LATTICE - 1, max(rows) + 1)),
    )


def _build(region: Region, land: Lie) -> Base:
    cells, fog = land.cells, land.fog
    outdoors = {square for square, kind in cells.items() if FLOOR_OF_THEME[kind.theme] in OUTDOOR_FLOORS}
    beyond = {outside for _, outside in fog if outside not in cells}
    floor = region.mask(cells)
    around = region.mask(cells, grow=WALL * region.cell)
    around = ImageChops.subtract(around, region.mask(beyond))
    outer = ImageChops.subtract(around, floor)
    stone = _stone_walls(region, outer, set(cells) - outdoors, outdoors, land)
    hedge = _hedges(region, outer, outdoors, stone, land) if outdoors else None

    picture = tiled("void", region.cell, region.size, region.phase)
    stain(picture, BLACK, at_strength(softened(around, region.cell * 0.22), 0.75))
    ground = pave(region, cells, floor)
    every_wall = ImageChops.lighter(stone, hedge) if hedge else stone
    _cast_shadow(ground, every_wall, region.cell)
    ground = _in_light(ground, region.look)
    picture.paste(ground, (0, 0), _into_fog(region, floor, fog) if fog else floor)
    _draw_mist(picture, region, fog)
    _draw_props(picture, region, land.props)
    _draw_ledges(picture, region, land.ledges)
    _raise(picture, region, stone, "wall", height=0.36)
    for square, shape in _obstacles(cells, outdoors):
        sprite = obstacle(obstacle_of(region.look, shape), region.cell, (square[0] * 7 + square[1] * 3) % 4)
        x, y = region.corner(*square)
        spare = (sprite.width - region.cell) // 2
        picture.paste(_in_light(sprite.convert("RGB"), region.look), (x - spare, y - spare), sprite)
    if hedge:
        _raise(picture, region, hedge, "hedge", height=0.24)
    return Base(picture, region)


def _stone_walls(
    region: Region,
    outer: Image.Image,
    indoors: set[Square],
    outdoors: set[Square],
    land: Lie,
) -> Image.Image:
    """Masonry round everything indoors, and the thin walls between squares, unless it is out in the open."""
    masonry = outer
    if outdoors:
        masonry = ImageChops.multiply(outer, region.mask(indoors, grow=WALL * region.cell))
    masonry = masonry.copy()
    between = [wall for wall in land.walls if land.cells.keys() >= set(wall)]
    _draw_walls(masonry, region, [wall for wall in between if not outdoors >= set(wall)], INNER_WALL)
    return masonry


def _draw_walls(mask: Image.Image, region: Region, walls: Iterable[Edge], thick: float) -> None:
    """Thin walls between squares, so many squares thick."""
    drawing, half = ImageDraw.Draw(mask), thick * region.cell / 2
    for a, b in walls:
        x0, y0, x1, y1 = region.edge(a, b)
        drawing.rounded_rectangle((x0 - half, y0 - half, x1 + half, y1 + half), radius=half / 2, fill=255)


def _hedges(
    region: Region, outer: Image.Image, outdoors: set[Square], stone: Image.Image, land: Lie
) -> Image.Image:
    """Leaves round everything outdoors and in its borders, with an edge that wanders a little over the grass."""
    leafy = ImageChops.multiply(outer, region.mask(outdoors, grow=WALL * region.cell))
    _draw_walls(leafy, region, [wall for wall in land.walls if outdoors >= set(wall)], THICKET)
    leafy = ImageChops.subtract(leafy, stone)
    return ImageChops.subtract(wobbly(leafy, region.cell, region.phase, strength=0.55, blur=0.07), stone)


def _cast_shadow(ground: Image.Image, wall: Image.Image, cell: int) -> None:
    away = max(1, int(cell * 0.10))
    shadow = ImageChops.offset(softened(wall, cell * 0.16), away, away)
    stain(ground, BLACK, shadow.point([min(184, int(v * 1.08)) for v in range(256)]))


def _in_light(picture: Image.Image, look: str) -> Image.Image:
    """Ground and walls as the light falls there: at night, by fire."""
    light = LOOKS[look].light
    return picture if light == WHITE else ImageChops.multiply(picture, Image.new("RGB", picture.size, light))


def _raise(picture: Image.Image, region: Region, wall: Image.Image, material: str, height: float) -> None:
    """Lay a material over its mask and make it stand up: an outline, a lit side and a dark side."""
    part = Patch.of(region, wall)
    if part is None:
        return
    lit, outline = raised(part.mask, part.fill(material), region.cell, height)
    stain(picture, (7, 7, 8), outline, part.at)
    picture.paste(_in_light(lit, region.look), part.at, part.mask)


def _draw_ledges(picture: Image.Image, region: Region, ledges: frozenset[Edge]) -> None:
    """A line of teeth where the ground rises: seen from both sides, for the map does not say which is higher."""
    if not ledges:
        return
    for colour, grow in ((OUTLINE, 0.035), (ELEVATION, 0.0)):
        mask = Image.new("L", region.size)
        draw = ImageDraw.Draw(mask)
        for a, b in ledges:
            x0, y0, x1, y1 = region.edge(a, b)
            half = max(1, round(region.cell * (0.025 + grow)))
            draw.rectangle((x0 - half, y0 - half, x1 + half, y1 + half), fill=255)
            for tooth in range(4):
                _tooth(draw, (x0, y0, x1, y1), (tooth + 0.5) / 4, region.cell, grow)
        stain(picture, colour, mask)


def _tooth(
    draw: ImageDraw.ImageDraw, edge: tuple[int, int, int, int], share: float, cell: int, grow: float
) -> None:
    """A small lozenge across the line."""
    x, y = edge[0] + (edge[2] - edge[0]) * share, edge[1] + (edge[3] - edge[1]) * share
    along, across = cell * (0.05 + grow), cell * (0.10 + grow)
    wide, high = (along, across) if edge[1] == edge[3] else (across, along)
    draw.polygon([(x - wide, y), (x, y - high), (x + wide, y), (x, y + high)], fill=255)


def _squares_of(each: PropView) -> Iterator[Square]:
    x, y = each.square
    return ((x + column, y + row) for column in range(each.columns) for row in range(each.rows))


def _draw_props(picture: Image.Image, region: Region, props: Iterable[PropView]) -> None:
    """What the tiles depict lies on the floor, below everything else."""
    for each in props:
        sprite = prop(each, region.cell)
        picture.paste(_in_light(sprite.convert("RGB"), region.look), region.corner(*each.square), sprite)


def _into_fog(region: Region, floor: Image.Image, fog: frozenset[Edge]) -> Image.Image:
    """The floor's mask, except that it fades out where the board goes on unseen."""
    zone = _along(region, fog, 0.5)
    run_on = ImageChops.lighter(floor, zone)
    fading = softened(floor, region.cell * 0.26)
    return Image.composite(ImageChops.multiply(fading, run_on), floor, zone)


def _draw_mist(picture: Image.Image, region: Region, fog: frozenset[Edge]) -> None:
    """Pale swathes where the board goes on: there is more to discover."""
    part = Patch.of(region, _along(region, fog, 0.30)) if fog else None
    if part is not None:
        band = softened(part.mask, region.cell * 0.16)
        swathes = ImageChops.multiply(band, tiled("edge", region.cell, part.mask.size, part.phase))
        stain(picture, MIST, at_strength(swathes, 1.15), part.at)


def _along(region: Region, edges: frozenset[Edge], reach: float) -> Image.Image:
    """A mask of bands along some edges, reaching so many squares to both sides."""
    band = Image.new("L", region.size)
    drawing, half = ImageDraw.Draw(band), region.cell * reach
    for a, b in edges:
        x0, y0, x1, y1 = region.edge(a, b)
        across, along = (half, 0.0) if a[1] == b[1] else (0.0, half)
        drawing.rectangle((x0 - across, y0 - along, x1 + across - 1, y1 + along - 1), fill=255)
    return band


def _obstacles(cells: Mapping[Square, Cell], outdoors: set[Square]) -> Iterator[tuple[Square, str]]:
    """Obstacles from the back row to the front, rubble indoors and trees outdoors."""
    for square in sorted((s for s, kind in cells.items() if kind.terrain == "obstacle"), key=lambda s: s[::-1]):
        yield square, "tree" if square in outdoors else "rubble"
