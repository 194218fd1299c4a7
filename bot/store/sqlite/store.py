"""What is kept in a SQLite file: campaigns, the deeds done in them, and what happened."""

import asyncio
import json
import secrets
import sqlite3
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Self

from bot.kernel.refused import Refused
from bot.store.owning import among
from bot.store.records import (
    FIRST_GAME,
    NOTHING,
    Arrival,
    Becomes,
    Chronicled,
    Owned,
    Recorded,
    Saved,
    Scored,
    Written,
)
from bot.store.sqlite import annals as past
from bot.store.sqlite.annals import NO_END
from bot.store.sqlite.database import Database, as_of_one_moment, first, rows
from bot.store.sqlite.days import LOOK_NOW, SqliteDays, set_people, set_under_way
from bot.store.sqlite.ladders import SqliteLadders, set_scores
from bot.store.sqlite.packs import SqlitePacks
from bot.store.sqlite.pages import FIRST_PAGE, SqlitePages, turn_page
from bot.store.sqlite.personal import SqlitePersonal
from bot.store.sqlite.purging import NEXT_ID, SqlitePurging
from bot.store.sqlite.staging import SqliteStaging

LIVE_IN_CHANNEL = "SELECT id FROM campaigns WHERE channel_id = ? AND archived_at IS NULL"
LOAD = """
SELECT id, game, guild_id, channel_id, version, rules, state, founded, archived_at IS NOT NULL AS archived
FROM campaigns WHERE id = ?
"""
NAMES = "SELECT id, name FROM campaigns ORDER BY id"
REBUILD = "UPDATE campaigns SET rules = ?, state = ? WHERE id = ?"
RECORDED = "SELECT seq FROM deeds WHERE campaign_id = ? AND interaction_id = ?"
ADVANCE = """
UPDATE campaigns SET version = version + 1, rules = ?, state = ?, updated_at = ?
WHERE id = ? AND version = ? AND archived_at IS NULL
"""
CREATE = f"""
INSERT INTO campaigns
    (id, game, guild_id, channel_id, name, interaction_id, version, rules, state, founded, created_at, updated_at)
VALUES ({NEXT_ID}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
LIVE_IN = """
SELECT id FROM campaigns
WHERE archived_at IS NULL AND (guild_id = ? OR channel_id IN (SELECT value FROM json_each(?))) ORDER BY id
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
LAST_DEED = """
SELECT max(seq) AS seq FROM deeds
WHERE campaign_id = ? AND player = ? AND json_extract(deed, '$.deed') NOT IN (SELECT value FROM json_each(?))
"""
KEEP_CONTENT = "INSERT INTO content (fingerprint, content, kept_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
NOTE = "INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
NOTED = "SELECT value FROM notes WHERE name = ?"
NOTE_ONCE = "INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO NOTHING"


class SqliteStore:
    """The campaigns of this installation, in one file."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.days = SqliteDays(database)
        self.personal = SqlitePersonal(database)
        self.purging = SqlitePurging(database)
        self.pages = SqlitePages(database)
        self.ladders = SqliteLadders(database)
        self.packs = SqlitePacks(database)
        self.staging = SqliteStaging(database)

    @classmethod
    async def open(cls, path: Path, *, now: datetime, backups: Path | None = None) -> "SqliteStore":
        """Open the file, making it if need be; one from before an upgrade is first copied to the backups."""
        return cls(await Database.open(path, now=now, backups=backups))

    async def close(self) -> None:
        """Let go of the file. A process whose store is still open does not end."""
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def pokes(self) -> AsyncIterator[None]:
        """Never: nobody else plays with this file."""
        while True:
            await asyncio.get_running_loop().create_future()
            yield

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
        """A new campaign: its id, and whether this interaction had made it already."""
        then = now.isoformat()
        row = (game, guild_id, channel_id, name, interaction_id, 0, rules, state, state, then, then)

        def write(db: sqlite3.Connection) -> tuple[int, bool]:
            made, known = _found(db, row, people)
            if not known:
                db.execute(FIRST_PAGE, (made,))
            return made, known

        return await self.database.write(write)

    async def load(self, campaign_id: int) -> Saved:
        """A campaign by id, archived or not."""
        row = await self.database.read(lambda db: first(db, LOAD, campaign_id))
        if row is None:
            raise Refused("no_such_campaign", campaign=campaign_id)
        return Saved(**{**dict(row), "archived": bool(row["archived"])})

    async def version(self, campaign_id: int) -> int | None:
        """The version of a campaign, whatever its state is like; None if there is none of this id."""
        sql = "SELECT version FROM campaigns WHERE id = ?"
        row = await self.database.read(lambda db: first(db, sql, campaign_id))
        return row["version"] if row is not None else None

    async def live(self, owned: Owned | None = None) -> list[int]:
        """All campaigns that are not archived."""
        sql = f"SELECT id FROM campaigns WHERE archived_at IS NULL {among(owned)} ORDER BY id"
        return await self._ids(sql)

    async def names(self) -> dict[int, str]:
        """All campaigns, archived or not, and the names they came with."""
        return {row["id"]: row["name"] for row in await self.database.read(lambda db: rows(db, NAMES))}

    async def rebuild(self, campaign_id: int, *, rules: int, state: str) -> None:
        """Put a state in the place of one that can't be read. Nothing was done, so the version stays."""
        await self.database.execute(REBUILD, (rules, state, campaign_id))

    async def find_by_channel(self, channel_id: int) -> int | None:
        """The campaign that is played in a channel."""
        row = await self.database.read(lambda db: first(db, LIVE_IN_CHANNEL, channel_id))
        return row["id"] if row is not None else None

    async def live_in(self, *, guild_id: int | None = None, channels: Collection[int] = ()) -> list[int]:
        """The live campaigns of a server, or of some channels."""
        return await self._ids(LIVE_IN, guild_id, json.dumps(list(channels)))

    async def archive(self, campaign_id: int, *, now: datetime) -> None:
        """Put a campaign away that can't be told anything; its channel is free for another."""

        def write(db: sqlite3.Connection) -> None:
            db.execute(PUT_AWAY, (now.isoformat(), campaign_id))
            db.execute(LOOK_NOW, (campaign_id,))

        await self.database.write(write)

    async def archived_in(self, guild_id: int, channel_id: int) -> list[int]:
        """The campaigns that were put away in a channel, the last one first."""
        return await self._ids(ARCHIVED_IN_CHANNEL, guild_id, channel_id)

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
        """A campaign with its whole past in a channel that has none: its id, and whether it was there already."""
        then, version = now.isoformat(), len(annals)
        row = (game, guild_id, channel_id, name, interaction_id, version, rules, state, founded, then, then)

        def write(db: sqlite3.Connection) -> tuple[int, bool]:
            made, known = _found(db, row, people)
            if not known:
                _remember_all(db, made, annals)
                _keep(db, contents, now)
            if not known and arrival is not None:
                _arrive(db, made, version, interaction_id, arrival, now)
            return made, known

        return await self.database.write(write)

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
        """Save a deed, what happened, the state it led to and what is under way then: all, or nothing."""
        at, version = now.isoformat(), seen_version + 1

        def write(db: sqlite3.Connection) -> Recorded:
            if (before := _recorded(db, campaign_id, interaction_id)) is not None:
                return before
            if becomes == "live":
                _bring_back(db, campaign_id)
            if db.execute(ADVANCE, (rules, state, at, campaign_id, seen_version)).rowcount == 0:
                raise _why_not(db, campaign_id)
            _remember(db, (campaign_id, version, player, interaction_id, deed, at, rules), events)
            turn_page(db, campaign_id, version, begins=begins)
            set_under_way(db, campaign_id, under_way, now)
            db.execute(LOOK_NOW, (campaign_id,))
            if people is not None:
                set_people(db, campaign_id, people)
            if scores is not None:
                set_scores(db, campaign_id, scores)
            if contents:
                _keep(db, contents, now)
            if becomes == "archived":
                db.execute(PUT_AWAY, (at, campaign_id))
            return Recorded(version, [Written(event, rules) for event in events])

        return await self.database.write(write)

    async def recorded(self, campaign_id: int, interaction_id: int) -> Recorded | None:
        """What an interaction led to, if it was applied already."""
        return await self.database.read(lambda db: _recorded(db, campaign_id, interaction_id))

    async def events(self, campaign_id: int, *, since: int = 0, until: int | None = None) -> list[Written]:
        """What happened after version `since`, up to and with version `until`, in order."""
        last = NO_END if until is None else until
        return await self.database.read(lambda db: past.events(db, campaign_id, since, last))

    async def deeds(self, campaign_id: int) -> list[tuple[int, str]]:
        """Who did what, in order: player and deed."""
        sql = "SELECT player, deed FROM deeds WHERE campaign_id = ? ORDER BY seq"
        found = await self.database.read(lambda db: rows(db, sql, campaign_id), long=True)
        return [(row["player"], row["deed"]) for row in found]

    async def annals(self, campaign_id: int, *, since: int = 0, until: int | None = None) -> list[Chronicled]:
        """Every deed after version `since`, up to and with `until`, in order, with what happened in it."""
        last = NO_END if until is None else until
        return await self.database.read(partial(_annals, campaign_id, since, last), long=since == 0)

    async def last_deed(self, campaign_id: int, player: int, *, but: Collection[str] = ()) -> int:
        """The version to which the last deed of a player led, without those of some kinds; 0 if there is none."""
        asked = (campaign_id, player, json.dumps(list(but)))
        row = await self.database.read(lambda db: first(db, LAST_DEED, *asked))
        return int(row["seq"] or 0)

    async def last_told(self, campaign_id: int, kind: str) -> int:
        """The version in which an event of this kind happened last; 0 if none ever did."""
        return await self.database.read(lambda db: past.last_told(db, campaign_id, kind))

    async def content(self, fingerprint: str) -> str | None:
        """What a quest was made of when somebody began it."""
        sql = "SELECT content FROM content WHERE fingerprint = ?"
        row = await self.database.read(lambda db: first(db, sql, fingerprint))
        return row["content"] if row is not None else None

    # Notes

    async def note(self, name: str, value: str) -> None:
        """Remember something small under a name."""
        await self.database.execute(NOTE, (name, value))

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, made when it is first asked for and the same for good."""

        def write(db: sqlite3.Connection) -> bytes:
            db.execute(NOTE_ONCE, (name, secrets.token_hex(32)))
            return bytes.fromhex(first(db, NOTED, name)["value"])

        return await self.database.write(write)

    async def noted(self, name: str) -> str | None:
        """What was remembered under a name."""
        row = await self.database.read(lambda db: first(db, NOTED, name))
        return row["value"] if row is not None else None

    async def _ids(self, sql: str, *values: Any) -> list[int]:
        return [row["id"] for row in await self.database.read(lambda db: rows(db, sql, *values))]


# In a connection's thread -----------------------------------------------------------------------------------------


def _found(db: sqlite3.Connection, row: tuple[Any, ...], people: Collection[int]) -> tuple[int, bool]:
    """A campaign in a channel that has none: its id, and whether this interaction had made it already."""
    _, guild_id, channel_id, _, interaction_id, *_ = row
    known = first(db, "SELECT id FROM campaigns WHERE interaction_id = ?", interaction_id)
    if known is not None:
        return known["id"], True
    if (taken := first(db, LIVE_IN_CHANNEL, channel_id)) is not None:
        raise Refused("channel_taken", campaign=taken["id"])
    made = db.execute(CREATE, row).lastrowid
    assert made is not None
    db.execute("INSERT INTO agenda (campaign_id, guild_id) VALUES (?, ?)", (made, guild_id))
    set_people(db, made, people)
    return made, False


def _remember(db: sqlite3.Connection, row: tuple[Any, ...], events: Sequence[str]) -> None:
    """Write a deed down, and what happened in it."""
    campaign_id, version, *_ = row
    db.execute(REMEMBER_DEED, row)
    db.executemany(REMEMBER_EVENT, [(campaign_id, version, *event) for event in enumerate(events)])


def _remember_all(db: sqlite3.Connection, campaign_id: int, annals: Sequence[Chronicled]) -> None:
    """Write a past down that was lived elsewhere; its deeds get numbers below those of any interaction."""
    below = first(db, "SELECT coalesce(min(0, min(interaction_id)), 0) AS number FROM deeds")["number"]
    for place, done in enumerate(annals, 1):
        row = (campaign_id, place, done.player, below - place, done.deed, done.at, done.rules)
        _remember(db, row, done.events)


def _arrive(
    db: sqlite3.Connection, campaign_id: int, after: int, interaction_id: int, arrival: Arrival, now: datetime
) -> None:
    """Write down that a campaign has come in, after a past of so many deeds."""
    at, rules = now.isoformat(), arrival.rules
    db.execute(ADVANCE, (rules, arrival.state, at, campaign_id, after))
    deed = (campaign_id, after + 1, arrival.player, interaction_id, arrival.deed, at, rules)
    _remember(db, deed, arrival.events)
    set_under_way(db, campaign_id, arrival.under_way, now)


def _keep(db: sqlite3.Connection, contents: Mapping[str, str], now: datetime) -> None:
    kept = [(fingerprint, content, now.isoformat()) for fingerprint, content in contents.items()]
    db.executemany(KEEP_CONTENT, kept)


def _recorded(db: sqlite3.Connection, campaign_id: int, interaction_id: int) -> Recorded | None:
    row = first(db, RECORDED, campaign_id, interaction_id)
    if row is None:
        return None
    version: int = row["seq"]
    return Recorded(version, past.events(db, campaign_id, version - 1, version), repeated=True)


def _bring_back(db: sqlite3.Connection, campaign_id: int) -> None:
    row = first(db, "SELECT channel_id FROM campaigns WHERE id = ?", campaign_id)
    taken = first(db, LIVE_IN_CHANNEL, row["channel_id"]) if row is not None else None
    if taken is not None and taken["id"] != campaign_id:
        raise Refused("channel_taken", campaign=taken["id"])
    db.execute(BRING_BACK, (campaign_id,))
    # Nobody was waited for meanwhile.
    db.execute("DELETE FROM under_way WHERE campaign_id = ?", (campaign_id,))


def _why_not(db: sqlite3.Connection, campaign_id: int) -> Refused:
    row = first(db, LOAD, campaign_id)
    if row is None:
        return Refused("no_such_campaign", campaign=campaign_id)
    if row["archived"]:
        return Refused("campaign_archived", campaign=campaign_id)
    return Refused("board_has_moved_on", version=row["version"])


def _annals(campaign_id: int, since: int, until: int, db: sqlite3.Connection) -> list[Chronicled]:
    with as_of_one_moment(db):
        return past.annals(db, campaign_id, since, until)
