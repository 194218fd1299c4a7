"""What the rules tell the activation card in play: it may have something to say to a moment.

The rules know nothing of cards of monsters. Whoever reads those says how they listen
(`bot/descent/monsters/moments.py`).
"""

from collections.abc import Callable
from typing import NamedTuple

from bot.descent.rules.steps import Step
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game


class Happening(NamedTuple):
    """Something that has just happened, or is about to, while a monster group acts."""

    time: str
    figure: str
    """Whom it is about."""
    by: str | None = None
    amount: int = 0
    source: str = ""
    by_attack: bool = False
    others: tuple[str, ...] = ()
    """Whom an attack or a special action struck, the target first."""
    use: str = ""
    blanks: int = 0
    """Defence dice that show nothing."""


Listener = Callable[[Game, Happening], list[Step]]
_LISTENERS: list[Listener] = []


def listens(listener: Listener) -> Listener:
    """Let a function hear of all that happens while a monster group acts."""
    _LISTENERS.append(listener)
    return listener


def heard(game: Game, happening: Happening) -> list[Step]:
    """What follows from it; nothing while no monster group acts."""
    if game.activation is None or game.outcome is not None:
        return []
    return [step for listener in _LISTENERS for step in listener(game, happening)]


class Lasting:
    """What the activation card in play changes while it lasts: nothing, until somebody reads such cards."""

    def attribute(self, game: Game, figure: Figure, name: str, value: int) -> int:
        """An attribute of a figure as the card leaves it."""
        return value

    def forbids(self, game: Game, figure: Figure, what: str) -> bool:
        """Whether a figure may not do this."""
        return False

    def attack_kind(self, game: Game, monster: Monster) -> tuple[str | None, bool]:
        """Melee or ranged, if the monster attacks otherwise than printed; and whether it gains reach."""
        return None, False

    def lends(self, game: Game, monster: Monster, passive: str) -> bool:
        """Whether a monster has a passive ability that is not on its card."""
        return False


_IN_PLAY = [Lasting()]


def goes_by(lasting: Lasting) -> None:
    """Let these changes hold while a monster group acts."""
    _IN_PLAY[0] = lasting


def in_play(game: Game) -> Lasting | None:
    """What is different now; None while no monster group acts."""
    return _IN_PLAY[0] if game.activation is not None else None
