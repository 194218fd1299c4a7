"""flambeau doctor --discord: does Discord take the token, and what may the bot do in its channels?"""

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.doctor import Finding
from bot.doctor.permissions import permissions
from bot.local.server import LocalDiscord
from bot.settings import Settings
from bot.store import open_store
from tests.store import damages
from tests.store.conftest import NOW


@pytest.fixture
async def path(local: LocalDiscord, tmp_path: Path) -> Path:
    """A database with a campaign in a channel that is there, and one in a channel that is gone."""
    path = tmp_path / "flambeau.sqlite3"
    async with await open_store(path, now=NOW) as store:
        for channel in (next(iter(local.world.channels)), 5):
            await store.create_campaign(
                guild_id=local.world.guild.id,
                channel_id=channel,
                name=f"Braise {channel}",
                interaction_id=channel,
                rules=1,
                state="{}",
                now=NOW,
            )
    return path


async def asked(local: LocalDiscord, path: Path, token: str | None = None) -> list[Finding]:
    """What the doctor says of Discord."""
    settings = Settings(database=path, discord_url=local.url, discord_token=token or local.token)
    return await asyncio.to_thread(lambda: list(permissions(settings)))


def told(found: list[Finding], weight: str) -> str:
    """The sentences of one weight."""
    return "\n".join(each.text for each in found if each.weight == weight)


async def test_channels_are_looked_at_one_by_one(local: LocalDiscord, path: Path) -> None:
    """One is as it should be, the other is gone."""
    found = await asked(local, path)

    assert "Discord takes it: the bot is" in told(found, "well")
    assert "in 1 of 2 channels the bot may do all it has to do" in told(found, "well")
    assert told(found, "wrong").startswith("campaign 2 (Braise 5): the bot does not see its channel")


async def test_what_is_not_allowed_is_named(local: LocalDiscord, path: Path) -> None:
    """Without what is needed nothing can be played; without what is useful something is missed."""
    local.forbid("attach_files")
    assert "campaign 1" in told(await asked(local, path), "remark")

    local.forbid("send_messages", "attach_files")
    found = told(await asked(local, path), "wrong")
    assert "lacking in its channel: send messages, attach files" in found


async def test_a_token_that_discord_does_not_know(local: LocalDiscord, path: Path) -> None:
    """It has the shape of one, and is none."""
    found = await asked(local, path, token=damages.WELL_FORMED)

    assert told(found, "wrong") == "Discord does not know this DISCORD_TOKEN"
    local.violations.clear()


async def test_a_discord_that_is_away(local: LocalDiscord, path: Path) -> None:
    """The doctor says so, and goes on to its end."""
    local.tear_next("GET /users/@me", times=10)

    assert told(await asked(local, path), "wrong").startswith("Discord can't be asked: ")


async def test_it_is_asked_only_where_that_is_wanted(
    local: LocalDiscord, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has no network can look at all the rest."""
    monkeypatch.chdir(path.parent)
    monkeypatch.setenv("DISCORD_TOKEN", local.token)
    monkeypatch.setenv("FLAMBEAU_DISCORD_URL", local.url)

    def about(*options: str) -> set[str]:
        arguments = ["doctor", "--db", str(path), "--no-content", "--json", *options]
        return {each["about"] for each in json.loads(CliRunner().invoke(app, arguments).stdout)["findings"]}

    assert "permissions" in await asyncio.to_thread(about, "--discord")
    assert "permissions" not in await asyncio.to_thread(about)
