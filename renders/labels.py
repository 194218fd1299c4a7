"""Where the names on a map go: beside their places, and never one upon the other."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple


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

    def within(self, other: "Rect") -> bool:
        return (
            self.left >= other.left
            and self.top >= other.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )


class Wanted(NamedTuple):
    """A label of a size, for something that takes up a rectangle."""

    about: Rect
    width: float
    height: float


RINGS = (2, 14, 30, 52, 80, 112)
"""How far from its place a label may go, tried in turn."""
STRIDE = 9
"""How closely the page is searched for free room."""


def place_labels(
    wanted: Sequence[Wanted], taken: Sequence[Rect], page: Rect, shunned: Sequence[Rect] = ()
) -> list[Rect]:
    """A rectangle for each label: free of all that is taken, and of what is shunned where it can be."""
    full = list(taken)
    placed: dict[int, Rect] = {}
    # The widest have the least choice, so they choose first.
    for number in sorted(range(len(wanted)), key=lambda place: -wanted[place].width):
        label = _best(wanted[number], full, page, shunned)
        placed[number] = label
        full.append(label)
    return [placed[number] for number in range(len(wanted))]


def _best(wish: Wanted, full: Sequence[Rect], page: Rect, shunned: Sequence[Rect]) -> Rect:
    def cost(spot: Rect) -> tuple[float, float]:
        return sum(spot.overlap(other) for other in full), sum(spot.overlap(other) for other in shunned)

    best: tuple[tuple[float, float, int], Rect] | None = None
    for order, spot in enumerate(_spots(wish)):
        if not spot.within(page):
            continue
        weight = (*cost(spot), order)
        if best is None or weight < best[0]:
            best = (weight, spot)
    if best is None or best[0][0] > 0:
        return _anywhere(wish, full, page) or (best[1] if best is not None else next(_spots(wish)))
    return best[1]


def _anywhere(wish: Wanted, full: Sequence[Rect], page: Rect) -> Rect | None:
    """The free spot on the whole page that is nearest to the place: where places crowd, names move away."""
    x, y = (wish.about.left + wish.about.right) / 2, (wish.about.top + wish.about.bottom) / 2
    free: list[tuple[float, Rect]] = []
    for top in range(int(page.top), int(page.bottom - wish.height), STRIDE):
        for left in range(int(page.left), int(page.right - wish.width), STRIDE):
            spot = Rect(left, top, left + wish.width, top + wish.height)
            if not any(spot.meets(other) for other in full):
                away = (left + wish.width / 2 - x) ** 2 + (top + wish.height / 2 - y) ** 2
                free.append((away, spot))
    return min(free, default=(0.0, None))[1]


def _spots(wish: Wanted) -> Iterator[Rect]:
    """Below, above, right and left of the place, then its corners; nearer rings first."""
    left, top, right, bottom = wish.about
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    wide, high = wish.width, wish.height
    for ring in RINGS:
        below, above = bottom + ring, top - ring - high
        after, before = right + ring + 4, left - ring - 4 - wide
        level = middle_y - high / 2
        for x, y in (
            (middle_x - wide / 2, below),
            (middle_x - wide / 2, above),
            (after, level),
            (before, level),
            (after, below - high / 2),
            (before, below - high / 2),
            (after, above + high / 2),
            (before, above + high / 2),
            (middle_x - wide * 0.2, below),
            (middle_x - wide * 0.8, below),
            (middle_x - wide * 0.2, above),
            (middle_x - wide * 0.8, above),
        ):
            yield Rect(x, y, x + wide, y + high)
