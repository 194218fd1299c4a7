"""Who sees whom on this board with these figures on it."""

from collections.abc import Iterable, Sequence

from bot.descent.board import Square, sees, sees_any
from bot.descent.rules import stats
from bot.descent.rules.passives import sees_past_friends, sees_past_neighbours
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game


def line_between(
    game: Game, one: Figure, other: Figure, *, past: Iterable[Figure] = ()
) -> tuple[Square, Square] | None:
    """A pair of squares of the two figures with a free line between them (ATT-04, BIG-01), seeing past some."""
    if not one.on_board or not other.on_board:
        return None
    if sees_clearly(game, one):
        return sees_any(game.grid, one.squares, other.squares, clear=True)
    taken = game.occupied() & ~game.occupied(past) & ~overlooked(game, one, one.squares)
    return sees_any(game.grid, one.squares, other.squares, taken)


def sees_clearly(game: Game, looker: Figure | None) -> bool:
    """Whether neither figures nor obstacles are ever in this hero's way."""
    return isinstance(looker, Hero) and stats.says(game, "sees_past_all", looker)


def overlooked(game: Game, looker: Figure, squares: Sequence[Square]) -> int:
    """Bits of squares whose figures don't block a monster's view from these squares, thanks to its abilities."""
    if not isinstance(looker, Monster):
        return 0
    bits = game.occupied(game.friends_of(looker)) if sees_past_friends(game, looker) else 0
    if sees_past_neighbours(game, looker):
        bits |= game.grid.spread(game.grid.bits(squares)) & game.occupied(without=looker)
    return bits


def can_see(game: Game, one: Figure, other: Figure) -> bool:
    """Whether one figure has line of sight to the other."""
    return line_between(game, one, other) is not None


def sees_from(game: Game, square: Square, other: Figure, *, moving: Figure | None = None) -> Square | None:
    """The square of `other` that would be seen from `square` if `moving` had left its place."""
    taken = game.occupied(without=moving)
    for place in other.squares:
        taken &= ~game.grid.bit(place)
    clear = sees_clearly(game, moving)
    figures = 0 if clear else taken
    return next((place for place in other.squares if sees(game.grid, square, place, figures, clear=clear)), None)


def shaded(game: Game, attacker: Figure, target: Figure) -> bool:
    """Whether this monster can attack this hero only from next to it."""
    return isinstance(attacker, Monster) and isinstance(target, Hero) and stats.has(game, "shaded", target)
