"""Heroes nobody moves go by themselves, but never before players who want to, and never without any."""

import pytest

from bot.agenda.due import AutomaticTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.piloting import AutopilotTurn
from tests.agenda.parties import (
    ALIX,
    BRUNO,
    CHLOE,
    DAVID,
    MINUTE,
    NOON,
    SECOND,
    asked,
    begun,
    hero_of,
    one,
    only,
    plan,
    standing,
    take_turn,
)


def automatic(campaign: Campaign, *players: int) -> Campaign:
    """The same campaign, with the heroes of these players left to the automatic hero."""
    for seat in campaign.seats:
        seat.moved_by_default = "autopilot" if seat.player in players else seat.moved_by_default
    return campaign


@pytest.mark.parametrize("turns", ["fixed", "free"])
def test_an_automatic_hero_goes_on_with_its_turn_at_once(turns: str) -> None:
    """Whether it is left to the automatic hero for good or only for this turn."""
    left = automatic(take_turn(begun(turns=turns), ALIX), ALIX)
    piloted = take_turn(begun(turns=turns), ALIX)
    piloted.piloted = hero_of(piloted, ALIX)

    for campaign in (left, piloted):
        due = one(plan(standing(campaign)), AutomaticTurn)
        assert (due.at, due.deed) == (NOON, AutopilotTurn(hero=hero_of(campaign, ALIX)))


def test_in_party_order_an_automatic_hero_goes_when_it_is_next() -> None:
    """Not before, and then at once."""
    assert one(plan(standing(automatic(begun(turns="fixed"), ALIX))), AutomaticTurn).at == NOON
    assert only(plan(standing(automatic(begun(turns="fixed"), BRUNO))), AutomaticTurn) == []


def test_in_free_order_players_may_go_first() -> None:
    """If none of them has taken the turn for ten minutes, or only automatic heroes are left, one of those goes."""
    polite = automatic(begun(), CHLOE, DAVID)
    left = automatic(begun(), CHLOE, DAVID)
    for player in (ALIX, BRUNO):
        left.running().heroes[hero_of(left, player)].turn_taken = True

    waiting, alone = (one(plan(standing(campaign)), AutomaticTurn) for campaign in (polite, left))

    assert (waiting.at, waiting.hero) == (NOON + 10 * MINUTE, hero_of(polite, CHLOE))
    assert (alone.at, alone.hero) == (NOON, hero_of(left, CHLOE))


def test_an_automatic_hero_answers_what_it_was_asked_before() -> None:
    """Its player went away with a question open in the hero's own turn: the automatic hero answers and goes on."""
    campaign = asked(take_turn(begun(), ALIX), hero_of(begun(), ALIX))

    assert one(plan(standing(automatic(campaign, ALIX))), AutomaticTurn).hero == hero_of(campaign, ALIX)


def test_automatic_heroes_do_not_play_alone() -> None:
    """If no player is there the campaign pauses: all on holiday, or left to the automatic hero by the others."""
    holiday = begun(turns="fixed")
    for seat in holiday.seats:
        seat.away = True
    forsaken = automatic(begun(turns="fixed"), ALIX, BRUNO, CHLOE, DAVID)
    for seat in forsaken.seats:
        seat.until_back = True

    assert only(plan(standing(holiday)), AutomaticTurn) == []
    assert only(plan(standing(forsaken)), AutomaticTurn) == []
    assert only(plan(standing(automatic(begun(turns="fixed"), ALIX, BRUNO, CHLOE))), AutomaticTurn) != []


def test_who_only_watches_need_not_press() -> None:
    """Everybody has given their hero to the automatic hand: a turn is taken every ten seconds."""
    everybody = automatic(begun(turns="fixed"), ALIX, BRUNO, CHLOE, DAVID)
    one_away = automatic(begun(), ALIX, BRUNO, CHLOE)
    one_away.seats[3].away = True

    for campaign in (everybody, one_away):
        assert one(plan(standing(campaign)), AutomaticTurn).at == NOON + 10 * SECOND
