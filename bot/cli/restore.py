"""flambeau restore: a backup in the place of the database."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.backup import Database
from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, one_sentence
from bot.settings import BadSettings, read_settings
from bot.store import Unusable
from bot.store.sqlite.backups import campaigns_in
from bot.store.sqlite.backups import restore as put_back


def restore(
    file: Annotated[Path, typer.Argument(help="A backup, or any other database of Flambeau.", readable=False)],
    db: Database = None,
) -> None:
    """Put a backup in the place of the database; the bot must be stopped.

    The backup is looked through first and stays where it is. The database
    that was there is kept beside the new one. Exit code 2 if it can't be
    done; then all is as before.
    """
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        database = db or read_settings().database
    with one_sentence(Unusable, code=NOT_OPENED):
        replaced = put_back(file, database, datetime.now(UTC))
        campaigns = campaigns_in(database)
    typer.echo(f"{database} is restored; campaigns in it: {campaigns}.")
    if replaced is not None:
        typer.echo(f"What was there before is {replaced}.")
