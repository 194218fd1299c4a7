"""flambeau backup: a whole copy of the database, also while the bot runs."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, one_sentence
from bot.settings import BadSettings, read_settings
from bot.store import Unusable
from bot.store.sqlite.backups import back_up, name_of

# `readable=False`: what can't be read is told by us, in one sentence.
Database = Annotated[
    Path | None,
    typer.Option("--db", help="The database, if not the one that is set by FLAMBEAU_DATABASE.", readable=False),
]


def backup(
    file: Annotated[
        Path | None,
        typer.Argument(help="Where to; in a folder it gets a name with the date. Else the backups' folder."),
    ] = None,
    db: Database = None,
) -> None:
    """Copy the database to a file that can be carried away, and look through the copy.

    The bot may run meanwhile: the copy is the database as it was at one
    moment. Nothing is written over. Exit code 2 if it can't be done.
    """
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings()
    database = db or settings.database
    target = file or (settings.backups or database.parent / "backups")
    if target.is_dir() or file is None:
        target = target / name_of(database, datetime.now(UTC))
    with one_sentence(Unusable, code=NOT_OPENED):
        campaigns = back_up(database, target)
    typer.echo(f"{target} is written and sound; campaigns in it: {campaigns}.")
