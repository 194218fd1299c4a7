"""The two ends of a bot's line: the websocket, and the session that can be taken up again on another one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum

from aiohttp import web

from bot.local.objects import Guild, Json

REMEMBERED = 5000  # events kept for a RESUME
BYE = "bye"


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntEnum):
    """The intents that decide what a bot hears of."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


class Connection:
    """One open websocket; frames leave in order, compressed if the bot asked for it."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self.outbox: asyncio.Queue[Json | str] = asyncio.Queue()
        self.compressed = request.query.get("compress") == "zlib-stream"
        self._deflate = zlib.compressobj()

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self.outbox.put_nowait(frame)

    async def write(self) -> None:
        """Carry queued frames to the bot until the connection is down."""
        while (frame := await self.outbox.get()) != BYE:
            text = json.dumps(frame, separators=(",", ":"))
            with contextlib.suppress(ConnectionError):
                if self.compressed:
                    packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(text)

    def cut(self) -> None:
        """Tear the connection, as a bad network would."""
        if self.request.transport is not None:
            self.request.transport.abort()


@dataclass
class Session:
    """One shard of one process. It outlives its connection, so that the shard can RESUME."""

    id: str
    shard: int
    shards: int
    intents: int
    connection: Connection | None
    seq: int = 0
    past: deque[Json] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    def dispatch(self, name: str, data: Json) -> None:
        """Tell the shard of an event, now or when it comes back."""
        self.seq += 1
        frame: Json = {"op": Op.DISPATCH, "t": name, "s": self.seq, "d": data}
        self.past.append(frame)
        if self.connection is not None:
            self.connection.send(frame)

    def hears(self, guild: Guild | None, *intents: int) -> bool:
        """Whether this is for the shard: of its guilds (what is of none is for the first one), and asked for."""
        mine = 0 if guild is None else guild.shard(self.shards)
        return self.shard == mine and all(self.intents & intent for intent in intents)
