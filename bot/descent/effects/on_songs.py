"""Words about tokens that a hero lays on its own cards: each wakes what the card says of it while it lies there."""

from bot.descent.effects.base import Check, Context, Effect
from bot.descent.effects.branching import Either
from bot.descent.effects.who import held_of
from bot.descent.events import TokenLaid
from bot.descent.rules import stats
from bot.descent.rules.harm import window
from bot.descent.rules.moments import Moment
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import HeldCard
from bot.descent.state.game import Game


class Lay(Effect):
    """A token of the bearer's class is laid on this card, taken from wherever it lay; there is one of each."""

    counter: str

    def possible(self, game: Game, at: Context) -> bool:
        held = held_of(game, at)
        return held is not None and self.counter not in held.tokens

    def resolve(self, game: Game, at: Context) -> None:
        here, hero = held_of(game, at), game.hero(at.bearer or at.actor)
        assert here is not None
        for held in hero.cards:
            if self.counter in held.tokens:
                held.tokens.remove(self.counter)
        here.tokens.append(self.counter)
        game.tell(TokenLaid(figure=hero.id, counter=self.counter, card=here.id))
        push(game, window(Moment.TOKEN_LAID, figure=hero.id, card=self.counter))


class Resound(Effect):
    """While this card lies sideways, all tokens count as lying on another card of the bearer's."""

    def _songs(self, game: Game, at: Context) -> list[HeldCard]:
        hero = game.hero(at.actor)
        return [held for held in hero.cards if held.id != at.card and _takes_tokens(game, held)]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._songs(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        options = [
            Option(id=held.id, about={"card": held.id}, then=(Amplify(at=at, song=held.id),))
            for held in self._songs(game, at)
        ]
        ask(game, "choose_card", at.actor, options, default=options[0].id, about={"card": at.card})


class Amplify(Step):
    """A card remembers which other one it makes resound."""

    at: Context
    song: str

    def resolve(self, game: Game) -> None:
        held = held_of(game, self.at)
        if held is not None:
            held.marks = [self.song]


class Plays(Check):
    """This token lies on the card, or counts as lying there."""

    counter: str

    def holds(self, game: Game, at: Context) -> bool:
        held, bearer = held_of(game, at), game.heroes.get(at.bearer or at.actor)
        if held is None or bearer is None:
            return False
        return self.counter in held.tokens or any(
            other.exhausted and held.id in other.marks for other in bearer.cards
        )


class TokensApart(Check):
    """The bearer's tokens lie on so many of its cards."""

    cards: int = 2

    def holds(self, game: Game, at: Context) -> bool:
        return sum(bool(held.tokens) for held in game.hero(at.actor).cards) >= self.cards


def _takes_tokens(game: Game, held: HeldCard) -> bool:
    """Whether something can be laid on a card."""
    choices = (effect for ability in stats.printed(game, held).abilities for effect in ability.do)
    lines = (line for choice in choices if isinstance(choice, Either) for line in choice.of)
    return any(isinstance(effect, Lay) for line in lines for effect in line)
