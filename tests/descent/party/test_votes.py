"""Votes: what the rulebook leaves to the players together is decided by most of them."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.descent.commands import Answer
from bot.descent.commands.using import UseElement
from bot.descent.party.awaiting import awaited
from bot.descent.party.deeds import Play, Undo
from bot.descent.party.repairs import SkipQuestion, TakeBackRound
from bot.descent.party.settings import Configure
from bot.descent.road.cities import Buy, CityAction, LeaveCity, Wait
from bot.descent.road.going import Decide, Embark, Travel
from bot.descent.rules.steps import PARTY, Option, ask
from bot.table.absence import ComeBack, Dismiss, GoAway, OfferHelp
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed
from bot.table.matters import Kind, matter_of, matters
from bot.table.repairs import HandOver
from bot.table.voters import voters
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
    asked,
    company,
    in_quest,
    open_matter,
    take_turn,
)
from tests.descent.road.land import Trip, event

TOLL = event(
    "toll",
    options=[
        {"id": "pay", "when": "gold >= 40", "do": [{"do": "gold", "amount": -40}]},
        {"id": "climb", "test": {"attribute": "might", "who": "chosen"}},
        {"id": "turn_back", "do": [{"do": "week"}]},
    ],
)


def cast(trip: Trip, kind: Kind, *votes: tuple[int, str]) -> list[Any]:
    """These players vote, one after the other; how it was decided, if it was."""
    for player, choice in votes:
        trip.do(CastVote(on=kind, choice=choice), player)
    return [(told.choice.id, told.votes, told.voters, told.by) for told in trip.told("vote_decided")]


def spared(trip: Trip) -> int | None:
    """What the party has done with the turncoat; None while that is open."""
    game = trip.campaign.running()
    return None if game.question is not None else game.campaign_variables["spared"]


# Deciding -------------------------------------------------------------------------------------------------------


def test_more_than_half_of_all_voters_decide_at_once() -> None:
    """Three of four want to go to the port: off they go, and the fourth need not be waited for."""
    trip = company()

    assert cast(trip, "road", (ONE, "travel/port"), (TWO, "embark/gate"), (THREE, "travel/port")) == []
    assert cast(trip, "road", (FOUR, "travel/port")) == [("travel/port", 3, 4, "all")]
    assert trip.journey.city == "port"

    assert cast(trip, "road", (ONE, "leave_city"), (TWO, "leave_city")) == []
    assert cast(trip, "road", (FOUR, "leave_city")) == [("leave_city", 3, 4, "majority")]
    assert trip.journey.city is None


def test_half_is_not_more_than_half() -> None:
    """Two of four decide nothing while two have not voted."""
    trip = asked()

    cast(trip, "question", (ONE, "kill"), (TWO, "kill"))

    assert spared(trip) is None
    assert open_matter(trip, "question").votes == {ONE: "kill", TWO: "kill"}


def test_a_tie_goes_to_the_default() -> None:
    """Two for mercy, two against it: the party spares, as is the default, whoever voted first."""
    trip = asked()

    decided = cast(trip, "question", (ONE, "kill"), (TWO, "kill"), (THREE, "spare"), (FOUR, "spare"))

    assert decided == [("spare", 2, 4, "all")]
    assert spared(trip) == 1


def test_a_tie_without_the_default_goes_to_what_was_voted_for_first() -> None:
    """One vote each for four ways, none of them a default: the first vote counts."""
    trip = company(cities=["town", "port", "far"])

    decided = cast(
        trip, "road", (THREE, "travel/port"), (ONE, "travel/town"), (FOUR, "embark/gate"), (TWO, "travel/far")
    )

    assert decided == [("travel/port", 1, 4, "all")]
    assert trip.journey.city == "port"


def test_a_vote_may_be_changed_until_it_is_decided() -> None:
    """Whoever changes their mind votes last: in a tie, what they wanted first is not "first" any more."""
    trip = company(players=3, cities=["town", "port", "far"])
    cast(trip, "road", (ONE, "travel/port"), (TWO, "travel/town"), (ONE, "travel/far"))

    assert open_matter(trip, "road").votes == {TWO: "travel/town", ONE: "travel/far"}
    assert cast(trip, "road", (THREE, "travel/port")) == [("travel/town", 1, 3, "all")]


def test_the_same_vote_twice_is_refused() -> None:
    """Pressing the same button again says so and changes nothing."""
    trip = company()
    cast(trip, "road", (ONE, "travel/port"))

    assert trip.refused(CastVote(on="road", choice="travel/port"), ONE) == "voted_already"


# When time is up ------------------------------------------------------------------------------------------------


def test_when_time_is_up_most_votes_so_far_decide() -> None:
    """One vote of four is enough once the clock closes the vote, also against the default."""
    trip = asked()
    cast(trip, "question", (FOUR, "kill"))

    trip.do(CloseVote(on="question"), NOBODY)

    (told,) = trip.told("vote_decided")
    assert (told.choice.id, told.votes, told.voters, told.by) == ("kill", 1, 4, "time")
    assert spared(trip) == 0


def test_when_nobody_voted_the_default_is_taken_and_without_one_the_vote_stays_open() -> None:
    """A question has a stated default. The map has none: nobody is sent anywhere because nobody cared."""
    quest, road = asked(), company()

    quest.do(CloseVote(on="question"), NOBODY)

    assert spared(quest) == 1
    assert quest.told("vote_decided")[0].votes == 0
    assert not open_matter(road, "road").begun
    assert road.refused(CloseVote(on="road"), NOBODY) == "nobody_voted"
    cast(road, "road", (TWO, "travel/port"))
    assert open_matter(road, "road").begun
    road.do(CloseVote(on="road"), NOBODY)
    assert road.journey.city == "port"


def test_only_the_clock_closes_a_vote_and_only_the_one_it_meant() -> None:
    """No player ends a vote before its time; a clock that is late does not close the next one."""
    trip = asked()
    matter = open_matter(trip, "question")

    assert trip.refused(CloseVote(on="question"), ONE) == "not_the_clock"
    trip.do(CloseVote(on="question", matter=matter.key), NOBODY)
    trip.do(Play(command=UseElement(hero=GRISBAN, element="lever", use="ask")))
    assert trip.refused(CloseVote(on="question", matter=matter.key), NOBODY) == "vote_over"
    assert trip.refused(CastVote(on="question", choice="kill", matter=matter.key), ONE) == "vote_over"
    assert trip.refused(CastVote(on="contest", choice=GRISBAN), ONE) == "vote_over"


# Not alone ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", [Embark(quest="gate"), Travel(city="town"), Wait(), LeaveCity()], ids=str)
def test_what_is_for_the_players_together_nobody_does_alone(deed: Deed) -> None:
    """Where the party votes, a single player is told to vote; where anyone decides, it is done."""
    voting, anyone = company(gold=500), company(decisions="anyone", gold=500)
    anyone.do(Travel(city="port"))
    cast(voting, "road", *((player, "travel/port") for player in (ONE, TWO, THREE)))

    assert voting.refused(deed, TWO) == "vote_instead"
    assert anyone.refused(deed, TWO) is None
    (choice,) = [choice for choice in open_matter(voting, "road").choices if choice.deed == deed]
    assert voting.refused(CastVote(on="road", choice=choice.id), TWO) is None
    assert matters(anyone.campaign) == []


def test_a_players_own_affairs_are_not_voted_on() -> None:
    """In the shop whoever wants to buys; what only the city offers is voted on, for any choice of heroes."""
    trip = company(gold=500)
    cast(trip, "road", *((player, "travel/port") for player in (ONE, TWO, THREE)))
    assert trip.journey.visit is not None
    item = trip.journey.visit.stock[0]

    trip.do(Buy(item=item, hero=LEORIC), TWO)

    assert [kept.card for kept in trip.seat(LEORIC).kept] == [item]
    assert trip.refused(CityAction(heroes=(LEORIC,)), TWO) == "vote_instead"
    decided = cast(trip, "road", (ONE, "city_action/1+2"), (TWO, "city_action/1+2"), (THREE, "city_action/1+2"))
    assert decided == [("city_action/1+2", 3, 4, "majority")]
    assert [trip.seat(hero).xp for hero in (GRISBAN, LEORIC, AVRIC, JAIN)] == [0, 1, 1, 0]


def test_a_question_to_the_party_is_voted_on() -> None:
    """An answer by one player alone is refused where the party votes, and goes through where anyone answers."""
    voting, anyone = asked(), asked(decisions="anyone")
    answer = Play(command=Answer(hero=PARTY, question=1, option="kill"))

    assert voting.refused(answer, TWO) == "vote_instead"
    assert voting.refused(CastVote(on="question", choice="bribe"), TWO) == "no_such_choice"
    assert voting.refused(CastVote(on="question", choice="kill"), 99) == "not_at_the_table"
    assert matter_of(anyone.campaign, "question") is None
    anyone.do(answer, TWO)
    assert spared(anyone) == 0


def test_a_lone_voter_decides_at_once() -> None:
    """One player with all heroes votes and it is done; the plain deed works just as well."""
    trip, other = company(), company()
    for seat in (*trip.campaign.seats, *other.campaign.seats):
        seat.player = ONE

    assert cast(trip, "road", (ONE, "travel/port")) == [("travel/port", 1, 1, "all")]
    other.do(Travel(city="port"))

    assert trip.journey.city == other.journey.city == "port"


def test_switching_to_anyone_ends_the_votes_under_way() -> None:
    """Once anyone decides, votes are forgotten; switching back begins anew."""
    trip = asked()
    cast(trip, "question", (ONE, "kill"))

    trip.do(Configure(decisions="anyone"), TWO)
    assert (matters(trip.campaign), trip.campaign.ballots) == ([], {})
    trip.do(Configure(decisions="vote"), TWO)

    assert not open_matter(trip, "question").begun


# Who votes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ({}, (ONE, TWO, THREE, FOUR)),
        ({LEORIC: {"player": ONE}}, (ONE, THREE, FOUR)),
        ({LEORIC: {"player": NOBODY, "moved_by_default": "autopilot"}}, (ONE, THREE, FOUR)),
        ({LEORIC: {"moved_by_default": "autopilot"}, JAIN: {"moved_by_default": "party"}}, (ONE, THREE)),
        ({LEORIC: {"moved_by_default": "autopilot"}, JAIN: {"player": TWO}}, (ONE, THREE, TWO)),
        ({LEORIC: {"away": True}}, (ONE, THREE, FOUR)),
        ({LEORIC: {"away": True, "when_away": "player"}}, (ONE, THREE, FOUR)),
        ({LEORIC: {"standin": 9}}, (ONE, TWO, THREE, FOUR)),
        ({LEORIC: {"standin": 9, "away": True}}, (ONE, 9, THREE, FOUR)),
        ({LEORIC: {"standin": ONE, "away": True}}, (ONE, THREE, FOUR)),
        (
            {hero: {"moved_by_default": "autopilot"} for hero in (GRISBAN, LEORIC, AVRIC, JAIN)},
            (ONE, TWO, THREE, FOUR),
        ),
        (
            {GRISBAN: {"moved_by_default": "party"}, **{hero: {"away": True} for hero in (LEORIC, AVRIC, JAIN)}},
            (ONE,),
        ),
        ({hero: {"away": True} for hero in (GRISBAN, LEORIC, AVRIC, JAIN)}, (ONE, TWO, THREE, FOUR)),
        ({hero: {"player": NOBODY} for hero in (GRISBAN, LEORIC, AVRIC, JAIN)}, ()),
    ],
)
def test_who_is_there_and_plays_a_hero_has_one_vote(
    seats: dict[str, dict[str, Any]], expected: tuple[int, ...]
) -> None:
    """Nobody votes twice, for an automatic hero or from a holiday; if nobody else is left, they do after all."""
    trip = company()
    for hero, changes in seats.items():
        for name, value in changes.items():
            setattr(trip.seat(hero), name, value)

    assert voters(trip.campaign) == expected


def test_without_a_vote_one_is_told_so() -> None:
    """Strangers, and players on holiday, have none."""
    trip = company(players=3)
    trip.do(GoAway(), TWO)

    assert trip.refused(CastVote(on="road", choice="travel/port"), 99) == "not_at_the_table"
    assert trip.refused(CastVote(on="road", choice="travel/port"), TWO) == "no_vote_for_you"
    trip.do(ComeBack(), TWO)
    assert trip.refused(CastVote(on="road", choice="travel/port"), TWO) is None


def test_whoever_leaves_the_table_takes_their_vote_along() -> None:
    """Two of three have voted when the third goes on holiday: nobody is waited for, so it is decided."""
    decided, undecided = [company(players=3) for _ in range(3)], company()
    for trip in (*decided, undecided):
        cast(trip, "road", (TWO, "embark/gate"), (ONE, "travel/port"))

    decided[0].do(GoAway(), THREE)
    decided[1].do(Dismiss(hero=AVRIC), THREE)
    decided[2].do(HandOver(hero=AVRIC, to=TWO), ONE)
    undecided.do(GoAway(), TWO)

    assert [trip.campaign.phase for trip in decided] == ["playing"] * 3
    assert open_matter(undecided, "road").votes == {ONE: "travel/port"}
    assert open_matter(undecided, "road").waiting == (THREE, FOUR)


# What counts ----------------------------------------------------------------------------------------------------


def test_a_vote_for_what_has_become_impossible_counts_no_more() -> None:
    """The gold for the school is spent on a purchase: who voted for the school has to vote anew."""
    trip = company(gold=210, cities=["port"])
    cast(trip, "road", *((player, "travel/port") for player in (ONE, TWO, THREE)))
    cast(trip, "road", (ONE, "city_action/0+1+2+3"))
    assert trip.journey.visit is not None
    trip.journey.visit.stock = ["crossbow"]

    trip.do(Buy(item="crossbow", hero=GRISBAN), ONE)

    matter = open_matter(trip, "road")
    assert matter.choice("city_action/0+1+2+3") is None
    assert (matter.votes, matter.waiting) == ({}, (ONE, TWO, THREE, FOUR))


def test_votes_on_what_is_over_are_dropped_from_the_save() -> None:
    """However a matter ends, by a vote, a repair or a new moment on the road: no vote on it is kept."""
    skipped, voted, road = asked(), asked(), company()
    for trip in (skipped, voted):
        cast(trip, "question", (ONE, "kill"))
    cast(road, "road", (ONE, "travel/port"), (TWO, "travel/port"))

    skipped.do(SkipQuestion(), ONE)
    cast(voted, "question", (TWO, "kill"), (THREE, "kill"))
    cast(road, "road", (THREE, "travel/port"))

    assert (skipped.campaign.ballots, voted.campaign.ballots, road.campaign.ballots) == ({}, {}, {})
    assert (spared(skipped), spared(voted)) == (1, 0)


def test_a_round_that_was_taken_back_is_voted_on_anew() -> None:
    """A question that comes again under its number has no votes yet."""
    trip = asked()
    cast(trip, "question", (ONE, "kill"), (TWO, "kill"))
    key = open_matter(trip, "question").key

    trip.do(TakeBackRound())
    take_turn(trip)
    trip.do(Play(command=UseElement(hero=GRISBAN, element="lever", use="ask")))

    assert open_matter(trip, "question").key == key
    assert not open_matter(trip, "question").begun


def test_what_was_voted_is_not_taken_back_by_one_player() -> None:
    """The hero in whose turn the party decided can't undo it; what one player answered alone, they can."""
    voted, alone = in_quest(), in_quest(decisions="anyone")
    for trip in (voted, alone):
        take_turn(trip)
        ways = [Option(id=hero, about={"hero": hero}) for hero in (GRISBAN, JAIN)]
        ask(trip.campaign.running(), "quest_tester", PARTY, ways, default=GRISBAN)

    cast(voted, "question", *((player, JAIN) for player in (TWO, THREE, FOUR)))
    alone.do(Play(command=Answer(hero=PARTY, question=1, option=JAIN)), TWO)

    assert voted.refused(Undo(), ONE) == "already_revealed"
    assert alone.refused(Undo(), ONE) is None


# On the road ----------------------------------------------------------------------------------------------------


def test_a_travel_event_has_the_first_open_option_as_its_default() -> None:
    """With gold it is to pay; without, the climb by whoever is best at it. The party decides, no single player."""
    rich, poor = company(events=[TOLL], gold=100), company(events=[TOLL], gold=0)
    for trip in (rich, poor):
        trip.journey.pending = ["toll"]
        cast(trip, "road", *((player, "travel/port") for player in (ONE, TWO, THREE)))

    assert open_matter(rich, "road").default == "decide/pay"
    assert [choice.id for choice in open_matter(poor, "road").choices] == [
        *(f"decide/climb/{place}" for place in range(4)),
        "decide/turn_back",
    ]
    assert open_matter(poor, "road").default == "decide/climb/0"
    assert poor.refused(Decide(option="turn_back"), TWO) == "vote_instead"
    rich.do(CloseVote(on="road"), NOBODY)
    (told,) = rich.told("event_decided")
    assert (rich.campaign.gold, told.player, rich.journey.city) == (60, NOBODY, "port")


def test_the_quest_begins_when_most_want_it() -> None:
    """The vote for a quest sets the party out for it in the same save."""
    trip = company()

    cast(trip, "road", *((player, "embark/gate") for player in (ONE, TWO, THREE)))

    assert (trip.campaign.phase, trip.campaign.ballots) == ("playing", {})


# Whom the campaign waits for ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "choice"), [("question", "kill"), ("road", "travel/port")])
def test_only_who_has_not_voted_is_waited_for(kind: Kind, choice: str) -> None:
    """At first everybody, then whoever is missing; it is one occasion all the time, so no deadline starts anew."""
    trip = asked() if kind == "question" else company()
    before = awaited(trip.campaign)
    assert before is not None

    cast(trip, kind, (THREE, choice), (ONE, choice))

    after = awaited(trip.campaign)
    assert after is not None
    assert (before.players, after.players) == ((ONE, TWO, THREE, FOUR), (TWO, FOUR))
    assert before.occasion == after.occasion == open_matter(trip, kind).key
    assert before.what == after.what == ("vote" if kind == "question" else "road")


def test_no_two_moments_on_the_road_have_the_same_name() -> None:
    """In and out of a city and in again, in one week: three moments, three names; a purchase is no new one."""
    trip = company(decisions="anyone", gold=500)
    names = []
    for deed in (Travel(city="port"), LeaveCity(), Travel(city="port")):
        trip.do(deed)
        waited = awaited(trip.campaign)
        assert waited is not None
        names.append(waited.occasion)

    assert trip.journey.visit is not None
    trip.do(Buy(item=trip.journey.visit.stock[0], hero=GRISBAN))
    waited = awaited(trip.campaign)
    assert waited is not None
    assert (len(set(names)), waited.occasion) == (3, names[-1])


# Somebody is away -----------------------------------------------------------------------------------------------


def test_what_to_do_about_an_absent_player_is_always_voted_on() -> None:
    """Everybody but the absent one votes, also where anyone decides otherwise; by default the party waits."""
    trip = in_quest(3, decisions="anyone")
    take_turn(trip)
    trip.do(OfferHelp(hero=GRISBAN), NOBODY)

    matter = open_matter(trip, "absence")
    assert (matter.voters, matter.default, matter.hero) == ((TWO, THREE), "wait", GRISBAN)
    assert [choice.id for choice in matter.choices] == ["wait", "turn", "back", "hand_2", "hand_3", "dismiss"]
    assert trip.refused(CastVote(on="absence", choice="wait"), ONE) == "no_vote_for_you"
    assert cast(trip, "absence", (TWO, "hand_2"), (THREE, "hand_2")) == [("hand_2", 2, 2, "all")]
    assert (trip.seat(GRISBAN).player, trip.campaign.ballots) == (TWO, {})


def test_when_nobody_cares_the_party_goes_on_waiting() -> None:
    """Time is up without a vote: nothing changes, and the offer is over."""
    trip = in_quest(3)
    take_turn(trip)
    trip.do(OfferHelp(hero=GRISBAN), NOBODY)

    trip.do(CloseVote(on="absence"), NOBODY)

    assert trip.told("kept_waiting")
    assert (trip.seat(GRISBAN).player, trip.campaign.ballots) == (ONE, {})


# Any order of votes ---------------------------------------------------------------------------------------------

WAYS = ("travel/town", "travel/port", "travel/far", "embark/gate")
MERCY = ("kill", "spare", "flee")


def expected(votes: list[tuple[int, str]], default: str | None) -> str:
    """What the rules say of complete votes: most, a tie to the default, else to who voted first."""
    counted = [choice for _, choice in votes]
    tied = [choice for choice in counted if counted.count(choice) == max(map(counted.count, counted))]
    return default if default in tied else tied[0]


@settings(max_examples=40, deadline=None)
@given(
    order=st.permutations([ONE, TWO, THREE, FOUR]),
    present=st.integers(1, 4),
    chosen=st.lists(st.integers(0, 3), min_size=4, max_size=4),
    minds=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=4),
    quest=st.booleans(),
)
def test_any_order_of_votes_ends_in_a_decision(
    order: list[int], present: int, chosen: list[int], minds: list[tuple[int, int]], quest: bool
) -> None:
    """Whoever votes in whatever order and changes their mind: decided at the latest when all have voted.

    The decision is that of the votes alone. Who came first matters only in a tie, and saving in between never does.
    """
    trip = asked() if quest else company(cities=["town", "port", "far"])
    kind: Kind = "question" if quest else "road"
    ways = MERCY if quest else WAYS
    here = [player for player in (ONE, TWO, THREE, FOUR) if player in order[:present]]
    for seat in trip.campaign.seats:
        seat.away = seat.player not in here
    matter = open_matter(trip, kind)
    pressed = [(player, ways[chosen[player - 1] % len(ways)]) for player in order if player in here]
    changes = [(here[who % len(here)], ways[what % len(ways)]) for who, what in minds]
    votes: dict[int, str] = {}

    for player, choice in (*changes, *pressed):
        if votes.get(player) == choice:
            assert trip.refused(CastVote(on=kind, choice=choice), player) == "voted_already"
            continue
        votes.pop(player, None)
        votes[player] = choice
        decided = cast(trip, kind, (player, choice))
        most = max(list(votes.values()).count(each) for each in votes.values())
        assert bool(decided) == (len(votes) == len(here) or 2 * most > len(here))
        if decided:
            break

    assert decided, "all have voted and nothing is decided"
    assert decided[0][0] == expected(list(votes.items()), matter.default)
    assert kind not in trip.campaign.ballots
