"""What is worth doing now, for automatic heroes and for whoever asks for help."""

from bot.descent.quest.model import Goal
from bot.descent.quest.scope import holds
from bot.descent.state.game import Game


def goals(game: Game) -> list[Goal]:
    """The quest's goals whose time it is, in the order of the file; without any, to explore and to fight."""
    quest = game.find_played()
    found = [goal for goal in quest.goals if holds(game, goal.when)] if quest is not None else []
    return found or [Goal(goal="explore")]
