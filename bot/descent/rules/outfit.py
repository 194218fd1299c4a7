"""What goes together: two hands, one armour, two other things (CRD-04)."""

from collections.abc import Collection, Sequence

from bot.descent.content.cards import HeroSheet, Item, Modifier
from bot.kernel.refused import demand

MOST_HANDS = 2
MOST_OTHER = 2


def hands_needed(items: Sequence[Item], traits: Sequence[set[str]], spared: Sequence[Modifier] = ()) -> int:
    """Hands that all these take together, some of them fewer than is printed on them."""
    hands = [item.hands for item in items]
    for modifier in spared:
        places = [place for place, kinds in enumerate(traits) if modifier.trait in kinds and hands[place]]
        for place in places[:1] if modifier.single else places:
            hands[place] = max(0, hands[place] + modifier.add)
    return sum(hands)


def check_outfit(
    cards: Sequence[str],
    items: Sequence[Item],
    traits: Sequence[set[str]],
    spared: Sequence[Modifier] = (),
    together: Collection[str] = (),
) -> None:
    """Refuse what is too much: each card with what is printed on it, and the traits others may forbid.

    Some things may take fewer hands (`spared`), some traits are never forbidden (`together`).
    """
    hands = hands_needed(items, traits, spared)
    demand(hands <= MOST_HANDS, "too_many_hands", hands=hands)
    demand(sum(item.slot == "armor" for item in items) <= 1, "too_much_armor")
    others = sum(item.slot == "other" for item in items)
    demand(others <= MOST_OTHER, "too_many_others", others=others)
    for item, card in zip(items, cards, strict=True):
        for other, worn in zip(cards, traits, strict=True):
            clash = (worn - set(together)) & set(item.forbids)
            demand(other == card or not clash, "not_worn_together", card=card, other=other)


def check_wearable(sheet: HeroSheet, cards: Sequence[str], items: Sequence[Item]) -> None:
    """Some heroes can't wear certain things at all."""
    for item, card in zip(items, cards, strict=True):
        demand(not sheet.not_worn.intersection(item.traits), "not_for_this_hero", card=card, hero=sheet.id)
