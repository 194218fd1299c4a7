"""The things of the local Discord as plain objects: users, guilds, channels, messages, attachments."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]


class MessageFlag(IntFlag):
    """The message flags the local Discord knows."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageKind(IntEnum):
    """Discord's message types, as far as they occur here."""

    DEFAULT = 0
    REPLY = 19
    SLASH_ANSWER = 20


class ChannelKind(IntEnum):
    """Discord's channel types, as far as they occur here."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class Part(IntEnum):
    """Discord's component types."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({Part.SELECT, Part.USER_SELECT, Part.ROLE_SELECT, Part.MENTIONABLE_SELECT, Part.CHANNEL_SELECT})


@dataclass
class User:
    """A person, or the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    colour: str = "#5865f2"
    settled: bool = False
    """Their language is the one somebody wants: of the first browser that came, or chosen by hand."""


@dataclass
class Guild:
    """A server; everybody sits in all there are."""

    id: int
    name: str
    owner_id: int
    bot_role_id: int
    locale: str = "fr"

    def shard(self, shards: int) -> int:
        """Which of so many shards hears of it."""
        return (self.id >> 22) % shards


@dataclass
class Channel:
    """A text channel, a thread (with a parent) or a direct message (with a recipient)."""

    id: int
    name: str
    kind: int = ChannelKind.TEXT
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    owner_id: int | None = None
    recipient_id: int | None = None
    guild_id: int | None = None
    """The guild it is in; None for direct messages."""
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    archive_changed: str = ""
    slowmode: int = 0
    members: list[int] = field(default_factory=list)

    @property
    def is_thread(self) -> bool:
        return self.kind in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


@dataclass
class Attachment:
    """A file on a message."""

    id: int
    name: str
    bytes: builtins.bytes
    description: str | None = None
    content_type: str = "application/octet-stream"
    width: int | None = None
    height: int | None = None


@dataclass(frozen=True)
class Button:
    """A button as a person sees it on a message."""

    custom_id: str | None
    label: str
    disabled: bool
    style: int
    url: str | None = None


@dataclass(frozen=True)
class Select:
    """A select menu as a person sees it on a message."""

    custom_id: str
    placeholder: str
    disabled: bool
    kind: int
    options: tuple[Json, ...]
    min_values: int
    max_values: int


@dataclass
class Message:
    """One message, live: the bot's edits show on the object one already holds.

    Components and embeds are kept as the bot sent them (numbered, `attachment://` unresolved).
    """

    id: int
    channel_id: int
    author: User
    timestamp: str
    kind: int = MessageKind.DEFAULT
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    ephemeral_for: int | None = None
    pinned_at: str | None = None
    edited_timestamp: str | None = None
    edits: int = 0
    mentions: list[int] = field(default_factory=list)
    reference: int | None = None
    interaction: Json | None = None
    command: str | None = None
    deleted: bool = False

    @property
    def pinned(self) -> bool:
        return self.pinned_at is not None

    @property
    def ephemeral(self) -> bool:
        return self.ephemeral_for is not None

    @property
    def thinking(self) -> bool:
        """Whether this is a deferred answer still to come."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    def parts(self) -> Iterator[Json]:
        """Every component, however deeply nested, in reading order."""
        return walk(self.components)

    def part(self, custom_id: str) -> Json | None:
        """The button or menu with this id."""
        return next((part for part in self.parts() if part.get("custom_id") == custom_id), None)

    def buttons(self) -> list[Button]:
        """All buttons, also those in sections and containers."""
        return [
            Button(
                part.get("custom_id"),
                part.get("label") or "",
                bool(part.get("disabled")),
                part["style"],
                part.get("url"),
            )
            for part in self.parts()
            if part["type"] == Part.BUTTON
        ]

    def selects(self) -> list[Select]:
        """All select menus."""
        return [
            Select(
                part["custom_id"],
                part.get("placeholder") or "",
                bool(part.get("disabled")),
                part["type"],
                tuple(part.get("options") or ()),
                *value_counts(part),
            )
            for part in self.parts()
            if part["type"] in SELECTS
        ]

    def text(self) -> str:
        """All the text a person can read here: content, embeds and text displays."""
        pieces = [self.content]
        for embed in self.embeds:
            pieces += embed_texts(embed)
        pieces += [part["content"] for part in self.parts() if part["type"] == Part.TEXT]
        return "\n".join(piece for piece in pieces if piece)


@dataclass(frozen=True)
class Suggestion:
    """One suggestion of an autocompleted option."""

    name: str
    value: str | int | float


@dataclass(frozen=True)
class Upload:
    """A file on its way in."""

    name: str
    bytes: builtins.bytes


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a tree, each before its children."""
    for part in components:
        yield part
        yield from walk(part.get("components") or [])
        yield from walk([part[key] for key in ("accessory", "component") if part.get(key)])


def value_counts(part: Json) -> tuple[int, int]:
    """How few and how many values a menu takes: one unless it says otherwise."""
    low, high = part.get("min_values"), part.get("max_values")
    return (1 if low is None else low, 1 if high is None else high)


def embed_texts(embed: Json) -> list[str]:
    """The texts of an embed, top to bottom; together they count against its 6,000 characters."""
    texts = [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
    for entry in embed.get("fields") or []:
        texts += [entry.get("name"), entry.get("value")]
    texts.append((embed.get("footer") or {}).get("text"))
    return [text for text in texts if text]
