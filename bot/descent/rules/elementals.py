"""Elemental cards: which ones a hero has, may still choose, and has exhausted.

They are skills that nobody buys: other cards bring so many of them, and their hero chooses which.
"""

from bot.descent.content.cards import Skill
from bot.descent.rules import stats
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game

COUNTS_AS_EXHAUSTED = "exhausted_elementals"
"""What cards add to the number of exhausted elemental cards."""


def elementals_of(game: Game, hero: Hero) -> list[HeldCard]:
    """The elemental cards of a hero."""
    return [held for held in hero.cards if _is_elemental(game, held)]


def _is_elemental(game: Game, held: HeldCard) -> bool:
    card = stats.printed(game, held)
    return isinstance(card, Skill) and card.elemental


def exhausted_elementals(game: Game, hero: Hero, *, using: str = "") -> int:
    """How many of them lie sideways, the one that is being used included, and whatever counts as one."""
    there = sum(held.exhausted or held.id == using for held in elementals_of(game, hero))
    return stats.changed(game, COUNTS_AS_EXHAUSTED, hero, there)


def open_elementals(game: Game, hero: Hero) -> list[str]:
    """The elemental cards a hero may choose from now; none once it has as many as its cards bring."""
    cards = [stats.printed(game, held) for held in hero.cards]
    skills = [card for card in cards if isinstance(card, Skill)]
    if sum(skill.elemental for skill in skills) >= sum(skill.elementals for skill in skills):
        return []
    calling = game.library.calling(hero.hero_class)
    deck = calling.skills if calling is not None else ()
    return [skill.id for skill in deck if skill.elemental and skill not in skills]
