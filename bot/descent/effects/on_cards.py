"""Words about the cards themselves."""

from typing import Literal

from bot.descent.effects.base import Context, Effect
from bot.descent.effects.who import Whom, attack_of, held_of, whom
from bot.descent.events import CardsRefreshed, Noted
from bot.descent.rules.reactions import Do
from bot.descent.rules.steps import Option, Step, ask
from bot.descent.state.figures import HeldCard, Hero
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


class Lift(Effect):
    """The card is taken from the figure the moment is about."""

    def possible(self, game: Game, at: Context) -> bool:
        held = held_of(game, at)
        return held is not None and at.figure in held.marks

    def resolve(self, game: Game, at: Context) -> None:
        held = held_of(game, at)
        assert held is not None
        held.marks = [name for name in held.marks if name != at.figure]


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
    """The card the moment is about stands upright again, or all cards of the bearer do."""

    every: bool = False

    def _turned(self, game: Game, at: Context) -> list[HeldCard]:
        hero = game.hero(at.actor)
        return [held for held in hero.cards if held.exhausted and (self.every or held.id == at.cause)]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._turned(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        turned = self._turned(game, at)
        for held in turned:
            held.exhausted = False
        if self.every:
            game.tell(CardsRefreshed(hero=at.actor, cards=tuple(held.id for held in turned)))


class Lasts(Effect):
    """What else stands with the feat holds until the end of the turn, or until the bearer's next one."""

    until: Literal["turn", "next_turn"]

    def resolve(self, game: Game, at: Context) -> None:
        game.hero(at.actor).feat_until = self.until


class TurnUp(Effect):
    """A hero turns one of its used potions face up again."""

    of: Whom = "self"

    def _used(self, game: Game, at: Context) -> list[HeldCard]:
        hero = whom(game, at, self.of)
        if not isinstance(hero, Hero) or hero.knocked_out:
            return []
        return [held for held in hero.cards if held.flipped and is_potion(game, held.card)]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._used(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        hero = whom(game, at, self.of)
        assert hero is not None
        first_of_its_kind = {held.card: held for held in reversed(self._used(game, at))}
        options = [
            Option(id=held.id, about={"card": held.id}, then=(FaceUp(hero=hero.id, card=held.id),))
            for held in first_of_its_kind.values()
        ]
        ask(game, "choose_card", hero.id, options, default=options[0].id, about={"card": at.card})


class FaceUp(Step):
    """A used card may be used again."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        held = game.hero(self.hero).card(self.card)
        if held is not None:
            held.flipped = False
            game.tell(Noted(figure=self.hero, note="turned_up", facts={"found": held.card}))


def is_potion(game: Game, card: str) -> bool:
    """Whether a search card is a potion."""
    printed = game.library.search_cards.get(card)
    return printed is not None and printed.potion
