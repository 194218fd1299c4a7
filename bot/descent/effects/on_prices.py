"""Words about prices of any height: so many hearts or points for as much of something else."""

from typing import Literal

from bot.descent.content.cards import Attribute
from bot.descent.effects.base import Context, Effect, worth_asking, worth_doing
from bot.descent.rules import stats
from bot.descent.rules.conditions import suffered
from bot.descent.rules.harm import Suffer
from bot.descent.rules.reactions import Do
from bot.descent.rules.steps import Option, Step, ask
from bot.descent.state.game import Game

Coin = Literal["hearts", "points"]


class PayAny(Effect):
    """The hero suffers hearts, or spends movement points of its turn, as many as it likes, up to `most`.

    Their number is the amount of what follows. Nobody pays with the last heart.
    """

    what: Coin
    most: int | Attribute
    """A number, or the bearer's attribute of this name."""
    do: tuple[Effect, ...]

    def _most(self, game: Game, at: Context) -> int:
        hero = game.hero(at.actor)
        most = self.most if isinstance(self.most, int) else stats.attribute(game, hero, self.most) or 0
        if self.what == "points":
            own = game.turn is not None and game.turn.hero == hero.id and game.activation is None
            return min(most, game.turn.points) if own and game.turn is not None else 0
        left = stats.health_left(game, hero)
        return max((amount for amount in range(1, most + 1) if suffered(game, hero, amount) < left), default=0)

    def _paying(self, at: Context, amount: int) -> Context:
        return at.model_copy(update={"amount": amount})

    def possible(self, game: Game, at: Context) -> bool:
        most = self._most(game, at)
        return most > 0 and worth_doing(game, self.do, self._paying(at, most))

    def matters(self, game: Game, at: Context) -> bool:
        return worth_asking(game, self.do, self._paying(at, self._most(game, at)))

    def resolve(self, game: Game, at: Context) -> None:
        options = [
            Option(id=str(amount), about={"amount": amount}, then=self._bought(at, amount))
            for amount in range(1, self._most(game, at) + 1)
        ]
        ask(game, "choose_amount", at.actor, options, default=options[0].id, about={"card": at.card})

    def _bought(self, at: Context, amount: int) -> tuple[Step, ...]:
        hearts = Suffer(figure=at.actor, amount=amount, source="card")
        price = hearts if self.what == "hearts" else PayPoints(hero=at.actor, amount=amount)
        return (price, *(Do(what=effect, at=self._paying(at, amount)) for effect in self.do))


class PayPoints(Step):
    """A hero spends movement points on something else than moving."""

    hero: str
    amount: int

    def resolve(self, game: Game) -> None:
        if game.turn is not None and game.turn.hero == self.hero:
            game.turn.points = max(0, game.turn.points - self.amount)
