"""flambeau run where Discord can't be reached, or does not want us: one sentence, and exit code 2."""

import asyncio
import os
import socket
import sys
from pathlib import Path

import pytest
import typer
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.cli import logging_in, run
from bot.local.server import LocalDiscord
from bot.paths import ROOT
from bot.settings import Settings

WAIT = 60.0
QUIET = {"FLAMBEAU_LOG_LEVEL": "ERROR"}


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


@pytest.mark.parametrize("tear", ["/users/@me", "/gateway/bot"])
async def test_a_network_that_goes_while_it_starts(local: LocalDiscord, tmp_path: Path, tear: str) -> None:
    """Also between logging in and connecting: no traceback, and the database is let go of."""
    local.tear_next(f"GET {tear}", times=10)

    code, said = await ended(tmp_path, DISCORD_TOKEN=local.token, FLAMBEAU_DISCORD_URL=local.url, **QUIET)

    assert (code, said.count("\n")) == (2, 1), said
    assert said.startswith("flambeau: Discord can't be reached: ")


async def test_a_token_that_is_taken_back(local: LocalDiscord, tmp_path: Path) -> None:
    """Discord let us log in, but not connect."""
    local.gateway.token = "another"

    code, said = await ended(tmp_path, DISCORD_TOKEN=local.token, FLAMBEAU_DISCORD_URL=local.url, **QUIET)

    assert (code, said) == (2, "flambeau: Discord does not know this DISCORD_TOKEN any more.\n")


async def test_a_page_to_sign_in_to(tmp_path: Path) -> None:
    """Something answers that is not Discord, as in a hotel."""

    async def page(_: web.Request) -> web.Response:
        return web.Response(text="<h1>Welcome!</h1>", content_type="text/html")

    app = web.Application()
    app.router.add_route("*", "/{anything:.*}", page)
    async with TestServer(app) as hotel:
        code, said = await ended(tmp_path, DISCORD_TOKEN="local", FLAMBEAU_DISCORD_URL=str(hotel.make_url("")))

    assert (code, said) == (2, "flambeau: Discord can't be reached: what answers in its place is something else.\n")


async def test_nobody_answers(
    local: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A connection is there, and nothing ever comes through it: that is not waited for without end."""
    monkeypatch.setattr(logging_in, "LONGEST_LOGIN", 0.2)
    local.ignore_next("GET /users/@me")
    settings = Settings(database=tmp_path / "flambeau.sqlite3", discord_url=local.url)

    with pytest.raises(typer.Exit) as ending:
        await run._serve(settings, local.token)

    assert ending.value.exit_code == 2
    assert capsys.readouterr().err == "flambeau: Discord can't be reached: there was no answer in 0.2 seconds.\n"


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
