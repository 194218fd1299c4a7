"""A cluster has one owner at a time, and none that is gone."""

import asyncio
import signal
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import pytest

from bot.clusters.connecting import Unreachable
from bot.clusters.door import HELD_FOR, IdentifyingDoor
from bot.clusters.lease import take_any
from bot.paths import ROOT
from tests.agenda.parties import NOON
from tests.postgres import OwnServer, Server, ask

T = TypeVar("T")
PATIENCE = 20.0

HOLD = """
import asyncio, sys
from bot.clusters.lease import take_any

async def main():
    lease = await take_any(sys.argv[1], [0])
    print("mine", flush=True)
    await lease.lost()

asyncio.run(main())
"""

END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


WAITING = """
SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted
"""


class QuickClock:
    """Set by hand; whoever sleeps looks at it again every few milliseconds."""

    def __init__(self) -> None:
        self.moment = NOON
        self.napping = asyncio.Event()

    def now(self) -> datetime:
        return self.moment

    async def sleep_until(self, moment: datetime, unless: asyncio.Event | None = None) -> None:
        self.napping.set()
        await asyncio.sleep(0.01)


async def soon(awaited: Awaitable[T]) -> T:
    """What must come, and how long we wait for it."""
    return await asyncio.wait_for(awaited, PATIENCE)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something in the database, which tells nobody of it."""
    for _ in range(1000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


async def test_a_cluster_has_one_owner(postgres: str) -> None:
    """Two take the two clusters there are; a third waits, and has the one that is let go."""
    clock = QuickClock()
    first, second = await take_any(postgres, range(2)), await take_any(postgres, range(2))
    third = asyncio.create_task(take_any(postgres, range(2), clock))
    await soon(clock.napping.wait())
    waited = not third.done()

    await second.release()
    lease = await soon(third)

    assert (first.cluster, second.cluster, waited) == (0, 1, True)
    assert (lease.cluster, lease.held, second.held) == (1, True, False)
    for each in (first, lease):
        await each.release()


async def test_a_broken_connection_is_noticed_and_frees_the_cluster(postgres: str) -> None:
    """Ended by the server, the lease knows, and the next one has the cluster."""
    lease = await take_any(postgres, [0])

    ask(postgres, END_OTHERS)
    await soon(lease.lost())
    again = await soon(take_any(postgres, [0]))

    assert (lease.held, again.held) == (False, True)
    await lease.release()
    await again.release()


async def test_a_database_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    """Whoever names the wrong server hears it at once, and does not wait as a spare."""
    with pytest.raises(Unreachable, match="PostgreSQL can't be reached"):
        await soon(take_any(f"postgresql://postgres@/flambeau?host={tmp_path}", [0]))


async def test_a_killed_process_owns_nothing(postgres: str) -> None:
    """The spare takes over from a process that was killed, without anybody's word."""
    owner = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, postgres, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert owner.stdout is not None
    assert await soon(owner.stdout.readline()) == b"mine\n"
    clock = QuickClock()
    spare = asyncio.create_task(take_any(postgres, [0], clock))
    await soon(clock.napping.wait())

    owner.send_signal(signal.SIGKILL)
    await soon(owner.wait())

    lease = await soon(spare)
    assert lease.cluster == 0
    await lease.release()


async def test_a_spare_outlives_a_restart_of_the_database(postgres_server: Server, postgres: str) -> None:
    """While the database is away the owner loses its cluster, and the spare waits for both to come back."""
    if not isinstance(postgres_server, OwnServer):
        pytest.skip("a server that was given is not ours to stop")
    clock = QuickClock()
    owner = await take_any(postgres, [0])
    spare = asyncio.create_task(take_any(postgres, [0], clock))
    await soon(clock.napping.wait())

    postgres_server.stop()
    await soon(owner.lost())
    postgres_server.start()

    lease = await soon(spare)
    assert (owner.held, lease.held) == (False, True)
    for each in (owner, lease):
        await each.release()


async def test_shards_of_all_processes_identify_one_after_the_other(postgres: str) -> None:
    """The second of a bucket comes in some seconds after the first; another bucket has a door of its own."""
    clock = QuickClock()
    here, there = (IdentifyingDoor(postgres, 2, clock) for _ in range(2))
    await soon(here.enter(0))
    await soon(there.enter(1))
    second = asyncio.create_task(there.enter(2))
    await until(lambda: ask(postgres, WAITING) == [(1,)])
    waited = not second.done()

    clock.moment += HELD_FOR
    await soon(second)

    assert waited
    for door in (here, there):
        await door.close()
