"""People who play several campaigns at once, however often the bot dies meanwhile."""

import asyncio
import random
import re
from collections import Counter
from dataclasses import dataclass, field

from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.local.texts import CannotDo, NoAnswer
from bot.local.world import Change, WorldEvent
from cogs.labels import TEMPLATE
from tests.e2e.people import Offer, Party, brave

LABEL = re.compile(TEMPLATE)
HEROES = ("syndrael", "grisban_the_thirsty")
PATIENCE = 5.0
"""How long somebody waits for the board before pressing something else."""
OUT_OF_ORDER = (NoAnswer, CannotDo, TimeoutError, AssertionError, StopIteration)
"""What happens to people while the bot is away, or when somebody else was faster."""


@dataclass
class Shown:
    """The newest version of each campaign that stood on a public message: whoever read it takes it for done."""

    versions: dict[int, int] = field(default_factory=dict)
    posted: int = 0

    def hear(self, change: Change) -> None:
        """A message came or changed."""
        message = change.message
        if message is None or message.ephemeral:
            return
        if change.event not in (WorldEvent.MESSAGE_NEW, WorldEvent.MESSAGE_CHANGED):
            return
        self.posted += 1
        ids = [button.custom_id or "" for button in message.buttons()]
        ids += [select.custom_id for select in message.selects()]
        for found in filter(None, map(LABEL.fullmatch, ids)):
            campaign, seen = int(found["campaign"]), int(found["seen"])
            self.versions[campaign] = max(self.versions.get(campaign, 0), seen)


class Group(Party):
    """Two players in a channel of their own."""

    def __init__(self, local: LocalDiscord, players: list[Player], channel: int, seed: int) -> None:
        super().__init__(local, players, channel)
        self.rng = random.Random(seed)
        self.counts: Counter[str] = Counter()

    async def begin(self) -> None:
        """Found a campaign, sit down and set out."""
        exchange = await self.players[0].slash("campaign new", channel=self.channel, name="Les Assiégés")
        await exchange.settled(PATIENCE * 4)
        for player, hero in zip(self.players, HEROES, strict=True):
            wanted = next(offer for offer in self.offered() if offer.code.startswith(f"join:{hero}:"))
            await self.do(wanted, player)
        await self.set_out()

    async def play_on(self, gate: asyncio.Event, pause: float = 0.0) -> None:
        """Press whatever is offered, for ever."""
        while True:
            await gate.wait()
            try:
                await self._one()
                self.counts["deeds"] += 1
            except OUT_OF_ORDER as error:
                self.counts[type(error).__name__] += 1
                await asyncio.sleep(0.05)
            await asyncio.sleep(pause * self.rng.uniform(0.5, 1.5))

    async def _one(self) -> None:
        before, offer = self.version(), self._choice()
        player = self._whose()
        exchange = await self.take(offer, player)
        if offer.weighs:
            offer, where = await self.confirmation(offer, player)
            exchange = await self.take(offer, player, where)
        await self.local.world.until(
            lambda: self.version() > before or exchange.followups, PATIENCE, f"the board after {offer.code}"
        )

    def _choice(self) -> Offer:
        """Mostly something brave, at times anything."""
        deeds = [offer for offer in self.offered() if not offer.code.startswith("?") or offer.weighs]
        start = next((offer for offer in self.offered() if offer.code.startswith("?start")), None)
        if start is not None:
            return start
        if deeds and self.rng.random() < 0.2:
            return self.rng.choice(deeds)
        return brave(self)

    def _whose(self) -> Player:
        try:
            return self.whose()
        except (AssertionError, StopIteration):
            return self.rng.choice(self.players)
