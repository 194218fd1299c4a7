"""flambeau move-to-postgres: from a file to a server."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, give_up, one_sentence
from bot.settings import BadSettings, read_settings
from bot.store import Server, Unusable, address_of
from bot.store.driver import postgres


def move_to_postgres(
    url: Annotated[str, typer.Argument(metavar="POSTGRESQL_URL", help="An empty database: postgresql://…")],
    source: Annotated[
        Path | None,
        typer.Option("--from", help="The file, if not the one that is set by FLAMBEAU_DATABASE.", readable=False),
    ] = None,
) -> None:
    """Copy everything from a SQLite file into an empty PostgreSQL database; the bot must be stopped.

    All of it arrives, counted table by table, or nothing. The file stays as
    it is, also one of an older release. Afterwards set FLAMBEAU_DATABASE to
    the new address; flambeau saves tells whether all is as it was. Exit code
    2 if it can't be done.
    """
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        file = source or read_settings().database
    where = address_of(url)
    if not isinstance(where, Server):
        give_up("the address of a PostgreSQL database begins with postgresql://.", WRONG_SETTINGS)
    if isinstance(file, Server):
        give_up("FLAMBEAU_DATABASE is a server already: name a file with --from.", WRONG_SETTINGS)
    with one_sentence(Unusable, code=NOT_OPENED):
        counts = postgres().move(file, where, datetime.now(UTC))
    for table, number in counts.items():
        typer.echo(f"{table}: {number}")
    typer.echo(
        f"{file} is copied to {where}. Set FLAMBEAU_DATABASE to that address, and keep the file for a while."
    )
