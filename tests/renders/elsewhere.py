"""Small drawings that tell where they are drawn, or that go wrong there; processes find them by name."""

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from renders.drawing import Animation


@dataclass(frozen=True)
class Words:
    alt: str = "words"


class Unwilling(Exception):
    """Made with other arguments than it keeps, as refusals are."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def sketch(shows: str, make: Callable[[], Words] = Words) -> Animation:
    """A picture that is the number of the process that drew it."""
    return Animation("sketch", shows, make, who, patient=False)


def who(_: Words, __: str) -> bytes:
    return str(os.getpid()).encode()


def note(folder: Path) -> Words:
    """Leave a file with the number of this process."""
    (folder / str(os.getpid())).touch()
    return Words()


def die(folder: Path, times: int) -> Words:
    """Die as often as told, as if by lack of memory; notes say how often that was."""
    if len(list(folder.iterdir())) < times:
        note(folder)
        os.kill(os.getpid(), signal.SIGKILL)
    return Words()


def hang(folder: Path) -> Words:
    """Never come to an end."""
    note(folder)
    while True:
        signal.pause()


def refuse() -> Words:
    raise Unwilling("nothing_there", much=3)


def dying(shows: str, folder: Path, times: int) -> Animation:
    return sketch(shows, partial(die, folder, times))


def hanging(folder: Path) -> Animation:
    return sketch("for ever", partial(hang, folder))
