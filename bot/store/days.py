"""What is kept about days: players' habits, what was told to whom when, and when the bot was not there.

Like the rest of the store it knows nothing of the rules: habits are JSON texts to it, and what a campaign is in
the middle of are names.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import aiosqlite

from bot.store.database import Database, first, rows

SINCE_WHEN = """
SELECT id, game, version, rules, state, created_at, archived_at IS NOT NULL AS archived,
    (SELECT json_group_object(name, since) FROM under_way WHERE campaign_id = campaigns.id) AS under_way,
    (SELECT json_group_object(CAST(player AS TEXT), at) FROM (
        SELECT player, max(at) AS at FROM deeds
        WHERE campaign_id = campaigns.id AND interaction_id > 0 GROUP BY player
    )) AS last_deeds,
    (SELECT json_extract(deed, '$.deed') FROM deeds
        WHERE campaign_id = campaigns.id AND interaction_id > 0 ORDER BY seq DESC LIMIT 1) AS last_kind
FROM campaigns WHERE id = ?
"""
NO_LONGER_UNDER_WAY = """
DELETE FROM under_way WHERE campaign_id = ? AND name NOT IN (SELECT value FROM json_each(?))
"""
UNDER_WAY = "INSERT OR IGNORE INTO under_way (campaign_id, name, since) VALUES (?, ?, ?)"
OF_PLAYER = """
SELECT DISTINCT campaigns.id FROM campaigns, json_each(iif(json_valid(state), state, '{}'), '$.seats') AS seat
WHERE archived_at IS NULL AND iif(seat.type = 'object', json_extract(seat.value, '$.player'), NULL) = ?
ORDER BY campaigns.id
"""
"""A state that can't be read, in whatever way, has nobody in it; the others are found all the same."""
SET_HABITS = "INSERT INTO habits VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET habits = excluded.habits"
HABITS = "SELECT player, habits FROM habits WHERE player IN (SELECT value FROM json_each(?))"
DELIVERIES = """
SELECT key, bundle, occasion, player, due_at, claimed_at, sent_at, channel_id, message_id, over_at
FROM deliveries WHERE campaign_id = ? ORDER BY key
"""
CLAIM = """
INSERT OR IGNORE INTO deliveries (campaign_id, key, bundle, occasion, player, due_at, claimed_at)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
SENT = "UPDATE deliveries SET sent_at = ?, channel_id = ?, message_id = ? WHERE campaign_id = ? AND key = ?"
OVER = """
UPDATE deliveries SET sent_at = coalesce(sent_at, ?), over_at = ? WHERE campaign_id = ? AND key = ?
"""
FORGET = "DELETE FROM deliveries WHERE campaign_id = ? AND occasion IS NOT NULL AND over_at < ?"
OUTAGE = "INSERT INTO outages VALUES (?, ?) ON CONFLICT (began) DO UPDATE SET ended = max(ended, excluded.ended)"

LONG_OVER = timedelta(days=30)
"""Nobody takes back a turn that is longer ago."""


@dataclass(frozen=True)
class Lately:
    """A campaign and what happened when: since when what is under way, and the last deed of each player."""

    id: int
    game: str
    version: int
    rules: int
    state: str
    archived: bool
    created: datetime
    under_way: dict[str, datetime]
    last_deeds: dict[int, datetime]
    last_kind: str | None = None
    """What a player did last."""


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


class Days:
    """The part of the store that knows dates."""

    def __init__(self, database: Database) -> None:
        self._db = database

    # Campaigns

    async def lately(self, campaign_id: int) -> Lately | None:
        """A campaign with its dates, archived or not."""
        row = await first(self._db.reader, SINCE_WHEN, campaign_id)
        if row is None:
            return None
        return Lately(
            id=row["id"],
            game=row["game"],
            version=row["version"],
            rules=row["rules"],
            state=row["state"],
            archived=bool(row["archived"]),
            created=datetime.fromisoformat(row["created_at"]),
            under_way={name: datetime.fromisoformat(at) for name, at in json.loads(row["under_way"]).items()},
            last_deeds={int(who): datetime.fromisoformat(at) for who, at in json.loads(row["last_deeds"]).items()},
            last_kind=row["last_kind"],
        )

    async def campaigns_of(self, player: int) -> list[int]:
        """The campaigns somebody plays in, without archived ones."""
        return [row["id"] for row in await rows(self._db.reader, OF_PLAYER, player)]

    async def stamp(self, campaign_id: int, names: Sequence[str], now: datetime, *, seen_version: int) -> None:
        """From now on this is under way, though no deed led to it: a campaign from before there were dates.

        If the campaign has another version by now, whatever led to that has said what is under way.
        """
        async with self._db.transaction() as db:
            if await first(db, "SELECT id FROM campaigns WHERE id = ? AND version = ?", campaign_id, seen_version):
                await set_under_way(db, campaign_id, names, now)

    # Habits

    async def set_habits(self, player: int, habits: str) -> None:
        """Remember what a player settled."""
        async with self._db.transaction() as db:
            await db.execute(SET_HABITS, (player, habits))

    async def habits(self, players: Iterable[int]) -> dict[int, str]:
        """What these players settled, as far as they did."""
        found = await rows(self._db.reader, HABITS, json.dumps(list(players)))
        return {row["player"]: row["habits"] for row in found}

    # Deliveries

    async def deliveries(self, campaign_id: int) -> list[Delivery]:
        """All that was told in a campaign, or is about to be."""
        return [_delivery(row) for row in await rows(self._db.reader, DELIVERIES, campaign_id)]

    async def unsent(self) -> list[int]:
        """The campaigns in which something was claimed and, as far as we know, never sent."""
        sql = "SELECT DISTINCT campaign_id FROM deliveries WHERE sent_at IS NULL ORDER BY campaign_id"
        return [row["campaign_id"] for row in await rows(self._db.reader, sql)]

    async def claim(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        """Write down what is about to be told. What was claimed before stays as it was."""
        async with self._db.transaction() as db:
            for one in deliveries:
                dates = one.due.isoformat(), one.claimed.isoformat()
                await db.execute(CLAIM, (campaign_id, one.key, one.bundle, one.occasion, one.player, *dates))

    async def release(self, campaign_id: int, keys: Sequence[str]) -> None:
        """It was not told after all, and may come due again."""
        async with self._db.transaction() as db:
            sql = "DELETE FROM deliveries WHERE campaign_id = ? AND key = ? AND sent_at IS NULL"
            await db.executemany(sql, [(campaign_id, key) for key in keys])

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
        async with self._db.transaction() as db:
            for key in keys:
                await db.execute(SENT, (now.isoformat(), channel_id, message_id, campaign_id, key))

    async def over(self, campaign_id: int, keys: Sequence[str], now: datetime) -> None:
        """What it was about is over, and its message is gone; if it was not told yet it never will be.

        Who was told of what is forgotten when that has long been over.
        """
        async with self._db.transaction() as db:
            for key in keys:
                await db.execute(OVER, (now.isoformat(), now.isoformat(), campaign_id, key))
            await db.execute(FORGET, (campaign_id, (now - LONG_OVER).isoformat()))

    async def heard(self, campaign_id: int, keys: Mapping[str, int], occasion: str, now: datetime) -> None:
        """Write down that players, each by a key, need not be told of something: they were told otherwise."""
        at = now.isoformat()
        async with self._db.transaction() as db:
            for key, player in keys.items():
                await db.execute(CLAIM, (campaign_id, key, key, occasion, player, at, at))
                await db.execute(SENT, (at, None, None, campaign_id, key))

    # Outages

    async def outage(self, began: datetime, ended: datetime) -> None:
        """The bot was not there; told again later, the same outage lasted until then."""
        async with self._db.transaction() as db:
            await db.execute(OUTAGE, (began.isoformat(), ended.isoformat()))

    async def outages(self) -> list[tuple[datetime, datetime]]:
        """All times at which the bot was not there, in order."""
        found = await rows(self._db.reader, "SELECT began, ended FROM outages ORDER BY began")
        return [(datetime.fromisoformat(row["began"]), datetime.fromisoformat(row["ended"])) for row in found]


async def set_under_way(db: aiosqlite.Connection, campaign_id: int, names: Sequence[str], now: datetime) -> None:
    """What goes on keeps its date; what is new begins now; everything else is over."""
    await db.execute(NO_LONGER_UNDER_WAY, (campaign_id, json.dumps(list(names))))
    await db.executemany(UNDER_WAY, [(campaign_id, name, now.isoformat()) for name in names])


def _delivery(row: aiosqlite.Row) -> Delivery:
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
