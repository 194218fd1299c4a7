"""What Discord itself says: does it take the token, and may the bot do in its channels what it has to do there?"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import NamedTuple

import aiohttp
import discord

from bot.doctor.findings import Finding, Weight
from bot.local.server import aim_client_at
from bot.settings import BadSettings, Settings
from bot.store import Address, Server
from bot.store.driver import postgres
from bot.store.sqlite.backups import campaigns_in, reading
from bot.store.sqlite.faults import opening
from cogs.troubles import NEEDED, lacking

LONGEST = 60.0
"""Seconds for all of it."""
PLAYED = "SELECT id, name, guild_id, channel_id FROM campaigns WHERE archived_at IS NULL ORDER BY id"


class _Played(NamedTuple):
    """A campaign, and where it is played."""

    id: int
    name: str
    server: int
    channel: int

    def __str__(self) -> str:
        return f"campaign {self.id} ({self.name})"


def permissions(settings: Settings) -> Iterator[Finding]:
    """Whether the token is taken; then each channel in which something is not allowed, and how many are well."""
    try:
        token = settings.token()
    except BadSettings:
        return  # told where the shape of the token is looked at
    if settings.discord_url is not None:
        aim_client_at(settings.discord_url)
    yield from asyncio.run(_asked(token, settings.database))


async def _asked(token: str, database: Address) -> list[Finding]:
    found: list[Finding] = []
    try:
        async with asyncio.timeout(LONGEST), discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            found += [each async for each in _of_the_bot(client)]
            found += [each async for each in _in_channels(client, _played(database))]
    except discord.LoginFailure:
        found.append(Finding("token", "Discord does not know this DISCORD_TOKEN", "wrong"))
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        why = str(error) or f"no answer in {LONGEST:g} seconds"
        found.append(Finding("token", f"Discord can't be asked: {why}", "wrong"))
    return found


async def _of_the_bot(client: discord.Client) -> AsyncIterator[Finding]:
    yield Finding("token", f"Discord takes it: the bot is {client.user}")
    if client.application is not None and client.application.interactions_endpoint_url:
        told = "an “interactions endpoint URL” is set for the application, so no press comes to the bot: remove it"
        yield Finding("token", told, "wrong")


async def _in_channels(client: discord.Client, played: list[_Played]) -> AsyncIterator[Finding]:
    well = 0
    for each in played:
        try:
            lack = await _lacking(client, each)
        except (discord.NotFound, discord.Forbidden):
            yield Finding(
                "permissions", f"{each}: the bot does not see its channel, or is not on its server", "wrong"
            )
            continue
        if lack:
            told = ", ".join(name.replace("_", " ") for name in lack)
            weight: Weight = "wrong" if set(lack) & set(NEEDED) else "remark"
            yield Finding("permissions", f"{each}: lacking in its channel: {told}", weight)
        else:
            well += 1
    yield Finding("permissions", f"in {well} of {len(played)} channels the bot may do all it has to do")


async def _lacking(client: discord.Client, played: _Played) -> list[str]:
    assert client.user is not None
    server = await client.fetch_guild(played.server, with_counts=False)
    me, channel = await server.fetch_member(client.user.id), await server.fetch_channel(played.channel)
    if not isinstance(channel, discord.Thread):
        return lacking(channel.permissions_for(me), in_thread=False)
    # What is allowed in a thread is settled in the channel it hangs on.
    parent = await server.fetch_channel(channel.parent_id)
    assert not isinstance(parent, discord.Thread)
    return lacking(parent.permissions_for(me), in_thread=True)


def _played(where: Address) -> list[_Played]:
    if isinstance(where, Server):
        if not postgres().look_at(where).campaigns:
            return []
        with postgres().asking(where) as connection:
            return [_Played(*row) for row in connection.execute(PLAYED)]
    if not where.is_file() or not campaigns_in(where):
        return []
    with opening(where), reading(where) as opened:
        return [_Played(*row) for row in opened.execute(PLAYED)]
