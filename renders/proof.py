"""Proofs: where a drawing put its words, signs and plates, so that somebody can check that all can be read."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Literal

from PIL import Image

Area = tuple[float, float, float, float]
Kind = Literal["words", "sign", "sprite", "plate"]


@dataclass(frozen=True)
class Mark:
    """One thing that was put on a picture: its kind, where its ink lies, and for words how large they are."""

    picture: Image.Image
    kind: Kind
    area: Area
    words: str = ""
    letters: int = 0


_open: ContextVar[list[Mark] | None] = ContextVar("proof", default=None)


@contextmanager
def proof() -> Iterator[list[Mark]]:
    """Everything that is drawn meanwhile, in order."""
    marks: list[Mark] = []
    token = _open.set(marks)
    try:
        yield marks
    finally:
        _open.reset(token)


def wanted() -> bool:
    """Whether anybody is taking a proof."""
    return _open.get() is not None


def note(picture: Image.Image, kind: Kind, area: Area, words: str = "", letters: int = 0) -> None:
    """Put a mark down if anybody is taking a proof."""
    marks = _open.get()
    if marks is not None:
        marks.append(Mark(picture, kind, area, words, letters))
