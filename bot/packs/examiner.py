"""Has a pack looked through by a process beside ours: whatever is in it, the bot plays on."""

import asyncio
import base64
import json
import logging
import os
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from bot import paths
from bot.games import GAMES
from bot.kernel.refused import Refused, demand
from bot.packs.archive import MOST_PACKED
from bot.packs.card import Card
from bot.words.language import Language

log = logging.getLogger(__name__)

MODULE = "bot.packs.examining"
TO_EXAMINE = 30.0
"""Seconds of work that a pack may take in all; the largest takes a third of that."""
TO_TRY = 6.0
"""Of these, seconds in which automatic players try it out."""
TO_WAIT = 60.0
"""Seconds more until it is given up, where the machine has other things to do."""
MOST_WAITING = 3
ZIP = b"PK\x03\x04"
"""How a pack begins: nobody starts a process for anything else."""
KNOWN_TO_IT = ("PATH", "PYTHONPATH", "PYTHONHOME", "LANG", "LC_ALL", "TZ", "TZDIR", "SYSTEMROOT", "VIRTUAL_ENV")
"""All it gets of our environment: no token, no settings."""


@dataclass(frozen=True)
class Tried:
    """How often automatic players won a quest."""

    titles: dict[Language, str]
    won: int
    games: int


@dataclass(frozen=True)
class Preview:
    """What is known of a pack before it is added."""

    card: Card
    edition: str
    mistakes: list[str]
    holds: dict[str, int]
    cover: bytes | None = None
    tried: list[Tried] = field(default_factory=list)


class Examiner:
    """Looks packs through, one after the other."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def examine(self, content: bytes) -> Preview:
        """What is in a file, or a refusal."""
        demand(self._waiting < MOST_WAITING, "gate_busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(examined, content)
        finally:
            self._waiting -= 1


def examined(content: bytes, *, seconds: float = TO_EXAMINE) -> Preview:
    """What is in a file, or a refusal. It is read by a process of its own."""
    demand(len(content) <= MOST_PACKED, "pack_too_large", most=MOST_PACKED // 1024)
    demand(content.startswith(ZIP), "pack_no_zip")
    asked = {
        "games": dict(GAMES),
        "data": str(paths.DATA),
        "seconds": seconds,
        "trying": TO_TRY,
        "length": len(content),
    }
    lines = [
        json.loads(line) for line in _answer(json.dumps(asked).encode() + b"\n" + content, seconds).splitlines()
    ]
    return _preview(lines)


def _answer(question: bytes, seconds: float) -> bytes:
    process = subprocess.Popen(
        [sys.executable, "-m", MODULE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=paths.ROOT,
        env={name: os.environ[name] for name in KNOWN_TO_IT if name in os.environ},
        start_new_session=True,
    )
    try:
        told, _ = process.communicate(question, timeout=seconds + TO_WAIT)
    except subprocess.TimeoutExpired:
        told = b""
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
    return told.rpartition(b"\n")[0]


def _preview(lines: list[dict[str, Any]]) -> Preview:
    if not lines or (lines[-1].keys().isdisjoint(("end", "refused"))):
        log.warning("a pack took too long to look through, or too much memory")
        raise Refused("pack_takes_too_long")
    first = lines[0]
    if "refused" in first:
        no = first["refused"], first["facts"]
        raise Refused(no[0], **no[1])
    covers = [base64.b64decode(line["cover"]) for line in lines if "cover" in line]
    won = Counter(line["tried"] for line in lines if line.get("won"))
    games = Counter(line["tried"] for line in lines if "tried" in line)
    return Preview(
        card=Card.model_validate(first["card"]),
        edition=first["edition"],
        mistakes=first["mistakes"],
        holds=first["holds"],
        cover=covers[0] if covers else None,
        tried=[Tried(first["titles"][quest], won[quest], number) for quest, number in games.items()],
    )
