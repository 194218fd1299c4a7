"""How often a bot may come: the identifying door, the limit over all requests, and the count of both kinds."""

from __future__ import annotations

from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.local.sessions import Op

from .lines import Line, call, line
from .tiny import TinyBot


async def knocks(local: LocalDiscord, shard: int) -> bool:
    """Whether a shard of four is let in."""
    async with line(local) as opened:
        await opened.identify(shard, of=4)
        return await let_in(opened)


async def let_in(opened: Line) -> bool:
    """What the gateway answers to IDENTIFY."""
    frame = await opened.hears()
    assert frame["t"] == "READY" or (frame["op"], frame["d"]) == (Op.INVALID_SESSION, False)
    return bool(frame["t"] == "READY")


async def test_shards_are_let_in_one_after_the_other(local: LocalDiscord) -> None:
    """A second IDENTIFY within five seconds is an invalid session; after them it is let in."""
    local.limit_identifying()

    seen = [await knocks(local, 0), await knocks(local, 1)]
    local.pass_time(5.0)
    seen.append(await knocks(local, 1))

    assert seen == [True, False, True]
    assert list(local.gateway.door.turned_away) == [1]


async def test_buckets_have_doors_of_their_own(local: LocalDiscord) -> None:
    """With `max_concurrency` 2 an even and an odd shard may come at once, two even ones may not."""
    local.limit_identifying(max_concurrency=2)

    assert [await knocks(local, shard) for shard in (0, 1, 2, 3)] == [True, True, False, False]


async def test_the_door_is_open_unless_told_otherwise(local: LocalDiscord) -> None:
    """Nobody has to wait at a Discord of our own."""
    assert [await knocks(local, shard) for shard in range(4)] == [True] * 4


async def test_too_many_requests_in_a_second_are_held_back(local: LocalDiscord) -> None:
    """The one over the limit gets a 429 that says it is about all requests; a second later it passes."""
    local.limit_requests(3)
    asked = [await call(local, "GET", "/users/@me") for _ in range(4)]
    local.pass_time(1.0)
    after = await call(local, "GET", "/users/@me")

    status, body, headers = asked[3]
    assert [answer[0] for answer in asked] == [200, 200, 200, 429]
    assert (headers["X-RateLimit-Global"], headers["Retry-After"], body["global"]) == ("true", "1", True)
    assert 0 < body["retry_after"] <= 1
    assert (status, after[0]) == (429, 200)


async def test_answers_to_interactions_are_not_held_back(local: LocalDiscord, bot: TinyBot, alix: Player) -> None:
    """Callbacks and what is edited by their tokens pass, when nothing else does."""
    await bot.wait_until_ready()
    local.limit_requests(0)

    exchange = await (await alix.slash("board")).settled()
    refused, _, _ = await call(local, "GET", "/users/@me")

    assert exchange.message is not None
    assert exchange.message.attachments
    assert refused == 429


async def test_the_client_waits_where_it_is_held_back(local: LocalDiscord, bot: TinyBot, alix: Player) -> None:
    """discord.py takes the 429 for what it is and asks again."""
    await bot.wait_until_ready()
    local.limit_requests(1)

    for _ in range(2):
        await bot.fetch_user(alix.id)

    assert [call[-3:] for call in local.rest.calls if "GET /users/1" in call] == ["200", "429", "200"]


async def test_requests_are_counted_by_what_they_cost(local: LocalDiscord, bot: TinyBot, alix: Player) -> None:
    """Answers to interactions are free; posts, pins and the rest count."""
    await bot.wait_until_ready()
    local.requests.clear()

    await (await alix.slash("board")).settled()
    free = (local.requests.counted, local.requests.free)
    await bot.fetch_user(alix.id)

    assert free == (0, 2)
    assert (local.requests.counted, local.requests.free) == (1, 2)
    assert local.requests.by_route["GET /users/{user_id}"] == 1
