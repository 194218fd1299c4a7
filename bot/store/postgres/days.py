"""What is kept about days on a server: players' habits, what was told to whom when, and when to look where."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from bot.store.owning import among
from bot.store.postgres.database import Connection, Database, first, rows
from bot.store.records import Delivery, Heard, Lately, Owned

KIND = """substring(deed FROM '"deed": ?"([^"]*)"')"""
"""What a deed is. Not by PostgreSQL's JSON, which refuses a whole text for a letter it does not like."""

LATELY = f"""
WITH RECURSIVE acted (player) AS (
    SELECT min(player) FROM deeds WHERE campaign_id = $1 AND interaction_id > 0
    UNION ALL
    SELECT (SELECT min(player) FROM deeds WHERE campaign_id = $1 AND interaction_id > 0 AND player > acted.player)
    FROM acted WHERE player IS NOT NULL
),
last (player, at) AS (
    SELECT player, (
        SELECT max(at) FROM deeds WHERE campaign_id = $1 AND interaction_id > 0 AND deeds.player = acted.player
    ) FROM acted WHERE player IS NOT NULL
)
SELECT id, game, version, rules, state, created_at, archived_at IS NOT NULL AS archived, lost_at,
    (SELECT json_object_agg(name, since) FROM under_way WHERE campaign_id = $1) AS under_way,
    (SELECT json_object_agg(player, at) FROM last) AS last_deeds,
    (SELECT {KIND} FROM deeds JOIN last USING (player, at)
        WHERE campaign_id = $1 AND interaction_id > 0 ORDER BY at DESC, seq DESC LIMIT 1) AS last_kind,
    (SELECT json_object_agg(player, habits) FROM seats JOIN habits USING (player) WHERE campaign_id = $1) AS habits,
    (SELECT json_agg(deliveries ORDER BY key) FROM deliveries WHERE campaign_id = $1) AS deliveries,
    (SELECT json_agg(json_build_array(began, ended) ORDER BY began) FROM (
        SELECT began, ended FROM outages
        UNION ALL SELECT began, ended FROM shard_outages WHERE (campaigns.guild_id >> 22) % shards = shard
    ) AS lost) AS outages,
    coalesce((SELECT stirs FROM agenda WHERE campaign_id = $1), 0) AS stirs
FROM campaigns LEFT JOIN stage ON campaign_id = id WHERE id = $1
"""
"""All in one question: one way there and back, and all of it as of one moment.

From player to player it goes along the index: a long log is not walked through.
"""
NO_LONGER_UNDER_WAY = "DELETE FROM under_way WHERE campaign_id = $1 AND name <> ALL ($2::text[])"
UNDER_WAY = """
INSERT INTO under_way (campaign_id, name, since) SELECT $1, name, $3 FROM unnest($2::text[]) AS name
ON CONFLICT DO NOTHING
"""
OF_PLAYER = """
SELECT id FROM seats JOIN campaigns ON id = campaign_id WHERE player = $1 AND archived_at IS NULL ORDER BY id
"""
TO_LOOK_AT = """
SELECT campaign_id AS id FROM agenda WHERE (look_at IS NULL OR look_at <= $1) {owned} ORDER BY campaign_id
"""
NEXT_LOOK = "SELECT min(look_at) AS at FROM agenda WHERE look_at < 'infinity' {owned}"
LOOK_AGAIN = """
UPDATE agenda SET look_at = coalesce($2::timestamptz, 'infinity')
WHERE campaign_id = $1 AND (SELECT version FROM campaigns WHERE id = $1 FOR SHARE) = $3
    AND stirs = coalesce($4::bigint, stirs)
RETURNING campaign_id
"""
"""A deed that is being written at this moment is waited for: its word comes last."""
LOOK_NOW = "UPDATE agenda SET look_at = NULL, stirs = stirs + 1 WHERE campaign_id = ANY ($1::bigint[])"
LOOK_AT_ALL = """
UPDATE agenda SET look_at = NULL, stirs = stirs + 1
FROM campaigns WHERE id = campaign_id AND archived_at IS NULL
"""
LOOK_FOR_PLAYER = """
UPDATE agenda SET look_at = NULL, stirs = stirs + 1
FROM seats WHERE seats.campaign_id = agenda.campaign_id AND player = $1
"""
POKE_CHANNEL = "flambeau_poke"
POKE = f"SELECT pg_notify('{POKE_CHANNEL}', '')"
"""Tells all processes that there is something to look at: seldom, since it slows down every commit there."""

SET_HABITS = "INSERT INTO habits VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET habits = excluded.habits"
HABITS = "SELECT player, habits FROM habits WHERE player = ANY ($1::bigint[])"
DELIVERIES = "SELECT * FROM deliveries WHERE campaign_id = $1 ORDER BY key"
UNSENT = """
SELECT DISTINCT campaign_id AS id FROM deliveries JOIN campaigns ON id = campaign_id
WHERE sent_at IS NULL {owned} ORDER BY campaign_id
"""
CLAIM = """
INSERT INTO deliveries (campaign_id, key, bundle, occasion, player, due_at, claimed_at)
SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::timestamptz[], $7::timestamptz[])
ON CONFLICT DO NOTHING
"""
RELEASE = "DELETE FROM deliveries WHERE campaign_id = $1 AND key = ANY ($2::text[]) AND sent_at IS NULL"
SENT = """
UPDATE deliveries SET sent_at = $3, channel_id = $4, message_id = $5
WHERE campaign_id = $1 AND key = ANY ($2::text[])
"""
OVER = """
UPDATE deliveries SET sent_at = coalesce(sent_at, $3), over_at = $3
WHERE campaign_id = $1 AND key = ANY ($2::text[])
"""
FORGET = "DELETE FROM deliveries WHERE campaign_id = $1 AND occasion IS NOT NULL AND over_at < $2"
OUTAGE = """
INSERT INTO outages VALUES ($1, $2)
ON CONFLICT (began) DO UPDATE SET ended = greatest(outages.ended, excluded.ended)
"""
SHARD_OUTAGE = """
INSERT INTO shard_outages
SELECT shard, $2::bigint, $3::timestamptz, $4::timestamptz FROM unnest($1::bigint[]) AS shard
ON CONFLICT (shard, shards, began) DO UPDATE SET ended = greatest(shard_outages.ended, excluded.ended)
"""
OUTAGES = "SELECT began, ended FROM outages ORDER BY began"

LONG_OVER = timedelta(days=30)
"""Nobody takes back a turn that is longer ago."""


class PostgresDays:
    """The part of the store that knows dates."""

    def __init__(self, database: Database) -> None:
        self._db = database

    # Campaigns

    async def lately(self, campaign_id: int) -> Lately | None:
        """A campaign with its dates, archived or not."""
        row = await self._db.first(LATELY, campaign_id)
        return _lately(row) if row is not None else None

    async def campaigns_of(self, player: int) -> list[int]:
        """The campaigns somebody has to do with, without archived ones."""
        return await self._db.ids(OF_PLAYER, player)

    async def stamp(self, campaign_id: int, names: Sequence[str], now: datetime, *, seen_version: int) -> None:
        """From now on this is under way, though no deed led to it: a campaign from before there were dates."""
        seen = "SELECT id FROM campaigns WHERE id = $1 AND version = $2 FOR UPDATE"

        async def write(db: Connection) -> None:
            if await first(db, seen, campaign_id, seen_version):
                await set_under_way(db, campaign_id, names, now)

        await self._db.write(write)

    # When to look

    async def to_look_at(self, now: datetime, owned: Owned | None = None) -> list[int]:
        """The campaigns to look at by now."""
        return await self._db.ids(TO_LOOK_AT.format(owned=among(owned)), now)

    async def next_look(self, owned: Owned | None = None) -> datetime | None:
        """When the next campaign is to be looked at; None if none is."""
        found: datetime | None = (await self._db.first(NEXT_LOOK.format(owned=among(owned))))["at"]
        return found

    async def look_again(
        self, campaign_id: int, at: datetime | None, *, seen_version: int, seen_stirs: int | None = None
    ) -> bool:
        """Look at a campaign then; with None not before something happens. Whether that holds.

        Not if something has happened since: a deed, or a word to look at it, unless those don't matter (None).
        """
        return bool(await self._db.statement(LOOK_AGAIN, campaign_id, at, seen_version, seen_stirs))

    async def look_now(self, campaigns: Collection[int] | None = None) -> None:
        """Look at these, or at all live ones, as soon as possible."""

        async def write(db: Connection) -> None:
            if campaigns is None:
                await rows(db, LOOK_AT_ALL)
            else:
                await rows(db, LOOK_NOW, list(campaigns))
            await rows(db, POKE)

        await self._db.write(write)

    # Habits

    async def set_habits(self, player: int, habits: str) -> None:
        """Remember what a player settled; all their campaigns are to be looked at."""

        async def write(db: Connection) -> None:
            await rows(db, SET_HABITS, player, habits)
            await rows(db, LOOK_FOR_PLAYER, player)
            await rows(db, POKE)

        await self._db.write(write)

    async def habits(self, players: Iterable[int]) -> dict[int, str]:
        """What these players settled, as far as they did."""
        return {row["player"]: row["habits"] for row in await self._db.read(HABITS, list(players))}

    # Deliveries

    async def deliveries(self, campaign_id: int) -> list[Delivery]:
        """All that was told in a campaign, or is about to be."""
        return [_delivery(row) for row in await self._db.read(DELIVERIES, campaign_id)]

    async def unsent(self, owned: Owned | None = None) -> list[int]:
        """The campaigns in which something was claimed and, as far as we know, never sent."""
        return await self._db.ids(UNSENT.format(owned=among(owned)))

    async def claim(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        """Write down what is about to be told. What was claimed before stays as it was."""
        await self._db.write(lambda db: _claim(db, campaign_id, deliveries))

    async def release(self, campaign_id: int, keys: Sequence[str]) -> None:
        """It was not told after all, and may come due again."""
        await self._db.statement(RELEASE, campaign_id, list(keys))

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
        await self._db.statement(SENT, campaign_id, list(keys), now, channel_id, message_id)

    async def over(self, campaign_id: int, keys: Sequence[str], now: datetime) -> None:
        """What it was about is over, and its message is gone; if it was not told yet it never will be."""

        async def write(db: Connection) -> None:
            await rows(db, OVER, campaign_id, list(keys), now)
            await rows(db, FORGET, campaign_id, now - LONG_OVER)

        await self._db.write(write)

    async def heard(self, campaign_id: int, heard: Heard) -> None:
        """Write down that players need not be told of something: they were told otherwise."""
        await self._db.write(lambda db: write_heard(db, campaign_id, heard))

    # Outages

    async def outage(self, began: datetime, ended: datetime, owned: Owned | None = None) -> None:
        """The bot, or some shards of it, was not there; told again later, the same outage lasted until then."""
        if owned is None:
            await self._db.statement(OUTAGE, began, ended)
        else:
            await self._db.statement(SHARD_OUTAGE, list(owned.shards), owned.of, began, ended)

    async def outages(self) -> list[tuple[datetime, datetime]]:
        """All times at which no shard was there, in order; a campaign (`lately`) knows those of its own too."""
        return [(row["began"], row["ended"]) for row in await self._db.read(OUTAGES)]


# In a transaction -------------------------------------------------------------------------------------------------


async def set_under_way(db: Connection, campaign_id: int, names: Sequence[str], now: datetime) -> None:
    """What goes on keeps its date; what is new begins now; everything else is over."""
    await rows(db, NO_LONGER_UNDER_WAY, campaign_id, list(names))
    await rows(db, UNDER_WAY, campaign_id, list(names), now)


async def write_heard(db: Connection, campaign_id: int, heard: Heard) -> None:
    """Players, each by a key, have been told of something."""
    told = [
        Delivery(key=key, bundle=key, occasion=heard.occasion, player=player, due=heard.at, claimed=heard.at)
        for key, player in heard.keys.items()
    ]
    await _claim(db, campaign_id, told)
    await rows(db, SENT, campaign_id, list(heard.keys), heard.at, None, None)


async def _claim(db: Connection, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
    claims = [(one.key, one.bundle, one.occasion, one.player, one.due, one.claimed) for one in deliveries]
    if claims:
        await rows(db, CLAIM, campaign_id, *(list(column) for column in zip(*claims, strict=True)))


# Reading ----------------------------------------------------------------------------------------------------------


def _lately(row: Mapping[str, Any]) -> Lately:
    under_way, last, habits = row["under_way"] or {}, row["last_deeds"] or {}, row["habits"] or {}
    return Lately(
        id=row["id"],
        game=row["game"],
        version=row["version"],
        rules=row["rules"],
        state=row["state"],
        archived=row["archived"],
        created=row["created_at"],
        under_way={name: datetime.fromisoformat(since) for name, since in under_way.items()},
        last_deeds={int(player): datetime.fromisoformat(at) for player, at in last.items()},
        last_kind=row["last_kind"],
        habits={int(player): settled for player, settled in habits.items()},
        deliveries=tuple(_delivery(one) for one in row["deliveries"] or ()),
        outages=tuple(
            (datetime.fromisoformat(began), datetime.fromisoformat(ended)) for began, ended in row["outages"] or ()
        ),
        lost=row["lost_at"],
        stirs=row["stirs"],
    )


def _delivery(row: Mapping[str, Any]) -> Delivery:
    due, claimed = _moment(row["due_at"]), _moment(row["claimed_at"])
    assert due is not None
    assert claimed is not None
    return Delivery(
        key=row["key"],
        bundle=row["bundle"],
        occasion=row["occasion"],
        player=row["player"],
        due=due,
        claimed=claimed,
        sent=_moment(row["sent_at"]),
        channel_id=row["channel_id"],
        message_id=row["message_id"],
        over=_moment(row["over_at"]),
    )


def _moment(said: datetime | str | None) -> datetime | None:
    """A date of a column, or of a row that came as JSON."""
    return datetime.fromisoformat(said) if isinstance(said, str) else said
