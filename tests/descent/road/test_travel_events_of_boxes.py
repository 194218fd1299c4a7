"""What whoever owns a box meets on the road: it comes only to them, and every way through it is sound (SET-07)."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.collection import with_base
from bot.descent.road.book import EventOption, TravelEvent
from bot.descent.road.journey import Journey
from bot.descent.road.road import Road, journey_of
from bot.descent.road.travel import may_come, meet
from bot.descent.road.weeks import pass_weeks
from bot.descent.rules.dice import Die
from bot.descent.words import words
from bot.descent.words.campaign_naming import event_keys
from bot.words import LANGUAGES
from tests.descent.road.roads import LUCK, MISFORTUNE, face, face_on, setting_out
from tests.descent.road.test_travel_events import (
    LONGEST_LABEL,
    LONGEST_TEXT,
    SITUATIONS,
    decide,
    situation,
)

BOXED = [event for event in library().travel_events.values() if event.box != "base"]
EXPANSIONS = [box.id for box in library().boxes.values() if box.kind == "expansion"]
FEWEST, MOST_JOURNEYS = 2, 400


def met_by(*boxes: str) -> set[str]:
    """What of other boxes than the base box old hands with these boxes meet by chance, if they travel long."""
    campaign = SITUATIONS[1](BOXED[0])
    campaign.boxes = with_base(boxes)
    journey, met = journey_of(campaign), set[str]()
    for _ in range(MOST_JOURNEYS):
        meet(Road(campaign), "travel")
        met.update(journey.pending)
        journey.pending = []
    return {event for event in met if library().travel_events[event].box != "base"}


def chained(journey: Journey) -> list[str]:
    """What is promised for later."""
    return [promise.event for promise in journey.later]


def test_every_expansion_has_its_own_roads() -> None:
    """Each of the eight expansions brings at least two events that come by chance."""
    by_chance = [event.box for event in BOXED if event.weight]
    assert {box: by_chance.count(box) for box in EXPANSIONS if by_chance.count(box) < FEWEST} == {}


def test_set_07_they_come_only_to_whoever_ticked_the_box() -> None:
    """SET-07: without the box they never come; with it they do, and those of no other box."""
    assert met_by() == set()
    for box in ("the_trollfens", "lost_legends"):
        assert met_by(box) == {event.id for event in BOXED if event.box == box and event.weight}


def test_each_may_come_to_somebody() -> None:
    """By chance on some road, once the box is ticked; or because an earlier choice of the same box sends it."""
    for event in BOXED:
        campaign = setting_out()
        assert not any(may_come(Road(campaign), event, way) for way in event.roads), event.id
        campaign.boxes = with_base([event.box])
        assert any(may_come(Road(campaign), event, way) for way in event.roads), event.id


def take(event: TravelEvent, option: EventOption, dice: list[Die]) -> list[str]:
    """Some party takes the option; what it is promised comes in its time, and can be faced."""
    campaign = situation(event, option, "open")
    assert campaign is not None, f"{event.id}-{option.id}: no party could ever take this option"
    decide(campaign, option, dice)
    journey = journey_of(campaign)
    promised = chained(journey)
    pass_weeks(Road(campaign), 4)
    for later in promised:
        assert later in journey.pending, f"{event.id}-{option.id} promises {later}, and it does not come"
        assert library().travel_events[later].box == event.box
        face(campaign, later)
        face_on(campaign)
    return promised


@pytest.mark.parametrize("dice", [LUCK, MISFORTUNE], ids=["passed", "failed"])
def test_every_option_can_be_taken(dice: list[Die]) -> None:
    """Whatever is chosen, and however its test falls, is told in both languages and leads back to the road."""
    sent = {later for event in BOXED for option in event.options for later in take(event, option, dice)}
    waiting = {event.id for event in BOXED if not event.weight}
    assert sent <= waiting
    assert dice is MISFORTUNE or sent == waiting


def test_prerequisites_are_prerequisites() -> None:
    """An option with a condition is closed to some party; where it costs a week, it asks for one."""
    for event in BOXED:
        for option in event.options:
            if option.when is not None:
                how = "hidden" if option.hidden else "closed"
                assert situation(event, option, how) is not None, f"{event.id}-{option.id}"
                assert ("week" in [part.kind for part in option.do]) == ("weeks_left" in option.when.names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_worded(language: str) -> None:
    """Texts fit; a test names its attribute on the button, a price in gold its amount."""
    say = words("fr" if language == "fr" else "en")
    for event in BOXED:
        labels = {f"travel-{event.id}-{option.id}" for option in event.options}
        for key in event_keys(event):
            assert len(say.text(key)) <= (LONGEST_LABEL if key in labels else LONGEST_TEXT), key
        for option in event.options:
            key = f"travel-{event.id}-{option.id}"
            if option.test is not None:
                assert f"({say.text(f'attribute-{option.test.attribute}')})" in say.text(key), key
            if option.when is not None and "gold" in option.when.names():
                price = "".join(sign for sign in str(option.when) if sign.isdigit())
                assert price in say.text(key), key
                assert price in say.text(f"{key}.needs"), key
