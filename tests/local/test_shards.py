"""Several shards and sessions, in one process or many: each hears of its guilds and of nothing else."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack

from bot.local.gateway import LEFT_BEHIND, ON_THE_WAY
from bot.local.server import LocalDiscord
from bot.local.sessions import Op

from .lines import Line, call, line
from .tiny import Running


async def test_a_shard_hears_of_its_guilds_only(local: LocalDiscord) -> None:
    """Of two guilds on two shards each shard is told of its own, at the start and afterwards."""
    guilds = [local.world.add_guild(f"Guilde {shard}", shard=shard, of=4) for shard in (0, 1)]
    async with line(local) as first, line(local) as second:
        for shard, opened in enumerate((first, second)):
            await opened.identify(shard, of=4)
        ready = [await opened.until("READY") for opened in (first, second)]
        for guild in (*guilds, *guilds):
            local.players[0].say("bonsoir", local.world.channels_of(guild)[0].id)
        heard = [
            [(await opened.until("MESSAGE_CREATE"))["guild_id"] for _ in range(2)] for opened in (first, second)
        ]

    home = local.world.guild
    for shard, guild in enumerate(guilds):
        expected = {str(guild.id)} | ({str(home.id)} if home.shard(4) == shard else set())
        assert {one["id"] for one in ready[shard]["guilds"]} == expected
        assert heard[shard] == [str(guild.id)] * 2


async def test_direct_messages_go_to_the_first_shard(local: LocalDiscord) -> None:
    """What is of no guild is told to shard 0, wherever the guilds are."""
    guild = local.world.add_guild("Ailleurs", shard=1, of=2)
    private = local.world.direct(local.players[0].user)
    async with line(local) as first, line(local) as second:
        for shard, opened in enumerate((first, second)):
            await opened.identify(shard, of=2)
            await opened.until("READY")
        local.players[0].say("psst", private.id)
        local.players[0].say("bonsoir", local.world.channels_of(guild)[0].id)

        assert (await first.until("MESSAGE_CREATE"))["content"] == "psst"
        assert "guild_id" in await second.until("MESSAGE_CREATE")


async def test_two_sessions_of_a_shard_hear_the_same(local: LocalDiscord) -> None:
    """A second process on the same shard does not put the first one out, and the first may resume."""
    async with line(local) as first, line(local) as second:
        await first.identify()
        session = (await first.until("READY"))["session_id"]
        await second.identify()
        await second.until("READY")
        local.players[0].say("un")

        assert [(await each.until("MESSAGE_CREATE"))["author"]["username"] for each in (first, second)] == [
            "alix"
        ] * 2
        async with line(local) as again:
            await again.resume(session, 1)
            assert (await again.until("MESSAGE_CREATE", "RESUMED"))["author"]["username"] == "alix"


async def test_processes_that_are_gone_leave_little_behind(local: LocalDiscord) -> None:
    """However often a process is killed, only its last sessions are kept for it."""
    for _ in range(LEFT_BEHIND + 3):
        async with line(local) as opened:
            await opened.identify()
            await opened.until("READY")
            local.drop_gateway()
        await local.world.until(lambda: not local.gateway.connections)

    assert len(local.gateway.sessions) == LEFT_BEHIND + 1


async def test_a_bot_is_ready_once_all_its_shards_are(local: LocalDiscord) -> None:
    """Two sessions of one shard are not two shards."""
    async with AsyncExitStack() as lines:
        seen = []
        for shard in (0, 0, 1):
            opened: Line = await lines.enter_async_context(line(local))
            await opened.identify(shard, of=2)
            await opened.until("READY")
            seen.append(local.gateway.ready())

    assert seen == [False, False, True]


async def test_a_shard_that_cannot_be_is_refused(local: LocalDiscord) -> None:
    """The third of two shards is hung up on, with Discord's code for it."""
    async with line(local) as opened:
        await opened.identify(2, of=2)

        assert await opened.closed() == 4010


async def test_a_heartbeat_is_not_answered_before_it_was_sent(local: LocalDiscord) -> None:
    """discord.py notes when it sent a heartbeat after sending it; an answer at once would look 41 s late."""
    async with line(local) as opened:
        sent = time.monotonic()
        await opened.say(Op.HEARTBEAT)
        answer = await opened.hears()

    assert answer["op"] == Op.HEARTBEAT_ACK
    assert time.monotonic() - sent > ON_THE_WAY / 2


async def test_two_clients_share_the_guilds(local: LocalDiscord) -> None:
    """Two processes' worth of discord.py, each with one of two shards, answer each in their own guild."""
    guilds = [local.world.add_guild(f"Guilde {shard}", shard=shard, of=2) for shard in (0, 1)]
    bots = [Running(local, shard_ids=[shard], shard_count=2) for shard in (0, 1)]
    for bot in bots:
        bot.begin()
    await local.wait_ready()
    for bot in bots:
        await bot.bot.wait_until_ready()

    answers = [
        await local.players[0].slash("secret", channel=local.world.channels_of(guild)[0].id) for guild in guilds
    ]
    seen = [{guild.id for guild in bot.bot.guilds} - {local.world.guild.id} for bot in bots]
    for bot in bots:
        await bot.stop()

    assert seen == [{guild.id} for guild in guilds]
    assert all(answer.message is not None for answer in answers)


async def test_the_gateway_says_how_many_shards_and_how_fast(local: LocalDiscord) -> None:
    """`/gateway/bot` names the shards to come with, and how many may identify at once."""
    local.world.shards = 4
    local.limit_identifying(max_concurrency=2)

    _, told, _ = await call(local, "GET", "/gateway/bot")

    assert told["shards"] == 4
    assert told["session_start_limit"]["max_concurrency"] == 2
    assert told["session_start_limit"]["remaining"] == 1000
