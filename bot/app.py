"""The Discord client: opens the store, sets the table, loads the cogs and keeps the commands registered."""

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot import heartbeat
from bot.backing_up import keep_backups
from bot.clock import Clock, WallClock
from bot.games import GAMES, presenter
from bot.keeper import Keeper
from bot.local.server import aim_client_at
from bot.settings import Settings
from bot.store import Store, alone_with
from bot.table.table import Table
from cogs.deliveries import Deliveries
from cogs.extensions import extensions
from renders.studio import Studio

log = logging.getLogger(__name__)

# We never speak aloud; discord.py need not warn that it could not.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

GUILD_WAIT, LOCAL_GUILD_WAIT = 2.0, 0.05
"""Seconds without another guild arriving after which all are there; the local Discord sends its one at once."""


class Flambeau(commands.AutoShardedBot):
    """The game master. It reads no messages, so it needs no privileged intent and mentions nobody by accident."""

    store: Store
    table: Table
    keeper: Keeper

    def __init__(
        self, settings: Settings, *, clock: Clock | None = None, seeds: Callable[[], str] = secrets.token_hex
    ) -> None:
        self.settings = settings
        self.clock: Clock = clock or WallClock()
        self._seeds = seeds
        self._chores: list[asyncio.Task[None]] = []
        self.local = settings.discord_url is not None
        self.studio = Studio(format=settings.picture_format, replay_format=settings.replay_format)
        self._belongings = AsyncExitStack()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=LOCAL_GUILD_WAIT if self.local else GUILD_WAIT,
        )
        if settings.discord_url is not None:
            aim_client_at(settings.discord_url)

    async def setup_hook(self) -> None:
        """Called once, logged in but not yet connected."""
        self._belongings.push_async_callback(asyncio.to_thread, self.studio.close)
        self._belongings.enter_context(alone_with(self.settings.database))
        self.store = await Store.open(
            self.settings.database, now=self.clock.now(), backups=self.settings.backups_folder
        )
        self._belongings.push_async_callback(self.store.close)
        self.table = Table(self.store, seeds=self._seeds, now=self.clock.now)
        self._belongings.push_async_callback(self.table.settle)
        self._belongings.callback(self.table.gate.close)
        self.keeper = Keeper(self.table, self.store, Deliveries(self), self.clock)
        self.table.on_deed = self.keeper.poke
        for extension in extensions():
            await self.load_extension(extension)
        await self.register_commands()
        self._chores = [
            asyncio.create_task(chore)
            for chore in (
                self._warm_studio(),
                self._keep_days(),
                self._beat(),
                keep_backups(self.store, self.settings, self.clock),
            )
        ]

    async def register_commands(self) -> None:
        """Tell Discord our commands, but only when they changed: it counts registrations."""
        if self.local:
            await self.tree.sync()  # it may have been thrown away since, and does not count
            return
        digest = await command_digest(self.tree)
        name = f"commands of {self.application_id}"
        if await self.store.noted(name) == digest:
            return
        registered = await self.tree.sync()
        await self.store.note(name, digest)
        log.info("registered %d commands", len(registered))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets shards in one every five seconds; the local one has no such door."""
        if not self.local:
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_ready(self) -> None:
        """All shards are connected, for the first time or again."""
        log.info("ready as %s in %d guilds", self.user, len(self.guilds))

    async def _warm_studio(self) -> None:
        try:
            await self.studio.warm(*(presenter(game).warm for game in GAMES))
        except Exception:
            log.exception(
                "the studio could not be warmed up; the first pictures will be slower, if they come at all"
            )

    async def _keep_days(self) -> None:
        """Remind, close votes and go on without those who are away."""
        await self.wait_until_ready()
        await self.keeper.run()

    async def _beat(self) -> None:
        """While connected, let the health check know."""
        await self.wait_until_ready()
        await heartbeat.keep_beating(
            self.store, self.clock, lambda: any(not shard.is_closed() for shard in self.shards.values())
        )

    async def close(self) -> None:
        """Hang up, let deeds under way be saved, let go of everything."""
        for chore in self._chores:
            await _end(chore)
        await super().close()
        await self._belongings.aclose()


async def _end(chore: "asyncio.Task[None]") -> None:
    """Stop something that goes on by itself, before what it needs is gone."""
    chore.cancel()
    with suppress(asyncio.CancelledError):
        await chore


async def command_digest(tree: app_commands.CommandTree[Flambeau]) -> str:
    """A fingerprint of all commands as Discord would get them, with their translations."""
    payload = [
        await command.get_translated_payload(tree, tree.translator) if tree.translator else command.to_dict(tree)
        for command in sorted(tree.get_commands(), key=lambda command: command.name)
    ]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
