"""A week on the road as it was written down, and single deeds made up for a test."""

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.road.cities import Buy
from bot.descent.road.going import Travel
from bot.descent.road.road import journey_of
from bot.kernel.events import Event
from bot.table.entries import Entry
from tests.descent.views import journeys
from tests.descent.views.games import ALIX
from tests.descent.views.past.played import BEGAN


def entry(version: int, *events: Event, deed: str = "play") -> Entry:
    """One deed, and what happened in it."""
    return Entry(version, ALIX, deed, BEGAN, events)


def on_the_road() -> tuple[Campaign, list[Entry]]:
    """The party has travelled for a week and bought two things, one after the other."""
    campaign = journeys.on_the_map()
    journey_of(campaign).seen = list(library().travel_events)
    campaign.gold = 2000
    entries = [entry(1, *Travel(city="mistvale").do(campaign, ALIX))]
    visit = journey_of(campaign).visit
    assert visit is not None
    for version, item in enumerate(visit.stock[:2], 2):
        entries.append(entry(version, *Buy(item=item, hero="syndrael").do(campaign, ALIX)))
    return campaign, entries
