"""By which version of its game's rules a deed is carried out: today's, except where an old log is played again.

Rules change: a question that could change nothing is no longer asked, a card is put right. Whoever plays has the
rules of today at once, also in the middle of a quest. A log that was written before still has to lead where it led
then, so it is played deed by deed by the rules of its time. Where that makes a difference, the rules ask `since`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_PLAYED_BY: ContextVar[int | None] = ContextVar("played_by", default=None)


@contextmanager
def by_the_rules_of(version: int) -> Iterator[None]:
    """Carry out a deed of an old log as it was carried out under these rules."""
    before = _PLAYED_BY.set(version)
    try:
        yield
    finally:
        _PLAYED_BY.reset(before)


def since(version: int) -> bool:
    """Whether what came with this version of the rules holds for the deed that is being carried out."""
    played_by = _PLAYED_BY.get()
    return played_by is None or played_by >= version
