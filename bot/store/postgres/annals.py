"""What happened in a campaign: lying in rows, or packed where it is long over."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.store.parcels import last_version, unpack_events
from bot.store.postgres.database import Database
from bot.store.records import Chronicled, Recorded, Written

NO_END = 2**62
"""Later than any version."""

ANNALS = """
SELECT seq, player, deed, at, rules, array(
    SELECT event FROM events WHERE campaign_id = $1 AND events.seq = deeds.seq ORDER BY number
) AS events
FROM deeds WHERE campaign_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq
"""
RECORDED = """
SELECT deeds.seq, event, rules FROM deeds LEFT JOIN events USING (campaign_id, seq)
WHERE campaign_id = $1 AND interaction_id = $2 ORDER BY number
"""
PACKED = "SELECT packed FROM parcels WHERE campaign_id = $1 AND ended > $2 AND began <= $3 ORDER BY number"
LAST_TOLD = "SELECT max(seq) AS seq FROM events WHERE campaign_id = $1 AND starts_with(event, $2)"
LAST_PACKED = "SELECT packed FROM parcels WHERE campaign_id = $1 ORDER BY number DESC"


async def annals(db: Database, campaign_id: int, since: int, until: int | None) -> list[Chronicled]:
    """Every deed of some versions, with what happened in it."""
    last = NO_END if until is None else until
    found = await db.read(ANNALS, campaign_id, since, last)
    packed = await _packed(db, campaign_id, [row["seq"] for row in found if not row["events"]])
    return [
        Chronicled(
            row["seq"],
            row["player"],
            row["deed"],
            row["at"].isoformat(),
            tuple(row["events"] or packed.get(row["seq"], ())),
            row["rules"],
        )
        for row in found
    ]


async def recorded(db: Database, campaign_id: int, interaction_id: int) -> Recorded | None:
    """What an interaction led to, if it was applied already."""
    found = await db.read(RECORDED, campaign_id, interaction_id)
    if not found:
        return None
    seq, rules = found[0]["seq"], found[0]["rules"]
    told: Sequence[str] = [row["event"] for row in found if row["event"] is not None]
    if not told:
        told = (await _packed(db, campaign_id, [seq])).get(seq, ())
    return Recorded(seq, [Written(event, rules) for event in told], repeated=True)


async def last_told(db: Database, campaign_id: int, kind: str) -> int:
    """The version in which an event of this kind happened last; 0 if none ever did."""
    begins = f'{{"event":"{kind}"'
    row = await db.first(LAST_TOLD, campaign_id, begins)
    if row["seq"] is not None:
        return int(row["seq"])
    # Whatever is packed is older than anything that is not.
    packed = await db.read(LAST_PACKED, campaign_id)
    return next(filter(None, (last_version(each["packed"], begins) for each in packed)), 0)


async def _packed(db: Database, campaign_id: int, versions: Sequence[int]) -> Mapping[int, Any]:
    """What is packed of deeds that have no events of their own, read after those: whatever is packed meanwhile is
    found. Mostly there are none."""
    if not versions:
        return {}
    found = await db.read(PACKED, campaign_id, versions[0] - 1, versions[-1])
    return {seq: events for row in found for seq, events in unpack_events(row["packed"])}
