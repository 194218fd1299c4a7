"""How a command ends: quietly, or with one sentence on standard error and an exit code."""

import asyncio
import signal
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

import typer

WRONG_SETTINGS = 2


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


def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run until it is done, or until Ctrl-C or a SIGTERM asks it to end; both end it cleanly."""

    async def stoppable() -> None:
        this = asyncio.current_task()
        assert this is not None
        with suppress(NotImplementedError):  # Windows has no signal handlers for loops
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)
        with suppress(asyncio.CancelledError):
            await work

    with suppress(KeyboardInterrupt):
        asyncio.run(stoppable())
