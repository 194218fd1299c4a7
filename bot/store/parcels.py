"""Parcels: what happened in a page of the annals that is long over, in a fraction of the room.

A parcel holds a line of JSON for each deed in which something happened: its version, then the events as they were
written. It reads back letter by letter, and a number that stands in an event stands in the parcel's text too.
"""

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence

from bot.store.records import Renaming


def pack_events(told: Mapping[int, Sequence[str]]) -> bytes:
    """A parcel of what happened, by version."""
    return _packed("\n".join(json.dumps([version, *events]) for version, events in sorted(told.items())))


def unpack_events(parcel: bytes) -> Iterator[tuple[int, list[str]]]:
    """What a parcel holds: each version in which something happened, in order, with its events."""
    for line in text_of(parcel).splitlines():
        version, *events = json.loads(line)
        yield version, events


def text_of(parcel: bytes) -> str:
    """All that stands in a parcel, to be searched for numbers."""
    return zlib.decompress(parcel).decode("ascii")


def with_renamed(parcel: bytes, renaming: Renaming) -> bytes:
    """The same parcel with another number in the place of somebody's."""
    return _packed(renaming(text_of(parcel)))


def _packed(text: str) -> bytes:
    return zlib.compress(text.encode("ascii"), 9)
