"""All that is looked at, in order. Only reads: what is found may be mended afterwards."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from bot.doctor.campaigns import campaigns
from bot.doctor.database import database
from bot.doctor.findings import Finding
from bot.doctor.keeping import backups, clock, disk
from bot.doctor.server import backups_of, server
from bot.games import GAMES, workshop
from bot.settings import BadSettings, Settings
from bot.store import Server
from bot.workshop import Unreadable, WrongUse


def examine(settings: Settings, now: datetime, *, with_content: bool = True) -> Iterator[Finding]:
    """One finding after the other; whoever shows them need not wait for the last, which takes longest."""
    yield from token(settings)
    where = settings.database
    yield from of_server(settings, where, now) if isinstance(where, Server) else of_file(settings, where, now)
    if with_content:
        yield from content()


def of_file(settings: Settings, path: Path, now: datetime) -> Iterator[Finding]:
    """A file, what is in it and what is around it."""
    whole = True
    for finding in database(path):
        whole = whole and finding.weight != "cant"
        yield finding
    yield from disk(settings, path)
    if whole and path.exists():
        yield from campaigns(settings, now)
    yield from backups(settings, path, now)
    if whole:
        yield from clock(settings, path, now)


def of_server(settings: Settings, where: Server, now: datetime) -> Iterator[Finding]:
    """A server's database and what is in it. Its disk, its clock and its backups are not ours to see."""
    whole = True
    for finding in server(where):
        whole = whole and finding.weight != "cant"
        yield finding
    if whole:
        yield from campaigns(settings, now)
    yield from backups_of(where)


def token(settings: Settings) -> Iterator[Finding]:
    """Whether a token is set that looks like one. Whether Discord takes it, only Discord knows."""
    if settings.discord_token is None:
        yield Finding("token", "DISCORD_TOKEN is not set: flambeau play needs none, flambeau run does", "remark")
        return
    try:
        settings.token()
    except BadSettings as error:
        yield Finding("token", str(error), "wrong")
    else:
        yield Finding("token", "DISCORD_TOKEN has the shape of a bot token")


def content() -> Iterator[Finding]:
    """What flambeau check says of every game."""
    for game in GAMES:
        try:
            found = workshop(game).check()
        except WrongUse:
            continue  # a game without content of its own
        except Unreadable as error:
            yield Finding("content", f"{game}: {error}", "wrong")
            continue
        yield from (Finding("content", f"{game}: {error}", "wrong") for error in found.errors)
        yield from (Finding("content", f"{game}: {warning}", "remark") for warning in found.warnings)
        if not found.errors:
            yield Finding("content", f"{game}: {sum(found.counts.values())} pieces of content are sound")
