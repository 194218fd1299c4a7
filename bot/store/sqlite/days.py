"""What is kept about days in a SQLite file: players' habits, what was told to whom when, and when to look where."""

import json
import sqlite3
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from bot.store.owning import among
from bot.store.records import Delivery, Heard, Lately, Owned
from bot.store.sqlite.database import Database, as_of_one_moment, first, rows

SINCE_WHEN = """
SELECT id, game, campaigns.guild_id, version, rules, state, created_at, archived_at IS NOT NULL AS archived,
    lost_at, coalesce(stirs, 0) AS stirs
FROM campaigns LEFT JOIN stage ON stage.campaign_id = id LEFT JOIN agenda ON agenda.campaign_id = id WHERE id = ?
"""
STILL_UNDER_WAY = "SELECT name, since FROM under_way WHERE campaign_id = ?"
LAST_DEEDS = """
WITH RECURSIVE acted (player) AS (
    SELECT min(player) FROM deeds WHERE campaign_id = ?1 AND interaction_id > 0
    UNION ALL
    SELECT (SELECT min(player) FROM deeds WHERE campaign_id = ?1 AND interaction_id > 0 AND player > acted.player)
    FROM acted WHERE player IS NOT NULL
)
SELECT player, (
    SELECT max(at) FROM deeds WHERE campaign_id = ?1 AND interaction_id > 0 AND player = acted.player
) AS at FROM acted WHERE player IS NOT NULL
"""
"""From player to player along the index: a long log is not walked through."""
LAST_KIND = """
SELECT json_extract(deed, '$.deed') AS kind FROM deeds
WHERE campaign_id = ? AND interaction_id > 0 AND player = ? AND at = ? ORDER BY seq DESC LIMIT 1
"""
HABITS_IN = "SELECT player, habits FROM seats JOIN habits USING (player) WHERE campaign_id = ?"
NO_LONGER_UNDER_WAY = """
DELETE FROM under_way WHERE campaign_id = ? AND name NOT IN (SELECT value FROM json_each(?))
"""
UNDER_WAY = "INSERT INTO under_way (campaign_id, name, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
OF_PLAYER = """
SELECT id FROM seats JOIN campaigns ON id = campaign_id WHERE player = ? AND archived_at IS NULL ORDER BY id
"""
GONE_PEOPLE = "DELETE FROM seats WHERE campaign_id = ? AND player NOT IN (SELECT value FROM json_each(?))"
PEOPLE = "INSERT INTO seats (campaign_id, player) VALUES (?, ?) ON CONFLICT DO NOTHING"

NEVER = "9999"
"""Sorts after every date."""
TO_LOOK_AT = """
SELECT campaign_id AS id FROM agenda WHERE (look_at IS NULL OR look_at <= ?) {owned} ORDER BY campaign_id
"""
NEXT_LOOK = "SELECT min(look_at) AS at FROM agenda WHERE look_at < '9999' {owned}"
LOOK_AGAIN = """
UPDATE agenda SET look_at = ?1
WHERE campaign_id = ?2 AND (SELECT version FROM campaigns WHERE id = ?2) = ?3 AND stirs = coalesce(?4, stirs)
"""
LOOK_NOW = "UPDATE agenda SET look_at = NULL, stirs = stirs + 1 WHERE campaign_id = ?"
LOOK_AT_ALL = """
UPDATE agenda SET look_at = NULL, stirs = stirs + 1
WHERE campaign_id IN (SELECT id FROM campaigns WHERE archived_at IS NULL)
"""
LOOK_FOR_PLAYER = """
UPDATE agenda SET look_at = NULL, stirs = stirs + 1
WHERE campaign_id IN (SELECT campaign_id FROM seats WHERE player = ?)
"""

SET_HABITS = "INSERT INTO habits VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET habits = excluded.habits"
HABITS = "SELECT player, habits FROM habits WHERE player IN (SELECT value FROM json_each(?))"
DELIVERIES = """
SELECT key, bundle, occasion, player, due_at, claimed_at, sent_at, channel_id, message_id, over_at
FROM deliveries WHERE campaign_id = ? ORDER BY key
"""
UNSENT = """
SELECT DISTINCT campaign_id AS id FROM deliveries JOIN campaigns ON id = campaign_id
WHERE sent_at IS NULL {owned} ORDER BY campaign_id
"""
CLAIM = """
INSERT INTO deliveries (campaign_id, key, bundle, occasion, player, due_at, claimed_at)
VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
RELEASE = "DELETE FROM deliveries WHERE campaign_id = ? AND key = ? AND sent_at IS NULL"
SENT = "UPDATE deliveries SET sent_at = ?, channel_id = ?, message_id = ? WHERE campaign_id = ? AND key = ?"
OVER = """
UPDATE deliveries SET sent_at = coalesce(sent_at, ?), over_at = ? WHERE campaign_id = ? AND key = ?
"""
FORGET = "DELETE FROM deliveries WHERE campaign_id = ? AND occasion IS NOT NULL AND over_at < ?"
OUTAGE = "INSERT INTO outages VALUES (?, ?) ON CONFLICT (began) DO UPDATE SET ended = max(ended, excluded.ended)"
SHARD_OUTAGE = """
INSERT INTO shard_outages VALUES (?, ?, ?, ?)
ON CONFLICT (shard, shards, began) DO UPDATE SET ended = max(ended, excluded.ended)
"""
OUTAGES = "SELECT began, ended FROM outages ORDER BY began"
OUTAGES_OF = """
SELECT began, ended FROM outages
UNION ALL SELECT began, ended FROM shard_outages WHERE (? >> 22) % shards = shard ORDER BY began
"""

LONG_OVER = timedelta(days=30)
"""Nobody takes back a turn that is longer ago."""


class SqliteDays:
    """The part of the store that knows dates."""

    def __init__(self, database: Database) -> None:
        self._db = database

    # Campaigns

    async def lately(self, campaign_id: int) -> Lately | None:
        """A campaign with its dates, archived or not."""
        return await self._db.read(lambda db: _lately(db, campaign_id))

    async def campaigns_of(self, player: int) -> list[int]:
        """The campaigns somebody has to do with, without archived ones."""
        return await self._ids(OF_PLAYER, player)

    async def stamp(self, campaign_id: int, names: Sequence[str], now: datetime, *, seen_version: int) -> None:
        """From now on this is under way, though no deed led to it: a campaign from before there were dates."""

        def write(db: sqlite3.Connection) -> None:
            if first(db, "SELECT id FROM campaigns WHERE id = ? AND version = ?", campaign_id, seen_version):
                set_under_way(db, campaign_id, names, now)

        await self._db.write(write)

    # When to look

    async def to_look_at(self, now: datetime, owned: Owned | None = None) -> list[int]:
        """The campaigns to look at by now."""
        return await self._ids(TO_LOOK_AT.format(owned=among(owned)), now.isoformat())

    async def next_look(self, owned: Owned | None = None) -> datetime | None:
        """When the next campaign is to be looked at; None if none is."""
        sql = NEXT_LOOK.format(owned=among(owned))
        return _moment((await self._db.read(lambda db: first(db, sql)))["at"])

    async def look_again(
        self, campaign_id: int, at: datetime | None, *, seen_version: int, seen_stirs: int | None = None
    ) -> bool:
        """Look at a campaign then; with None not before something happens. Whether that holds.

        Not if something has happened since: a deed, or a word to look at it, unless those don't matter (None).
        """
        then = at.isoformat() if at is not None else NEVER
        values = (then, campaign_id, seen_version, seen_stirs)
        return await self._db.write(lambda db: db.execute(LOOK_AGAIN, values).rowcount > 0)

    async def look_now(self, campaigns: Collection[int] | None = None) -> None:
        """Look at these, or at all live ones, as soon as possible."""

        def write(db: sqlite3.Connection) -> None:
            if campaigns is None:
                db.execute(LOOK_AT_ALL)
            else:
                db.executemany(LOOK_NOW, [(campaign_id,) for campaign_id in campaigns])

        await self._db.write(write)

    # Habits

    async def set_habits(self, player: int, habits: str) -> None:
        """Remember what a player settled; all their campaigns are to be looked at."""

        def write(db: sqlite3.Connection) -> None:
            db.execute(SET_HABITS, (player, habits))
            db.execute(LOOK_FOR_PLAYER, (player,))

        await self._db.write(write)

    async def habits(self, players: Iterable[int]) -> dict[int, str]:
        """What these players settled, as far as they did."""
        asked = json.dumps(list(players))
        found = await self._db.read(lambda db: rows(db, HABITS, asked))
        return {row["player"]: row["habits"] for row in found}

    # Deliveries

    async def deliveries(self, campaign_id: int) -> list[Delivery]:
        """All that was told in a campaign, or is about to be."""
        return [_delivery(row) for row in await self._db.read(lambda db: rows(db, DELIVERIES, campaign_id))]

    async def unsent(self, owned: Owned | None = None) -> list[int]:
        """The campaigns in which something was claimed and, as far as we know, never sent."""
        return await self._ids(UNSENT.format(owned=among(owned)))

    async def claim(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        """Write down what is about to be told. What was claimed before stays as it was."""
        claims = [
            (
                campaign_id,
                one.key,
                one.bundle,
                one.occasion,
                one.player,
                one.due.isoformat(),
                one.claimed.isoformat(),
            )
            for one in deliveries
        ]
        await self._db.execute(CLAIM, *claims)

    async def release(self, campaign_id: int, keys: Sequence[str]) -> None:
        """It was not told after all, and may come due again."""
        await self._db.execute(RELEASE, *[(campaign_id, key) for key in keys])

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
        sent = [(now.isoformat(), channel_id, message_id, campaign_id, key) for key in keys]
        await self._db.execute(SENT, *sent)

    async def over(self, campaign_id: int, keys: Sequence[str], now: datetime) -> None:
        """What it was about is over, and its message is gone; if it was not told yet it never will be."""
        at = now.isoformat()

        def write(db: sqlite3.Connection) -> None:
            db.executemany(OVER, [(at, at, campaign_id, key) for key in keys])
            db.execute(FORGET, (campaign_id, (now - LONG_OVER).isoformat()))

        await self._db.write(write)

    async def heard(self, campaign_id: int, heard: Heard) -> None:
        """Write down that players need not be told of something: they were told otherwise."""
        await self._db.write(lambda db: write_heard(db, campaign_id, heard))

    # Outages

    async def outage(self, began: datetime, ended: datetime, owned: Owned | None = None) -> None:
        """The bot, or some shards of it, was not there; told again later, the same outage lasted until then."""
        lasted = began.isoformat(), ended.isoformat()
        if owned is None:
            await self._db.execute(OUTAGE, lasted)
            return
        each = [(shard, owned.of, *lasted) for shard in owned.shards]
        await self._db.write(lambda db: db.executemany(SHARD_OUTAGE, each))

    async def outages(self) -> list[tuple[datetime, datetime]]:
        """All times at which no shard was there, in order; a campaign (`lately`) knows those of its own too."""
        return list(await self._db.read(_outages))

    async def _ids(self, sql: str, *values: Any) -> list[int]:
        return [row["id"] for row in await self._db.read(lambda db: rows(db, sql, *values))]


# In a connection's thread -----------------------------------------------------------------------------------------


def _lately(db: sqlite3.Connection, campaign_id: int) -> Lately | None:
    with as_of_one_moment(db):
        row = first(db, SINCE_WHEN, campaign_id)
        if row is None:
            return None
        acted: dict[int, str] = dict(db.execute(LAST_DEEDS, (campaign_id,)).fetchall())
        last = max(acted, key=lambda player: acted[player], default=None)
        kind = first(db, LAST_KIND, campaign_id, last, acted[last]) if last is not None else None
        return Lately(
            id=row["id"],
            game=row["game"],
            version=row["version"],
            rules=row["rules"],
            state=row["state"],
            archived=bool(row["archived"]),
            created=datetime.fromisoformat(row["created_at"]),
            under_way={name: datetime.fromisoformat(at) for name, at in rows(db, STILL_UNDER_WAY, campaign_id)},
            last_deeds={player: datetime.fromisoformat(at) for player, at in acted.items()},
            last_kind=kind["kind"] if kind is not None else None,
            habits=dict(db.execute(HABITS_IN, (campaign_id,)).fetchall()),
            deliveries=tuple(_delivery(one) for one in rows(db, DELIVERIES, campaign_id)),
            outages=_outages(db, OUTAGES_OF, row["guild_id"]),
            lost=_moment(row["lost_at"]),
            stirs=row["stirs"],
        )


def _outages(db: sqlite3.Connection, sql: str = OUTAGES, *values: Any) -> tuple[tuple[datetime, datetime], ...]:
    found = rows(db, sql, *values)
    return tuple((datetime.fromisoformat(began), datetime.fromisoformat(ended)) for began, ended in found)


def set_under_way(db: sqlite3.Connection, campaign_id: int, names: Sequence[str], now: datetime) -> None:
    """What goes on keeps its date; what is new begins now; everything else is over."""
    db.execute(NO_LONGER_UNDER_WAY, (campaign_id, json.dumps(list(names))))
    db.executemany(UNDER_WAY, [(campaign_id, name, now.isoformat()) for name in names])


def set_people(db: sqlite3.Connection, campaign_id: int, people: Collection[int]) -> None:
    """These have to do with a campaign, and nobody else."""
    db.execute(GONE_PEOPLE, (campaign_id, json.dumps(list(people))))
    db.executemany(PEOPLE, [(campaign_id, player) for player in people])


def write_heard(db: sqlite3.Connection, campaign_id: int, heard: Heard) -> None:
    """Players, each by a key, have been told of something."""
    at = heard.at.isoformat()
    for key, player in heard.keys.items():
        db.execute(CLAIM, (campaign_id, key, key, heard.occasion, player, at, at))
        db.execute(SENT, (at, None, None, campaign_id, key))


def _delivery(row: sqlite3.Row) -> Delivery:
    return Delivery(
        key=row["key"],
        bundle=row["bundle"],
        occasion=row["occasion"],
        player=row["player"],
        due=datetime.fromisoformat(row["due_at"]),
        claimed=datetime.fromisoformat(row["claimed_at"]),
        sent=_moment(row["sent_at"]),
        channel_id=row["channel_id"],
        message_id=row["message_id"],
        over=_moment(row["over_at"]),
    )


def _moment(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text is not None else None
