"""Somebody imports what was made to do harm, while others play: nobody but them notices."""

import asyncio
import gzip
import json
import os

import pytest

from bot.app import Flambeau
from bot.local.objects import Upload
from tests.table.hostile import FILES, STATES, Parcel, file_with

from .people import Party
from .test_keeping import file_of, said, tavern, turn

__all__ = ["turn"]

QUICK_MS = 500.0 * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
"""Milliseconds until a press is acknowledged, whatever is read meanwhile; Discord waits for three seconds."""
WORST = ("more points", "rounds", "stack", "left to the machine, with points", "deeds again", "deep")


@pytest.fixture
async def parcel(turn: Party) -> Parcel:
    """What Bruno's file has in it; Bruno owns the campaign."""
    found: Parcel = json.loads(gzip.decompress((await file_of(turn.players[1])).bytes))
    return found


async def test_others_play_on_while_a_hostile_file_is_read(turn: Party, parcel: Parcel, bot: Flambeau) -> None:
    """Each import is answered calmly; whoever looks something up meanwhile is acknowledged at once."""
    _, bruno, chloe, _ = turn.players
    files = [file_with(parcel, STATES[name]) for name in WORST] + [FILES["a bomb"](b"")]
    before = await bot.table.look(1)
    for content in files:
        upload = Upload("campaign.json.gz", content)
        importing = asyncio.create_task(said(bruno, "campaign import", file=upload, channel=tavern(turn)))
        while not importing.done():
            exchange = await chloe.slash("campaign settings")
            await exchange.settled(10.0)
            assert exchange.acked_ms < QUICK_MS
        assert "Rien n’a changé" in await importing or "trop gros" in await importing
    assert await bot.table.in_channel(tavern(turn)) is None
    assert (await bot.table.look(1)).campaign == before.campaign
    assert "Syndrael" in await said(bruno, "turn rest")
