"""What the store gives and takes: plain values, the same for every engine.

States, deeds and events are JSON texts here: the store knows nothing of the rules.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

FIRST_GAME = "descent"
"""The game of campaigns from before there were several."""

NOTHING: Mapping[str, str] = MappingProxyType({})

Becomes = Literal["archived", "live"]
"""What a deed makes of a whole campaign."""

RESTORED = "restored"
"""The note that an earlier save was put back."""


# Campaigns and deeds ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Saved:
    """A campaign as it was saved last."""

    id: int
    guild_id: int
    channel_id: int
    version: int
    rules: int
    state: str
    archived: bool
    game: str = FIRST_GAME
    founded: str | None = None
    """The campaign before its first deed, if that was written down."""


class Written(NamedTuple):
    """Something as it was written down, and the version of the rules by which it was."""

    text: str
    rules: int


@dataclass(frozen=True)
class Recorded:
    """What an interaction led to: the version after it and what happened."""

    version: int
    events: list[Written]
    repeated: bool = False


@dataclass(frozen=True)
class Chronicled:
    """One deed as it was written down: the version it led to, who, what, when, and what happened."""

    version: int
    player: int
    deed: str
    at: str
    events: tuple[str, ...]
    rules: int
    """The version of the rules by which it was done."""


@dataclass(frozen=True)
class Arrival:
    """The deed by which a campaign comes in from elsewhere, what happened in it, and what it led to.

    It is that of the interaction that brings the campaign in, and comes after all that is past.
    """

    player: int
    deed: str
    events: tuple[str, ...]
    rules: int
    state: str
    under_way: Sequence[str] = ()


@dataclass(frozen=True)
class Page:
    """A page of the annals: from where something begins that is played, up to where the next begins.

    What comes before the first beginning is page 0. One that becomes very long is continued on another.
    """

    number: int
    began: int
    """The version with which it begins."""
    ended: int | None
    """The last version on it; None for the page that is still written on."""
    opened: int
    """The version in which that began which it tells of; 0 before anything did."""
    closed: bool
    """On the next page something else begins: nothing on this one will be taken back any more."""
    summary: str | None = None
    """What it amounts to, if somebody has worked that out."""

    @property
    def opens(self) -> bool:
        """Whether something begins with it, so that it is no continuation; before everything lies page 0."""
        return self.opened in (0, self.began)


LONG_PAGE = 1000
"""Deeds after which a page is continued on another one, at the next version that this divides."""


def cut_pages(beginnings: Iterable[int], version: int) -> list[tuple[int, int]]:
    """The pages of a whole log: the version each begins with, and the one in which that began which it tells of."""
    pages, begins = [(1, 0)], set(beginnings)
    for at in sorted({*begins, *range(LONG_PAGE, version + 1, LONG_PAGE)}):
        began, opened = pages[-1]
        if at in begins:
            pages.append((at, at))
        elif at - began >= LONG_PAGE:
            pages.append((at, opened))
    return pages


# Ladders ----------------------------------------------------------------------------------------------------------


Scored = tuple[str, int, str]
"""Where a campaign stands: the board, its points there, and what its game tells of it."""


@dataclass(frozen=True)
class Placed:
    """A campaign on a ladder."""

    campaign_id: int
    place: int
    """Who has as many points has the same."""
    parties: int
    """So many stand on the whole ladder."""
    facts: str
    """What its game wrote down of it."""
    own: bool
    """Whoever asks has to do with it."""
    archived: bool


# In the channel ---------------------------------------------------------------------------------------------------


class Panel(NamedTuple):
    """A message that shows something of a campaign."""

    kind: str
    channel_id: int
    message_id: int


class Staged(BaseModel):
    """How a campaign stands in its channel: which messages show it, and how far they have come."""

    model_config = ConfigDict(frozen=True)

    shown: int | None = None
    """The version the messages show; None if it never was shown."""
    chapter: int | None = None
    """The version after which the current chapter began."""
    turning: int = 0
    """The version at which the last page was begun to be turned."""
    panels: dict[str, Panel] = {}
    """By kind, the messages that show it now."""
    posting: dict[str, str] = {}
    """By kind, what is about to be posted, or was posted last."""
    leaving: tuple[Panel, ...] = ()
    """Messages that have to go and may still be there."""
    to_pin: Panel | None = None
    """The notice that is still to be pinned."""
    told_unpinned: bool = False
    """It was said that the notice could not be pinned."""
    lost: datetime | None = None
    """Since when its channel is gone."""

    def with_changes(self, changes: Mapping[str, Any]) -> "Staged":
        """The same with some fields changed; of panels and postings only those named, and None takes one away."""
        merged = dict(changes)
        for name in ("panels", "posting"):
            if name in merged:
                all_of_them = {**getattr(self, name), **merged[name]}
                merged[name] = {kind: value for kind, value in all_of_them.items() if value is not None}
        return self.model_copy(update=merged)

    def written(self) -> str:
        """All but what has a column of its own."""
        return self.model_dump_json(exclude_defaults=True, exclude={"shown", "lost"})


@dataclass(frozen=True)
class Heard:
    """Players, each by a key, who have been told of something."""

    occasion: str
    keys: Mapping[str, int]
    at: datetime


# Days -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Delivery:
    """Something a player, or everybody, is told: by the clock, or called on the panel."""

    key: str
    """What it is; nothing of the same key is told twice in a campaign."""
    bundle: str
    """The first key of the message it stands in: one message may tell several players."""
    occasion: str | None
    """What it is about; once that is over the message may go. None for what stays."""
    player: int
    """0 for everybody."""
    due: datetime
    claimed: datetime
    sent: datetime | None = None
    """None while it is not known to have been sent."""
    channel_id: int | None = None
    message_id: int | None = None
    over: datetime | None = None
    """Since when it is about nothing any more."""


@dataclass(frozen=True)
class Lately:
    """A campaign and all that the clock has to know of it, as of one moment."""

    id: int
    game: str
    version: int
    rules: int
    state: str
    archived: bool
    created: datetime
    under_way: dict[str, datetime]
    """Since when what is under way."""
    last_deeds: dict[int, datetime]
    """The last deed of each player."""
    last_kind: str | None = None
    """What a player did last."""
    habits: dict[int, str] = field(default_factory=dict)
    """What those who have to do with it settled about themselves."""
    deliveries: tuple[Delivery, ...] = ()
    """All that was told in it, or is about to be."""
    outages: tuple[tuple[datetime, datetime], ...] = ()
    """When the bot was not there, in order."""
    lost: datetime | None = None
    """Since when its channel is gone."""
    stirs: int = 0
    """How often somebody said that it is to be looked at."""


# People, and letting go -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Counted:
    """How much is kept about somebody."""

    deeds: int
    campaigns: int
    """In which they did something."""
    deliveries: int
    """Notes of what they were told or called for."""
    habits: bool


@dataclass(frozen=True)
class Renaming:
    """Somebody, and the number that stands for them from now on in one campaign."""

    who: int
    to: int

    def __call__(self, text: str) -> str:
        """A text in which they are called so."""
        return re.sub(rf"(?<!\d){self.who}(?!\d)", str(self.to), text)


@dataclass(frozen=True)
class LastDeed:
    """By what somebody leaves a campaign, what happened in it, and what it led to."""

    interaction_id: int
    deed: str
    events: tuple[str, ...]
    rules: int
    state: str
    put_away: bool
    """Nobody is left who could go on."""
    under_way: Sequence[str] = ()


@dataclass(frozen=True)
class Kept:
    """A campaign that is there."""

    id: int
    guild_id: int
    archived: datetime | None
    """When it was put away, if it was."""


@dataclass(frozen=True)
class Owned:
    """The servers one process looks after: those on some of all shards."""

    shards: tuple[int, ...] = (0,)
    of: int = 1

    def owns(self, guild_id: int) -> bool:
        """Whether a server is among them."""
        return (guild_id >> 22) % self.of in self.shards
