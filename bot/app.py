"""The Discord client: opens the store, sets the table, loads the cogs and keeps the commands registered."""

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, nullcontext
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import health, heartbeat
from bot.backing_up import keep_backups
from bot.chores import Chore, end_all, in_time
from bot.clock import Clock, WallClock
from bot.clusters import Cluster
from bot.clusters.membership import Membership
from bot.clusters.plan import forget_plan
from bot.door import Door
from bot.games import GAMES, presenter
from bot.gauges import gauges
from bot.keeper import Keeper
from bot.local.server import aim_client_at
from bot.metrics import LagWatch, Metrics
from bot.metrics_page import metrics_page
from bot.packing import keep_packing
from bot.packs.keeping import PackKeeper
from bot.preparing import prepare_games
from bot.purging import keep_purging
from bot.settings import Settings
from bot.store import Owned, Store, open_store, sole_use
from bot.table.gate import GATEKEEPER
from bot.table.table import Table
from cogs.access import stage_of
from cogs.deliveries import Deliveries
from cogs.entrance import Tree
from cogs.extensions import extensions
from renders.machine import usual_processes
from renders.studio import Studio

log = logging.getLogger(__name__)

# We never speak aloud; discord.py need not warn that it could not.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

GUILD_WAIT, LOCAL_GUILD_WAIT = 2.0, 0.05
"""Seconds without another guild arriving after which all are there; the local Discord sends its one at once."""

FOR_PLAYERS, FOR_LAST_ANSWERS, FOR_DISCORD, FOR_BELONGINGS = 5.0, 1.0, 7.0, 2.0
"""Seconds to wait when stopping: for what players are doing, for those who came after that, for hanging up with the
last messages, and for each thing of our own."""


class Flambeau(commands.AutoShardedBot):
    """The game master. It reads no messages, so it needs no privileged intent and mentions nobody by accident."""

    store: Store
    packs: PackKeeper
    table: Table
    keeper: Keeper

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        seeds: Callable[[], str] = secrets.token_hex,
        member: Membership | None = None,
    ) -> None:
        """Where the bot is one of several processes, `member` is its part in that."""
        self.settings = settings
        self.clock: Clock = clock or WallClock()
        self._seeds = seeds
        self._member = member
        self.cluster = member.cluster if member is not None else None
        """The part of the bot that is this process's, where it has one of its own."""
        self.door = Door()
        self.metrics = Metrics()
        self.metrics_at: int | None = None
        """The port of the page with the metrics, if there is one."""
        self._lag = LagWatch(self.metrics.lag, self.clock)
        works = {
            "studio": self._warm_studio,
            "keeper": self._keep_days,
            "heartbeat": self._beat,
            "health": self._note_health,
            "lag": self._lag.run,
            "backups": self._keep_backups,
            "purging": self._keep_purging,
            "packing": self._keep_packing,
            "packs": self._watch_packs,
        }
        self.owned = _owned(settings, self.cluster)
        """The servers this process looks after; None for all of them."""
        if self.owned is not None:
            works["pokes"] = self._hear_pokes
        self.chores = [Chore(name, work, self.clock, self._count_failure) for name, work in works.items()]
        self.set_aside: list[str] = []
        """Pieces of content that can't be played, so that the rest is played without them."""
        self._leaving: asyncio.Task[None] | None = None
        self.local = settings.discord_url is not None
        self.studio = Studio(
            format=settings.picture_format,
            replay_format=settings.replay_format,
            processes=usual_processes() if settings.picture_processes is None else settings.picture_processes,
        )
        self._belongings = AsyncExitStack()
        own_shards: dict[str, Any] = {"shard_ids": list(self.owned.shards)} if self.owned is not None else {}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            shard_count=self.owned.of if self.owned is not None else settings.shard_count,
            **own_shards,
            guild_ready_timeout=LOCAL_GUILD_WAIT if self.local else GUILD_WAIT,
        )
        if settings.discord_url is not None:
            aim_client_at(settings.discord_url)

    async def setup_hook(self) -> None:
        """Called once, logged in but not yet connected."""
        self._belongs("the studio", partial(asyncio.to_thread, self.studio.close))
        self.set_aside = [piece.piece for piece in await prepare_games()]
        alone = sole_use(self.settings.database, as_cluster=self.cluster is not None)
        await self._belongings.enter_async_context(alone)
        self.store = await open_store(
            self.settings.database, now=self.clock.now(), backups=self.settings.backups_folder
        )
        self._belongs("the database", self.store.close)
        self.packs = PackKeeper(self.store, self.settings.content, self.clock)
        await self.packs.refresh()
        GATEKEEPER.packs = self.packs.files
        self.table = Table(self.store, seeds=self._seeds, now=self.clock.now)
        self.table.packs_of = self.packs.of_campaign
        self._belongs("the table", self.table.settle)
        self._belongs("the gatekeeper", partial(asyncio.to_thread, GATEKEEPER.dismiss))
        if self.cluster is None:
            await forget_plan(self.store)
        self.keeper = Keeper(self.table, self.store, Deliveries(self), self.clock, self.owned)
        self.table.on_deed = self.keeper.poke
        for extension in extensions():
            await self.load_extension(extension)
        self.table.before_deed = stage_of(self).meet
        await self._measure()
        await self.register_commands()
        for chore in self.chores:
            chore.start()

    def _belongs(self, what: str, ending: Callable[[], Awaitable[object]]) -> None:
        """Something to let go of at the end, however that goes."""
        self._belongings.push_async_callback(in_time, what, ending, FOR_BELONGINGS)

    async def _measure(self) -> None:
        """Count what happens, and show it where that is wanted."""
        self.studio.on_picture = lambda name, seconds: self.metrics.pictures.observe(seconds, picture=name)
        for name, meaning, ask in gauges(self):
            self.metrics.gauge(name, meaning, ask)
        if self.settings.metrics_port is not None:
            page = metrics_page(self.metrics, self.settings.metrics_port)
            self.metrics_at = await self._belongings.enter_async_context(page)

    async def register_commands(self) -> None:
        """Tell Discord our commands, but only when they changed: it counts registrations."""
        if self.local:
            await self.tree.sync()  # it may have been thrown away since, and does not count
            return
        digest = await command_digest(self.tree)
        name = f"commands of {self.application_id}"
        async with self._member.registering() if self._member is not None else nullcontext():
            if await self.store.noted(name) == digest:
                return
            registered = await self.tree.sync()
            await self.store.note(name, digest)
        log.info("registered %d commands", len(registered))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets shards in one every five seconds; the local one has no such door, unless it is told to."""
        if self._member is not None:
            await self._member.identify(shard_id or 0)
        elif not self.local:
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

    async def _keep_backups(self) -> None:
        await keep_backups(self.settings, self.clock)

    async def _watch_packs(self) -> None:
        """Packs of the whole installation may come and go while the bot runs."""
        await self.packs.watch()

    def _count_failure(self, chore: str) -> None:
        self.metrics.failures.add(chore=chore)

    async def _hear_pokes(self) -> None:
        """Another process may have changed what ours has to look at, such as the habits of somebody."""
        async for _ in self.store.pokes():
            self.keeper.stir()

    def _is_connected(self, shard: int | None = None) -> bool:
        """Whether a shard is, or any of ours."""
        ours = self.shards.values() if shard is None else [self.shards[shard]]
        return any(not one.is_closed() for one in ours)

    async def _beat(self) -> None:
        """While connected, keep in mind that the bot was there."""
        await self.wait_until_ready()
        await heartbeat.keep_beating(self.store, self.clock, self._is_connected, self.owned)

    async def _note_health(self) -> None:
        """Let the health check know how things are."""
        while True:
            noted = (await self._health()).model_dump_json()
            await self.store.note(health.name_of(self.cluster.number if self.cluster else None), noted)
            await self.clock.sleep_until(self.clock.now() + heartbeat.EVERY)

    async def _health(self) -> health.Health:
        return health.Health(
            at=self.clock.now(),
            connected=self.is_ready() and self._is_connected(),
            chores={chore.name: None if chore.alive else chore.trouble or "it has ended" for chore in self.chores},
            failures={chore.name: chore.failures for chore in self.chores},
            loop_lag=self._lag.worst(),
            unshown=len(await stage_of(self).unshown()),
            set_aside=(*self.set_aside, *(piece.piece for piece in self.packs.set_aside)),
        )

    async def _keep_purging(self) -> None:
        """Let go of campaigns whose time is over."""
        await self.wait_until_ready()
        await keep_purging(
            self.store,
            self.table,
            self.clock,
            lambda: [guild.id for guild in self.guilds],
            archived_days=self.settings.purge_archived_days,
            left_days=self.settings.purge_left_days,
            owned=self.owned,
            for_all=self._does_it_for_all(),
        )

    def _does_it_for_all(self) -> bool:
        """Whether what is to be done once, however many processes there are, is this one's to do."""
        return self.owned is None or 0 in self.owned.shards

    async def _keep_packing(self) -> None:
        """Let what is long over take less room."""
        await self.wait_until_ready()
        if not self._does_it_for_all():
            await asyncio.Event().wait()
        await keep_packing(self.store, self.table, self.clock, days=self.settings.pack_after_days)

    async def close(self) -> None:
        """Take no new presses, let those under way be saved and shown, hang up, let go; whatever hangs, it ends."""
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._leave())
        await asyncio.shield(self._leaving)

    async def _leave(self) -> None:
        self.door.close()
        await end_all(self.chores)
        await self.door.settle(FOR_PLAYERS)
        await in_time("leaving Discord's gateway", self._hang_up, FOR_BELONGINGS)
        await self.door.settle(FOR_LAST_ANSWERS)
        await in_time("hanging up", super().close, FOR_DISCORD)
        await self._belongings.aclose()

    async def _hang_up(self) -> None:
        """Nobody can come in any more; what is still to be said can be."""
        if self.is_ready():
            await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))


def _owned(settings: Settings, cluster: Cluster | None) -> Owned | None:
    """Which servers a process looks after: by its cluster, or by hand."""
    if cluster is not None:
        return cluster.owned
    return Owned(settings.shard_ids, settings.shard_count or 1) if settings.shard_ids else None


async def command_digest(tree: app_commands.CommandTree[Flambeau]) -> str:
    """A fingerprint of all commands as Discord would get them, with their translations."""
    payload = [
        await command.get_translated_payload(tree, tree.translator) if tree.translator else command.to_dict(tree)
        for command in sorted(tree.get_commands(), key=lambda command: command.name)
    ]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
