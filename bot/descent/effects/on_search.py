"""Words about the search deck: looked at, put in order, handed over, and how many search cards a hero has."""

from bot.descent.effects.base import Check, Context, Effect
from bot.descent.effects.counts import search_cards
from bot.descent.events import CardsTraded, Noted
from bot.descent.rules.searching import give
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.game import Game


class Arrange(Effect):
    """The hero looks at the top search cards and puts them back in any order; the last perhaps under the deck."""

    cards: int
    under: bool = False

    def possible(self, game: Game, at: Context) -> bool:
        return len(game.search_deck) > 1

    def resolve(self, game: Game, at: Context) -> None:
        count = min(self.cards, len(game.search_deck))
        game.looked += 1
        game.tell(Noted(figure=at.actor, note="looks_ahead", facts={"n": count}))
        push(game, ChooseNext(hero=at.actor, card=at.card, count=count, under=self.under))


class ChooseNext(Step):
    """Which of the cards that are left lies next, the topmost first."""

    hero: str
    card: str
    """The card that lets the hero look."""
    count: int
    place: int = 0
    under: bool = False

    def resolve(self, game: Game) -> None:
        seen = waiting(game, self.count, self.place)
        if len(seen) < 2:
            self._put_last(game)
            return
        on = self.model_copy(update={"place": self.place + 1})
        options = [
            Option(
                id=card,
                about={"card": card},
                then=(LayNext(card=card, count=self.count, place=self.place), on),
            )
            for card in dict.fromkeys(reversed(seen))
        ]
        about = {"card": self.card, "place": self.place + 1}
        ask(game, "arrange_deck", self.hero, options, default=options[0].id, about=about)

    def _put_last(self, game: Game) -> None:
        seen = waiting(game, self.count, self.place)
        if not self.under or not seen or len(game.search_deck) <= self.count:
            return
        options = [Option(id="on_top"), Option(id="under", then=(PutUnder(hero=self.hero, place=self.place),))]
        about = {"card": self.card, "found": seen[0]}
        ask(game, "put_back", self.hero, options, default="on_top", about=about)


def waiting(game: Game, count: int, place: int) -> list[str]:
    """Of so many cards on top those that lie below the first few, the topmost last."""
    size = len(game.search_deck)
    return game.search_deck[max(0, size - count) : size - place]


class LayNext(Step):
    """A card is laid below those that were laid already."""

    card: str
    count: int
    place: int

    def resolve(self, game: Game) -> None:
        deck, size = game.search_deck, len(game.search_deck)
        places = range(max(0, size - self.count), size - self.place)
        found = next((number for number in reversed(places) if deck[number] == self.card), None)
        if found is not None:
            deck.insert(size - self.place - 1, deck.pop(found))


class PutUnder(Step):
    """A card that lies so many cards deep is put under the deck."""

    hero: str
    place: int = 0

    def resolve(self, game: Game) -> None:
        deck = game.search_deck
        if len(deck) > self.place:
            deck.insert(0, deck.pop(len(deck) - 1 - self.place))
            game.tell(Noted(figure=self.hero, note="put_under"))


class Bury(Effect):
    """The top search card is put under the deck, unseen."""

    def possible(self, game: Game, at: Context) -> bool:
        return len(game.search_deck) > 1

    def resolve(self, game: Game, at: Context) -> None:
        push(game, PutUnder(hero=at.actor))


class Claim(Effect):
    """Whoever has found the card the moment is about may hand it to the bearer."""

    def possible(self, game: Game, at: Context) -> bool:
        finder = game.heroes.get(at.figure or "")
        return finder is not None and finder.id != at.actor and finder.card(at.cause) is not None

    def resolve(self, game: Game, at: Context) -> None:
        assert at.figure is not None
        given = HandOver(giver=at.figure, taker=at.actor, card=at.cause)
        about = {"hero": at.actor, "found": at.cause}
        options = [Option(id="hand_over", then=(given,)), Option(id="keep_card")]
        ask(game, "hand_over", at.figure, options, default="hand_over", about=about)


class HandOn(Effect):
    """The card the moment is about goes from the bearer to the target."""

    def possible(self, game: Game, at: Context) -> bool:
        return at.target in game.heroes and at.target != at.actor and game.hero(at.actor).card(at.cause) is not None

    def resolve(self, game: Game, at: Context) -> None:
        assert at.target is not None
        push(game, HandOver(giver=at.actor, taker=at.target, card=at.cause))


class Found(Check):
    """The search has brought the bearer a card."""

    def holds(self, game: Game, at: Context) -> bool:
        return at.figure == at.actor and game.hero(at.actor).card(at.cause) is not None


class HandOver(Step):
    """A hero gives another one a card."""

    giver: str
    taker: str
    card: str

    def resolve(self, game: Game) -> None:
        giver, taker = game.hero(self.giver), game.hero(self.taker)
        held = giver.card(self.card)
        if held is not None:
            giver.cards.remove(held)
            give(taker, held.card, held.kind)
            game.tell(CardsTraded(giver=giver.id, taker=taker.id, given=(held.id,), taken=()))


class SearchCards(Check):
    """The hero has so many search cards, face up or down."""

    at_least: int = 0
    at_most: int | None = None

    def holds(self, game: Game, at: Context) -> bool:
        have = search_cards(game, at)
        return have >= self.at_least and (self.at_most is None or have <= self.at_most)


class TokenWithin(Check):
    """A search token lies within so many squares of the hero."""

    squares: int

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.hero(at.actor)
        if not hero.on_board:
            return False
        reached = game.grid.distances(*hero.squares)
        tokens = [token.square for token in game.board.tokens.values() if token.kind == "search"]
        return any(square is not None and reached.get(square, 99) <= self.squares for square in tokens)
