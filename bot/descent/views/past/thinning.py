"""Moments of a moving picture: of too many, some are left out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from renders.descent.chronicle import FrameView, MomentView

M = TypeVar("M", FrameView, MomentView)


def thinned(moments: Sequence[M], most: int) -> tuple[M, ...]:
    """No more moments than allowed, evenly chosen; each lasts for those that are left out before it."""
    if len(moments) <= most:
        return tuple(moments)
    kept: list[M] = []
    waiting = 0
    for place, moment in enumerate(moments, start=1):
        waiting += moment.milliseconds
        if place * most // len(moments) > len(kept):
            kept.append(replace(moment, milliseconds=waiting))
            waiting = 0
    return tuple(kept)
