"""Whole raids, played by automatic heroes from the first portal to the last, and a golden one (RAI-01).

The first line of the golden file states the decks and the levels it was played with; `make golden` plays it anew.
"""

import json
from pathlib import Path

import pytest

from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Start
from bot.descent.party.settings import Configure
from bot.descent.raid.levels import draw_level
from bot.descent.raid.run import Raid
from bot.descent.raid.setting_out import ChooseRaid
from bot.descent.road.wayfaring import next_deed
from bot.descent.rules.rolling import Chance
from bot.descent.simulate.batch import Batch
from bot.descent.simulate.parties import party
from bot.descent.simulate.raids import play_raid, summarise_raids
from bot.kernel.events import Event
from bot.table.deeds import Deed
from tests.decks import REGENERATE, all_decks, playing_with
from tests.descent.road.test_keepers_flame import FRUGAL, OWNER

GOLDEN = Path(__file__).parents[2] / "scenes" / "campaigns" / "raid.txt"
TOLD = {
    "raid_began",
    "level_entered",
    "quest_ended",
    "level_passed",
    "party_rested",
    "cards_shown",
    "card_kept",
    "skill_learned",
    "raid_act_began",
    "raid_ended",
}
"""What the golden file tells of each deed: the way from level to level."""
MOST_DEEDS = 6000


def created(heroes: int, difficulty: str) -> Campaign:
    """A party that has chosen the Raid and its heroes."""
    campaign = Campaign(name="Les Braises", owner=OWNER)
    ChooseRaid(course="golden").do(campaign, OWNER)
    Configure.model_validate({"difficulty": difficulty}).do(campaign, OWNER)
    for recruit in party(0, heroes):
        Join(hero=recruit.hero, hero_class=recruit.hero_class).do(campaign, OWNER)
    return campaign


def raid_of(campaign: Campaign) -> Raid:
    assert campaign.journey is not None
    assert campaign.journey.raid is not None
    return campaign.journey.raid


@pytest.mark.parametrize(
    ("heroes", "difficulty"),
    [
        (2, "normal"),
        (2, "hard"),
        (3, "normal"),
        (3, "hard"),
        (4, "normal"),
        (4, "hard"),
    ],
)
def test_rai_01_a_raid_is_played_to_its_end(heroes: int, difficulty: str) -> None:
    """RAI-01: level after level, none twice, three of each act, until one is lost or six are won; always saved."""
    campaign = created(heroes, difficulty)
    told = Start(seed=f"raid {heroes}").do(campaign, OWNER)
    for _ in range(MOST_DEEDS):
        saved = campaign.model_dump_json()
        campaign = Campaign.model_validate_json(saved)
        assert campaign.model_dump_json() == saved, "the save does not read back as it was"
        deed = next_deed(campaign, FRUGAL)
        if deed is None:
            break
        told += deed.do(campaign, OWNER)

    raid, shelf = raid_of(campaign), library()
    assert campaign.phase == "finished"
    assert told[-1].kind == "raid_ended"
    levels = [each.level for each in raid.behind]
    assert len(set(levels)) == len(levels)
    assert [shelf.quests[level].act for level in levels] == list(shelf.raid.acts)[: len(levels)]
    assert campaign.journey is not None
    assert (campaign.journey.ended == "won") == (len(raid.passed) == len(shelf.raid.acts))


def test_every_level_is_drawn_sooner_or_later() -> None:
    """Among many seeds each level there is stands in some raid, and two parties of one seed meet the same ones."""
    raids = [Raid(course=Chance.fresh(f"seed {number}")) for number in range(200)]
    campaign = Campaign(name="Raiders", owner=OWNER)
    drawn = {draw_level(raid, act, campaign) for raid in raids for act in (1, 2)}

    assert drawn == set(library().levels)


def test_there_are_nine_levels_of_each_act() -> None:
    """RAI-01: enough that hardly two raids are alike."""
    acts = [level.act for level in library().levels.values()]

    assert acts.count(1) >= 9
    assert acts.count(2) >= 9


def test_simulated_raids_add_up() -> None:
    """What is told of many raids is what happened in each: the same seed comes out the same."""
    batch = Batch(quest="raid", heroes=2, games=1, difficulty="hard", seed=5)

    once, again = play_raid(batch, 5), play_raid(batch, 5)
    found = summarise_raids(batch, [once])

    assert once == again
    assert once.report.crashed is None
    assert found.won == (once.report.outcome == "won")
    assert found.rounds == once.report.rounds > 0


# The golden raid --------------------------------------------------------------------------------------------------


def line(value: object) -> str:
    """One thing on one line."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def lines_of(deed: Deed, events: list[Event]) -> list[str]:
    """A deed and the part of what it led to that the file keeps."""
    kept = [Event.write(event) for event in events if event.kind in TOLD]
    return [f"> {line(Deed.write(deed))}", *(f"  {line(event)}" for event in kept)]


def recorded() -> list[str]:
    """A whole raid of two heroes."""
    campaign, start = created(2, "normal"), Start(seed="golden")
    lines = [line({**all_decks(), "quests": list(library().levels)}), *lines_of(start, start.do(campaign, OWNER))]
    while (deed := next_deed(campaign, FRUGAL)) is not None:
        lines += lines_of(deed, deed.do(campaign, OWNER))
    return lines


def test_the_golden_raid_is_played_again() -> None:
    """The deeds of the golden file lead from level to level as they did, line by line."""
    if REGENERATE:
        GOLDEN.write_text("\n".join(recorded()) + "\n", encoding="utf-8")
    head, *written = GOLDEN.read_text(encoding="utf-8").splitlines()

    campaign, again = created(2, "normal"), list[str]()
    with playing_with(json.loads(head)):
        for deed_line in (each for each in written if each.startswith(">")):
            campaign = Campaign.model_validate_json(campaign.model_dump_json())
            deed = DescentDeed.read(json.loads(deed_line[2:]))
            again += lines_of(deed, deed.do(campaign, OWNER))

    assert again == written
    assert campaign.phase == "finished"
