"""The Discord client: what it asks Discord for, and that it opens and closes everything it uses."""

from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock

import discord
import pytest

from bot.app import Flambeau
from bot.local.server import LocalDiscord
from bot.settings import Settings
from renders.studio import Studio


@pytest.fixture
async def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Flambeau]:
    """The real client, logged in to a local Discord but not connected."""
    monkeypatch.setattr(Studio, "warm", AsyncMock())
    local = LocalDiscord()
    await local.start()
    settings = Settings(database=tmp_path / "flambeau.sqlite3", discord_url=local.url)
    async with Flambeau(settings) as client:
        await client.login(local.token)
        yield client
    await local.stop()


async def test_the_bot_asks_for_little(bot: Flambeau) -> None:
    """It wants to know of guilds and nothing else, and mentions nobody unless told to."""
    assert bot.intents == discord.Intents(guilds=True)
    assert bot.allowed_mentions is not None
    assert bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


async def test_commands_are_registered_only_when_they_changed(
    bot: Flambeau, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the real Discord the same commands are registered once; a change is registered at the next start."""
    sync = AsyncMock(return_value=[])
    monkeypatch.setattr(bot.tree, "sync", sync)
    monkeypatch.setattr(bot, "local", False)

    await bot.register_commands()
    await bot.register_commands()
    assert sync.await_count == 1, "the commands of the first start were registered again"
    bot.tree.remove_command(bot.tree.get_commands()[0].name)
    await bot.register_commands()
    await bot.register_commands()

    assert sync.await_count == 2


async def test_closing_lets_go_of_the_database(bot: Flambeau) -> None:
    """After closing, also twice, the store is closed."""
    await bot.close()
    await bot.close()

    with pytest.raises(ValueError, match="closed"):
        await bot.store.noted("heartbeat")
