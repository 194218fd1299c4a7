"""Words about the cards themselves."""

from typing import ClassVar, Literal

from bot.descent.effects.base import Check, Context, Effect, worth_asking
from bot.descent.effects.who import Whom, attack_of, held_of, whom
from bot.descent.events import CardsRefreshed, Equipped, Noted
from bot.descent.rules.elementals import elementals_of, open_elementals
from bot.descent.rules.harm import Settle
from bot.descent.rules.reactions import Do
from bot.descent.rules.searching import give
from bot.descent.rules.steps import Option, Step, ask, push
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


class PutAway(Effect):
    """The card is no longer equipped: a price. A weapon serves in the attack it makes, and is put away after it."""

    weapon: bool = False
    """The weapon of the attack, whichever card speaks."""
    required: ClassVar[bool] = True

    def _held(self, game: Game, at: Context) -> HeldCard | None:
        attack = attack_of(game, at)
        if (at.card and not self.weapon) or attack is None or at.actor not in game.heroes:
            return held_of(game, at)
        return game.heroes[at.actor].card(attack.weapon or "")

    def possible(self, game: Game, at: Context) -> bool:
        held = self._held(game, at)
        return held is not None and held.equipped

    def resolve(self, game: Game, at: Context) -> None:
        held, attack = self._held(game, at), attack_of(game, at)
        assert held is not None
        putting = Unequip(hero=at.bearer or at.actor, card=held.id)
        if attack is not None and attack.weapon == held.id:
            attack.afterwards.append(putting)
        else:
            push(game, putting)


class Unequip(Step):
    """A card in front of a hero is no longer worn or wielded."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        held = game.hero(self.hero).card(self.card)
        if held is not None and held.equipped:
            held.equipped = False
            game.tell(Equipped(hero=self.hero, on=(), off=(held.id,)))
            push(game, Settle(figure=self.hero))


class Later(Effect):
    """Once the attack is resolved, if it hit; or only if it dealt a heart."""

    do: tuple[Effect, ...]
    missed: bool = False
    """Also if it missed."""
    dealt: bool = False
    """Only if it dealt a heart."""

    def possible(self, game: Game, at: Context) -> bool:
        return attack_of(game, at) is not None

    def matters(self, game: Game, at: Context) -> bool:
        return worth_asking(game, self.do, at)

    def resolve(self, game: Game, at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        after = attack.afterwards if self.missed else attack.if_dealt if self.dealt else attack.if_hit
        after += [Do(what=effect, at=at) for effect in self.do]


class Turned(Effect):
    """Nothing at once: while the card lies sideways its modifiers hold."""

    def resolve(self, game: Game, at: Context) -> None:
        """Paying for it was all there is to do."""


class Ready(Effect):
    """The card the moment is about stands upright again, all cards of the bearer do, or an elemental card."""

    every: bool = False
    elemental: bool = False
    """One of the bearer's elemental cards, of its choice."""
    own: bool = False
    """The card that speaks, in place of the one the moment is about."""

    def _turned(self, game: Game, at: Context) -> list[HeldCard]:
        hero = game.hero(at.actor)
        if self.elemental:
            return [held for held in elementals_of(game, hero) if held.exhausted]
        meant = at.card if self.own else at.cause
        return [held for held in hero.cards if held.exhausted and (self.every or held.id == meant)]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._turned(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        turned = self._turned(game, at)
        if self.elemental:
            options = [
                Option(id=held.id, about={"card": held.id}, then=(StandUpright(hero=at.actor, card=held.id),))
                for held in turned
            ]
            ask(game, "choose_card", at.actor, options, default=options[0].id, about={"card": at.card})
            return
        for held in turned:
            held.exhausted = False
        if self.every or self.own:
            game.tell(CardsRefreshed(hero=at.actor, cards=tuple(held.id for held in turned)))


class StandUpright(Step):
    """A card that lay sideways stands upright again."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        held = game.hero(self.hero).card(self.card)
        if held is not None and held.exhausted:
            held.exhausted = False
            game.tell(CardsRefreshed(hero=self.hero, cards=(held.id,)))


class ElementalsDue(Check):
    """The bearer may choose more elemental cards than it has."""

    def holds(self, game: Game, at: Context) -> bool:
        return bool(open_elementals(game, game.hero(at.actor)))


class ChooseElemental(Effect):
    """The bearer chooses elemental cards of its class, as many as its cards bring."""

    def possible(self, game: Game, at: Context) -> bool:
        return bool(open_elementals(game, game.hero(at.actor)))

    def resolve(self, game: Game, at: Context) -> None:
        push(game, AskElemental(hero=at.actor, card=at.card))


class AskElemental(Step):
    """Which elemental card comes next; until there are as many as there should be."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        options = [
            Option(id=one, about={"card": one}, then=(TakeElemental(hero=self.hero, card=one), self))
            for one in open_elementals(game, game.hero(self.hero))
        ]
        if options:
            ask(game, "choose_elemental", self.hero, options, default=options[0].id, about={"card": self.card})


class TakeElemental(Step):
    """A hero has an elemental card from now on."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        give(game.hero(self.hero), self.card, "skill")
        game.tell(Noted(figure=self.hero, note="elemental", facts={"found": self.card}))


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


class TurnDown(Effect):
    """A hero turns one of its unused search cards face down: a price."""

    of: Whom = "self"
    required: ClassVar[bool] = True

    def _unused(self, game: Game, at: Context) -> list[HeldCard]:
        hero = whom(game, at, self.of)
        cards = hero.cards if isinstance(hero, Hero) else []
        return [held for held in cards if held.kind == "search" and not held.flipped]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._unused(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        hero = whom(game, at, self.of)
        assert hero is not None
        first_of_its_kind = {held.card: held for held in reversed(self._unused(game, at))}
        options = [
            Option(id=held.id, about={"card": held.id}, then=(FaceDown(hero=hero.id, card=held.id),))
            for held in first_of_its_kind.values()
        ]
        ask(game, "choose_card", hero.id, options, default=options[0].id, about={"card": at.card})


class FaceDown(Step):
    """A search card is used up without having done anything."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        held = game.hero(self.hero).card(self.card)
        if held is not None:
            held.flipped = True
            game.tell(Noted(figure=self.hero, note="card_turned_over", facts={"card": held.card}))


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
