"""How long the others wait, and what happens then: questions, votes and turns, each with its default."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.agenda import Deadline, Outages, deadline_of
from bot.agenda.due import Act, Reminder, TimeUp
from bot.descent.party.campaign import Campaign
from bot.descent.party.contesting import ContestTurn
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import Start
from bot.descent.party.piloting import AnswerByDefault, AutopilotTurn
from bot.descent.rules.steps import PARTY
from bot.habits import Habits
from bot.table.absence import OfferHelp
from bot.table.campaign import NOBODY
from bot.table.matters import matter_of
from bot.table.pace import Pace
from bot.table.votes import CastVote, CloseVote
from tests.agenda.parties import (
    ALIX,
    BRUNO,
    HOUR,
    MINUTE,
    NIGHTLESS,
    NOON,
    PLAYERS,
    asked,
    begun,
    hero_of,
    one,
    only,
    plan,
    standing,
    take_turn,
    told,
)
from tests.descent.road.roads import back_to_the_map


def deadline(campaign: Campaign, began: dict[str, datetime] | None = None) -> Deadline | None:
    """The deadline of what a campaign has waited for since noon."""
    return deadline_of(standing(campaign, began=began), Outages(), {})


def travelling(players: tuple[int, ...] = PLAYERS, **settings: object) -> Campaign:
    """A party on its way, which votes on where to go."""
    campaign = begun(players).model_copy(update={"game": None, **settings})
    ChooseCampaign(campaign="keepers_flame").do(campaign, players[0])
    Start(seed="road").do(campaign, players[0])
    back_to_the_map(campaign)
    assert campaign.phase == "travelling"
    return campaign


def test_a_question_is_answered_by_its_default() -> None:
    """24 hours after it was asked, unless the party settled another time or none."""
    campaign = asked(begun(), hero_of(begun(), ALIX))
    question = campaign.running().question
    assert question is not None

    due = one(plan(standing(campaign)), TimeUp, "question")

    assert (due.at, due.deed) == (NOON + 24 * HOUR, AnswerByDefault(question=question.number))
    assert due.deadline.hero == hero_of(campaign, ALIX)
    slow = campaign.model_copy(update={"pace": Pace(question_hours=None)})
    assert deadline(slow) is None


def test_the_same_question_asked_again_has_a_deadline_of_its_own() -> None:
    """A round that was taken back may bring the same question: its deadline has another name."""
    campaign = asked(begun(), hero_of(begun(), ALIX))

    first = one(plan(standing(campaign)), TimeUp, "question")
    again = one(plan(standing(campaign, since=NOON + 5 * HOUR)), TimeUp, "question")

    assert first.key != again.key


def test_a_question_to_the_party_is_voted_on_or_answered() -> None:
    """Where the players vote the vote is closed after 12 hours; where anybody may answer, the default is taken."""
    voted, answered = begun(decisions="vote"), begun()
    for campaign in (voted, answered):
        asked(campaign, PARTY)
    matter = matter_of(voted, "question")
    assert matter is not None

    vote, answer = one(plan(standing(voted)), TimeUp, "vote"), one(plan(standing(answered)), TimeUp, "question")

    assert (vote.at, vote.deed) == (NOON + 12 * HOUR, CloseVote(on="question", matter=matter.key))
    assert (answer.at, answer.deadline.hero) == (NOON + 24 * HOUR, None)
    CastVote(on="question", choice="stunned").do(voted, BRUNO)
    assert one(plan(standing(voted)), TimeUp, "vote").at == vote.at, "votes do not move the deadline"


def test_where_to_go_has_a_deadline_from_the_first_vote_on() -> None:
    """Without a default there is all the time in the world, until somebody votes."""
    campaign = travelling(decisions="vote")
    assert campaign.journey is not None
    campaign.journey.cities, campaign.journey.weeks_left = ["marchgate"], 2
    matter = matter_of(campaign, "road")
    assert matter is not None
    assert matter.default is None
    assert deadline(campaign) is None

    CastVote(on="road", choice=matter.choices[0].id).do(campaign, BRUNO)
    stands = standing(campaign, since=NOON, began={f"vote/{matter.key}": NOON + 5 * HOUR})

    due = one(plan(stands), TimeUp, "vote")
    assert (due.at, due.deed) == (NOON + 17 * HOUR, CloseVote(on="road", matter=matter.key))


def test_two_who_want_the_turn_are_settled_quickly() -> None:
    """The vote on who goes first takes ten minutes, and nobody is reminded of it."""
    campaign = take_turn(begun(), ALIX)
    ContestTurn(hero=hero_of(campaign, BRUNO)).do(campaign, BRUNO)

    dues = plan(standing(campaign, last_deeds={ALIX: NOON, BRUNO: NOON}))

    assert one(dues, TimeUp, "vote").at == NOON + 10 * MINUTE
    assert only(dues, Reminder) == []


def test_a_turn_that_takes_too_long_is_played_by_the_automatic_hero() -> None:
    """Counted from its beginning, whatever was asked in it; only if the party agreed on it."""
    campaign = take_turn(begun(pace=Pace(turn_hours=24)), ALIX)
    hero = hero_of(campaign, ALIX)
    early = {f"running/{campaign.running().chance.commitment[:8]}/1/{hero}": NOON - 20 * HOUR}

    due = one(plan(standing(campaign, began=early)), TimeUp, "turn")

    assert (due.at, due.deed) == (NOON + 4 * HOUR, AutopilotTurn(hero=hero))
    assert deadline(take_turn(begun(pace=Pace(turn_hours=24, late="wait")), ALIX)) is None
    assert deadline(take_turn(begun(), ALIX)) is None


def test_who_had_to_wait_for_others_gets_an_hour() -> None:
    """Somebody else's question took so long that the turn is over; its player gets an hour for it all the same."""
    campaign = take_turn(begun(pace=Pace(turn_hours=24)), ALIX)
    early = {f"running/{campaign.running().chance.commitment[:8]}/1/{hero_of(campaign, ALIX)}": NOON - 30 * HOUR}

    found = deadline(campaign, began=early)

    assert found is not None
    assert found.at == NOON + HOUR


def test_a_question_in_the_heros_own_turn_does_not_stop_the_turn() -> None:
    """The turn's deadline comes before that of the question; somebody else's question stops it."""
    own, others = (take_turn(begun(pace=Pace(turn_hours=6)), ALIX) for _ in range(2))
    asked(own, hero_of(own, ALIX))
    asked(others, hero_of(others, BRUNO))

    mine, theirs = deadline(own), deadline(others)

    assert mine is not None
    assert theirs is not None
    assert (mine.what, mine.at) == ("turn", NOON + 6 * HOUR)
    assert (theirs.what, theirs.at) == ("question", NOON + 24 * HOUR)


@pytest.mark.parametrize(("turns", "slow"), [("fixed", ALIX), ("free", BRUNO)])
def test_a_turn_nobody_takes_is_taken_by_the_automatic_hero(turns: str, slow: int) -> None:
    """In party order for the one who is next; in free order for whoever has not been here for longest."""
    campaign = begun(turns=turns, pace=Pace(turn_hours=24))
    here = {player: NOON - (24 if player == BRUNO else 1) * HOUR for player in PLAYERS}

    due = one(plan(standing(campaign, last_deeds=here)), TimeUp, "turn")

    assert (due.at, due.deed) == (NOON + 24 * HOUR, AutopilotTurn(hero=hero_of(campaign, slow)))


def test_the_vote_on_an_absent_player_ends_too() -> None:
    """Nobody says what to do in 12 hours: then it is closed. On the panel it is not told as the turn's deadline."""
    campaign = take_turn(begun(), ALIX)
    OfferHelp(hero=hero_of(campaign, ALIX)).do(campaign, NOBODY)

    due = one(plan(standing(campaign)), TimeUp, "vote")

    assert due.at == NOON + 12 * HOUR
    assert isinstance(due.deed, CloseVote)
    assert due.deed.on == "absence"
    assert deadline(campaign) is None


def test_an_outage_moves_every_deadline() -> None:
    """Two days off are two more days."""
    off = Outages.of([(NOON + HOUR, NOON + 49 * HOUR)])
    question = standing(asked(begun(), hero_of(begun(), ALIX)))
    turn = standing(take_turn(begun(pace=Pace(turn_hours=24)), ALIX))
    vote = standing(asked(begun(decisions="vote"), PARTY))

    found = [deadline_of(stands, off, {}) for stands in (question, turn, vote)]

    assert [one.at - NOON for one in found if one is not None] == [72 * HOUR, 72 * HOUR, 60 * HOUR]


def test_while_everybody_is_away_nothing_is_decided() -> None:
    """A party on holiday finds its campaign as it left it."""
    campaign = asked(begun(pace=Pace(turn_hours=1)), hero_of(begun(), ALIX))
    for seat in campaign.seats:
        seat.away = True

    assert only(plan(standing(campaign)), Act) == []


def test_what_is_due_is_done_before_it_is_told() -> None:
    """A deadline and a reminder are due at once: the deed comes first, and makes the reminder needless."""
    campaign = asked(begun(), hero_of(begun(), ALIX))
    late: datetime = NOON + timedelta(days=3)

    dues = plan(standing(campaign), late, history=[told("chronicle/2026-03-01", NOON - timedelta(days=9))])

    assert dues[0] == one(dues, TimeUp, "question")
    assert only(dues, Reminder) == []


def test_nobodys_time_runs_out_at_night() -> None:
    """Asked in the evening for four hours: the default is taken an hour after the night, not in it."""
    campaign = asked(begun(pace=Pace(question_hours=4)), hero_of(begun(), ALIX))
    evening = datetime(2026, 3, 10, 20, 0, tzinfo=UTC)
    late = standing(campaign, since=evening)

    sleeps = deadline_of(late, Outages(), {ALIX: Habits()})
    wakes = deadline_of(late, Outages(), {ALIX: NIGHTLESS, BRUNO: Habits()})

    assert sleeps is not None
    assert wakes is not None
    assert sleeps.at == datetime(2026, 3, 11, 8, 0, tzinfo=UTC), "nine o'clock in Paris"
    assert wakes.at == evening + 4 * HOUR
