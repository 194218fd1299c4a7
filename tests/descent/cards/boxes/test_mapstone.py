"""The Mapstone of the Trollfens, on the road."""

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.road.events import EventDecided
from bot.descent.road.going import Decide, Travel
from bot.descent.road.road import Road, journey_of
from bot.descent.road.travel import PASS_BY, meet, options
from bot.descent.words import words
from tests.descent.cards.books import refuses, shows
from tests.descent.road.roads import PLAYER, face, give, saved, setting_out, tell


def on_the_way(*cards: str) -> Campaign:
    """A party with these cards travels, and something befalls it by chance."""
    for number in range(40):
        campaign = setting_out(seed=f"mapstone {number}")
        journey_of(campaign).weeks_left = 3
        give(campaign, *cards)
        city = next(city for city in journey_of(campaign).cities if city != journey_of(campaign).city)
        Travel(city=city).do(campaign, PLAYER)
        if journey_of(campaign).facing is not None:
            return campaign
    raise AssertionError("nothing ever happens on this road")


def offered(campaign: Campaign) -> list[str]:
    """The options of what the party has met."""
    return [option.id for option, _ in options(campaign)]


@shows("mapstone")
def test_mapstone_leads_past_what_is_met() -> None:
    """Mapstone: the party passes by; nothing of the event happens, and the journey goes on."""
    campaign = saved(on_the_way("mapstone"))
    gold, fame = campaign.gold, campaign.fame
    assert offered(campaign)[-1] == PASS_BY

    told = Decide(option=PASS_BY).do(campaign, PLAYER)

    assert journey_of(campaign).facing is None
    assert (campaign.gold, campaign.fame) == (gold, fame)
    assert [event.option for event in told if isinstance(event, EventDecided)] == [PASS_BY]
    tell(campaign, told)
    assert journey_of(campaign).visit is not None


@refuses("mapstone")
def test_mapstone_has_to_be_there() -> None:
    """Mapstone: a party without it meets what there is to meet."""
    assert PASS_BY not in offered(on_the_way("sling"))
    assert PASS_BY in offered(on_the_way("mapstone"))


@refuses("mapstone")
def test_mapstone_does_not_break_promises() -> None:
    """Mapstone: what comes because it was promised finds the party all the same."""
    campaign = on_the_way("mapstone")
    by_chance = journey_of(campaign).by_chance

    face(campaign, next(event for event in library().travel_events if event != by_chance))

    assert PASS_BY not in offered(campaign)


def test_a_chance_is_remembered_as_one() -> None:
    """Whatever a party with a Mapstone meets on the way is noted as a chance."""
    campaign = setting_out()
    give(campaign, "mapstone")
    for _ in range(40):
        journey_of(campaign).pending = []
        meet(Road(campaign), "travel")
        if journey_of(campaign).pending:
            break

    assert journey_of(campaign).pending == [journey_of(campaign).by_chance]


def test_to_pass_by_has_words() -> None:
    """The option is called the same for every event, in both languages."""
    assert words("en").way_past("anything", PASS_BY) == "Follow the Mapstone and pass by"
    assert words("fr").way_past("anything", PASS_BY) == "Suivre la Pierre-Carte et passer son chemin"
