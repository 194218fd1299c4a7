"""flambeau health: is the running bot well? For Docker's health check and the like."""

from datetime import UTC, datetime

import typer

from bot.cli.endings import WRONG_SETTINGS, give_up, one_sentence
from bot.heartbeat import ailment
from bot.settings import BadSettings, read_settings


def health() -> None:
    """Tell whether the bot that uses this database is connected and can write: exit code 0 if so, else 1."""
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings()
    if (wrong := ailment(settings.database, datetime.now(UTC))) is not None:
        give_up(f"{wrong}.")
    typer.echo("well")
