"""The little world of the local Discord: its guilds, people, channels, messages and commands."""

from __future__ import annotations

import asyncio
import re
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum, auto
from typing import TypeVar

from bot.local.exchange import Exchange, Modal
from bot.local.ids import Snowflakes
from bot.local.memory import Memory
from bot.local.objects import Attachment, Channel, ChannelKind, Guild, Json, Message, User
from bot.local.refusals import unknown

T = TypeVar("T")

# Fixed ids, so that a kept world and its bot still mean the same things after a restart.
GUILD_ID = 1191150000000000000
BOT_ID = 1191150100000000000
FIRST_CHANNEL_ID = 1191150200000000000
FIRST_PLAYER_ID = 1191150300000000000
BOT_ROLE_ID = 1191150400000000000
COLOURS = ("#e67e22", "#3498db", "#9b59b6", "#2ecc71", "#e74c3c", "#1abc9c")
DEFAULT_NAMES = ("Alix", "Bruno", "Chloé", "Dario")
CHANNEL_NAMES = ("donjon", "taverne")
TOKEN_LIFE = 15 * 60.0
"""Seconds for which the token of an interaction is good."""
MENTION = re.compile(r"<@!?(\d+)>")


class WorldEvent(Enum):
    """What can change in the world."""

    MESSAGE_NEW = auto()
    MESSAGE_CHANGED = auto()
    MESSAGE_GONE = auto()
    PINS = auto()
    GUILD_NEW = auto()
    CHANNEL_NEW = auto()
    CHANNEL_CHANGED = auto()
    CHANNEL_GONE = auto()
    MEMBERS = auto()
    COMMANDS = auto()
    USER = auto()
    INTERACTION = auto()
    MODAL = auto()
    MISSED = auto()
    BOT = auto()
    ROLES = auto()


@dataclass(frozen=True)
class Change:
    """One thing that happened, with the object it happened to."""

    event: WorldEvent
    message: Message | None = None
    guild: Guild | None = None
    channel: Channel | None = None
    user: User | None = None
    exchange: Exchange | None = None
    payload: Json | None = None


def now() -> str:
    """The time as Discord writes it."""
    return datetime.now(UTC).isoformat()


class World:
    """Everything there is, and the one place where it changes."""

    def __init__(self, names: Sequence[str] = DEFAULT_NAMES, memory: Memory | None = None) -> None:
        self.url = ""
        self.memory = memory
        self.bot = User(BOT_ID, "Flambeau", bot=True)
        self.users: dict[int, User] = {BOT_ID: self.bot}
        self.guild = Guild(GUILD_ID, "La Table de Flambeau", FIRST_PLAYER_ID, BOT_ROLE_ID)
        """The first guild, the one of the page."""
        self.guilds: dict[int, Guild] = {GUILD_ID: self.guild}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self._rooms: defaultdict[int, dict[int, Message]] = defaultdict(dict)
        self.commands: dict[int | None, list[Json]] = {}
        self.exchanges: dict[int, Exchange] = {}
        self.tokens: dict[str, Exchange] = {}
        self.modals: dict[str, Modal] = {}
        self.uploads: dict[int, Attachment] = {}
        self.nonces: dict[tuple[int, str], Message] = {}
        """Messages whose sender may send them twice, by channel and nonce."""
        self.shards = 1
        """How many shards the bot is told to come with."""
        self.token_life = TOKEN_LIFE
        self.ahead = 0.0
        """Seconds by which this world's clock is ahead of the machine's."""
        self.withheld = 0
        """What the bot may not do though it was invited with it, as bits of Discord's permissions."""
        self.bot_online = False
        self._watchers: list[Callable[[Change], None]] = []
        self._woken = asyncio.Event()
        self.ids = Snowflakes(memory.last_id() if memory else 0)
        for place, name in enumerate(names):
            self._seat(FIRST_PLAYER_ID + place, name, "fr" if place < 2 else "en-US")
        for place, name in enumerate(CHANNEL_NAMES):
            channel = Channel(FIRST_CHANNEL_ID + place, name, position=place, guild_id=GUILD_ID)
            self.channels[channel.id] = channel
        if memory is not None:
            memory.load(self.users, self.guilds, self.channels, self.messages, self.commands)
            for channel in self.channels.values():
                self._settle(channel)
            for message in self.messages.values():
                self._rooms[message.channel_id][message.id] = message

    # People and places

    def _seat(self, user_id: int, name: str, locale: str) -> None:
        colour = COLOURS[(len(self.users) - 1) % len(COLOURS)]
        self.users[user_id] = User(user_id, name, locale=locale, colour=colour)

    def people(self) -> list[User]:
        """Everybody but the bot, in order of arrival."""
        return [user for user in self.users.values() if not user.bot]

    def _settle(self, channel: Channel) -> None:
        """A channel that names no guild is in that of its parent, or in the first: once there was no other."""
        if channel.guild_id is None and channel.kind != ChannelKind.DM:
            parent = self.channels.get(channel.parent_id or 0)
            channel.guild_id = (parent and parent.guild_id) or GUILD_ID

    def add_guild(
        self, name: str, *, shard: int = 0, of: int = 1, channels: Sequence[str] = CHANNEL_NAMES[:1]
    ) -> Guild:
        """One more guild with everybody in it, which that one of so many shards hears of."""
        guild_id = self.ids.on_shard(shard, of)
        guild = Guild(guild_id, name, FIRST_PLAYER_ID, bot_role_id=self.ids.next())
        self.guilds[guild.id] = guild
        # The guild comes with its channels, as an invited bot is told of it.
        for place, called in enumerate(channels):
            channel = Channel(self.ids.next(), called, position=place, guild_id=guild.id)
            self.channels[channel.id] = channel
        self.tell(Change(WorldEvent.GUILD_NEW, guild=guild))
        return guild

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """One more text channel, in the first guild unless another one is named."""
        here = guild or self.guild
        channel = Channel(self.ids.next(), name, position=len(self.channels_of(here)), guild_id=here.id)
        return self.open_channel(channel)

    def channels_of(self, guild: Guild) -> list[Channel]:
        """The channels and threads of a guild."""
        return [channel for channel in self.channels.values() if channel.guild_id == guild.id]

    def guild_of(self, channel_id: int) -> Guild | None:
        """The guild a channel is in; None for direct messages."""
        guild_id = self.channels[channel_id].guild_id
        return None if guild_id is None else self.guilds[guild_id]

    def guild_by_id(self, guild_id: int) -> Guild:
        """A guild by id, or Discord's error 10004."""
        if guild_id not in self.guilds:
            raise unknown(10004, "Guild")
        return self.guilds[guild_id]

    def open_channel(self, channel: Channel) -> Channel:
        """A channel, thread or direct message comes into being."""
        self._settle(channel)
        self.channels[channel.id] = channel
        self.tell(Change(WorldEvent.CHANNEL_NEW, channel=channel))
        return channel

    def direct(self, user: User) -> Channel:
        """The direct messages between the bot and somebody, opened when first needed."""
        for channel in self.channels.values():
            if channel.recipient_id == user.id:
                return channel
        return self.open_channel(Channel(self.ids.next(), user.name, kind=ChannelKind.DM, recipient_id=user.id))

    def user(self, user_id: int) -> User:
        """Somebody by id, or Discord's error 10013."""
        if user_id not in self.users:
            raise unknown(10013, "User")
        return self.users[user_id]

    def channel(self, channel_id: int) -> Channel:
        """A channel by id, or Discord's error 10003."""
        if channel_id not in self.channels:
            raise unknown(10003, "Channel")
        return self.channels[channel_id]

    def close_channel(self, channel: Channel) -> None:
        """A channel or thread is deleted, with its messages."""
        del self.channels[channel.id]
        for message in self.in_channel(channel.id):
            self.delete(message)
        self.tell(Change(WorldEvent.CHANNEL_GONE, channel=channel))

    def withhold(self, permissions: int) -> None:
        """From now on the bot may not do this."""
        if permissions != self.withheld:
            self.withheld = permissions
            self.tell(Change(WorldEvent.ROLES))

    # Messages

    def message(self, channel_id: int, message_id: int) -> Message:
        """A public message by id, or 10008; ephemeral ones are out of the channel's reach."""
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel_id or message.ephemeral:
            raise unknown(10008, "Message")
        return message

    def in_channel(self, channel_id: int) -> list[Message]:
        """A channel's messages, oldest first."""
        return list(self._rooms[channel_id].values())

    def blank(self, channel_id: int, author: User) -> Message:
        """A new message, not yet posted."""
        return Message(self.ids.next(), channel_id, author, now())

    def post(self, message: Message) -> Message:
        """A message appears."""
        self.messages[message.id] = message
        self._rooms[message.channel_id][message.id] = message
        self.tell(Change(WorldEvent.MESSAGE_NEW, message=message))
        return message

    def touch(self, message: Message, *, edited: bool = True) -> Message:
        """A message has changed; an edit is dated and counted, a pin or a thread is not."""
        if edited:
            message.edited_timestamp = now()
            message.edits += 1
        self.tell(Change(WorldEvent.MESSAGE_CHANGED, message=message))
        return message

    def delete(self, message: Message) -> None:
        """A message disappears."""
        self.messages.pop(message.id, None)
        self._rooms[message.channel_id].pop(message.id, None)
        message.deleted = True
        self.tell(Change(WorldEvent.MESSAGE_GONE, message=message))

    def file(self, channel_id: int, file_id: int) -> Attachment | None:
        """An attachment by id: on a message of the channel, or handed in by somebody."""
        for message in self.in_channel(channel_id):
            for file in message.attachments:
                if file.id == file_id:
                    return file
        return self.uploads.get(file_id)

    def visible(self, message: Message, user_id: int) -> bool:
        """Whether somebody may see a message: their own ephemeral ones, their own direct messages."""
        channel = self.channels.get(message.channel_id)
        if channel is None or message.ephemeral_for not in (None, user_id):
            return False
        return self.enters(channel, user_id)

    def enters(self, channel: Channel, user_id: int) -> bool:
        """Whether somebody may look into a channel."""
        if channel.kind == ChannelKind.DM:
            return channel.recipient_id == user_id
        return channel.kind != ChannelKind.PRIVATE_THREAD or user_id in channel.members

    def mentioned(self, text: str, allowed: Json | None) -> list[int]:
        """Who a text pings, within what the sender allowed."""
        named = [int(found) for found in MENTION.findall(text) if int(found) in self.users]
        if allowed is not None and "users" not in (allowed.get("parse") or []):
            may = {int(user_id) for user_id in allowed.get("users") or []}
            named = [user_id for user_id in named if user_id in may]
        return list(dict.fromkeys(named))

    # Commands and interactions

    def set_commands(self, guild_id: int | None, commands: list[Json]) -> None:
        """The bot registers its commands, for everywhere or for one guild."""
        self.commands[guild_id] = commands
        self.tell(Change(WorldEvent.COMMANDS))

    def usable_commands(self, channel_id: int | None = None) -> list[Json]:
        """What people can call in a channel, or in the first guild; its own command hides the global one."""
        guild = self.guild if channel_id is None else self.guild_of(channel_id)
        found = {(command["type"], command["name"]): command for command in self.commands.get(None, [])}
        for command in self.commands.get(guild.id, []) if guild else []:
            found[command["type"], command["name"]] = command
        return list(found.values())

    def open_exchange(self, exchange: Exchange, payload: Json) -> None:
        """Somebody acts: the bot is told."""
        exchange.opened = self.seconds()
        self.exchanges[exchange.id] = exchange
        self.tokens[exchange.token] = exchange
        self.tell(Change(WorldEvent.INTERACTION, exchange=exchange, payload=payload))

    def exchange_of(self, token: str) -> Exchange | None:
        """What a token still stands for."""
        exchange = self.tokens.get(token)
        if exchange is not None and self.seconds() - exchange.opened >= self.token_life:
            self.forget_exchange(exchange)
            return None
        return exchange

    def forget_exchange(self, exchange: Exchange) -> None:
        """An interaction's token has run out."""
        self.exchanges.pop(exchange.id, None)
        self.tokens.pop(exchange.token, None)
        self.wake()

    # Change

    def seconds(self) -> float:
        """The time by this world's clock, of which only differences mean something."""
        return time.monotonic() + self.ahead

    def watch(self, watcher: Callable[[Change], None]) -> None:
        """Hear of every change from now on."""
        self._watchers.append(watcher)

    def tell(self, change: Change) -> None:
        """Write a change down, pass it on, and wake whoever waits for something."""
        if self.memory is not None:
            self._write(self.memory, change)
        for watcher in self._watchers:
            watcher(change)
        self.wake()

    def wake(self) -> None:
        """Let everybody in `until` look again."""
        woken, self._woken = self._woken, asyncio.Event()
        woken.set()

    async def until(
        self,
        predicate: Callable[[], T],
        timeout: float = 5.0,  # noqa: ASYNC109
        what: str = "",
    ) -> T:
        """Wait until something is true (and return it), looking again after every change."""
        try:
            async with asyncio.timeout(timeout):
                while not (found := predicate()):
                    await self._woken.wait()
        except TimeoutError:
            raise TimeoutError(f"{what or 'nothing of the kind'}: waited {timeout} s in vain") from None
        return found

    def _write(self, memory: Memory, change: Change) -> None:
        """The part of a change that must survive the process, in one transaction."""
        with memory.transaction(self.ids.last):
            if change.event in (WorldEvent.MESSAGE_NEW, WorldEvent.MESSAGE_CHANGED) and change.message:
                memory.save_message(change.message)
            elif change.event is WorldEvent.MESSAGE_GONE and change.message:
                memory.drop_message(change.message.id)
            elif change.event is WorldEvent.CHANNEL_GONE and change.channel:
                memory.drop_channel(change.channel.id)
            elif change.guild:
                memory.save_guild(change.guild)
                for channel in self.channels_of(change.guild):
                    memory.save_channel(channel)
            elif change.channel:
                memory.save_channel(change.channel)
            elif change.event is WorldEvent.COMMANDS:
                memory.save_commands(self.commands)
            elif change.event is WorldEvent.USER and change.user:
                memory.save_user(change.user)
