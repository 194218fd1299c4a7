"""flambeau run where Discord can't be reached, or does not want us: one sentence, and exit code 2."""

import asyncio
import os
import socket
import sys
from pathlib import Path

import pytest

from bot.local.server import LocalDiscord
from bot.paths import ROOT

WAIT = 60.0


async def ended(tmp_path: Path, **settings: str) -> tuple[int | None, str]:
    """How the process ends, and what it said."""
    env = os.environ | {"FLAMBEAU_DATABASE": str(tmp_path / "flambeau.sqlite3")} | settings
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", cwd=ROOT, env=env, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(WAIT):
        _, said = await process.communicate()
    return process.returncode, said.decode()


@pytest.fixture
def nobodys_port() -> int:
    """A port at which nobody answers."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


async def test_no_network(tmp_path: Path, nobodys_port: int) -> None:
    """No traceback: a person can do something about it."""
    code, said = await ended(
        tmp_path, DISCORD_TOKEN="local", FLAMBEAU_DISCORD_URL=f"http://127.0.0.1:{nobodys_port}"
    )

    assert code == 2
    assert said.startswith("flambeau: Discord can't be reached: ")
    assert said.count("\n") == 1


async def test_a_token_nobody_knows(local: LocalDiscord, tmp_path: Path) -> None:
    """Discord answers that it does not know the token."""
    code, said = await ended(tmp_path, DISCORD_TOKEN="another", FLAMBEAU_DISCORD_URL=local.url)

    assert (code, said) == (2, "flambeau: Discord does not know this DISCORD_TOKEN.\n")
    assert local.violations == ["request GET /users/@me: without the bot's token"]
    local.violations.clear()


async def test_a_port_that_is_taken(local: LocalDiscord, tmp_path: Path) -> None:
    """The metrics can't be shown where somebody else is."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        code, said = await ended(
            tmp_path,
            DISCORD_TOKEN=local.token,
            FLAMBEAU_DISCORD_URL=local.url,
            FLAMBEAU_METRICS_PORT=str(door.getsockname()[1]),
        )

    assert code == 2
    assert said.startswith("flambeau: FLAMBEAU_METRICS_PORT can't be used: ")
    assert said.count("\n") == 1
