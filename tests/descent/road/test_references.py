"""Bad campaign content stops at load and names its place."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.descent.content.library import library
from bot.descent.road.book import CampaignBook, EventOption, TravelEvent
from bot.descent.road.references import astray_in, astray_in_city, astray_on_the_way, undeclared
from tests.descent.road.land import BOOK, event, lay_out, written


def wrong(**laid_out: Any) -> list[str]:
    """What is wrong with the land."""
    lay_out(**laid_out)
    return all_astray()


def all_astray() -> list[str]:
    """What is wrong with all campaigns, cities and travel events."""
    shelf = library()
    found = [error for city in shelf.cities.values() for error in astray_in_city(shelf, city)]
    found += [error for event in shelf.travel_events.values() for error in astray_on_the_way(shelf, event)]
    for book in shelf.campaigns.values():
        found += [*astray_in(shelf, book), *(error for _, error in undeclared(shelf, book))]
    return found


def option(*consequences: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    """The options of an event: one that does all this."""
    return [{"id": "go", "do": list(consequences), **more}]


def test_the_land_is_sound() -> None:
    """Nothing in the land of the scenes leads nowhere."""
    assert wrong(events=[event()]) == []


def test_the_shipped_content_is_sound() -> None:
    """Campaigns, cities and travel events mention only what exists."""
    assert all_astray() == []


@pytest.mark.parametrize(
    ("consequence", "told"),
    [
        ({"do": "item", "item": "crosbow"}, "unknown name 'crosbow'; did you mean 'crossbow'?"),
        ({"do": "wound", "condition": "posioned"}, "did you mean 'poisoned'?"),
        ({"do": "set", "variable": "debt", "to": 1}, "unknown name 'debt'"),
        ({"do": "unlock", "city": "prot"}, "did you mean 'port'?"),
        ({"do": "unlock", "side": "errand"}, "unknown name 'errand'"),
        ({"do": "later", "weeks": 1, "event": "begar"}, "did you mean 'beggar'?"),
        ({"do": "event", "event": "begar"}, "did you mean 'beggar'?"),
        ({"do": "gold", "amount": "weeek"}, "did you mean 'week'?"),
        ({"do": "if", "when": "has(crosbow)", "then": []}, "did you mean 'crossbow'?"),
        ({"do": "if", "when": "owns(crossbow)", "then": []}, "unknown name 'owns'"),
    ],
)
def test_a_slip_of_the_pen_is_told(consequence: dict[str, Any], told: str) -> None:
    """Cards, conditions, variables, cities, events and built-in names: each slip is named with its place."""
    (problem,) = wrong(events=[event(options=option(consequence))])

    assert problem.startswith("travel_events.yaml: events beggar: options.0.do.0.")
    assert told in problem


def test_an_event_of_a_campaign_knows_its_variables() -> None:
    """Variables of a campaign may be used by its own events, not by those of every road."""
    debt = option({"do": "set", "variable": "debt", "to": "debt + 1"})

    assert wrong(events=[event(options=debt, campaigns=["land"])]) == []
    assert len(wrong(events=[event(options=debt)])) == 2


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"cities": ["twon"]}, "cities: unknown name 'twon'"),
        ({"start": "nowhere"}, "start: unknown name 'nowhere'"),
        ({"routes": [["town", "gat"]]}, "routes: unknown name 'gat'; did you mean 'gate'?"),
        ({"story": [{"id": "one", "quests": ["gaet"]}]}, "quests: unknown name 'gaet'; did you mean 'gate'?"),
        ({"variables": {}}, "gate keeps 'spared', which is not declared here"),
        ({"variables": {"spared": {}, "week": {}}}, "variables.week: the name 'week' is built in"),
    ],
)
def test_a_campaign_mentions_only_what_exists(changed: dict[str, Any], told: str) -> None:
    """Quests, cities, places and variables of a campaign are checked."""
    assert any(told in problem for problem in wrong(**changed))


def test_an_epilogue_that_does_not_exist_is_told() -> None:
    """A campaign can only end with one of its epilogues."""
    story = [{"id": "one", "quests": ["gate"], "won": [{"do": "end", "epilogue": "dsut"}]}]

    assert any("did you mean 'dust'?" in problem for problem in wrong(story=story))


@pytest.mark.parametrize(
    "changed",
    [
        {"epilogues": [{"id": "glory", "when": "gold > 1", "outcome": "won"}]},
        {"story": [{"id": "one", "quests": ["gate"]}, {"id": "one", "quests": ["crown"]}]},
        {"side": {"pool": [{"quest": "gate"}]}},
        {"story": []},
    ],
)
def test_a_campaign_that_could_get_stuck_is_refused(changed: dict[str, Any]) -> None:
    """No epilogue for certain, a name twice, a quest both in the story and aside, or no story: not accepted."""
    with pytest.raises(ValidationError):
        CampaignBook.model_validate({**written(BOOK), **changed})


def test_an_event_nobody_can_leave_is_refused() -> None:
    """One option must always be open."""
    with pytest.raises(ValidationError, match="must always be open"):
        TravelEvent.model_validate(event(options=[{"id": "pay", "when": "gold >= 5"}]))


def test_a_name_that_yaml_takes_for_truth_is_a_word() -> None:
    """An option called true is the option "true"."""
    assert EventOption.model_validate(written("{id: true}")).id == "true"
