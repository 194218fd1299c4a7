"""The gate: a file from outside is looked through in a process of its own before it reaches the table.

One file at a time, with limits on time and memory (`bot/saves/gatekeeper.py`). Whatever is in it, the bot plays on.
"""

import asyncio
import json
import logging
import os
import subprocess
import sys
from dataclasses import dataclass
from threading import Timer
from typing import Any, NamedTuple

from bot import paths
from bot.games import GAMES
from bot.kernel.refused import Refused, demand
from bot.store.export import check_packed
from bot.store.store import Chronicled

log = logging.getLogger(__name__)

GATEKEEPER = "bot.saves.gatekeeper"
TO_START = 20.0
"""Seconds until the gatekeeper must be ready."""
TO_READ = 1.8
"""Seconds of work that a player's file may take. A thousand deeds take half a second."""
TO_READ_FOR_MANAGERS = 15.0
"""Whoever manages the server may bring in what takes longer: nobody but the next file waits for it."""
TO_WAIT = 10.0
"""Seconds more until it is given up, where the machine has other things to do."""
MOST_WAITING = 3
"""Files at the gate; whoever comes then is asked to come back."""
KNOWN_TO_IT = ("PATH", "PYTHONPATH", "PYTHONHOME", "LANG", "LC_ALL", "TZ", "TZDIR", "SYSTEMROOT", "VIRTUAL_ENV")
"""All it gets of our environment: no token, no settings."""


@dataclass(frozen=True)
class Admitted:
    """A campaign that was let in, as the store keeps it."""

    name: str
    game: str
    rules: int
    state: str
    founded: str | None
    contents: dict[str, str]
    annals: list[Chronicled]


class Gate:
    """Lets campaigns from files in, one after the other."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._under_way: subprocess.Popen[bytes] | None = None

    async def admit(self, content: bytes, player: int, *, manager: bool, secret: bytes) -> Admitted:
        """The campaign in a file, or a refusal. `secret` is what this installation signs its files with."""
        check_packed(content)
        demand(self._waiting < MOST_WAITING, "gate_busy")
        self._waiting += 1
        seconds = TO_READ_FOR_MANAGERS if manager else TO_READ
        told = {
            "games": GAMES,
            "data": str(paths.DATA),
            "player": player,
            "manager": manager,
            "secret": secret.hex(),
            "seconds": seconds,
        }
        try:
            async with self._turn:
                return await asyncio.to_thread(self._look_through, told, content, seconds + TO_WAIT)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Whatever is being read is read no farther."""
        if self._under_way is not None:
            self._under_way.kill()

    def _look_through(self, told: dict[str, Any], content: bytes, seconds: float) -> Admitted:
        environment = {name: os.environ[name] for name in KNOWN_TO_IT if name in os.environ}
        with subprocess.Popen(
            [sys.executable, "-m", GATEKEEPER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=paths.ROOT,
            env=environment,
        ) as process:
            self._under_way = process
            try:
                return _answered(_ask(process, json.dumps(told).encode() + b"\n", content, seconds))
            finally:
                process.kill()
                self._under_way = None


def _ask(process: "subprocess.Popen[bytes]", told: bytes, content: bytes, seconds: float) -> bytes:
    """What the gatekeeper answers; nothing if it did not in time."""
    assert process.stdin is not None
    assert process.stdout is not None
    late = Timer(TO_START, process.kill)
    late.start()
    try:
        process.stdin.write(told)
        process.stdin.flush()
        ready = process.stdout.readline()
    except OSError:
        ready = b""
    finally:
        late.cancel()
    if ready != b"ready\n":
        raise RuntimeError("the gatekeeper did not start")
    try:
        return process.communicate(content, timeout=seconds)[0]
    except (subprocess.TimeoutExpired, OSError):
        return b""


def _answered(answer: bytes) -> Admitted:
    lines = answer.splitlines()
    if not lines:
        log.warning("a file took the gatekeeper too long, or too much memory")
        raise Refused("file_takes_too_long")
    first = json.loads(lines[0])
    if "refused" in first:
        if "fault" in first:
            log.error("the gatekeeper stumbled over a file: %s", first["fault"])
        no = _No(first["refused"], first["facts"])
        raise Refused(no.code, **no.facts)
    annals = [_chronicled(json.loads(line)) for line in lines[1:]]
    return Admitted(annals=annals, **first)


class _No(NamedTuple):
    """A refusal that was passed on to us."""

    code: str
    facts: dict[str, Any]


def _chronicled(form: dict[str, Any]) -> Chronicled:
    return Chronicled(**{**form, "events": tuple(form["events"])})
