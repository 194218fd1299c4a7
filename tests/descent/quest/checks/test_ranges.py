"""From the least to the most an expression can come to: nothing it ever comes to lies outside."""

from random import Random

import pytest

from bot.descent.quest.checks.ranges import Range, range_of
from bot.descent.quest.expressions import Expression, Node
from bot.descent.quest.model import Variable

RANGES = {"few": Range(-2, 2), "some": Range(0, 5), "flag": Range(0, 1), "fixed": Range(3, 3)}
SIGNS = ("+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "and", "or")


def known(leaf: Node) -> Range:
    return RANGES[leaf.name]


class Table:
    """Each name has some number of its range."""

    def __init__(self, dice: Random) -> None:
        self.numbers = {name: dice.randint(*reach) for name, reach in RANGES.items()}

    def value(self, name: str) -> int:
        return self.numbers[name]

    def call(self, function: str, about: str) -> int:
        raise AssertionError(f"{function}({about}) is asked for")


def written(dice: Random, depth: int) -> str:
    """Some expression."""
    if depth == 0 or dice.random() < 0.2:
        return dice.choice([*RANGES, str(dice.randint(0, 4))])
    if dice.random() < 0.2:
        return f"({dice.choice(('not ', '-'))}{written(dice, depth - 1)})"
    return f"({written(dice, depth - 1)} {dice.choice(SIGNS)} {written(dice, depth - 1)})"


def test_nothing_lies_outside_its_range() -> None:
    """Whatever its names are, an expression comes to something between its least and its most."""
    dice = Random(7)
    for _ in range(1500):
        expression = Expression(written(dice, 3))
        reach = range_of(expression.node, known)
        for _ in range(10):
            table = Table(dice)
            assert reach.low <= expression.worth(table) <= reach.high, (expression.text, table.numbers, reach)


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        ("some > 5", False),
        ("some >= 0", True),
        ("some > 3 and some < 4", False),
        ("2 < some and some < 2", False),
        ("flag and not flag", False),
        ("fixed == 3 or some == 9", True),
        ("some == 9 or some == 3", None),
        ("few * few > 4", False),
        ("some % 3 == 3", False),
        ("not (some < 0)", True),
        ("few > 0 and some > 0", None),
    ],
)
def test_what_never_and_what_always_holds(condition: str, told: bool | None) -> None:
    """A condition that can't hold, or can't fail, within its ranges is known for it."""
    reach = range_of(Expression(condition).node, known)

    assert (True if reach.is_true else False if reach.is_false else None) is told


def test_a_variable_stays_within_its_range() -> None:
    """Whatever it is set to, a number with a range has no worth beyond its ends, and a flag is 0 or 1."""
    water = Variable.model_validate({"type": "number", "from": 0, "to": 5})

    assert [water.kept(value) for value in (-3, 2, 9)] == [0, 2, 5]
    assert [Variable(type="flag").kept(value) for value in (-3, 0, 9)] == [1, 0, 1]
    assert Variable().kept(-400) == -400
