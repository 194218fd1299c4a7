"""In a city: shop, wait, leave, and what only it offers; cards between heroes (CMP-05, CMP-08)."""

from bot.descent.commands.cards import check_equipment
from bot.descent.content.library import library
from bot.descent.road.cities import Buy, CityAction, LeaveCity, Sell, Wait
from bot.descent.road.giving import Give
from bot.descent.road.going import Embark, Travel
from bot.descent.road.shop import price
from tests.descent.road.land import FRIEND, GRISBAN, HEROES, LEORIC, OWNER, STRANGER, Trip, land


def in_port(gold: int = 500, **more: object) -> Trip:
    """A party that has just come to the port."""
    trip = land(gold=gold, story=[{"id": "one", "quests": ["gate"], "weeks": 9}], **more)
    trip.do(Travel(city="port"))
    return trip


def stock(trip: Trip) -> list[str]:
    """What the shop shows."""
    assert trip.journey.visit is not None
    return trip.journey.visit.stock


def test_cmp_05_the_shop_shows_as_many_items_as_the_city_has() -> None:
    """CMP-05: five items in the port, each with a price."""
    shown = stock(in_port())

    assert len(shown) == 5
    assert all(price(card) for card in shown)


def test_cmp_05_buying_costs_the_listed_price() -> None:
    """CMP-05: the party pays, the hero has the card in the next quest, and the shop has it no more."""
    trip = in_port()
    item = stock(trip)[0]

    trip.do(Buy(item=item, hero=LEORIC))

    assert trip.campaign.gold == 500 - (price(item) or 0)
    assert item not in stock(trip)
    assert trip.refused(Buy(item=item, hero=LEORIC)) == "not_in_stock"
    trip.do(Embark(quest="gate"))
    assert item in {held.card for held in trip.campaign.running().hero(LEORIC).cards}


def test_cmp_05_what_is_bought_can_be_put_on_at_once() -> None:
    """CMP-05, CRD-04: the hero sets out with it, and what there is no room for beside it is put away."""
    trip = in_port()
    trip.journey.visit.stock.append("elm_greatbow")  # type: ignore[union-attr]

    trip.do(Buy(item="elm_greatbow", hero=GRISBAN, wear=True))

    trip.do(Embark(quest="gate"))
    hero = trip.campaign.running().hero(GRISBAN)
    assert [held.card for held in hero.cards if held.equipped and "elm_greatbow" in held.card] == ["elm_greatbow"]
    check_equipment(trip.campaign.running(), hero, tuple(held.id for held in hero.cards if held.equipped))


def test_cmp_05_nobody_dresses_the_hero_of_another() -> None:
    """CMP-05: a player buys for anybody, but what a hero wears is said by its player or the campaign's owner."""
    trip = in_port()
    trip.journey.visit.stock.append("elm_greatbow")  # type: ignore[union-attr]
    theirs = next(seat.hero for seat in trip.campaign.seats if not seat.played_by(FRIEND))

    assert trip.refused(Buy(item="elm_greatbow", hero=theirs), FRIEND) is None
    assert trip.refused(Buy(item="elm_greatbow", hero=theirs, wear=True), FRIEND) == "not_your_hero"


def test_cmp_05_what_is_too_dear_is_refused() -> None:
    """CMP-05: without the gold there is no sale."""
    trip = in_port(gold=1)

    assert trip.refused(Buy(item=stock(trip)[0], hero=GRISBAN)) == "too_little_gold"


def test_cmp_05_selling_pays_the_full_price() -> None:
    """CMP-05: an item brings what it costs, Road to Legend's price where that differs, and can be bought back."""
    trip = in_port(gold=0)
    dear = next(item for item in library().items.values() if item.price is not None and item.price != item.cost)
    trip.give(dear.id)

    trip.do(Sell(hero=GRISBAN, card=dear.id))

    assert trip.campaign.gold == dear.price
    assert trip.seat().kept == []
    assert trip.refused(Buy(item=dear.id, hero=GRISBAN)) is None


def test_cmp_05_relics_and_foreign_cards_are_not_sold() -> None:
    """CMP-05: nobody buys a relic; a hero sells only what it has, and only its player or the owner decides."""
    trip = in_port()
    trip.give("dawnblade", "crossbow")
    trip.give("iron_shield", hero=LEORIC)

    assert trip.refused(Sell(hero=GRISBAN, card="dawnblade")) == "nobody_buys"
    assert trip.refused(Sell(hero=LEORIC, card="crossbow"), FRIEND) == "not_in_the_pack"
    assert trip.refused(Sell(hero=GRISBAN, card="crossbow"), FRIEND) == "not_your_hero"
    assert trip.refused(Sell(hero=LEORIC, card="iron_shield"), OWNER) is None


def test_cmp_05_waiting_takes_a_week_and_restocks() -> None:
    """CMP-05: after a week in the city its shop shows another selection."""
    trip = in_port()
    before, week = list(stock(trip)), trip.journey.week

    trip.do(Wait())

    assert trip.journey.week == week + 1
    assert stock(trip) != before
    assert len(trip.told("restocked")) == 1


def test_cmp_05_leaving_takes_no_week_and_keeps_the_stock() -> None:
    """CMP-05: back on the map the party may return at once and finds the same items; on the map it buys nothing."""
    trip = in_port()
    before, week = list(stock(trip)), trip.journey.week

    trip.do(LeaveCity())

    assert trip.refused(Buy(item=before[0], hero=GRISBAN)) == "not_in_a_city"
    assert trip.refused(Wait()) == "not_in_a_city"
    trip.do(Travel(city="port"))
    assert (stock(trip), trip.journey.week) == (before, week)
    assert trip.refused(Travel(city="port")) == "already_in_city"


def test_cmp_05_travelling_on_changes_the_stock() -> None:
    """CMP-05: whoever comes back after a trip elsewhere pays a week and finds other items."""
    trip = in_port()
    before = list(stock(trip))

    trip.do(Travel(city="town"))
    trip.do(Travel(city="port"))

    assert stock(trip) != before
    assert trip.journey.week == 4


def test_cmp_05_returning_is_free_even_when_the_story_quest_is_due() -> None:
    """CMP-05, CMP-02: going back into the city just left costs no week, so nothing forbids it."""
    trip = land(story=[{"id": "one", "quests": ["gate"], "weeks": 1}])
    trip.do(Travel(city="port"))
    trip.do(LeaveCity())

    assert trip.refused(Travel(city="town")) == "story_quest_due"
    assert trip.refused(Travel(city="port")) is None


def test_cmp_05_the_city_action_trains_the_heroes_that_are_paid_for() -> None:
    """CMP-05: one week, and fifty gold for each chosen hero, who gains an experience; once in a visit."""
    trip = in_port(gold=120, heroes=3)
    week = trip.journey.week

    trip.do(CityAction(heroes=(GRISBAN, HEROES[2][0])))

    assert [seat.xp for seat in trip.campaign.seats] == [1, 0, 1]
    assert (trip.campaign.gold, trip.journey.week) == (20, week + 1)
    assert trip.refused(CityAction(heroes=(LEORIC,))) == "city_action_done"


def test_cmp_05_the_city_action_has_its_conditions() -> None:
    """CMP-05: no gold, no heroes, a hero twice, no week left, an unmet condition: each has its refusal."""
    trip = in_port(gold=60)

    assert trip.refused(CityAction(heroes=(GRISBAN, LEORIC))) == "too_little_gold"
    assert trip.refused(CityAction()) == "choose_heroes"
    assert trip.refused(CityAction(heroes=(GRISBAN, GRISBAN))) == "hero_named_twice"
    assert trip.refused(CityAction(heroes=("nobody",))) == "no_such_hero"
    trip.journey.weeks_left = 0
    assert trip.refused(CityAction(heroes=(GRISBAN,))) == "story_quest_due"
    trip.journey.weeks_left = 3
    trip.do(Travel(city="town"))
    assert trip.refused(CityAction()) == "no_city_action"
    trip.journey.cities.append("far")
    trip.do(Travel(city="far"))
    assert trip.refused(CityAction()) == "city_action_closed"
    trip.campaign.fame = 1
    trip.do(CityAction())
    assert (trip.campaign.gold, trip.journey.boon) == (50, 1)


def test_per_04_fame_decides_what_the_shop_shows() -> None:
    """PER-04: the same visit of a famous party shows other items, all of them for its fame."""
    unknown, famous = in_port(), land(gold=0)
    famous.campaign.fame = 30
    famous.do(Travel(city="port"))

    assert stock(unknown) != stock(famous)
    ranges = [library().items[card].fame for card in stock(famous)]
    assert all(fame is None or fame[1] == "legendary" for fame in ranges)


def test_cmp_08_cards_change_hands_between_quests() -> None:
    """CMP-08: a hero gives a card to another, who has it in the next quest; the giver wears it no more."""
    trip = land()
    trip.give("crossbow", "dawnblade")
    trip.seat().worn = ["crossbow", "dawnblade"]

    trip.do(Give(giver=GRISBAN, to=LEORIC, card="crossbow"))

    assert [kept.card for kept in trip.seat(LEORIC).kept] == ["crossbow"]
    assert trip.seat().worn == ["dawnblade"]
    trip.do(Embark(quest="gate"))
    cards = {hero.id: {held.card for held in hero.cards} for hero in trip.campaign.running().heroes.values()}
    assert "crossbow" in cards[LEORIC] - cards[GRISBAN]


def test_cmp_08_giving_has_its_conditions() -> None:
    """CMP-08: only what one has, only by its player or the owner, never to oneself, and not during a quest."""
    trip = land()
    trip.give("crossbow")

    assert trip.refused(Give(giver=GRISBAN, to=GRISBAN, card="crossbow")) == "gives_itself"
    assert trip.refused(Give(giver=GRISBAN, to=LEORIC, card="dawnblade")) == "not_in_the_pack"
    assert trip.refused(Give(giver=GRISBAN, to=LEORIC, card="crossbow"), FRIEND) == "not_your_hero"
    assert trip.refused(Give(giver=GRISBAN, to=LEORIC, card="crossbow"), STRANGER) == "not_at_the_table"
    trip.do(Embark(quest="gate"))
    assert trip.refused(Give(giver=GRISBAN, to=LEORIC, card="crossbow")) == "quest_running"
