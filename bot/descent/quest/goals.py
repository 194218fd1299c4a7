"""What is worth doing now, for automatic heroes and for whoever asks for help."""

from bot.descent.quest.model import Goal
from bot.descent.quest.portals import portal_square
from bot.descent.quest.scope import holds
from bot.descent.state.game import Game


def goals(game: Game) -> list[Goal]:
    """The quest's goals whose time it is, in the order of the file; without any, to explore and to fight."""
    quest = game.find_played()
    found = [goal for goal in quest.goals if holds(game, goal.when)] if quest is not None else []
    return [*found, *_the_way_out(game)] or [Goal(goal="explore")]


def _the_way_out(game: Game) -> list[Goal]:
    """An open portal draws everybody, without its author saying so (RAI-02)."""
    square = portal_square(game)
    if square is None or game.delve is None or not game.delve.open:
        return []
    grid = game.grid
    return [Goal(goal="reach", places=(square, *grid.squares(grid.spread(grid.bits([square])) & grid.floor)))]
