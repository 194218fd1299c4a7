"""A vote that can end in one way only is not held; and a tie is told as one."""

import pytest

from bot.descent.party.matters import open_matters
from bot.descent.road.going import Embark
from bot.descent.system import SYSTEM
from bot.descent.words import words
from bot.kernel.editions import by_the_rules_of
from bot.table.votes import CastVote, VoteDecided, as_vote
from bot.views.voting import at_stake, in_short
from tests.descent.party.ballots import FOUR, ONE, THREE, TWO, asked, company
from tests.descent.road.land import Trip

EMBARK = Embark(quest="gate")


def on_the_only_way() -> Trip:
    """Four players before the first quest; no city is open, so there is nothing else to do."""
    trip = company()
    assert trip.campaign.journey is not None
    trip.campaign.journey.cities = []
    assert [choice.deed for choice in open_matters(trip.campaign)[0].choices] == [EMBARK]
    return trip


def test_whoever_presses_sets_out() -> None:
    """No vote is shown, the button does what it says, and the quest begins."""
    trip = on_the_only_way()
    assert at_stake(trip.campaign) is None
    assert in_short(trip.campaign, words("en")) == []
    assert as_vote(trip.campaign, EMBARK) == EMBARK

    trip.do(EMBARK, THREE)

    assert trip.campaign.phase == "playing"


def test_a_vote_on_an_old_button_is_enough() -> None:
    """Who still sees the vote and presses it is not left alone with it."""
    trip = on_the_only_way()

    trip.do(CastVote(on="road", choice="embark/gate"), TWO)

    assert trip.campaign.phase == "playing"


def test_where_there_is_a_choice_it_is_voted_on() -> None:
    """With a city to go to, setting out takes more than half of the votes as before."""
    trip = company()

    assert trip.refused(EMBARK, THREE) == "vote_instead"
    trip.do(CastVote(on="road", choice="embark/gate"), TWO)

    assert trip.campaign.phase == "travelling"


def test_an_old_log_was_voted_on() -> None:
    """Under rules 2 the players had to agree also where there was but one thing to do."""
    trip = on_the_only_way()

    with by_the_rules_of(2):
        assert trip.refused(EMBARK, THREE) == "vote_instead"


# Ties -----------------------------------------------------------------------------------------------------------


def decided(*votes: tuple[int, str]) -> VoteDecided:
    """What is told once four players have voted on the turncoat."""
    trip = asked()
    for player, choice in votes:
        trip.do(CastVote(on="question", choice=choice), player)
    return next(event for event in trip.events if isinstance(event, VoteDecided))


def test_a_tie_that_goes_to_the_default_says_so() -> None:
    """Two for killing, two for sparing, which is the default."""
    event = decided((ONE, "kill"), (TWO, "spare"), (THREE, "kill"), (FOUR, "spare"))

    assert (event.choice.id, event.votes, event.tied, event.default) == ("spare", 2, 2, True)


def test_a_tie_without_the_default_goes_to_the_first() -> None:
    """Two for killing, two for fleeing: killing was voted for first."""
    event = decided((ONE, "kill"), (TWO, "flee"), (THREE, "flee"), (FOUR, "kill"))

    assert (event.choice.id, event.tied, event.default) == ("kill", 2, False)


def test_a_majority_is_no_tie() -> None:
    """Three of four agree."""
    assert decided((ONE, "kill"), (TWO, "kill"), (THREE, "kill")).tied == 0


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2 : 2, so the default"), ("fr", "2 à 2\u00a0: égalité, donc le choix d’office")]
)
def test_a_tie_is_told_by_its_score(language: str, said: str) -> None:
    """Not "decided by 2 of 4 votes", which sounds like a majority."""
    event = decided((ONE, "kill"), (TWO, "spare"), (THREE, "kill"), (FOUR, "spare"))

    assert said in "\n".join(words("fr" if language == "fr" else "en").story([event], None).lines)


def test_monsters_ties_are_settled_by_chance_in_a_new_campaign() -> None:
    """Nobody votes on what a monster does unless the party wants to."""
    assert SYSTEM.found("Les Braises", ONE, "fr").ties == "fair"
