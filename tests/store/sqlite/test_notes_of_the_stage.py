"""What databases of earlier releases noted about messages in the channel is one row for each campaign now."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store import Panel, Staged, open_store
from bot.store.sqlite.database import migrate
from bot.store.sqlite.migrations import MIGRATIONS
from tests.saves.releases import database_of
from tests.store.conftest import NOW

LOST = datetime(2026, 3, 1, 8, 30, tzinfo=UTC)
NOTES = {
    "shown of 7": "4",
    "chapter of 7": "2",
    "turning of 7": "4",
    "panel of 7": "pa7.4.123 0badcafe",
    "status of 7": "st7.1.0 cafe0bad",
    "story of 7": "st7.4.123 deadbeef",
    "leaving of 7": "20/31 20/32",
    "to pin in 7": "20/33",
    "unpinned in 7": "33",
    "out of reach 7": LOST.isoformat(),
    # What was noted, and is over.
    "shown of 8": "1",
    "leaving of 8": "",
    "to pin in 8": "",
    "out of reach 8": "",
    # Of nothing that is there, and what is no business of the stage.
    "shown of 99": "1",
    "faults of 7": "[]",
    "commands of 1191150100000000000": "digest",
    "heartbeat": NOW.isoformat(),
}


def earlier(path: Path) -> None:
    """A database from before the stage had a table, with every kind of note there was; campaign 9 has none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.row_factory = sqlite3.Row
        migrate(path, db, MIGRATIONS[: [each.name for each in MIGRATIONS].index("0008_stage")], NOW)
        for number in (7, 8, 9, 10):
            db.execute(
                "INSERT INTO campaigns (id, guild_id, channel_id, name, interaction_id, version, rules, state,"
                " created_at, updated_at) VALUES (?, 1, ?, 'Braise', ?, 5, 1, '{}', '', '')",
                (number, number, number),
            )
        db.executemany("INSERT INTO notes VALUES (?, ?)", NOTES.items())
        panels = [(7, "panel", 20, 123), (7, "status", 20, 33), (8, "panel", 21, 124), (9, "panel", 22, 125)]
        db.executemany("INSERT INTO panels (campaign_id, kind, channel_id, message_id) VALUES (?, ?, ?, ?)", panels)


async def test_every_kind_of_note_is_taken_over(path: Path) -> None:
    """Panels, how far they have come, what is about to be posted, removed or pinned, and what is out of reach."""
    earlier(path)

    async with await open_store(path, now=NOW) as store:
        staged = {number: await store.staging.of(number) for number in (7, 8, 9, 10)}
        kept = [name for name in NOTES if await store.noted(name) is not None]

    assert staged[7] == Staged(
        shown=4,
        chapter=2,
        turning=4,
        panels={"panel": Panel("panel", 20, 123), "status": Panel("status", 20, 33)},
        posting={"panel": "pa7.4.123 0badcafe", "status": "st7.1.0 cafe0bad", "story": "st7.4.123 deadbeef"},
        leaving=(Panel("old", 20, 31), Panel("old", 20, 32)),
        to_pin=Panel("status", 20, 33),
        told_unpinned=True,
        lost=LOST,
    )
    assert staged[8] == Staged(shown=1, panels={"panel": Panel("panel", 21, 124)})
    assert staged[9] == Staged(shown=5, panels={"panel": Panel("panel", 22, 125)}), "from before that was noted"
    assert staged[10] == Staged()
    assert kept == ["faults of 7", "commands of 1191150100000000000", "heartbeat"]


async def test_what_is_behind_is_still_known_to_be(path: Path) -> None:
    """After the upgrade the campaigns are shown that were not, but not where the channel is gone."""
    earlier(path)

    async with await open_store(path, now=NOW) as store:
        assert await store.staging.behind() == [8, 10]
        assert await store.staging.lost() == [7]


async def test_a_database_of_the_first_release_opens(tmp_path: Path) -> None:
    """None of its campaigns was ever shown, and the clock looks at all of them."""
    async with await open_store(database_of("0.1.0", tmp_path), now=NOW) as store:
        live = await store.live()
        assert live
        assert await store.staging.behind() == live
        assert set(live) <= set(await store.days.to_look_at(NOW))
