"""Words about the cards themselves."""

from bot.descent.effects.base import Context, Effect
from bot.descent.effects.people import Whom, held_of, whom
from bot.descent.game import Game


class Mark(Effect):
    """The card is laid on a figure, until the hero's next turn begins."""

    on: Whom = "target"

    def possible(self, game: Game, at: Context) -> bool:
        held, figure = held_of(game, at), whom(game, at, self.on)
        return held is not None and figure is not None and figure.id not in held.marks

    def resolve(self, game: Game, at: Context) -> None:
        held, figure = held_of(game, at), whom(game, at, self.on)
        assert held is not None
        assert figure is not None
        held.marks.append(figure.id)


class Turned(Effect):
    """Nothing at once: being turned sideways is what changes numbers until the card stands upright again."""


class Ready(Effect):
    """The card the moment is about stands upright again."""

    def possible(self, game: Game, at: Context) -> bool:
        held = game.hero(at.actor).card(at.cause)
        return held is not None and held.exhausted

    def resolve(self, game: Game, at: Context) -> None:
        held = game.hero(at.actor).card(at.cause)
        assert held is not None
        held.exhausted = False
