"""A campaign as a file: its state, every deed and what happened, to keep or to bring to another channel.

The file is JSON, compressed. Whoever hands one in may have made it up: it is taken apart with a limit on its
size and a check of its shape, and a file that is not right is refused before anything is written.
"""

import gzip
import hmac
import io
import json
import zlib
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from bot.kernel.bounds import LARGEST_ID, MOST_THINGS, check_form
from bot.kernel.refused import Refused, demand
from bot.store.records import FIRST_GAME, Chronicled, Saved

FORMAT = 3
"""1: without the rules of each deed, the campaign as it was founded and the content of its quest. 2: unsigned."""
GZIP = b"\x1f\x8b"
"""How such a file begins."""
MEGABYTE = 1024 * 1024
MOST_PACKED = 8 * MEGABYTE
"""What may be handed in: less than the smallest upload Discord allows."""
MOST_UNPACKED = 32 * MEGABYTE
MOST_DEEDS = 20_000
"""A campaign of two acts has a thousand."""
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
    events: list[dict[str, Any]] = Field(max_length=MOST_THINGS)


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
    deeds: list[KeptDeed] = Field(max_length=MOST_DEEDS)
    """In order: the first led to version 1."""
    signature: str | None = Field(default=None, max_length=64)
    """Of the installation that wrote it: it knows its own files again."""

    def signed_by(self, secret: bytes) -> str:
        """The signature of an installation under all the rest."""
        return hmac.new(secret, self.model_dump_json(exclude={"signature"}).encode(), "sha256").hexdigest()

    def is_signed_by(self, secret: bytes) -> bool:
        """Whether an installation has written just this."""
        return self.signature is not None and hmac.compare_digest(self.signature, self.signed_by(secret))


def pack(
    saved: Saved, name: str, annals: Sequence[Chronicled], content: str | None = None, *, secret: bytes
) -> bytes:
    """A campaign as a file, signed."""
    demand(len(annals) <= MOST_DEEDS, "file_too_large", most=MOST_PACKED // MEGABYTE)
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
    parcel = parcel.model_copy(update={"signature": parcel.signed_by(secret)})
    # Without the time of day the same campaign makes the same file.
    return gzip.compress(parcel.model_dump_json().encode(), mtime=0)


def check_packed(content: bytes) -> None:
    """Refuse what is no file of ours at first sight."""
    demand(len(content) <= MOST_PACKED, "file_too_large", most=MOST_PACKED // MEGABYTE)
    demand(content.startswith(GZIP), "not_a_campaign_file")


def unpack(content: bytes, may_read: Callable[[int | None], bool] = lambda owner: True) -> Parcel:
    """A file that was handed in, or a refusal. `may_read` says whether it is read any farther, by its owner."""
    check_packed(content)
    try:
        return _read(_unpacked(content), may_read)
    except (ValueError, RecursionError, OSError, EOFError, zlib.error):
        # A ValidationError is a ValueError too. What is wrong with a made-up file helps nobody.
        raise Refused("not_a_campaign_file") from None


def _unpacked(content: bytes) -> bytes:
    """The text in the file, read only as far as is allowed: a small file may hide a huge one."""
    with gzip.open(io.BytesIO(content)) as file:
        text = file.read(MOST_UNPACKED + 1)
    demand(len(text) <= MOST_UNPACKED, "file_too_large", most=MOST_PACKED // MEGABYTE)
    return text


def _read(text: bytes, may_read: Callable[[int | None], bool]) -> Parcel:
    found = json.loads(text, parse_constant=_no_number)
    if isinstance(found, dict) and isinstance(found.get("flambeau"), int):
        demand(found["flambeau"] <= FORMAT, "file_of_newer_rules")
        demand(may_read(_owner(found)), "not_the_owner")
    check_form(found)
    parcel = Parcel.model_validate(found)
    for done in parcel.deeds:
        datetime.fromisoformat(done.at)
    return parcel


def _owner(found: dict[str, Any]) -> int | None:
    """Whose campaign it says it is, where that could be somebody."""
    state = found.get("state")
    owner = state.get("owner") if isinstance(state, dict) else None
    return owner if isinstance(owner, int) and 0 < owner < LARGEST_ID else None


def _no_number(written: str) -> None:
    """Python reads NaN and Infinity, which are no JSON."""
    raise ValueError(f"{written} is no number")
