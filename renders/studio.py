"""The studio: pictures on demand, drawn off the event loop and kept for as long as they are asked for."""

import asyncio
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeVar

from PIL import Image

from renders import theme
from renders.cache import MEGABYTE, BytesLRU
from renders.descent.activation import draw_activation
from renders.descent.board import draw_board
from renders.descent.campaign_map import draw_campaign_map
from renders.descent.cards import draw_cards, draw_monster_card
from renders.descent.chronicle import CampaignMapView, PageView, ReplayView, SummaryView
from renders.descent.dice import draw_dice
from renders.descent.figures import Body, badge, token
from renders.descent.inventory import draw_inventory, draw_party_inventory
from renders.descent.replay import ReplayFormat, draw_replay
from renders.descent.sheet import draw_hero_sheet
from renders.descent.shop import draw_shop
from renders.descent.summary import draw_summary
from renders.descent.track import draw_track
from renders.descent.view import (
    ActivationView,
    BoardView,
    Box,
    CardView,
    Cell,
    DiceView,
    FigureView,
    HeroSheetView,
    InventoryView,
    MonsterCardView,
    PartyInventoryView,
    PartyView,
    ShopView,
    TrackView,
)
from renders.descent.viewport import viewport_for
from renders.encode import to_png, to_webp
from renders.journal import draw_page
from renders.parchment import parchment_png
from renders.textures import MATERIALS, texture

Format = Literal["png", "webp"]
View = TypeVar("View")

ON_PARCHMENT = frozenset({"journal", "map"})
"""Pictures whose colours are not those of boards and sheets."""


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
    """Draws pictures one at a time in its own thread; the same view is never drawn twice while it is kept."""

    def __init__(
        self, format: Format = "png", keep: int = 32 * MEGABYTE, replay_format: ReplayFormat = "webp"
    ) -> None:
        self.format: Format = format
        self.replay_format: ReplayFormat = replay_format
        self._kept: BytesLRU[Picture] = BytesLRU(keep, lambda picture: len(picture.content))
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._patient = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio-patient")
        """For large pictures that nobody plays by: the panel's need not wait for them."""

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

    async def party_inventory(self, view: PartyInventoryView) -> Picture:
        """Who of the party carries what."""
        return await self._picture("party", view, draw_party_inventory, view.alt)

    async def activation(self, view: ActivationView) -> Picture:
        """An activation card."""
        return await self._picture("activation", view, draw_activation, view.alt)

    async def track(self, view: TrackView) -> Picture:
        """The monster track."""
        return await self._picture("track", view, draw_track, view.alt)

    async def shop(self, view: ShopView) -> Picture:
        """The window of a shop."""
        return await self._picture("shop", view, draw_shop, view.alt)

    async def summary(self, view: SummaryView) -> Picture:
        """A quest in numbers."""
        return await self._picture("summary", view, draw_summary, view.alt, patient=True)

    async def journal(self, view: PageView) -> Picture:
        """A page of the journal."""
        return await self._picture("journal", view, draw_page, view.alt, patient=True)

    async def campaign_map(self, view: CampaignMapView) -> Picture:
        """The land, its places, and where the party is."""
        return await self._picture("map", view, draw_campaign_map, view.alt, patient=True)

    async def replay(self, key: Hashable, make: Callable[[], ReplayView]) -> Picture:
        """A part of a quest, animated. It takes long; also its view is made in the patient thread.

        `key` says which part it is; the same part is not drawn again while it is kept.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._patient, self._replay, key, make)

    async def warm(self) -> None:
        """Make at start-up what the first pictures would otherwise wait for."""
        await asyncio.get_running_loop().run_in_executor(self._thread, _warm)

    def close(self) -> None:
        """Finish the picture in hand and stop the threads."""
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._patient.shutdown(wait=True, cancel_futures=True)

    async def _picture(
        self, name: str, view: View, draw: Callable[[View], Image.Image], alt: str, *, patient: bool = False
    ) -> Picture:
        loop = asyncio.get_running_loop()
        thread = self._patient if patient else self._thread
        return await loop.run_in_executor(thread, self._make, name, view, draw, alt)

    def _make(self, name: str, view: View, draw: Callable[[View], Image.Image], alt: str) -> Picture:
        key = (name, fingerprint(view), alt)
        return self._kept.get_or_make(key, lambda: self._draw(name, draw(view), alt))

    def _replay(self, key: Hashable, make: Callable[[], ReplayView]) -> Picture:
        def drawn() -> Picture:
            view = make()
            return Picture(draw_replay(view, self.replay_format), f"replay.{self.replay_format}", view.alt)

        return self._kept.get_or_make(("replay", key), drawn)

    def _draw(self, name: str, image: Image.Image, alt: str) -> Picture:
        if self.format == "webp":
            return Picture(to_webp(image), f"{name}.webp", alt)
        if name in ON_PARCHMENT:
            return Picture(parchment_png(image), f"{name}.png", alt)
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
