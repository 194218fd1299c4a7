"""Deeds in a city: buy, sell, wait, leave, and what only this city offers (CMP-05)."""

from bot.descent.content.library import library
from bot.descent.events import Equipped
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.quest.events import GoldGained
from bot.descent.quest.setup import BroughtCard
from bot.descent.road.arriving import go_on
from bot.descent.road.book import City, CityDeed
from bot.descent.road.events import CityDeedDone, CityLeft, ItemBought, ItemSold, Restocked
from bot.descent.road.giving import check_may_part_with, remove_card
from bot.descent.road.going import JourneyDeed, nothing_open
from bot.descent.road.journey import Journey, Visit
from bot.descent.road.outfitting import outfit_with
from bot.descent.road.road import Road
from bot.descent.road.shop import price, restock
from bot.descent.road.weeks import check_weeks, pass_weeks
from bot.kernel.refused import Refused, demand
from bot.table.deeds import Seated

WAIT = 1
"""Weeks until the shop has other items."""


class CityLifeDeed(JourneyDeed, abstract=True):
    """Something that is only possible inside a city."""

    def check(self, campaign: Campaign, journey: Journey, player: int) -> None:
        nothing_open(journey)
        self.check_city(campaign, journey, player, visit_of(journey))

    def check_city(self, campaign: Campaign, journey: Journey, player: int, visit: Visit) -> None:
        """The rules of this deed alone."""


def visit_of(journey: Journey) -> Visit:
    """The stay in the city the party is in, or a refusal."""
    demand(journey.raid is None, "not_in_a_raid")
    if journey.visit is None or not journey.visit.inside:
        raise Refused("not_in_a_city")
    return journey.visit


class Buy(CityLifeDeed):
    """A hero gets an item of the shop; the party pays the listed price."""

    item: str
    hero: Seated
    wear: bool = False
    """Put on at once, so that the hero sets out with it."""

    def check_city(self, campaign: Campaign, journey: Journey, player: int, visit: Visit) -> None:
        seat = campaign.seat_of(self.hero)
        demand(self.item in visit.stock, "not_in_stock", card=self.item)
        if self.wear:
            demand(seat.played_by(player) or player == campaign.owner, "not_your_hero", hero=self.hero)
            demand(outfit_with(seat, self.item), "not_equipment", card=self.item)
        cost, gold = price(self.item) or 0, campaign.gold or 0
        demand(cost <= gold, "too_little_gold", need=cost, left=gold)

    def act(self, road: Road, player: int) -> None:
        campaign, visit = road.campaign, visit_of(road.journey)
        cost = price(self.item) or 0
        visit.stock.remove(self.item)
        campaign.gold = (campaign.gold or 0) - cost
        kind = "search" if self.item in library().search_cards else "item"
        campaign.seat_of(self.hero).kept.append(BroughtCard.model_validate({"card": self.item, "kind": kind}))
        road.tell(ItemBought(hero=self.hero, card=self.item, price=cost, left=campaign.gold))
        if self.wear:
            self._put_on(road, campaign.seat_of(self.hero))

    def _put_on(self, road: Road, seat: Seat) -> None:
        outfit = outfit_with(seat, self.item)
        assert outfit is not None
        seat.worn = list(outfit.worn)
        road.tell(Equipped(hero=self.hero, on=(self.item,), off=outfit.away))


class Sell(CityLifeDeed):
    """An item goes to the shop at its full listed price; it lies there until the shop changes (CMP-05)."""

    hero: Seated
    card: str

    def check_city(self, campaign: Campaign, journey: Journey, player: int, visit: Visit) -> None:
        check_may_part_with(campaign, player, self.hero, self.card)
        demand(price(self.card), "nobody_buys", card=self.card)

    def act(self, road: Road, player: int) -> None:
        campaign, paid = road.campaign, price(self.card) or 0
        remove_card(campaign.seat_of(self.hero), self.card)
        campaign.gold = (campaign.gold or 0) + paid
        visit_of(road.journey).stock.append(self.card)
        road.tell(ItemSold(hero=self.hero, card=self.card, price=paid, left=campaign.gold))


class Wait(CityLifeDeed):
    """Stay a week; then the shop has other items (CMP-05)."""

    together = True

    def check_city(self, campaign: Campaign, journey: Journey, player: int, visit: Visit) -> None:
        check_weeks(journey, WAIT)

    def act(self, road: Road, player: int) -> None:
        visit = visit_of(road.journey)
        pass_weeks(road, WAIT)
        restock(road)
        visit.acted = False
        road.tell(Restocked(city=visit.city))
        go_on(road)


class LeaveCity(CityLifeDeed):
    """Back to the map; no week passes, and until the party travels on the shop stays as it is (CMP-05)."""

    together = True

    def act(self, road: Road, player: int) -> None:
        visit = visit_of(road.journey)
        visit.inside = False
        road.tell(CityLeft(city=visit.city))


class CityAction(CityLifeDeed):
    """What only this city offers; where it is done per hero, the party chooses which (CMP-05)."""

    together = True
    heroes: tuple[Seated, ...] = ()

    def check_city(self, campaign: Campaign, journey: Journey, player: int, visit: Visit) -> None:
        city = library().cities[visit.city]
        action = _action(city)
        demand(not (action.once_per_visit and visit.acted), "city_action_done", city=city.id)
        demand(Road(campaign).holds(action.when), "city_action_closed", city=city.id)
        for hero in self.heroes:
            campaign.seat_of(hero)
        demand(self.heroes or not action.per_hero, "choose_heroes")
        demand(len(set(self.heroes)) == len(self.heroes), "hero_named_twice")
        check_weeks(journey, action.weeks)
        cost, gold = city_price(campaign, action, len(self.heroes)), campaign.gold or 0
        demand(cost <= gold, "too_little_gold", need=cost, left=gold)

    def act(self, road: Road, player: int) -> None:
        campaign, visit = road.campaign, visit_of(road.journey)
        action = _action(library().cities[visit.city])
        visit.acted = True
        heroes = self.heroes if action.per_hero else ()
        road.tell(CityDeedDone(city=visit.city, action=action.id, heroes=heroes))
        cost = city_price(campaign, action, len(heroes))
        if cost:
            campaign.gold = (campaign.gold or 0) - cost
            road.tell(GoldGained(amount=-cost, left=campaign.gold))
        pass_weeks(road, action.weeks)
        for hero in heroes or (None,):
            road.about(f"city-{visit.city}", hero).run(action.do)
        go_on(road)


def _action(city: City) -> CityDeed:
    if city.action is None:
        raise Refused("no_city_action", city=city.id)
    return city.action


def city_price(campaign: Campaign, action: CityDeed, heroes: int) -> int:
    """What a city's action costs for so many heroes."""
    each = max(0, Road(campaign).worth(action.gold))
    return each * heroes if action.per_hero else each
