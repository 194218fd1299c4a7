"""What the pictures of the Raid say in words, and what is counted in them."""

import pytest

from bot.descent.state.delve import Delve
from bot.descent.views.pictures.raid import LONGEST_ALT, raid_strip_view, raid_summary_view, stages
from bot.descent.views.pictures.raid_cards import raid_cards_view
from bot.descent.views.weeks import as_week
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.words import LANGUAGES, Language
from tests.descent.views.games import started
from tests.descent.views.staged_raids import LEVELS, choosing, raiding

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_a_summary_is_told_in_words(language: Language) -> None:
    """The words beside the picture name party, outcome, week, every level that was played, and every hero."""
    say = words(language)
    view = raid_summary_view(raiding(4, fell=True), say)
    told = [view.title, view.subtitle, *map(say.quest, LEVELS[:5]), *(raider.name for raider in view.party), "47"]
    assert [each for each in told if each not in view.alt] == []
    assert say.quest(LEVELS[5]) not in view.alt
    assert "{" not in view.alt
    assert len(view.alt) <= LONGEST_ALT


def test_all_that_was_played_is_counted() -> None:
    """Rounds, knock-outs and searches of all levels are added up, also those of the one in which it ended."""
    view = raid_summary_view(raiding(4, fell=True), words("en"))
    assert [total.value for total in view.totals] == ["4/6", str(4 + 5 + 6 + 7 + 8), "3", "6"]


def test_the_level_in_play_counts_as_far_as_it_is_played() -> None:
    """In the middle of a level its name and what it cost so far stand on its card."""
    campaign = raiding(2)
    campaign.game = started(3).running()
    campaign.game.delve, campaign.game.round = Delve(open=False, searched=1, knocked_out=2), 3
    assert campaign.journey is not None
    assert campaign.journey.raid is not None
    campaign.journey.raid.level = LEVELS[2]

    here = stages(campaign)[2]

    assert (here.state, here.level, here.counts) == ("here", LEVELS[2], (3, 2, 1))
    assert stages(campaign)[3].state == "ahead"


def test_what_was_cleared_shines() -> None:
    """A level in which nothing was left alive is marked on its card and in words."""
    view = raid_summary_view(raiding(4), words("en"))
    cards = [level for act in view.acts for level in act.levels]
    assert [level.shining for level in cards] == [False, True, False, True, False, False]
    assert [level.note for level in cards[:2]] == ["passed", "cleared"]


@languages
def test_the_strip_says_where_the_party_is(language: Language) -> None:
    """The words beside the portals tell the level and how many there are."""
    say = words(language)
    alt = raid_strip_view(raiding(2), say).alt
    assert say.text("raid-picture-where", number=3, levels=6) in alt
    assert say.quest(LEVELS[1]) in alt


@languages
def test_open_cards_are_told_in_words(language: Language) -> None:
    """Every card is named with whoever keeps it; of two copies only the one that was kept is."""
    say, campaign = words(language), choosing((("syndrael", "chainmail"),))
    assert campaign.journey is not None
    assert campaign.journey.raid is not None
    assert campaign.journey.raid.upgrade is not None
    campaign.journey.raid.upgrade.shown.append("chainmail")

    view = raid_cards_view(campaign, say)

    lines = [line for line in view.alt.splitlines() if say.card("chainmail") in line]
    assert [say.hero("syndrael", short=True) in line for line in lines] == [True, False]
    assert all(card.item.name in view.alt for card in view.cards)


def test_what_nobody_may_keep_any_more_stays() -> None:
    """With all cards kept that may be, the others are said to stay behind."""
    view = raid_cards_view(choosing((("syndrael", "chainmail"),), most=1), words("en"))
    assert [card.words for card in view.cards] == ["stays here", "Syndrael", *["stays here"] * 3]


def test_without_open_cards_there_is_no_picture_of_them() -> None:
    """Before the first level and in one no cards lie open."""
    with pytest.raises(Refused, match="no_cards_shown"):
        raid_cards_view(raiding(0), words("en"))


@pytest.mark.parametrize("written", ["2026-W47", "2026-w01", "2020-W53"])
def test_weeks_are_read_as_they_are_written(written: str) -> None:
    """A week of the calendar reads back as it is spelled."""
    assert str(as_week(written)) == written.upper()


@pytest.mark.parametrize("written", ["2026-W54", "2026-W00", "2021-W53", "ember-9", "26-W01", "²026-W01", ""])
def test_what_is_no_week_is_a_seed(written: str) -> None:
    """A week that no calendar has is none."""
    assert as_week(written) is None
