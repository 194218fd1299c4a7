"""The page for authors of campaigns says what the engine does, and old saves go on."""

import re

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.road.base import Consequence
from bot.descent.road.book import CampaignBook
from bot.descent.road.scope import FUNCTIONS, NAMES
from bot.paths import ROOT
from tests.descent.road.land import written

PAGE = (ROOT / "docs" / "campaigns.md").read_text(encoding="utf-8")


def test_the_campaign_that_is_shown_can_be_read() -> None:
    """The example of a campaign is one."""
    assert library()  # makes the consequences known
    shown = re.search(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None

    book = CampaignBook.model_validate(written(shown[1]))

    assert (book.story_quests, [entry.quest for entry in book.side.pool]) == (["first_torch"], ["ember_chapel"])


@pytest.mark.parametrize("verb", sorted(Consequence.kinds))
def test_every_consequence_is_explained(verb: str) -> None:
    """Whatever an author may write stands in the table."""
    assert f"`{verb}`" in PAGE.partition("## Consequences")[2]


def test_every_name_is_explained() -> None:
    """Built-in names and functions are on the page."""
    wanted = [*(f"`{name}`" for name in NAMES), *(f"`{name}(" for name in FUNCTIONS)]

    assert [name for name in wanted if name not in PAGE] == []


def test_a_save_from_before_campaigns_goes_on() -> None:
    """A party that was saved without story, journey, order and wounds reads as one that plays single quests."""
    old = (
        '{"name": "Les Braises", "owner": 1, "seats": [{"player": 1, "hero": "syndrael", "hero_class": "knight"}]}'
    )

    campaign = Campaign.model_validate_json(old)

    assert (campaign.phase, campaign.story, campaign.journey) == ("gathering", None, None)
    assert (campaign.order, campaign.seats[0].hurt) == ("alternating", 0)
