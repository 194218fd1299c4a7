"""What reproduces a player's problem, as a file: a report; or all of a campaign, which is an export.

A report is like an export, but tells no more than whoever asks for it may know, and of no person more than a
number. It can't be imported: it is for whoever mends the bot.
"""

import gzip
import json
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.kernel.refused import Refused
from bot.store import Chronicled, Saved
from bot.store.export import FORMAT, MOST_UNPACKED, Parcel
from bot.store.noted_faults import NotedFault

REPORT = 1
"""The form of a report."""
MARK = "flambeau_report"
"""The field by which a report is told from an export."""
Left = Literal["seed", "state", "secrets"]
"""What was left out, since whoever asked may not know it."""


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ReportedDeed(_Shape):
    """A deed of the log."""

    player: int
    at: str
    rules: int
    kind: str
    deed: dict[str, Any] | None
    """None where it was left out."""
    events: list[dict[str, Any]] | None
    """What was told; None where that was left out, and of what lies before the quest in play."""


class ReportedFault(_Shape):
    """A fault, by the reference that the player was given and the log knows."""

    reference: str
    at: str
    version: int | None = None
    player: int | None = None
    deed: dict[str, Any] | None = None


class PlayReport(_Shape):
    """All that reproduces a problem."""

    flambeau_report: int = REPORT
    made_by: str
    """The version of Flambeau."""
    at: str
    campaign: int
    """Its number in the database, where the log knows it."""
    version: int
    rules: int
    game: str
    name: str
    language: str | None = None
    fingerprint: str | None = None
    """Of the content that what is under way began with."""
    reporter: int
    players: int
    """They are called 1, 2, 3… in this file."""
    left_out: list[Left] = Field(default_factory=list)
    faults: list[ReportedFault] = Field(default_factory=list)
    state: dict[str, Any] | None = None
    founded: dict[str, Any] | None = None
    content: dict[str, Any] | None = None
    deeds: list[ReportedDeed]


class NoEvidence(ValueError):
    """A file that is neither a report nor an export; the message says why, in one sentence."""


@dataclass(frozen=True)
class Evidence:
    """What lies in a file of either kind, as the store would have it."""

    saved: Saved
    """Its state is empty where that was left out."""
    name: str
    annals: list[Chronicled]
    """A deed that was left out is an empty text."""
    told_from: int
    """What was told is known of the deeds from this version on."""
    unheard: frozenset[int] = frozenset()
    """Of these deeds it is not."""
    faults: tuple[NotedFault, ...] = ()
    left_out: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """What was done, also where a deed was left out."""
    content: str | None = None
    made_by: str | None = None


def pack_report(report: PlayReport) -> bytes:
    """A report as a file."""
    return gzip.compress(report.model_dump_json().encode(), mtime=0)


def read_evidence(path: Path) -> Evidence:
    """A report or an export, compressed or not."""
    try:
        found = json.loads(_text(path.read_bytes()))
        if isinstance(found, dict) and MARK in found:
            return _of_report(PlayReport.model_validate(found))
        return _of_export(Parcel.model_validate(found))
    except NoEvidence as error:
        raise NoEvidence(f"{path} can't be played: {error}.") from error
    except OSError as error:
        raise NoEvidence(f"{path} can't be read: {error.strerror or error}.") from error
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise NoEvidence(f"{path} is neither a report nor an export: {where}: {first['msg']}.") from error
    except (ValueError, RecursionError, EOFError, zlib.error, Refused) as error:
        raise NoEvidence(f"{path} is neither a report nor an export.") from error


def _text(content: bytes) -> bytes:
    """As far as is allowed: a small file may hide a huge one."""
    if content[:2] != b"\x1f\x8b":
        return content[:MOST_UNPACKED]
    unpacking = zlib.decompressobj(wbits=31)
    text = unpacking.decompress(content, MOST_UNPACKED)
    if unpacking.unconsumed_tail:
        raise NoEvidence("it is too large")
    return text


def _of_report(report: PlayReport) -> Evidence:
    if report.flambeau_report > REPORT:
        raise NoEvidence("it comes from a newer Flambeau")
    if report.version != len(report.deeds):
        raise NoEvidence(f"it stands at version {report.version}, but has {len(report.deeds)} deeds")
    annals = [
        Chronicled(
            version, done.player, _write(done.deed), done.at, tuple(map(_write, done.events or ())), done.rules
        )
        for version, done in enumerate(report.deeds, 1)
    ]
    heard = [version for version, done in enumerate(report.deeds, 1) if done.events is not None]
    told_from = min(heard, default=len(annals) + 1)
    return Evidence(
        _saved(report.version, report.rules, report.game, report.state, report.founded, campaign=report.campaign),
        report.name,
        annals,
        told_from,
        frozenset(range(told_from, len(annals) + 1)).difference(heard),
        tuple(
            NotedFault(each.reference, each.at, each.version, each.player, _write(each.deed) or None)
            for each in report.faults
        ),
        tuple(report.left_out),
        tuple(done.kind for done in report.deeds),
        _write(report.content) or None,
        report.made_by,
    )


def _of_export(parcel: Parcel) -> Evidence:
    if parcel.flambeau > FORMAT:
        raise NoEvidence("it comes from a newer Flambeau")
    annals = [
        Chronicled(version, done.player, _write(done.deed), done.at, tuple(map(_write, done.events)), done.rules)
        for version, done in enumerate(parcel.deeds, 1)
    ]
    saved = _saved(len(annals), parcel.rules, parcel.game, parcel.state, parcel.founded)
    return Evidence(saved, parcel.name, annals, 1, content=_write(parcel.content) or None)


def _saved(
    version: int,
    rules: int,
    game: str,
    state: dict[str, Any] | None,
    founded: dict[str, Any] | None,
    *,
    campaign: int = 0,
) -> Saved:
    return Saved(
        id=campaign,
        guild_id=0,
        channel_id=0,
        version=version,
        rules=rules,
        state=_write(state),
        archived=False,
        game=game,
        founded=_write(founded) or None,
    )


def _write(form: dict[str, Any] | None) -> str:
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")) if form is not None else ""
