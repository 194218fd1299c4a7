"""Processes that draw: each works for one thread of ours, which has nothing to do but wait for it."""

import logging
import os
import pickle
import signal
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock, Thread
from traceback import format_exc
from typing import Any, TypeVar

log = logging.getLogger(__name__)

Result = TypeVar("Result")

FRESH = get_context("spawn")
"""A new Python for each: a copy of ours would have our locks, but not the threads that let go of them."""


class WorkerLost(Exception):
    """Nobody is there to do it: the process died over it, and so did the one that took its place."""


class Elsewhere(Exception):
    """Where something went wrong in the other process: the cause of what is raised here."""


class Worker:
    """Has functions called in a process of its own. One thread at a time may ask for that.

    The process begins when there is something to do. If it dies, because it was killed or there was no memory left,
    another takes its place and tries once more.
    """

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection[bytes, bytes] | None = None
        self._ended = False
        self._lock = Lock()
        """Held while the process changes: `end` may come from another thread at any time."""

    @property
    def pid(self) -> int | None:
        """The process that is there now, if there is one."""
        return self._process.pid if self._process is not None else None

    def call(self, function: Callable[..., Result], *args: object) -> Result:
        """What the function answers there, or what it raises. It is a function of a module, so it can travel."""
        order = pickle.dumps((function, args), pickle.HIGHEST_PROTOCOL)
        try:
            answer = self._asked(order)
        except (EOFError, OSError) as error:
            answer = self._asked_once_more(order, error)
        result: Result = _opened(answer)
        return result

    def end(self) -> None:
        """End the process for good, whatever it is at."""
        with self._lock:
            self._ended = True
            self._let_go()

    def _asked_once_more(self, order: bytes, trouble: Exception) -> bytes:
        if not self._ended:
            log.warning("a process that draws has died (%r); another takes its place", trouble)
        try:
            return self._asked(order)
        except (EOFError, OSError) as error:
            raise WorkerLost("two processes in a row died over it") from error

    def _asked(self, order: bytes) -> bytes:
        line = self._line or self._begun()
        try:
            line.send_bytes(order)
            return line.recv_bytes()
        except (EOFError, OSError):
            with self._lock:
                self._let_go()
            raise

    def _begun(self) -> "Connection[bytes, bytes]":
        with self._lock:
            if self._ended:
                raise WorkerLost("the studio is closed")
            ours, theirs = FRESH.Pipe()
            with theirs:  # only the process itself keeps its end, so the line is cut when it dies
                process = FRESH.Process(target=_serve, args=(theirs,), name="studio", daemon=True)
                process.start()
            self._process, self._line = process, ours
        return ours

    def _let_go(self) -> None:
        """End what is there. It has nothing to lose: pictures are its only work."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._line = None


# In the process

Failure = tuple[type[BaseException], tuple[Any, ...], dict[str, Any], str]
"""An exception in parts (some can't be packed whole, as they are made with other arguments), and where it was."""


def _serve(line: "Connection[bytes, bytes]") -> None:
    """Do as asked until nobody can ask any more. Ctrl-C is for the bot alone, which still needs its pictures."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_bot, daemon=True).start()
    while True:
        try:
            order = line.recv_bytes()
        except EOFError:
            return
        line.send_bytes(_answered(order))


def _end_with_the_bot() -> None:
    """However the bot ends, nobody is left drawing for it."""
    bot = parent_process()
    if bot is not None:
        connection.wait([bot.sentinel])
        os._exit(0)


def _answered(order: bytes) -> bytes:
    try:
        function, args = pickle.loads(order)
        return _packed(function(*args), None)
    except Exception as error:
        place = format_exc()
        try:
            return _packed(None, (type(error), error.args, error.__dict__, place))
        except Exception:
            return _packed(None, (RuntimeError, (repr(error),), {}, place))


def _packed(result: object, failure: Failure | None) -> bytes:
    return pickle.dumps((result, failure), pickle.HIGHEST_PROTOCOL)


def _opened(answer: bytes) -> Any:
    result, failure = pickle.loads(answer)
    if failure is None:
        return result
    kind, args, state, place = failure
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    raise error from Elsewhere(place)
