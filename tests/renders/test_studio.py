"""The studio: off the event loop, and never the same picture twice."""

import asyncio
import pickle
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from renders.descent import drawings
from renders.descent.view import BoardView
from renders.descent.viewport import viewport_for
from renders.descent.warm import warm
from renders.drawing import Animation, Drawing, MovingFormat, fingerprint
from renders.studio import Studio
from renders.textures import _textures
from tests.renders.descent import chronicle_samples, samples


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    place = Studio()
    yield place
    place.close()


class Sketcher:
    """Draws boards quickly, and notes the threads it does so in."""

    def __init__(self) -> None:
        self.threads: list[str] = []

    def board(self, view: BoardView) -> Drawing:
        return replace(drawings.board(view), draw=self.draw)

    def draw(self, _: BoardView) -> Image.Image:
        self.threads.append(threading.current_thread().name)
        return Image.new("RGB", (8, 8))


async def test_pictures_come_ready_to_send(studio: Studio) -> None:
    """A picture has its bytes, a file name and the words for those who cannot see it."""
    picture = await studio.picture(drawings.dice(samples.dice()))
    assert picture.content.startswith(b"\x89PNG")
    assert (picture.filename, picture.alt_text) == ("dice.png", "Jet d’attaque")


async def test_drawing_leaves_the_event_loop_alone(studio: Studio) -> None:
    """Pictures are drawn in the studio's own thread, one at a time."""
    sketcher = Sketcher()
    await asyncio.gather(*(studio.picture(sketcher.board(view)) for view in (samples.dungeon(), samples.meadow())))
    assert len(sketcher.threads) == 2
    assert all(name.startswith("studio") for name in sketcher.threads)
    assert len(set(sketcher.threads)) == 1


async def test_the_same_view_is_drawn_once(studio: Studio) -> None:
    """Equal views share a picture even when asked for at once; a changed one is drawn."""
    sketcher = Sketcher()
    first, second = await asyncio.gather(*(studio.picture(sketcher.board(samples.dungeon())) for _ in range(2)))
    assert first is second
    await studio.picture(sketcher.board(replace(samples.dungeon(), targets=((1, 1),))))
    assert len(sketcher.threads) == 2


def test_views_differ_by_what_they_show() -> None:
    """Any change of a view changes its fingerprint; an equal view has an equal one."""
    view = samples.dungeon_focus()
    assert fingerprint(view) == fingerprint(samples.dungeon_focus())
    assert fingerprint(view) != fingerprint(replace(view, marks={}))
    assert fingerprint(view) != fingerprint(replace(view, reach={}))


def test_a_drawing_can_be_sent_to_another_process() -> None:
    """Whoever draws may sit elsewhere: a drawing is packed and unpacked, and is still the same."""
    replay = drawings.replay("a part", chronicle_samples.replay)
    for drawing in (drawings.board(samples.dungeon_focus()), drawings.cards(*samples.cards()), replay):
        unpacked = pickle.loads(pickle.dumps(drawing))
        assert unpacked == drawing
        assert unpacked.key == drawing.key


async def test_kept_pictures_are_bounded() -> None:
    """The studio keeps no more bytes of pictures than it was told."""
    place = Studio(keep=60_000)
    for view in (samples.dice(), samples.every_die(), replace(samples.dice(), title="Encore")):
        await place.picture(drawings.dice(view))
    place.close()
    assert 0 < place._kept.used <= 60_000


async def test_every_picture_can_be_webp() -> None:
    """The format is a setting."""
    place = Studio("webp")
    picture = await place.picture(drawings.cards(samples.cards()[0]))
    place.close()
    assert picture.filename == "cards.webp"
    assert picture.content[8:12] == b"WEBP"


async def test_all_kinds_of_pictures(studio: Studio) -> None:
    """Sheet, inventory, cards and monsters are drawn and named."""
    pictures = [
        await studio.picture(drawings.hero_sheet(samples.hero_sheet())),
        await studio.picture(drawings.inventory(samples.inventory())),
        await studio.picture(drawings.cards(*samples.cards())),
        await studio.picture(drawings.monster(samples.monster_card())),
    ]
    assert [p.filename for p in pictures] == ["hero.png", "inventory.png", "cards.png", "monster.png"]
    assert pictures[2].alt_text == "Épée d’acier · Rune explosive · Potion de vie"


async def test_warming_up_readies_the_usual_view(studio: Studio) -> None:
    """After warming up, the textures of the focus view are there."""
    await studio.warm(warm)
    cell = viewport_for(samples.dungeon_focus(), 1280, 960).cell
    assert ("stone", cell) in _textures
    assert ("grass", cell) in _textures


class Slow:
    """Animates for as long as it is told to."""

    def __init__(self) -> None:
        self.done = threading.Event()

    def draw(self, _: object, __: object) -> bytes:
        assert self.done.wait(20)
        return b"moving"


class Unable:
    """Can't animate anything."""

    def draw(self, _: object, __: object) -> bytes:
        raise ValueError("no")


def animated(draw: Callable[[Any, MovingFormat], bytes]) -> Animation:
    """An animation of a board that has a still."""
    still = Sketcher().board(samples.dungeon())
    return Animation("board", "a board", samples.dungeon, draw, still=still)


async def test_nobody_waits_for_a_spectacle(studio: Studio) -> None:
    """Where an animation is not there in time its still is shown; once it is drawn, it is kept."""
    slow = Slow()
    studio.in_time = 0.01
    moving = animated(slow.draw)
    assert (await studio.picture(moving)).filename == "board.png"
    slow.done.set()
    studio.in_time = 20
    assert (await studio.picture(moving)).filename == "board.webp"


async def test_what_cannot_be_animated_stands_still(studio: Studio, caplog: pytest.LogCaptureFixture) -> None:
    """An animation that fails is logged, and everybody sees the still."""
    assert (await studio.picture(animated(Unable().draw))).filename == "board.png"
    assert "could not be animated" in caplog.text
