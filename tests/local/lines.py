"""A bot without a library: a line to the gateway and calls of the API, to see what the local Discord says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.local.exchange import Callback, Exchange
from bot.local.objects import Json, Message
from bot.local.player import Player
from bot.local.rest import PREFIX
from bot.local.server import LocalDiscord
from bot.local.sessions import Intent, Op

PATIENCE = 10.0
EVERYTHING = sum(Intent)


class Line:
    """One websocket to the gateway, as one shard of one process holds it."""

    def __init__(self, local: LocalDiscord, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.local = local
        self.socket = socket

    async def say(self, op: Op, data: Any = None) -> None:
        """Send a frame."""
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, shard: int = 0, of: int = 1) -> None:
        """Ask to be let in as one of so many shards."""
        await self.say(Op.IDENTIFY, {"token": self.local.token, "shard": [shard, of], "intents": EVERYTHING})

    async def resume(self, session: str, seen: int) -> None:
        """Ask to be told what happened since."""
        await self.say(Op.RESUME, {"token": self.local.token, "session_id": session, "seq": seen})

    async def hears(self) -> Json:
        """The next frame."""
        async with asyncio.timeout(PATIENCE):
            frame: Json = await self.socket.receive_json()
        return frame

    async def until(self, *names: str) -> Json:
        """What the next event of such a name says; others are passed over."""
        while True:
            frame = await self.hears()
            if frame["t"] in names:
                told: Json = frame["d"]
                return told

    async def closed(self) -> int | None:
        """The code with which the gateway hangs up."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.receive()
        return self.socket.close_code


@asynccontextmanager
async def line(local: LocalDiscord) -> AsyncIterator[Line]:
    """A line on which the gateway has said hello."""
    async with aiohttp.ClientSession() as client, client.ws_connect(local.url) as socket:
        opened = Line(local, socket)
        assert (await opened.hears())["op"] == Op.HELLO
        yield opened


async def call(local: LocalDiscord, method: str, path: str, body: Any = None) -> tuple[int, Json, dict[str, str]]:
    """Status, body and headers of an answer of the API."""
    headers = {"Authorization": f"Bot {local.token}"}
    async with (
        aiohttp.ClientSession(local.url, headers=headers) as client,
        client.request(method, PREFIX + path, json=body) as answer,
    ):
        told = await answer.json() if answer.status != 204 else {}
        return answer.status, told, dict(answer.headers)


async def acknowledged(local: LocalDiscord, player: Player, message: Message, kind: Callback) -> Exchange:
    """A press on a message's button, and the bot's first answer to it."""
    known = set(local.world.exchanges)
    pressing = asyncio.create_task(player.press(message, "torch"))
    (new,) = await local.world.until(lambda: set(local.world.exchanges) - known)
    exchange = local.world.exchanges[new]
    data = {"content": "!"} if kind is Callback.MESSAGE else None
    await call(
        local, "POST", f"/interactions/{exchange.id}/{exchange.token}/callback", {"type": kind, "data": data}
    )
    return await pressing
