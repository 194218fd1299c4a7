"""What Discord says before anybody connects: how many shards it recommends, and how many may identify at once."""

from dataclasses import dataclass

import discord
from discord.http import HTTPClient, Route

from bot.local.server import aim_client_at
from bot.settings import Settings


@dataclass(frozen=True)
class Gateway:
    """What `GET /gateway/bot` says."""

    shards: int
    max_concurrency: int


async def ask_gateway(settings: Settings, token: str) -> Gateway:
    """Ask Discord; whatever is in the way is discord.py's to say."""
    if settings.discord_url is not None:
        aim_client_at(settings.discord_url)
    http = HTTPClient(discord.utils.MISSING)
    try:
        await http.static_login(token)
        said = await http.request(Route("GET", "/gateway/bot"))
    finally:
        await http.close()
    return Gateway(said["shards"], said["session_start_limit"]["max_concurrency"])
