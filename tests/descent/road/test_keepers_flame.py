"""The short campaign, played by automatic heroes from its creation to its epilogue (CMP-03, SET)."""

import pytest

from bot.descent.autopilot import Limits
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import Join, Start
from bot.descent.party.settings import Configure
from bot.descent.road.chapters import end_campaign
from bot.descent.road.road import Road
from bot.descent.road.wayfaring import next_deed
from bot.descent.simulate.parties import party
from bot.kernel.events import Event

OWNER = 1
MOST_DEEDS = 4000
FRUGAL = Limits(potions=False, feat=False)
"""Heroes who try out fewer cards decide faster."""


def created(heroes: int, difficulty: str, story: str = "keepers_flame") -> Campaign:
    """A party that has chosen a campaign and its heroes."""
    campaign = Campaign(name="Les Braises", owner=OWNER)
    ChooseCampaign(campaign=story).do(campaign, OWNER)
    Configure.model_validate({"difficulty": difficulty}).do(campaign, OWNER)
    for recruit in party(0, heroes):
        Join(hero=recruit.hero, hero_class=recruit.hero_class).do(campaign, OWNER)
    return campaign


def played(campaign: Campaign, seed: str) -> tuple[Campaign, list[Event]]:
    """The campaign at its end, and everything told; it is saved and read back after every deed."""
    told = Start(seed=seed).do(campaign, OWNER)
    for _ in range(MOST_DEEDS):
        saved = campaign.model_dump_json()
        campaign = Campaign.model_validate_json(saved)
        assert campaign.model_dump_json() == saved, "the save does not read back as it was"
        deed = next_deed(campaign, FRUGAL)
        if deed is None:
            return campaign, told
        told += deed.do(campaign, OWNER)
    raise AssertionError(f"no end after {MOST_DEEDS} deeds: {campaign.phase}, {campaign.journey}")


@pytest.mark.parametrize(
    ("heroes", "difficulty"),
    [
        (2, "normal"),
        pytest.param(4, "normal", marks=pytest.mark.slow),
        pytest.param(3, "normal", marks=pytest.mark.slow),
        pytest.param(2, "hard", marks=pytest.mark.slow),
        pytest.param(3, "hard", marks=pytest.mark.slow),
        pytest.param(4, "hard", marks=pytest.mark.slow),
    ],
)
def test_cmp_03_the_short_campaign_is_played_to_its_epilogue(heroes: int, difficulty: str) -> None:
    """CMP-03: all five story quests are played in order, and the epilogue fits what happened."""
    campaign, told = played(created(heroes, difficulty), f"keepers {heroes}")

    journey, book = campaign.journey, library().campaigns["keepers_flame"]
    assert journey is not None
    assert campaign.phase == "finished"
    assert [quest for quest in journey.outcomes if quest in book.story_quests] == book.story_quests
    epilogue = book.epilogue(journey.ended or "")
    assert epilogue is not None
    assert epilogue.outcome == journey.outcomes["bell_beneath"]
    assert told[-1].kind == "campaign_ended"


def test_every_epilogue_of_the_short_campaign_can_come() -> None:
    """Each ending is reached by some combination of what the quests remember."""
    reached = set()
    for won, burns, freed, bright in ((1, 1, 1, 0), (1, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 0)):
        campaign = created(2, "normal")
        Start(seed="ends").do(campaign, OWNER)
        assert campaign.journey is not None
        campaign.journey.outcomes["bell_beneath"] = "won" if won else "lost"
        campaign.variables |= {"lamp_burns": burns, "keeper_freed": freed, "lantern_bright": bright}
        end_campaign(Road(campaign))
        reached.add(campaign.journey.ended)

    assert reached == {epilogue.id for epilogue in library().campaigns["keepers_flame"].epilogues}
