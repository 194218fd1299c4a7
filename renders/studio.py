"""The studio: pictures on demand, drawn off the event loop and kept for as long as they are asked for."""

import asyncio
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeVar

from PIL import Image

from renders import theme
from renders.board import draw_board
from renders.cache import MEGABYTE, BytesLRU
from renders.cards import draw_cards, draw_monster_card
from renders.dice import draw_dice
from renders.encode import to_png, to_webp
from renders.figures import Body, badge, token
from renders.inventory import draw_inventory
from renders.sheet import draw_hero_sheet
from renders.textures import MATERIALS, texture
from renders.view import (
    BoardView,
    Box,
    CardView,
    Cell,
    DiceView,
    FigureView,
    HeroSheetView,
    InventoryView,
    MonsterCardView,
    PartyView,
)
from renders.viewport import viewport_for

Format = Literal["png", "webp"]
View = TypeVar("View")


@dataclass(frozen=True)
class Picture:
    """A finished picture, ready to be attached to a message."""

    content: bytes
    filename: str
    alt_text: str


def fingerprint(view: Any) -> Hashable:
    """A view as a key: equal views have equal fingerprints."""
    if isinstance(view, tuple):
        return tuple(fingerprint(part) for part in view)
    values = (getattr(view, part.name) for part in fields(view))
    return type(view), *(frozenset(v.items()) if isinstance(v, Mapping) else v for v in values)


class Studio:
    """Draws one picture at a time in its own thread; the same view is never drawn twice while it is kept."""

    def __init__(self, format: Format = "png", keep: int = 32 * MEGABYTE) -> None:
        self.format: Format = format
        self._kept: BytesLRU[Picture] = BytesLRU(keep, lambda picture: len(picture.content))
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")

    async def board(self, view: BoardView) -> Picture:
        """The board, or the part of it that the view's focus names."""
        return await self._picture("board", view, draw_board, view.alt)

    async def hero_sheet(self, view: HeroSheetView) -> Picture:
        """Everything about a hero."""
        return await self._picture("hero", view, draw_hero_sheet, view.alt)

    async def inventory(self, view: InventoryView) -> Picture:
        """What a hero wears and carries."""
        return await self._picture("inventory", view, draw_inventory, view.alt)

    async def dice(self, view: DiceView) -> Picture:
        """A roll and what came of it."""
        return await self._picture("dice", view, draw_dice, view.alt)

    async def cards(self, views: tuple[CardView, ...], alt: str = "") -> Picture:
        """One card or several side by side."""
        return await self._picture("cards", views, draw_cards, alt or " · ".join(v.alt or v.name for v in views))

    async def monster(self, view: MonsterCardView) -> Picture:
        """A monster group's card."""
        return await self._picture("monster", view, draw_monster_card, view.alt)

    async def warm(self) -> None:
        """Make at start-up what the first pictures would otherwise wait for."""
        await asyncio.get_running_loop().run_in_executor(self._thread, _warm)

    def close(self) -> None:
        """Finish the picture in hand and stop the thread."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    async def _picture(self, name: str, view: View, draw: Callable[[View], Image.Image], alt: str) -> Picture:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._make, name, view, draw, alt)

    def _make(self, name: str, view: View, draw: Callable[[View], Image.Image], alt: str) -> Picture:
        key = (name, fingerprint(view), alt)
        return self._kept.get_or_make(key, lambda: self._draw(name, draw(view), alt))

    def _draw(self, name: str, image: Image.Image, alt: str) -> Picture:
        if self.format == "webp":
            return Picture(to_webp(image), f"{name}.webp", alt)
        return Picture(to_png(image, "board" if name == "board" else "sheet"), f"{name}.png", alt)


def _warm() -> None:
    """Textures and faces at the size of the usual focus view, and one board to load everything else."""
    names = zip(theme.HEROES, theme.HERO_ICONS.values(), strict=False)
    party = tuple(PartyView("Flambeau", colour, icon, 8, 8, 4, 4) for colour, icon in names)
    columns, rows = theme.FOCUS_COLUMNS, theme.FOCUS_ROWS
    heroes = tuple(
        FigureView(hero.icon, "hero", ((number, 0),), hero.icon, 8, 8, hero.colour)
        for number, hero in enumerate(party)
    )
    cells = {(x, y): Cell() for x in range(columns) for y in range(rows)}
    view = BoardView(cells, figures=heroes, party=party, focus=Box(0, 0, columns - 1, rows - 1))
    to_png(draw_board(view))
    cell = viewport_for(view, theme.PICTURE_WIDTH, theme.PICTURE_HEIGHT).cell
    for material in MATERIALS:
        texture(material, cell)
    for icon in theme.MONSTER_ICONS.values():
        token(Body("minion", "", icon), cell)
    for condition in theme.CONDITIONS:
        badge(condition, int(cell * 0.38))
