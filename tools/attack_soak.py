"""Many campaigns for many minutes: memory stays where it is, and the event loop is never held up for long."""

import asyncio
import os
import statistics
from dataclasses import dataclass, field
from pathlib import Path

from bot.local.server import LocalDiscord
from bot.saves import look_through
from tests.e2e.processes import BotProcess
from tools.attack_kills import TROUBLE
from tools.attack_people import Group
from tools.attack_watched import LAGS, Lag

EVERY = 1.0
WARM = 0.3
"""The part of the time in which fonts, pictures and caches are still filled."""
MOST_GROWTH = 1.15
LONGEST_WAIT = 50.0
"""Milliseconds for which the loop may be held up."""


class WatchedProcess(BotProcess):
    """The bot with an eye on its event loop."""

    command = ("-m", "tools.attack_watched", "run")

    @property
    def lags(self) -> Path:
        """Where it writes how late its loop came."""
        return self.database.with_suffix(".lags")

    async def start(self) -> None:
        os.environ[LAGS] = str(self.lags)
        try:
            await super().start()
        finally:
            del os.environ[LAGS]

    def memory(self) -> float:
        """Megabytes it holds, with the processes it draws in."""
        found = subtree(self.pid)
        return sum(resident(each) for each in found)


def subtree(pid: int) -> list[int]:
    """A process and its children, as far as they are still there."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return []
    return [pid, *(each for child in children for each in subtree(int(child)))]


def resident(pid: int) -> float:
    """Megabytes a process holds."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@dataclass
class Soaked:
    """How it went."""

    campaigns: int = 0
    minutes: float = 0.0
    deeds: int = 0
    presses_unanswered: int = 0
    memory_warm: float = 0.0
    """Megabytes once everything is warm."""
    memory_end: float = 0.0
    memory_most: float = 0.0
    lag_worst: float = 0.0
    """Milliseconds for which the loop was at work without a pause."""
    lags: int = 0
    """How often it was longer than it may be."""
    late_worst: float = 0.0
    """Milliseconds it came late, with those in which it waited for the machine and for other threads."""
    late: int = 0
    """How often that was longer."""
    replays_differ: int = 0
    troubles_in_log: int = 0
    notes: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """Whether memory is flat, the loop free, and everything in order."""
        flat = self.memory_end <= self.memory_warm * MOST_GROWTH
        return flat and not (self.presses_unanswered or self.lags or self.replays_differ or self.troubles_in_log)


async def soak(folder: Path, *, campaigns: int, minutes: float, pause: float, seed: int) -> Soaked:
    """So many campaigns, each pressed about every `pause` seconds."""
    found = Soaked(campaigns=campaigns, minutes=minutes)
    local = LocalDiscord()
    process = WatchedProcess(local, folder / "soak.sqlite3")
    await local.start()
    try:
        await process.start()
        groups = await _gather(local, campaigns, seed)
        samples = await _play(groups, process, minutes * 60, pause)
        found.presses_unanswered = sum(group.counts["NoAnswer"] for group in groups)
        found.deeds = sum(group.counts["deeds"] for group in groups)
        await process.stop()
        report = await look_through(process.database)
    finally:
        await process.stop()
        await local.stop()
    found.replays_differ = len(report.errors)
    warm = samples[int(len(samples) * WARM) :]
    some = max(1, len(warm) // 5)
    found.memory_warm, found.memory_end = statistics.median(warm[:some]), statistics.median(warm[-some:])
    found.memory_most = max(samples)
    lags = Lag.all_in(process.lags)
    found.lag_worst = max((lag.cpu for lag in lags), default=0.0)
    found.lags = sum(lag.cpu > LONGEST_WAIT for lag in lags)
    found.late_worst = max((lag.wall for lag in lags), default=0.0)
    found.late = sum(lag.wall > LONGEST_WAIT for lag in lags)
    troubles = TROUBLE.findall(process.log.read_text(encoding="utf-8", errors="replace"))
    found.troubles_in_log = len(troubles)
    found.notes = [*report.errors, *(line[:200] for line in troubles), *_held_up(lags)]
    return found


def _held_up(lags: list[Lag]) -> list[str]:
    """What the loop was doing whenever it was held up for too long, the worst first."""
    worst = sorted((lag for lag in lags if max(lag.cpu, lag.wall) > LONGEST_WAIT), key=lambda lag: -lag.cpu)
    return [f"held up: {lag.cpu:.0f} ms at work, {lag.wall:.0f} ms late: {lag.doing}" for lag in worst]


async def _gather(local: LocalDiscord, campaigns: int, seed: int) -> list[Group]:
    groups = []
    for number in range(campaigns):
        channel = local.world.add_channel(f"soak-{number}").id
        pair = [local.players[number % 4], local.players[(number + 1) % 4]]
        group = Group(local, pair, channel, seed + number)
        await group.begin()
        groups.append(group)
    return groups


async def _play(groups: list[Group], process: WatchedProcess, seconds: float, pause: float) -> list[float]:
    """Everybody plays; the memory is looked at once a second."""
    gate, samples = asyncio.Event(), []
    gate.set()
    process.lags.write_text("", encoding="utf-8")
    async with asyncio.TaskGroup() as playing:
        tasks = [playing.create_task(group.play_on(gate, pause)) for group in groups]
        for _ in range(max(5, int(seconds / EVERY))):
            await asyncio.sleep(EVERY)
            samples.append(process.memory())
        for task in tasks:
            task.cancel()
    return samples
