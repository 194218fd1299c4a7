"""Heroes that are taken up and put down elsewhere: the ettin's throw, Splig's knockback."""

from bot.descent.board import Square, Terrain
from bot.descent.monsters.moves import FAR
from bot.descent.monsters.overlord import OverlordOption, decide, peril
from bot.descent.rules.harm import Suffer, hurtable
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.walking import Put
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game
from bot.kernel.editions import since

THROW_RANGE = 3


def landings(game: Game, figure: Figure) -> list[Square]:
    """Empty squares within 3 of where a figure stands."""
    taken = game.occupied()
    return sorted(
        square
        for square, distance in game.grid.distances(*figure.squares).items()
        if 0 < distance <= THROW_RANGE
        and game.board.terrain(square) is not Terrain.OBSTACLE
        and not taken & game.grid.bit(square)
    )


def farthest(game: Game, figure: Figure, squares: list[Square]) -> list[Square]:
    """Those of these squares that are as far as possible from the closest other hero; all if there is none."""
    others = [hero for hero in game.standing_heroes() if hero is not figure and hero.on_board]
    if not others or not squares:
        return squares
    away = game.grid.distances(*(hero.square for hero in others))
    most = max(away.get(square, FAR) for square in squares)
    return [square for square in squares if away.get(square, FAR) == most]


class Hurl(Step):
    """A figure lands somewhere within 3 squares, which counts as entering it, and perhaps suffers for it."""

    figure: str
    by: str
    hearts: int = 0

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not hurtable(figure):
            return
        bruise: tuple[Step, ...] = ()
        if self.hearts:
            bruise = (Suffer(figure=figure.id, amount=self.hearts, source="throw", by=self.by),)
        open_squares = landings(game, figure)
        choices = [
            OverlordOption(
                Option(
                    id=str(square),
                    about={"square": square},
                    then=(Put(figure=figure.id, squares=(square,)), *bruise),
                ),
                peril(game, figure, square),
            )
            for square in (farthest(game, figure, open_squares) if since(3) else open_squares)
        ]
        if choices:
            decide(game, game.find(self.by) or figure, choices)
        else:
            push(game, *bruise)
