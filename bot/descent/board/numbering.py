"""Squares as bits: every set of squares of a board is one integer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

from bot.descent.board.squares import Square

_ZERO_AND_ONE = bytes.maketrans(b"01", b"\x00\x01")

_ROUND = 8


class Numbering:
    """How the squares of a board of a given size are numbered, in reading order.

    A ring of spare places lies around the board. So a set may be shifted by one square in any
    direction without running into the next row, and corner points and borders fit the same numbers:
    a point has the number of the square to its lower right, and a border that of its second square.
    """

    def __init__(self, width: int, height: int) -> None:
        self.stride = width + 2
        self.size = self.stride * (height + 2)
        self._places = [Square(x, y) for y in range(-1, height + 1) for x in range(-1, width + 1)]
        self._bits = {
            square: 1 << number
            for number, square in enumerate(self._places)
            if 0 <= square.x < width and 0 <= square.y < height
        }
        self._ones = int.from_bytes(b"\x01" * self.size, "big")

    def number(self, x: int, y: int) -> int:
        """The number of a square, or of the corner point at its upper left."""
        return (y + 1) * self.stride + x + 1

    def bit(self, square: Square) -> int:
        """The set of this one square; a square beside the board is in no set."""
        return self._bits.get(square, 0)

    def bits(self, squares: Iterable[Square]) -> int:
        """The set of these squares."""
        known = self._bits
        total = 0
        for square in squares:
            total |= known.get(square, 0)
        return total

    def squares(self, bits: int) -> list[Square]:
        """The squares of a set, in reading order."""
        if not bits:
            return []
        first = (bits & -bits).bit_length() - 1
        marks = f"{bits >> first:b}"[::-1].encode().translate(_ZERO_AND_ONE)
        return list(compress(self._places[first : first + len(marks)], marks))

    def numbered(self, planes: Iterable[int]) -> dict[Square, int]:
        """Squares with a number each (1 to 255), in reading order.

        The numbers are given in binary: the first set holds the squares with an odd number, the second those
        whose number has the bit 2, the third the bit 4, and so on. So all squares are gone through only once.
        """
        planes = list(planes)
        bits = 0
        for plane in planes:
            bits |= plane
        if not bits:
            return {}
        first = (bits & -bits).bit_length() - 1
        count = bits.bit_length() - first
        packed = 0
        for power, plane in enumerate(planes):
            if plane:
                digits = f"{plane >> first:0{count}b}".encode()
                packed |= (int.from_bytes(digits, "big") & self._ones) << power
        numbers = packed.to_bytes(count, "little")  # one byte per square
        squares = compress(self._places[first : first + count], numbers)
        return dict(zip(squares, numbers.translate(None, b"\x00"), strict=True))


def numbering(width: int, height: int) -> Numbering:
    """A numbering with room for a board of this size, shared by all boards of about the same size.

    Sizes are rounded up, so that a board that grows mostly keeps what is already known about its lines.
    """
    return _shared(-(-width // _ROUND) * _ROUND, -(-height // _ROUND) * _ROUND)


@lru_cache(maxsize=64)
def _shared(width: int, height: int) -> Numbering:
    return Numbering(width, height)
