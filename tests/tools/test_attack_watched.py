"""The eye on the event loop: what held it up is written down, with how long it was at work itself."""

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.words.texts import clip
from tools.attack_watched import LAGS, Lag, WatchedLoop, described

LONG = 0.08


def work() -> None:
    """Hold everybody up by doing something."""
    end = time.thread_time() + LONG
    while time.thread_time() < end:
        clip("a story without end " * 100, 50)


def wait() -> None:
    """Hold everybody up by doing nothing."""
    time.sleep(LONG)


def held_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *doing: Callable[[], None]) -> list[Lag]:
    """What is written down of a loop in which this is done."""
    monkeypatch.setenv(LAGS, str(tmp_path / "lags"))
    watching = list(gc.callbacks)

    async def live() -> None:
        for each in doing:
            await asyncio.sleep(0.05)
            each()
        await asyncio.sleep(0.05)

    with asyncio.Runner(loop_factory=WatchedLoop) as runner:
        runner.run(live())
    gc.callbacks[:] = watching
    return [lag for lag in Lag.all_in(tmp_path / "lags") if lag.wall >= LONG * 700]


def test_what_held_the_loop_up_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is told with its place in our code."""
    (lag,) = held_up(tmp_path, monkeypatch, work)

    assert lag.cpu >= LONG * 700
    assert "work" in lag.doing or "bot/words/texts.py" in lag.doing


def test_waiting_is_no_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop that only waited for the machine was not at work."""
    (lag,) = held_up(tmp_path, monkeypatch, wait)

    assert lag.cpu < LONG * 500


def test_a_free_loop_is_not_complained_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody holds it up nothing is written down."""
    assert held_up(tmp_path, monkeypatch) == []


def test_the_innermost_place_of_ours_is_told() -> None:
    """With what it calls, where that is not ours."""
    seen: list[str] = []

    class Text(str):
        def __len__(self) -> int:
            seen.append(described(sys._getframe()))
            return 0

    clip(Text("x"), 5)

    assert seen[0].startswith("bot/words/texts.py:")
    assert seen[0].endswith(" clip > test_attack_watched.py:__len__")
