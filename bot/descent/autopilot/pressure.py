"""What presses: how much more the quest's goals count, and loot less, as the party's time runs out."""

from typing import NamedTuple

from bot.descent.quest.deadlines import rounds_left
from bot.descent.state.game import Game
from bot.kernel.editions import since

HOPEFUL = 1.3
"""How much more a goal counts where there is a deadline at all, however far."""
DESPERATE = 3.5
"""How much more it counts in the last round."""
LONG = 8
"""With so many rounds left a deadline is far."""
SHORT = 4
"""With so many rounds left it is near: nobody turns over tokens any more."""
HURRIED = 0.3
"""What loot is still worth before that."""
TIMELESS = 1.3
"""How much more a goal counts where only perils and morale press."""


class Pressure(NamedTuple):
    """How much what the quest asks for counts more than usual, and how much of what lies about."""

    asked: float = 1.0
    loot: float = 1.0
    caution: float = 1.0
    """How much more heroes fear for themselves than usual."""
    left: int | None = None
    """Rounds that are left, this one included; None: no end is in sight."""

    @property
    def near(self) -> bool:
        """Whether the end is so near that only the quest's goals count."""
        return self.left is not None and self.left <= SHORT


CAREFUL = 1.6
"""How much more heroes fear for themselves if the next fall may end it all."""
LAST_MORALE = 0
"""The morale at which it does."""


AT_LEISURE = Pressure()
"""Nothing presses."""


def pressure_on(game: Game) -> Pressure:
    """How much presses now. In logs of before nothing did."""
    if not since(3):
        return AT_LEISURE
    left = rounds_left(game)
    caution = CAREFUL if game.morale <= LAST_MORALE else 1.0
    if left is None:
        return Pressure(asked=TIMELESS, caution=caution)
    late = 1 - (min(left, LONG) - 1) / (LONG - 1)
    return Pressure(HOPEFUL + (DESPERATE - HOPEFUL) * late, 0.0 if left <= SHORT else HURRIED, caution, left)
