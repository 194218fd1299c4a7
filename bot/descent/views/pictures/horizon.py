"""What a party looks out for: the monsters it sees, and where it can go on from here."""

from collections.abc import Collection, Sequence

from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game
from bot.descent.views.pictures.ground import Spot, fog_edges, place


def in_sight(game: Game) -> list[Monster]:
    """The monsters that any hero on the board sees."""
    heroes = [hero for hero in game.heroes.values() if hero.on_board]
    return [monster for monster in game.monsters.values() if any(can_see(game, hero, monster) for hero in heroes)]


def ways_on(game: Game, here: Collection[Spot]) -> list[Spot]:
    """Where something may happen next, the nearest first: figures, closed doors, the unexplored, tokens."""
    figures = [place(square) for each in game.everyone() if each.on_board for square in each.squares]
    doors = [
        place(square)
        for door in game.board.doors.values()
        if not door.open
        for edge in door.edges
        for square in (edge.a, edge.b)
        if square in game.board.grid.terrain
    ]
    unexplored = [inside for inside, _ in fog_edges(game)]
    tokens = [place(token.square) for token in game.board.tokens.values() if token.square is not None]
    return nearest_first(here, [*figures, *doors, *unexplored, *tokens])


def nearest_first(here: Collection[Spot], squares: Sequence[Spot]) -> list[Spot]:
    """Squares by how far they are from the nearest of some others, each once."""

    def away(square: Spot) -> tuple[int, Spot]:
        return min((max(abs(square[0] - x), abs(square[1] - y)) for x, y in here), default=0), square

    return sorted(set(squares), key=away)
