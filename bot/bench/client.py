"""The real client on a Discord of our own, what can be pressed there, and a button that is answered at once."""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Self

import discord
from discord import ui

from bot.app import Flambeau
from bot.bench.tape import SEED
from bot.games import GAMES, presenter
from bot.local.exchange import Exchange
from bot.local.objects import Message
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from bot.views.asks import START, WEIGH
from cogs.access import stage_of
from cogs.labels import label_of

PATIENCE = 30.0
BREATH = 0.005
"""Seconds between two looks whether something is still going on."""
STILL = 4
"""So many looks at which nothing has happened since the last."""
PONG = "pong"
"""What stands on the button."""
MENTION = re.compile(r"<@(\d+)>")
WEIGHED, AGAIN = f"?{WEIGH}:", f"?{START}:"


class Pong(ui.DynamicItem[ui.Button[Any]], template=PONG):
    """A button that is answered at once, without any work."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label=PONG, custom_id=PONG))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()


class BenchedFlambeau(Flambeau):
    """The bot, whose own parts hear nothing of the button that is answered at once: they would answer it too."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event != "interaction" or dict(args[0].data or {}).get("custom_id") != PONG:
            super().dispatch(event, *args, **kwargs)


@asynccontextmanager
async def real_client(database: Path) -> AsyncIterator[tuple[LocalDiscord, Flambeau]]:
    """The bot in this process, warmed up, with a database that it finds."""
    local = LocalDiscord()
    await local.start()
    settings = Settings(
        database=database,
        backups=database.parent / "backups",
        backups_kept=0,
        metrics_port=None,
        discord_url=local.url,
    )
    bot = BenchedFlambeau(settings, seeds=partial(str, SEED))
    task = asyncio.create_task(bot.start(local.token))
    try:
        await local.wait_ready(PATIENCE)
        await bot.wait_until_ready()
        await bot.studio.warm(*(presenter(game).warm for game in GAMES))
        yield local, bot
    finally:
        # Also where it never got ready: with its store still open, the process would not end.
        await bot.close()
        await task
        await local.stop()


def reads_of(bot: Flambeau) -> int:
    """How often the bot has read from its store."""
    assert isinstance(bot.store, SqliteStore)
    return bot.store.database.reads


def _stirs_of(bot: Flambeau, local: LocalDiscord) -> tuple[int, int, int]:
    assert isinstance(bot.store, SqliteStore)
    return bot.store.database.reads, bot.store.database.writes, local.requests.counted


async def rest(bot: Flambeau, local: LocalDiscord) -> None:
    """Wait until nothing goes on any more: all is saved, shown and looked at. A notice may wait for more news."""
    still, before = 0, _stirs_of(bot, local)
    while still < STILL:
        # While a picture is drawn nothing stirs, and yet something is going on.
        await stage_of(bot).settle()
        await asyncio.sleep(BREATH)
        now = _stirs_of(bot, local)
        still, before = (still + 1 if now == before else 0), now


# What can be pressed ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Offer:
    """Something on a message that can be pressed or chosen."""

    message: Message
    custom_id: str
    code: str
    seen: int
    in_menu: bool = False

    @property
    def kind(self) -> str:
        """What it would do, at once or once it has been weighed."""
        return self.code.removeprefix(WEIGHED).split(":")[0]

    @property
    def weighs(self) -> bool:
        """Whether it only shows what it would do, and waits for a second press."""
        return self.code.startswith(WEIGHED)


def offers(message: Message) -> list[Offer]:
    """All of our own that can be pressed or chosen on a message."""
    found = []
    for select in message.selects():
        if (label := label_of(select.custom_id)) is not None:
            lines = [line["value"] for line in select.options]
            found += [Offer(message, select.custom_id, line, label.seen, in_menu=True) for line in lines]
    for button in message.buttons():
        if (label := label_of(button.custom_id)) is not None and not button.disabled:
            found.append(Offer(message, button.custom_id or "", label.code, label.seen))
    return found


class Channel:
    """Players at one channel who press what their game wants to be pressed."""

    def __init__(self, local: LocalDiscord, channel: int, kinds: Sequence[str]) -> None:
        self._local = local
        self._channel = channel
        self._kinds = [*kinds, AGAIN.rstrip(":")]

    def best(self) -> Offer | None:
        """What is pressed next: on the last message that offers anything, the most wanted."""
        for message in reversed(self._local.players[0].sees(self._channel)):
            wanted = [] if message.ephemeral else [one for one in offers(message) if one.kind in self._kinds]
            if wanted:
                return min(wanted, key=lambda one: self._kinds.index(one.kind))
        return None

    def version(self) -> int:
        """The version that is shown."""
        best = self.best()
        return best.seen if best is not None else -1

    def whose(self, message: Message) -> Player:
        """Whoever is named first has to act."""
        named = MENTION.search(message.text())
        return (self._local.player(int(named[1])) if named is not None else None) or self._local.players[0]

    async def take(self, offer: Offer, player: Player) -> Exchange:
        """Press or choose something and wait for the acknowledgement."""
        if offer.in_menu:
            return await player.pick(offer.message, offer.custom_id, offer.code)
        return await player.press(offer.message, offer.custom_id)

    async def confirmation(self, offer: Offer, player: Player) -> Offer:
        """The button that does what was weighed, once it is there."""
        wanted = offer.code.removeprefix(WEIGHED)

        def confirm() -> Offer | None:
            seen = [one for message in player.sees(self._channel) for one in offers(message)]
            return next((one for one in reversed(seen) if one.code == wanted), None)

        found = await self._local.world.until(confirm, PATIENCE, f"a button to confirm {wanted}")
        assert found is not None
        return found

    async def shown_after(self, version: int) -> Message:
        """The panel, once it shows what came after a version."""
        await self._local.world.until(lambda: self.version() > version, PATIENCE, "the panel after a press")
        best = self.best()
        assert best is not None
        return best.message
