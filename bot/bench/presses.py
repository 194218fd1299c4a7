"""A game played through the client, press by press, and a bare answer between: how long, how many, how smoothly."""

import asyncio
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter

from discord import ui

from bot.app import Flambeau
from bot.bench.client import PONG, Channel, Offer, Pong, reads_of, real_client, rest
from bot.bench.measure import at_part, median_ratio
from bot.bench.run import Run
from bot.bench.tape import FIRST, tape
from bot.local.objects import Message
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.local.world import FIRST_CHANNEL_ID
from cogs.access import stage_of
from cogs.notices import BREATH

PACE = 10.0
"""Seconds that people take for a deed. Here they take less, and the notice's breath is as much shorter."""
NAP = 0.005
"""Seconds after which whoever watches the event loop wants to be awake again."""


@dataclass
class Pressed:
    """What was counted and timed; times are in milliseconds."""

    pongs: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)
    """One for each pong."""
    pictures: list[float] = field(default_factory=list)
    """From a press to the panel with its picture."""
    lags: list[float] = field(default_factory=list)
    """By how much the event loop was late."""
    deeds: int = 0
    reads: int = 0
    requests: int = 0
    """Those that count against Discord's limit."""


# The measures -----------------------------------------------------------------------------------------------------


def pong_p50_ms(run: Run) -> float:
    """A press that is answered at once."""
    return median(run.once(pressed).pongs)


def pong_p95_ms(run: Run) -> float:
    """The same, at its slowest."""
    return at_part(run.once(pressed).pongs, 0.95)


def ack_ratio_p50(run: Run) -> float:
    """A press in the game / a bare one just before it."""
    return median_ratio(run.once(pressed).acks, run.once(pressed).pongs)


def ack_ratio_p95(run: Run) -> float:
    """The slowest presses in the game / the slowest bare ones."""
    found = run.once(pressed)
    return at_part(found.acks, 0.95) / at_part(found.pongs, 0.95)


def picture_click_p50_ms(run: Run) -> float:
    """From a press to the panel with its picture."""
    return median(run.once(pressed).pictures)


def picture_click_limit(run: Run) -> float | None:
    """A bare press, and the time to write somewhat more than one picture."""
    pong, encode = run.number("pong_p50_ms"), run.number("encode_ms")
    return pong + 1.6 * encode if pong is not None and encode is not None else None


def reads_per_press(run: Run) -> float:
    """How often the store is read for a press, with all that follows from it."""
    return run.once(pressed).reads / len(run.once(pressed).acks)


def requests_per_deed(run: Run) -> float:
    """How many requests that Discord counts a deed takes."""
    return run.once(pressed).requests / run.once(pressed).deeds


def loop_lag_p99_ms(run: Run) -> float:
    """By how much the event loop was late while that was played."""
    return at_part(run.once(pressed).lags, 0.99)


# How they are taken -----------------------------------------------------------------------------------------------


def pressed(run: Run) -> Pressed:
    """Play through the client."""
    database = run.file("pressed.sqlite3")
    shutil.copyfile(run.once(tape).begun, database)
    return asyncio.run(_play(run, database))


async def _play(run: Run, database: Path) -> Pressed:
    async with real_client(database) as (local, bot):
        hand = await hand_in(local, bot, run.party.kinds)
        watch = asyncio.create_task(_watch(hand.found))
        while len(hand.found.acks) < run.sizes.presses:
            await hand.do_something()
        watch.cancel()
        return hand.found


async def hand_in(local: LocalDiscord, bot: Flambeau, kinds: Sequence[str]) -> "Hand":
    """Somebody to press what is offered, where the first campaign is played."""
    stage_of(bot).notices.breath = 0.0
    await stage_of(bot).show(FIRST)
    return Hand(local, bot, Channel(local, FIRST_CHANNEL_ID, kinds), await _pong(local, bot))


async def _pong(local: LocalDiscord, bot: Flambeau) -> Message:
    """A message with a button that is answered at once, in a channel of its own."""
    bot.add_dynamic_items(Pong)
    view = ui.View(timeout=None).add_item(Pong())
    where = bot.get_partial_messageable(local.world.add_channel(PONG).id)
    return local.world.messages[(await where.send(view=view)).id]


async def _watch(found: Pressed) -> None:
    """See how late the event loop is."""
    while True:
        start = perf_counter()
        await asyncio.sleep(NAP)
        found.lags.append((perf_counter() - start - NAP) * 1_000)


class Hand:
    """Presses whatever is offered in a channel; and before each press, a button that is answered at once."""

    def __init__(self, local: LocalDiscord, bot: Flambeau, channel: Channel, pong: Message) -> None:
        self._local = local
        self._bot = bot
        self._channel = channel
        self.pong = pong
        """The message with the bare button."""
        self._began = perf_counter()
        self.found = Pressed()

    async def do_something(self) -> None:
        """One deed: pressed, weighed if need be, and shown."""
        offer, found = self._channel.best(), self.found
        assert offer is not None, "there is nothing to press"
        player, before = self._channel.whose(offer.message), offer.seen
        await rest(self._bot, self._local)
        reads, requests = reads_of(self._bot), self._local.requests.counted
        start = await self._press(offer, player)
        if offer.weighs:
            start = await self._press(await self._channel.confirmation(offer, player), player)
        panel = await self._channel.shown_after(before)
        if panel.attachments:
            found.pictures.append((perf_counter() - start) * 1_000)
        await rest(self._bot, self._local)
        found.deeds += self._channel.version() - before
        a_deed = (perf_counter() - self._began) / found.deeds
        stage_of(self._bot).notices.breath = BREATH * a_deed / PACE
        found.reads += reads_of(self._bot) - reads
        found.requests += self._local.requests.counted - requests

    async def _press(self, offer: Offer, player: Player) -> float:
        """Press both; when the second was pressed."""
        bare = await player.press(self.pong, PONG)
        start = perf_counter()
        pressed = await self._channel.take(offer, player)
        self.found.pongs.append(bare.acked_ms)
        self.found.acks.append(pressed.acked_ms)
        return start
