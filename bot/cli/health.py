"""flambeau health: is the running bot well? For Docker's health check and the like."""

import json
import socket
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated

import typer

from bot.backing_up import loss
from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, give_up, one_sentence
from bot.health import Checkup, check_up
from bot.settings import BadSettings, Settings, read_settings
from bot.store import Address, Server, Unusable
from bot.store.driver import postgres
from bot.store.sqlite.backups import refuse_unreadable


def health(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a sentence.")] = False,
    own: Annotated[bool, typer.Option("--own", help="Of several clusters, only those on this machine.")] = False,
) -> None:
    """Tell whether the bot that uses this database is well: exit code 0 if so, else 1.

    Well is a bot that is connected to Discord, can write its database, has
    not stood still, and does all that goes on by itself. The exit code is 2
    if the database can't be read at all.
    """
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings()
    code = 1
    try:
        _refuse_unreadable(settings.database)
        found = _look(settings, machine=socket.gethostname() if own else None)
    except Unusable as error:
        found, code = Checkup((str(error),)), NOT_OPENED
    if as_json:
        typer.echo(json.dumps(found.plain(), ensure_ascii=False))
    elif found.wrong:
        give_up(f"{found.sentence.removesuffix('.')}.", code)
    else:
        typer.echo(found.sentence)
    if found.wrong:
        raise typer.Exit(code)


def _look(settings: Settings, *, machine: str | None) -> Checkup:
    """How the bot is; nothing else counts where campaigns are gone."""
    found = check_up(settings.database, datetime.now(UTC), machine=machine)
    try:
        lost = loss(settings.database, settings.backups_folder)
    except Unusable as error:
        return replace(found, remarks=(*found.remarks, str(error).removesuffix(".")))
    return Checkup((lost,)) if lost is not None else found


def _refuse_unreadable(database: Address) -> None:
    if not isinstance(database, Server):
        refuse_unreadable(database)
        return
    postgres().look_at(database)
