"""The gate: a file from outside is looked through in a process of its own before it reaches the table.

One file at a time, with limits on time and memory (`bot/saves/gatekeeper.py`). Whatever is in it, the bot plays on.
"""

import asyncio
import atexit
import base64
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock, Timer
from typing import Any, NamedTuple

from bot import paths
from bot.games import GAMES
from bot.kernel.refused import Refused, demand
from bot.store.export import check_packed
from bot.store.records import Chronicled

log = logging.getLogger(__name__)

MODULE = "bot.saves.gatekeeper"
TO_START = 20.0
"""Seconds until the gatekeeper must be ready."""
TO_READ = 1.8
"""Seconds of work that a player's file may take. A thousand deeds take 0.8; a campaign of two acts has so many."""
TO_READ_FOR_MANAGERS = 15.0
"""Whoever manages the server may bring in all that a file can hold (`MOST_DEEDS`); only the next file waits."""
TO_WAIT = 10.0
"""Seconds more until it is given up, where the machine has other things to do."""
MOST_WAITING = 3
"""Files at the gate; whoever comes then is asked to come back."""
IDLE = 60.0
"""Seconds without a file after which it ends."""
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

    async def admit(self, content: bytes, player: int, *, manager: bool, secret: bytes) -> Admitted:
        """The campaign in a file, or a refusal. `secret` is what this installation signs its files with."""
        check_packed(content)
        demand(self._waiting < MOST_WAITING, "gate_busy")
        self._waiting += 1
        asked = {
            "player": player,
            "manager": manager,
            "secret": secret.hex(),
            "seconds": TO_READ_FOR_MANAGERS if manager else TO_READ,
            "length": len(content),
        }
        try:
            async with self._turn:
                return await asyncio.to_thread(_admitted, asked, content)
        finally:
            self._waiting -= 1


def _admitted(asked: dict[str, Any], content: bytes) -> Admitted:
    return _answered(GATEKEEPER.ask(asked, content))


class Gatekeeper:
    """The process beside ours that reads files; there is at most one, and only while it is needed."""

    def __init__(self) -> None:
        self._asking = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._knows: dict[str, Any] = {}
        self._idle: Timer | None = None
        self.packs: Callable[[], Mapping[str, bytes]] = dict
        """Asked for the packs that campaigns in files may speak of."""

    def ask(self, asked: dict[str, Any], content: bytes) -> bytes:
        """What it answers for a file; nothing if that took too long."""
        with self._asking:
            process = self._ready()
            late = Timer(asked["seconds"] + TO_WAIT, _kill, [process])
            late.start()
            try:
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(json.dumps(asked).encode() + b"\n" + content)
                process.stdin.flush()
                return process.stdout.read(int(process.stdout.readline()))
            except (OSError, ValueError):
                self.dismiss()
                return b""
            finally:
                late.cancel()
                self._end_when_idle()

    def dismiss(self) -> None:
        """It is needed no more; whatever it is reading is read no farther. The next file gets another one."""
        process, self._process = self._process, None
        if self._idle is not None:
            self._idle.cancel()
        if process is not None:
            _kill(process)
            process.communicate()

    def _ready(self) -> "subprocess.Popen[bytes]":
        packs = {edition: base64.b64encode(content).decode() for edition, content in self.packs().items()}
        knows = {"games": dict(GAMES), "data": str(paths.DATA), "packs": packs}
        if self._process is not None and (self._knows != knows or self._process.poll() is not None):
            self.dismiss()
        if self._process is None:
            self._process, self._knows = _started(knows), knows
        if self._idle is not None:
            self._idle.cancel()
        return self._process

    def _end_when_idle(self) -> None:
        self._idle = Timer(IDLE, self._end_idle)
        self._idle.daemon = True
        self._idle.start()

    def _end_idle(self) -> None:
        with self._asking:
            self.dismiss()


def _started(knows: dict[str, Any]) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(
        [sys.executable, "-m", MODULE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=paths.ROOT,
        env={name: os.environ[name] for name in KNOWN_TO_IT if name in os.environ},
        start_new_session=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    late = Timer(TO_START, _kill, [process])
    late.start()
    try:
        process.stdin.write(json.dumps(knows).encode() + b"\n")
        process.stdin.flush()
        ready = process.stdout.readline()
    except OSError:
        ready = b""
    finally:
        late.cancel()
    if ready != b"ready\n":
        _kill(process)
        process.communicate()
        raise RuntimeError("the gatekeeper did not start")
    return process


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """It and the child that is reading."""
    if process.poll() is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


GATEKEEPER = Gatekeeper()
atexit.register(GATEKEEPER.dismiss)


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
