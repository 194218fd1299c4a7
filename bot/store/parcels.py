"""Parcels: what happened on a page of the annals that is long over, in a fraction of the room.

A parcel holds a line of JSON for each deed in which something happened: its version, then the events as they were
written. It reads back letter by letter. Beside it stands which long numbers it holds, so that a person is found
without opening it.
"""

import json
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.store.records import Renaming

NUMBER = re.compile(r"\d{13,}", re.ASCII)
"""As long as any that stands for a person."""


class Parcel(NamedTuple):
    """Events, packed, and the long numbers they hold."""

    packed: bytes
    holds: str


def pack_events(told: Mapping[int, Sequence[str]]) -> Parcel:
    """A parcel of what happened, by version."""
    return _parcel("\n".join(json.dumps([version, *events]) for version, events in sorted(told.items())))


def unpack_events(packed: bytes) -> Iterator[tuple[int, list[str]]]:
    """What a parcel holds: each version in which something happened, in order, with its events."""
    for line in _text(packed).splitlines():
        version, *events = json.loads(line)
        yield version, events


def last_version(packed: bytes, begins: str) -> int:
    """The last version in a parcel with an event that begins so; 0 if there is none."""
    told = reversed(list(unpack_events(packed)))
    return next((seq for seq, events in told if any(event.startswith(begins) for event in events)), 0)


def with_renamed(packed: bytes, renaming: Renaming) -> Parcel:
    """The same parcel with another number in the place of somebody's."""
    return _parcel(renaming(_text(packed)))


def _text(packed: bytes) -> str:
    return zlib.decompress(packed).decode("ascii")


def _parcel(text: str) -> Parcel:
    return Parcel(zlib.compress(text.encode("ascii"), 9), " ".join(sorted(set(NUMBER.findall(text)))))
