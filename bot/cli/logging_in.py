"""Logging in to Discord from the command line: whatever is in the way is one sentence."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.cli.endings import WRONG_SETTINGS, give_up

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_LOGIN = 60.0
"""Seconds for Discord to say who we are; while it only fails, discord.py tries again for half of that."""
TOKEN_UNKNOWN = 4004
"""How Discord closes the connection of a bot whose token was taken back."""


async def log_in(bot: "Flambeau", token: str) -> None:
    """Introduce ourselves. Whoever does not answer is waited for a while; our own set-up takes what it takes."""
    logging_in = asyncio.ensure_future(bot.login(token))
    try:
        await asyncio.wait({logging_in}, timeout=LONGEST_LOGIN)
        if bot.application is None and not logging_in.done():
            raise TimeoutError(f"there was no answer in {LONGEST_LOGIN:g} seconds")
        await logging_in
    except (TypeError, KeyError):
        if bot.application is not None:
            raise
        # A page to sign in to, or a proxy's complaint, where discord.py expects to read who we are.
        give_up("Discord can't be reached: what answers in its place is something else.", WRONG_SETTINGS)
    finally:
        logging_in.cancel()


@contextmanager
def let_in() -> Iterator[None]:
    """Where Discord is away, or does not want us, that is one sentence."""
    import aiohttp
    import discord

    try:
        yield
    except discord.LoginFailure:
        give_up("Discord does not know this DISCORD_TOKEN.", WRONG_SETTINGS)
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_UNKNOWN:
            give_up("Discord does not know this DISCORD_TOKEN any more.", WRONG_SETTINGS)
        give_up(f"Discord has sent the bot away: {error}.", WRONG_SETTINGS)
    except (
        aiohttp.ClientError,
        ConnectionError,
        TimeoutError,
        discord.DiscordServerError,
        discord.GatewayNotFound,
    ) as error:
        give_up(f"Discord can't be reached: {str(error).rstrip('.')}.", WRONG_SETTINGS)
    except discord.HTTPException as error:
        give_up(f"Discord does not let the bot in: {' '.join(str(error).split())}.", WRONG_SETTINGS)
