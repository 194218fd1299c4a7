"""What an activation card does with cards and tokens of heroes: turned over, taken off, laid down."""

from bot.descent.events import Equipped, Noted
from bot.descent.monsters.measures import held_by, is_search_card
from bot.descent.rules.harm import Settle
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game


class LoseCards(Step):
    """A hero turns search cards over or takes off what it wears; its player says which."""

    hero: str
    count: int
    worn: bool
    """Equipped cards rather than search cards."""

    def resolve(self, game: Game) -> None:
        hero = game.heroes.get(self.hero)
        if hero is None or self.count <= 0:
            return
        cards = worn_by(hero) if self.worn else held_by(hero, is_search_card)
        if not cards:
            return
        rest = self.model_copy(update={"count": self.count - 1})
        options = [
            Option(
                id=held.id,
                about={"card": held.id},
                then=(LayAside(hero=hero.id, card=held.id, worn=self.worn), rest),
            )
            for held in cards
        ]
        about = {"figure": hero.id, "worn": self.worn}
        ask(game, "lose_card", hero.id, options, default=options[0].id, about=about)


def worn_by(hero: Hero) -> list[HeldCard]:
    """What a hero wears and wields."""
    return held_by(hero, lambda held: held.equipped)


class LayAside(Step):
    """One card is turned over or taken off; it may be equipped again at the start of the hero's turn (CRD-04)."""

    hero: str
    card: str
    worn: bool

    def resolve(self, game: Game) -> None:
        held = game.hero(self.hero).card(self.card)
        if held is None:
            return
        if self.worn:
            held.equipped = False
            game.tell(Equipped(hero=self.hero, on=(), off=(held.id,)))
            push(game, Settle(figure=self.hero))
        else:
            held.flipped = True
            game.tell(Noted(figure=self.hero, note="card_turned_over", facts={"card": held.id}))


class ReturnToDeck(Step):
    """A search card of a hero goes back into the search deck, which is shuffled."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        held = hero.card(self.card)
        if held is None:
            return
        hero.cards.remove(held)
        game.search_deck = game.chance.of("search deck").shuffled([*game.search_deck, held.card])
        game.tell(Noted(figure=self.hero, note="pillaged", facts={"card": held.card}))
        push(game, Settle(figure=self.hero))


class LayToken(Step):
    """A hero's token is laid on the monster's card, or taken from it; it stays there beyond the activation."""

    hero: str
    group: str
    on: bool

    def resolve(self, game: Game) -> None:
        group = game.groups.get(self.group)
        if group is None or (self.hero in group.tokens) == self.on:
            return
        if self.on:
            group.tokens.append(self.hero)
        else:
            group.tokens.remove(self.hero)
        note = "token_laid" if self.on else "token_taken"
        game.tell(Noted(figure=self.hero, note=note, facts={"group": group.monster}))
