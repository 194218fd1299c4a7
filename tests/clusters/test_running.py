"""The work of a cluster begins with its lease and ends with it."""

import asyncio

import pytest

from bot.clusters.lease import take_any
from bot.clusters.running import ClusterLost, while_ours
from tests.postgres import ask

from .test_lease import END_OTHERS, soon


class Work:
    """Something that goes on until it is stopped, and then takes its time."""

    def __init__(self) -> None:
        self.began = asyncio.Event()
        self.may_end = asyncio.Event()
        self.ended = False

    async def do(self) -> None:
        self.began.set()
        try:
            await asyncio.Event().wait()
        finally:
            await self.may_end.wait()
            self.ended = True


async def test_whoever_is_stopped_lets_go_after_the_work(postgres: str) -> None:
    """While the work is being brought to its end nobody else has the cluster; afterwards anybody may."""
    work = Work()
    running = asyncio.create_task(while_ours(await take_any(postgres, [0]), work.do()))
    await soon(work.began.wait())
    next_one = asyncio.create_task(take_any(postgres, [0]))

    running.cancel()
    await asyncio.wait((next_one,), timeout=0.2)
    early = next_one.done()
    work.may_end.set()
    lease = await soon(next_one)

    assert (early, work.ended) == (False, True)
    with pytest.raises(asyncio.CancelledError):
        await running
    await lease.release()


async def test_whoever_loses_the_cluster_does_not_finish(postgres: str) -> None:
    """The connection gone, the end is told at once, however long closing would take."""
    work = Work()
    running = asyncio.create_task(while_ours(await take_any(postgres, [0]), work.do()))
    await soon(work.began.wait())

    ask(postgres, END_OTHERS)

    with pytest.raises(ClusterLost, match="cluster 0"):
        await soon(running)
    assert not work.ended
    work.may_end.set()


async def test_what_goes_wrong_at_work_is_told(postgres: str) -> None:
    """An error of the work is the error, and the cluster is free."""

    async def fails() -> None:
        raise ValueError("braises")

    with pytest.raises(ValueError, match="braises"):
        await while_ours(await take_any(postgres, [0]), fails())
    await (await soon(take_any(postgres, [0]))).release()
