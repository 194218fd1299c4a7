"""Travel events: when they come, how the party decides, and what comes of it later (CMP-06, PER-04)."""

from typing import Any

from bot.descent.content.library import library
from bot.descent.party.deeds import Start
from bot.descent.road.going import Decide, Embark, Travel
from bot.descent.road.travel import options
from tests.descent.road.land import GRISBAN, LEORIC, OWNER, Trip, event, gathered, land, lay_out

LONG = [{"id": "one", "quests": ["gate"], "weeks": 9}]
TOLL = event(
    "toll",
    options=[
        {"id": "pay", "when": "gold >= 40", "do": [{"do": "gold", "amount": -40}]},
        {"id": "name", "when": "famous(noteworthy)", "hidden": True, "do": [{"do": "fame", "amount": 1}]},
        {"id": "turn_back", "do": [{"do": "week"}]},
    ],
)


def facing(*events: dict[str, Any], name: str | None = None, gold: int = 100, **more: Any) -> Trip:
    """A party on its way to the port, to which something has just happened."""
    trip = land(events=events, gold=gold, story=LONG, **more)
    trip.journey.pending = [name or events[0]["id"]]
    trip.do(Travel(city="port"))
    assert trip.journey.facing == (name or events[0]["id"])
    return trip


def test_cmp_06_events_come_often_but_not_always() -> None:
    """CMP-06: on some trips something happens, on others nothing; the same seed always tells the same."""
    met = []
    for number in range(30):
        trip = land(events=[event()], story=LONG, seed=f"trip {number}")
        trip.do(Travel(city="port"))
        met.append(trip.journey.facing is not None)

    assert 10 <= sum(met) <= 26
    again = land(events=[event()], story=LONG, seed="trip 0")
    again.do(Travel(city="port"))
    assert (again.journey.facing is not None) == met[0]


def test_cmp_06_an_event_comes_before_the_arrival() -> None:
    """CMP-06: while it is open nothing else is possible; once it is decided the party arrives."""
    trip = facing(event())

    assert (trip.journey.city, trip.journey.place) == (None, "town")
    assert trip.refused(Travel(city="town")) == "event_open"
    assert trip.refused(Embark(quest="gate")) == "event_open"
    trip.do(Decide(option="pass_by"))
    assert (trip.journey.city, trip.journey.place, trip.journey.facing) == ("port", "port", None)
    assert trip.refused(Decide(option="pass_by")) == "no_event_open"


def test_cmp_06_an_event_on_the_way_to_a_quest_comes_before_it() -> None:
    """CMP-06: the quest begins once the event is decided."""
    trip = land(events=[event()], story=LONG)
    trip.journey.pending = ["beggar"]

    trip.do(Embark(quest="gate"))

    assert trip.campaign.phase == "travelling"
    trip.do(Decide(option="pass_by"))
    assert (trip.campaign.phase, trip.campaign.running().quest) == ("playing", "gate")


def test_cmp_06_prerequisites_are_shown_and_enforced() -> None:
    """CMP-06: an option whose prerequisite fails is greyed and refused; a hidden one is not even offered."""
    trip = facing(TOLL, gold=39)

    shown = {option.id: how for option, how in options(trip.campaign)}
    assert shown == {"pay": "closed", "turn_back": "open"}
    assert trip.refused(Decide(option="pay")) == "option_closed"
    assert trip.refused(Decide(option="name")) == "no_such_choice"
    assert trip.refused(Decide(option="fly")) == "no_such_choice"


def test_per_04_fame_opens_options() -> None:
    """PER-04: for a party that is known well enough the hidden option is there, and makes it better known still."""
    trip = facing(TOLL, gold=40)
    trip.campaign.fame = 2
    assert [how for _, how in options(trip.campaign)] == ["open", "open", "open"]

    trip.do(Decide(option="name"))

    assert trip.campaign.fame == 3


def test_cmp_06_an_option_does_what_it_says() -> None:
    """CMP-06: paying the toll costs gold, turning back a week."""
    paid, late = facing(TOLL), facing(TOLL)

    paid.do(Decide(option="pay"))
    late.do(Decide(option="turn_back"))

    assert (paid.campaign.gold, paid.journey.week) == (60, 2)
    assert (late.campaign.gold, late.journey.week) == (100, 3)


def test_cmp_06_a_test_is_rolled_by_the_best_or_the_chosen_hero() -> None:
    """CMP-06, CRD-03: grey and black die against the attribute; where the party chooses it must name somebody."""
    tests = [
        {"id": "lift", "test": {"attribute": "might"}, "pass": [{"do": "gold", "amount": 7}]},
        {
            "id": "read",
            "test": {"attribute": "knowledge", "who": "chosen", "bonus": 9},
            "pass": [{"do": "xp", "amount": 1, "who": "hero"}],
        },
        {"id": "go"},
    ]
    trip, other = facing(event(options=tests)), facing(event(options=tests))

    trip.do(Decide(option="lift"))
    (rolled,) = trip.told("attribute_tested")
    assert (rolled.figure, [die.colour for die in rolled.dice]) == (GRISBAN, ["gray", "black"])
    assert trip.campaign.gold == (107 if rolled.passed else 100)

    assert other.refused(Decide(option="read")) == "who_tries"
    assert other.refused(Decide(option="read", hero="nobody")) == "no_such_hero"
    other.do(Decide(option="read", hero=LEORIC))
    assert [seat.xp for seat in other.campaign.seats] == [0, 1]


def test_cmp_06_consequences_come_back_later() -> None:
    """CMP-06: what was promised for two weeks from now comes then, not before, whatever the party does."""
    kind = event("kind", options=[{"id": "help", "do": [{"do": "later", "weeks": 2, "event": "thanks"}]}])
    trip = facing(kind, event("thanks", weight=0), name="kind")
    trip.do(Decide(option="help"))
    library().travel_events.pop("kind")

    trip.do(Travel(city="town"))
    assert trip.journey.facing is None
    trip.do(Travel(city="port"))

    assert trip.journey.facing == "thanks"
    assert trip.journey.later == []


def test_cmp_06_one_event_may_lead_to_the_next() -> None:
    """CMP-06: a consequence can bring another event at once; the party arrives after the last one."""
    first = event("first", options=[{"id": "look", "do": [{"do": "event", "event": "second"}]}])
    trip = facing(first, event("second", weight=0), name="first")

    trip.do(Decide(option="look"))

    assert (trip.journey.facing, trip.journey.city) == ("second", None)
    trip.do(Decide(option="pass_by"))
    assert trip.journey.city == "port"


def drawn(trips: int = 25, **more: Any) -> set[str]:
    """The events that come on the first trip of many campaigns."""
    met = set()
    for number in range(trips):
        trip = land(seed=f"draw {number}", story=LONG, **more)
        trip.do(Travel(city="port"))
        met.add(trip.journey.facing or "nothing")
    return met - {"nothing"}


def test_cmp_06_only_fitting_events_come() -> None:
    """CMP-06: those for quests only, of other campaigns, of weight 0 or with unmet conditions don't come."""
    misfits = [
        event("for_quests", roads=["quest"]),
        event("elsewhere", campaigns=["other"]),
        event("called", weight=0),
        event("not_now", when="week >= 9"),
    ]

    assert drawn(events=[*misfits, event("fits")]) == {"fits"}


def test_set_07_events_come_from_the_boxes() -> None:
    """SET-07: an event of a box the party does not own never comes."""
    events = [event("base_one"), event("attic_one", box="attic")]

    assert drawn(events=events) == {"base_one"}
    assert drawn(events=events, settings={"boxes": ["base", "attic"]}) == {"base_one", "attic_one"}


def test_cmp_06_an_event_comes_once_unless_it_says_otherwise() -> None:
    """CMP-06: on many trips an ordinary event comes once, one that may repeat comes again."""
    counts = {}
    for once in (True, False):
        trip = land(events=[event(once=once)], story=[{"id": "one", "quests": ["gate"], "weeks": 30}])
        for week in range(20):
            trip.do(Travel(city="port" if week % 2 else "town"))
            if trip.journey.facing is not None:
                trip.do(Decide(option="pass_by"))
        counts[once] = trip.journey.seen.count("beggar")

    assert counts[True] == 1
    assert counts[False] > 5


def test_variables_of_the_road_are_remembered() -> None:
    """What events remember is declared with them and lasts from trip to trip, also through a quest."""
    lend = event("lend", options=[{"id": "lend", "do": [{"do": "set", "variable": "lent", "to": "lent + 2"}]}])
    trip = facing(lend, remembered=["lent"])

    trip.do(Decide(option="lend"))
    trip.play("gate", "down")

    assert trip.campaign.variables["lent"] == 2


def test_somebody_at_the_table_decides() -> None:
    """Whoever has a hero may decide for the party."""
    lay_out(events=[event()])
    trip = Trip(gathered())
    trip.do(Start(seed="all"))
    trip.journey.pending = ["beggar"]
    trip.do(Travel(city="port"))

    assert trip.refused(Decide(option="pass_by"), 99) == "not_at_the_table"
    assert trip.refused(Decide(option="pass_by"), 2) is None
    assert trip.refused(Decide(option="pass_by"), OWNER) is None
