"""Words about the cards themselves."""

from bot.descent.effects.base import Context, Effect
from bot.descent.effects.who import Whom, attack_of, held_of, whom
from bot.descent.rules.reactions import Do
from bot.descent.state.game import Game


class Mark(Effect):
    """The card is laid on a figure, until the hero's next turn begins."""

    whom: Whom = "target"

    def possible(self, game: Game, at: Context) -> bool:
        held, figure = held_of(game, at), whom(game, at, self.whom)
        return held is not None and figure is not None and figure.id not in held.marks

    def resolve(self, game: Game, at: Context) -> None:
        held, figure = held_of(game, at), whom(game, at, self.whom)
        assert held is not None
        assert figure is not None
        held.marks.append(figure.id)


class Later(Effect):
    """Once the attack is resolved, if it hit."""

    do: tuple[Effect, ...]

    def possible(self, game: Game, at: Context) -> bool:
        return attack_of(game, at) is not None

    def resolve(self, game: Game, at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        attack.if_hit += [Do(what=effect, at=at) for effect in self.do]


class Turned(Effect):
    """Nothing at once: while the card lies sideways its modifiers hold."""

    def resolve(self, game: Game, at: Context) -> None:
        """Paying for it was all there is to do."""


class Ready(Effect):
    """The card the moment is about stands upright again."""

    def possible(self, game: Game, at: Context) -> bool:
        held = game.hero(at.actor).card(at.cause)
        return held is not None and held.exhausted

    def resolve(self, game: Game, at: Context) -> None:
        held = game.hero(at.actor).card(at.cause)
        assert held is not None
        held.exhausted = False
