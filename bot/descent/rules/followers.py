"""Familiars and their heroes: which ones a card speaks of, and what is on their own cards."""

from collections.abc import Collection, Iterator

from bot.descent.content.cards import Ability
from bot.descent.state.figures import Familiar, Figure, Hero
from bot.descent.state.game import Game


def familiars_of(game: Game, hero: Hero, card: str = "") -> list[Familiar]:
    """The familiars of a hero on the board that a card of its means.

    A familiar's own card means that one. The cards of a class mean the familiars of the class, the sheet and the
    feat those of the hero; all other cards, and none, mean every familiar that the hero has.
    """
    return [
        familiar
        for familiar in game.familiars.values()
        if familiar.on_board and is_meant(game, hero, card, familiar)
    ]


def is_meant(game: Game, hero: Hero, card: str, figure: Figure) -> bool:
    """Whether a card of this hero means this figure when it speaks of the familiar."""
    if not isinstance(figure, Familiar) or figure.owner != hero.id:
        return False
    if card in game.familiars:
        return figure.id == card
    kinds = kinds_meant(game, hero, card)
    return not kinds or figure.familiar in kinds


def kinds_meant(game: Game, hero: Hero, card: str) -> Collection[str]:
    """The kinds of familiars that a card of this hero means; none if it doesn't say."""
    held = hero.card(card)
    return game.library.followers(held.card if held is not None else hero.sheet) if card else ()


def their_abilities(game: Game, among: Collection[str]) -> Iterator[tuple[Familiar, Ability]]:
    """What the familiars on the board have on their own cards; `among` names the kinds that matter."""
    for familiar in game.familiars.values():
        if familiar.on_board and familiar.familiar in among:
            for ability in game.library.familiars[familiar.familiar].abilities:
                yield familiar, ability
