"""What was left out of a report, from the database it was made of: whoever runs the bot has it."""

import json
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from bot.kernel.refused import Refused
from bot.saves.copying import NoSaves, copied
from bot.saves.evidence import Evidence, NoEvidence
from bot.store import Chronicled, NewerDatabase, open_store
from bot.store.noted_faults import faults_of
from bot.table.deeds import Deed


async def completed(evidence: Evidence, path: Path) -> Evidence:
    """The same, with everything that a copy of the database knows of it up to its version."""
    number, version = evidence.saved.id, evidence.saved.version
    try:
        with copied(path) as copy:
            async with await open_store(copy, now=datetime.now(UTC)) as store:
                saved, annals = await store.load(number), (await store.annals(number))[:version]
                faults = await faults_of(store, number)
    except (NoSaves, NewerDatabase, sqlite3.Error) as error:
        raise NoEvidence(f"{path} can't be read: {error}") from error
    except Refused as refused:
        raise NoEvidence(f"There is no campaign {number} in {path}.") from refused
    if tuple(map(_kind, annals)) != evidence.kinds:
        raise NoEvidence(f"Campaign {number} in {path} is another one than that of the report.")
    reported = {fault.reference for fault in evidence.faults}
    return replace(
        evidence,
        # How it stood is known only if nothing was done since.
        saved=replace(saved, version=version, state=saved.state if saved.version == version else ""),
        annals=annals,
        told_from=1,
        unheard=frozenset(),
        faults=tuple(fault for fault in faults if fault.reference in reported),
        left_out=(),
    )


def _kind(line: Chronicled) -> str:
    return str(json.loads(line.deed).get(Deed.tag, ""))
