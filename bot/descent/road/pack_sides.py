"""Quests of packs that offer themselves in campaigns of others: the campaign's book, with those leaves in it."""

from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.road.book import CampaignBook, Place, SideOffer, SidePool

REACH = 9
"""So far from its city such a quest lies, where the map is a hundred wide."""
AROUND = ((0, 1), (1, 1), (-1, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (0, -1))
"""The sides of a city on which it may lie."""
EDGE = 6
MOST_BOUND = 64
_bound_before: dict[tuple[str, tuple[str, ...]], tuple[CampaignBook, CampaignBook]] = {}
"""Books with their leaves, as they were made last: they are asked for again and again."""


def book_of(campaign: Campaign) -> CampaignBook:
    """The book of the campaign under way, with what the server's packs add to its side quests."""
    assert campaign.journey is not None
    book = library().campaigns[campaign.journey.campaign]
    leaves = tuple(_leaves(campaign, book)) if library().packs else ()
    if not leaves:
        return book
    key = (book.id, tuple(leaf.quest for leaf in leaves))
    of, bound = _bound_before.get(key, (None, book))
    if of is not book:
        bound = _bound(book, leaves)
        _bound_before[key] = (book, bound)
        if len(_bound_before) > MOST_BOUND:
            del _bound_before[next(iter(_bound_before))]
    return bound


def _leaves(campaign: Campaign, book: CampaignBook) -> Iterator[SideOffer]:
    """What the packs offer; also what a party has heard of, or is in, whose pack has left the server since."""
    journey = campaign.journey
    assert journey is not None
    known = {journey.bound, *(offer.quest for offer in journey.offers), *journey.outcomes, campaign.quest}
    for pack in library().packs.values():
        for leaf in pack.sides:
            fits = not leaf.campaigns or book.id in leaf.campaigns
            if fits and (pack.edition in campaign.packs or leaf.quest in known) and has_room(book, leaf):
                yield leaf


def has_room(book: CampaignBook, leaf: SideOffer) -> bool:
    """Whether a campaign has side quests at all, and a city where this one wants one."""
    own = leaf.quest not in book.story_quests and book.side_quest(leaf.quest) is None
    return own and book.side.offered > 0 and (leaf.near == "anywhere" or bool(_cities(book, leaf.near)))


def _cities(book: CampaignBook, near: str) -> list[Place]:
    return [place for place in book.places if place.kind == "city" and near in ("city", place.id)]


def _bound(book: CampaignBook, leaves: tuple[SideOffer, ...]) -> CampaignBook:
    places, routes = list(book.places), list(book.routes)
    for leaf in leaves:
        if leaf.near != "anywhere":
            cities = _cities(book, leaf.near)
            city = cities[sum(leaf.quest.encode()) % len(cities)]
            places.append(Place(id=leaf.quest, kind="quest", at=_free_spot(city, places)))
            routes.append((city.id, leaf.quest))
    pool = SidePool(pool=(*book.side.pool, *leaves), offered=book.side.offered)
    return book.model_copy(update={"places": tuple(places), "routes": tuple(routes), "side": pool})


def _free_spot(city: Place, places: list[Place]) -> tuple[float, float]:
    """Beside the city, on the side where the next place is farthest away."""
    spots = [(city.at[0] + REACH * x, city.at[1] + REACH * y) for x, y in AROUND]
    inside = [spot for spot in spots if all(EDGE <= each <= 100 - EDGE for each in spot)] or [city.at]
    others = [place.at for place in places]
    return max(inside, key=lambda spot: min((spot[0] - x) ** 2 + (spot[1] - y) ** 2 for x, y in others))
