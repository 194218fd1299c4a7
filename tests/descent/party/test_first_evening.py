"""A first evening: from nothing to the first quest in one deed, and a seat for whoever comes in time."""

import pytest

from bot.descent.commands import TakeTurn
from bot.descent.content.library import library
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import campaigns_for
from bot.descent.party.deeds import Join, Play
from bot.descent.party.first_evening import (
    BeginAtOnce,
    SitDown,
    before_the_first_turn,
    beginners,
    beginners_book,
    has_room,
)
from bot.descent.system import SYSTEM
from bot.kernel.refused import Refused

ALIX, BRUNO, CHLOE, DARIO, EMMA = 11, 12, 13, 14, 15


def alone() -> Campaign:
    """Alix has begun at once."""
    campaign = SYSTEM.found("Les Braises", ALIX, "fr")
    BeginAtOnce(seed="first").do(campaign, ALIX)
    return campaign


def saved(campaign: Campaign) -> Campaign:
    return Campaign.model_validate_json(campaign.model_dump_json())


def test_one_deed_leads_from_nothing_to_the_first_turn() -> None:
    """Whoever begins at once is in the first quest with two heroes; nothing was met on the way."""
    campaign = saved(alone())

    assert (campaign.phase, campaign.quest) == ("playing", "first_torch")
    assert [seat.player for seat in campaign.seats] == [ALIX, ALIX]
    assert campaign.journey is not None
    assert campaign.journey.seen == []
    expected = awaited(campaign)
    assert expected is not None
    assert (expected.what, expected.players) == ("next", (ALIX,))


def test_the_first_one_who_sits_down_takes_the_second_hero() -> None:
    """Two players have a hero each, and the quest is the one that was laid out."""
    campaign = alone()
    board = campaign.running().model_dump_json()

    SitDown().do(campaign, BRUNO)

    assert [seat.player for seat in campaign.seats] == [ALIX, BRUNO]
    assert campaign.running().model_dump_json() == board


def test_more_players_make_a_larger_party() -> None:
    """A third and a fourth bring a hero of their own: the quest is laid out anew from the same secret."""
    campaign = alone()
    SitDown().do(campaign, BRUNO)
    commitment = campaign.running().chance.commitment

    SitDown().do(campaign, CHLOE)
    SitDown().do(saved(campaign), DARIO)
    SitDown().do(campaign, DARIO)

    game = campaign.running()
    assert [seat.player for seat in campaign.seats] == [ALIX, BRUNO, CHLOE, DARIO]
    assert list(game.heroes) == [each.hero for each in beginners()]
    assert (game.gold, campaign.gold) == (200, 200)
    assert game.chance.commitment == commitment
    assert before_the_first_turn(campaign)
    assert not has_room(campaign)
    with pytest.raises(Refused, match="party_full"):
        SitDown().do(campaign, EMMA)


def test_nobody_sits_down_twice() -> None:
    """Whoever plays is told so, and nothing changes."""
    campaign = alone()
    before = campaign.model_dump_json()

    with pytest.raises(Refused, match="already_at_the_table"):
        SitDown().do(campaign, ALIX)

    assert campaign.model_dump_json() == before


def test_the_door_closes_with_the_first_turn() -> None:
    """Once somebody has taken a turn nobody sits down any more."""
    campaign = alone()
    Play(command=TakeTurn(hero=campaign.seats[0].hero)).do(campaign, ALIX)

    assert not has_room(campaign)
    with pytest.raises(Refused, match="already_started"):
        SitDown().do(campaign, BRUNO)


def test_a_party_that_gathered_is_left_alone() -> None:
    """Who set out with those they wanted to play with is not joined by strangers."""
    campaign = alone()
    campaign.open_door = False

    assert not has_room(campaign)
    with pytest.raises(Refused, match="already_started"):
        SitDown().do(campaign, BRUNO)


def test_while_a_party_gathers_a_ready_hero_is_one_press_away() -> None:
    """Each press takes the next hero for a first evening who is free, also a second one for the same player."""
    campaign = SYSTEM.found("Les Braises", ALIX, "fr")
    first, second, third, _ = beginners()
    Join(hero=second.hero, hero_class=second.hero_class).do(campaign, ALIX)

    SitDown().do(campaign, BRUNO)
    SitDown().do(campaign, ALIX)

    assert [seat.hero for seat in campaign.seats] == [second.hero, first.hero, third.hero]
    assert [seat.player for seat in campaign.seats] == [ALIX, BRUNO, ALIX]


def test_nobody_begins_at_once_in_the_middle() -> None:
    """A campaign in which somebody sits already is begun in the usual way."""
    campaign = alone()

    with pytest.raises(Refused, match="already_started"):
        BeginAtOnce(seed="again").do(campaign, ALIX)


def test_a_campaign_that_is_set_aside_is_no_first_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the campaign for beginners can't be played a party gathers, and nothing begins at once."""
    book = beginners_book()
    assert book is not None
    monkeypatch.setattr(library(), "closed", {**dict.fromkeys(library().closed), book.id: None})

    assert SYSTEM.at_once("seed") is None
    with pytest.raises(Refused, match="no_first_evening"):
        BeginAtOnce(seed="first").do(SYSTEM.found("Les Braises", ALIX, "fr"), ALIX)


def test_the_campaign_for_a_first_evening_comes_first() -> None:
    """Whatever the others are called."""
    assert campaigns_for(SYSTEM.found("Les Braises", ALIX, "fr"))[0] is beginners_book()


def test_the_heroes_for_a_first_evening_can_play_together() -> None:
    """Four heroes with four classes, each of its own archetype, of the box everybody has."""
    heroes, classes = library().heroes, library().classes

    assert len({each.hero for each in beginners()}) == len({each.hero_class for each in beginners()}) == 4
    for each in beginners():
        assert heroes[each.hero].archetype == classes[each.hero_class].archetype
        assert heroes[each.hero].box == classes[each.hero_class].box == "base"
