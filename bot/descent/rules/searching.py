"""What a search token hides (EXP-03, SET-05)."""

from collections.abc import Collection

from bot.descent.content.library import Library
from bot.descent.events import Searched
from bot.descent.rules.harm import window
from bot.descent.rules.moments import Moment
from bot.descent.rules.steps import Step, push
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game

EMPTY_GOLD = 25
"""What lies under a token once the search deck is empty."""


class Find(Step):
    """A hero turns over a search token and draws a card; with none left it finds some gold."""

    hero: str
    token: str
    sure: bool = False
    """Whether everybody who could change what is drawn has been asked."""

    def resolve(self, game: Game) -> None:
        heard = game.library.lurking(Moment.SEARCHING) or (
            game.search_deck and game.library.waiting(Moment.SEARCHING)
        )
        if not self.sure and heard:
            push(game, window(Moment.SEARCHING, figure=self.hero), self.model_copy(update={"sure": True}))
            return
        hero = game.hero(self.hero)
        game.board.tokens[self.token].square = None
        if game.delve is not None:
            game.delve.searched += 1
        found = ""
        if game.search_deck:
            card = game.search_deck.pop()
            found = give(hero, card, "search").id
            game.tell(Searched(hero=hero.id, token=self.token, found=card))
        else:
            game.gold += EMPTY_GOLD
            game.tell(Searched(hero=hero.id, token=self.token, found=None, gold=EMPTY_GOLD))
        push(game, window(Moment.SEARCHED, figure=hero.id, card=found))


def give(hero: Hero, card: str, kind: str, *, equipped: bool = False) -> HeldCard:
    """Put a card in front of a hero; a second copy gets a number."""
    taken = {held.id for held in hero.cards}
    number, name = 1, card
    while name in taken:
        number += 1
        name = f"{card}#{number}"
    held = HeldCard.model_validate({"id": name, "card": card, "kind": kind, "equipped": equipped})
    hero.cards.append(held)
    return held


def fresh_search_deck(cards: Library, boxes: Collection[str] = ("base",)) -> list[str]:
    """All search cards of these boxes that Road to Legend uses, not shuffled yet (SET-05, SET-07)."""
    deck = [card for card in cards.search_cards.values() if card.in_deck and card.box in boxes]
    return [card.id for card in deck for _ in range(card.copies)]
