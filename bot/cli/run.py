"""flambeau run: the bot on Discord."""

from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, give_up, one_sentence, until_stopped
from bot.games import BadContent
from bot.logs import set_up_logs
from bot.settings import BadSettings, Settings, read_settings
from bot.sweeping import leave_out_what_stays


def run() -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN (environment or .env)."""
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings()
        token = settings.token()
    set_up_logs(settings.log_level, settings.log_format)
    until_stopped(_serve(settings, token))


async def _serve(settings: Settings, token: str) -> None:
    # Here and not above: --help and the health check shall not wait for Discord's and the pictures' packages.
    import aiohttp
    import discord

    from bot.app import Flambeau
    from bot.store import Unusable

    with one_sentence(Unusable, code=NOT_OPENED), one_sentence(BadSettings, BadContent, code=WRONG_SETTINGS):
        async with Flambeau(settings) as bot:
            try:
                await bot.login(token)
            except discord.LoginFailure:
                give_up("Discord does not know this DISCORD_TOKEN.", WRONG_SETTINGS)
            except (aiohttp.ClientError, ConnectionError, TimeoutError, discord.DiscordServerError) as error:
                give_up(f"Discord can't be reached: {error}.", WRONG_SETTINGS)
            except discord.HTTPException as error:
                give_up(f"Discord does not let the bot in: {' '.join(str(error).split())}.", WRONG_SETTINGS)
            leave_out_what_stays()
            # From here on a Discord that is away is waited for.
            await bot.connect()
