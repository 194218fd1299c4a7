"""What is kept: campaigns, the deeds done in them, what happened, and where it is shown.

The store knows nothing of the rules: states, deeds and events are JSON texts to it.
"""

import json
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple, Self

import aiosqlite

from bot.kernel.refused import Refused
from bot.store.database import Database, first, rows
from bot.store.days import Days, set_under_way
from bot.store.personal import Personal
from bot.store.purging import NEXT_ID, Purging

FIRST_GAME = "descent"
"""The game of campaigns from before there were several."""

LIVE_IN_CHANNEL = "SELECT id FROM campaigns WHERE channel_id = ? AND archived_at IS NULL"
LOAD = """
SELECT id, game, guild_id, channel_id, version, rules, state, founded, archived_at IS NOT NULL AS archived
FROM campaigns WHERE id = ?
"""
NAMES = "SELECT id, name FROM campaigns ORDER BY id"
BEHIND = """
SELECT id FROM campaigns JOIN notes ON notes.name = ? || campaigns.id
WHERE archived_at IS NULL AND notes.value <> campaigns.version ORDER BY id
"""
REBUILD = "UPDATE campaigns SET rules = ?, state = ? WHERE id = ?"
CREATE = f"""
INSERT INTO campaigns
    (id, game, guild_id, channel_id, name, interaction_id, rules, state, founded, created_at, updated_at)
VALUES ({NEXT_ID}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
ADVANCE = """
UPDATE campaigns SET version = version + 1, rules = ?, state = ?, updated_at = ?
WHERE id = ? AND version = ? AND archived_at IS NULL
"""
BRING_IN = f"""
INSERT INTO campaigns
    (id, game, guild_id, channel_id, name, interaction_id, version, rules, state, founded, created_at, updated_at)
VALUES ({NEXT_ID}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
PUT_AWAY = "UPDATE campaigns SET archived_at = ? WHERE id = ? AND archived_at IS NULL"
BRING_BACK = "UPDATE campaigns SET archived_at = NULL WHERE id = ?"
ARCHIVED_IN_CHANNEL = """
SELECT id FROM campaigns WHERE guild_id = ? AND channel_id = ? AND archived_at IS NOT NULL
ORDER BY archived_at DESC, id DESC
"""
REMEMBER_DEED = """
INSERT INTO deeds (campaign_id, seq, player, interaction_id, deed, at, rules) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
REMEMBER_EVENT = "INSERT INTO events (campaign_id, seq, number, event) VALUES (?, ?, ?, ?)"
HAPPENED = """
SELECT event, rules FROM events JOIN deeds USING (campaign_id, seq)
WHERE campaign_id = ? AND seq > ? AND (? IS NULL OR seq <= ?) ORDER BY seq, number
"""
TOLD = """
SELECT seq, event FROM events WHERE campaign_id = ? AND seq > ? ORDER BY seq, number
"""
DONE = "SELECT seq, player, deed, at, rules FROM deeds WHERE campaign_id = ? AND seq > ? ORDER BY seq"
LAST_DEED = """
SELECT max(seq) AS seq FROM deeds
WHERE campaign_id = ? AND player = ? AND json_extract(deed, '$.deed') NOT IN (SELECT value FROM json_each(?))
"""
LAST_TOLD = "SELECT max(seq) AS seq FROM events WHERE campaign_id = ? AND event LIKE ?"
SET_PANEL = """
INSERT INTO panels (campaign_id, kind, channel_id, message_id) VALUES (?, ?, ?, ?)
ON CONFLICT (campaign_id, kind) DO UPDATE
SET channel_id = excluded.channel_id, message_id = excluded.message_id
"""
KEEP_CONTENT = "INSERT INTO content (fingerprint, content, kept_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
NOTE = "INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
NOTE_ONCE = "INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO NOTHING"

NOTHING: Mapping[str, str] = MappingProxyType({})

Becomes = Literal["archived", "live"]
"""What a deed makes of a whole campaign."""


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
class Panel:
    """A message that shows the current state of a campaign."""

    kind: str
    channel_id: int
    message_id: int


class Store:
    """The campaigns of this installation: `async with await Store.open(path, now=…) as store`."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.days = Days(database)
        self.personal = Personal(database)
        self.purging = Purging(database)

    @classmethod
    async def open(cls, path: Path, *, now: datetime, backups: Path | None = None) -> "Store":
        """Open the file, making it if need be; one from before an upgrade is first copied to the backups."""
        return cls(await Database.open(path, now=now, backups=backups))

    @property
    def path(self) -> Path:
        """The file."""
        return self._db.path

    async def close(self) -> None:
        """Let go of the file. A process whose store is still open does not end."""
        await self._db.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

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
    ) -> tuple[int, bool]:
        """A new campaign: its id, and whether this interaction had made it already."""
        async with self._db.transaction() as db:
            known = await first(db, "SELECT id FROM campaigns WHERE interaction_id = ?", interaction_id)
            if known is not None:
                return known["id"], True
            if (taken := await first(db, LIVE_IN_CHANNEL, channel_id)) is not None:
                raise Refused("channel_taken", campaign=taken["id"])
            then = now.isoformat()
            row = (game, guild_id, channel_id, name, interaction_id, rules, state, state, then, then)
            made = await db.execute(CREATE, row)
            assert made.lastrowid is not None
            return made.lastrowid, False

    async def load(self, campaign_id: int) -> Saved:
        """A campaign by id, archived or not."""
        row = await first(self._db.reader, LOAD, campaign_id)
        if row is None:
            raise Refused("no_such_campaign", campaign=campaign_id)
        return Saved(**{**dict(row), "archived": bool(row["archived"])})

    async def version(self, campaign_id: int) -> int | None:
        """The version of a campaign, whatever its state is like; None if there is none of this id."""
        row = await first(self._db.reader, "SELECT version FROM campaigns WHERE id = ?", campaign_id)
        return row["version"] if row is not None else None

    async def live(self) -> list[int]:
        """All campaigns that are not archived."""
        sql = "SELECT id FROM campaigns WHERE archived_at IS NULL ORDER BY id"
        return [row["id"] for row in await rows(self._db.reader, sql)]

    async def behind(self, noted: str) -> list[int]:
        """Campaigns that are not archived, and of which a note (its name, then their id) holds another version."""
        return [row["id"] for row in await rows(self._db.reader, BEHIND, noted)]

    async def names(self) -> dict[int, str]:
        """All campaigns, archived or not, and the names they came with."""
        return {row["id"]: row["name"] for row in await rows(self._db.reader, NAMES)}

    async def rebuild(self, campaign_id: int, *, rules: int, state: str) -> None:
        """Put a state in the place of one that can't be read. Nothing was done, so the version stays."""
        async with self._db.transaction() as db:
            await db.execute(REBUILD, (rules, state, campaign_id))

    async def find_by_channel(self, channel_id: int) -> int | None:
        """The campaign that is played in a channel."""
        row = await first(self._db.reader, LIVE_IN_CHANNEL, channel_id)
        return row["id"] if row is not None else None

    async def archive(self, campaign_id: int, *, now: datetime) -> None:
        """Put a campaign away that can't be told anything; its channel is free for another."""
        async with self._db.transaction() as db:
            await db.execute(PUT_AWAY, (now.isoformat(), campaign_id))

    async def archived_in(self, guild_id: int, channel_id: int) -> list[int]:
        """The campaigns that were put away in a channel, the last one first."""
        return [row["id"] for row in await rows(self._db.reader, ARCHIVED_IN_CHANNEL, guild_id, channel_id)]

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
    ) -> tuple[int, bool]:
        """A campaign with its whole past in a channel that has none: its id, and whether it was there already."""
        async with self._db.transaction() as db:
            known = await first(db, "SELECT id FROM campaigns WHERE interaction_id = ?", interaction_id)
            if known is not None:
                return known["id"], True
            if (taken := await first(db, LIVE_IN_CHANNEL, channel_id)) is not None:
                raise Refused("channel_taken", campaign=taken["id"])
            then, version = now.isoformat(), len(annals)
            row = (game, guild_id, channel_id, name, interaction_id, version, rules, state, founded, then, then)
            made = await db.execute(BRING_IN, row)
            assert made.lastrowid is not None
            await _remember_all(db, made.lastrowid, annals)
            await _keep(db, contents, now)
            return made.lastrowid, False

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
    ) -> Recorded:
        """Save a deed, what happened, the state it led to and what is under way then: all, or nothing.

        `contents` are those of quests by fingerprint; what is kept already stays as it is. `becomes` says whether
        the campaign is put away with it, or taken out again; that is refused if its channel has another one now.

        Refused if the campaign is not at the version the deed was thought out for. An interaction that was
        recorded before is not recorded again; what it led to then comes back.
        """
        async with self._db.transaction() as db:
            if (before := await _recorded(db, campaign_id, interaction_id)) is not None:
                return before
            if becomes == "live":
                await _bring_back(db, campaign_id)
            moved = await db.execute(ADVANCE, (rules, state, now.isoformat(), campaign_id, seen_version))
            if moved.rowcount == 0:
                raise await _why_not(db, campaign_id)
            version = seen_version + 1
            done = (campaign_id, version, player, interaction_id, deed, now.isoformat(), rules)
            await db.execute(REMEMBER_DEED, done)
            happened = [(campaign_id, version, number, event) for number, event in enumerate(events)]
            await db.executemany(REMEMBER_EVENT, happened)
            await set_under_way(db, campaign_id, under_way, now)
            await _keep(db, contents, now)
            if becomes == "archived":
                await db.execute(PUT_AWAY, (now.isoformat(), campaign_id))
            return Recorded(version, [Written(event, rules) for event in events])

    async def recorded(self, campaign_id: int, interaction_id: int) -> Recorded | None:
        """What an interaction led to, if it was applied already."""
        return await _recorded(self._db.reader, campaign_id, interaction_id)

    async def events(self, campaign_id: int, *, since: int = 0, until: int | None = None) -> list[Written]:
        """What happened after version `since`, up to and with version `until`, in order."""
        return await _events(self._db.reader, campaign_id, since, until)

    async def deeds(self, campaign_id: int) -> list[tuple[int, str]]:
        """Who did what, in order: player and deed."""
        sql = "SELECT player, deed FROM deeds WHERE campaign_id = ? ORDER BY seq"
        return [(row["player"], row["deed"]) for row in await rows(self._db.reader, sql, campaign_id)]

    async def annals(self, campaign_id: int, *, since: int = 0) -> list[Chronicled]:
        """Every deed after version `since`, in order, with what happened in it."""
        told: dict[int, list[str]] = {}
        for row in await rows(self._db.reader, TOLD, campaign_id, since):
            told.setdefault(row["seq"], []).append(row["event"])
        done = await rows(self._db.reader, DONE, campaign_id, since)
        return [
            Chronicled(
                row["seq"], row["player"], row["deed"], row["at"], tuple(told.get(row["seq"], ())), row["rules"]
            )
            for row in done
        ]

    async def last_deed(self, campaign_id: int, player: int, *, but: Collection[str] = ()) -> int:
        """The version to which the last deed of a player led, without those of some kinds; 0 if there is none."""
        row = await first(self._db.reader, LAST_DEED, campaign_id, player, json.dumps(list(but)))
        return int(row["seq"] or 0) if row is not None else 0

    async def last_told(self, campaign_id: int, kind: str) -> int:
        """The version in which an event of this kind happened last; 0 if none ever did."""
        row = await first(self._db.reader, LAST_TOLD, campaign_id, f'{{"event":"{kind}"%')
        return int(row["seq"] or 0) if row is not None else 0

    async def content(self, fingerprint: str) -> str | None:
        """What a quest was made of when somebody began it."""
        row = await first(self._db.reader, "SELECT content FROM content WHERE fingerprint = ?", fingerprint)
        return row["content"] if row is not None else None

    # Panels

    async def set_panel(
        self, campaign_id: int, kind: str, *, channel_id: int, message_id: int, notes: Mapping[str, str] = NOTHING
    ) -> None:
        """From now on this message is the campaign's panel of its kind, and with it these notes hold."""
        async with self._db.transaction() as db:
            await db.execute(SET_PANEL, (campaign_id, kind, channel_id, message_id))
            await db.executemany(NOTE, list(notes.items()))

    async def panels(self, campaign_id: int) -> list[Panel]:
        """The messages that show a campaign."""
        sql = "SELECT kind, channel_id, message_id FROM panels WHERE campaign_id = ? ORDER BY kind"
        return [Panel(**dict(row)) for row in await rows(self._db.reader, sql, campaign_id)]

    async def drop_panel(self, campaign_id: int, kind: str) -> None:
        """That message shows the campaign no longer."""
        async with self._db.transaction() as db:
            await db.execute("DELETE FROM panels WHERE campaign_id = ? AND kind = ?", (campaign_id, kind))

    # Notes

    async def note(self, name: str, value: str) -> None:
        """Remember something small under a name."""
        async with self._db.transaction() as db:
            await db.execute(NOTE, (name, value))

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, made when it is first asked for and the same for good."""
        async with self._db.transaction() as db:
            await db.execute(NOTE_ONCE, (name, secrets.token_hex(32)))
            row = await first(db, "SELECT value FROM notes WHERE name = ?", name)
        assert row is not None
        return bytes.fromhex(row["value"])

    async def noted(self, name: str) -> str | None:
        """What was remembered under a name."""
        row = await first(self._db.reader, "SELECT value FROM notes WHERE name = ?", name)
        return row["value"] if row is not None else None


async def _remember_all(db: aiosqlite.Connection, campaign_id: int, annals: Sequence[Chronicled]) -> None:
    """Write a past down that was lived elsewhere; its deeds get numbers below those of any interaction."""
    lowest = await first(db, "SELECT min(0, min(interaction_id)) AS number FROM deeds")
    below = int((lowest["number"] if lowest is not None else None) or 0)
    for place, done in enumerate(annals, 1):
        row = (campaign_id, place, done.player, below - place, done.deed, done.at, done.rules)
        await db.execute(REMEMBER_DEED, row)
        happened = [(campaign_id, place, number, event) for number, event in enumerate(done.events)]
        await db.executemany(REMEMBER_EVENT, happened)


async def _keep(db: aiosqlite.Connection, contents: Mapping[str, str], now: datetime) -> None:
    kept = [(fingerprint, content, now.isoformat()) for fingerprint, content in contents.items()]
    await db.executemany(KEEP_CONTENT, kept)


async def _recorded(db: aiosqlite.Connection, campaign_id: int, interaction_id: int) -> Recorded | None:
    sql = "SELECT seq FROM deeds WHERE campaign_id = ? AND interaction_id = ?"
    row = await first(db, sql, campaign_id, interaction_id)
    if row is None:
        return None
    version: int = row["seq"]
    return Recorded(version, await _events(db, campaign_id, version - 1, version), repeated=True)


async def _bring_back(db: aiosqlite.Connection, campaign_id: int) -> None:
    row = await first(db, "SELECT channel_id FROM campaigns WHERE id = ?", campaign_id)
    taken = await first(db, LIVE_IN_CHANNEL, row["channel_id"]) if row is not None else None
    if taken is not None and taken["id"] != campaign_id:
        raise Refused("channel_taken", campaign=taken["id"])
    await db.execute(BRING_BACK, (campaign_id,))
    # Nobody was waited for meanwhile.
    await db.execute("DELETE FROM under_way WHERE campaign_id = ?", (campaign_id,))


async def _why_not(db: aiosqlite.Connection, campaign_id: int) -> Refused:
    row = await first(db, LOAD, campaign_id)
    if row is None:
        return Refused("no_such_campaign", campaign=campaign_id)
    if row["archived"]:
        return Refused("campaign_archived", campaign=campaign_id)
    return Refused("board_has_moved_on", version=row["version"])


async def _events(db: aiosqlite.Connection, campaign_id: int, since: int, until: int | None) -> list[Written]:
    found = await rows(db, HAPPENED, campaign_id, since, until, until)
    return [Written(row["event"], row["rules"]) for row in found]
