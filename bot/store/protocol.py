"""What a store promises, whichever engine keeps it. `tests/store/` holds every engine to it.

Whatever a method writes, it writes wholly or not at all, and it is on the disk when the method returns. What is
wrong with the database is `StoreTrouble`; what contradicts what is there, `Conflict`; what a player can't have,
`Refused`.
"""

from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, Protocol, Self

from bot.store.ladders import Ladders
from bot.store.packs import Packs
from bot.store.paging import Pages
from bot.store.records import (
    FIRST_GAME,
    NOTHING,
    Arrival,
    Becomes,
    Chronicled,
    Counted,
    Delivery,
    Heard,
    Kept,
    LastDeed,
    Lately,
    Owned,
    Recorded,
    Renaming,
    Saved,
    Scored,
    Staged,
    Written,
)


class Staging(Protocol):
    """The part of the store that knows which messages show a campaign."""

    async def of(self, campaign_id: int) -> Staged:
        """How a campaign stands in its channel."""
        ...

    async def change(self, campaign_id: int, *, heard: Heard | None = None, **changes: Any) -> Staged:
        """Change some of it (see `Staged.with_changes`), and with it who has been told of something."""
        ...

    async def behind(self, owned: Owned | None = None) -> list[int]:
        """Live campaigns that are not shown as they stand, or of which messages have to go still.

        Those whose channel is gone are not among them.
        """
        ...

    async def lost(self, owned: Owned | None = None) -> list[int]:
        """Live campaigns whose channel is gone."""
        ...


class Days(Protocol):
    """The part of the store that knows dates."""

    async def lately(self, campaign_id: int) -> Lately | None:
        """A campaign with its dates, archived or not."""
        ...

    async def campaigns_of(self, player: int) -> list[int]:
        """The campaigns somebody has to do with, without archived ones."""
        ...

    async def stamp(self, campaign_id: int, names: Sequence[str], now: datetime, *, seen_version: int) -> None:
        """From now on this is under way, though no deed led to it: a campaign from before there were dates.

        If the campaign has another version by now, whatever led to that has said what is under way.
        """
        ...

    # When to look at which campaign. Whatever changes a campaign, or its people's habits, says: now.

    async def to_look_at(self, now: datetime, owned: Owned | None = None) -> list[int]:
        """The campaigns to look at by now."""
        ...

    async def next_look(self, owned: Owned | None = None) -> datetime | None:
        """When the next campaign is to be looked at; None if none is."""
        ...

    async def look_again(
        self, campaign_id: int, at: datetime | None, *, seen_version: int, seen_stirs: int | None = None
    ) -> bool:
        """Look at a campaign then; with None not before something happens. Whether that holds.

        Not if something has happened since: a deed, or a word to look at it, unless those don't matter (None).
        """
        ...

    async def look_now(self, campaigns: Collection[int] | None = None) -> None:
        """Look at these, or at all live ones, as soon as possible."""
        ...

    # Habits

    async def set_habits(self, player: int, habits: str) -> None:
        """Remember what a player settled; all their campaigns are to be looked at."""
        ...

    async def habits(self, players: Iterable[int]) -> dict[int, str]:
        """What these players settled, as far as they did."""
        ...

    # Deliveries

    async def deliveries(self, campaign_id: int) -> list[Delivery]:
        """All that was told in a campaign, or is about to be."""
        ...

    async def unsent(self, owned: Owned | None = None) -> list[int]:
        """The campaigns in which something was claimed and, as far as we know, never sent."""
        ...

    async def claim(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        """Write down what is about to be told. What was claimed before stays as it was."""
        ...

    async def release(self, campaign_id: int, keys: Sequence[str]) -> None:
        """It was not told after all, and may come due again."""
        ...

    async def sent(
        self,
        campaign_id: int,
        keys: Sequence[str],
        now: datetime,
        *,
        channel_id: int | None = None,
        message_id: int | None = None,
    ) -> None:
        """It is told now, by this message, or there was nobody to tell it to."""
        ...

    async def over(self, campaign_id: int, keys: Sequence[str], now: datetime) -> None:
        """What it was about is over, and its message is gone; if it was not told yet it never will be.

        Who was told of what is forgotten when that has long been over.
        """
        ...

    async def heard(self, campaign_id: int, heard: Heard) -> None:
        """Write down that players need not be told of something: they were told otherwise."""
        ...

    # Outages

    async def outage(self, began: datetime, ended: datetime, owned: Owned | None = None) -> None:
        """The bot, or some shards of it, was not there; told again later, the same outage lasted until then."""
        ...

    async def outages(self) -> list[tuple[datetime, datetime]]:
        """All times at which no shard was there, in order; a campaign (`lately`) knows those of its own too."""
        ...


class Personal(Protocol):
    """The part of the store that knows what belongs to whom."""

    async def counted(self, player: int) -> Counted:
        """How much is kept about somebody."""
        ...

    async def known_in(self, player: int) -> list[int]:
        """All campaigns, archived or not, in which somebody's number stands."""
        ...

    async def texts(self, campaign_id: int, holding: str) -> list[str]:
        """All texts of a campaign that hold people; of the events only those that hold something."""
        ...

    async def forget(
        self, campaign_id: int, renaming: Renaming, *, seen_version: int, now: datetime, last: LastDeed | None
    ) -> None:
        """Rename somebody in all that is kept of a campaign, and write down that they left it: all, or nothing.

        Without a last deed (nobody can read the campaign) only the number is another.
        """
        ...

    async def forget_habits(self, player: int) -> None:
        """What somebody settled about themselves is gone."""
        ...

    async def wipe(self) -> None:
        """Let nothing of what was forgotten stay in the database."""
        ...


class Purging(Protocol):
    """The part of the store that lets go."""

    async def kept(self) -> list[Kept]:
        """All campaigns there are."""
        ...

    async def left(self) -> dict[int, datetime]:
        """The servers we are no longer on, and since when."""
        ...

    async def see(self, servers: Collection[int], now: datetime, owned: Owned | None = None) -> None:
        """We are on these servers: whichever else of ours has a campaign we left now, unless we had before."""
        ...

    async def purge(self, campaigns: Sequence[int]) -> None:
        """These campaigns are gone, with everything about them; so are the habits of those who play in no other."""
        ...

    async def purge_content(self, now: datetime) -> int:
        """Quests that no campaign plays any more are gone; how many."""
        ...

    async def purge_deliveries(self, now: datetime) -> None:
        """What was told long ago, and about what is long over, is forgotten."""
        ...

    async def wipe(self) -> None:
        """Let nothing of what is gone stay in the database."""
        ...


class Store(Protocol):
    """The campaigns of this installation: `async with await open_store(where, now=…) as store`."""

    @property
    def staging(self) -> Staging: ...
    @property
    def days(self) -> Days: ...
    @property
    def personal(self) -> Personal: ...
    @property
    def purging(self) -> Purging: ...
    @property
    def pages(self) -> Pages: ...
    @property
    def ladders(self) -> Ladders: ...
    @property
    def packs(self) -> Packs: ...

    async def close(self) -> None:
        """Wait for the writing under way, then let go. A process whose store is still open does not end."""
        ...

    async def __aenter__(self) -> Self: ...
    async def __aexit__(self, *_: object) -> None: ...

    def pokes(self) -> AsyncIterator[None]:
        """Comes back whenever another process says that there is something to look at; a file has no others.

        One may be missed, and one may come for nothing: it only saves waiting.
        """
        ...

    # Campaigns

    async def create_campaign(
        self,
        *,
        guild_id: int,
        channel_id: int,
        name: str,
        interaction_id: int,
        rules: int,
        state: str,
        now: datetime,
        game: str = FIRST_GAME,
        people: Collection[int] = (),
    ) -> tuple[int, bool]:
        """A new campaign: its id, and whether this interaction had made it already.

        `people` are those who have to do with it: whoever owns it, plays in it or stands in for somebody.
        """
        ...

    async def load(self, campaign_id: int) -> Saved:
        """A campaign by id, archived or not."""
        ...

    async def version(self, campaign_id: int) -> int | None:
        """The version of a campaign, whatever its state is like; None if there is none of this id."""
        ...

    async def live(self, owned: Owned | None = None) -> list[int]:
        """All campaigns that are not archived."""
        ...

    async def names(self) -> dict[int, str]:
        """All campaigns, archived or not, and the names they came with."""
        ...

    async def rebuild(self, campaign_id: int, *, rules: int, state: str) -> None:
        """Put a state in the place of one that can't be read. Nothing was done, so the version stays."""
        ...

    async def find_by_channel(self, channel_id: int) -> int | None:
        """The campaign that is played in a channel."""
        ...

    async def live_in(self, *, guild_id: int | None = None, channels: Collection[int] = ()) -> list[int]:
        """The live campaigns of a server, or of some channels."""
        ...

    async def archive(self, campaign_id: int, *, now: datetime) -> None:
        """Put a campaign away that can't be told anything; its channel is free for another."""
        ...

    async def archived_in(self, guild_id: int, channel_id: int) -> list[int]:
        """The campaigns that were put away in a channel, the last one first."""
        ...

    async def bring_in(
        self,
        *,
        guild_id: int,
        channel_id: int,
        name: str,
        interaction_id: int,
        rules: int,
        state: str,
        founded: str | None,
        annals: Sequence[Chronicled],
        now: datetime,
        game: str = FIRST_GAME,
        contents: Mapping[str, str] = NOTHING,
        people: Collection[int] = (),
        arrival: Arrival | None = None,
    ) -> tuple[int, bool]:
        """A campaign with its past and its arrival, all or nothing: its id, and whether it was there already."""
        ...

    # Deeds

    async def record(
        self,
        campaign_id: int,
        *,
        seen_version: int,
        player: int,
        interaction_id: int,
        deed: str,
        events: Sequence[str],
        rules: int,
        state: str,
        now: datetime,
        under_way: Sequence[str] = (),
        contents: Mapping[str, str] = NOTHING,
        becomes: Becomes | None = None,
        people: Collection[int] | None = None,
        begins: bool = False,
        scores: Collection[Scored] | None = None,
    ) -> Recorded:
        """Save a deed, what happened, the state it led to and what is under way then: all, or nothing.

        `contents` are those of quests by fingerprint; what is kept already stays as it is. `becomes` says whether
        the campaign is put away with it, or taken out again; that is refused if its channel has another one now.
        `people` are those who have to do with it from now on; None if they are the same as before. `begins`: with
        it something begins that is played, and so a new page of the annals. `scores` are all that the campaign has
        from now on; None if they are the same as before.

        Refused if the campaign is not at the version the deed was thought out for. An interaction that was
        recorded before is not recorded again; what it led to then comes back.
        """
        ...

    async def recorded(self, campaign_id: int, interaction_id: int) -> Recorded | None:
        """What an interaction led to, if it was applied already."""
        ...

    async def events(self, campaign_id: int, *, since: int = 0, until: int | None = None) -> list[Written]:
        """What happened after version `since`, up to and with version `until`, in order."""
        ...

    async def deeds(self, campaign_id: int) -> list[tuple[int, str]]:
        """Who did what, in order: player and deed."""
        ...

    async def annals(self, campaign_id: int, *, since: int = 0, until: int | None = None) -> list[Chronicled]:
        """Every deed after version `since`, up to and with `until`, in order, with what happened in it."""
        ...

    async def last_deed(self, campaign_id: int, player: int, *, but: Collection[str] = ()) -> int:
        """The version to which the last deed of a player led, without those of some kinds; 0 if there is none."""
        ...

    async def last_told(self, campaign_id: int, kind: str) -> int:
        """The version in which an event of this kind happened last; 0 if none ever did."""
        ...

    async def content(self, fingerprint: str) -> str | None:
        """What a quest was made of when somebody began it."""
        ...

    # Notes

    async def note(self, name: str, value: str) -> None:
        """Remember something small under a name."""
        ...

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, made when it is first asked for and the same for good."""
        ...

    async def noted(self, name: str) -> str | None:
        """What was remembered under a name."""
        ...
