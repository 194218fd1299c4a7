"""flambeau run: the bot on Discord."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, give_up, one_sentence, until_stopped
from bot.games import BadContent
from bot.logs import set_up_logs
from bot.settings import BadSettings, Settings, read_settings
from bot.sweeping import leave_out_what_stays

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_LOGIN = 60.0
"""Seconds for Discord to say who we are; while it only fails, discord.py tries again for half of that."""
TOKEN_UNKNOWN = 4004
"""How Discord closes the connection of a bot whose token was taken back."""


def run() -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN (environment or .env)."""
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings()
        token = settings.token()
    set_up_logs(settings.log_level, settings.log_format)
    until_stopped(_serve(settings, token))


async def _serve(settings: Settings, token: str) -> None:
    # Here and not above: --help and the health check shall not wait for Discord's and the pictures' packages.
    from bot.app import Flambeau
    from bot.store import Unusable

    with one_sentence(Unusable, code=NOT_OPENED), one_sentence(BadSettings, BadContent, code=WRONG_SETTINGS):
        async with Flambeau(settings) as bot:
            with _let_in():
                await _log_in(bot, token)
                leave_out_what_stays()
                # Shards that lose Discord wait for it; only what leads to none of them ends here.
                await bot.connect()


async def _log_in(bot: "Flambeau", token: str) -> None:
    """Introduce ourselves. Whoever does not answer is waited for a while; our own set-up takes as long as it takes."""
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
def _let_in() -> Iterator[None]:
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
