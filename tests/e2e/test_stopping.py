"""Stopping the bot while it shows something: it is shown first, so that the next process need not show it again."""

import asyncio
from pathlib import Path

from bot.app import Flambeau
from bot.local.server import LocalDiscord

from .bots import SlowStudio, running
from .people import Party

WAIT = 10.0


async def begun(bot: Flambeau) -> None:
    """Wait until the quest is saved as begun; it is not shown yet."""
    async with asyncio.timeout(WAIT):
        while (await bot.table.look(1)).campaign.phase != "playing":
            pass


async def test_what_is_being_shown_is_shown_before_the_bot_stops(local: LocalDiscord, tmp_path: Path) -> None:
    """The board is half drawn when the bot is told to stop: its panel comes, and the next process plays on."""
    database = tmp_path / "flambeau.sqlite3"
    party = Party(local, local.players[:2])
    async with running(local, database) as bot:
        await party.gather("syndrael", "grisban_the_thirsty")
        bot.studio = studio = SlowStudio()
        start = next(offer for offer in party.offered() if offer.code.startswith("?start"))
        await party.take(start, party.players[0])
        await begun(bot)
        closing = asyncio.create_task(bot.close())
        await asyncio.sleep(0)
        studio.gate.set()
        await closing

    panel = party.current().id
    async with running(local, database):
        take = party.find("take_turn")
        assert take is not None, "the panel of the quest was posted"
        await party.do(take, party.players[0])
        assert party.current().id == panel, "and is the one that goes on"
