"""The journal: everything told again, found again, page by page."""

from dataclasses import replace

import pytest

from bot.descent.events import MonsterDefeated, MonstersPlaced
from bot.descent.party.deeds import PartyJoined
from bot.descent.presenter import PRESENTER
from bot.descent.words import words
from bot.table.pseudonyms import FIRST
from bot.views.journal import LONGEST_PAGE, found, page_of, page_view
from bot.views.reading import HeadedLine
from renders.fonts import TEXT_FONT, has_glyph
from renders.journal import draw_page
from tests.descent.views.games import ALIX
from tests.descent.views.past.played import played

LINES = [HeadedLine(f"Manche {number // 10}", f"**Syndrael** frappe Zombie {number}.") for number in range(200)]


def test_every_round_has_its_heading() -> None:
    """The lines of a round stand under its number, in order, the newest last."""
    campaign, entries = played()
    lines = PRESENTER.journal("en").lines(campaign, entries)
    headings = list(dict.fromkeys(line.heading for line in lines))

    assert headings[0] == "The Ember Chapel"
    assert headings[1:] == [f"The Ember Chapel · Round {n}" for n in range(1, len(headings))]
    assert f"Round {campaign.running().round}" in headings[-1]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_both_languages_tell_as_much(language: str) -> None:
    """French and English readers find the same number of lines."""
    campaign, entries = played()
    told = PRESENTER.journal("fr" if language == "fr" else "en").lines(campaign, entries)

    assert len(told) == len(PRESENTER.journal("fr").lines(campaign, entries))


def test_a_fallen_master_keeps_its_name() -> None:
    """The master is called master in the journal also after it is gone."""
    campaign, entries = played(commands=1)
    placed = next(event for event in entries[0].events if isinstance(event, MonstersPlaced))
    fallen = MonsterDefeated(figure=placed.masters[0], by="syndrael", square=placed.squares[0][0])
    campaign = campaign.model_copy(deep=True)
    campaign.running().monsters.pop(placed.masters[0])
    entries = [*entries, replace(entries[-1], version=99, events=(fallen,))]

    lines = PRESENTER.journal("en").lines(campaign, entries)

    assert "Master Zombie 1" in lines[-1].text


def test_telling_twice_tells_the_same() -> None:
    """What was worked out once is used again, and new parts are added to it."""
    campaign, entries = played()
    journal = PRESENTER.journal("fr")
    half = journal.lines(campaign, entries[: len(entries) // 2])

    whole = journal.lines(campaign, entries)

    assert whole == PRESENTER.journal("fr").lines(campaign, entries)
    assert whole[: len(half) - 5] == half[:-5]


def test_who_was_forgotten_is_not_remembered_by_the_journal() -> None:
    """What was told once is told anew where another number stands for somebody."""
    campaign, entries = played(commands=1)
    journal = PRESENTER.journal("fr")

    def told(player: int) -> str:
        joined = PartyJoined(player=player, hero="syndrael", hero_class="knight")
        return str(journal.lines(campaign, [replace(entries[0], version=0, events=(joined,)), *entries]))

    assert str(ALIX) in told(ALIX)
    assert str(ALIX) not in told(FIRST + 1)


def test_words_are_found_without_case_and_accents() -> None:
    """ "epee FRAPPÉ" finds the line with “Épée” and “frappe”; all words must be there."""
    line = HeadedLine("Manche 1", "**Syndrael** frappe (Épée Longue)")

    assert found([line], "epee FRAPPÉ") == [line]
    assert found([line], "manche épée") == [line]
    assert found([line], "épée dragon") == []


def test_pages_hold_all_lines_once() -> None:
    """No line is lost between pages, none is longer than a message, each begins with its heading."""
    last = page_of(LINES, None)
    pages = [page_of(LINES, number) for number in range(1, last.count + 1)]

    assert last.number == last.count > 1
    assert [line for page in pages for line in page.lines if line[0] != "#"] == [line.text for line in LINES]
    assert all(len("\n".join(page.lines)) <= LONGEST_PAGE for page in pages)
    assert all(page.lines[0].startswith("### ") for page in pages)


@pytest.mark.parametrize(("asked", "shown"), [(0, 1), (-3, 1), (1, 1), (10**9, 6)])
def test_a_page_that_is_not_there_is_the_nearest(asked: int, shown: int) -> None:
    """Numbers before the first and after the last page are answered with those."""
    assert page_of(LINES, asked).number == min(shown, page_of(LINES, None).count)


def test_an_empty_journal_has_one_empty_page() -> None:
    """Nothing written yet is no error."""
    assert page_of([], None).lines == ()


def test_pictures_hold_only_what_can_be_drawn() -> None:
    """Every page of a quest is drawn: emoji go, the game's signs stay, names of players are not shown."""
    campaign, entries = played()
    joined = PartyJoined(player=ALIX, hero="syndrael", hero_class="knight")
    entries = [replace(entries[0], version=0, events=(joined,)), *entries]
    lines = PRESENTER.journal("fr").lines(campaign, entries)
    views = [page_view(campaign, page_of(lines, number), "", words("fr")) for number in (1, 2)]

    written = " ".join(line for view in views for line in view.lines)
    assert "{heart}" in written
    assert str(ALIX) not in written
    assert all(has_glyph(TEXT_FONT, sign) for sign in written)
    assert draw_page(views[0]).height > 700
