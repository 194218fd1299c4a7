"""Creating a campaign: everything can be reviewed and changed until it starts (SET, APX-05)."""

from typing import Any

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign, campaigns_for, still_missing
from bot.descent.party.deeds import ChooseQuest, Join, Leave, Start
from bot.descent.party.settings import Configure
from bot.descent.road.going import Embark
from tests.descent.road.land import (
    FRIEND,
    GRISBAN,
    HEROES,
    LEORIC,
    OWNER,
    STRANGER,
    Trip,
    gathered,
    land,
    lay_out,
)


def party(heroes: int = 2, **settings: Any) -> Trip:
    """A party that has not started yet."""
    lay_out()
    return Trip(gathered(heroes, **settings))


def test_set_01_everything_can_be_changed_until_the_start() -> None:
    """SET-01: campaign, name, difficulty, ties, turn order and language are what was chosen last."""
    trip = party()

    trip.do(Configure(name="Les Cendres", difficulty="hard", ties="cunning", order="heroes_first", language="en"))
    trip.do(Configure(difficulty="normal"))
    trip.do(ChooseCampaign(campaign=None))
    trip.do(ChooseCampaign(campaign="land"))

    campaign = trip.campaign
    assert (campaign.name, campaign.difficulty, campaign.ties) == ("Les Cendres", "normal", "cunning")
    assert (campaign.order, campaign.language, campaign.story) == ("heroes_first", "en", "land")
    assert campaign.phase == "gathering"


def test_set_01_after_the_start_only_language_and_ties_change() -> None:
    """SET-01: a campaign under way keeps its name, difficulty, turn order, story and heroes."""
    trip = land()

    trip.do(Configure(ties="vote", language="en"))

    assert (trip.campaign.ties, trip.campaign.language) == ("vote", "en")
    assert trip.refused(Configure(difficulty="hard")) == "difficulty_settled"
    assert trip.refused(Configure(name="Autre")) == "journey_begun"
    assert trip.refused(Configure(order="heroes_first")) == "journey_begun"
    assert trip.refused(ChooseCampaign(campaign=None)) == "journey_begun"
    assert trip.refused(ChooseQuest(quest="gate")) == "journey_begun"
    assert trip.refused(Start(seed="again")) == "journey_begun"


def test_set_01_only_campaigns_that_exist_by_people_at_the_table() -> None:
    """SET-01: an unknown campaign is refused, and so is a stranger."""
    trip = party()

    assert trip.refused(ChooseCampaign(campaign="nowhere")) == "no_such_story"
    assert trip.refused(ChooseCampaign(campaign=None), STRANGER) == "not_at_the_table"
    assert trip.refused(ChooseCampaign(campaign=None), FRIEND) is None


def test_set_02_a_hero_can_be_changed_until_the_start() -> None:
    """SET-02: whoever took the wrong hero gives it back and takes another."""
    trip = party()

    trip.do(Leave(hero=LEORIC), FRIEND)
    trip.do(Join(hero=HEROES[2][0], hero_class=HEROES[2][1]), FRIEND)

    assert [seat.hero for seat in trip.campaign.seats] == [GRISBAN, HEROES[2][0]]


@pytest.mark.parametrize(("difficulty", "each"), [("normal", 50), ("hard", 0)])
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_set_04_apx_05_gold_at_the_start_of_a_campaign(difficulty: str, each: int, heroes: int) -> None:
    """SET-04, APX-05: fifty gold per hero at normal difficulty, none at hard, already before the first quest."""
    trip = land(heroes=heroes, settings={"difficulty": difficulty})

    assert trip.campaign.gold == each * heroes


def test_apx_05_difficulty_reaches_every_quest_of_the_campaign() -> None:
    """APX-05: at hard difficulty each quest is a hard one, so its perils come faster."""
    trip = land(settings={"difficulty": "hard"})

    trip.do(Embark(quest="gate"))

    assert trip.campaign.running().difficulty == "hard"
    plans = library().quests["first_torch"].peril
    assert min(plans.hard.rounds) < min(plans.normal.rounds)


def test_set_06_a_campaign_needs_two_heroes() -> None:
    """SET-06: what is missing is told before the start, and the start is refused."""
    trip = party(heroes=1)

    assert [no.code for no in still_missing(trip.campaign)] == ["too_few_heroes"]
    assert trip.refused(Start(seed="s")) == "too_few_heroes"
    assert still_missing(party(heroes=2).campaign) == []


def test_set_07_campaigns_come_from_the_boxes() -> None:
    """SET-07: a campaign of a box the party does not own is neither listed nor chosen."""
    lay_out(box="attic")
    trip = Trip(Campaign(name="Les Braises", owner=OWNER))

    assert campaigns_for(trip.campaign) == []
    assert trip.refused(ChooseCampaign(campaign="land")) == "story_not_in_your_boxes"
    trip.campaign.boxes.append("attic")
    assert [book.id for book in campaigns_for(trip.campaign)] == ["land"]
    assert trip.refused(ChooseCampaign(campaign="land")) is None


def test_a_single_quest_goes_on_as_before() -> None:
    """Without a campaign a party plays one quest, and has no journey."""
    trip = party()
    trip.do(ChooseQuest(quest="gate"))

    trip.do(Start(seed="single"))

    assert (trip.campaign.story, trip.campaign.journey) == (None, None)
    assert trip.campaign.phase == "playing"
    assert trip.refused(Embark(quest="gate")) == "no_journey"
