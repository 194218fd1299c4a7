"""The loopback Discord: gateway, REST, file server and web page behind one local address."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from pathlib import Path

import discord
import yarl
from aiohttp import web
from discord.asset import Asset
from discord.gateway import DiscordWebSocket

from bot.local.faults import Drought, Failure
from bot.local.gateway import Gateway
from bot.local.memory import Memory
from bot.local.page_api import PageApi
from bot.local.player import Player
from bot.local.rates import IDENTIFY_EVERY, PER_SECOND, Requests
from bot.local.rest import PREFIX, Rest
from bot.local.rest_channels import Channels
from bot.local.rest_commands import Commands
from bot.local.rest_interactions import Interactions
from bot.local.rest_messages import Messages
from bot.local.validate import load_spec
from bot.local.world import DEFAULT_NAMES, TOKEN_LIFE, World

ACK_LIMIT = 3.0
LARGEST_REQUEST = 32 * 1024 * 1024
BACKLOG = 2048  # aiohttp's 128 makes hundreds of simultaneous answers wait for a second try


class LocalDiscord:
    """A whole Discord on this machine, good enough for the real client library."""

    def __init__(
        self,
        *,
        spec: Path | None = None,
        memory: Path | None = None,
        names: Sequence[str] = DEFAULT_NAMES,
        ack_limit: float = ACK_LIMIT,
        token_life: float = TOKEN_LIFE,
        shards: int = 1,
    ) -> None:
        self.token = secrets.token_urlsafe(32)
        self.violations: list[str] = []
        self._memory = Memory(memory) if memory is not None else None
        self.world = World(names, self._memory)
        self.world.shards = shards
        self.gateway = Gateway(self.world, self.token)
        self._ack_limit = ack_limit
        self.world.token_life = token_life
        self.players = [self._player(user_id) for user_id in self.world.users if user_id != self.world.bot.id]
        self.rest = Rest(self.world, self.token, load_spec(spec) if spec is not None else None, self.violations)
        self.page = PageApi(self.world, self.player)
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """Where everything is found: `http://127.0.0.1:PORT`."""
        return self.world.url

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        """Open the door; port 0 takes any free one."""
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port, backlog=BACKLOG)
        await site.start()
        bound = self._runner.addresses[0][1]
        self.world.url = f"http://{host}:{bound}"

    async def stop(self) -> None:
        """Hang up, close the door, let go of the file."""
        self.rest.faults.mend()
        await self.gateway.close()
        await self.page.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._memory is not None:
            self._memory.close()

    async def wait_ready(self, timeout: float = 10.0) -> None:  # noqa: ASYNC109
        """Wait until all shards of a bot are connected and its commands are registered."""
        await self.world.until(
            lambda: self.gateway.ready() and self.world.usable_commands(), timeout, "a bot that is ready"
        )

    @property
    def requests(self) -> Requests:
        """How often the bot has asked for what, and how much of it counts against Discord's limit."""
        return self.rest.requests

    # People

    def player(self, user_id: int) -> Player | None:
        """Somebody by id."""
        return next((player for player in self.players if player.id == user_id), None)

    def _player(self, user_id: int) -> Player:
        user = self.world.users[user_id]
        return Player(self.world, user, ack_limit=self._ack_limit)

    # Making trouble

    def fail_next(
        self,
        route: str,
        status: int,
        *,
        times: int = 1,
        retry_after: float = 0.05,
        code: int = 0,
        done: bool = False,
        spared: int = 0,
    ) -> None:
        """Answer the next calls whose `METHOD /path` matches the pattern with an error status.

        With `done` they are carried out before that, as when only the answer is lost; the first ones are spared.
        """
        failure = Failure(re.compile(route), status, times, retry_after, code, done, spared=spared)
        self.rest.faults.failures.append(failure)

    def run_dry(self, route: str, reset_after: float, *, times: int = 1) -> None:
        """Let the next calls that match use up their rate limit, for so many seconds."""
        self.rest.faults.droughts.append(Drought(re.compile(route), reset_after, times))

    def tear_next(self, route: str, *, times: int = 1, done: bool = False, spared: int = 0) -> None:
        """Tear the connection of the next calls that match: before they are carried out, or with `done` after."""
        failure = Failure(re.compile(route), left=times, done=done, way="reset", spared=spared)
        self.rest.faults.failures.append(failure)

    def ignore_next(self, route: str, *, times: int = 1, done: bool = False, spared: int = 0) -> None:
        """Give the next calls that match no answer, whether they are carried out or not."""
        failure = Failure(re.compile(route), left=times, done=done, way="silence", spared=spared)
        self.rest.faults.failures.append(failure)

    def delay_next(self, route: str, seconds: float, *, times: int = 1, spared: int = 0) -> None:
        """Take so long over the next calls that match."""
        failure = Failure(re.compile(route), left=times, retry_after=seconds, way="delay", spared=spared)
        self.rest.faults.failures.append(failure)

    def mend(self) -> None:
        """Let nothing go wrong any more."""
        self.rest.faults.mend()
        self.permit()

    def forbid(self, *permissions: str) -> None:
        """Take permissions from the bot, by discord.py's names for them."""
        self.world.withhold(discord.Permissions(**dict.fromkeys(permissions, True)).value)

    def permit(self) -> None:
        """Give the bot back all it was invited with."""
        self.world.withhold(0)

    def limit_identifying(self, every: float = IDENTIFY_EVERY, max_concurrency: int = 1) -> None:
        """Let one shard of each bucket identify in so many seconds; 0 lets all in."""
        self.gateway.door.every = every
        self.gateway.door.max_concurrency = max_concurrency

    def limit_requests(self, per_second: int | None = PER_SECOND) -> None:
        """Take so many requests a second, answers to interactions apart; None takes all."""
        self.rest.limit.per_second = per_second

    def pass_time(self, seconds: float) -> None:
        """Let so much time go by at once for tokens, doors and limits."""
        self.world.ahead += seconds

    def drop_gateway(self) -> None:
        """Tear the bot's websockets, as a bad network would; it may resume."""
        self.gateway.drop()

    def say_twice(self, times: int = 1) -> None:
        """Tell the bot of the next things that people do twice each."""
        self.gateway.twice = times

    # Doors

    def _application(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST_REQUEST)
        for subject in (
            Commands(self.world, self.gateway.door),
            Interactions(self.world),
            Messages(self.world),
            Channels(self.world),
        ):
            app.add_routes(subject.routes(self.rest))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self.rest.unknown_route)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._file)
        app.router.add_get("/", self._front_door)
        app.add_routes(self.page.routes())
        return app

    async def _front_door(self, request: web.Request) -> web.StreamResponse:
        """A bot comes with a websocket, a person with a browser."""
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self.gateway.handle(request)
        return await self.page.index(request)

    async def _file(self, request: web.Request) -> web.Response:
        """The file server that attachment addresses point at."""
        where = request.match_info
        if not where["channel"].isdigit() or not where["file"].isdigit():
            raise web.HTTPNotFound
        file = self.world.file(int(where["channel"]), int(where["file"]))
        if file is None:
            raise web.HTTPNotFound
        headers = {
            "Cache-Control": "private, max-age=31536000, immutable",
            "X-Content-Type-Options": "nosniff",
        }
        return web.Response(body=file.bytes, content_type=file.content_type, headers=headers)


def aim_client_at(url: str) -> None:
    """Point discord.py, in this whole process, at a local Discord. To be done before login."""
    discord.http.Route.BASE = f"{url}{PREFIX}"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/")
    Asset.BASE = url
