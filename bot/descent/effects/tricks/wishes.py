"""Jinn's Lamp: an item by chance, in place of the lamp."""

from collections.abc import Sequence
from itertools import combinations

from bot.descent.content.cards import Item
from bot.descent.effects.base import Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.events import Equipped, Noted
from bot.descent.rules import stats
from bot.descent.rules.harm import Settle
from bot.descent.rules.outfit import check_outfit
from bot.descent.rules.searching import give
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game
from bot.kernel.refused import Refused


def wishes(game: Game, at: Context) -> list[str]:
    """Shop items of act I of the party's boxes of which a copy is left and that the hero could put on."""
    held = [card.card for hero in game.heroes.values() for card in hero.cards]
    return [
        item.id
        for item in game.library.items.values()
        if item.act == 1 and item.box in game.boxes and held.count(item.id) < item.copies
    ]


@trick(possible=lambda game, at: bool(wishes(game, at)))
def rub_lamp(game: Game, at: Context) -> None:
    """Jinn's Lamp: an item is drawn; it is put on at once and the lamp is gone, or it goes back."""
    found = game.chance.of("jinns lamp").pick(wishes(game, at))
    game.tell(Noted(figure=at.actor, note="wish", facts={"found": found}))
    options = [Option(id="take", then=(MakeRoom(at=at, found=found),)), Option(id="return")]
    ask(game, "wish", at.actor, options, default="return", about={"found": found})


class MakeRoom(Step):
    """What has to be put away so that the item can be worn, as little as possible."""

    at: Context
    found: str
    off: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.at.actor)
        ways = self._ways(game, hero)
        if ways == [()]:
            push(game, Grant(at=self.at, found=self.found, off=self.off))
            return
        options = [
            Option(id=card, about={"card": card}, then=(self.model_copy(update={"off": (*self.off, card)}),))
            for card in dict.fromkeys(card for way in ways for card in way)
        ]
        ask(game, "put_away", hero.id, options, default=options[0].id, about={"found": self.found})

    def _ways(self, game: Game, hero: Hero) -> list[tuple[str, ...]]:
        gone = (*self.off, self.at.card)
        worn = [held for held in hero.cards if held.equipped and held.id not in gone]
        for count in range(len(worn) + 1):
            ways = [away for away in combinations(worn, count) if self._fits(game, hero, worn, away)]
            if ways:
                return [tuple(held.id for held in away) for away in ways]
        return []

    def _fits(self, game: Game, hero: Hero, worn: Sequence[HeldCard], away: Sequence[HeldCard]) -> bool:
        cards = [game.library.card(self.found), *(stats.printed(game, held) for held in worn if held not in away)]
        items = [card for card in cards if isinstance(card, Item)]
        try:
            places, kinds = [f"{place}" for place in range(len(items))], [set(item.traits) for item in items]
            check_outfit(places, items, kinds, stats.spared_hands(game, hero))
        except Refused:
            return False
        return True


class Grant(Step):
    """The lamp is gone, and what was wished for is worn."""

    at: Context
    found: str
    off: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.at.actor)
        hero.cards = [held for held in hero.cards if held.id != self.at.card]
        for held in hero.cards:
            held.equipped = held.equipped and held.id not in self.off
        taken = give(hero, self.found, "item")
        taken.equipped = True
        game.tell(Equipped(hero=hero.id, on=(taken.id,), off=self.off))
        push(game, Settle(figure=hero.id))
