"""Reading proof: whether a drawing cuts words, lets things collide, or writes too small for a phone."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from itertools import combinations
from typing import Any

from PIL import Image

from renders import theme
from renders.fonts import SUBSTITUTES
from renders.proof import Area, Mark, proof

# Ink may come this close to other ink before it counts as touching, in pixels.
SLACK = 3
# Dice and faces have a shadow and a margin: only their inner part is solid.
SPRITE_MARGIN = 0.08
NOT_WRITTEN = ("alt", "icon", "cost_icon", "initials", "kind", "colour", "tone", "conditions", "empty")
DICE = ("dice", "attack", "defence")
"""Parts of views that are not words, are told beside the picture, or only where there is nothing else to tell."""

_SIGN = re.compile(r"\{[a-z]+\}|\s")


def slips(draw: Callable[[Any], Image.Image], view: Any, besides: tuple[str, ...] = ()) -> list[str]:
    """What is wrong with the drawing of a view, each as a sentence; `besides` are parts it shows without words."""
    with proof() as marks:
        picture = draw(view)
    told = _words_of(view, (*NOT_WRITTEN, *DICE, *besides))
    found = [*_missing(marks, told), *_outside(marks), *_colliding(marks), *_across_plates(marks)]
    return [*found, *_small(marks, picture)]


def _missing(marks: list[Mark], told: Iterable[str]) -> Iterator[str]:
    """Every word of the view stands in the picture, whole."""
    written = _bare("".join(mark.words for mark in marks if mark.kind == "words"))
    for words in told:
        if _bare(words) not in written:
            yield f"not written whole: {words}"


def _bare(words: str) -> str:
    return _SIGN.sub("", words.translate(SUBSTITUTES)).replace("—", "")


def _words_of(view: Any, besides: tuple[str, ...]) -> Iterator[str]:
    if isinstance(view, str):
        yield view
    elif isinstance(view, tuple):
        for part in view:
            yield from _words_of(part, besides)
    elif is_dataclass(view):
        for part in fields(view):
            if part.name not in besides:
                yield from _words_of(getattr(view, part.name), besides)


def _outside(marks: list[Mark]) -> Iterator[str]:
    for mark in marks:
        left, top, right, bottom = mark.area
        if left < 0 or top < 0 or right > mark.picture.width or bottom > mark.picture.height:
            yield f"beyond the border: {_said(mark)}"


def _colliding(marks: list[Mark]) -> Iterator[str]:
    """No two pieces of writing, signs or dice lie on each other."""
    for group in _by_picture(mark for mark in marks if mark.kind != "plate"):
        for first, second in combinations(group, 2):
            if _overlap(_solid(first), _solid(second)):
                yield f"{_said(first)} lies on {_said(second)}"


def _across_plates(marks: list[Mark]) -> Iterator[str]:
    """Words lie wholly on a plate or wholly beside it."""
    for group in _by_picture(marks):
        plates = [mark for mark in group if mark.kind == "plate"]
        for mark in group:
            for plate in plates if mark.kind == "words" else ():
                if _overlap(mark.area, plate.area) and not _within(mark.area, plate.area):
                    yield f"runs over the edge of its plate: {_said(mark)}"


def _small(marks: list[Mark], picture: Image.Image) -> Iterator[str]:
    """On a phone every letter is large enough."""
    scale = theme.PHONE_WIDTH / picture.width
    for mark in marks:
        if mark.kind == "words" and mark.letters * scale < theme.SMALLEST_LETTERS:
            yield f"only {mark.letters * scale:.1f} pixels on a phone: {_said(mark)}"


def _by_picture(marks: Iterable[Mark]) -> Iterable[list[Mark]]:
    groups: dict[int, list[Mark]] = {}
    for mark in marks:
        groups.setdefault(id(mark.picture), []).append(mark)
    return groups.values()


def _solid(mark: Mark) -> Area:
    left, top, right, bottom = mark.area
    margin = (right - left) * SPRITE_MARGIN if mark.kind in ("sprite", "sign") else 0
    return left + margin, top + margin, right - margin, bottom - margin


def _overlap(first: Area, second: Area) -> bool:
    return (
        min(first[2], second[2]) - max(first[0], second[0]) > SLACK
        and min(first[3], second[3]) - max(first[1], second[1]) > SLACK
    )


def _within(inner: Area, outer: Area) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def _said(mark: Mark) -> str:
    return f"“{mark.words}”" if mark.words else f"a {mark.kind} at {mark.area}"
