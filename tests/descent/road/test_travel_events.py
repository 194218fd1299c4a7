"""What is met on the road (CMP-06): every event can come, every option is taken or refused, chains come back."""

import re
from collections.abc import Iterator

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.quest.model import parts
from bot.descent.road.book import EventOption, TravelEvent
from bot.descent.road.consequences import Fame, GainItem, Gold, Wound
from bot.descent.road.consequences_story import CallEvent, Later, SetVariable, Week
from bot.descent.road.events import EventDecided, TaleTold, TravelEventMet
from bot.descent.road.going import Decide, Embark
from bot.descent.road.road import Road, journey_of
from bot.descent.road.travel import may_come, meet, openness
from bot.descent.road.weeks import pass_weeks
from bot.descent.rules.dice import Die
from bot.descent.words import words
from bot.descent.words.campaign_naming import event_keys
from bot.kernel.refused import Refused
from bot.words import LANGUAGES
from tests.descent.road.roads import (
    LUCK,
    MISFORTUNE,
    PLAYER,
    face,
    face_on,
    give,
    saved,
    setting_out,
    tell,
)

EVENTS = [event for event in library().travel_events.values() if event.box == "base"]
"""Those of other boxes: `test_travel_events_of_boxes.py`."""
OPTIONS = [(event, option) for event in EVENTS for option in event.options]
LONGEST_TEXT, LONGEST_LABEL = 500, 80


def name(thing: object) -> str:
    """An event or option as it is called in the list of tests."""
    return thing.id if isinstance(thing, TravelEvent | EventOption) else str(thing)


def beggars(event: TravelEvent) -> Campaign:
    """Nobody knows them, they have nothing, the story quest is due, and whatever could be remembered is not."""
    campaign = setting_out(event.campaigns[0] if event.campaigns else "keepers_flame")
    campaign.gold = campaign.fame = journey_of(campaign).weeks_left = 0
    campaign.variables = dict.fromkeys(campaign.variables, 0)
    return campaign


def old_hands(event: TravelEvent) -> Campaign:
    """Rich, famous, in the second act, with time to spare; everything was played and is remembered."""
    campaign = beggars(event)
    journey = journey_of(campaign)
    campaign.gold, campaign.fame, journey.act, journey.week, journey.weeks_left = 900, 12, 2, 9, 3
    campaign.variables = dict.fromkeys(campaign.variables, 1)
    journey.outcomes = dict.fromkeys(library().campaigns[journey.campaign].story_quests, "won")
    return campaign


def well_equipped(event: TravelEvent) -> Campaign:
    """Like old hands, and with every card that an event asks for."""
    campaign = old_hands(event)
    give(campaign, "steel_broadsword", "fire_flask", "health_potion")
    return campaign


SITUATIONS = (beggars, old_hands, well_equipped)


def situation(event: TravelEvent, option: EventOption, how: str) -> Campaign | None:
    """A party that faces the event and for which the option is open, closed or hidden; None if there is none."""
    for party in SITUATIONS:
        campaign = party(event)
        if openness(campaign, option) == how:
            face(campaign, event.id)
            return campaign
    return None


def decide(campaign: Campaign, option: EventOption, dice: list[Die]) -> None:
    """The party takes the option; the test, if there is one, falls as stated."""
    journey = journey_of(campaign)
    journey.chance.script = list(dice) if option.test is not None else []
    told = Decide(option=option.id, hero=campaign.seats[1].hero).do(campaign, PLAYER)
    assert any(isinstance(event, EventDecided) for event in told)
    assert any(isinstance(event, TaleTold) for event in told), "nothing is said about what comes of it"
    assert not journey.chance.script
    assert (campaign.gold or 0) >= 0
    assert campaign.fame >= 0
    assert saved(campaign) == campaign
    tell(campaign, told)


@pytest.mark.parametrize("dice", [LUCK, MISFORTUNE], ids=["passed", "failed"])
@pytest.mark.parametrize(("event", "option"), OPTIONS, ids=name)
def test_every_option_can_be_taken(event: TravelEvent, option: EventOption, dice: list[Die]) -> None:
    """Some party may take the option; what comes of it is told in both languages and can be saved."""
    campaign = situation(event, option, "open")
    assert campaign is not None, "no party could ever take this option"

    decide(campaign, option, dice)

    assert journey_of(campaign).facing != event.id


CONDITIONAL = [(event, option) for event, option in OPTIONS if option.when is not None]


@pytest.mark.parametrize(("event", "option"), CONDITIONAL, ids=name)
def test_prerequisites_are_enforced(event: TravelEvent, option: EventOption) -> None:
    """An option whose prerequisite does not hold is refused, and nothing changes."""
    campaign = situation(event, option, "hidden" if option.hidden else "closed")
    assert campaign is not None, "the prerequisite always holds: it is none"
    before = saved(campaign)

    with pytest.raises(Refused) as refused:
        Decide(option=option.id, hero=campaign.seats[0].hero).do(campaign, PLAYER)

    assert refused.value.code == ("no_such_choice" if option.hidden else "option_closed")
    assert campaign == before


@pytest.mark.parametrize("event", EVENTS, ids=name)
def test_nobody_is_held_up(event: TravelEvent) -> None:
    """Beggars whose story quest is due get past the event, and set out for the quest."""
    campaign = beggars(event)
    journey = journey_of(campaign)
    face(campaign, event.id)

    face_on(campaign)

    assert journey.weeks_left == 0
    book = library().campaigns[journey.campaign]
    Embark(quest=book.story[0].quests[0]).allow(campaign, PLAYER)


def test_weeks_are_only_lost_by_those_who_have_them() -> None:
    """An option that costs a week asks for one (CMP-02)."""
    costly = [option for _, option in OPTIONS if any(isinstance(part, Week) for part in parts(option))]
    assert costly
    for option in costly:
        assert option.when is not None
        assert "weeks_left" in option.when.names()


# Chance and chains ------------------------------------------------------------------------------------------------


def callers() -> Iterator[tuple[TravelEvent, EventOption, Later, list[Die]]]:
    """Every option that sends another event later, and how its test has to fall."""
    for event, option in OPTIONS:
        for consequences, dice in ((option.do, LUCK), (option.on_pass, LUCK), (option.on_fail, MISFORTUNE)):
            for part in consequences:
                if isinstance(part, Later):
                    yield event, option, part, dice


def called() -> set[str]:
    """The events that earlier choices send."""
    sent = [part for event in EVENTS for part in parts(event) if isinstance(part, Later | CallEvent)]
    return {part.event for part in sent}


@pytest.mark.parametrize("event", EVENTS, ids=name)
def test_every_event_can_come(event: TravelEvent) -> None:
    """By chance for some party, or sent by an earlier choice; never both."""
    if event.weight == 0:
        assert event.id in called()
        return
    assert event.id not in called()
    campaigns = [party(event) for party in SITUATIONS]
    assert any(may_come(Road(campaign), event, way) for campaign in campaigns for way in event.roads)


def test_chance_finds_every_event() -> None:
    """Whoever travels long enough meets everything that comes by chance, and nothing that does not."""
    by_chance = {event.id for event in EVENTS if event.weight and not event.campaigns}
    met: set[str] = set()
    for party in (beggars, old_hands):
        campaign = party(EVENTS[0])
        journey = journey_of(campaign)
        for _ in range(1200):
            meet(Road(campaign), "travel")
            met.update(journey.pending)
            journey.pending = []
    assert met == by_chance


@pytest.mark.parametrize(
    ("event", "option", "later", "dice"),
    list(callers()),
    ids=lambda thing: (
        thing.event if isinstance(thing, Later) else name(thing) if not isinstance(thing, list) else ""
    ),
)
def test_choices_come_back(event: TravelEvent, option: EventOption, later: Later, dice: list[Die]) -> None:
    """What a choice sent comes when its weeks have passed, not before, and can be faced."""
    campaign = situation(event, option, "open")
    assert campaign is not None
    decide(campaign, option, dice)
    road, journey = Road(campaign), journey_of(campaign)

    pass_weeks(road, later.weeks - 1)
    assert later.event not in journey.pending
    pass_weeks(road, 1)

    assert later.event in journey.pending
    tell(campaign, [TravelEventMet(met=later.event)])
    face(campaign, later.event)
    face_on(campaign)
    assert journey.facing is None


def test_there_is_enough_on_the_road() -> None:
    """More than thirty events of two to four options, many chains, both good and ill, and things to remember."""
    every = [part for event in EVENTS for part in parts(event)]
    assert len(EVENTS) >= 32
    assert all(2 <= len(event.options) <= 4 for event in EVENTS)
    assert len({event.id for event, *_ in callers()}) >= 6
    for kind in (Fame, Gold):
        amounts = [str(part.amount) for part in every if isinstance(part, kind)]
        assert any(amount.startswith("-") for amount in amounts)
        assert any(not amount.startswith("-") for amount in amounts)
    for verb in (GainItem, Wound, SetVariable):
        assert any(isinstance(part, verb) for part in every)


# Words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=name)
def test_every_event_is_worded(event: TravelEvent, language: str) -> None:
    """The event, its options, their prerequisites and all outcomes have texts that fit."""
    speaker = words("fr" if language == "fr" else "en")
    labels = {f"travel-{event.id}-{option.id}" for option in event.options}
    for key in event_keys(event):
        assert speaker.has(key), f"{language}: there is no message {key}"
        most = LONGEST_LABEL if key in labels else LONGEST_TEXT
        assert len(speaker.text(key)) <= most, f"{language}: {key} is longer than {most} characters"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("event", "option"), OPTIONS, ids=name)
def test_labels_say_what_is_asked(event: TravelEvent, option: EventOption, language: str) -> None:
    """A test names its attribute on the button; a prerequisite in gold names the amount."""
    speaker = words("fr" if language == "fr" else "en")
    key = f"travel-{event.id}-{option.id}"
    if option.test is not None:
        assert f"({speaker.text(f'attribute-{option.test.attribute}')})" in speaker.text(key)
    if option.when is not None and "gold" in option.when.names():
        amount = re.search(r"\d+", str(option.when))
        assert amount is not None
        assert amount[0] in speaker.text(f"{key}.needs")
