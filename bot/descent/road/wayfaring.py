"""Automatic parties between quests: they learn, shop a little, decide, and set out. For simulated campaigns."""

from bot.descent.autopilot import Limits, next_command
from bot.descent.autopilot.gear import protection, weapon_worth
from bot.descent.content.cards import Item
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Learn, Play
from bot.descent.quest.setup import Recruit, new_hero
from bot.descent.raid.upgrading import Descend, KeepCard
from bot.descent.road.cities import Buy, CityAction, LeaveCity
from bot.descent.road.going import Decide, Embark, JourneyDeed, Travel
from bot.descent.road.outfitting import outfit_with
from bot.descent.road.prospects import possible
from bot.descent.road.travel import attribute, facing
from bot.table.deeds import Deed

BETTER = 0.5
"""How much better than what a hero has an item must be to be bought."""


def next_deed(campaign: Campaign, limits: Limits | None = None) -> Deed | None:
    """What an automatic party does next in its campaign; None once it is over or something is wrong."""
    if campaign.phase == "playing":
        command = next_command(campaign.running(), limits=limits)
        return Play(command=command) if command is not None else None
    if campaign.journey is None or campaign.journey.ended is not None:
        return None
    return lesson(campaign) or _between(campaign)


def lesson(campaign: Campaign) -> Learn | None:
    """The cheapest skill a hero can learn now."""
    for seat in campaign.seats:
        for skill in seat.to_learn():
            if skill.xp <= seat.xp:
                return Learn(hero=seat.hero, skill=skill.id)
    return None


def _between(campaign: Campaign) -> Deed | None:
    """Decide what is open; shop where there is a shop; play what can be played; travel while there is time."""
    deeds = possible(campaign, campaign.owner)
    journey = campaign.journey
    assert journey is not None
    if journey.raid is not None:
        return _best_kept(campaign, [deed for deed in deeds if isinstance(deed, KeepCard)]) or Descend()
    if journey.facing is not None:
        return decision(campaign, [deed for deed in deeds if isinstance(deed, Decide)])
    if journey.city is not None:
        actions = [deed for deed in deeds if isinstance(deed, CityAction)]
        bought = _purchase(campaign, [deed for deed in deeds if isinstance(deed, Buy)])
        # With time to spare, all heroes do what only this city offers.
        return bought or (actions[-1] if actions and journey.weeks_left > 1 else LeaveCity())
    return _way(campaign, deeds)


def decision(campaign: Campaign, deeds: list[Decide]) -> Decide | None:
    """The first open option; where a hero has to be chosen, the one who is best at it."""
    event = facing(campaign)
    if not deeds or event is None:
        return None
    option = event.option(deeds[0].option)
    test = option.test if option is not None else None
    same = [deed for deed in deeds if deed.option == deeds[0].option]
    if test is None:
        return same[0]
    return max(
        same, key=lambda deed: attribute(campaign, deed.hero, test.attribute) if deed.hero is not None else 0
    )


def _way(campaign: Campaign, deeds: list[JourneyDeed]) -> JourneyDeed | None:
    """A side quest first, then a visit with some gold and time, then the story."""
    journey = campaign.journey
    assert journey is not None
    sides = [deed for deed in deeds if isinstance(deed, Embark) and journey.offer(deed.quest) is not None]
    if sides:
        return sides[0]
    trips = [deed for deed in deeds if isinstance(deed, Travel) and journey.visit is None]
    if trips and (campaign.gold or 0) >= 100:
        return trips[journey.week % len(trips)]
    return next((deed for deed in deeds if isinstance(deed, Embark)), None)


# Shopping -------------------------------------------------------------------------------------------------------


def _best_kept(campaign: Campaign, offers: list[KeepCard]) -> KeepCard | None:
    """The card that helps some hero most, put on where it can be; even one that helps little costs nothing."""
    gains = [(_gain(campaign, offer.hero, offer.card), offer) for offer in offers]
    best = max(gains, key=lambda gain: gain[0], default=None)
    if best is None:
        return None
    wears = outfit_with(campaign.seat_of(best[1].hero), best[1].card) is not None and best[0] > 0
    return best[1].model_copy(update={"wear": wears})


def _purchase(campaign: Campaign, offers: list[Buy]) -> Buy | None:
    """The item that is most of an improvement for some hero."""
    gains = [(_gain(campaign, offer.hero, offer.item), offer) for offer in offers]
    best = max(gains, key=lambda gain: gain[0], default=None)
    return best[1] if best is not None and best[0] >= BETTER else None


def _gain(campaign: Campaign, hero: str, card: str) -> float:
    """How much better an item is than what the hero has for the same place."""
    seat, item = campaign.seat(hero), library().items.get(card)
    if seat is None or item is None:
        return 0.0
    gear = _gear(seat)
    if any(not set(item.forbids).isdisjoint(other.traits) for other in gear):
        return 0.0
    if library().heroes[hero].not_worn.intersection(item.traits):
        return 0.0
    same = [other for other in gear if other.slot == item.slot and bool(other.attack) == bool(item.attack)]
    return _worth(item) - max((_worth(other) for other in same), default=0.0)


def _gear(seat: Seat) -> list[Item]:
    hero = new_hero(Recruit(hero=seat.hero, hero_class=seat.hero_class, kept=tuple(seat.kept)))
    cards = [library().card(held.card) for held in hero.cards]
    return [card for card in cards if isinstance(card, Item)]


def _worth(item: Item) -> float:
    return protection(item) + (weapon_worth(item) if item.attack is not None else 0.0)
