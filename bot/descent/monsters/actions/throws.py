"""Heroes that are taken up and put down elsewhere: the ettin's throw, Splig's knockback."""

from bot.descent.board import Square, Terrain
from bot.descent.monsters.overlord import OverlordOption, decide, peril
from bot.descent.rules.harm import Suffer, hurtable
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.walking import Put
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game

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
        choices = [
            OverlordOption(
                Option(
                    id=str(square),
                    about={"square": square},
                    then=(Put(figure=figure.id, squares=(square,)), *bruise),
                ),
                peril(game, figure, square),
            )
            for square in landings(game, figure)
        ]
        if choices:
            decide(game, game.find(self.by) or figure, choices)
        else:
            push(game, *bruise)
