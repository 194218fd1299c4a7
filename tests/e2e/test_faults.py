"""Discord does what it should not, at every point of a press: each time everything is shown by itself afterwards.

In a fight Syndrael moves, which edits the panel, or ends the turn: then the panel becomes a record, the monsters'
deeds are told, a new panel is posted and the notice is written.
"""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.local.server import LocalDiscord

from .mending import CAMPAIGN, Table, a_turn, is_calm

WAIT = 10.0
Fault = Callable[[LocalDiscord, str, int], None]


def answered(status: int, code: int = 0, *, times: int = 1, done: bool = False) -> Fault:
    """An error as the answer."""
    return lambda local, route, spared: local.fail_next(
        route, status, code=code, times=times, done=done, retry_after=0.01, spared=spared
    )


def torn(*, times: int = 1, done: bool = False) -> Fault:
    """A torn connection."""
    return lambda local, route, spared: local.tear_next(route, times=times, done=done, spared=spared)


def ignored(*, done: bool = False) -> Fault:
    """No answer at all."""
    return lambda local, route, spared: local.ignore_next(route, done=done, spared=spared)


def late() -> Fault:
    """The right answer, after a while."""
    return lambda local, route, spared: local.delay_next(route, 0.2, spared=spared)


FAULTS: dict[str, Fault] = {
    "500": answered(500),
    "500 after it was done": answered(500, done=True),
    "502": answered(502),
    "503": answered(503),
    "503, three times": answered(503, times=3),
    "503 after it was done": answered(503, done=True),
    "429": answered(429),
    "torn": torn(),
    "torn three times": torn(times=3),
    "torn after it was done": torn(done=True),
    "ignored": ignored(),
    "ignored after it was done": ignored(done=True),
    "late": late(),
    "too many edits of an old message": answered(400, 30046),
    "missing permissions": answered(403, 50013, times=4),
    "missing access": answered(403, 50001, times=4),
    "unknown message": answered(404, 10008),
    "thread was archived": answered(400, 50083),
    "thread is locked": answered(403, 160005, times=3),
}

ACK = r"POST /interactions/"
PANEL = r"PATCH /(channels/\d+/messages/{panel}|webhooks/.+/@original)"
NOTICE = r"PATCH /channels/\d+/messages/{notice}"
POST = r"POST /channels/\d+/messages$"

POINTS: dict[str, tuple[str, str, int, tuple[str, ...]]] = {
    "the acknowledgement": (
        "end_turn",
        ACK,
        0,
        (
            "500",
            "500 after it was done",
            "429",
            "torn",
            "torn after it was done",
            "ignored after it was done",
            "late",
        ),
    ),
    "an edit of the panel": (
        "move",
        PANEL,
        0,
        (
            *("500", "503, three times", "429", "torn three times", "torn after it was done", "ignored"),
            *("missing permissions", "missing access", "unknown message", "thread was archived"),
            "too many edits of an old message",
        ),
    ),
    "the record": (
        "end_turn",
        PANEL,
        0,
        (
            *("503", "torn", "torn after it was done", "missing permissions", "unknown message"),
            *("thread was archived", "too many edits of an old message"),
        ),
    ),
    "the story": (
        "end_turn",
        POST,
        0,
        (
            *("502", "503, three times", "503 after it was done", "torn", "torn after it was done"),
            *("ignored after it was done", "missing access", "thread is locked"),
        ),
    ),
    "the next panel": (
        "end_turn",
        POST,
        1,
        (
            *("500 after it was done", "503, three times", "503 after it was done", "429", "torn three times"),
            *("torn after it was done", "ignored", "ignored after it was done", "missing permissions", "late"),
        ),
    ),
    "the notice": (
        "end_turn",
        NOTICE,
        0,
        ("503", "torn", "torn after it was done", "ignored", "missing permissions", "unknown message"),
    ),
}
"""For each point: what is pressed, which call goes wrong, how many like it are spared, and how it goes wrong."""

SCENARIOS = [
    pytest.param(deed, route, spared, FAULTS[fault], id=f"{point}: {fault}")
    for point, (deed, route, spared, faults) in POINTS.items()
    for fault in faults
]


@pytest.fixture
async def table(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[Table]:
    """The bot, and a fight in which it is Syndrael's turn."""
    async with a_turn(local, tmp_path) as begun:
        yield begun


@pytest.mark.parametrize(("deed", "route", "spared", "fault"), SCENARIOS)
async def test_everything_is_shown_by_itself(
    table: Table, deed: str, route: str, spared: int, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    """One deed, done once and answered; one panel, one notice, nothing told twice, and nobody called it a bug."""
    local, party = table.local, table.party
    if deed == "end_turn":
        await party.spend()
    before = (await table.bot.store.load(CAMPAIGN)).version
    fault(local, route.format(panel=party.current().id, notice=table.notice().id), spared)

    (failure,) = local.rest.faults.failures
    times = failure.left

    exchange = await party.take(table.of(deed))
    await local.world.until(lambda: failure.left < times, WAIT, "something to go wrong")
    await table.saved(before + 1)
    await table.heals()

    assert exchange.acked
    assert (await table.bot.store.load(CAMPAIGN)).version == before + 1
    assert len([one for one in table.public() if "👹" in one.text()]) == (deed == "end_turn")
    assert is_calm(caplog)


def test_there_are_enough_of_them() -> None:
    """At least twenty-five ways to go wrong, and every fault is used somewhere."""
    used = {fault for *_, faults in POINTS.values() for fault in faults}

    assert len(SCENARIOS) >= 25
    assert used == set(FAULTS)
