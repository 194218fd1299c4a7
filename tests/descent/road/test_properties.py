"""Whatever a party does: shop stock, weeks and prerequisites keep their rules (CMP-02, CMP-05, CMP-06)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.descent.content.library import library
from bot.descent.road.book import City
from bot.descent.road.cities import Buy
from bot.descent.road.fame import level, rank
from bot.descent.road.going import Decide, Embark, JourneyDeed, Travel
from bot.descent.road.prospects import candidates, possible, why_not
from bot.descent.road.shop import offered_for, price, stock
from bot.descent.road.travel import openness
from tests.descent.road.land import OWNER, Trip, event, land

ITEMS = sorted(library().items)
LIKES = sorted({trait for item in library().items.values() for trait in item.traits} | {"hands", "armor", "other"})
CITY = st.builds(
    lambda one, two, likes: City.model_validate(
        {"id": "any", "stock": {"act1": one, "act2": two}, "likes": list(likes)}
    ),
    st.integers(1, 9),
    st.integers(1, 9),
    st.sets(st.sampled_from(LIKES), max_size=3),
)
ECHO = {"do": "later", "weeks": 1, "event": "echo"}
EVENTS = [
    event(
        "toll",
        once=False,
        options=[
            {"id": "pay", "when": "gold >= 40", "do": [{"do": "gold", "amount": -40}]},
            {"id": "name", "when": "famous(noteworthy)", "hidden": True, "do": [ECHO]},
            {"id": "late", "do": [{"do": "week"}, {"do": "fame", "amount": 1}]},
        ],
    ),
    event("echo", weight=0, once=False),
]
STORY = [
    {"id": "one", "quests": ["gate"], "weeks": 6, "act": 1},
    {"id": "two", "quests": ["crown"], "weeks": 2, "act": 2},
]
SIDE = {"offered": 2, "pool": [{"quest": "errand"}, {"quest": "favour", "when": "fame >= 1"}, {"quest": "secret"}]}


@settings(max_examples=60, deadline=None)
@given(
    city=CITY,
    visit=st.integers(1, 500),
    fame=st.integers(0, 40),
    act=st.sampled_from([1, 2]),
    owned=st.lists(st.sampled_from(ITEMS), max_size=12),
    boxes=st.sampled_from([("base",), ("base", "attic"), ("attic",)]),
    seed=st.text(max_size=8),
)
def test_cmp_05_stock_is_a_pure_function_of_what_can_be_had(
    city: City, visit: int, fame: int, act: int, owned: list[str], boxes: tuple[str, ...], seed: str
) -> None:
    """CMP-05, PER-04, SET-07: always the same for the same facts; each item once, for sale, and to be had."""
    facts = {"fame": fame, "act": act, "owned": owned, "boxes": boxes, "seed": seed}
    shown = stock(city, visit, **facts)

    assert shown == stock(city, visit, **facts)
    assert len(set(shown)) == len(shown) <= (city.stock.act1 if act == 1 else city.stock.act2)
    for name in shown:
        item = library().items[name]
        assert item.box in boxes
        assert offered_for(item, fame)
        assert owned.count(name) < item.copies
        assert (price(name) or 0) > 0
    if "base" in boxes and not owned:
        assert shown


@given(fame=st.integers(0, 60))
def test_per_04_more_fame_is_never_less_renown(fame: int) -> None:
    """PER-04: the level rises with fame, from the lowest to the highest."""
    assert rank(level(fame).id) <= rank(level(fame + 1).id)
    assert level(0).id == "insignificant"
    assert level(60).id == "legendary"


def wander(trip: Trip, choices: list[int]) -> None:
    """Do one possible deed after the other; quests are won at once."""
    for number in choices:
        deeds = possible(trip.campaign, OWNER)
        if not deeds:
            return
        deed = deeds[number % len(deeds)]
        before = trip.campaign.model_copy(deep=True)
        if isinstance(deed, Embark):
            trip.play(deed.quest)
        else:
            trip.do(deed)
        check_weeks(trip, before.journey.week if before.journey else 0, deed)


def check_weeks(trip: Trip, week: int, deed: JourneyDeed) -> None:
    """CMP-02: time only goes forward, a story quest is never overdue, and offers are still good."""
    journey = trip.journey
    assert journey.week >= week
    assert journey.weeks_left >= 0
    assert all(1 <= offer.weeks <= 4 for offer in journey.offers)
    assert len({offer.quest for offer in journey.offers}) == len(journey.offers)
    assert not {offer.quest for offer in journey.offers} & set(journey.outcomes)
    assert (trip.campaign.gold or 0) >= 0
    if isinstance(deed, Travel) and journey.facing is None:
        assert journey.city == deed.city


def check_prerequisites(trip: Trip) -> None:
    """CMP-06: a decision is possible exactly if its option is open; there always is one."""
    if trip.journey.facing is None:
        return
    options = library().travel_events[trip.journey.facing].options
    open_ones = [option.id for option in options if openness(trip.campaign, option) == "open"]
    assert open_ones
    for option in options:
        no = why_not(trip.campaign, OWNER, Decide(option=option.id))
        assert (no is None) == (option.id in open_ones)


@settings(max_examples=15, deadline=None)
@given(seed=st.text(max_size=6), choices=st.lists(st.integers(0, 1000), max_size=14), gold=st.integers(0, 600))
def test_cmp_02_cmp_06_no_way_through_a_campaign_breaks_its_rules(seed: str, choices: list[int], gold: int) -> None:
    """CMP-02, CMP-06: on any way weeks, offers, gold and prerequisites are right, and the party is never stuck."""
    trip = land(seed=seed, gold=gold, events=EVENTS, story=STORY, side=SIDE)

    for number in choices:
        wander(trip, [number])
        if trip.journey.ended is not None:
            break
        check_prerequisites(trip)
        assert possible(trip.campaign, OWNER), "the party is stuck"
        for deed in candidates(trip.campaign):
            no = why_not(trip.campaign, OWNER, deed)
            if isinstance(deed, Buy) and no is None:
                assert (price(deed.item) or 0) <= (trip.campaign.gold or 0)
