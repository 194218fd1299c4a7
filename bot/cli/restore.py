"""flambeau restore: a backup in the place of the database."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.backup import Database
from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, one_sentence
from bot.settings import BadSettings, read_settings
from bot.store import Unusable, address_of
from bot.store.backups import restore_anything


def restore(
    file: Annotated[Path, typer.Argument(help="A backup, or any other database of Flambeau.", readable=False)],
    db: Database = None,
) -> None:
    """Put a backup in the place of the database; the bot must be stopped.

    The backup is looked through first and stays where it is. The database
    that was there is kept beside the new one. A PostgreSQL database has to
    be empty. Exit code 2 if it can't be done; then all is as before.
    """
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        database = address_of(db) if db else read_settings().database
    with one_sentence(Unusable, code=NOT_OPENED):
        campaigns, replaced = restore_anything(file, database, datetime.now(UTC))
    typer.echo(f"{database} is restored; campaigns in it: {campaigns}.")
    if replaced is not None:
        typer.echo(f"What was there before is {replaced}.")
