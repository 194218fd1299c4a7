"""The Winter Oath as a whole: its map, its chapters, its side quests, and every way it can end."""

from collections.abc import Iterator
from math import dist

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import known_boxes
from bot.descent.road.book import CampaignBook, Epilogue
from bot.descent.road.chapters import end_campaign, next_chapter
from bot.descent.road.events import ActChanged, CampaignEnded, ChapterOpened, TaleTold
from bot.descent.road.going import Embark, JourneyDeed, Travel
from bot.descent.road.road import Road, journey_of
from bot.descent.rules.rolling import Chance
from bot.descent.words import words
from bot.descent.words.campaign_naming import book_keys
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.words import LANGUAGES
from tests.descent.road.roads import PLAYER, decree, face_on, saved, setting_out, tell

STORY = "winter_oath"
LIEUTENANTS = {"sir_alric_farrow", "lady_eliza_farrow", "lord_merick_farrow", "baron_zachareth"}
LONGEST_TEXT = 500


@pytest.fixture
def book() -> CampaignBook:
    """The campaign as it is written."""
    return library().campaigns[STORY]


def embark(campaign: Campaign, quest: str, *, won: bool) -> list[Event]:
    """The party sets out for a quest, faces what comes on the way, and the quest ends as stated."""
    told = Embark(quest=quest).do(campaign, PLAYER)
    face_on(campaign)
    return told + decree(campaign, won=won)


def chapters(campaign: Campaign, *, won: bool, choice: int = 0) -> Iterator[tuple[str, list[Event]]]:
    """The story from beginning to end, each chapter won or lost; of several quests, the one of this number."""
    while (chapter := library().campaigns[STORY].chapter(journey_of(campaign).chapter)) is not None:
        face_on(campaign)
        yield chapter.id, embark(campaign, chapter.quests[choice % len(chapter.quests)], won=won)


# The frame --------------------------------------------------------------------------------------------------------


def test_it_is_a_full_campaign(book: CampaignBook) -> None:
    """Two acts, eight chapters and more with choices, a finale in two parts, eight side quests, five epilogues."""
    assert len(book.story) >= 8
    assert sum(len(chapter.quests) > 1 for chapter in book.story) >= 2
    assert [chapter.finale for chapter in book.story[-2:]] == [True, True]
    assert not any(chapter.finale for chapter in book.story[:-2])
    assert book.story[-1].weeks == 0
    assert len(book.side.pool) >= 8
    assert len(book.epilogues) >= 5
    assert {epilogue.outcome for epilogue in book.epilogues} == {"won", "lost"}


def test_everything_has_a_place_on_the_map(book: CampaignBook) -> None:
    """Each city and quest is on the map, apart from the others, and roads lead to it."""
    places = {place.id: place.at for place in book.places}
    cities = {place.id for place in book.places if place.kind == "city"}
    assert set(places) == {*book.story_quests, *(entry.quest for entry in book.side.pool), *cities}
    assert set(book.cities) < cities <= set(library().cities)
    assert all(0 <= number <= 100 for at in places.values() for number in at)
    near = [
        (one, other) for one in places for other in places if one < other and dist(places[one], places[other]) < 7
    ]
    assert near == []
    reached = {book.start}
    while more := {end for route in book.routes for end in route if reached & set(route)} - reached:
        reached |= more
    assert reached == set(places)


def test_quests_are_of_their_act(book: CampaignBook) -> None:
    """A chapter's quests were written for the act it is played in."""
    act = 1
    for chapter in book.story:
        act = chapter.act or act
        assert {library().quests[quest].act for quest in chapter.quests} == {act}, chapter.id


def test_lieutenants_have_a_story(book: CampaignBook) -> None:
    """The three Farrows and the baron each stand in the party's way in some quest of the story."""
    written = {quest: library().quests[quest].model_dump_json() for quest in book.story_quests}
    for lieutenant in LIEUTENANTS:
        assert any(f'"{lieutenant}"' in text for text in written.values()), lieutenant


# The story --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", [0, 1])
@pytest.mark.parametrize("won", [True, False])
def test_the_story_goes_from_beginning_to_end(book: CampaignBook, won: bool, choice: int) -> None:
    """Won or lost, chapter follows chapter, the act changes once, all is told, and an epilogue closes it."""
    campaign = setting_out(STORY, heroes=2)
    played, told = [], []
    for chapter, events in chapters(campaign, won=won, choice=choice):
        played.append(chapter)
        told += events
        tell(campaign, events)
        assert saved(campaign) == campaign
    assert played == [chapter.id for chapter in book.story]
    assert [event.act for event in told if isinstance(event, ActChanged)] == [2]
    (end,) = [event for event in told if isinstance(event, CampaignEnded)]
    assert end.outcome == ("won" if won else "lost")
    assert campaign.phase == "finished"


def test_a_choice_closes_the_other_way() -> None:
    """Of two quests of a chapter only one is played; the other is gone."""
    campaign = setting_out(STORY, heroes=2)
    embark(campaign, "cold_hearth", won=True)
    embark(campaign, "toll_of_bones", won=True)
    with pytest.raises(Refused, match="quest_not_offered"):
        Embark(quest="widows_masque").do(campaign, PLAYER)


def test_all_cities_open_in_time() -> None:
    """Before the finale the party may travel everywhere, won or lost."""
    campaign = setting_out(STORY, heroes=2)
    for chapter, _ in chapters(campaign, won=False):
        if chapter == "lake":
            break
    places = {place.id for place in library().campaigns[STORY].places if place.kind == "city"}
    assert set(journey_of(campaign).cities) == places


def test_the_frozen_ledger_is_read() -> None:
    """What the party chose and won is remembered: the ledger tells the oath, the granary lights a hearth."""
    kept = {}
    for choice in (0, 1):
        campaign = setting_out(STORY, heroes=2)
        for chapter, _ in chapters(campaign, won=True, choice=choice):
            if chapter == "ledger":
                break
        kept[choice] = (campaign.variables["oath_read"], campaign.variables["hearths_lit"])
    assert kept[0][0] == 1
    assert kept[1][1] == kept[0][1] + 1


@pytest.mark.parametrize(
    ("before", "variables", "text"),
    [
        ("ledger", {"tobin_lives": 1}, "tobin_follows"),
        ("ledger", {"tobin_lives": 0}, "tobin_missed"),
        ("lake", {"eliza_doubts": 1}, "eliza_writes"),
        ("lake", {"alric_shamed": 1}, "alric_waits"),
        ("gate", {"hearths_lit": 3}, "hearths_seen"),
    ],
)
def test_what_was_done_is_told_on_the_way(before: str, variables: dict[str, int], text: str) -> None:
    """The chapter that follows opens with what the party did long ago, and only then."""
    told = {}
    for name, kept in (
        ("done", variables),
        ("undone", {variable: 1 - min(1, n) for variable, n in variables.items()}),
    ):
        campaign = setting_out(STORY)
        campaign.variables |= kept
        journey_of(campaign).chapter = before
        road = Road(campaign, of=f"campaign-{STORY}")
        next_chapter(road)
        tell(campaign, road.told)
        told[name] = [event.text for event in road.told if isinstance(event, TaleTold)]
    assert text in told["done"]
    assert text not in told["undone"]


def test_a_captain_who_fled_is_seen_again() -> None:
    """Sir Alric's wounds are remembered, also by those who tell of him."""
    campaign = setting_out(STORY)
    campaign.wounds = {"sir_alric_farrow": 4}
    journey_of(campaign).chapter = "muster"
    road = Road(campaign, of=f"campaign-{STORY}")

    next_chapter(road)

    assert [event.text for event in road.told if isinstance(event, TaleTold)] == ["alric_limps"]


def test_every_side_quest_comes_up() -> None:
    """Whoever owns all boxes and wanders through both acts is offered each side quest sooner or later."""
    offered: set[str] = set()
    for number in range(12):
        campaign = setting_out(STORY, heroes=2, seed=f"side {number}")
        campaign.boxes = known_boxes()
        for _, _ in chapters(campaign, won=True, choice=number):
            offered |= _wander(campaign)
    assert offered == {entry.quest for entry in library().campaigns[STORY].side.pool}


def _wander(campaign: Campaign) -> set[str]:
    """Travel to and fro until the story quest is due; all side quests that were offered meanwhile."""
    journey = journey_of(campaign)
    seen: set[str] = set()
    while journey.ended is None:
        face_on(campaign)
        seen |= {offer.quest for offer in journey.offers}
        if journey.weeks_left == 0:
            return seen
        Travel(city=next(city for city in journey.cities if city != journey.city)).do(campaign, PLAYER)
    return seen


@pytest.mark.parametrize("number", range(4))
def test_no_party_gets_stuck(number: int) -> None:
    """Whatever a party does between quests, in whatever order, it reaches an epilogue."""
    campaign = setting_out(STORY, heroes=2 + number % 3, seed=f"wanderers {number}")
    journey, whim = journey_of(campaign), Chance(seed=f"whim {number}").of("whim")
    told: list[Event] = []
    while journey.ended is None:
        face_on(campaign)
        chapter = library().campaigns[STORY].chapter(journey.chapter)
        assert chapter is not None
        story = [Embark(quest=quest) for quest in chapter.quests]
        aside = [Embark(quest=offer.quest) for offer in journey.offers]
        travels = [Travel(city=city) for city in journey.cities]
        deed = whim.pick([deed for deed in (*story, *aside, *travels) if _allowed(deed, campaign)])
        told += deed.do(campaign, PLAYER)
        face_on(campaign)
        if campaign.phase == "playing":
            told += decree(campaign, won=bool(whim.below(2)))
    assert (
        len([event for event in told if isinstance(event, ChapterOpened)])
        == len(library().campaigns[STORY].story) - 1
    )


def _allowed(deed: JourneyDeed, campaign: Campaign) -> bool:
    try:
        deed.allow(campaign, PLAYER)
    except Refused:
        return False
    return True


# The end ----------------------------------------------------------------------------------------------------------

ENDINGS: dict[str, tuple[bool, dict[str, int]]] = {
    "first_spring": (True, {"crown_cracked": 1, "tobin_lives": 1, "embers_saved": 3, "hearths_lit": 2}),
    "empty_chair": (True, {"crown_cracked": 1, "tobin_lives": 0, "embers_saved": 6}),
    "slow_thaw": (True, {"crown_cracked": 1, "tobin_lives": 1, "embers_saved": 2, "hearths_lit": 2}),
    "grey_lady": (True, {"crown_cracked": 0, "eliza_doubts": 1, "embers_saved": 6}),
    "buried_crown": (True, {"crown_cracked": 0, "eliza_doubts": 0}),
    "banked_fire": (False, {"embers_saved": 3, "hearths_lit": 1}),
    "white_silence": (False, {"embers_saved": 3, "hearths_lit": 0, "abbey_stands": 0}),
}
"""What leads to each epilogue: whether the crown was won, and what the party had done before."""


def test_every_epilogue_is_known_here(book: CampaignBook) -> None:
    """A new epilogue needs a way to it."""
    assert list(ENDINGS) == [epilogue.id for epilogue in book.epilogues]


@pytest.mark.parametrize("epilogue", list(ENDINGS))
def test_the_end_depends_on_what_happened(book: CampaignBook, epilogue: str) -> None:
    """Each epilogue is the one that fits what was won, saved and broken, and is told."""
    won, variables = ENDINGS[epilogue]
    campaign = setting_out(STORY)
    campaign.variables |= variables
    journey_of(campaign).outcomes["winter_crown"] = "won" if won else "lost"
    road = Road(campaign)

    end_campaign(road)

    assert journey_of(campaign).ended == epilogue
    written: Epilogue | None = book.epilogue(epilogue)
    assert written is not None
    assert written.outcome == ("won" if won else "lost")
    tell(campaign, road.told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_campaign_is_worded(book: CampaignBook, language: str) -> None:
    """Title, introduction, chapters, what came of them and all epilogues are there, differ, and fit."""
    speaker = words("fr" if language == "fr" else "en")
    keys = list(dict.fromkeys(book_keys(book)))
    assert [key for key in keys if not speaker.has(key)] == []
    texts = [speaker.text(key) for key in keys]
    assert len(set(texts)) == len(texts)
    assert [key for key, text in zip(keys, texts, strict=True) if len(text) > LONGEST_TEXT] == []
