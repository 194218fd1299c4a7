"""Chores: one that fails is logged and begun again, and ending one always ends."""

import asyncio
import logging
from datetime import timedelta

import pytest

from bot import chores
from bot.chores import LONGEST_PAUSE, Chore, end_all, in_time
from bot.door import Door
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON


class Work:
    """Fails as often as it is told to, then sleeps by the clock."""

    def __init__(self, clock: TestClock, failures: int) -> None:
        self.clock = clock
        self.left = failures
        self.begun = 0

    async def run(self) -> None:
        self.begun += 1
        if self.left:
            self.left -= 1
            raise OSError("disk full")
        while True:
            await self.clock.sleep_until(self.clock.now() + timedelta(days=1))


async def test_a_chore_that_fails_is_begun_again(caplog: pytest.LogCaptureFixture) -> None:
    """Its failure is logged with its name, and it is left alone for longer each time."""
    clock, failed = TestClock(NOON), []
    work = Work(clock, failures=3)
    chore = Chore("keeper", work.run, clock, failed.append)
    chore.start()
    await clock.napped(1)
    assert (chore.alive, chore.trouble, work.begun) == (False, "OSError: disk full", 1)

    for seconds, begun in ((5, 2), (9, 2), (1, 3), (19, 3), (1, 4)):
        await clock.advance(timedelta(seconds=seconds))
        assert work.begun == begun
    assert (chore.alive, chore.trouble, chore.failures) == (True, None, 3)
    await chore.end()

    assert failed == ["keeper"] * 3
    told = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [record.getMessage() for record in told] == [
        f"the chore keeper failed and is begun again in 0:00:{pause}" for pause in ("05", "10", "20")
    ]
    assert all(record.exc_info for record in told)
    assert not chore.alive


async def test_what_a_chore_waits_for_may_be_called_off(caplog: pytest.LogCaptureFixture) -> None:
    """That is a failure like any other: told, and the chore is begun again; only whoever ends it ends it."""
    clock, begun = TestClock(NOON), []

    async def work() -> None:
        begun.append(clock.now())
        if len(begun) == 1:
            called_off = asyncio.get_running_loop().create_future()
            called_off.cancel()
            await called_off
        await clock.sleep_until(clock.now() + timedelta(days=1))

    chore = Chore("keeper", work, clock, lambda _: None)
    chore.start()
    await clock.napped(1)
    assert not chore.alive
    await clock.advance(timedelta(seconds=5))

    assert (chore.alive, len(begun)) == (True, 2)
    assert "the chore keeper failed" in caplog.text
    await chore.end()
    assert not chore.alive


async def test_pauses_grow_no_longer_than_the_longest() -> None:
    """However often it fails, it is tried again within minutes."""
    clock = TestClock(NOON)
    work = Work(clock, failures=30)
    chore = Chore("keeper", work.run, clock, lambda name: None)
    chore.start()
    await clock.napped(1)
    await clock.advance(30 * LONGEST_PAUSE)

    assert work.begun == 31
    await chore.end()


async def test_a_chore_that_is_over_is_not_begun_again() -> None:
    """One whose work returns has done what it had to."""
    clock = TestClock(NOON)
    done = asyncio.Event()

    async def once() -> None:
        done.set()

    chore = Chore("studio", once, clock, lambda name: None)
    chore.start()
    await done.wait()

    assert chore.alive
    await chore.end()


async def test_ending_a_chore_always_ends(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that does not let go is left behind, and that is logged; the others end."""
    monkeypatch.setattr(chores, "SECONDS_TO_END", 0.01)
    clock, gate, begun = TestClock(NOON), asyncio.Event(), asyncio.Event()

    async def stubborn() -> None:
        begun.set()
        while not gate.is_set():
            try:
                await gate.wait()
            except asyncio.CancelledError:
                continue

    both = [
        Chore("stubborn", stubborn, clock, lambda name: None),
        Chore("meek", gate.wait, clock, lambda name: None),
    ]
    for chore in both:
        chore.start()
    await begun.wait()
    await end_all(both)

    assert [record.getMessage() for record in caplog.records] == [
        "the chore stubborn did not end and is left behind"
    ]
    gate.set()


async def test_closing_goes_on_whatever_goes_wrong(caplog: pytest.LogCaptureFixture) -> None:
    """What raises is logged, what hangs is left behind and logged."""

    async def broken() -> None:
        raise OSError("disk full")

    await in_time("the table", broken, 1.0)
    await in_time("the database", asyncio.Event().wait, 0.01)

    assert [record.getMessage() for record in caplog.records] == [
        "the table went wrong",
        "the database took longer than 0.01 s and is left behind",
    ]


# The door -------------------------------------------------------------------------------------------------------


async def test_who_is_inside_may_finish() -> None:
    """Settling waits for those who are in, and sends away who stays for ever."""
    door, gate, inside = Door(), asyncio.Event(), asyncio.Event()

    async def visitor(until: asyncio.Event) -> str:
        with door.visit():
            inside.set()
            await until.wait()
            return "done"

    quick, slow = asyncio.create_task(visitor(gate)), asyncio.create_task(visitor(asyncio.Event()))
    await inside.wait()
    await asyncio.sleep(0)
    door.close()
    gate.set()
    await door.settle(0.05)

    assert quick.result() == "done"
    assert slow.cancelled()
    await door.settle(0.05)
