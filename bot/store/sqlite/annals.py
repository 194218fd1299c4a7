"""What happened in a campaign: lying in rows, or packed where it is long over. Works in a connection's thread."""

import sqlite3

from bot.store.parcels import last_version, unpack_events
from bot.store.records import Chronicled, Written
from bot.store.sqlite.database import first, rows

NO_END = 2**62
"""Later than any version."""

TOLD = """
SELECT seq, event FROM events WHERE campaign_id = ? AND seq > ? AND seq <= ? ORDER BY seq, number
"""
PACKED = "SELECT packed FROM parcels WHERE campaign_id = ? AND ended > ? AND began <= ? ORDER BY number"
DONE = """
SELECT seq, player, deed, at, rules FROM deeds WHERE campaign_id = ? AND seq > ? AND seq <= ? ORDER BY seq
"""
RULES = "SELECT seq, rules FROM deeds WHERE campaign_id = ? AND seq > ? AND seq <= ? ORDER BY seq"
LAST_TOLD = "SELECT max(seq) AS seq FROM events WHERE campaign_id = ? AND event LIKE ?"
LAST_PACKED = "SELECT packed FROM parcels WHERE campaign_id = ? ORDER BY number DESC"


def annals(db: sqlite3.Connection, campaign_id: int, since: int, until: int) -> list[Chronicled]:
    """Every deed of some versions, with what happened in it."""
    happened = told(db, campaign_id, since, until)
    return [
        Chronicled(seq, player, deed, at, tuple(happened.get(seq, ())), rules)
        for seq, player, deed, at, rules in db.execute(DONE, (campaign_id, since, until))
    ]


def events(db: sqlite3.Connection, campaign_id: int, since: int, until: int) -> list[Written]:
    """What happened in some versions, in order."""
    happened = told(db, campaign_id, since, until)
    return [
        Written(event, rules)
        for seq, rules in db.execute(RULES, (campaign_id, since, until))
        for event in happened.get(seq, ())
    ]


def told(db: sqlite3.Connection, campaign_id: int, since: int, until: int) -> dict[int, list[str]]:
    """The events of some versions, by version."""
    found: dict[int, list[str]] = {}
    for seq, event in db.execute(TOLD, (campaign_id, since, until)):
        found.setdefault(seq, []).append(event)
    # Parcels come second: whatever is packed in between is found, and found once.
    for row in rows(db, PACKED, campaign_id, since, until):
        found.update((seq, each) for seq, each in unpack_events(row["packed"]) if since < seq <= until)
    return found


def last_told(db: sqlite3.Connection, campaign_id: int, kind: str) -> int:
    """The version in which an event of this kind happened last; 0 if none ever did."""
    begins = f'{{"event":"{kind}"'
    if (row := first(db, LAST_TOLD, campaign_id, f"{begins}%"))["seq"] is not None:
        return int(row["seq"])
    # Whatever is packed is older than anything that is not.
    packed = db.execute(LAST_PACKED, (campaign_id,))
    return next(filter(None, (last_version(each["packed"], begins) for each in packed)), 0)
