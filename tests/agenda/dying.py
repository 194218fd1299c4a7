"""A process that is killed in the middle of a deed by the clock: `python -m tests.agenda.dying DATABASE CAMPAIGN`.

The kill is a real one, by the system, in the very moment in which the table is to do the deed.
"""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from bot.paths import ROOT
from bot.table.table import Outcome, Table
from tests.agenda.life import Life


class DeadlyTable(Table):
    """What the clock does in one campaign ends the process."""

    deadly: int

    async def act(self, campaign_id: int, *given: Any, interaction: int, seen: int | None = None) -> Outcome:
        if campaign_id == self.deadly and interaction < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return await super().act(campaign_id, *given, interaction=interaction, seen=seen)


class DeadlyLife(Life):
    """A process with such a table."""

    def begin(self) -> None:
        super().begin()
        self.table.__class__ = DeadlyTable


async def live(database: Path, deadly: int) -> None:
    """Do what is due."""
    async with DeadlyLife.at(database) as life:
        assert isinstance(life.table, DeadlyTable)
        life.table.deadly = deadly
        await life.tick()


def die(database: Path, deadly: int) -> int:
    """Let such a process do what is due; how it ended."""
    command = [sys.executable, "-m", "tests.agenda.dying", str(database), str(deadly)]
    return subprocess.run(command, cwd=ROOT, timeout=60, check=False).returncode


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1]), int(sys.argv[2])))
