"""Who goes next: whoever is first, unless somebody says "me first"; or in party order (RND-01)."""

import pytest

from bot.descent.commands import EndTurn, Rest, TakeTurn
from bot.descent.party.awaiting import awaited
from bot.descent.party.contesting import ContestTurn
from bot.descent.party.deeds import Play, Redo, Undo
from bot.descent.party.giving_turns import GiveTurn
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.party.settings import Configure
from bot.table.absence import GoAway
from bot.table.campaign import NOBODY
from bot.table.matters import matter_of
from bot.table.standins import NameStandin
from bot.table.votes import CastVote, CloseVote
from tests.descent.party.ballots import (
    AVRIC,
    FOUR,
    GRISBAN,
    JAIN,
    LEORIC,
    ONE,
    THREE,
    TWO,
    in_quest,
    open_matter,
    take_turn,
)
from tests.descent.road.land import Trip


def contested(players: int = 4) -> Trip:
    """The first hero has the turn, and the second one wants to go before it."""
    trip = in_quest(players)
    take_turn(trip)
    trip.do(ContestTurn(hero=LEORIC), TWO)
    return trip


def whose_turn(trip: Trip) -> str | None:
    """The hero who has the turn."""
    turn = trip.campaign.running().turn
    return turn.hero if turn is not None else None


def vote(trip: Trip, *votes: tuple[int, str]) -> None:
    """These players vote on who goes first."""
    for player, hero in votes:
        trip.do(CastVote(on="contest", choice=hero), player)


# In party order -------------------------------------------------------------------------------------------------


def test_rnd_01_in_a_fixed_order_only_the_next_hero_may_go() -> None:
    """RND-01: in party order nobody jumps the queue, by hand or automatically; this can be changed at will."""
    trip = in_quest(turns="fixed")

    assert trip.refused(Play(command=TakeTurn(hero=LEORIC)), TWO) == "not_next"
    assert trip.refused(AutopilotTurn(hero=LEORIC), TWO) == "not_next"
    take_turn(trip)
    assert trip.refused(ContestTurn(hero=LEORIC), TWO) == "order_is_fixed"
    trip.do(Play(command=EndTurn(hero=GRISBAN)), ONE)
    assert trip.refused(Play(command=TakeTurn(hero=AVRIC)), THREE) == "not_next"
    waited = awaited(trip.campaign)
    assert waited is not None
    assert (waited.what, waited.heroes, waited.players) == ("next", (LEORIC,), (TWO,))
    trip.do(Configure(turns="free"), THREE)
    take_turn(trip, AVRIC)
    assert whose_turn(trip) == AVRIC


def test_rnd_01_a_turn_that_was_taken_back_is_not_taken_again_out_of_order() -> None:
    """RND-01: redoing is no way around an order that was settled meanwhile."""
    trip = in_quest()
    take_turn(trip, LEORIC)
    trip.do(Undo(), TWO)
    trip.do(Configure(turns="fixed"), ONE)

    assert trip.refused(Redo(), TWO) == "not_next"


# Me first -------------------------------------------------------------------------------------------------------


def test_rnd_01_whoever_is_first_has_the_turn_until_most_want_another() -> None:
    """RND-01: three of four want Leoric first, so Leoric begins as if Grisban had never had the turn."""
    trip = in_quest()
    before = trip.campaign.running().model_copy(deep=True)
    take_turn(trip)
    trip.do(ContestTurn(hero=LEORIC), TWO)

    matter = open_matter(trip, "contest")
    assert (matter.voters, matter.default, matter.votes) == ((ONE, TWO, THREE, FOUR), GRISBAN, {TWO: LEORIC})
    vote(trip, (THREE, LEORIC))
    assert whose_turn(trip) == GRISBAN
    vote(trip, (FOUR, LEORIC))

    assert (whose_turn(trip), matter_of(trip.campaign, "contest")) == (LEORIC, None)
    assert not trip.campaign.running().hero(GRISBAN).turn_taken
    assert trip.campaign.running().chance == before.chance
    trip.do(Play(command=EndTurn(hero=LEORIC)), TWO)
    assert trip.campaign.ballots == {}
    take_turn(trip)
    assert whose_turn(trip) == GRISBAN


def test_rnd_01_a_tie_leaves_the_turn_with_who_was_first() -> None:
    """RND-01: two players, each for themselves: it stays as it was. So it does when nobody else votes in time."""
    tie, silence = contested(2), contested()

    vote(tie, (ONE, GRISBAN))
    vote(silence, (ONE, GRISBAN))
    silence.do(CloseVote(on="contest"), NOBODY)

    for trip in (tie, silence):
        assert (whose_turn(trip), matter_of(trip.campaign, "contest")) == (GRISBAN, None)
        assert trip.refused(Play(command=Rest(hero=GRISBAN)), ONE) is None


def test_rnd_01_two_players_agree() -> None:
    """RND-01: the first one may also vote for the other."""
    trip = contested(2)

    vote(trip, (ONE, LEORIC))

    assert whose_turn(trip) == LEORIC


def test_rnd_01_the_holder_may_give_way_at_once() -> None:
    """RND-01: no vote is needed if the first one lets the other go; nobody else can say so for them."""
    trip = contested()

    assert trip.refused(GiveTurn(hero=LEORIC), TWO) == "not_your_hero"
    assert trip.refused(GiveTurn(hero=JAIN), ONE) == "not_contesting"
    trip.do(GiveTurn(hero=LEORIC), ONE)

    assert [told.to for told in trip.told("turn_given")] == [LEORIC]
    assert (whose_turn(trip), matter_of(trip.campaign, "contest")) == (LEORIC, None)
    assert trip.refused(GiveTurn(hero=GRISBAN), TWO) == "no_contest"


def test_rnd_01_while_it_is_open_who_goes_first_nobody_goes_on() -> None:
    """RND-01: neither hero acts, and nobody else butts in, until it is settled."""
    trip = contested()

    assert trip.refused(Play(command=Rest(hero=GRISBAN)), ONE) == "contest_open"
    assert trip.refused(Play(command=EndTurn(hero=GRISBAN)), ONE) == "contest_open"
    assert trip.refused(ContestTurn(hero=JAIN), FOUR) == "contest_open"
    waited = awaited(trip.campaign)
    assert waited is not None
    assert (waited.what, waited.players, waited.heroes) == ("vote", (ONE, THREE, FOUR), (GRISBAN, LEORIC))
    vote(trip, (FOUR, LEORIC))
    later = awaited(trip.campaign)
    assert later is not None
    assert (later.occasion, later.players) == (waited.occasion, (ONE, THREE))


@pytest.mark.parametrize(
    ("winner", "more", "loser", "player"),
    [(GRISBAN, (ONE, THREE), LEORIC, TWO), (LEORIC, (ONE, THREE), GRISBAN, ONE)],
)
def test_rnd_01_a_turn_is_contested_once(winner: str, more: tuple[int, ...], loser: str, player: int) -> None:
    """RND-01: whoever got it keeps it; neither the loser nor a third one begins again.

    With two of four votes the holder can't lose any more, since a tie is the holder's.
    """
    trip = contested()

    vote(trip, *((voter, winner) for voter in more))

    assert whose_turn(trip) == winner
    assert trip.refused(ContestTurn(hero=loser), player) == "contest_settled"
    assert trip.refused(ContestTurn(hero=JAIN), FOUR) == "contest_settled"


def test_rnd_01_it_is_too_late_once_the_hero_has_done_something() -> None:
    """RND-01: after the first command the turn is not contested; taking that back opens it again."""
    trip = in_quest()
    take_turn(trip)

    trip.do(Play(command=Rest(hero=GRISBAN)), ONE)
    assert trip.refused(ContestTurn(hero=LEORIC), TWO) == "turn_under_way"
    trip.do(Undo(), ONE)

    assert trip.refused(ContestTurn(hero=LEORIC), TWO) is None


def test_rnd_01_it_is_too_late_once_dice_were_rolled() -> None:
    """RND-01: a poisoned hero tests at the start of its turn; what the dice showed can't be unseen."""
    trip = in_quest()
    trip.campaign.running().hero(GRISBAN).conditions.append("poisoned")
    take_turn(trip)

    assert trip.refused(ContestTurn(hero=LEORIC), TWO) == "turn_under_way"


def test_rnd_01_only_a_hero_who_is_to_go_contests_for_its_player() -> None:
    """RND-01: not somebody else's hero, not one that has gone, not one's own turn, not before anybody has it."""
    trip = in_quest()
    assert trip.refused(ContestTurn(hero=LEORIC), TWO) == "nobody_has_the_turn"
    take_turn(trip, JAIN)
    trip.do(Play(command=EndTurn(hero=JAIN)), FOUR)
    take_turn(trip)

    assert trip.refused(ContestTurn(hero=JAIN), FOUR) == "turn_already_taken"
    assert trip.refused(ContestTurn(hero=LEORIC), THREE) == "not_your_hero"
    assert trip.refused(ContestTurn(hero="nobody"), THREE) == "no_such_hero"
    trip.seat(LEORIC).player = ONE
    assert trip.refused(ContestTurn(hero=LEORIC), ONE) == "own_turn_contested"


def test_rnd_01_who_has_no_vote_may_still_ask() -> None:
    """RND-01: a stand-in says "me first" for the hero; the vote is its player's, who is there."""
    trip = in_quest()
    trip.do(NameStandin(hero=LEORIC, standin=9), TWO)
    take_turn(trip)

    trip.do(ContestTurn(hero=LEORIC), 9)

    assert open_matter(trip, "contest").votes == {}
    assert trip.refused(CastVote(on="contest", choice=LEORIC), 9) == "no_vote_for_you"
    vote(trip, *((player, LEORIC) for player in (TWO, THREE, FOUR)))
    assert whose_turn(trip) == LEORIC


def test_rnd_01_alone_at_the_table_nobody_has_to_be_asked() -> None:
    """RND-01: everybody else is on holiday, so whoever is there simply goes first."""
    trip = in_quest(2)
    take_turn(trip)
    trip.do(GoAway(), ONE)

    trip.do(ContestTurn(hero=LEORIC), TWO)

    assert whose_turn(trip) == LEORIC


def test_rnd_01_a_turn_taken_back_ends_the_contest() -> None:
    """RND-01: the first one steps back altogether: the turn is anybody's, and may be contested anew."""
    trip = contested()

    trip.do(Undo(), ONE)

    assert (whose_turn(trip), matter_of(trip.campaign, "contest")) == (None, None)
    take_turn(trip, JAIN)
    assert trip.refused(ContestTurn(hero=LEORIC), TWO) is None
