"""The last page of a quest: story, numbers, rewards, and a button to go on."""

from typing import Literal

import pytest

from bot.descent.commands import TakeTurn
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Start
from bot.descent.party.last_page import TurnPage, page_is_open
from bot.descent.quest.firing import Carry
from bot.descent.quest.happenings_party import Lose, Win
from bot.descent.road.going import Embark
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.status import status_face
from bot.descent.views.past.chapter_parts import ChapterParts
from bot.descent.views.past.turn_messages import messages
from bot.descent.views.reference.help import what_now
from bot.descent.words import words
from bot.kernel.editions import by_the_rules_of
from bot.kernel.refused import Refused
from bot.views.chapter import Chapter
from bot.words import LANGUAGES, Language
from tests.decks import playing_with, usual_decks
from tests.descent.views import journeys
from tests.descent.views.games import ALIX, BRUNO, started
from tests.descent.views.panel.test_panels import check_limits
from tests.descent.views.past.played import played
from tests.descent.views.reading import offered, said


def ended(campaign: Campaign, outcome: Literal["won", "lost"]) -> Chapter:
    """A quest ends as decreed, with the beginning of a turn; what happened then."""
    game = campaign.running()
    happening = Win(reason="monsters_defeated") if outcome == "won" else Lose(reason="morale")
    game.stack.insert(0, Carry(what=happening))
    hero = next(iter(game.heroes))
    return Chapter(campaign, tuple(Play(command=TakeTurn(hero=hero)).do(campaign, ALIX)), 1, 2)


def setting_out() -> Campaign:
    """A quest of a campaign has just begun."""
    campaign = journeys.on_the_map()
    assert campaign.journey is not None
    campaign.journey.seen = list(library().travel_events)
    Embark(quest="last_lantern").do(campaign, ALIX)
    return campaign


def won() -> tuple[Campaign, Chapter]:
    """A quest that has just been won, with its last few deeds."""
    campaign, entries = played()
    events = tuple(event for entry in entries[-4:] for event in entry.events)
    own = campaign.model_copy(deep=True)
    return own, Chapter(own, events, 1, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_victory_is_a_page(language: Language) -> None:
    """The story of the end, then the picture in numbers, then what it brought; nothing else can be pressed."""
    campaign, chapter = won()
    campaign.language = language
    say, face = words(language), panel_face(campaign, chapter)

    check_limits(campaign, face)
    assert say.text("panel-over-won") in face.title
    assert any("ember" in line or "braises" in line for line in face.story)
    assert face.summary
    assert any("XP" in line for line in face.asked)
    assert [key.does for row in face.rows for key in row if isinstance(row, tuple)] == [TurnPage()]
    assert say.text("page-open") in said(status_face(campaign, None))
    assert what_now(campaign, ALIX, say) == say.text("page-open")


def test_the_page_is_told_once_it_is_turned() -> None:
    """While it lies open nothing is posted; then come the record and the story, and the panel goes on."""
    campaign, chapter = won()
    assert not ChapterParts(chapter).closed

    TurnPage().do(campaign, BRUNO)

    assert ChapterParts(chapter).closed
    assert [told.summary for told in messages(campaign, chapter)] == [True]
    assert not offered(panel_face(campaign, Chapter.after(chapter)), TurnPage)
    with pytest.raises(Refused, match="page_turned"):
        TurnPage().do(campaign, ALIX)


def test_only_who_sits_at_the_table_turns_it() -> None:
    """Onlookers may read it."""
    campaign, _ = won()

    with pytest.raises(Refused, match="not_at_the_table"):
        TurnPage().do(campaign, 99)
    assert page_is_open(campaign)


def test_whoever_plays_again_has_turned_the_page() -> None:
    """A party that begins the next quest by command need not press anything before."""
    campaign, _ = won()

    with playing_with(usual_decks()):
        Start(seed="again").do(campaign, ALIX)

    assert not page_is_open(campaign)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_in_a_campaign_the_map_comes_after_the_page(outcome: Literal["won", "lost"], language: Language) -> None:
    """The party is on its way already, but the panel shows how the quest ended; going on leads to the tale."""
    campaign = setting_out()
    campaign.language = language
    chapter = ended(campaign, outcome)
    say, page = words(language), panel_face(campaign, chapter)

    check_limits(campaign, page)
    assert say.text(f"panel-over-{outcome}") in page.title
    assert not ChapterParts(chapter).closed
    TurnPage().do(campaign, BRUNO)
    assert ChapterParts(chapter).closed
    assert [told.kind for told in messages(campaign, chapter)] == ["story", "tale"]
    assert not offered(panel_face(campaign, Chapter.after(chapter)), TurnPage)


def test_whoever_goes_on_along_the_road_has_turned_the_page() -> None:
    """What the party does next together is not kept waiting by a page that nobody turned."""
    campaign = setting_out()
    ended(campaign, "lost")
    assert page_is_open(campaign)

    assert campaign.journey is not None
    campaign.journey.steps += 1

    assert not page_is_open(campaign)


def test_a_page_is_not_opened_by_the_rules_of_old_logs() -> None:
    """An old log is played again as it was: its quest ended without a page."""
    campaign = started()

    with by_the_rules_of(2):
        chapter = ended(campaign, "lost")

    assert campaign.page is None
    assert ChapterParts(chapter).closed
