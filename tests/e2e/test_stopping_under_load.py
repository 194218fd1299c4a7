"""The bot is stopped while everybody presses: it answers, shows what was done, and says nothing of faults."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.local.exchange import Exchange
from bot.local.player import NoAnswer, Player
from bot.local.refusals import Refusal
from bot.local.server import LocalDiscord
from bot.local.texts import CannotDo

from .people import Party, offers
from .processes import BotProcess

HEROES = ("syndrael", "grisban_the_thirsty")
RESTARTING = ("Je redémarre", "I’m being restarted")


class Crowd:
    """Players in several channels who press whatever they see, at random, and never wait for what comes of it."""

    def __init__(self, local: LocalDiscord, parties: list[Party]) -> None:
        self.local = local
        self.parties = parties
        self.chance = random.Random("foule")
        self.ends: Counter[str] = Counter()
        self.pressed = asyncio.Event()

    @asynccontextmanager
    async def pressing(self) -> AsyncIterator[None]:
        """They press as long as this lasts."""
        tasks = [asyncio.create_task(self._press(party, number)) for party in self.parties for number in (0, 1)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def some_presses(self, number: int) -> None:
        """Wait until so many were answered."""
        goal = sum(self.ends.values()) + number
        while sum(self.ends.values()) < goal:
            self.pressed.clear()
            await self.pressed.wait()

    async def _press(self, party: Party, number: int) -> None:
        while True:
            try:
                end = await self._once(party, party.players[number])
            except NoAnswer:
                end = "unanswered"
            except (CannotDo, Refusal):
                end = "gone"
            self.ends[end] += 1
            self.pressed.set()
            if not self.local.world.bot_online:
                await self.local.world.until(lambda: self.local.world.bot_online, 60.0, "the bot to be back")
            await asyncio.sleep(0)

    async def _once(self, party: Party, who: Player) -> str:
        choice = self.chance.random()
        if choice < 0.2:
            return _end_of(await who.slash("help", channel=party.channel))
        if choice < 0.3:
            await who.complete("odds", "target", "", channel=party.channel)
            return "completed"
        panel = party.panel()
        if panel is None or not offers(panel):
            return "nothing to press"
        return _end_of(await party.take(self.chance.choice(offers(panel)), who, panel))


def _end_of(exchange: Exchange) -> str:
    said = exchange.message.text() if exchange.message is not None and exchange.ephemeral else ""
    return "restarting" if said.startswith(RESTARTING) else "answered"


async def gathered(local: LocalDiscord, number: int) -> list[Party]:
    """Parties that have set out, each in its channel."""
    parties = []
    for each in range(number):
        channel = local.world.open_channel(local.world.add_channel(f"table-{each}")).id
        party = Party(local, local.players[:2], channel)
        exchange = await party.players[0].slash("campaign new", name=f"Table {each}", channel=channel)
        await exchange.settled(20.0)
        for hero, player in zip(HEROES, party.players, strict=True):
            join = next(offer for offer in party.offered() if offer.code.startswith(f"join:{hero}:"))
            await party.do(join, player)
        await party.set_out()
        parties.append(party)
    return parties


def complaints(log: str) -> list[str]:
    """What in a log says that something went wrong."""
    return [line for line in log.splitlines() if " ERROR " in line or "Assertion" in line or "Traceback" in line]


@pytest.mark.parametrize("stops", [2, pytest.param(20, marks=pytest.mark.slow)])
async def test_stopping_under_load(local: LocalDiscord, tmp_path: Path, stops: int) -> None:
    """However often it is stopped while they press: nothing is logged as broken, and every table has its panel."""
    bot = BotProcess(local, tmp_path / "flambeau.sqlite3")
    await bot.start()
    crowd = Crowd(local, await gathered(local, 3))
    async with crowd.pressing():
        for _ in range(stops):
            await crowd.some_presses(20)
            await bot.stop()
            await bot.start()
    await local.world.until(lambda: all(party.panel() for party in crowd.parties), 20.0, "a panel everywhere")
    await bot.stop()

    log = bot.log.read_text(encoding="utf-8")
    assert complaints(log) == []
    assert "left behind" not in log
    assert crowd.ends["answered"] > 5 * stops
