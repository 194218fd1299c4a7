"""What is kept on a PostgreSQL server: campaigns, the deeds done in them, and what happened."""

import secrets
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Self

import psycopg

from bot.kernel.refused import Refused
from bot.store.address import Server
from bot.store.faults import Conflict
from bot.store.owning import among
from bot.store.postgres import annals as past
from bot.store.postgres.database import Connection, Database, first, rows
from bot.store.postgres.days import KIND, LOOK_NOW, PostgresDays
from bot.store.postgres.ladders import PostgresLadders
from bot.store.postgres.packs import PostgresPacks
from bot.store.postgres.pages import FIRST_PAGE, PostgresPages, turn_page, turns_page
from bot.store.postgres.personal import PostgresPersonal
from bot.store.postgres.poking import pokes
from bot.store.postgres.purging import PostgresPurging
from bot.store.postgres.staging import PostgresStaging
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

LIVE_IN_CHANNEL = "SELECT id FROM campaigns WHERE channel_id = $1 AND archived_at IS NULL"
LOAD = """
SELECT id, game, guild_id, channel_id, version, rules, state, founded, archived_at IS NOT NULL AS archived
FROM campaigns WHERE id = $1
"""
NAMES = "SELECT id, name FROM campaigns ORDER BY id"
REBUILD = "UPDATE campaigns SET rules = $2, state = $3 WHERE id = $1"
WAIT_FOR_CHANNEL = "SELECT pg_advisory_xact_lock($1)"
"""Two who want a channel at once come one after the other, so that the second is told who has it."""
CREATE = """
INSERT INTO campaigns
    (game, guild_id, channel_id, name, interaction_id, version, rules, state, founded, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) RETURNING id
"""
ON_THE_AGENDA = "INSERT INTO agenda (campaign_id, guild_id) VALUES ($1, $2)"
HAVE_TO_DO_WITH_IT = (
    "INSERT INTO seats SELECT $1, player FROM unnest($2::bigint[]) AS player ON CONFLICT DO NOTHING"
)
LIVE_IN = """
SELECT id FROM campaigns
WHERE archived_at IS NULL AND (guild_id = $1 OR channel_id = ANY ($2::bigint[])) ORDER BY id
"""
PUT_AWAY = "UPDATE campaigns SET archived_at = $2 WHERE id = $1 AND archived_at IS NULL"
BRING_BACK = "UPDATE campaigns SET archived_at = NULL WHERE id = $1"
ARCHIVED_IN_CHANNEL = """
SELECT id FROM campaigns WHERE guild_id = $1 AND channel_id = $2 AND archived_at IS NOT NULL
ORDER BY archived_at DESC, id DESC
"""
RECORD = """
WITH moved AS (
    UPDATE campaigns SET version = version + 1, rules = $3, state = $4, updated_at = $5,
        archived_at = CASE WHEN $6 THEN $5 END
    WHERE id = $1 AND version = $2 AND archived_at IS NULL RETURNING id, version, guild_id
),
done AS (
    INSERT INTO deeds (campaign_id, seq, player, interaction_id, deed, at, rules)
    SELECT id, version, $7, $8, $9, $5, $3 FROM moved
),
told AS (
    INSERT INTO events (campaign_id, seq, number, event)
    SELECT id, version, number - 1, event FROM moved, unnest($10::text[]) WITH ORDINALITY AS told (event, number)
),
ended AS (DELETE FROM under_way USING moved WHERE campaign_id = id AND name <> ALL ($11::text[])),
begun AS (
    INSERT INTO under_way (campaign_id, name, since) SELECT id, name, $5 FROM moved, unnest($11::text[]) AS name
    ON CONFLICT DO NOTHING
),
look AS (UPDATE agenda SET look_at = NULL FROM moved WHERE campaign_id = id AND look_at IS NOT NULL),
gone AS (DELETE FROM seats USING moved WHERE campaign_id = id AND player <> ALL ($12::bigint[])),
come AS (
    INSERT INTO seats SELECT id, player FROM moved, unnest($12::bigint[]) AS player ON CONFLICT DO NOTHING
),
kept AS (
    INSERT INTO content SELECT fingerprint, content, $5 FROM moved, unnest($13::text[], $14::text[])
        AS kept (fingerprint, content) ON CONFLICT (fingerprint) DO UPDATE SET kept_at = excluded.kept_at
),
left_boards AS (DELETE FROM scores USING moved WHERE campaign_id = id AND board <> ALL ($15::text[])),
scored AS (
    INSERT INTO scores (campaign_id, board, guild_id, points, facts)
    SELECT id, board, guild_id, points, facts FROM moved, unnest($15::text[], $16::bigint[], $17::text[])
        AS score (board, points, facts)
    ON CONFLICT (campaign_id, board) DO UPDATE SET points = excluded.points, facts = excluded.facts
)
SELECT version FROM moved
"""
"""A deed with all that goes with it, in one way there and back. No row: it was thought out for another version.

The row's lock lets one go after the other; without `people`, NULL, nobody goes and nobody comes; so
it is with scores.
"""
ONE_DEED = "one_deed_per_interaction"
REMEMBER_DEEDS = """
INSERT INTO deeds (campaign_id, seq, player, interaction_id, deed, at, rules)
SELECT $1, seq, player, -nextval('imported_deeds'), deed, at, rules
FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::timestamptz[], $6::bigint[])
    AS done (seq, player, deed, at, rules)
"""
REMEMBER_EVENTS = """
INSERT INTO events (campaign_id, seq, number, event)
SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::text[])
"""
KEEP_CONTENT = """
INSERT INTO content SELECT name, content, $3 FROM unnest($1::text[], $2::text[]) AS kept (name, content)
ON CONFLICT DO NOTHING
"""
DONE_BY = "SELECT 1 FROM deeds WHERE campaign_id = $1 AND interaction_id = $2"
LAST_DEED = f"""
SELECT max(seq) AS seq FROM deeds WHERE campaign_id = $1 AND player = $2 AND {KIND} <> ALL ($3::text[])
"""
NOTE = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
NOTED = "SELECT value FROM notes WHERE name = $1"
NOTE_ONCE = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"


class PostgresStore:
    """The campaigns of this installation, on a server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.days = PostgresDays(database)
        self.personal = PostgresPersonal(database)
        self.purging = PostgresPurging(database)
        self.pages = PostgresPages(database)
        self.ladders = PostgresLadders(database)
        self.packs = PostgresPacks(database)
        self.staging = PostgresStaging(database)

    @classmethod
    async def open(cls, where: Server, *, now: datetime) -> "PostgresStore":
        """Connect, and bring the tables up to date."""
        return cls(await Database.open(where, now=now))

    async def close(self) -> None:
        """Hang up. A process whose store is still open does not end."""
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def pokes(self) -> AsyncIterator[None]:
        """Comes back whenever some process says that there is something to look at; or may have said so."""
        return pokes(self.database.where)

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
        row = (game, guild_id, channel_id, name, interaction_id, 0, rules, state, state, now)

        async def write(db: Connection) -> tuple[int, bool]:
            made, known = await _found(db, row, people)
            if not known:
                await rows(db, FIRST_PAGE, made)
            return made, known

        return await self.database.write(write)

    async def load(self, campaign_id: int) -> Saved:
        """A campaign by id, archived or not."""
        row = await self.database.first(LOAD, campaign_id)
        if row is None:
            raise Refused("no_such_campaign", campaign=campaign_id)
        return Saved(**row)

    async def version(self, campaign_id: int) -> int | None:
        """The version of a campaign, whatever its state is like; None if there is none of this id."""
        row = await self.database.first("SELECT version FROM campaigns WHERE id = $1", campaign_id)
        return row["version"] if row is not None else None

    async def live(self, owned: Owned | None = None) -> list[int]:
        """All campaigns that are not archived."""
        sql = f"SELECT id FROM campaigns WHERE archived_at IS NULL {among(owned)} ORDER BY id"
        return await self.database.ids(sql)

    async def names(self) -> dict[int, str]:
        """All campaigns, archived or not, and the names they came with."""
        return {row["id"]: row["name"] for row in await self.database.read(NAMES)}

    async def rebuild(self, campaign_id: int, *, rules: int, state: str) -> None:
        """Put a state in the place of one that can't be read. Nothing was done, so the version stays."""
        await self.database.statement(REBUILD, campaign_id, rules, state)

    async def find_by_channel(self, channel_id: int) -> int | None:
        """The campaign that is played in a channel."""
        row = await self.database.first(LIVE_IN_CHANNEL, channel_id)
        return row["id"] if row is not None else None

    async def live_in(self, *, guild_id: int | None = None, channels: Collection[int] = ()) -> list[int]:
        """The live campaigns of a server, or of some channels."""
        return await self.database.ids(LIVE_IN, guild_id, list(channels))

    async def archive(self, campaign_id: int, *, now: datetime) -> None:
        """Put a campaign away that can't be told anything; its channel is free for another."""

        async def write(db: Connection) -> None:
            await rows(db, PUT_AWAY, campaign_id, now)
            await rows(db, LOOK_NOW, [campaign_id])

        await self.database.write(write)

    async def archived_in(self, guild_id: int, channel_id: int) -> list[int]:
        """The campaigns that were put away in a channel, the last one first."""
        return await self.database.ids(ARCHIVED_IN_CHANNEL, guild_id, channel_id)

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
        row = (game, guild_id, channel_id, name, interaction_id, len(annals), rules, state, founded, now)

        async def write(db: Connection) -> tuple[int, bool]:
            made, known = await _found(db, row, people)
            if not known:
                await _remember_all(db, made, annals)
                await rows(db, KEEP_CONTENT, list(contents), list(contents.values()), now)
            if not known and arrival is not None:
                await _arrive(db, made, len(annals), interaction_id, arrival, now)
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
        goes_with_it = (
            *(list(events), list(under_way), None if people is None else list(people)),
            *(list(contents), list(contents.values())),
            *_in_columns(scores),
        )
        led_to = (campaign_id, seen_version, rules, state, now, becomes == "archived")
        row = (*led_to, player, interaction_id, deed, *goes_with_it)
        try:
            if becomes == "live":
                moved = await self.database.write(lambda db: _record_and_bring_back(db, row))
            elif turns_page(seen_version + 1, begins=begins):
                moved = await self.database.write(lambda db: _record_and_turn(db, row, begins=begins))
            else:
                moved = await self.database.statement(RECORD, *row)
        except Conflict as conflict:
            if not _is_repeated(conflict) or (before := await self.recorded(campaign_id, interaction_id)) is None:
                raise
            return before
        if not moved:
            return await self._recorded_or_refused(campaign_id, interaction_id)
        return Recorded(seen_version + 1, [Written(event, rules) for event in events])

    async def _recorded_or_refused(self, campaign_id: int, interaction_id: int) -> Recorded:
        """Nothing moved: it was done already, also by us on a connection that ended, or it can't be done."""
        if (before := await self.recorded(campaign_id, interaction_id)) is not None:
            return before
        raise _why_not(campaign_id, await self.database.first(LOAD, campaign_id))

    async def recorded(self, campaign_id: int, interaction_id: int) -> Recorded | None:
        """What an interaction led to, if it was applied already."""
        return await past.recorded(self.database, campaign_id, interaction_id)

    async def events(self, campaign_id: int, *, since: int = 0, until: int | None = None) -> list[Written]:
        """What happened after version `since`, up to and with version `until`, in order."""
        found = await past.annals(self.database, campaign_id, since, until)
        return [Written(event, line.rules) for line in found for event in line.events]

    async def deeds(self, campaign_id: int) -> list[tuple[int, str]]:
        """Who did what, in order: player and deed."""
        sql = "SELECT player, deed FROM deeds WHERE campaign_id = $1 ORDER BY seq"
        return [(row["player"], row["deed"]) for row in await self.database.read(sql, campaign_id)]

    async def annals(self, campaign_id: int, *, since: int = 0, until: int | None = None) -> list[Chronicled]:
        """Every deed after version `since`, up to and with `until`, in order, with what happened in it."""
        return await past.annals(self.database, campaign_id, since, until)

    async def last_deed(self, campaign_id: int, player: int, *, but: Collection[str] = ()) -> int:
        """The version to which the last deed of a player led, without those of some kinds; 0 if there is none."""
        return (await self.database.first(LAST_DEED, campaign_id, player, list(but)))["seq"] or 0

    async def last_told(self, campaign_id: int, kind: str) -> int:
        """The version in which an event of this kind happened last; 0 if none ever did."""
        return await past.last_told(self.database, campaign_id, kind)

    async def content(self, fingerprint: str) -> str | None:
        """What a quest was made of when somebody began it."""
        row = await self.database.first("SELECT content FROM content WHERE fingerprint = $1", fingerprint)
        return row["content"] if row is not None else None

    # Notes

    async def note(self, name: str, value: str) -> None:
        """Remember something small under a name."""
        await self.database.statement(NOTE, name, value)

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, made when it is first asked for and the same for good."""

        async def write(db: Connection) -> bytes:
            await rows(db, NOTE_ONCE, name, secrets.token_hex(32))
            return bytes.fromhex((await first(db, NOTED, name))["value"])

        return await self.database.write(write)

    async def noted(self, name: str) -> str | None:
        """What was remembered under a name."""
        row = await self.database.first(NOTED, name)
        return row["value"] if row is not None else None


# In a transaction -------------------------------------------------------------------------------------------------


async def _found(db: Connection, row: tuple[Any, ...], people: Collection[int]) -> tuple[int, bool]:
    """A campaign in a channel that has none: its id, and whether this interaction had made it already."""
    _, guild_id, channel_id, _, interaction_id, *_ = row
    await rows(db, WAIT_FOR_CHANNEL, channel_id)
    known = await first(db, "SELECT id FROM campaigns WHERE interaction_id = $1", interaction_id)
    if known is not None:
        return known["id"], True
    if (taken := await first(db, LIVE_IN_CHANNEL, channel_id)) is not None:
        raise Refused("channel_taken", campaign=taken["id"])
    made = (await first(db, CREATE, *row))["id"]
    await rows(db, ON_THE_AGENDA, made, guild_id)
    await rows(db, HAVE_TO_DO_WITH_IT, made, list(people))
    return made, False


async def _remember_all(db: Connection, campaign_id: int, annals: Sequence[Chronicled]) -> None:
    """Write a past down that was lived elsewhere."""
    done = [(place, each.player, each.deed, _moment(each.at), each.rules) for place, each in enumerate(annals, 1)]
    told = [(place, *event) for place, each in enumerate(annals, 1) for event in enumerate(each.events)]
    if done:
        await rows(db, REMEMBER_DEEDS, campaign_id, *(list(column) for column in zip(*done, strict=True)))
    if told:
        await rows(db, REMEMBER_EVENTS, campaign_id, *(list(column) for column in zip(*told, strict=True)))


async def _arrive(
    db: Connection, campaign_id: int, after: int, interaction_id: int, arrival: Arrival, now: datetime
) -> None:
    """Write down that a campaign has come in, after a past of so many deeds."""
    led_to = (campaign_id, after, arrival.rules, arrival.state, now, False)
    happened = (list(arrival.events), list(arrival.under_way))
    await rows(
        db, RECORD, *led_to, arrival.player, interaction_id, arrival.deed, *happened, None, [], [], None, None, None
    )


async def _record_and_turn(db: Connection, row: tuple[Any, ...], *, begins: bool) -> list[Any]:
    """A deed, and the page that is turned with it: by a later statement, which sees pages found just before."""
    if moved := await rows(db, RECORD, *row):
        await turn_page(db, row[0], moved[0]["version"], begins=begins)
    return moved


async def _record_and_bring_back(db: Connection, row: tuple[Any, ...]) -> list[Any]:
    """Take a campaign out again, if its channel is free, with the deed that tells it."""
    campaign_id, interaction_id = row[0], row[7]
    channel = await first(db, "SELECT channel_id FROM campaigns WHERE id = $1", campaign_id)
    if channel is None or await rows(db, DONE_BY, campaign_id, interaction_id):
        return []
    await rows(db, WAIT_FOR_CHANNEL, channel["channel_id"])
    taken = await first(db, LIVE_IN_CHANNEL, channel["channel_id"])
    if taken is not None and taken["id"] != campaign_id:
        raise Refused("channel_taken", campaign=taken["id"])
    await rows(db, BRING_BACK, campaign_id)
    # Nobody was waited for meanwhile.
    await rows(db, "DELETE FROM under_way WHERE campaign_id = $1", campaign_id)
    if not (moved := await rows(db, RECORD, *row)):
        raise _why_not(campaign_id, await first(db, LOAD, campaign_id))
    return moved


def _in_columns(scores: Collection[Scored] | None) -> tuple[Any, Any, Any]:
    """Scores as the statement takes them; NULL where they are the same as before."""
    if scores is None:
        return None, None, None
    board, points, facts = ([score[column] for score in scores] for column in range(3))
    return board, points, facts


# What comes back --------------------------------------------------------------------------------------------------


def _is_repeated(conflict: Conflict) -> bool:
    error = conflict.__cause__
    return isinstance(error, psycopg.errors.UniqueViolation) and error.diag.constraint_name == ONE_DEED


def _why_not(campaign_id: int, row: Mapping[str, Any] | None) -> Refused:
    if row is None:
        return Refused("no_such_campaign", campaign=campaign_id)
    if row["archived"]:
        return Refused("campaign_archived", campaign=campaign_id)
    return Refused("board_has_moved_on", version=row["version"])


def _moment(text: str) -> datetime:
    """A date that somebody wrote down elsewhere; without a zone it is UTC."""
    said = datetime.fromisoformat(text)
    return said if said.tzinfo is not None else said.replace(tzinfo=UTC)
