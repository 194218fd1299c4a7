"""The saves of every release, as players have them on their disks. They are only ever copied, never opened."""

import gzip
import json
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.paths import ROOT
from tests.decks import playing_with

FOLDER = ROOT / "tests" / "saves"
RELEASES = sorted(path.parent.name for path in FOLDER.glob("*/campaigns.db"))
EXPORTS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.flambeau"))
"""Every exported save, as `release/name.flambeau`."""


def in_play(export: str) -> bool:
    """Whether the party was in the middle of a quest; read without any of our classes, to be quick about it."""
    game = json.loads(gzip.decompress((FOLDER / export).read_bytes()))["state"]["game"]
    return game is not None and game["ending"] is None


def database_of(release: str, folder: Path) -> Path:
    """A copy of a release's database: SQLite writes into whatever it opens."""
    return Path(shutil.copyfile(FOLDER / release / "campaigns.db", folder / f"{release}.db"))


@contextmanager
def as_in(release: str) -> Iterator[None]:
    """With the cards there were then: a log that was played with them is played again with them."""
    with playing_with(json.loads((FOLDER / release / "decks.json").read_text(encoding="utf-8"))):
        yield


@contextmanager
def spoiling(path: Path) -> Iterator[sqlite3.Connection]:
    """A database to do things to that no Flambeau would."""
    with closing(sqlite3.connect(path)) as database, database:
        yield database


def campaign_named(path: Path, name: str) -> int:
    """The number of a campaign in a database."""
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("SELECT id FROM campaigns WHERE name = ?", (name,)).fetchone()[0])


def only(path: Path, names: Sequence[str]) -> Path:
    """The same database with these campaigns alone, to be quick about it."""
    with spoiling(path) as database:
        marks: Any = ", ".join("?" * len(names))
        gone = f"SELECT id FROM campaigns WHERE name NOT IN ({marks})"
        for table in ("events", "deeds"):
            database.execute(f"DELETE FROM {table} WHERE campaign_id IN ({gone})", names)
        database.execute(f"DELETE FROM campaigns WHERE name NOT IN ({marks})", names)
    return path
