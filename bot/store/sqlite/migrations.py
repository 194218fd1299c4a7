"""How the tables came to be: named steps, always taken in this order, each wholly or not at all.

A released step is never changed. What is wrong with it is mended by a later one.
"""

from bot.store.migrating import Migration

LEDGER_NAME = "migrations"
LEDGER = """
CREATE TABLE IF NOT EXISTS migrations (
    name TEXT PRIMARY KEY,
    applied_at TEXT NOT NULL
) STRICT
"""
"""The steps a database has behind it."""
LEDGER_OF_ADDITIONS = "ALTER TABLE migrations ADD COLUMN additive INTEGER NOT NULL DEFAULT 0"
"""Whether an older Flambeau can live with a step. Ledgers from before that was told have no such column."""

CAMPAIGNS = """
CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    interaction_id INTEGER NOT NULL UNIQUE,
    version INTEGER NOT NULL DEFAULT 0,
    rules INTEGER NOT NULL,
    state TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    archived_at TEXT
) STRICT
"""

ONE_CAMPAIGN_PER_CHANNEL = """
CREATE UNIQUE INDEX one_campaign_per_channel ON campaigns (channel_id) WHERE archived_at IS NULL
"""

DEEDS = """
CREATE TABLE deeds (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    interaction_id INTEGER NOT NULL UNIQUE,
    deed TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (campaign_id, seq)
) STRICT, WITHOUT ROWID
"""
"""A deed's `seq` is the version of the campaign it led to."""

EVENTS = """
CREATE TABLE events (
    campaign_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    number INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (campaign_id, seq, number),
    FOREIGN KEY (campaign_id, seq) REFERENCES deeds (campaign_id, seq) ON DELETE CASCADE
) STRICT, WITHOUT ROWID
"""

PANELS = """
CREATE TABLE panels (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, kind)
) STRICT, WITHOUT ROWID
"""
"""Which messages show the current state, so that they are found again after a restart."""

NOTES = """
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID
"""
"""Small things the bot wants to remember that belong to no campaign."""

UNDER_WAY = """
CREATE TABLE under_way (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    since TEXT NOT NULL,
    PRIMARY KEY (campaign_id, name)
) STRICT, WITHOUT ROWID
"""
"""What a campaign is in the middle of (an occasion for somebody, a turn, a vote), and since when."""

HABITS = """
CREATE TABLE habits (
    player INTEGER PRIMARY KEY,
    habits TEXT NOT NULL
) STRICT
"""
"""What players settled about themselves, for all their campaigns."""

DELIVERIES = """
CREATE TABLE deliveries (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    bundle TEXT NOT NULL,
    occasion TEXT,
    player INTEGER NOT NULL,
    due_at TEXT NOT NULL,
    claimed_at TEXT NOT NULL,
    sent_at TEXT,
    channel_id INTEGER,
    message_id INTEGER,
    over_at TEXT,
    PRIMARY KEY (campaign_id, key)
) STRICT, WITHOUT ROWID
"""
"""What the clock told whom: claimed before it is sent, marked afterwards, so that nothing is sent twice."""

OUTAGES = """
CREATE TABLE outages (
    began TEXT PRIMARY KEY,
    ended TEXT NOT NULL
) STRICT, WITHOUT ROWID
"""
"""When nobody could play because the bot was not there."""

DEEDS_BY_PLAYER = """
CREATE INDEX deeds_by_player ON deeds (campaign_id, player, at) WHERE interaction_id > 0
"""
"""What players did here themselves: neither the clock's deeds nor those of a past that was brought in."""

RULES_OF_DEEDS = "ALTER TABLE deeds ADD COLUMN rules INTEGER NOT NULL DEFAULT 1"
"""By which version of the rules a deed was done, so that it is read as it was meant."""

FOUNDED = "ALTER TABLE campaigns ADD COLUMN founded TEXT"
"""The campaign before its first deed; all deeds from there lead to its state. NULL where nobody wrote it down."""

CONTENT = """
CREATE TABLE content (
    fingerprint TEXT PRIMARY KEY,
    content TEXT NOT NULL,
    kept_at TEXT NOT NULL
) STRICT, WITHOUT ROWID
"""
"""Quests as they were when somebody began to play them: an edited file changes nothing for those under way."""

GAME = "ALTER TABLE campaigns ADD COLUMN game TEXT NOT NULL DEFAULT 'descent'"
"""Which game a campaign is one of; those from before there were several are of the first."""

CALLS_ARE_DELIVERIES = """
INSERT OR IGNORE INTO deliveries (campaign_id, key, bundle, occasion, player, due_at, claimed_at, sent_at)
WITH
noted AS (
    SELECT campaigns.id AS campaign, created_at, noted.key AS kind, noted.value ->> 1 AS players,
        substr(noted.value ->> 0, length(noted.key) + 2) || ' ' AS words
    FROM campaigns JOIN notes ON notes.name = 'calls in ' || campaigns.id, json_each(notes.value) AS noted
),
parts AS (
    SELECT *, substr(words, 1, instr(words, ' ') - 1) AS what, trim(substr(words, instr(words, ' '))) AS secret
    FROM noted
),
named AS (
    SELECT *, CASE
        WHEN kind = 'round' AND NOT instr(what, '/') THEN 'next/' || secret || '/' || what
        WHEN kind = 'turn' THEN 'turn/' || secret || '/' || what
        WHEN kind IN ('moment', 'question') THEN 'question/' || secret || '/' || what
        WHEN kind = 'contest' THEN what
        WHEN kind = 'vote' THEN 'vote/' || what
    END AS occasion
    FROM parts
),
called AS (
    SELECT campaign, occasion, called.value AS player, 'call/' || occasion || '/' || called.value AS key,
        coalesce((SELECT since FROM under_way WHERE campaign_id = campaign AND name = occasion), created_at) AS at
    FROM named, json_each(players) AS called WHERE occasion IS NOT NULL
)
SELECT campaign, key, key, occasion, player, at, at, at FROM called
"""
"""Who was called for what used to be a note for each campaign: by kind of occasion the last one and its players.

Occasions were called otherwise there. For those whose name of today can't be told from it (a turn in fixed order,
what is met on the road) somebody who is still waited for may be called once more.
"""
NO_NOTES_OF_CALLS = "DELETE FROM notes WHERE name LIKE 'calls in %'"

STAGE = """
CREATE TABLE stage (
    campaign_id INTEGER PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
    shown INTEGER,
    unfinished INTEGER NOT NULL DEFAULT 0,
    lost_at TEXT,
    staged TEXT NOT NULL DEFAULT '{}'
) STRICT
"""
"""Which messages show a campaign and how far they have come: one row, so that it is never half true.

What is looked for among all campaigns has a column; `unfinished` are those of which messages have to go still.
"""
NOTES_OF_THE_STAGE = """
CREATE TEMP TABLE noted AS
SELECT CAST(substr(name, length(before) + 1) AS INTEGER) AS id, trim(before) AS what, NULL AS kind, value
FROM notes JOIN (
    SELECT 'to pin in ' AS before UNION SELECT 'unpinned in ' UNION SELECT 'out of reach '
) ON substr(name, 1, length(before)) = before
UNION ALL
SELECT CAST(substr(name, instr(name, ' of ') + 4) AS INTEGER),
    CASE WHEN substr(name, 1, instr(name, ' of ') - 1) IN ('shown', 'chapter', 'turning', 'leaving')
        THEN substr(name, 1, instr(name, ' of ') - 1) ELSE 'posting' END,
    substr(name, 1, instr(name, ' of ') - 1), value
FROM notes WHERE instr(name, ' of ') AND name NOT GLOB 'faults of *' AND name NOT GLOB 'commands of *'
    AND CAST(substr(name, instr(name, ' of ') + 4) AS INTEGER) > 0
"""
NOTED_BY_CAMPAIGN = "CREATE INDEX noted_by_campaign ON noted (id, what)"
STAGE_FROM_NOTES = """
INSERT INTO stage (campaign_id, shown, unfinished, lost_at, staged)
WITH found AS (
    SELECT campaigns.id AS id, version,
        (SELECT value FROM noted WHERE id = campaigns.id AND what = 'shown') AS shown,
        (SELECT value FROM noted WHERE id = campaigns.id AND what = 'chapter') AS chapter,
        (SELECT value FROM noted WHERE id = campaigns.id AND what = 'turning') AS turning,
        (SELECT value FROM noted WHERE id = campaigns.id AND what = 'unpinned in') AS unpinned,
        (SELECT value FROM noted WHERE id = campaigns.id AND what = 'to pin in' AND value <> '') AS to_pin,
        (SELECT value FROM noted WHERE id = campaigns.id AND what = 'leaving' AND value <> '') AS leaving,
        (SELECT value FROM noted WHERE id = campaigns.id AND what = 'out of reach' AND value <> '') AS lost,
        (SELECT json_group_object(kind, value) FROM noted WHERE id = campaigns.id AND what = 'posting') AS posting,
        (SELECT json_group_object(kind, json_array(kind, channel_id, message_id)) FROM panels
            WHERE campaign_id = campaigns.id) AS panels
    FROM campaigns
)
SELECT id,
    -- From before it was noted what is shown: where there is a panel, it shows the campaign as it stands.
    coalesce(CAST(shown AS INTEGER), CASE WHEN json_extract(panels, '$.panel') IS NOT NULL THEN version END),
    leaving IS NOT NULL, lost,
    json_object(
        'chapter', CAST(chapter AS INTEGER), 'turning', coalesce(CAST(turning AS INTEGER), 0),
        'panels', json(panels), 'posting', json(posting),
        'leaving', (
            SELECT json_group_array(json_array('old',
                CAST(substr(place.value, 1, instr(place.value, '/') - 1) AS INTEGER),
                CAST(substr(place.value, instr(place.value, '/') + 1) AS INTEGER)))
            FROM json_each('["' || replace(coalesce(leaving, ''), ' ', '","') || '"]') AS place
            WHERE instr(place.value, '/')
        ),
        'to_pin', CASE WHEN to_pin IS NOT NULL THEN json_array('status',
            CAST(substr(to_pin, 1, instr(to_pin, '/') - 1) AS INTEGER),
            CAST(substr(to_pin, instr(to_pin, '/') + 1) AS INTEGER)) END,
        'told_unpinned', json(CASE WHEN unpinned IS NOT NULL THEN 'true' ELSE 'false' END)
    )
FROM found
"""
"""It used to be several notes and a table of panels."""
NO_NOTES_OF_THE_STAGE = """
DELETE FROM notes WHERE name GLOB 'to pin in *' OR name GLOB 'unpinned in *' OR name GLOB 'out of reach *'
    OR instr(name, ' of ') AND name NOT GLOB 'faults of *' AND name NOT GLOB 'commands of *'
    AND CAST(substr(name, instr(name, ' of ') + 4) AS INTEGER) > 0
"""
NO_TEMPORARY_NOTES = "DROP TABLE noted"
NO_PANELS = "DROP TABLE panels"

SEATS = """
CREATE TABLE seats (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, player)
) STRICT, WITHOUT ROWID
"""
"""Who has to do with a campaign: owns it, plays in it, stands in for somebody."""
SEATS_BY_PLAYER = "CREATE INDEX seats_by_player ON seats (player)"
SEATS_FROM_STATES = """
INSERT OR IGNORE INTO seats
WITH read AS (SELECT id, iif(json_valid(state), state, '{}') AS state FROM campaigns),
found AS (
    SELECT id, json_extract(state, '$.owner') AS player FROM read
    UNION SELECT read.id, iif(seat.type = 'object', json_extract(seat.value, '$.player'), NULL)
    FROM read, json_each(state, '$.seats') AS seat
    UNION SELECT read.id, iif(seat.type = 'object', json_extract(seat.value, '$.standin'), NULL)
    FROM read, json_each(state, '$.seats') AS seat
)
SELECT id, player FROM found WHERE typeof(player) = 'integer'
"""
"""A state that can't be read, in whatever way, has nobody in it."""

AGENDA = """
CREATE TABLE agenda (
    campaign_id INTEGER PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
    guild_id INTEGER NOT NULL,
    look_at TEXT
) STRICT
"""
"""When the clock has to look at a campaign; NULL for now. It may be early, never late.

No column of `campaigns`: SQLite would write the whole row anew for each look.
"""
AGENDA_BY_DATE = "CREATE INDEX agenda_by_date ON agenda (look_at)"
LOOK_AT_ALL = "INSERT INTO agenda (campaign_id, guild_id) SELECT id, guild_id FROM campaigns"

PAGES = """
CREATE TABLE pages (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    began INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    summary TEXT,
    PRIMARY KEY (campaign_id, number)
) STRICT, WITHOUT ROWID
"""
"""Where in the annals something begins that is played. A campaign without any has not been looked through yet: by
which event a page begins is for its game to say."""
PARCELS = """
CREATE TABLE parcels (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    packed BLOB NOT NULL,
    holds TEXT NOT NULL,
    PRIMARY KEY (campaign_id, number)
) STRICT
"""
"""The events of pages that are long over, and the long numbers they hold; the deeds stay where they are."""

SHARD_OUTAGES = """
CREATE TABLE shard_outages (
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    began TEXT NOT NULL,
    ended TEXT NOT NULL,
    PRIMARY KEY (shard, shards, began)
) STRICT, WITHOUT ROWID
"""
"""When one of so many shards was not there; `outages` are those of all."""

STIRS = "ALTER TABLE agenda ADD COLUMN stirs INTEGER NOT NULL DEFAULT 0"
"""How often somebody said that a campaign is to be looked at now, for whoever is just looking."""

SCORES = """
CREATE TABLE scores (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    board TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    facts TEXT NOT NULL,
    PRIMARY KEY (campaign_id, board)
) STRICT, WITHOUT ROWID
"""
"""What campaigns have reached, where several play the same; what `facts` means only their game knows."""
SCORES_BY_BOARD = "CREATE INDEX scores_by_board ON scores (guild_id, board, points)"

PACKS = """
CREATE TABLE packs (
    edition TEXT PRIMARY KEY NOT NULL,
    content BLOB NOT NULL,
    kept_at TEXT NOT NULL
) STRICT
"""
"""The files of packs. An edition never changes."""
PACK_PLACES = """
CREATE TABLE pack_places (
    guild_id INTEGER NOT NULL,
    pack TEXT NOT NULL,
    edition TEXT NOT NULL REFERENCES packs (edition),
    PRIMARY KEY (guild_id, pack)
) STRICT, WITHOUT ROWID
"""
"""Which server has which pack, in which edition."""

MIGRATIONS = (
    Migration("0001_campaigns", (CAMPAIGNS, ONE_CAMPAIGN_PER_CHANNEL, DEEDS, EVENTS)),
    Migration("0002_panels", (PANELS,)),
    Migration("0003_notes", (NOTES,)),
    Migration("0004_days", (UNDER_WAY, HABITS, DELIVERIES, OUTAGES, DEEDS_BY_PLAYER)),
    Migration("0005_a_save_is_a_promise", (RULES_OF_DEEDS, FOUNDED, CONTENT)),
    Migration("0006_several_games", (GAME,)),
    Migration("0007_calls_are_deliveries", (CALLS_ARE_DELIVERIES, NO_NOTES_OF_CALLS)),
    Migration(
        "0008_stage",
        (
            STAGE,
            NOTES_OF_THE_STAGE,
            NOTED_BY_CAMPAIGN,
            STAGE_FROM_NOTES,
            NO_NOTES_OF_THE_STAGE,
            NO_TEMPORARY_NOTES,
            NO_PANELS,
        ),
    ),
    Migration("0009_seats", (SEATS, SEATS_BY_PLAYER, SEATS_FROM_STATES)),
    Migration("0010_agenda", (AGENDA, AGENDA_BY_DATE, LOOK_AT_ALL)),
    Migration("0011_pages", (PAGES, PARCELS)),
    Migration("0012_outages_of_shards", (SHARD_OUTAGES,), additive=True),
    Migration("0013_stirs", (STIRS,), additive=True),
    Migration("0014_scores", (SCORES, SCORES_BY_BOARD), additive=True),
    Migration("0015_packs", (PACKS, PACK_PLACES), additive=True),
)
