"""What a hero would wear if it put on a new item between quests (CRD-04)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.descent.content.cards import Item
from bot.descent.content.library import library
from bot.descent.party.campaign import Seat
from bot.descent.quest.setup import new_hero
from bot.descent.rules.outfit import MOST_HANDS, check_outfit, check_wearable
from bot.kernel.refused import Refused

KEEPS_ONE_UP = ("health", "stamina")
"""Numbers of a hero that nobody lowers who may be hurt or tired."""


@dataclass(frozen=True)
class Outfit:
    """All that is worn, and what had to be put away for it."""

    worn: tuple[str, ...]
    away: tuple[str, ...]


def outfit_with(seat: Seat, item: str) -> Outfit | None:
    """What the hero would wear with an item put on, as little as possible put away; None if it can't wear it."""
    if not isinstance(library().card(item), Item):
        return None
    cards = new_hero(seat.recruit).cards
    worn = [held.card for held in cards if held.equipped]
    skills = [held.card for held in cards if held.kind == "skill"]
    for number in range(MOST_HANDS + 1):
        # What was put on last is the dearer one as a rule: the first thing goes first.
        for away in combinations(worn, number):
            left = list(worn)
            for card in away:
                left.remove(card)
            if item not in away and not any(map(_keeps_one_up, away)) and _fits(seat, (*left, item), skills):
                return Outfit((*left, item), away)
    return None


def _fits(seat: Seat, cards: tuple[str, ...], skills: Sequence[str]) -> bool:
    items = [_item(card) for card in cards]
    abilities = [ability for skill in skills for ability in library().card(skill).abilities]
    always = [modifier for ability in abilities for modifier in ability.modifiers if not modifier.when]
    spared = [modifier for modifier in always if modifier.stat == "hands_needed"]
    together = [trait for modifier in always if modifier.stat == "wears_together" for trait in modifier.traits]
    try:
        check_outfit(cards, items, [set(item.traits) for item in items], spared, together)
        check_wearable(library().heroes[seat.hero], cards, items)
    except Refused:
        return False
    return True


def _keeps_one_up(card: str) -> bool:
    modifiers = [modifier for ability in _item(card).abilities for modifier in ability.modifiers]
    return any(modifier.stat in KEEPS_ONE_UP for modifier in modifiers)


def _item(card: str) -> Item:
    item = library().card(card)
    assert isinstance(item, Item)
    return item
