"""The studio: off the event loop, and never the same picture twice."""

import asyncio
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from renders import studio as studio_module
from renders.descent.viewport import viewport_for
from renders.studio import Studio, fingerprint
from renders.textures import _textures
from tests.renders import samples


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    place = Studio()
    yield place
    place.close()


def record_drawing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace the board's drawing by a quick one that notes the thread it runs in."""
    threads: list[str] = []

    def quick(_: Any) -> Image.Image:
        threads.append(threading.current_thread().name)
        return Image.new("RGB", (8, 8))

    monkeypatch.setattr(studio_module, "draw_board", quick)
    return threads


async def test_pictures_come_ready_to_send(studio: Studio) -> None:
    """A picture has its bytes, a file name and the words for those who cannot see it."""
    picture = await studio.dice(samples.dice())
    assert picture.content.startswith(b"\x89PNG")
    assert (picture.filename, picture.alt_text) == ("dice.png", "Jet d’attaque")


async def test_drawing_leaves_the_event_loop_alone(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn in the studio's own thread, one at a time."""
    threads = record_drawing(monkeypatch)
    await asyncio.gather(studio.board(samples.dungeon()), studio.board(samples.meadow()))
    assert len(threads) == 2
    assert all(name.startswith("studio") for name in threads)
    assert len(set(threads)) == 1


async def test_the_same_view_is_drawn_once(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal views share a picture even when asked for at once; a changed one is drawn."""
    threads = record_drawing(monkeypatch)
    first, second = await asyncio.gather(studio.board(samples.dungeon()), studio.board(samples.dungeon()))
    assert first is second
    await studio.board(replace(samples.dungeon(), targets=((1, 1),)))
    assert len(threads) == 2


def test_views_differ_by_what_they_show() -> None:
    """Any change of a view changes its fingerprint; an equal view has an equal one."""
    view = samples.dungeon_focus()
    assert fingerprint(view) == fingerprint(samples.dungeon_focus())
    assert fingerprint(view) != fingerprint(replace(view, marks={}))
    assert fingerprint(view) != fingerprint(replace(view, reach={}))


async def test_kept_pictures_are_bounded() -> None:
    """The studio keeps no more bytes of pictures than it was told."""
    place = Studio(keep=60_000)
    for view in (samples.dice(), samples.every_die(), replace(samples.dice(), title="Encore")):
        await place.dice(view)
    place.close()
    assert 0 < place._kept.used <= 60_000


async def test_every_picture_can_be_webp() -> None:
    """The format is a setting."""
    place = Studio("webp")
    picture = await place.cards(samples.cards()[:1])
    place.close()
    assert picture.filename == "cards.webp"
    assert picture.content[8:12] == b"WEBP"


async def test_all_kinds_of_pictures(studio: Studio) -> None:
    """Sheet, inventory, cards and monsters are drawn and named."""
    pictures = [
        await studio.hero_sheet(samples.hero_sheet()),
        await studio.inventory(samples.inventory()),
        await studio.cards(samples.cards()),
        await studio.monster(samples.monster_card()),
    ]
    assert [p.filename for p in pictures] == ["hero.png", "inventory.png", "cards.png", "monster.png"]
    assert pictures[2].alt_text == "Épée d’acier · Rune explosive · Potion de vie"


async def test_warming_up_readies_the_usual_view(studio: Studio) -> None:
    """After warming up, the textures of the focus view are there."""
    await studio.warm()
    cell = viewport_for(samples.dungeon_focus(), 1280, 960).cell
    assert ("stone", cell) in _textures
    assert ("grass", cell) in _textures
