"""A city's shop: what it shows, and at what price (CMP-05, PER-04)."""

from collections.abc import Collection, Sequence

from bot.descent.content.cards import Item, SearchCard
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.road.book import City
from bot.descent.road.fame import level, rank
from bot.descent.road.road import Road
from bot.descent.rules.rolling import Chance

USUAL, LIKED = 2, 6
"""How often an item of the current act comes, and one that the city likes."""
OTHER_ACT = 1
"""How often an item of the other act comes: both may be there at the same time."""


def stock(
    city: City,
    visit: int,
    *,
    fame: int,
    act: int,
    owned: Sequence[str],
    boxes: Collection[str],
    seed: str,
    one_stream: bool = False,
) -> tuple[str, ...]:
    """The item ids a shop shows on a certain visit; nothing but what is said here decides.

    Never an item the party can't get: not in its boxes, not for its fame, or all copies owned already.
    """
    lots = Chance.fresh(f"{seed}/stock {visit} of {city.id}", one_stream=one_stream).of("stock")
    wanted = city.stock.act1 if act == 1 else city.stock.act2
    left = [
        item
        for item in library().items.values()
        if item.act is not None
        and item.box in boxes
        and offered_for(item, fame)
        and owned.count(item.id) < item.copies
    ]
    shown: list[Item] = []
    while left and len(shown) < wanted:
        item = lots.draw([item for item in left for _ in range(_weight(item, city, act))], lambda item: item.id)
        left.remove(item)
        shown.append(item)
    return tuple(item.id for item in sorted(shown, key=lambda item: (item.act or 0, price(item.id) or 0, item.id)))


def offered_for(item: Item, fame: int) -> bool:
    """Whether shops offer an item to a party of such fame (PER-04)."""
    if item.fame is None:
        return True
    least, most = item.fame
    return rank(least) <= rank(level(fame).id) <= rank(most)


def _weight(item: Item, city: City, act: int) -> int:
    liked = item.slot in city.likes or not set(item.traits).isdisjoint(city.likes)
    usual = USUAL if item.act == act else OTHER_ACT
    return usual * (LIKED // USUAL) if liked else usual


def price(card_id: str) -> int | None:
    """What a shop asks and pays for a card; None if nobody trades it (relics, class cards)."""
    card = library().items.get(card_id) or library().search_cards.get(card_id)
    if isinstance(card, Item):
        return card.cost if card.price is None else card.price
    return card.gold or None if isinstance(card, SearchCard) else None


def restock(road: Road) -> None:
    """The shop of the city the party is in shows other items."""
    journey, campaign = road.journey, road.campaign
    assert journey.visit is not None
    journey.visits += 1
    journey.visit.number = journey.visits
    journey.visit.stock = list(
        stock(
            library().cities[journey.visit.city],
            journey.visits,
            fame=campaign.fame,
            act=journey.act,
            owned=owned(campaign),
            boxes=campaign.boxes,
            seed=journey.chance.seed,
            one_stream=journey.chance.one_stream,
        )
    )


def owned(campaign: Campaign) -> list[str]:
    """All cards the party has brought along or bought, copies counted."""
    return [kept.card for kept in campaign.belongings()]
