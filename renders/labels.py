"""Where the names on a map go: beside their places, and never one upon the other."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

import numpy as np


class Rect(NamedTuple):
    """A rectangle of pixels."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Rect") -> bool:
        """Whether the two share any room."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def overlap(self, other: "Rect") -> float:
        """The room they share, in pixels."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, wide) * max(0.0, high)

    def gap(self, other: "Rect") -> float:
        """How far apart they are; nothing if they touch."""
        wide = max(self.left - other.right, other.left - self.right, 0.0)
        high = max(self.top - other.bottom, other.top - self.bottom, 0.0)
        return math.hypot(wide, high)

    def within(self, other: "Rect") -> bool:
        return (
            self.left >= other.left
            and self.top >= other.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )


class Wanted(NamedTuple):
    """A label for something that takes up a rectangle: its size, and another one it may have just as well."""

    about: Rect
    width: float
    height: float
    other: tuple[float, float] | None = None

    @property
    def sizes(self) -> list[tuple[float, float]]:
        return [(self.width, self.height), *([self.other] if self.other is not None else [])]


RINGS = (2, 9, 18, 30)
"""How far from its place a label may go, tried in turn."""
SHIFTS = (0.5, 0.25, 0.75, 0.0, 1.0, -0.2, 1.2)
"""Which part of a label lies over the middle of its place; beyond its ends it lies at a corner."""
SWEEPS = 12
"""How often the labels make room for each other."""
BLOCKED, CROWDED, MISTAKEN, AWAY, CROSSED = 40_000.0, 60.0, 9000.0, 40.0, 0.3
"""What speaks against a spot: that it lies on something, each pixel of that, that it is nearer to another place
than to its own, each pixel between the two, and each pixel of what is shunned."""
CLEARER = 6
"""So many pixels nearer to its own place than to any other a label must be."""
STRIDE = 9
"""How closely the page is searched for free room."""

Rects = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Weights = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


def place_labels(
    wanted: Sequence[Wanted], taken: Sequence[Rect], page: Rect, shunned: Sequence[Rect] = ()
) -> list[Rect]:
    """A rectangle for each label: beside its place, free of what is taken, and of what is shunned where it can be.

    Labels make room for each other. One that finds none beside its place goes to the nearest free spot.
    """
    table = Seating([_choices(wish, wanted, taken, page, shunned) for wish in wanted])
    table.settle(range(len(wanted)))
    table.push_through()
    table.settle(range(len(wanted)))
    table.push_through()
    return _freed(wanted, table.rects, taken, page)


class Choices(NamedTuple):
    """Where one label may go, and what speaks against each spot, whatever the other labels do."""

    rects: Rects
    weights: Weights


class Seating:
    """Which of its spots each label has."""

    def __init__(self, choices: Sequence[Choices]) -> None:
        self._choices = choices
        self._chosen = [int(each.weights.argmin()) for each in choices]

    @property
    def rects(self) -> list[Rect]:
        return [Rect(*(float(side) for side in each)) for each in self._now()]

    def settle(self, labels: Iterable[int]) -> None:
        """Each of some labels takes its best spot, until none wants another."""
        some = list(labels)
        for _ in range(SWEEPS):
            before = list(self._chosen)
            for number in some:
                self._chosen[number] = int(self._weighed(number).argmin())
            if self._chosen == before:
                return

    def push_through(self) -> None:
        """Labels that still lie on others try each of their spots; whoever is in the way there goes elsewhere."""
        for number in range(len(self._choices)):
            if self._weighed(number)[self._chosen[number]] < BLOCKED:
                continue
            best, kept = self._total(), list(self._chosen)
            for spot in np.flatnonzero(self._choices[number].weights < BLOCKED):
                before = list(self._chosen)
                self._chosen[number] = int(spot)
                crowd = np.flatnonzero(_overlaps(self._choices[number].rects[spot : spot + 1], self._now())[0])
                self.settle(int(other) for other in crowd if other != number)
                if self._total() < best:
                    best, kept = self._total(), list(self._chosen)
                self._chosen = before
            self._chosen = kept

    def _now(self) -> Rects:
        rects = [each.rects[spot] for each, spot in zip(self._choices, self._chosen, strict=True)]
        return np.array(rects).reshape(-1, 4)

    def _weighed(self, number: int) -> Weights:
        """What speaks against each spot of a label, as the others lie now."""
        others = np.delete(self._now(), number, axis=0)
        return self._choices[number].weights + _upon(self._choices[number].rects, others)

    def _total(self) -> float:
        return float(sum(self._weighed(number)[spot] for number, spot in enumerate(self._chosen)))


def _choices(
    wish: Wanted, wanted: Sequence[Wanted], taken: Sequence[Rect], page: Rect, shunned: Sequence[Rect]
) -> Choices:
    """All spots on the page beside a place; if none is on the page, the first of all."""
    spots = list(_spots(wish))
    inside = [spot for spot in spots if spot.within(page)] or spots[:1]
    others = [other.about for other in wanted if other.about != wish.about]
    own = np.array([spot.gap(wish.about) for spot in inside])
    nearest = np.array([min((spot.gap(other) for other in others), default=math.inf) for spot in inside])
    rects = _array(inside)
    crossed = _overlaps(rects, _array(shunned)).sum(axis=1)
    weights = _upon(rects, _array(taken)) + AWAY * own + CROSSED * crossed + np.arange(len(inside))
    return Choices(rects, weights + MISTAKEN * (nearest < own + CLEARER))


def _array(rects: Sequence[Rect]) -> Rects:
    return np.array([tuple(rect) for rect in rects], float).reshape(-1, 4)


def _overlaps(rects: Rects, others: Rects) -> Rects:
    """The room that each of some rectangles shares with each of others."""
    wide = np.minimum(rects[:, None, 2], others[None, :, 2]) - np.maximum(rects[:, None, 0], others[None, :, 0])
    high = np.minimum(rects[:, None, 3], others[None, :, 3]) - np.maximum(rects[:, None, 1], others[None, :, 1])
    shared: Rects = np.clip(wide, 0, None) * np.clip(high, 0, None)
    return shared


def _upon(rects: Rects, others: Rects) -> Weights:
    """What lying on others weighs, for each of some rectangles."""
    shared = _overlaps(rects, others).sum(axis=1)
    weights: Weights = np.where(shared > 0, BLOCKED + CROWDED * shared, 0.0)
    return weights


def _freed(wanted: Sequence[Wanted], chosen: Sequence[Rect], taken: Sequence[Rect], page: Rect) -> list[Rect]:
    """Labels that still lie on something go elsewhere, the widest first."""
    placed = list(chosen)
    for number in sorted(range(len(wanted)), key=lambda place: -wanted[place].width):
        full = [*taken, *(placed[other] for other in range(len(wanted)) if other != number)]
        if any(placed[number].meets(other) for other in full):
            placed[number] = _anywhere(wanted[number], full, page) or placed[number]
    return placed


def _anywhere(wish: Wanted, full: Sequence[Rect], page: Rect) -> Rect | None:
    """The free spot on the whole page that is nearest to the place: where places crowd, names move away."""
    free: list[tuple[float, Rect]] = []
    wide, high = wish.sizes[-1]
    for top in range(int(page.top), int(page.bottom - high), STRIDE):
        for left in range(int(page.left), int(page.right - wide), STRIDE):
            spot = Rect(left, top, left + wide, top + high)
            if not any(spot.meets(other) for other in full):
                free.append((spot.gap(wish.about), spot))
    return min(free, default=(0.0, None))[1]


def _spots(wish: Wanted) -> Iterator[Rect]:
    """Below, above, right and left of the place, each also shifted along it; nearer rings first."""
    left, top, right, bottom = wish.about
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    for ring, (wide, high) in product(RINGS, wish.sizes):
        for shift in SHIFTS:
            x, y = middle_x - wide * shift, middle_y - high * shift
            for corner in (
                (x, bottom + ring),
                (x, top - ring - high),
                (right + ring + 4, y),
                (left - ring - 4 - wide, y),
            ):
                yield Rect(*corner, corner[0] + wide, corner[1] + high)
