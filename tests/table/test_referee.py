"""Rules are worked out in one thread, off the event loop, and what never ends is given up."""

import asyncio
import threading
import time

import pytest

from bot.kernel.budget import RulesWithoutEnd
from bot.kernel.refused import Refused
from bot.table.referee import Referee


async def test_the_loop_goes_on_meanwhile() -> None:
    """While the referee thinks, whoever presses is acknowledged."""
    think, acknowledged = threading.Event(), asyncio.Event()
    ruling = asyncio.create_task(Referee().rule(lambda: think.wait(20)))
    asyncio.get_running_loop().call_soon(acknowledged.set)
    await acknowledged.wait()
    assert not ruling.done()
    think.set()
    assert await ruling


async def test_one_thing_after_the_other() -> None:
    """No two runs of the rules ever meet."""
    referee, under_way, met = Referee(), set[int](), list[int]()

    def work(number: int) -> int:
        under_way.add(number)
        time.sleep(0)
        met.append(len(under_way))
        under_way.discard(number)
        return number

    async def one(number: int) -> int:
        return await referee.rule(lambda: work(number))

    assert await asyncio.gather(*map(one, range(50))) == list(range(50))
    assert set(met) == {1}


async def test_a_refusal_comes_out_as_it_is() -> None:
    """What the rules say no to is said no to."""

    def refuse() -> None:
        raise Refused("not_your_turn")

    with pytest.raises(Refused, match="not_your_turn"):
        await Referee().rule(refuse)


async def test_a_circle_without_steps_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    """It is broken off, its thread ends, and the next ruling comes from another one."""
    referee, threads = Referee(longest=0.2), list[threading.Thread]()

    def go_round() -> None:
        threads.append(threading.current_thread())
        while True:
            pass

    with pytest.raises(RulesWithoutEnd):
        await referee.rule(go_round)
    assert await referee.rule(lambda: 7) == 7
    await asyncio.to_thread(threads[0].join, 10)
    assert not threads[0].is_alive()
    assert "given up" in caplog.text
