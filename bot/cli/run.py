"""flambeau run: the bot on Discord."""

from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, give_up, one_sentence, until_stopped
from bot.logs import set_up_logs
from bot.settings import BadSettings, Settings, read_settings


def run() -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN (environment or .env)."""
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings()
        token = settings.token()
    set_up_logs(settings.log_level)
    until_stopped(_serve(settings, token))


async def _serve(settings: Settings, token: str) -> None:
    # Here and not above: --help and the health check shall not wait for Discord's and the pictures' packages.
    import discord

    from bot.app import Flambeau
    from bot.store import Unusable

    with one_sentence(Unusable, code=NOT_OPENED):
        try:
            async with Flambeau(settings) as bot:
                await bot.start(token)
        except discord.LoginFailure:
            give_up("Discord does not know this DISCORD_TOKEN.", WRONG_SETTINGS)
