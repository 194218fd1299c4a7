"""Replays: animated, small, and as they were."""

import io
import threading
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

from renders.descent import drawings
from renders.descent.chronicle import ReplayView
from renders.descent.replay import draw_replay, frames_of
from renders.studio import Studio
from tests.renders.descent import chronicle_samples as samples
from tests.renders.goldens import matches_golden, needs_icons


@needs_icons
def test_frames_look_as_they_did() -> None:
    """Four moments of a replay look like their golden picture; see tests/failures for the difference."""
    frames = frames_of(samples.replay())
    width, height = frames[0].size
    sheet = Image.new("RGB", (2 * width, 2 * height))
    for place, number in enumerate((1, 4, 5, 6)):
        sheet.paste(frames[number], (place % 2 * width, place // 2 * height))

    assert matches_golden("replay", sheet.reduce(2), "board")


@pytest.mark.parametrize("format", ["webp", "gif"])
def test_a_replay_plays(format: str) -> None:
    """All frames are in the file, with the time each of them is shown, again and again."""
    view = samples.replay()
    film = Image.open(io.BytesIO(draw_replay(view, "gif" if format == "gif" else "webp")))

    assert film.format == format.upper()
    assert film.info["loop"] == 0
    assert film.n_frames == len(view.frames)
    film.seek(film.n_frames - 1)
    film.load()
    assert film.info["duration"] == view.frames[-1].milliseconds


def test_all_frames_are_of_one_size() -> None:
    """A door that opens makes the board larger, not the picture."""
    assert len({frame.size for frame in frames_of(samples.replay())}) == 1


def test_a_figure_is_seen_between_two_squares() -> None:
    """Each step of a walk is another picture, and only a part of it changes."""
    first, second = (np.asarray(frame, np.int16) for frame in frames_of(samples.replay())[:2])
    changed = np.abs(first - second).max(axis=2) > 24

    assert 0.001 < changed.mean() < 0.05


def test_a_replay_shrinks_until_it_fits() -> None:
    """With less room the same frames are smaller."""
    view = samples.replay()
    large = draw_replay(view)
    small = draw_replay(view, most=len(large) // 2)

    assert len(small) < len(large)
    assert Image.open(io.BytesIO(small)).size < Image.open(io.BytesIO(large)).size
    assert Image.open(io.BytesIO(small)).n_frames == len(view.frames)


def test_a_long_replay_stays_small() -> None:
    """A hundred frames of a walk are far below what Discord takes."""
    view = samples.replay()
    longer = replace(view, frames=view.frames * 15)

    assert len(draw_replay(longer)) < 2_000_000


async def test_replays_have_a_thread_of_their_own() -> None:
    """A long replay keeps no other picture waiting, and the same part is drawn once."""
    studio, threads = Studio(replay_format="gif"), []

    def make() -> ReplayView:
        threads.append(threading.current_thread().name)
        return samples.replay()

    first, again = [await studio.picture(drawings.replay("a part", make)) for _ in range(2)]
    studio.close()

    assert first is again
    assert (first.filename, first.alt_text) == ("replay.gif", "La reprise")
    assert len(threads) == 1
    assert threads[0].startswith("studio-patient")
