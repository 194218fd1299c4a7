"""On the way: travel events, and how the party decides (CMP-06)."""

from typing import Literal

from bot.descent.content.cards import Attribute
from bot.descent.content.library import library
from bot.descent.events import AttributeTested
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import is_at_hand
from bot.descent.road.book import EventOption, OptionTest, TravelEvent, Way
from bot.descent.road.road import Road, journey_of

ON_THE_ROAD = "attributes_on_the_road"
"""What a skill adds to all four attributes between quests."""
OFTEN = 60
"""Out of a hundred journeys, those on which something happens."""
PASS_BY = "pass_by"
"""The option of a party that is guided past what it meets."""
Openness = Literal["open", "closed", "hidden"]


def meet(road: Road, way: Way) -> None:
    """By chance the party meets something on its way; never two things at once."""
    journey = road.journey
    if journey.pending or journey.chance.of("journeys").below(100) >= OFTEN:
        return
    pool = [event for event in library().travel_events.values() if may_come(road, event, way)]
    drawn = [event.id for event in pool for _ in range(event.weight)]
    if drawn:
        met = journey.chance.of("travel events").draw(drawn)
        journey.pending.append(met)
        if guided(road.campaign):
            journey.by_chance = met


def may_come(road: Road, event: TravelEvent, way: Way) -> bool:
    """Whether an event fits the road, the campaign, the party's boxes, and what happened so far (SET-07)."""
    journey = road.journey
    return (
        way in event.roads
        and is_at_hand(road.campaign, event)
        and (not event.campaigns or journey.campaign in event.campaigns)
        and not (event.once and event.id in journey.seen)
        and road.holds(event.when)
    )


# Deciding -------------------------------------------------------------------------------------------------------


def facing(campaign: Campaign) -> TravelEvent | None:
    """The event that is open."""
    event = journey_of(campaign).facing
    return library().travel_events[event] if event is not None else None


def openness(campaign: Campaign, option: EventOption) -> Openness:
    """Whether an option can be taken, is shown greyed with its prerequisite, or is not shown at all (CMP-06)."""
    if Road(campaign).holds(option.when):
        return "open"
    return "hidden" if option.hidden else "closed"


def options(campaign: Campaign) -> list[tuple[EventOption, Openness]]:
    """The options of the open event that players see, in order."""
    event = facing(campaign)
    ways = (*event.options, *passing(campaign)) if event is not None else ()
    seen = [(option, openness(campaign, option)) for option in ways]
    return [(option, how) for option, how in seen if how != "hidden"]


def passing(campaign: Campaign) -> tuple[EventOption, ...]:
    """To pass the open event by, if it came by chance and the party has something to guide it."""
    journey = journey_of(campaign)
    return (EventOption(id=PASS_BY),) if guided(campaign) and journey.facing == journey.by_chance else ()


def guided(campaign: Campaign) -> bool:
    """Whether the party carries something that leads it past what it meets."""
    shelf = library().items
    return any(kept.card in shelf and shelf[kept.card].guides for kept in campaign.belongings())


def option_of(campaign: Campaign, event: TravelEvent, option_id: str) -> EventOption | None:
    """The option of the open event with this name."""
    return next((option for option in (*event.options, *passing(campaign)) if option.id == option_id), None)


def take_test(road: Road, test: OptionTest) -> bool:
    """The chosen hero, or the one who is best at it, rolls the grey and the black die (CRD-03)."""
    if road.hero is None or test.who == "best":
        road.hero = best_at(road.campaign, test.attribute)
    value = max(0, attribute(road.campaign, road.hero, test.attribute) + test.bonus)
    dice = road.journey.chance.roll(("gray", "black"))
    passed = sum(die.face.shields for die in dice) <= value
    road.tell(AttributeTested(figure=road.hero, attribute=test.attribute, value=value, dice=dice, passed=passed))
    return passed


def best_at(campaign: Campaign, what: Attribute) -> str:
    """The hero with the highest attribute; the first of several in party order."""
    return max((seat.hero for seat in campaign.seats), key=lambda hero: attribute(campaign, hero, what))


def attribute(campaign: Campaign, hero: str, what: Attribute) -> int:
    """An attribute as printed on the hero's sheet, and what skills that speak of the road add to it."""
    value, seat = int(getattr(library().heroes[hero], what)), campaign.seat(hero)
    skills = [library().card(skill) for skill in seat.skills] if seat is not None else []
    for modifier in (one for skill in skills for ability in skill.abilities for one in ability.modifiers):
        if modifier.stat == ON_THE_ROAD:
            most = value if modifier.at_most is None else max(value, modifier.at_most)
            value = min(value + modifier.add, most)
    return value
