"""Parties between quests, in all sorts of places: on the map, in a city, on the road, at the end."""

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import Start
from bot.descent.quest.setup import BroughtCard
from bot.descent.road.chapters import end_campaign
from bot.descent.road.cities import Buy
from bot.descent.road.going import Embark, Travel
from bot.descent.road.journey import Offer
from bot.descent.road.road import Road, journey_of
from bot.descent.rules.harm import LoseMorale
from tests.descent.road.roads import back_to_the_map
from tests.descent.views.games import ALIX, gathered

STORY = "keepers_flame"


def on_the_map(heroes: int = 2) -> Campaign:
    """Two quests are played, the third starts in two weeks, a side quest is offered, and two cities are open."""
    campaign = gathered(heroes)
    ChooseCampaign(campaign=STORY).do(campaign, ALIX)
    Start(seed="braises").do(campaign, ALIX)
    back_to_the_map(campaign)
    journey = journey_of(campaign)
    journey.week, journey.chapter, journey.weeks_left = 3, "lantern", 2
    journey.outcomes = {"first_torch": "won", "drowned_mill": "lost"}
    journey.offers = [Offer(quest="ember_chapel", weeks=2)]
    journey.cities = ["mistvale", "hallowell"]
    campaign.gold, campaign.fame = 300, 3
    for seat in campaign.seats:
        seat.xp = 1
    potion, bow = BroughtCard(card="health_potion", kind="search"), BroughtCard(card="elm_greatbow", kind="item")
    campaign.seats[0].kept = [potion, bow]
    return campaign


def due() -> Campaign:
    """The story quest has to be played next: nothing that takes a week is allowed."""
    campaign = on_the_map()
    journey_of(campaign).weeks_left = 0
    return campaign


def in_a_city(city: str = "mistvale", heroes: int = 2) -> Campaign:
    """The party is inside a city, and has met nothing on its way."""
    campaign = on_the_map(heroes)
    journey = journey_of(campaign)
    journey.seen = list(library().travel_events)
    Travel(city=city).do(campaign, ALIX)
    journey.weeks_left = 2
    return campaign


def on_the_road(event: str = "pedlars_wheel", heroes: int = 2) -> Campaign:
    """Something was met on the way to a city, and is still to be decided."""
    campaign = on_the_map(heroes)
    journey = journey_of(campaign)
    journey.heading, journey.facing, journey.seen = "mistvale", event, [event]
    return campaign


def finished() -> Campaign:
    """The campaign is won."""
    campaign = on_the_map()
    journey_of(campaign).outcomes["bell_beneath"] = "won"
    end_campaign(Road(campaign), "dawn")
    return campaign


def bought() -> Campaign:
    """Alix's hero has just bought the first item of the shop."""
    campaign = in_a_city()
    journey = journey_of(campaign)
    assert journey.visit is not None
    Buy(item=journey.visit.stock[0], hero=campaign.seats[0].hero).do(campaign, ALIX)
    return campaign


def last_stand() -> Campaign:
    """The finale has begun, and its next command decides it: the party is out of heart."""
    campaign = on_the_map()
    journey = journey_of(campaign)
    journey.chapter, journey.weeks_left, journey.seen = "bell", 0, list(library().travel_events)
    Embark(quest="bell_beneath").do(campaign, ALIX)
    game = campaign.running()
    game.morale = 0
    game.stack.insert(0, LoseMorale())
    return campaign
