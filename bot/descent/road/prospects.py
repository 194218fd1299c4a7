"""Everything a party could do between quests, and why not: buttons and automatic play ask this."""

from collections.abc import Iterator
from itertools import combinations

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.raid.run import Raid
from bot.descent.raid.upgrading import Descend, KeepCard, PutCardBack
from bot.descent.road.cities import Buy, CityAction, LeaveCity, Sell, Wait
from bot.descent.road.giving import Give
from bot.descent.road.going import Decide, Embark, JourneyDeed, Travel
from bot.descent.road.journey import Journey
from bot.descent.road.travel import options
from bot.descent.rules.play import No
from bot.kernel.refused import Refused


def why_not(campaign: Campaign, player: int, deed: JourneyDeed) -> No | None:
    """Why a deed is impossible now, or None if it is possible. Changes nothing."""
    try:
        deed.allow(campaign, player)
    except Refused as refused:
        return No(code=refused.code, facts=refused.facts)
    return None


def prospects(campaign: Campaign, player: int) -> list[tuple[JourneyDeed, No | None]]:
    """Every deed that makes sense now, each with the reason if it is not possible."""
    return [(deed, why_not(campaign, player, deed)) for deed in candidates(campaign)]


def possible(campaign: Campaign, player: int) -> list[JourneyDeed]:
    """Every deed a player may do now."""
    return [deed for deed, no in prospects(campaign, player) if no is None]


def candidates(campaign: Campaign) -> Iterator[JourneyDeed]:
    """Every form of every deed that could make sense, possible or not."""
    journey = campaign.journey
    if journey is None or journey.ended is not None or campaign.phase == "playing":
        return
    if journey.raid is not None:
        yield from _between_levels(campaign, journey.raid)
    elif journey.facing is not None:
        yield from _decisions(campaign)
    else:
        yield from _on_the_map(journey)
        if journey.city is not None:
            yield from _in_the_city(campaign, journey)
    yield from _gifts(campaign)


def _between_levels(campaign: Campaign, raid: Raid) -> Iterator[JourneyDeed]:
    yield Descend()
    if raid.upgrade is None:
        return
    for card in dict.fromkeys(raid.upgrade.shown):
        yield from (KeepCard(card=card, hero=seat.hero) for seat in campaign.seats)
    for card in dict.fromkeys(kept.card for kept in raid.upgrade.kept):
        holders = (seat.hero for seat in campaign.seats if any(each.card == card for each in seat.kept))
        yield from (PutCardBack(card=card, hero=hero) for hero in holders)


def _decisions(campaign: Campaign) -> Iterator[JourneyDeed]:
    for option, _ in options(campaign):
        if option.test is not None and option.test.who == "chosen":
            yield from (Decide(option=option.id, hero=seat.hero) for seat in campaign.seats)
        else:
            yield Decide(option=option.id)


def _on_the_map(journey: Journey) -> Iterator[JourneyDeed]:
    chapter = library().campaigns[journey.campaign].chapter(journey.chapter)
    yield from (Embark(quest=quest) for quest in (chapter.quests if chapter is not None else ()))
    yield from (Embark(quest=offer.quest) for offer in journey.offers)
    yield from (Travel(city=city) for city in journey.cities if city != journey.city)


def _in_the_city(campaign: Campaign, journey: Journey) -> Iterator[JourneyDeed]:
    assert journey.visit is not None
    for item in dict.fromkeys(journey.visit.stock):
        yield from (Buy(item=item, hero=seat.hero) for seat in campaign.seats)
    for seat in campaign.seats:
        yield from (Sell(hero=seat.hero, card=card) for card in dict.fromkeys(kept.card for kept in seat.kept))
    yield from (CityAction(heroes=heroes) for heroes in _choices_of_heroes(campaign, journey.visit.city))
    yield Wait()
    yield LeaveCity()


def _choices_of_heroes(campaign: Campaign, city: str) -> Iterator[tuple[str, ...]]:
    """Whom a city's action may be done for: nobody in particular, or any of the heroes."""
    action = library().cities[city].action
    if action is None:
        return
    if not action.per_hero:
        yield ()
        return
    heroes = [seat.hero for seat in campaign.seats]
    for number in range(1, len(heroes) + 1):
        yield from combinations(heroes, number)


def _gifts(campaign: Campaign) -> Iterator[JourneyDeed]:
    for seat in campaign.seats:
        for card in dict.fromkeys(kept.card for kept in seat.kept):
            for other in campaign.seats:
                if other is not seat:
                    yield Give(giver=seat.hero, to=other.hero, card=card)
