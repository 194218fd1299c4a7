"""The cities (CMP-05): each has a character, a shop of its own and one thing only it offers."""

from collections.abc import Callable

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.quest.events import GoldGained
from bot.descent.road.book import City, CityDeed
from bot.descent.road.cities import CityAction, city_price
from bot.descent.road.events import CityDeedDone, TaleTold
from bot.descent.road.journey import Visit
from bot.descent.road.road import Road, journey_of
from bot.descent.road.shop import restock, stock
from bot.descent.words import words
from bot.descent.words.campaign_naming import city_keys
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.words import LANGUAGES
from tests.descent.road.roads import (
    LUCK,
    MISFORTUNE,
    PLAYER,
    face_on,
    give,
    saved,
    setting_out,
    tell,
)

CITIES = list(library().cities.values())
LONGEST_TEXT, LONGEST_LABEL = 500, 80


def name(city: object) -> str:
    """A city as it is called in the list of tests."""
    return city.id if isinstance(city, City) else str(city)


def guests(city: str, *, gold: int = 500, weeks: int = 3, seed: str = "road") -> Campaign:
    """A party of three inside a city, with gold, time and two things to trade."""
    campaign = setting_out(seed=seed)
    journey = journey_of(campaign)
    campaign.gold, campaign.fame, journey.weeks_left = gold, 2, weeks
    journey.offers, journey.place, journey.visit = [], city, Visit(city=city, number=0)
    restock(Road(campaign))
    give(campaign, "iron_shield", "heavy_cloak", "chainmail")
    return campaign


def action_of(city: City) -> CityDeed:
    """What only this city offers."""
    assert city.action is not None
    return city.action


def the_action(campaign: Campaign, city: City) -> CityAction:
    """The city's action, for the whole party where heroes are chosen."""
    heroes = tuple(seat.hero for seat in campaign.seats) if action_of(city).per_hero else ()
    return CityAction(heroes=heroes)


def act(city_id: str, campaign: Campaign) -> list[Event]:
    """The party does what only this city offers, and it is told."""
    city = library().cities[city_id]
    told = the_action(campaign, city).do(campaign, PLAYER)
    assert any(isinstance(event, CityDeedDone) for event in told)
    assert any(isinstance(event, TaleTold) for event in told), "nothing is said about what comes of it"
    assert saved(campaign) == campaign
    tell(campaign, told)
    return told


def refusal(campaign: Campaign, city: City) -> str:
    """Why the city's action is refused; nothing changes by it."""
    before = saved(campaign)
    with pytest.raises(Refused) as refused:
        the_action(campaign, city).do(campaign, PLAYER)
    assert campaign == before
    return refused.value.code


def test_there_are_five_cities_and_more() -> None:
    """No two cities offer the same."""
    assert len(CITIES) >= 5
    assert len({action_of(city).id for city in CITIES}) == len(CITIES)


# Their actions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", CITIES, ids=name)
def test_every_action_can_be_done_once_in_a_visit(city: City) -> None:
    """The action costs what it says in gold and weeks, is told, and is refused the second time."""
    campaign = guests(city.id)
    journey, action = journey_of(campaign), action_of(city)
    week, price = journey.week, city_price(campaign, action, len(campaign.seats))

    told = act(city.id, campaign)

    assert journey.week == week + action.weeks
    first = next((event.amount for event in told if isinstance(event, GoldGained)), 0)
    assert price == 0 or first == -price
    face_on(campaign)
    assert refusal(campaign, city) == "city_action_done"


@pytest.mark.parametrize("city", [city for city in CITIES if str(action_of(city).gold) != "0"], ids=name)
def test_no_action_on_credit(city: City) -> None:
    """A party with too little gold is refused, and pays nothing."""
    assert refusal(guests(city.id, gold=5), city) == "too_little_gold"


@pytest.mark.parametrize("city", [city for city in CITIES if action_of(city).weeks], ids=name)
def test_no_action_while_the_story_waits(city: City) -> None:
    """CMP-02: with the story quest due, nothing that takes a week is allowed."""
    assert refusal(guests(city.id, weeks=0), city) == "story_quest_due"


@pytest.mark.parametrize("city", [city for city in CITIES if action_of(city).per_hero], ids=name)
def test_somebody_has_to_take_part(city: City) -> None:
    """Where heroes are chosen, nobody is not enough."""
    campaign = guests(city.id)
    with pytest.raises(Refused, match="choose_heroes"):
        CityAction().do(campaign, PLAYER)


def test_the_watch_of_mistvale_is_paid_by_how_awake_it_was() -> None:
    """Each watcher earns 25 gold, or 10 if they dozed."""
    campaign = guests("mistvale", gold=0)
    journey_of(campaign).chance.script = [*LUCK, *MISFORTUNE, *LUCK]

    act("mistvale", campaign)

    assert campaign.gold == 25 + 10 + 25


def test_marchgate_trains_those_who_pay() -> None:
    """A week and 50 gold give each hero who takes part one point of experience; the others stay as they are."""
    campaign = guests("marchgate")
    first, *others = campaign.seats

    CityAction(heroes=(first.hero,)).do(campaign, PLAYER)

    assert campaign.gold == 450
    assert first.xp == 1
    assert all(seat.xp == 0 for seat in others)


def test_the_bone_of_saltmere_falls_six_ways() -> None:
    """The stake may be lost or tripled; on average the house wins."""
    purses = []
    for number in range(120):
        campaign = guests("saltmere", gold=30, seed=f"bone {number}")
        act("saltmere", campaign)
        purses.append(campaign.gold or 0)
    assert set(purses) == {0, 30, 60, 90}
    assert sum(purses) / len(purses) <= 36


def test_the_well_of_hallowell_cures_and_blesses() -> None:
    """Whatever the heroes would have carried along is gone, and the next quest begins with more morale."""
    campaign = guests("hallowell")
    campaign.seats[0].hurt, campaign.seats[1].tired, campaign.seats[2].conditions = 3, 2, ["poisoned"]

    act("hallowell", campaign)

    assert campaign.gold == 500 - 10 * 3
    assert all((seat.hurt, seat.tired, seat.conditions) == (0, 0, []) for seat in campaign.seats)
    assert journey_of(campaign).boon == 1


def test_anvilrest_makes_one_of_two() -> None:
    """The two cheapest shop items are gone, and there is one of Act II."""
    campaign = guests("anvilrest")

    act("anvilrest", campaign)

    left = [library().items[kept.card] for kept in campaign.belongings()]
    assert sorted(item.act or 0 for item in left) == [1, 2]
    assert "chainmail" in {item.id for item in left}


def test_anvilrest_needs_two_items() -> None:
    """With a single item there is nothing to forge."""
    campaign = guests("anvilrest")
    campaign.seats[0].kept = campaign.seats[0].kept[:1]
    assert refusal(campaign, library().cities["anvilrest"]) == "city_action_closed"


def test_the_archive_of_vellum_knows_of_a_side_quest() -> None:
    """Whoever reads there hears of one more side quest, if there is one."""
    campaign = guests("vellum")
    journey_of(campaign).outcomes = {"drowned_mill": "won"}

    act("vellum", campaign)

    assert [offer.quest for offer in journey_of(campaign).offers] == ["ember_chapel"]


# Their shops ------------------------------------------------------------------------------------------------------


def shown(city: City, visit: int) -> list[str]:
    """What a shop shows a fairly well-known party in the first act."""
    return list(stock(city, visit, fame=6, act=1, owned=(), boxes=["base"], seed="shop"))


@pytest.mark.parametrize("city", CITIES, ids=name)
def test_every_city_likes_what_exists(city: City) -> None:
    """A trait nobody has would never show."""
    kinds = {kind for item in library().items.values() for kind in (*item.traits, item.slot)}
    assert city.likes
    assert set(city.likes) <= kinds


@pytest.mark.parametrize("city", CITIES, ids=name)
def test_shops_show_what_the_city_likes_more_often(city: City) -> None:
    """Over many visits there is more of what the city likes than in the same shop without its likes."""

    def liked(shop: City) -> int:
        seen = [library().items[item] for visit in range(60) for item in shown(shop, visit)]
        return sum(item.slot in city.likes or not set(item.traits).isdisjoint(city.likes) for item in seen)

    assert liked(city) > liked(city.model_copy(update={"likes": ()}))


@pytest.mark.parametrize("city", CITIES, ids=name)
@pytest.mark.parametrize("size", [lambda city: city.stock.act1, lambda city: city.stock.act2], ids=["act1", "act2"])
def test_shops_are_as_large_as_their_city(city: City, size: Callable[[City], int]) -> None:
    """A shop is never empty and never longer than a menu."""
    assert 3 <= size(city) <= 10


# Words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", CITIES, ids=name)
def test_every_city_is_worded(city: City, language: str) -> None:
    """Name, character, action and outcomes are there, and fit."""
    speaker = words("fr" if language == "fr" else "en")
    for key in city_keys(city):
        assert speaker.has(key), f"{language}: there is no message {key}"
        most = LONGEST_LABEL if key.startswith("city-action-") and "." not in key else LONGEST_TEXT
        assert len(speaker.text(key)) <= most


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", CITIES, ids=name)
def test_prices_are_told(city: City, language: str) -> None:
    """What an action costs in gold stands in its description."""
    cost = str(action_of(city).gold).partition(" ")[0]
    if cost != "0":
        assert cost in words("fr" if language == "fr" else "en").text(f"city-action-{action_of(city).id}.about")
