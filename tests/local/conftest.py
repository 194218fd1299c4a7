"""A local Discord with a tiny bot on it, checked for violations after every test."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.paths import ROOT

from .tiny import Running, TinyBot


def spec_path() -> Path:
    """Where Discord's description of its API lies, if it is there at all."""
    default = ROOT.parent / "shared" / "discord" / "openapi.json"
    return Path(os.environ.get("FLAMBEAU_DISCORD_SPEC", default))


@pytest.fixture
def spec() -> Path:
    """The description; without it a test is skipped, but never in CI."""
    path = spec_path()
    if not path.is_file():
        reason = f"Discord's OpenAPI description is not at {path} (set FLAMBEAU_DISCORD_SPEC)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return path


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """A running local Discord; whatever it found wrong fails the test."""
    path = spec_path()
    server = LocalDiscord(spec=path if path.is_file() else None)
    await server.start()
    yield server
    await server.stop()
    assert server.violations == []


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[TinyBot]:
    """The tiny bot, connected and ready."""
    running = Running(local)
    yield await running.start()
    await running.stop()


@pytest.fixture
def alix(local: LocalDiscord, bot: TinyBot) -> Player:
    """The first player, who owns the guild and speaks French."""
    return local.players[0]


@pytest.fixture
def dario(local: LocalDiscord, bot: TinyBot) -> Player:
    """The fourth player, who speaks English."""
    return local.players[3]
