"""The story of Shadow of Nerekhall: offered to whoever ticked the box, played to its epilogue (CMP-03, SET-07)."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign, campaigns_for
from bot.descent.party.deeds import Join, Start
from bot.descent.party.settings import Configure
from bot.descent.road.chapters import end_campaign
from bot.descent.road.road import Road
from bot.descent.road.weeks import fill_offers
from bot.descent.simulate.parties import party
from bot.kernel.refused import Refused
from tests.descent.road.roads import setting_out
from tests.descent.road.test_keepers_flame import OWNER, played
from tests.editions import Installed, forget, installed

__all__ = ["installed"]

BOX, STORY = "shadow_of_nerekhall", "false_count"
SIDE = {
    "trolls_cook": "the_trollfens",
    "insured_village": "lair_of_the_wyrm",
    "idols_eyes": "labyrinth_of_ruin",
}
"""The side quests of boxes."""


def gathered(*boxes: str) -> Campaign:
    """A party of two that has ticked these boxes."""
    campaign = Campaign(name="Les Sans-Liste", owner=OWNER)
    for recruit in party(0, 2):
        Join(hero=recruit.hero, hero_class=recruit.hero_class).do(campaign, OWNER)
    Configure(boxes=boxes).do(campaign, OWNER)
    return campaign


def begun() -> Campaign:
    """The story has begun."""
    campaign = gathered(BOX)
    ChooseCampaign(campaign=STORY).do(campaign, OWNER)
    Start(seed="counted").do(campaign, OWNER)
    return campaign


def test_set_07_it_is_offered_with_its_box_alone() -> None:
    """SET-07: nobody without Shadow of Nerekhall sees or chooses it; whoever ticks the box does."""
    assert library().campaigns[STORY].box == BOX
    others = [box for box in library().boxes if box not in ("base", BOX)]
    for boxes in ((), others):
        without = gathered(*boxes)
        assert STORY not in [book.id for book in campaigns_for(without)]
        with pytest.raises(Refused) as refused:
            ChooseCampaign(campaign=STORY).do(without, OWNER)
        assert refused.value.code == "story_not_in_your_boxes"

    owner = gathered(BOX)
    assert STORY in [book.id for book in campaigns_for(owner)]
    ChooseCampaign(campaign=STORY).do(owner, OWNER)
    assert owner.story == STORY


def test_cmp_03_it_is_played_to_its_epilogue() -> None:
    """CMP-03: automatic heroes go from the choice of the campaign to an epilogue that fits."""
    campaign = gathered(BOX)
    ChooseCampaign(campaign=STORY).do(campaign, OWNER)

    campaign, told = played(campaign, "counted to the end")

    journey, book = campaign.journey, library().campaigns[STORY]
    assert journey is not None
    assert campaign.phase == "finished"
    assert [quest for quest in journey.outcomes if quest in book.story_quests] == book.story_quests
    epilogue = book.epilogue(journey.ended or "")
    assert epilogue is not None
    assert epilogue.outcome == journey.outcomes["head_count"]
    assert told[-1].kind == "campaign_ended"


def test_every_epilogue_can_come() -> None:
    """Who was kept and what became of the register decide among five endings."""
    fits = {
        "one_more_chair": {"won": 1, "six_kept": 1, "names_back": 1},
        "blank_page": {"won": 1, "register_burnt": 1},
        "sum_comes_out": {"won": 1},
        "wrong_answer": {"won": 0, "six_kept": 1},
        "all_present": {"won": 0},
    }
    for ending, remembered in fits.items():
        campaign = begun()
        assert campaign.journey is not None
        campaign.journey.outcomes["head_count"] = "won" if remembered["won"] else "lost"
        campaign.variables |= {name: value for name, value in remembered.items() if name != "won"}
        end_campaign(Road(campaign))
        assert campaign.journey.ended == ending
    assert set(fits) == {epilogue.id for epilogue in library().campaigns[STORY].epilogues}


def test_set_07_side_quests_of_boxes_come_with_their_boxes() -> None:
    """SET-07: in every campaign that lists them they come up for whoever ticked their box, for nobody else."""
    for story, act in (("keepers_flame", 1), ("winter_oath", 1), ("winter_oath", 2), (STORY, 1)):
        sides = {entry.quest: entry for entry in library().campaigns[story].side.pool}
        for quest, box in SIDE.items():
            if quest not in sides or sides[quest].act not in (None, act):
                continue
            for boxes, comes in ((["base"], False), (["base", box], True)):
                campaign = setting_out(story)
                assert campaign.journey is not None
                campaign.boxes, campaign.journey.act, campaign.journey.offers = boxes, act, []
                others = {entry.quest for entry in library().campaigns[story].side.pool} - set(SIDE)
                campaign.journey.outcomes |= dict.fromkeys(others, "won")
                fill_offers(Road(campaign))
                offered = {offer.quest for offer in campaign.journey.offers}
                assert (quest in offered) == comes, f"{quest} in {story} with {boxes}"
                assert offered <= {quest}


def test_a_campaign_of_a_box_uses_no_quest_of_another(installed: Installed) -> None:
    """A chapter that not every owner of the box could play: the campaign is set aside, with the reason."""
    file = f"boxes/{BOX}/campaigns/{STORY}.yaml"
    installed.edit(file, "    quests: [fair_copy]\n", "    quests: [idols_eyes]\n")
    installed.edit(file, "  - {id: fair_copy, at: [56, 30]}\n", "  - {id: idols_eyes, at: [56, 30]}\n")
    installed.edit(file, "  - [vellum, fair_copy]\n", "")
    installed.edit(file, "  - [fair_copy, insured_village]\n", "")
    forget()

    (aside,) = library().set_aside
    assert aside.piece == file
    assert any("idols_eyes is of the box labyrinth_of_ruin" in reason for reason in aside.mistakes)
    assert STORY not in library().campaigns


def test_no_two_campaigns_have_one_name(installed: Installed) -> None:
    """A campaign of a box called like another one is set aside; the first stays."""
    folder = installed.descent / "boxes" / BOX / "campaigns"
    (folder / "winter_oath.yaml").write_text(
        (folder / f"{STORY}.yaml").read_text(encoding="utf-8").replace(f"id: {STORY}", "id: winter_oath"),
        encoding="utf-8",
    )
    forget()

    assert library().campaigns["winter_oath"].box == "base"
    (aside,) = library().set_aside
    assert aside.piece == f"boxes/{BOX}/campaigns/winter_oath.yaml"
    assert "there is a campaign of this name in campaigns/winter_oath.yaml" in aside.mistakes[0]
