"""The last faults of each campaign, with what was tried: what a report needs to show them again."""

import json
import logging
from dataclasses import asdict, dataclass

from bot.store.protocol import Store

log = logging.getLogger(__name__)

MOST_KEPT = 5
"""Of one campaign; whoever complains does so soon."""


@dataclass(frozen=True)
class NotedFault:
    """A fault: how it is known to the player and to the log, and what led to it."""

    reference: str
    at: str
    version: int | None = None
    """The version at which it was tried."""
    player: int | None = None
    deed: str | None = None
    """What was tried, as far as that is known."""


async def note_fault(store: Store, campaign_id: int, fault: NotedFault) -> None:
    """Keep a fault for a report. Where even that fails nobody is told: the fault itself is in the log."""
    try:
        kept = [*await faults_of(store, campaign_id), fault][-MOST_KEPT:]
        await store.note(_name(campaign_id), json.dumps([asdict(each) for each in kept], ensure_ascii=False))
    except Exception as error:
        log.warning("fault %s of campaign %s could not be noted: %s", fault.reference, campaign_id, error)


async def faults_of(store: Store, campaign_id: int) -> list[NotedFault]:
    """The last faults of a campaign, the latest last."""
    noted = await store.noted(_name(campaign_id))
    return [NotedFault(**each) for each in json.loads(noted)] if noted is not None else []


def _name(campaign_id: int) -> str:
    return f"faults of {campaign_id}"
