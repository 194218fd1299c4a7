"""Seeds are looked for, not named: a test says what has to happen, and takes the first luck that brings it."""

from collections.abc import Callable
from typing import TypeVar

MOST = 40
"""What does not happen with so many seeds is no matter of luck."""

Played = TypeVar("Played")


def seeds(most: int = MOST) -> list[str]:
    """So many seeds, always the same."""
    return [f"seed {number}" for number in range(1, most + 1)]


def played_where(
    play: Callable[[str], Played], condition: Callable[[Played], object], what: str, *, most: int = MOST
) -> Played:
    """What comes of the first seed for which the condition holds."""
    for seed in seeds(most):
        played = play(seed)
        if condition(played):
            return played
    raise AssertionError(f"{what}: with none of {most} seeds")


def seed_where(condition: Callable[[str], object], what: str, *, most: int = MOST) -> str:
    """The first seed for which the condition holds."""
    return played_where(lambda seed: seed, condition, what, most=most)
