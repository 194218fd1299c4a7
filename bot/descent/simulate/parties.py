"""Parties for simulated games: in turn, every hero and every class goes along."""

from math import lcm
from typing import get_args

from bot.descent.content.callings import decks_of
from bot.descent.content.cards import Archetype
from bot.descent.content.library import library
from bot.descent.party.seasoning import BOUGHT, learned_by
from bot.descent.quest.setup import BroughtCard, Recruit

ARCHETYPES: tuple[Archetype, ...] = get_args(Archetype)


def party(number: int, heroes: int, boxes: tuple[str, ...] = ("base",)) -> list[Recruit]:
    """The party of this number: one hero of each of so many archetypes (SET-02).

    From number to number the archetypes, the heroes of each and their classes take turns.
    """
    return [_recruit(ARCHETYPES[(number + seat) % len(ARCHETYPES)], number, boxes) for seat in range(heroes)]


def _recruit(archetype: Archetype, number: int, boxes: tuple[str, ...]) -> Recruit:
    shelf = library()
    sheets = [one.id for one in shelf.heroes.values() if one.archetype == archetype and one.box in boxes]
    able = shelf.callings(archetype)
    classes = [one for one in able if all(shelf.deck(deck).box in boxes for deck in decks_of(one))]
    # Heroes and classes change from one round of the archetypes to the next; in the end all pairs have gone along.
    rounds = number // len(ARCHETYPES)
    met = lcm(len(sheets), len(classes))
    return Recruit(hero=sheets[rounds % len(sheets)], hero_class=classes[(rounds + rounds // met) % len(classes)])


def seasoned(recruit: Recruit) -> Recruit:
    """The same hero as it comes to act II: with skills it has learned and things it has bought."""
    bought = tuple(BroughtCard(card=card, kind="item") for card in BOUGHT[_archetype(recruit)])
    return recruit.model_copy(update={"skills": learned_by(recruit.hero_class), "kept": bought})


def _archetype(recruit: Recruit) -> Archetype:
    return library().heroes[recruit.hero].archetype


def ready_for(quest: str, recruits: list[Recruit]) -> list[Recruit]:
    """The party as it sets out for this quest: seasoned if it is one of act II."""
    return [seasoned(one) for one in recruits] if library().quests[quest].act > 1 else recruits
