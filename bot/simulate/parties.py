"""Parties for simulated games: in turn, every hero and every class goes along."""

from typing import get_args

from bot.descent.cards import Archetype
from bot.descent.library import library
from bot.descent.quest.setup import Recruit

ARCHETYPES: tuple[Archetype, ...] = get_args(Archetype)


def party(number: int, heroes: int, boxes: tuple[str, ...] = ("base",)) -> list[Recruit]:
    """The party of this number: one hero of each of so many archetypes (SET-02).

    From number to number the archetypes, the heroes of each and their classes take turns.
    """
    return [_recruit(ARCHETYPES[(number + seat) % len(ARCHETYPES)], number, boxes) for seat in range(heroes)]


def _recruit(archetype: Archetype, number: int, boxes: tuple[str, ...]) -> Recruit:
    shelf = library()
    sheets = [one.id for one in shelf.heroes.values() if one.archetype == archetype and one.box in boxes]
    classes = [one.id for one in shelf.classes.values() if one.archetype == archetype and one.box in boxes]
    # Heroes change from one round of the archetypes to the next, classes once all heroes have had theirs.
    rounds = number // len(ARCHETYPES)
    hero = sheets[rounds % len(sheets)]
    return Recruit(hero=hero, hero_class=classes[(rounds // len(sheets)) % len(classes)])
