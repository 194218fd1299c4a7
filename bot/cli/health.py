"""flambeau health: is the running bot well? For Docker's health check and the like."""

from datetime import UTC, datetime

import typer

from bot.backing_up import loss
from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, give_up, one_sentence
from bot.heartbeat import ailment
from bot.settings import BadSettings, read_settings
from bot.store import Unusable
from bot.store.backups import refuse_unreadable


def health() -> None:
    """Tell whether the bot that uses this database is connected and can write: exit code 0 if so, else 1.

    2 if the database can't be read at all.
    """
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings()
    with one_sentence(Unusable, code=NOT_OPENED):
        refuse_unreadable(settings.database)
    if (lost := loss(settings.database, settings.backups_folder)) is not None:
        give_up(lost)
    if (wrong := ailment(settings.database, datetime.now(UTC))) is not None:
        give_up(f"{wrong}.")
    typer.echo("well")
