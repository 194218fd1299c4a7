"""Discord's gateway: the websocket over which the bot hears what happens."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from aiohttp import WSMsgType, web

from bot.local import payloads
from bot.local.objects import Channel, Guild, Json, Message
from bot.local.rates import IdentifyDoor
from bot.local.sessions import BYE, Connection, Intent, Op, Session
from bot.local.world import Change, World, WorldEvent

HEARTBEAT_MS = 41_250
ON_THE_WAY = 0.1
"""Seconds after which a heartbeat is answered. discord.py notes when it sent one after having sent it, and takes an
answer that is there before for one to the heartbeat before: "41 s behind". No real network is that quick."""
LONGEST_FRAME = 4096
LEFT_BEHIND = 2
"""How many sessions of a shard are kept whose process is gone without a word; it may yet come back."""


class Gateway:
    """All the shards there are, and what each is told."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.door = IdentifyDoor(world.seconds)
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
        connection.send(_frame(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
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
                asyncio.get_running_loop().call_later(ON_THE_WAY, connection.send, _frame(Op.HEARTBEAT_ACK))
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
        if not 0 <= shard < shards:
            await connection.socket.close(code=4010, message=b"Invalid shard.")
            return
        if not self.door.lets_in(shard):
            connection.send(_frame(Op.INVALID_SESSION, False))
            return
        session = Session(secrets.token_hex(16), shard, shards, data.get("intents", 0), connection)
        self._forget_left_behind(session)
        self.sessions[session.id] = session
        guilds = [guild for guild in self.world.guilds.values() if session.hears(guild)]
        session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds:
            if session.hears(guild, Intent.GUILDS):
                session.dispatch("GUILD_CREATE", payloads.guild_create(self.world, guild))
        self._look_online()

    def _forget_left_behind(self, new: Session) -> None:
        """Of the sessions of this shard that nobody holds, keep the last ones; those of other processes stay."""
        same = [one for one in self.sessions.values() if (one.shard, one.shards) == (new.shard, new.shards)]
        for old in [one for one in same if one.connection is None][:-LEFT_BEHIND]:
            del self.sessions[old.id]

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return {
            "v": 10,
            "user": payloads.self_user(self.world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
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
            connection.send(_frame(Op.INVALID_SESSION, False))
            return
        session.connection = connection
        for frame in [frame for frame in session.past if frame["s"] > seen]:
            connection.send(frame)
        session.dispatch("RESUMED", {})
        self._look_online()

    def _members(self, connection: Connection, data: Json) -> None:
        """Answer a request for guild members in one chunk."""
        session = next((one for one in self.sessions.values() if one.connection is connection), None)
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if session is None or guild is None:
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
            "guild_id": str(guild.id),
            "members": [payloads.member(user, guild) for user in found],
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
        """Whether all shards of a bot are connected, in however many processes."""
        here = {(one.shards, one.shard) for one in self.sessions.values() if one.connection is not None}
        counts = [shards for shards, _ in here]
        return any(counts.count(shards) == shards for shards in counts)

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
            connection.send(_frame(Op.RECONNECT))

    def invalidate(self) -> None:
        """Forget every session, and tell the shards to begin anew."""
        self.sessions.clear()
        for connection in self.connections:
            connection.send(_frame(Op.INVALID_SESSION, False))

    def leave_guild(self, guild: Guild | None = None) -> None:
        """The bot is put out of a guild, the first one unless another is named."""
        here = guild or self.world.guild
        self._tell(here, "GUILD_DELETE", {"id": str(here.id)}, Intent.GUILDS)

    def join_guild(self, guild: Guild | None = None) -> None:
        """The bot is invited, for the first time or again."""
        here = guild or self.world.guild
        self._tell(here, "GUILD_CREATE", payloads.guild_create(self.world, here), Intent.GUILDS)

    async def close(self) -> None:
        """Hang up on everybody."""
        for connection in list(self.connections):
            await connection.socket.close(code=1001)

    # What happens in the world

    def _tell(self, guild: Guild | None, name: str, data: Json, *intents: int) -> None:
        """Dispatch to whoever is concerned: a guild's shard, or the first one for what is of no guild."""
        for session in self.sessions.values():
            if session.hears(guild, *intents):
                session.dispatch(name, data)

    def _on_change(self, change: Change) -> None:
        if change.payload is not None and change.exchange is not None:
            self._acted(self.world.guild_of(change.exchange.channel_id), change.payload)
        elif change.message is not None:
            self._message_changed(change.event, change.message)
        elif change.guild is not None:
            self.join_guild(change.guild)
        elif change.channel is not None:
            self._channel_changed(change.event, change.channel)
        elif change.event is WorldEvent.USER and change.user is not None:
            for guild in self.world.guilds.values():
                data = payloads.member(change.user, guild) | {"guild_id": str(guild.id)}
                self._tell(guild, "GUILD_MEMBER_ADD", data, Intent.GUILD_MEMBERS)
        elif change.event is WorldEvent.ROLES:
            for guild in self.world.guilds.values():
                for role in payloads.roles(self.world, guild):
                    data = {"guild_id": str(guild.id), "role": role}
                    self._tell(guild, "GUILD_ROLE_UPDATE", data, Intent.GUILDS)

    def _acted(self, guild: Guild | None, payload: Json) -> None:
        self._tell(guild, "INTERACTION_CREATE", payload)
        if self.twice > 0:
            self.twice -= 1
            self._tell(guild, "INTERACTION_CREATE", payload)

    def _message_changed(self, event: WorldEvent, message: Message) -> None:
        if message.channel_id not in self.world.channels:
            return
        guild = self.world.guild_of(message.channel_id)
        # Ephemeral messages reach only bots that listen to direct messages, but on the guild's shard.
        intent = Intent.DIRECT_MESSAGES if guild is None or message.ephemeral else Intent.GUILD_MESSAGES
        if event is WorldEvent.MESSAGE_GONE:
            gone: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
            self._tell(guild, "MESSAGE_DELETE", gone | ({"guild_id": str(guild.id)} if guild else {}), intent)
            return
        name = "MESSAGE_CREATE" if event is WorldEvent.MESSAGE_NEW else "MESSAGE_UPDATE"
        data = payloads.message_event(self.world, message)
        hidden = not (guild is None or message.author.bot or self.world.bot.id in message.mentions)
        for session in self.sessions.values():
            if session.hears(guild, intent):
                blank = hidden and not session.intents & Intent.MESSAGE_CONTENT
                session.dispatch(name, payloads.without_content(data) if blank else data)

    def _channel_changed(self, event: WorldEvent, channel: Channel) -> None:
        if channel.guild_id is None:
            return
        guild = self.world.guilds[channel.guild_id]
        if event is WorldEvent.PINS:
            last = max((m.pinned_at or "" for m in self.world.in_channel(channel.id)), default="") or None
            pins: Json = {"guild_id": str(guild.id), "channel_id": str(channel.id), "last_pin_timestamp": last}
            self._tell(guild, "CHANNEL_PINS_UPDATE", pins, Intent.GUILDS)
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
        self._tell(guild, f"{kind}_{endings[event]}", data, Intent.GUILDS)


def _frame(op: Op, data: Any = None) -> Json:
    """What the gateway says that is no event."""
    return {"op": op, "t": None, "s": None, "d": data}
