"""Counters: valor, elixirs, hexes and the like on heroes and monsters, and those that lie on a card itself.

A kind of counter stands with the class that brings it (`counters` in `classes.yaml`), with how many there are. They
are gone with the quest, and with the monster that bears them.
"""

from collections.abc import Iterator

from bot.descent.events import CountersGained, CountersSpent
from bot.descent.rules import stats
from bot.descent.rules.harm import window
from bot.descent.rules.moments import Moment
from bot.descent.rules.steps import Step, push
from bot.descent.state.figures import Figure, HeldCard, Hero
from bot.descent.state.game import Game


def to_be_had(game: Game, figure: Figure, counter: str) -> int | None:
    """How many more a figure can be given; None if there is no end of them."""
    kind = game.library.counters[counter]
    if kind.stock is None:
        return None
    there = (figure,) if kind.moves else bearers(game)
    return max(0, kind.stock - sum(stats.counters(other, counter) for other in there))


def bearers(game: Game) -> Iterator[Figure]:
    """All who may have counters, fallen or away as they may be."""
    yield from game.heroes.values()
    yield from game.monsters.values()
    yield from game.familiars.values()


class GainCounters(Step):
    """A figure is given counters, as far as there are any left; one that moves is taken from whoever has it."""

    figure: str
    counter: str
    amount: int = 1
    by: str | None = None
    """Whose card gives them."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None:
            return
        most = to_be_had(game, figure, self.counter)
        amount = self.amount if most is None else min(self.amount, most)
        if amount <= 0:
            return
        if game.library.counters[self.counter].moves:
            for other in bearers(game):
                other.counters.pop(self.counter, None)
        left = figure.counters[self.counter] = figure.counters.get(self.counter, 0) + amount
        game.tell(CountersGained(figure=figure.id, counter=self.counter, amount=amount, left=left))
        gained = window(Moment.COUNTERS_GAINED, figure=figure.id, amount=amount, by=self.by, card=self.counter)
        push(game, gained)


class CountOnCard(Step):
    """Counters are laid on a hero's card."""

    hero: str
    card: str
    amount: int = 1

    def resolve(self, game: Game) -> None:
        held = game.hero(self.hero).card(self.card)
        if held is not None and self.amount > 0:
            held.counters += self.amount
            game.tell(
                CountersGained(
                    figure=self.hero, counter=stats.ON_CARD, amount=self.amount, left=held.counters, card=held.id
                )
            )


def take_away(game: Game, figure: Figure, counter: str, amount: int, card: HeldCard | None = None) -> None:
    """Counters go back to the stock."""
    if counter == stats.ON_CARD:
        assert card is not None
        card.counters -= amount
        left = card.counters
    else:
        left = figure.counters[counter] - amount
        if left:
            figure.counters[counter] = left
        else:
            del figure.counters[counter]
    named = card.id if counter == stats.ON_CARD and card is not None else ""
    game.tell(CountersSpent(figure=figure.id, counter=counter, amount=amount, left=left, card=named))


def spent(hero: Hero, counter: str, amount: int, *, of: str | None = None) -> Step:
    """The moment after a hero has paid with counters and has what it paid for; `of` is whose they were."""
    return window(Moment.COUNTERS_SPENT, figure=hero.id, amount=amount, by=of or hero.id, card=counter)
