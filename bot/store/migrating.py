"""Steps of a schema, the same for every engine: which were taken, and whether we can live with them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.store.faults import NewerDatabase


class Migration(NamedTuple):
    """One step from an older schema to a newer one."""

    name: str
    statements: tuple[str, ...]
    additive: bool = False
    """It only adds what an older Flambeau need not know: that one goes on working after it."""


def steps_ahead(where: object, taken: Mapping[str, bool], migrations: Sequence[Migration]) -> list[Migration]:
    """The steps a database has not taken yet, by those it has and whether each was additive.

    `NewerDatabase` if it took one that we don't know and that was not additive.
    """
    known = {migration.name for migration in migrations}
    if unknown := {name for name, additive in taken.items() if name not in known and not additive}:
        raise NewerDatabase(where, unknown)
    return [migration for migration in migrations if migration.name not in taken]
