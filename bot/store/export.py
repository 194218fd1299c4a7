"""A campaign as a file: its state, every deed and what happened, to keep or to bring to another channel.

The file is JSON, compressed. Whoever hands one in may have made it up: it is taken apart with a limit on its
size and a check of its shape, and a file that is not right is refused before anything is written.
"""

import gzip
import io
import json
import zlib
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from bot.kernel.refused import Refused, demand
from bot.store.store import FIRST_GAME, Chronicled, Saved

FORMAT = 2
"""1: without the rules of each deed, the campaign as it was founded and the content of its quest."""
MEGABYTE = 1024 * 1024
MOST_PACKED = 8 * MEGABYTE
"""What may be handed in: less than the smallest upload Discord allows."""
MOST_UNPACKED = 64 * MEGABYTE
LONGEST_NAME = 60
Snowflake = Annotated[int, Field(ge=0, lt=2**63)]


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class KeptDeed(_Shape):
    """A deed, who did it when, and what happened in it."""

    player: Snowflake
    at: str = Field(max_length=40)
    rules: int = 1
    """The version of the rules by which it was done."""
    deed: dict[str, Any]
    events: list[dict[str, Any]]


class Parcel(_Shape):
    """All that is kept of one campaign."""

    flambeau: int
    """The form of this file."""
    rules: int
    """The version of the rules by which it was played last."""
    game: str = Field(default=FIRST_GAME, max_length=40)
    name: str = Field(min_length=1, max_length=LONGEST_NAME)
    state: dict[str, Any]
    founded: dict[str, Any] | None = None
    """The campaign before its first deed, if that is known."""
    content: dict[str, Any] | None = None
    """What the quest under way began with."""
    deeds: list[KeptDeed]
    """In order: the first led to version 1."""


def pack(saved: Saved, name: str, annals: Sequence[Chronicled], content: str | None = None) -> bytes:
    """A campaign as a file."""
    parcel = Parcel(
        flambeau=FORMAT,
        rules=saved.rules,
        game=saved.game,
        name=name[:LONGEST_NAME],
        state=json.loads(saved.state),
        founded=json.loads(saved.founded) if saved.founded is not None else None,
        content=json.loads(content) if content is not None else None,
        deeds=[
            KeptDeed(
                player=done.player,
                at=done.at,
                rules=done.rules,
                deed=json.loads(done.deed),
                events=[json.loads(event) for event in done.events],
            )
            for done in annals
        ],
    )
    # Without the time of day the same campaign makes the same file.
    return gzip.compress(parcel.model_dump_json().encode(), mtime=0)


def unpack(content: bytes) -> Parcel:
    """A file that was handed in, or a refusal."""
    demand(len(content) <= MOST_PACKED, "file_too_large", most=MOST_PACKED // MEGABYTE)
    try:
        parcel = _read(_unpacked(content))
    except (ValueError, RecursionError, OSError, EOFError, zlib.error):
        # A ValidationError is a ValueError too. What is wrong with a made-up file helps nobody.
        raise Refused("not_a_campaign_file") from None
    return parcel


def _unpacked(content: bytes) -> bytes:
    """The text in the file, read only as far as is allowed: a small file may hide a huge one."""
    with gzip.open(io.BytesIO(content)) as file:
        text = file.read(MOST_UNPACKED + 1)
    demand(len(text) <= MOST_UNPACKED, "file_too_large", most=MOST_PACKED // MEGABYTE)
    return text


def _read(text: bytes) -> Parcel:
    found = json.loads(text)
    if isinstance(found, dict) and isinstance(found.get("flambeau"), int):
        demand(found["flambeau"] <= FORMAT, "file_of_newer_rules")
    parcel = Parcel.model_validate(found)
    for done in parcel.deeds:
        datetime.fromisoformat(done.at)
    return parcel
