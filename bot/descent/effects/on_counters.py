"""Words about counters: given, laid on the card itself, spent, counted."""

from typing import ClassVar, Literal

from bot.descent.effects.base import Check, Context, Effect, worth_asking, worth_doing
from bot.descent.effects.who import Whom, held_of, whom
from bot.descent.rules import stats
from bot.descent.rules.counters import CountOnCard, GainCounters, spent, take_away, to_be_had
from bot.descent.rules.harm import hurtable
from bot.descent.rules.moments import Moment
from bot.descent.rules.reactions import Do, Window
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game


class Gain(Effect):
    """A figure is given counters; those called `card` are laid on the card itself."""

    counter: str = stats.ON_CARD
    count: int | Literal["amount"] = 1
    """A number, or the number that goes with the moment."""
    to: Whom = "self"

    def _count(self, at: Context) -> int:
        return at.amount if self.count == "amount" else self.count

    def possible(self, game: Game, at: Context) -> bool:
        if self._count(at) <= 0:
            return False
        if self.counter == stats.ON_CARD:
            return held_of(game, at) is not None
        figure = whom(game, at, self.to)
        return figure is not None and hurtable(figure) and to_be_had(game, figure, self.counter) != 0

    def resolve(self, game: Game, at: Context) -> None:
        amount = self._count(at)
        if self.counter == stats.ON_CARD:
            push(game, CountOnCard(hero=at.bearer or at.actor, card=at.card, amount=amount))
            return
        figure = whom(game, at, self.to)
        assert figure is not None
        push(game, GainCounters(figure=figure.id, counter=self.counter, amount=amount, by=at.actor))


class Spend(Effect):
    """Counters are the price of the rest of the line, or are taken from somebody (`all` of them)."""

    counter: str = stats.ON_CARD
    count: int | Literal["all"] = 1
    of: Whom = "self"
    card: str | None = None
    """Another card of the bearer on which they lie, in place of the one that speaks."""
    heard: bool = False
    """Whether it counts as spent by whoever has them, also by the bearer itself; it comes last on its line then."""
    required: ClassVar[bool] = True

    def _held(self, game: Game, at: Context) -> HeldCard | None:
        """The card on which counters called `card` lie."""
        bearer = game.heroes.get(at.bearer or at.actor)
        return held_of(game, at) if self.card is None or bearer is None else bearer.card(self.card)

    def _count(self, game: Game, at: Context) -> int:
        figure = whom(game, at, self.of)
        have = stats.counters(figure, self.counter, self._held(game, at)) if figure is not None else 0
        return have if self.count == "all" else self.count if self.count <= have else 0

    def possible(self, game: Game, at: Context) -> bool:
        return self._count(game, at) > 0

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.of)
        assert figure is not None
        count = self._count(game, at)
        take_away(game, figure, self.counter, count, self._held(game, at))
        if self.heard and isinstance(figure, Hero):
            push(game, spent(figure, self.counter, count))
        elif figure.id != at.actor and at.actor in game.heroes:
            push(game, spent(game.hero(at.actor), self.counter, count, of=figure.id))


class Lose(Spend):
    """Counters are taken away, whoever wants it or not."""

    required: ClassVar[bool] = False


class SpendAny(Effect):
    """As many counters as the player likes, up to `most`; their number is the amount of what follows."""

    counter: str = stats.ON_CARD
    most: int | None = None
    whole: bool = False
    """All of them: there is nothing to choose."""
    of: Whom = "self"
    """Whose they are."""
    do: tuple[Effect, ...]

    def _most(self, game: Game, at: Context) -> int:
        figure = whom(game, at, self.of)
        have = stats.counters(figure, self.counter, held_of(game, at)) if figure is not None else 0
        return have if self.most is None else min(have, self.most)

    def _counting(self, at: Context, amount: int) -> Context:
        return at.model_copy(update={"amount": amount})

    def possible(self, game: Game, at: Context) -> bool:
        most = self._most(game, at)
        return most > 0 and worth_doing(game, self.do, self._counting(at, most))

    def matters(self, game: Game, at: Context) -> bool:
        return worth_asking(game, self.do, self._counting(at, self._most(game, at)))

    def resolve(self, game: Game, at: Context) -> None:
        most = self._most(game, at)
        numbers = [most] if self.whole else range(1, most + 1)
        options = [
            Option(id=str(amount), about={"amount": amount}, then=self._paid(at, amount)) for amount in numbers
        ]
        ask(game, "choose_amount", at.actor, options, default=options[0].id, about={"card": at.card})

    def _paid(self, at: Context, amount: int) -> tuple[Step, ...]:
        bought = (Do(what=effect, at=self._counting(at, amount)) for effect in self.do)
        return (
            SpendCounters(at=at, counter=self.counter, amount=amount, of=self.of),
            *bought,
            Spent(at=at, counter=self.counter, amount=amount, of=self.of),
        )


class SpendCounters(Step):
    """A hero pays with counters, its own or those that lie beside somebody else."""

    at: Context
    counter: str
    amount: int
    of: Whom = "self"

    def resolve(self, game: Game) -> None:
        figure, held = whom(game, self.at, self.of), held_of(game, self.at)
        if figure is not None:
            take_away(game, figure, self.counter, self.amount, held)
            if held is not None:
                held.paid = self.amount


class Spent(Step):
    """What was bought with counters is done."""

    at: Context
    counter: str
    amount: int = 1
    of: Whom = "self"

    def resolve(self, game: Game) -> None:
        figure = whom(game, self.at, self.of)
        whose = figure.id if figure is not None else None
        push(game, spent(game.hero(self.at.actor), self.counter, self.amount, of=whose))


class HasCounters(Check):
    """A figure has at least so many counters; those called `card` lie on the card itself."""

    counter: str = stats.ON_CARD
    at_least: int = 1
    of: Whom = "self"

    def holds(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.of)
        return figure is not None and stats.counters(figure, self.counter, held_of(game, at)) >= self.at_least


class HolderWithin(Check):
    """A hero who has such a counter stands within so many squares, or it is that hero itself."""

    counter: str
    squares: int

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.hero(at.actor)
        holders = [other for other in game.standing_heroes() if stats.counters(other, self.counter)]
        return any(near(game, hero, holder, self.squares) for holder in holders)


class OfCounters(Check):
    """The moment is about counters of this kind."""

    counter: str
    own: bool = False
    """They lay on the hero's own sheet."""
    first: bool = False
    """The figure had none of them before."""

    def holds(self, game: Game, at: Context) -> bool:
        if at.cause != self.counter or (self.own and at.by != at.figure):
            return False
        figure = game.find(at.figure or "")
        return not self.first or (figure is not None and figure.counters.get(self.counter) == at.amount)


class WouldAnswer(Check):
    """Somebody's card would answer it if the bearer paid with a counter of this kind."""

    counter: str

    def holds(self, game: Game, at: Context) -> bool:
        paid = Window(moment=Moment.COUNTERS_SPENT, figure=at.actor, amount=1, by=at.actor, card=self.counter)
        return any(True for _ in paid.offers(game))
