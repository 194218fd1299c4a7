"""A database on a server: can it be reached, is it ours, how large is it, and who has it?"""

from collections.abc import Iterator

from bot.doctor.findings import Finding
from bot.store import Server, Unusable, in_use
from bot.store.driver import postgres

MEGABYTE = 1024 * 1024


def server(where: Server) -> Iterator[Finding]:
    """Everything about it, as far as it can be reached."""
    try:
        seen = postgres().look_at(where)
        yield Finding("database", f"{where} answers ({seen.size / MEGABYTE:.1f} MB)")
        if seen.empty:
            yield Finding("schema", f"{where} has no tables yet; the first start makes them", "remark")
        elif seen.ahead:
            told = f"{len(seen.ahead)} steps are still to be taken; the next start takes them"
            yield Finding("schema", told, "remark")
        else:
            yield Finding("schema", "the tables are up to date")
        yield Finding("lock", "a bot runs on it" if in_use(where) else "no bot runs on it")
    except Unusable as error:
        yield Finding("database", str(error), "cant")


def backups_of(where: Server) -> Iterator[Finding]:
    """What we don't see, we say."""
    told = f"those of {where} are left to whoever runs that server; flambeau backup FILE makes one now"
    yield Finding("backups", told, "remark")
