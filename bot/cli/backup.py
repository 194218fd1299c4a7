"""flambeau backup: a whole copy of the database, also while the bot runs."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, one_sentence
from bot.settings import BadSettings, read_settings
from bot.store import Unusable, address_of
from bot.store.backups import back_up_anything, backup_name

Database = Annotated[
    str | None,
    typer.Option("--db", metavar="DATABASE", help="The database, if not the one that is set by FLAMBEAU_DATABASE."),
]
"""A path or postgresql://…; what can't be read is told by us, in one sentence."""


def backup(
    file: Annotated[
        Path | None,
        typer.Argument(help="Where to; in a folder it gets a name with the date. Else the backups' folder."),
    ] = None,
    db: Database = None,
) -> None:
    """Copy the database to a file that can be carried away, and look through the copy.

    Of a PostgreSQL database, PostgreSQL's pg_dump makes one in its own form.

    The bot may run meanwhile: the copy is the database as it was at one
    moment. Nothing is written over. Exit code 2 if it can't be done.
    """
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings()
    database = address_of(db) if db else settings.database
    target = file or settings.model_copy(update={"database": database}).backups_folder
    if target.is_dir() or file is None:
        target = target / backup_name(database, datetime.now(UTC))
    with one_sentence(Unusable, code=NOT_OPENED):
        campaigns = back_up_anything(database, target)
    typer.echo(f"{target} is written and sound; campaigns in it: {campaigns}.")
