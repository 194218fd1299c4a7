"""Why a condition did not hold: which of its parts, and between what its numbers lay meanwhile."""

from collections.abc import Iterator

from bot.descent.quest.expressions import COMPARISONS, SIGNS, Expression, Node, Scope

LOOSENESS = {"or": 1, "and": 2, "not": 3, **dict.fromkeys(COMPARISONS, 4), "+": 5, "-": 5, "*": 6, "/": 6, "%": 6}
"""How tightly the words of the grammar bind, from loose to tight."""
TIGHTEST = 9


def failing(condition: Expression, scope: Scope) -> Iterator[Node]:
    """The parts, joined by `and`, that do not hold now."""
    return (part for part in joined(condition.node) if not part.worth(scope))


def joined(node: Node) -> Iterator[Node]:
    """What all must hold: the parts between the outermost `and`s."""
    if node.kind == "and":
        for part in node.parts:
            yield from joined(part)
    else:
        yield node


def measured(part: Node, scope: Scope) -> Iterator[tuple[str, int]]:
    """The numbers that a comparison is about, and what they are now; what is written as a number is known."""
    if part.kind in COMPARISONS:
        yield from ((written(side), side.worth(scope)) for side in part.parts if side.kind != "number")


def written(node: Node, within: int = 0) -> str:
    """A part of a condition as an author would write it."""
    if node.kind == "number":
        return str(node.value)
    if node.kind == "name":
        return node.name
    if node.kind == "call":
        return f"{node.name}({node.parts[0].name})"
    if node.kind == "negative":
        return f"-{written(node.parts[0], TIGHTEST)}"
    tight = LOOSENESS[node.kind]
    if node.kind == "not":
        told = f"not {written(node.parts[0], tight)}"
    else:
        # Of two signs in a row the first binds what stands before it: a - (b - c) keeps its parentheses.
        first, second = (written(part, tight + place) for place, part in enumerate(node.parts))
        told = f"{first} {node.kind} {second}"
    return f"({told})" if tight < within else told


assert set(SIGNS) < LOOSENESS.keys()
