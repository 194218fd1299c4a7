"""Somebody imports what was made to do harm, while others play: nobody but them notices."""

import asyncio
import gzip
import json
import os

import pytest

from bot.app import Flambeau
from bot.local.exchange import Exchange
from bot.local.objects import Upload
from cogs import archive
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


@pytest.mark.parametrize("player", [0, 1], ids=["manager", "owner"])
async def test_whoever_waits_for_a_file_is_told(
    turn: Party, bot: Flambeau, monkeypatch: pytest.MonkeyPatch, player: int
) -> None:
    """While another file is at the gate, or a long one is read, there is a word; the answer takes its place."""
    who, upload = turn.players[player], await file_of(turn.players[1])
    monkeypatch.setattr(archive, "PATIENCE", 0.0)

    async with bot.table._gate._turn:
        exchange = await who.slash("campaign import", file=upload, channel=tavern(turn))
        await turn.local.world.until(lambda: "⏳" in told(exchange), 10.0, "a word")
    await turn.local.world.until(lambda: "⏳" not in told(exchange), 10.0, "the answer")

    assert "La campagne continue" in told(exchange)


async def test_what_is_read_at_once_is_answered_at_once(turn: Party) -> None:
    """Nobody is told to wait who need not."""
    _, bruno, *_ = turn.players
    read: list[str] = []
    turn.local.world.watch(
        lambda change: read.append(change.message.text()) if change.message is not None else None
    )

    await said(bruno, "campaign import", file=Upload("x.json.gz", b"no file of ours"), channel=tavern(turn))

    assert read
    assert not any("⏳" in text for text in read)


def told(exchange: Exchange) -> str:
    """What stands in the answer now."""
    return exchange.message.text() if exchange.message is not None else ""
