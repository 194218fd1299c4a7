"""Where the road leads: an event is faced, a quest begins, or a city is entered (CMP-01, CMP-05, CMP-06)."""

from bot.descent.content.library import library
from bot.descent.party.campaign import remember_round
from bot.descent.quest.setup import start_quest
from bot.descent.road.events import CityEntered, TravelEventMet
from bot.descent.road.journey import Visit, quest_secret
from bot.descent.road.road import Road
from bot.descent.road.shop import restock


def go_on(road: Road) -> None:
    """What has to be faced comes first; then the party arrives where it is bound for."""
    journey = road.journey
    if journey.ended is not None or journey.facing is not None:
        return
    # What was promised and is set aside now does not come.
    journey.pending = [event for event in journey.pending if event in library().travel_events]
    if journey.pending:
        journey.facing = journey.pending.pop(0)
        journey.seen.append(journey.facing)
        road.tell(TravelEventMet(met=journey.facing))
    elif journey.bound is not None:
        begin_quest(road)
    elif journey.heading is not None:
        enter_city(road)


def enter_city(road: Road) -> None:
    """The party has arrived in a city; its shop shows what it has now."""
    journey = road.journey
    assert journey.heading is not None
    city, journey.heading = journey.heading, None
    journey.place, journey.visit = city, Visit(city=city, number=0)
    restock(road)
    road.tell(CityEntered(city=city))


def begin_quest(road: Road) -> None:
    """The party has arrived: the quest begins, in the campaign's act (CMP-10)."""
    campaign, journey = road.campaign, road.journey
    assert journey.bound is not None
    quest, journey.bound = journey.bound, None
    journey.quests += 1
    campaign.quest = quest
    campaign.game, events = start_quest(
        quest,
        [seat.recruit for seat in campaign.seats],
        seed=quest_secret(journey),
        one_stream=journey.chance.one_stream,
        difficulty=campaign.difficulty,
        ties=campaign.ties,
        order=campaign.order,
        act=journey.act,
        baggage=campaign.baggage,
    )
    journey.boon = 0
    if any(place.id == quest for place in road.book.places):
        journey.place = quest
    campaign.turn_log = campaign.round_log = None
    remember_round(campaign)
    road.told += events
