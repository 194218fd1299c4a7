"""The bot as a process of its own, which can be killed and started again."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.local.server import LocalDiscord
from bot.paths import ROOT

STARTING = 30.0


class BotProcess:
    """`python -m bot run` against a loopback Discord in this process."""

    command: tuple[str, ...] = ("-m", "bot", "run")
    """What Python is given."""

    def __init__(self, local: LocalDiscord, database: Path) -> None:
        self.local = local
        self.database = database
        self.log = database.with_suffix(".log")
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it is ready."""
        settings = {
            "DISCORD_TOKEN": self.local.token,
            "FLAMBEAU_DISCORD_URL": self.local.url,
            "FLAMBEAU_DATABASE": str(self.database),
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *self.command, cwd=ROOT, env=os.environ | settings, stdout=log, stderr=log
            )
        try:
            await self.local.wait_ready(STARTING)
        except TimeoutError:
            raise AssertionError(f"the bot did not start:\n{self.log.read_text()[-3000:]}") from None

    @property
    def pid(self) -> int:
        """The process that runs."""
        assert self._process is not None
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """How the last one ended; None while it runs."""
        return self._process.returncode if self._process is not None else None

    async def kill(self) -> None:
        """No good-bye: the process is gone from one instant to the next."""
        await self._end(signal.SIGKILL)
        await self.local.world.until(lambda: not self.local.world.bot_online, 5.0, "the bot to be offline")

    async def stop(self) -> None:
        """Ask it to stop, and see that it does."""
        if self._process is not None and self._process.returncode is None:
            await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        await asyncio.wait_for(self._process.wait(), STARTING)
