"""What this machine has to give to pictures: cores, and memory."""

import os
from pathlib import Path

from renders.cache import MEGABYTE

LIMITS = Path("/sys/fs/cgroup")
"""Where a container finds what it may use."""
ENOUGH_CORES = 4
"""With fewer, processes would only take turns with the bot."""
FOR_THE_BOT, FOR_A_PROCESS = 512 * MEGABYTE, 320 * MEGABYTE
"""Memory of the bot with its patient process, and of each other that draws, once its caches are full."""


def processes_for(cores: int, memory: int) -> int:
    """How many processes draw unless somebody says: one core is the bot's, and all have room. 0: threads."""
    if cores < ENOUGH_CORES:
        return 0
    return max(0, min(cores - 1, (memory - FOR_THE_BOT) // FOR_A_PROCESS))


def usual_processes() -> int:
    """How many processes draw on this machine unless somebody says."""
    return processes_for(cores(), memory())


def cores(limits: Path = LIMITS) -> int:
    """Cores that we may use."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    quota, _, period = _limit(limits / "cpu.max").partition(" ")
    return min(there, int(quota) // int(period)) if quota.isdecimal() and period.isdecimal() else there


def memory(limits: Path = LIMITS) -> int:
    """Bytes that we may use."""
    there = _installed()
    limit = _limit(limits / "memory.max")
    return min(there, int(limit)) if limit.isdecimal() else there


def _installed() -> int:
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return FOR_THE_BOT  # Windows does not say it in this way: pictures are drawn in threads there


def _limit(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii").strip()
    except OSError:
        return ""
