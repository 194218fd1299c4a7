"""Small helps for scenes about hybrid classes."""

from bot.descent.content.library import library
from bot.descent.party.campaign import Seat
from tests.descent.scene import Scene


def to_learn(hero: str, calling: str) -> set[str]:
    """The skills a hero may buy with experience."""
    return {skill.id for skill in Seat(player=1, hero=hero, hero_class=calling).to_learn()}


def skills(deck: str, *xp: int) -> set[str]:
    """The skills of a class that cost so much."""
    return {skill.id for skill in library().deck(deck).skills if skill.xp in xp}


def begins_with_both(table: Scene, letter: str) -> bool:
    """Whether a hero has the equipment and the starting skills of both its decks, and nothing else."""
    hybrid, standard = (library().deck(deck) for deck in table.hero(letter).hero_class.split("+"))
    begun = {item.id for item in standard.equipment} | skills(hybrid.id, 0) | skills(standard.id, 0)
    return {held.card for held in table.hero(letter).cards} == begun


def taken_alone_or_with(hybrid: str, other: str) -> bool:
    """Whether a hybrid class can be taken alone, or with a class of another archetype than its second one."""
    return library().calling(hybrid) is not None or library().calling(f"{hybrid}+{other}") is not None
