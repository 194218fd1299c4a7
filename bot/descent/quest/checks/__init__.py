"""Is a quest sound? Every mistake an author can make, told with its file and line."""

from bot.descent.quest.checks.checking import check_quest, examine
from bot.descent.quest.checks.manuscript import Wording, Wordings
from bot.descent.quest.checks.page import Mistake

__all__ = ["Mistake", "Wording", "Wordings", "check_quest", "examine"]
