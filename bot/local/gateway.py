"""Discord's gateway: the websocket over which the bot hears what happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum

from aiohttp import WSMsgType, web

from bot.local import payloads
from bot.local.objects import Channel, ChannelKind, Json, Message
from bot.local.world import Change, World, WorldEvent

HEARTBEAT_MS = 41_250
LONGEST_FRAME = 4096
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
    """One shard of a bot. It outlives its connection, so that the shard can RESUME."""

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

    def hears(self, *intents: int) -> bool:
        """Whether the shard asked for all of these."""
        return all(self.intents & intent for intent in intents)


class Gateway:
    """All the shards there are, and what each is told."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.twice = 0
        """How many of the next interactions are told twice."""
        world.watch(self._on_change)

    # The bot's side of the connection

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """A websocket, from HELLO to the end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send({"op": Op.HELLO, "t": None, "s": None, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(connection, frame.data)
        finally:
            self._hang_up(connection)
            connection.outbox.put_nowait(BYE)
            await writer
        return socket

    async def _receive(self, connection: Connection, text: str) -> None:
        if len(text.encode()) > LONGEST_FRAME:
            await connection.socket.close(code=4002, message=b"Payload too large.")
            return
        frame: Json = json.loads(text)
        data = frame.get("d")
        match frame.get("op"):
            case Op.HEARTBEAT:
                connection.send({"op": Op.HEARTBEAT_ACK, "t": None, "s": None, "d": None})
            case Op.IDENTIFY:
                await self._identify(connection, data or {})
            case Op.RESUME:
                await self._resume(connection, data or {})
            case Op.REQUEST_MEMBERS:
                self._members(connection, data or {})
            case Op.PRESENCE:
                pass
            case _:
                await connection.socket.close(code=4001, message=b"Unknown opcode.")

    async def _identify(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self.token:
            await connection.socket.close(code=4004, message=b"Authentication failed.")
            return
        shard, shards = data.get("shard") or (0, 1)
        for old in [one for one in self.sessions.values() if one.shard == shard]:
            del self.sessions[old.id]
        session = Session(secrets.token_hex(16), shard, shards, data.get("intents", 0), connection)
        self.sessions[session.id] = session
        here = self._shard_of_guild(shards) == shard
        session.dispatch("READY", self._ready(session, here))
        if here and session.hears(Intent.GUILDS):
            session.dispatch("GUILD_CREATE", payloads.guild_create(self.world))
        self._look_online()

    def _ready(self, session: Session, guild_here: bool) -> Json:
        guild = {"id": str(self.world.guild.id), "unavailable": True}
        return {
            "v": 10,
            "user": payloads.self_user(self.world.bot),
            "guilds": [guild] if guild_here else [],
            "session_id": session.id,
            "resume_gateway_url": self.world.url.replace("http", "ws", 1) + "/",
            "shard": [session.shard, session.shards],
            "application": {"id": str(self.world.bot.id), "flags": 0},
            "private_channels": [],
        }

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        seen = data.get("seq") or 0
        forgotten = session is not None and session.past and session.past[0]["s"] > seen + 1
        if session is None or forgotten or data.get("token") != self.token:
            connection.send({"op": Op.INVALID_SESSION, "t": None, "s": None, "d": False})
            return
        session.connection = connection
        for frame in [frame for frame in session.past if frame["s"] > seen]:
            connection.send(frame)
        session.dispatch("RESUMED", {})
        self._look_online()

    def _members(self, connection: Connection, data: Json) -> None:
        """Answer a request for guild members in one chunk."""
        session = next((one for one in self.sessions.values() if one.connection is connection), None)
        if session is None:
            return
        named = data.get("user_ids") or []
        wanted = {int(user_id) for user_id in (named if isinstance(named, list) else [named])}
        query = str(data.get("query") or "").lower()
        found = [
            user
            for user in self.world.users.values()
            if (user.id in wanted if wanted else user.name.lower().startswith(query))
        ]
        chunk = {
            "guild_id": str(self.world.guild.id),
            "members": [payloads.member(user) for user in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(user_id) for user_id in wanted - {user.id for user in found}],
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | ({"nonce": data["nonce"]} if "nonce" in data else {}))

    def _hang_up(self, connection: Connection) -> None:
        self.connections.discard(connection)
        for session in [one for one in self.sessions.values() if one.connection is connection]:
            session.connection = None
            # 1000 and 1001 say the bot left for good; anything else may be resumed.
            if connection.socket.close_code in (1000, 1001):
                del self.sessions[session.id]
        self._look_online()

    # Whether anybody is there

    def ready(self) -> bool:
        """Whether all shards of a bot are connected."""
        shards = max((session.shards for session in self.sessions.values()), default=1)
        return sum(session.connection is not None for session in self.sessions.values()) >= shards

    def _look_online(self) -> None:
        online = self.ready()
        if online != self.world.bot_online:
            self.world.bot_online = online
            self.world.tell(Change(WorldEvent.BOT))
        self.world.wake()

    def drop(self) -> None:
        """Tear every connection at once; sessions stay, to be resumed."""
        for connection in list(self.connections):
            connection.cut()

    def reconnect(self) -> None:
        """Ask every shard to reconnect and resume."""
        for connection in self.connections:
            connection.send({"op": Op.RECONNECT, "t": None, "s": None, "d": None})

    def invalidate(self) -> None:
        """Forget every session, and tell the shards to begin anew."""
        self.sessions.clear()
        for connection in self.connections:
            connection.send({"op": Op.INVALID_SESSION, "t": None, "s": None, "d": False})

    def leave_guild(self) -> None:
        """The bot is put out of the guild."""
        self._tell("GUILD_DELETE", {"id": str(self.world.guild.id)}, Intent.GUILDS)

    def join_guild(self) -> None:
        """The bot is invited again."""
        self._tell("GUILD_CREATE", payloads.guild_create(self.world), Intent.GUILDS)

    async def close(self) -> None:
        """Hang up on everybody."""
        for connection in list(self.connections):
            await connection.socket.close(code=1001)

    # What happens in the world

    def _shard_of_guild(self, shards: int) -> int:
        return (self.world.guild.id >> 22) % shards

    def _tell(self, name: str, data: Json, *intents: int, private: bool = False) -> None:
        """Dispatch to the shard concerned: the guild's, or the first one for private matters."""
        for session in self.sessions.values():
            concerned = 0 if private else self._shard_of_guild(session.shards)
            if session.shard == concerned and session.hears(*intents):
                session.dispatch(name, data)

    def _on_change(self, change: Change) -> None:
        if change.payload is not None and change.exchange is not None:
            private = self.world.channels[change.exchange.channel_id].kind == ChannelKind.DM
            self._tell("INTERACTION_CREATE", change.payload, private=private)
            if self.twice > 0:
                self.twice -= 1
                self._tell("INTERACTION_CREATE", change.payload, private=private)
        elif change.message is not None:
            self._message_changed(change.event, change.message)
        elif change.channel is not None:
            self._channel_changed(change.event, change.channel)
        elif change.event is WorldEvent.USER and change.user is not None:
            data = payloads.member(change.user) | {"guild_id": str(self.world.guild.id)}
            self._tell("GUILD_MEMBER_ADD", data, Intent.GUILD_MEMBERS)
        elif change.event is WorldEvent.ROLES:
            for role in payloads.roles(self.world):
                self._tell("GUILD_ROLE_UPDATE", {"guild_id": str(self.world.guild.id), "role": role}, Intent.GUILDS)

    def _message_changed(self, event: WorldEvent, message: Message) -> None:
        channel = self.world.channels.get(message.channel_id)
        if channel is None:
            return
        direct = channel.kind == ChannelKind.DM
        # Ephemeral messages reach only bots that listen to direct messages, but on the guild's shard.
        intent = Intent.DIRECT_MESSAGES if direct or message.ephemeral else Intent.GUILD_MESSAGES
        if event is WorldEvent.MESSAGE_GONE:
            data: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
            if not direct:
                data["guild_id"] = str(self.world.guild.id)
            self._tell("MESSAGE_DELETE", data, intent, private=direct)
            return
        name = "MESSAGE_CREATE" if event is WorldEvent.MESSAGE_NEW else "MESSAGE_UPDATE"
        data = payloads.message_event(self.world, message)
        hidden = not (direct or message.author.bot or self.world.bot.id in message.mentions)
        for session in self.sessions.values():
            concerned = 0 if direct else self._shard_of_guild(session.shards)
            if session.shard == concerned and session.hears(intent):
                blank = hidden and not session.hears(Intent.MESSAGE_CONTENT)
                session.dispatch(name, payloads.without_content(data) if blank else data)

    def _channel_changed(self, event: WorldEvent, channel: Channel) -> None:
        if channel.kind == ChannelKind.DM:
            return
        if event is WorldEvent.PINS:
            last = max((m.pinned_at or "" for m in self.world.in_channel(channel.id)), default="") or None
            data: Json = {"guild_id": str(self.world.guild.id), "channel_id": str(channel.id)}
            self._tell("CHANNEL_PINS_UPDATE", data | {"last_pin_timestamp": last}, Intent.GUILDS)
            return
        endings = {
            WorldEvent.CHANNEL_NEW: "CREATE",
            WorldEvent.CHANNEL_CHANGED: "UPDATE",
            WorldEvent.CHANNEL_GONE: "DELETE",
        }
        if event not in endings:
            return
        data = payloads.channel(self.world, channel)
        if channel.is_thread and event is WorldEvent.CHANNEL_NEW:
            data |= {"newly_created": True, "member": payloads.thread_member(channel, self.world.bot.id)}
        kind = "THREAD" if channel.is_thread else "CHANNEL"
        self._tell(f"{kind}_{endings[event]}", data, Intent.GUILDS)
