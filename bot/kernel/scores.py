"""What a party has reached, where several play the same: kept beside its campaign, so that they can be compared."""

from typing import NamedTuple


class Score(NamedTuple):
    """How a party stands on one board, such as the course of a week."""

    board: str
    """Whatever is compared has the same."""
    points: int
    """Whoever has more is further up."""
    facts: str
    """What is told of it, as the game wrote it down; numbers and the party's name, nobody's own."""
