"""What an expression can come to: from the least to the most each part of it can be, whatever happens."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, Protocol

from bot.descent.quest.bounds import LARGEST
from bot.descent.quest.expressions import SIGNS, Node


class Range(NamedTuple):
    """All whole numbers from one to another."""

    low: int
    high: int

    @property
    def only(self) -> int | None:
        """The one number in it, if there is but one."""
        return self.low if self.low == self.high else None

    @property
    def is_false(self) -> bool:
        """Whether a condition of this worth never holds."""
        return self == (0, 0)

    @property
    def is_true(self) -> bool:
        """Whether it always holds."""
        return self.low > 0 or self.high < 0

    def joined(self, other: "Range") -> "Range":
        """The range that has both in it."""
        return Range(min(self.low, other.low), max(self.high, other.high))

    def within(self, low: int, high: int) -> "Range | None":
        """What is left of it between two numbers; None if nothing is."""
        least, most = max(self.low, low), min(self.high, high)
        return Range(least, most) if least <= most else None


ANYTHING = Range(-LARGEST, LARGEST)
COUNT = Range(0, LARGEST)
FLAG = Range(0, 1)
TRUE, FALSE = Range(1, 1), Range(0, 0)


class Known(Protocol):
    """Whoever knows the range of names and functions: a leaf of an expression."""

    def __call__(self, leaf: Node) -> Range: ...


def range_of(node: Node, known: Known) -> Range:
    """From the least to the most an expression can come to."""
    if node.kind == "number":
        return Range(node.value, node.value)
    if node.kind in ("name", "call"):
        return known(node)
    if node.kind == "or":
        return _any([range_of(part, known) for part in node.parts])
    if node.kind == "and":
        return _all(node, known)
    parts = [range_of(part, known) for part in node.parts]
    if node.kind == "not":
        return FALSE if parts[0].is_true else TRUE if parts[0].is_false else FLAG
    if node.kind == "negative":
        return Range(-parts[0].high, -parts[0].low)
    return _RULES[node.kind](*parts)


# Conditions --------------------------------------------------------------------------------------------------


def _any(parts: list[Range]) -> Range:
    if any(part.is_true for part in parts):
        return TRUE
    return FALSE if all(part.is_false for part in parts) else FLAG


def _all(node: Node, known: Known) -> Range:
    """Several conditions at once: each narrows what the others speak of, so `coins > 3 and coins < 2` is false."""
    conditions = list(_conjuncts(node))
    if all(range_of(each, known).is_true for each in conditions):
        return TRUE
    narrowed: dict[Node, Range] = {}

    def here(leaf: Node) -> Range:
        return narrowed.get(leaf) or known(leaf)

    for each in conditions:
        for leaf, low, high in _bounds(each):
            left = here(leaf).within(low, high)
            if left is None:
                return FALSE
            narrowed[leaf] = left
    return FALSE if any(range_of(each, here).is_false for each in conditions) else FLAG


def _conjuncts(node: Node) -> Iterator[Node]:
    if node.kind != "and":
        yield node
        return
    for part in node.parts:
        yield from _conjuncts(part)


def _bounds(node: Node) -> Iterator[tuple[Node, int, int]]:
    """What a condition of one name says of that name: the least and the most it is where the condition holds."""
    if node.kind == "not" and _is_leaf(node.parts[0]):
        yield node.parts[0], 0, 0
    if node.kind not in _LIMITS:
        return
    for (one, other), kind in ((node.parts, node.kind), (node.parts[::-1], _MIRRORED[node.kind])):
        if _is_leaf(one) and other.kind == "number":
            yield one, *_LIMITS[kind](other.value)


def _is_leaf(node: Node) -> bool:
    return node.kind in ("name", "call")


_LIMITS: Mapping[str, Callable[[int], tuple[int, int]]] = {
    "==": lambda number: (number, number),
    "<": lambda number: (-LARGEST, number - 1),
    "<=": lambda number: (-LARGEST, number),
    ">": lambda number: (number + 1, LARGEST),
    ">=": lambda number: (number, LARGEST),
}
_MIRRORED = {"==": "==", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


def _compared(sign: str) -> Callable[[Range, Range], Range]:
    """A comparison that comes to the same at both ends of what is between them."""

    def compare(one: Range, other: Range) -> Range:
        ends = SIGNS[sign](one.low, other.high), SIGNS[sign](one.high, other.low)
        return Range(min(ends), max(ends))

    return compare


def _equal(one: Range, other: Range) -> Range:
    if one.only is not None and one == other:
        return TRUE
    return FALSE if one.within(*other) is None else FLAG


def _unequal(one: Range, other: Range) -> Range:
    same = _equal(one, other)
    return FALSE if same == TRUE else TRUE if same == FALSE else FLAG


# Amounts -----------------------------------------------------------------------------------------------------


def _of_ends(sign: str) -> Callable[[Range, Range], Range]:
    """Where the least and the most come from the least and the most of the parts."""

    def work_out(one: Range, other: Range) -> Range:
        ends = [SIGNS[sign](a, b) for a in one for b in other]
        return Range(min(ends), max(ends))

    return work_out


def _divided(one: Range, other: Range) -> Range:
    if other.within(0, 0) is None:
        return _of_ends("/")(one, other)
    most = max(abs(one.low), abs(one.high))
    return Range(-most, most)


def _rest(one: Range, other: Range) -> Range:
    """What a division leaves: it has the sign of the divisor, and is smaller."""
    if one.only is not None and other.only is not None:
        return _of_ends("%")(one, other)
    return Range(min(0, other.low + 1), max(0, other.high - 1))


_RULES: Mapping[str, Callable[[Range, Range], Range]] = {
    **{sign: _compared(sign) for sign in ("<", "<=", ">", ">=")},
    **{sign: _of_ends(sign) for sign in ("+", "-", "*")},
    "==": _equal,
    "!=": _unequal,
    "/": _divided,
    "%": _rest,
}
