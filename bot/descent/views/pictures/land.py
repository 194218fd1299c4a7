"""The land of a campaign as far as the party knows it: its places, the roads between them, and what waits there."""

from collections.abc import Iterator

from bot.descent.party.campaign import Campaign
from bot.descent.road.book import CampaignBook
from bot.descent.road.journey import Journey
from bot.descent.road.pack_sides import book_of
from bot.descent.road.road import journey_of
from bot.descent.views.pictures.campaign_map import Stop, Whereabouts, campaign_map_view
from bot.descent.words import Words
from bot.kernel.refused import demand
from renders.descent.chronicle import CampaignMapView, PlaceKind, PlaceState


def land_view(campaign: Campaign, say: Words) -> CampaignMapView:
    """The map of the campaign as far as the party knows it."""
    journey = journey_of(campaign)
    demand(journey.raid is None, "not_in_a_raid")
    book = book_of(campaign)
    stops = list(_stops(book, journey, say))
    known = {stop.id for stop in stops}
    roads = [(start, end) for start, end in book.routes if start in known and end in known]
    here = journey.place if journey.place in known else (stops[0].id if stops else "")
    where = Whereabouts(here or "", journey.week, campaign.fame, campaign.gold or 0)
    return campaign_map_view(campaign, stops, roads, where, say, seed=sum(book.id.encode()))


def _stops(book: CampaignBook, journey: Journey, say: Words) -> Iterator[Stop]:
    """Cities, quests that were played, and those that can be; what is still to come stays hidden."""
    for place in book.places:
        at = (place.at[0] / 100, place.at[1] / 100)
        if place.kind == "city":
            state: PlaceState = "open" if place.id in journey.cities else "locked"
            yield Stop(place.id, say.city(place.id), "city", at, state)
        elif place.kind == "quest" and (seen := _quest_on_map(book, journey, place.id, say)) is not None:
            kind, state, note = seen
            yield Stop(place.id, say.quest(place.id), kind, at, state, note=note)


def _quest_on_map(
    book: CampaignBook, journey: Journey, quest: str, say: Words
) -> tuple[PlaceKind, PlaceState, str] | None:
    """How a quest is drawn; None if nobody knows of it yet."""
    chapter = next((chapter for chapter in book.story if quest in chapter.quests), None)
    kind: PlaceKind = "side" if chapter is None else "finale" if chapter.finale else "story"
    if quest in journey.outcomes:
        return kind, "done" if journey.outcomes[quest] == "won" else "lost", ""
    offer = journey.offer(quest)
    if offer is not None:
        return kind, "open", say.text("camp-note-side", weeks=offer.weeks)
    if chapter is not None and chapter.id == journey.chapter:
        state: PlaceState = "later" if journey.weeks_left else "open"
        return kind, state, say.text("camp-note-story", weeks=journey.weeks_left)
    return None
