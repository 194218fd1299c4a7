"""The one grammar for conditions and amounts in quests, read when the quest is loaded.

`or` < `and` < `not` < comparisons < `+ -` < `* / %` < unary `-` < numbers, names, calls, parentheses. All values
are whole numbers: true is 1, false is 0, and division rounds down.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from reprlib import repr as shortened
from typing import Any, NamedTuple, Protocol

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from bot.descent.quest.bounds import LARGEST

_TOKEN = re.compile(r"\s*(?:(?P<number>\d+)|(?P<name>[A-Za-z_]\w*)|(?P<sign>==|!=|<=|>=|[<>+\-*/%(),]))")
WORDS = frozenset({"and", "or", "not", "true", "false"})
"""Names that are part of the grammar, so that no variable can have them."""

LONGEST = 300
"""So many characters an expression may have."""
DEEPEST = 20
"""So many parentheses and signs may stand within each other."""
LARGEST_WRITTEN = 10_000
"""No number in an expression is larger."""

NAMES = (
    "heroes",
    "standing",
    "round",
    "morale",
    "gold",
    "fame",
    "act",
    "difficulty_hard",
    "perils",
    "portal_open",
)
"""Built-in numbers; `scope.py` says what each one counts."""
FUNCTIONS = (
    "alive",
    "count",
    "defeated",
    "open",
    "locked",
    "revealed",
    "fired",
    "heroes_in",
    "monsters_in",
    "carried",
    "there",
    "wounds",
)
"""Built-in functions, each of one name."""


class Scope(Protocol):
    """What an expression is asked about."""

    def value(self, name: str) -> int:
        """The value of a variable or of a built-in name."""

    def call(self, function: str, about: str) -> int:
        """The value of a built-in function."""


class Node(NamedTuple):
    """A part of an expression: `number`, `name`, `call` (with what it is about), or an operator."""

    kind: str
    value: int = 0
    name: str = ""
    parts: tuple["Node", ...] = ()

    def worth(self, scope: Scope) -> int:
        """What it comes to here and now."""
        if self.kind == "number":
            return self.value
        if self.kind == "name":
            return scope.value(self.name)
        if self.kind == "call":
            return scope.call(self.name, self.parts[0].name)
        first = self.parts[0].worth(scope)
        if self.kind == "or":
            return int(bool(first) or bool(self.parts[1].worth(scope)))
        if self.kind == "and":
            return int(bool(first) and bool(self.parts[1].worth(scope)))
        if self.kind == "not":
            return int(not first)
        if self.kind == "negative":
            return -first
        return SIGNS[self.kind](first, self.parts[1].worth(scope))


def _bounded(number: int) -> int:
    """A number that is multiplied by itself every round stays one."""
    return max(-LARGEST, min(number, LARGEST))


def _divided(one: int, other: int) -> int:
    """Rounded down; nothing can be divided by nothing, so that is 0."""
    return one // other if other else 0


SIGNS: dict[str, Callable[[int, int], int]] = {
    "==": lambda one, other: int(one == other),
    "!=": lambda one, other: int(one != other),
    "<": lambda one, other: int(one < other),
    "<=": lambda one, other: int(one <= other),
    ">": lambda one, other: int(one > other),
    ">=": lambda one, other: int(one >= other),
    "+": lambda one, other: _bounded(one + other),
    "-": lambda one, other: _bounded(one - other),
    "*": lambda one, other: _bounded(one * other),
    "/": _divided,
    "%": lambda one, other: one % other if other else 0,
}
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


class Expression:
    """A condition or an amount, as its author wrote it and as it is worked out."""

    __slots__ = ("node", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.node = parse(text)

    def worth(self, scope: Scope) -> int:
        """What it comes to here and now."""
        return self.node.worth(scope)

    def names(self) -> list[str]:
        """The variables and built-in names it mentions."""
        return [node.name for node in _walk(self.node) if node.kind == "name"]

    def calls(self) -> list[tuple[str, str]]:
        """The functions it calls, each with what it is about."""
        return [(node.name, node.parts[0].name) for node in _walk(self.node) if node.kind == "call"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Expression) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Expression({self.text!r})"

    @classmethod
    def read(cls, value: object) -> "Expression":
        """An expression from itself, a number, a truth value or its text."""
        if isinstance(value, Expression):
            return value
        if isinstance(value, bool | int):
            return cls(str(int(value)))
        if isinstance(value, str):
            return cls(value)
        raise ValueError(f"expected a number or an expression, got {shortened(value)}")

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            cls.read, serialization=core_schema.plain_serializer_function_ser_schema(str)
        )


def _walk(node: Node) -> Iterator[Node]:
    """The node and all nodes below it; what a call is about is no node of its own."""
    yield node
    if node.kind != "call":
        for part in node.parts:
            yield from _walk(part)


@lru_cache(maxsize=1024)
def parse(text: str) -> Node:
    """The tree of an expression; a ValueError says what is wrong and where."""
    if len(text) > LONGEST:
        raise ValueError(f"an expression of {len(text)} characters; {LONGEST} are possible")
    reader = _Reader(text)
    node = reader.either()
    if reader.word:
        raise reader.wrong(f"{reader.word!r} is one too many")
    return node


MEANT = {"=>": ">=", "=<": "<=", "=": "==", "&&": "and", "||": "or", "&": "and", "|": "or", "!": "not"}
"""Signs of other languages, and how they are written here."""


def _strange(rest: str) -> str:
    """What a sign that is none probably means."""
    sign = next((sign for sign in MEANT if rest.startswith(sign)), None)
    return f"{rest[0]!r} has no meaning here" if sign is None else f"{sign!r} is written `{MEANT[sign]}` here"


class _Reader:
    """Reads an expression from left to right, one precedence after the other."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.word = ""
        self.column = 1
        self.depth = 0
        self.next()

    def wrong(self, told: str, column: int | None = None) -> ValueError:
        """What is wrong with the current word, or with the one at this column."""
        return ValueError(f"{self.text!r}, column {column or self.column}: {told}")

    def next(self) -> str:
        """Step over the current word."""
        passed = self.word
        rest = self.text[self.place :]
        match = _TOKEN.match(rest)
        self.column = len(self.text) - len(rest.lstrip()) + 1
        if match is None:
            if rest.strip():
                raise self.wrong(_strange(rest.strip()))
            self.word = ""
        else:
            self.word = match[0].strip()
            self.place += match.end()
        return passed

    def either(self) -> Node:
        node = self.both()
        while self.word == "or":
            self.next()
            node = Node("or", parts=(node, self.both()))
        return node

    def both(self) -> Node:
        node = self.denial()
        while self.word == "and":
            self.next()
            node = Node("and", parts=(node, self.denial()))
        return node

    def denial(self) -> Node:
        if self.word == "not":
            return Node("not", parts=(self._within(self.denial),))
        return self.comparison()

    def comparison(self) -> Node:
        node = self.sum()
        if self.word in COMPARISONS:
            node = Node(self.next(), parts=(node, self.sum()))
            if self.word in COMPARISONS:
                raise self.wrong("compare two things at a time, and join them by `and`")
        return node

    def sum(self) -> Node:
        node = self.product()
        while self.word in ("+", "-"):
            node = Node(self.next(), parts=(node, self.product()))
        return node

    def product(self) -> Node:
        node = self.signed()
        while self.word in ("*", "/", "%"):
            node = Node(self.next(), parts=(node, self.signed()))
        return node

    def signed(self) -> Node:
        if self.word == "-":
            return Node("negative", parts=(self._within(self.signed),))
        return self.atom()

    def atom(self) -> Node:
        if self.word == "(":
            node = self._within(self.either)
            self._close()
            return node
        column, word = self.column, self.next()
        if word.isdigit():
            return Node("number", value=self._number(word, column))
        if word in ("true", "false"):
            return Node("number", value=int(word == "true"))
        if not word or not (word[0].isalpha() or word[0] == "_") or word in WORDS:
            told = f"{word!r} stands where" if word else "it ends where"
            raise self.wrong(f"{told} a number or a name is expected", column)
        if self.word != "(":
            return Node("name", name=word)
        self.next()
        column, about = self.column, self.next()
        if not about or not (about[0].isalpha() or about[0] == "_"):
            raise self.wrong(f"{word}(…) needs a name", column)
        self._close()
        return Node("call", name=word, parts=(Node("name", name=about),))

    def _within(self, read: Callable[[], Node]) -> Node:
        """What stands after a parenthesis or a sign, one step deeper."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.wrong(f"nested more than {DEEPEST} deep")
        self.next()
        node = read()
        self.depth -= 1
        return node

    def _number(self, word: str, column: int) -> int:
        number = int(word)
        if number > LARGEST_WRITTEN:
            raise self.wrong(f"{word} is too large; numbers go up to {LARGEST_WRITTEN}", column)
        return number

    def _close(self) -> None:
        if self.word != ")":
            raise self.wrong("a parenthesis is not closed")
        self.next()
