"""The bot as a process of its own, which can be killed and started again."""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.local.server import LocalDiscord
from bot.paths import ROOT

STARTING = 30.0
NOON_WAS = "FLAMBEAU_TEST_NOON"
"""When it was noon by the clock of such a process; see quick_bot.py."""


class BotProcess:
    """`python -m bot run` against a loopback Discord in this process."""

    command: tuple[str, ...] = ("-m", "bot", "run")
    """What Python is given."""

    def __init__(
        self, local: LocalDiscord, database: Path, *, shards: Sequence[int] = (), of: int | None = None
    ) -> None:
        """Without shards named it has all that Discord tells it to come with."""
        self.local = local
        self.database = database
        self.log = database.with_suffix(f".{'-'.join(map(str, shards))}.log" if shards else ".log")
        self.shards = tuple(shards)
        self.count = of
        self._process: asyncio.subprocess.Process | None = None
        self._sessions: set[str] = set()

    async def start(self) -> None:
        """Start it and wait until it is ready."""
        mine = {}
        if self.count is not None:
            ids = ",".join(map(str, self.shards))
            mine = {"FLAMBEAU_SHARD_COUNT": str(self.count), "FLAMBEAU_SHARD_IDS": ids}
        before = set(self.local.gateway.sessions)
        await self._launch(mine)
        try:
            self._sessions = await self.local.world.until(lambda: self._came(before), STARTING)
        except TimeoutError:
            raise AssertionError(f"the bot did not start:\n{self.log.read_text()[-3000:]}") from None

    async def _launch(self, more: dict[str, str]) -> None:
        settings = {
            "DISCORD_TOKEN": self.local.token,
            "FLAMBEAU_DISCORD_URL": self.local.url,
            "FLAMBEAU_DATABASE": str(self.database),
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *self.command, cwd=ROOT, env=os.environ | settings | more, stdout=log, stderr=log
            )

    def _came(self, before: set[str]) -> set[str]:
        """The new sessions of this process's shards, once all are there and commands can be called."""
        gateway, world = self.local.gateway, self.local.world
        wanted = self.shards or range(self.count or world.shards)
        new = {one.id: one.shard for one in gateway.sessions.values() if one.id not in before and one.connection}
        mine = {name for name, shard in new.items() if shard in wanted}
        there = {new[name] for name in mine} == set(wanted) and world.usable_commands()
        return mine if there else set()

    def _hung_up(self) -> bool:
        """Whether Discord has noticed that this process is gone; others may be there."""
        sessions = self.local.gateway.sessions
        return not any(name in sessions and sessions[name].connection for name in self._sessions)

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
        await self.local.world.until(self._hung_up, 5.0, "the bot to be offline")

    async def stop(self) -> None:
        """Ask it to stop, and see that it does."""
        if self._process is not None and self._process.returncode is None:
            await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        await asyncio.wait_for(self._process.wait(), STARTING)


class ClusterProcess(BotProcess):
    """One of several processes that share the shards: which ones it has is found out when it runs."""

    def __init__(self, local: LocalDiscord, log: Path, database: str, clusters: int) -> None:
        super().__init__(local, log)
        self.command = ("-m", "tests.e2e.quick_bot", "run", "--clusters", str(clusters))
        self._more = {NOON_WAS: str(datetime.now(UTC).timestamp()), "FLAMBEAU_DATABASE": database}

    async def start(self) -> None:
        """Start it, and don't wait: it may be the spare."""
        await self._launch(self._more)

    async def kill(self) -> None:
        """No good-bye: the process is gone from one instant to the next."""
        await self._end(signal.SIGKILL)

    async def ended(self) -> int:
        """How it ends by itself."""
        assert self._process is not None
        return await asyncio.wait_for(self._process.wait(), STARTING)
