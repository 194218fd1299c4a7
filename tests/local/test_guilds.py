"""Several guilds: what belongs to one stays in it, and the page goes on with the first."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from bot.local.memory import Memory
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.local.world import World

from .lines import call
from .tiny import TinyBot


async def test_a_guild_that_comes_later_is_served(local: LocalDiscord, bot: TinyBot, alix: Player) -> None:
    """The bot hears of a new guild with its channels, and commands there are answered there."""
    await bot.wait_until_ready()

    there = local.world.add_guild("Ailleurs", channels=("grotte",))
    (channel,) = local.world.channels_of(there)
    exchange = await alix.slash("secret", channel=channel.id)

    found = bot.get_guild(there.id)
    assert found is not None
    assert [place.name for place in found.text_channels] == ["grotte"]
    assert exchange.message is not None
    assert exchange.message.channel_id == channel.id


async def test_guilds_are_looked_up_apart(local: LocalDiscord, bot: TinyBot, alix: Player) -> None:
    """A guild's channels and members are its own, and it is the guild that was asked for."""
    there = local.world.add_guild("Ailleurs", channels=("grotte", "lac"))
    channel = local.world.channels_of(there)[0]

    exchange = await (await alix.slash("lookups", channel=channel.id)).settled()
    _, guild, _ = await call(local, "GET", f"/guilds/{there.id}")
    status, unknown, _ = await call(local, "GET", "/guilds/5")

    assert exchange.message is not None
    assert exchange.message.content == "alix alix grotte,lac 2"
    assert guild["name"] == "Ailleurs"
    assert {role["name"] for role in guild["roles"]} == {"@everyone", "Flambeau"}
    assert str(local.world.guild.bot_role_id) not in {role["id"] for role in guild["roles"]}
    assert (status, unknown["code"]) == (404, 10004)


async def test_a_thread_is_in_the_guild_of_its_channel(local: LocalDiscord, bot: TinyBot, alix: Player) -> None:
    """Threads stay in their guild, and direct messages are in none."""
    there = local.world.add_guild("Ailleurs")
    channel = local.world.channels_of(there)[0]

    exchange = await alix.slash("places", channel=channel.id)
    await local.world.until(lambda: exchange.message and exchange.message.content == "done")

    assert [place.is_thread for place in local.world.channels_of(there)] == [False, True]
    assert local.world.guild_of(local.world.direct(alix.user).id) is None


async def test_a_guilds_own_command_is_only_there(local: LocalDiscord, bot: TinyBot) -> None:
    """What is registered for one guild can be called in no other."""
    there = local.world.add_guild("Ailleurs")
    here, channel = next(iter(local.world.channels)), local.world.channels_of(there)[0].id
    path = f"/applications/{local.world.bot.id}/guilds/{there.id}/commands"

    await call(local, "PUT", path, [{"type": 1, "name": "lanterne", "description": "d"}])

    assert "lanterne" in {command["name"] for command in local.world.usable_commands(channel)}
    assert "lanterne" not in {command["name"] for command in local.world.usable_commands(here)}


async def test_the_page_shows_the_first_guild(local: LocalDiscord) -> None:
    """Guilds made for a test don't show on the page."""
    local.world.add_guild("Ailleurs", channels=("grotte",))

    async with aiohttp.ClientSession(local.url) as browser, browser.get("/page/world") as answer:
        world = await answer.json()

    assert [channel["name"] for channel in world["channels"]] == ["donjon", "taverne"]


@pytest.mark.parametrize("of", [1, 2, 3, 16])
def test_a_guild_lies_on_the_shard_that_was_chosen(of: int) -> None:
    """Its id is such that this shard hears of it, and no two guilds have the same."""
    world = World()

    guilds = [world.add_guild("Ailleurs", shard=shard, of=of) for shard in range(of) for _ in range(2)]

    assert [guild.shard(of) for guild in guilds] == [shard for shard in range(of) for _ in range(2)]
    assert len(world.guilds) == 1 + 2 * of


def test_guilds_are_kept(tmp_path: Path) -> None:
    """A kept world has its guilds again, each with its channels."""
    memory = Memory(tmp_path / "table.sqlite")
    made = World(memory=memory).add_guild("Ailleurs", channels=("grotte",))
    memory.close()

    world = World(memory=Memory(tmp_path / "table.sqlite"))

    assert world.guilds[made.id] == made
    assert [channel.name for channel in world.channels_of(made)] == ["grotte"]


def test_channels_kept_before_there_were_guilds_are_in_the_first(tmp_path: Path) -> None:
    """A file of an earlier release, whose channels name no guild, opens as it was."""
    memory = Memory(tmp_path / "table.sqlite")
    old = World(memory=memory).add_channel("cave")
    memory.db.execute("UPDATE channels SET body = json_remove(body, '$.guild_id')")
    memory.close()

    world = World(memory=Memory(tmp_path / "table.sqlite"))

    assert world.guild_of(old.id) is world.guild
