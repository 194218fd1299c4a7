"""Figures that are taken up and set down elsewhere: where there is room, and which of equal places it is."""

from collections.abc import Sequence

from bot.descent.board import Square, Terrain, expansions
from bot.descent.monsters.measures import targets
from bot.descent.monsters.overlord import by_place, decide, peril
from bot.descent.rules.walking import Put, is_large
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

FOOTING = (Terrain.PLAIN, Terrain.WATER, Terrain.MUD)
"""Ground on which figures are set down."""


def set_down(game: Game, figure: Figure, places: Sequence[tuple[Square, ...]]) -> None:
    """A figure is placed on one of several equally right places, as an overlord would."""
    choices = [
        by_place(
            base,
            (Put(figure=figure.id, squares=base),),
            _company(game, base) if isinstance(figure, Monster) else peril(game, figure, base[0]),
        )
        for base in places
    ]
    decide(game, figure, choices)


def has_room_beside(game: Game, figure: Figure, other: Figure) -> bool:
    """Whether a figure could be set down next to another."""
    return any(
        game.grid.adjacent(own, square)
        for base in bases_near(game, figure, other)
        for own in base
        for square in other.squares
    )


def _company(game: Game, base: tuple[Square, ...]) -> float:
    """How many heroes a monster would stand next to."""
    return sum(
        any(game.grid.adjacent(own, square) for own in base for square in hero.squares) for hero in targets(game)
    )


def bases_near(game: Game, figure: Figure, target: Figure) -> list[tuple[Square, ...]]:
    """All places for a figure that are as close to another as there is room, on ground that does no harm."""
    taken = game.occupied(without=figure)
    reached = game.grid.distances(*target.squares)
    bases: dict[tuple[Square, ...], int] = {}
    for square, distance in sorted(reached.items(), key=lambda entry: (entry[1], entry[0])):
        if bases and distance > min(bases.values()):
            break
        for base in _bases_at(game, figure, square, taken):
            if all(game.board.terrain(own) in FOOTING for own in base):
                near = min(reached.get(own, len(reached)) for own in base)
                bases[base] = min(near, bases.get(base, near))
    closest = min(bases.values(), default=0)
    return [base for base, distance in bases.items() if distance == closest]


def _bases_at(game: Game, figure: Figure, square: Square, taken: int) -> list[tuple[Square, ...]]:
    if is_large(game, figure) and isinstance(figure, Monster):
        return expansions(game.grid, square, game.monster_card(figure).size, taken)
    free = not taken & game.grid.bit(square)
    return [(square,)] if free else []
