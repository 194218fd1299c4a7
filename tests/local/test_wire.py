"""The wire itself: restarts, lost connections, time limits, injected failures, shards."""

from __future__ import annotations

import discord
import pytest

from bot.local.player import Player
from bot.local.server import LocalDiscord, aim_client_at
from bot.local.texts import NoAnswer

from .tiny import Running, TinyBot


async def test_frames_are_compressed_when_the_bot_asks(local: LocalDiscord, bot: TinyBot) -> None:
    """discord.py asks for one zlib stream over the whole connection, and gets it."""
    await bot.wait_until_ready()

    assert [connection.compressed for connection in local.gateway.connections] == [True]


async def test_old_buttons_work_after_the_bot_restarts(local: LocalDiscord) -> None:
    """A button posted by one process is answered by the next."""
    alix = local.players[0]
    first = Running(local)
    await first.start()
    message = (await alix.slash("torch")).message
    assert message is not None
    await first.stop()
    await local.world.until(lambda: not local.world.bot_online, what="the bot to leave")

    second = Running(local)
    await second.start()
    await alix.press(message, "torch:0")
    await second.stop()

    assert message.content == "lit 1"


async def test_a_command_during_a_lost_connection_is_answered_after_resume(
    local: LocalDiscord, bot: TinyBot, alix: Player
) -> None:
    """What happened while the line was down is replayed when the bot resumes its session."""
    await bot.wait_until_ready()
    sessions = set(local.gateway.sessions)

    local.drop_gateway()
    exchange = await alix.slash("secret")

    assert exchange.message is not None
    assert set(local.gateway.sessions) == sessions


async def test_a_bot_reconnects_when_asked(local: LocalDiscord, bot: TinyBot, alix: Player) -> None:
    """RECONNECT makes the bot come back to the same session."""
    await bot.wait_until_ready()
    (session,) = local.gateway.sessions.values()
    connection = session.connection

    local.gateway.reconnect()
    await local.world.until(lambda: session.connection not in (None, connection), what="the bot to come back")

    assert (await alix.slash("secret")).message is not None


async def test_a_second_acknowledgement_is_refused(local: LocalDiscord, bot: TinyBot, alix: Player) -> None:
    """An interaction is answered once: 40060 for the second attempt."""
    exchange = await alix.slash("twice")

    assert await bot.trouble() == 40060
    assert exchange.message is not None
    assert exchange.message.content == "once"


async def test_an_answer_after_the_time_limit_is_refused() -> None:
    """Three seconds (here less) without an answer: the person hears so, the bot gets 10062."""
    local = LocalDiscord(ack_limit=0.05)
    await local.start()
    running = Running(local)
    bot = await running.start()

    with pytest.raises(NoAnswer):
        await local.players[0].slash("slow")
    bot.gate.set()
    code = await bot.trouble()
    await running.stop()
    await local.stop()

    assert code == 10062
    assert local.players[0].sees() == []


async def test_a_token_runs_out() -> None:
    """After fifteen minutes (here none) a deferred answer can no longer be given: 50027."""
    local = LocalDiscord()
    await local.start()
    running = Running(local)
    bot = await running.start()

    exchange = await local.players[0].slash("thinking")
    local.world.forget_exchange(exchange)
    bot.gate.set()
    code = await bot.trouble()
    await running.stop()
    await local.stop()

    assert code == 50027


async def test_a_short_token_life_is_kept() -> None:
    """The server itself forgets a token when its life is over."""
    local = LocalDiscord(token_life=0.01)
    await local.start()
    running = Running(local)
    bot = await running.start()
    exchange = await local.players[0].slash("thinking")

    await local.world.until(lambda: exchange.token not in local.world.tokens)
    bot.gate.set()
    await running.stop()
    await local.stop()

    assert exchange.token not in local.world.tokens


async def test_a_failing_route_fails_as_often_as_told(local: LocalDiscord, bot: TinyBot, alix: Player) -> None:
    """A 429 with its retry time is retried by the library and the answer still arrives."""
    local.fail_next(r"PATCH /webhooks/.*@original", 429, retry_after=0.01)

    exchange = await (await alix.slash("board")).settled()

    assert exchange.message is not None
    assert exchange.message.attachments
    assert [call[-3:] for call in local.rest.calls if "@original" in call] == ["429", "200"]


async def test_a_refused_answer_reaches_the_bot_as_an_error(
    local: LocalDiscord, bot: TinyBot, alix: Player
) -> None:
    """An injected 403 is what the bot's callback sees."""
    local.fail_next(r"PATCH /webhooks/.*@original", 403)
    bot.gate.set()

    await alix.slash("thinking")

    assert await bot.trouble() == 0


async def test_the_guild_sits_on_the_right_shard(local: LocalDiscord) -> None:
    """Of three shards one has the guild, and commands work."""
    running = Running(local, shard_count=3)
    bot = await running.start()
    await bot.wait_until_ready()

    exchange = await local.players[0].slash("secret")
    shards = {guild.shard_id for guild in bot.guilds}
    await running.stop()

    assert exchange.message is not None
    assert shards == {(local.world.guild.id >> 22) % 3}


async def test_a_wrong_token_is_refused() -> None:
    """Login with another token fails as on Discord."""
    local = LocalDiscord()
    await local.start()
    aim_client_at(local.url)
    client = discord.Client(intents=discord.Intents(guilds=True))

    with pytest.raises(discord.LoginFailure):
        await client.login("wrong")
    await client.close()
    await local.stop()

    assert local.violations == ["request GET /users/@me: without the bot's token"]


async def test_people_talk_and_the_bot_hears_only_what_it_may(local: LocalDiscord) -> None:
    """Without the message content intent a chat message arrives empty, unless it names the bot."""
    running = Running(local, intents=discord.Intents(guilds=True, guild_messages=True))
    bot = await running.start()
    await bot.wait_until_ready()

    local.players[0].say("bonsoir")
    local.players[1].say(f"<@{local.world.bot.id}> bonsoir")
    await local.players[0].slash("secret")
    await running.stop()

    assert bot.heard[:2] == ["", f"<@{local.world.bot.id}> bonsoir"]


async def test_members_can_be_asked_for(local: LocalDiscord, bot: TinyBot) -> None:
    """The gateway answers a query for members by name."""
    await bot.wait_until_ready()

    found = await bot.guilds[0].query_members("chl")

    assert [member.display_name for member in found] == ["Chloé"]


async def test_an_unknown_route_is_noticed(local: LocalDiscord, bot: TinyBot) -> None:
    """What the local Discord does not know is answered 404 and written down."""
    await bot.wait_until_ready()

    with pytest.raises(discord.NotFound):
        await bot.guilds[0].fetch_emojis()

    assert local.violations.pop().startswith("no such route here: GET")
