"""The long campaign, played by automatic heroes from its creation to its epilogue, and a golden one (CMP-03).

The first line of the golden file states the decks it was played with; see `tests/descent/quests/golden.py` for how
it is written anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Start
from bot.descent.road.wayfaring import next_deed
from bot.kernel.events import Event
from bot.table.deeds import Deed
from tests.decks import REGENERATE, all_decks, playing_with
from tests.descent.road.test_keepers_flame import FRUGAL, OWNER, created, played

GOLDEN = Path(__file__).parents[2] / "scenes" / "campaigns" / "keepers_flame.txt"
TOLD = {
    "chapter_opened",
    "quest_started",
    "quest_ended",
    "travel_event_met",
    "event_decided",
    "city_entered",
    "item_bought",
    "item_sold",
    "skill_learned",
    "campaign_ended",
}
"""What the golden file tells of each deed: the way through the campaign. Fights have golden games of their own."""


@pytest.mark.parametrize(
    ("heroes", "difficulty"),
    [
        (2, "normal"),
        pytest.param(3, "normal", marks=pytest.mark.slow),
        pytest.param(4, "normal", marks=pytest.mark.slow),
        pytest.param(2, "hard", marks=pytest.mark.slow),
        pytest.param(3, "hard", marks=pytest.mark.slow),
        pytest.param(4, "hard", marks=pytest.mark.slow),
    ],
)
def test_cmp_03_the_long_campaign_is_played_to_its_epilogue(heroes: int, difficulty: str) -> None:
    """CMP-03: chapter after chapter, one quest of each, both parts of the finale, and an epilogue that fits."""
    campaign, told = played(created(heroes, difficulty, "winter_oath"), f"oath {heroes}")

    journey, book = campaign.journey, library().campaigns["winter_oath"]
    assert journey is not None
    assert campaign.phase == "finished"
    story = [quest for quest in journey.outcomes if quest in book.story_quests]
    assert len(story) == len(book.story)
    assert story[-2:] == ["rimetower_gate", "winter_crown"]
    assert journey.act == 2
    assert told[-1].kind == "campaign_ended"


def line(value: dict[str, Any]) -> str:
    """One thing on one line."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def lines_of(deed: Deed, events: list[Event]) -> list[str]:
    """A deed and the part of what it led to that the file keeps."""
    kept = [Event.write(event) for event in events if event.kind in TOLD]
    return [f"> {line(Deed.write(deed))}", *(f"  {line(event)}" for event in kept)]


def recorded() -> list[str]:
    """A whole short campaign of two heroes."""
    campaign = created(2, "normal")
    start = Start(seed="golden")
    lines = [line({"decks": all_decks()}), *lines_of(start, start.do(campaign, OWNER))]
    while (deed := next_deed(campaign, FRUGAL)) is not None:
        lines += lines_of(deed, deed.do(campaign, OWNER))
    return lines


def replayed(head: str, written: list[str]) -> tuple[Campaign, list[str]]:
    """The campaign as it ends, and its lines, if the deeds of these lines are done again with the same decks."""
    campaign, again = created(2, "normal"), []
    with playing_with(json.loads(head)["decks"]):
        for deed_line in (each for each in written if each.startswith(">")):
            campaign = Campaign.model_validate_json(campaign.model_dump_json())
            deed = DescentDeed.read(json.loads(deed_line[2:]))
            again += lines_of(deed, deed.do(campaign, OWNER))
    return campaign, again


def test_the_golden_campaign_is_played_again() -> None:
    """The deeds of the golden file lead to the same story, line by line, and to its epilogue."""
    if REGENERATE:
        GOLDEN.parent.mkdir(parents=True, exist_ok=True)
        GOLDEN.write_text("\n".join(recorded()) + "\n", encoding="utf-8")
    head, *written = GOLDEN.read_text(encoding="utf-8").splitlines()

    campaign, again = replayed(head, written)

    assert again == written
    assert campaign.phase == "finished"
