"""Working for as long as a cluster is ours, and not a moment longer."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.clusters.lease import Lease


class ClusterLost(Exception):
    """Somebody else may have our shards by now: whoever catches this ends the process, without taking leave."""

    def __init__(self, cluster: int) -> None:
        super().__init__(f"cluster {cluster} is ours no more: the connection to PostgreSQL is lost.")


async def while_ours(lease: Lease, work: Coroutine[Any, Any, None]) -> None:
    """Do the work and let go of the cluster after it, also when asked to stop; `ClusterLost` if it is lost before.

    What is lost is not waited for: closing takes seconds, in which the next owner already answers.
    """
    working, losing = asyncio.create_task(work), asyncio.create_task(lease.lost())
    try:
        await asyncio.wait((working, losing), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClusterLost(lease.cluster)
        working.result()
    except asyncio.CancelledError:
        working.cancel()
        await asyncio.wait((working,))
        raise
    finally:
        losing.cancel()
        await lease.release()
