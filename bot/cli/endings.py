"""How a command ends: quietly, or with one sentence on standard error and an exit code."""

import asyncio
import os
import signal
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

import typer

WRONG_SETTINGS = 2
NOT_OPENED = 2
"""The exit code where a database can't be used."""
SECONDS_TO_CLOSE = 15.0
"""After this long we leave whatever hangs. Nothing is lost: what was saved is saved."""


def give_up(sentence: str, code: int = 1) -> NoReturn:
    """One sentence, no traceback."""
    typer.echo(f"flambeau: {sentence}", err=True)
    raise typer.Exit(code)


@contextmanager
def one_sentence(*expected: type[Exception], code: int = 1) -> Iterator[None]:
    """Errors a person can do something about are told in one sentence."""
    try:
        yield
    except expected as error:
        give_up(str(error), code)


def leave_in_time() -> None:
    """End the process after a while, whatever it waits for: a loop that stands still, or a thread at its end."""
    watch = threading.Timer(SECONDS_TO_CLOSE, os._exit, (1,))
    watch.daemon = True
    watch.start()


def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run until it is done, or until Ctrl-C or a SIGTERM asks it to end; both end it cleanly."""

    async def stoppable() -> None:
        this = asyncio.current_task()
        assert this is not None
        loop = asyncio.get_running_loop()

        def stop() -> None:
            # Asked twice (an impatient hand, or make passing on what the terminal sent too), end only once:
            # a second cancellation would interrupt the closing.
            if not this.cancelling():
                leave_in_time()
                this.cancel()

        with suppress(NotImplementedError):  # Windows has no signal handlers for loops
            loop.add_signal_handler(signal.SIGTERM, stop)
            loop.add_signal_handler(signal.SIGINT, stop)
        with suppress(asyncio.CancelledError):
            await work

    with suppress(KeyboardInterrupt):
        asyncio.run(stoppable())
