"""What goes together: two hands, one armour, two other things (CRD-04)."""

from collections.abc import Sequence

from bot.descent.content.cards import HeroSheet, Item
from bot.kernel.refused import demand

MOST_HANDS = 2
MOST_OTHER = 2


def check_outfit(cards: Sequence[str], items: Sequence[Item], traits: Sequence[set[str]]) -> None:
    """Refuse what is too much: each card with what is printed on it, and the traits others may forbid."""
    hands = sum(item.hands for item in items)
    demand(hands <= MOST_HANDS, "too_many_hands", hands=hands)
    demand(sum(item.slot == "armor" for item in items) <= 1, "too_much_armor")
    others = sum(item.slot == "other" for item in items)
    demand(others <= MOST_OTHER, "too_many_others", others=others)
    for item, card in zip(items, cards, strict=True):
        for other, worn in zip(cards, traits, strict=True):
            demand(other == card or not worn & set(item.forbids), "not_worn_together", card=card, other=other)


def check_wearable(sheet: HeroSheet, cards: Sequence[str], items: Sequence[Item]) -> None:
    """Some heroes can't wear certain things at all."""
    for item, card in zip(items, cards, strict=True):
        demand(not sheet.not_worn.intersection(item.traits), "not_for_this_hero", card=card, hero=sheet.id)
