"""Heroes come and go between quests: what a newcomer brings, what stays, and that nobody gains by it."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Join, Learn, Leave, Undo
from bot.descent.party.second_heroes import BringHero, TurnDownHero
from bot.descent.quest.setup import BroughtCard
from bot.descent.road.comings import earned, gold_of_newcomer
from bot.descent.road.events import BelongingsPassedOn, HeroCame, HeroProposed, HeroTurnedDown, HeroWent
from bot.descent.road.going import Embark
from bot.descent.road.road import journey_of
from bot.descent.road.shop import price
from bot.kernel.refused import Refused
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed
from bot.table.votes import CastVote, CloseVote, VoteDecided
from tests.descent.road.roads import PARTY, PLAYER, face, saved, setting_out, tell
from tests.descent.views import assemblies

FRIEND, NEWCOMER = 8, 9
FOURTH = Join(hero="jain_fairwood", hero_class="thief")
SYNDRAEL, TARHA, ASHRIAN, JAIN = (hero for hero, _ in PARTY)


def under_way(heroes: int = 3) -> Campaign:
    """A party between quests: the first hero is its owner's, the others a friend's; each has earned 3 XP."""
    campaign = setting_out(heroes=heroes)
    journey_of(campaign).facing = None
    for seat in campaign.seats:
        seat.xp = 3
    for seat in campaign.seats[1:]:
        seat.player = FRIEND
    campaign.decisions = "vote"
    return campaign


def refused(campaign: Campaign, deed: Deed, player: int) -> str:
    """The code with which a deed is refused, and nothing has changed."""
    before = campaign.model_dump_json()
    with pytest.raises(Refused) as refusal:
        deed.do(campaign, player)
    assert campaign.model_dump_json() == before
    return refusal.value.code


def wealth(campaign: Campaign) -> int:
    """All gold, and all goods at their price."""
    return (campaign.gold or 0) + sum(price(kept.card) or 0 for kept in campaign.belongings())


# Coming ---------------------------------------------------------------------------------------------------------


def test_a_newcomer_has_what_each_of_the_others_has() -> None:
    """Experience as the heroes earned on average, spent or not; gold as there is for each; no gold is taken."""
    campaign = under_way()
    campaign.gold = 200
    campaign.seats[0].kept = [BroughtCard(card="chainmail", kind="item")]
    skill = next(skill for skill in campaign.seats[0].to_learn() if skill.xp <= 3)
    Learn(hero=SYNDRAEL, skill=skill.id).do(campaign, PLAYER)
    each = wealth(campaign) // 3

    (came,) = FOURTH.do(campaign, NEWCOMER)

    assert isinstance(came, HeroCame)
    assert (came.player, came.hero, came.xp) == (NEWCOMER, JAIN, 3)
    assert each - 5 < came.gold <= each
    assert campaign.gold == 200 + came.gold == came.left
    assert campaign.seats[-1] == Seat(player=NEWCOMER, hero=JAIN, hero_class="thief", xp=3)
    assert saved(campaign) == campaign
    tell(campaign, [came])


def test_a_newcomer_brings_at_least_what_everybody_set_out_with() -> None:
    """SET-04: 50 gold also into an empty purse; in a hard campaign nothing, as at its start."""
    poor, hard = under_way(), under_way()
    poor.gold = hard.gold = 0
    hard.difficulty = "hard"

    assert gold_of_newcomer(poor) == 50
    assert gold_of_newcomer(hard) == 0
    for campaign in (poor, hard):
        tell(campaign, FOURTH.do(campaign, NEWCOMER))


def test_hero_class_and_room_are_as_before_the_start() -> None:
    """Nobody's hero, nobody's class, and four heroes at most."""
    campaign = under_way()
    assert refused(campaign, Join(hero=TARHA, hero_class="runemaster"), NEWCOMER) == "hero_taken"
    assert refused(campaign, Join(hero="grisban_the_thirsty", hero_class="knight"), NEWCOMER) == "class_not_free"
    FOURTH.do(campaign, NEWCOMER)

    assert refused(campaign, Join(hero="grisban_the_thirsty", hero_class="berserker"), 10) == "party_full"


def test_nobody_joins_or_leaves_in_a_quest_or_while_something_is_met() -> None:
    """In a quest there is another way, which is said; what is met on the road comes first; the end is the end."""
    campaign = under_way()
    face(campaign, "pedlars_wheel")
    assert refused(campaign, FOURTH, NEWCOMER) == "event_open"
    assert refused(campaign, Leave(hero=SYNDRAEL), PLAYER) == "event_open"
    journey_of(campaign).facing = None
    over = saved(campaign)
    journey_of(over).ended = "dawn"
    assert refused(over, FOURTH, NEWCOMER) == "campaign_over"

    campaign.decisions = "anyone"
    Embark(quest="first_torch").do(campaign, PLAYER)
    journey_of(campaign).facing = None

    assert campaign.phase == "playing"
    assert refused(campaign, FOURTH, NEWCOMER) == "join_between_quests"
    assert refused(campaign, Leave(hero=SYNDRAEL), PLAYER) == "leave_between_quests"


def test_what_happened_before_a_join_is_not_taken_back() -> None:
    """Between quests there is no turn to take back, whoever came since."""
    campaign = under_way()
    FOURTH.do(campaign, NEWCOMER)

    assert refused(campaign, Undo(), NEWCOMER) == "not_started"


# A second hero --------------------------------------------------------------------------------------------------


def test_who_has_a_hero_asks_the_others_for_another() -> None:
    """Nothing changes until they agree; who asks has no vote, and the only one asked decides at once."""
    campaign = under_way()

    (asked,) = FOURTH.do(campaign, PLAYER)

    assert asked == HeroProposed(player=PLAYER, hero=JAIN, hero_class="thief")
    assert len(campaign.seats) == 3
    assert refused(campaign, CastVote(on="newcomer", choice="yes"), PLAYER) == "no_vote_for_you"
    assert refused(campaign, Join(hero="grisban_the_thirsty", hero_class="berserker"), FRIEND) == "newcomer_open"
    campaign = saved(campaign)
    events = CastVote(on="newcomer", choice="yes").do(campaign, FRIEND)
    assert [event.player for event in events if isinstance(event, HeroCame)] == [PLAYER]
    assert campaign.heroes_of(PLAYER) == [SYNDRAEL, JAIN]
    assert not campaign.ballots
    tell(campaign, [asked, *events])


def test_the_others_may_rather_stay_as_they_are() -> None:
    """A no ends it, and so does time without an answer."""
    campaign, late = under_way(), under_way()
    for one in (campaign, late):
        FOURTH.do(one, PLAYER)

    events = CastVote(on="newcomer", choice="no").do(campaign, FRIEND)
    timed = CloseVote(on="newcomer").do(late, NOBODY)

    for told, one in ((events, campaign), (timed, late)):
        assert HeroTurnedDown(player=PLAYER, hero=JAIN) in told
        assert len(one.seats) == 3
        assert not one.ballots
        tell(one, told)
    assert any(isinstance(event, VoteDecided) for event in timed)


def test_where_there_is_nothing_to_agree_on_nobody_votes() -> None:
    """A lone player, or a party where whoever is there decides, gets the hero at once."""
    alone, quick = under_way(), under_way()
    for seat in alone.seats:
        seat.player = PLAYER
    quick.decisions = "anyone"

    for campaign in (alone, quick):
        FOURTH.do(campaign, PLAYER)
        assert len(campaign.seats) == 4


def test_what_is_asked_is_over_when_the_place_is_taken() -> None:
    """Somebody else came in between: there is nothing left to vote on, and nobody brings a fifth hero."""
    campaign = under_way()
    FOURTH.do(campaign, PLAYER)
    Join(hero="grisban_the_thirsty", hero_class="berserker").do(campaign, NEWCOMER)

    assert refused(campaign, CastVote(on="newcomer", choice="yes"), FRIEND) == "vote_over"
    assert len(campaign.seats) == 4


@pytest.mark.parametrize(
    "deed", [BringHero(player=PLAYER, hero=JAIN, hero_class="thief"), TurnDownHero(player=PLAYER, hero=JAIN)]
)
def test_nobody_decides_that_alone(deed: Deed) -> None:
    """What the others decide together is nobody's deed."""
    assert refused(under_way(), deed, PLAYER) == "not_by_hand"


# Going ----------------------------------------------------------------------------------------------------------


def loaded(heroes: int = 3) -> Campaign:
    """The friend's first hero carries shop items, something found and a relic; some of it is worn."""
    campaign, relic = under_way(heroes), next(iter(library().relics))
    found = next(iter(library().search_cards))
    cards = [("chainmail", "item"), ("iron_shield", "item"), (found, "search"), (relic, "relic")]
    campaign.seats[1].kept = [BroughtCard.model_validate({"card": card, "kind": kind}) for card, kind in cards]
    campaign.seats[1].worn = ["chainmail"]
    return campaign


def test_what_a_hero_carried_stays_with_the_party() -> None:
    """Shop items, finds and relics alike go to those who carry least; nothing is lost, and all is told."""
    campaign = loaded()
    before = sorted(kept.card for kept in campaign.belongings())

    events = Leave(hero=TARHA).do(campaign, FRIEND)

    assert [seat.hero for seat in campaign.seats] == [SYNDRAEL, ASHRIAN]
    assert sorted(kept.card for kept in campaign.belongings()) == before
    assert [len(seat.kept) for seat in campaign.seats] == [2, 2]
    assert events[0] == HeroWent(player=FRIEND, hero=TARHA)
    assert [type(event) for event in events[1:]] == [BelongingsPassedOn, BelongingsPassedOn]
    assert saved(campaign) == campaign
    tell(campaign, events)


def test_two_heroes_stay_whatever_happens() -> None:
    """The last two can't leave; the refusal says what can be done instead."""
    campaign = under_way(2)

    assert refused(campaign, Leave(hero=SYNDRAEL), PLAYER) == "too_few_would_stay"


def test_only_its_player_and_the_owner_let_a_hero_go() -> None:
    """Not a stranger, not a fellow player, and not twice."""
    campaign = under_way(4)
    assert refused(campaign, Leave(hero=SYNDRAEL), NEWCOMER) == "not_your_hero"
    assert refused(campaign, Leave(hero=SYNDRAEL), FRIEND) == "not_your_hero"

    Leave(hero=TARHA).do(campaign, PLAYER)

    assert refused(campaign, Leave(hero=TARHA), FRIEND) == "no_such_hero"


def test_votes_that_name_heroes_by_their_places_are_cast_anew() -> None:
    """After somebody left, the places at the table mean other heroes."""
    campaign = assemblies.on_the_map()
    matter = assemblies.open_matter(campaign, "road")
    CastVote(on="road", choice=matter.choices[0].id).do(campaign, assemblies.PLAYERS[0])
    assert "road" in campaign.ballots

    Leave(hero=campaign.seats[1].hero).do(campaign, assemblies.PLAYERS[1])

    assert "road" not in campaign.ballots


# Nobody gains by it ---------------------------------------------------------------------------------------------


def test_a_place_is_paid_for_once() -> None:
    """Coming and going again and again brings a party neither gold nor goods."""
    campaign = loaded()
    FOURTH.do(campaign, NEWCOMER)
    rich = wealth(campaign)

    for hero, hero_class in (("grisban_the_thirsty", "berserker"), (JAIN, "thief"), (JAIN, "thief")):
        Leave(hero=campaign.seats[-1].hero).do(campaign, NEWCOMER)
        (came,) = Join(hero=hero, hero_class=hero_class).do(campaign, NEWCOMER)
        assert isinstance(came, HeroCame)
        assert came.gold == 0
        tell(campaign, [came])

    assert wealth(campaign) == rich
    assert campaign.vacant == 0


def test_who_comes_back_has_learned_what_it_had_learned() -> None:
    """CMP-07: a skill can't be exchanged for another by leaving; experience is topped up to that of the others."""
    campaign = under_way()
    skill = next(skill for skill in campaign.seats[2].to_learn() if skill.xp <= 3)
    Learn(hero=ASHRIAN, skill=skill.id).do(campaign, FRIEND)
    Leave(hero=ASHRIAN).do(campaign, FRIEND)
    for seat in campaign.seats:
        seat.xp += 1

    campaign = saved(campaign)
    Join(hero=ASHRIAN, hero_class="spiritspeaker").do(campaign, NEWCOMER)

    back = campaign.seats[-1]
    assert back.skills == [skill.id]
    assert earned(back) == 4
    assert not campaign.retired


def test_another_class_is_another_hero() -> None:
    """Who comes back with another calling begins anew, with as much to spend as the others have earned."""
    campaign = under_way()
    Leave(hero=SYNDRAEL).do(campaign, PLAYER)
    other = next(calling for calling in campaign.free_classes(SYNDRAEL) if calling != "knight")

    Join(hero=SYNDRAEL, hero_class=other).do(campaign, PLAYER)

    assert (campaign.seats[-1].skills, campaign.seats[-1].xp) == ([], 3)
