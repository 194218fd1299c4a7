"""Squares and the borders between them, spelled as players type them: C4 and C4|D4."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

Point = tuple[int, int]
"""A corner of squares: (0, 0) is the top-left corner of A1, (1, 1) its bottom-right one."""

_SPELLING = re.compile(r"([A-Z]{1,3})([1-9][0-9]{0,3})")


class Square(NamedTuple):
    """One square of the board; x counts from the left and y from the top, both from 0."""

    x: int
    y: int

    def __str__(self) -> str:
        return _spelling(self)

    @classmethod
    def parse(cls, text: str) -> Square:
        """Read "C4", in capitals or not; a ValueError says what is wrong."""
        return _parse_square(text)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return spelled(cls, cls.parse)


class Edge(NamedTuple):
    """The border between two orthogonal neighbours, the left or upper one first."""

    a: Square
    b: Square

    def __str__(self) -> str:
        return f"{self.a}|{self.b}"

    @property
    def upright(self) -> bool:
        """True for a border between left and right neighbours: drawn, it stands upright."""
        return self.a.y == self.b.y

    @property
    def ends(self) -> tuple[Point, Point]:
        """The two corner points that the border joins, left or upper one first."""
        x, y = self.b
        return ((x, y), (x, y + 1)) if self.upright else ((x, y), (x + 1, y))

    @classmethod
    def between(cls, a: Square, b: Square) -> Edge:
        """The border of two orthogonal neighbours, in whichever order they are named."""
        if abs(a.x - b.x) + abs(a.y - b.y) != 1:
            raise ValueError(f"{a} and {b} share no border")
        return cls(*sorted((a, b)))

    @classmethod
    def parse(cls, text: str) -> Edge:
        """Read "C4|D4"; a ValueError says what is wrong."""
        return _parse_edge(text)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return spelled(cls, cls.parse)


def reading_order(square: Square) -> tuple[int, int]:
    """Sort key: row by row from the top, each from left to right."""
    return square.y, square.x


# Whole boards are written and read with every save, and their squares are always the same few hundred.
@lru_cache(maxsize=1 << 14)
def _spelling(square: Square) -> str:
    if square.x < 0 or square.y < 0:
        return f"({square.x}, {square.y})"  # a place beside the board has no name
    return f"{_column(square.x)}{square.y + 1}"


def _column(x: int) -> str:
    """0 is A, 25 is Z, 26 is AA."""
    name = ""
    x += 1
    while x:
        x, letter = divmod(x - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


@lru_cache(maxsize=1 << 14)
def _parse_square(text: str) -> Square:
    match = _SPELLING.fullmatch(text.strip().upper())
    if match is None:
        raise ValueError(f"not a square: {text!r} (write a column and a row, like C4)")
    x = 0
    for letter in match[1]:
        x = x * 26 + ord(letter) - ord("A") + 1
    return Square(x - 1, int(match[2]) - 1)


@lru_cache(maxsize=1 << 14)
def _parse_edge(text: str) -> Edge:
    first, bar, second = text.partition("|")
    if not bar:
        raise ValueError(f"not a border between two squares: {text!r} (write it like C4|D4)")
    return Edge.between(Square.parse(first), Square.parse(second))


def spelled(kind: type[Any], parse: Callable[[str], Any]) -> CoreSchema:
    """Pydantic reads the value from its spelling or takes it as it is, and always writes the spelling."""

    def read(value: object) -> object:
        if isinstance(value, kind):
            return value
        if isinstance(value, str):
            return parse(value)
        raise ValueError(f"expected text like that of a {kind.__name__}, got {value!r}")

    return core_schema.no_info_plain_validator_function(
        read,
        json_schema_input_schema=core_schema.str_schema(),
        serialization=core_schema.plain_serializer_function_ser_schema(str, return_schema=core_schema.str_schema()),
    )
