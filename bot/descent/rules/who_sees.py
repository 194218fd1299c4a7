"""Who sees whom on this board with these figures on it."""

from collections.abc import Iterable

from bot.descent.board import Square, sees, sees_any
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game


def line_between(
    game: Game, one: Figure, other: Figure, *, past: Iterable[Figure] = ()
) -> tuple[Square, Square] | None:
    """A pair of squares of the two figures with a free line between them (ATT-04, BIG-01), seeing past some."""
    if not one.on_board or not other.on_board:
        return None
    return sees_any(game.grid, one.squares, other.squares, game.occupied() & ~game.occupied(past))


def can_see(game: Game, one: Figure, other: Figure) -> bool:
    """Whether one figure has line of sight to the other."""
    return line_between(game, one, other) is not None


def sees_from(game: Game, square: Square, other: Figure, *, moving: Figure | None = None) -> Square | None:
    """The square of `other` that would be seen from `square` if `moving` had left its place."""
    taken = game.occupied(without=moving)
    for place in other.squares:
        taken &= ~game.grid.bit(place)
    return next((place for place in other.squares if sees(game.grid, square, place, taken)), None)
