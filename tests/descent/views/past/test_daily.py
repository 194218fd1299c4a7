"""The chronicle of a day: a few lines, a date in words, and a picture."""

from datetime import UTC, date, datetime

import pytest

from bot.descent.events import TurnStarted
from bot.descent.party.deeds import Leave
from bot.descent.views.past.daily import daily_face
from bot.descent.words import words
from bot.table.entries import Entry, all_events
from bot.views.daily import MOST_LINES
from bot.views.dates import date_in_words, day_told
from bot.views.marks import BEGINNING, Mark
from bot.words import LANGUAGES, Language
from tests.descent.views.past.played import played
from tests.descent.views.past.road import on_the_road
from tests.faces import picture_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_day_is_told_in_a_few_lines(language: Language) -> None:
    """However much happened: five to ten lines, the greatest kept in their order, the party and a picture."""
    campaign, entries = played()
    face = daily_face(campaign, entries, BEGINNING, date(2026, 3, 3), words(language))
    assert face is not None

    assert 5 <= len(face.lines) <= MOST_LINES + 1
    turns = sum(isinstance(event, TurnStarted) for event in all_events(entries))
    assert face.lines[0].startswith(f"⚔️ {turns} ")
    assert any("🔥" in line for line in face.lines)
    assert any("🏆" in line for line in face.lines)
    assert all(line.count("**") % 2 == 0 for line in face.lines)
    assert picture_of(face, "board") is not None
    assert date_in_words(date(2026, 3, 3), words(language)) in face.title


def test_who_left_in_the_evening_is_counted_for_the_day() -> None:
    """The hero fought before it went: the line that adds the fight up says the same."""
    campaign, entries = played()
    before = daily_face(campaign, entries, BEGINNING, date(2026, 3, 3), words("en"))
    later, last = campaign.model_copy(deep=True), entries[-1]
    gone = later.seats[0]
    told = tuple(Leave(hero=gone.hero).do(later, gone.player))

    evening = Entry(last.version + 1, gone.player, "leave", last.at, told)
    after = daily_face(later, [*entries, evening], BEGINNING, date(2026, 3, 3), words("en"))

    assert before is not None
    assert after is not None
    assert after.lines[0] == before.lines[0]
    assert any("leaves the party" in line for line in after.lines)


def test_a_day_on_the_road_comes_with_the_map() -> None:
    """Between quests the day has the map and the purse; without anything new there is no chronicle."""
    road, told = on_the_road()
    face = daily_face(road, told, BEGINNING, date(2026, 3, 3), words("en"))
    assert face is not None

    assert picture_of(face, "map") is not None
    assert any("Bought" in line for line in face.lines)
    assert words("en").text("camp-purse", gold=road.gold, level="Noteworthy", fame=3) in face.story
    assert daily_face(road, told, Mark(99), date(2026, 3, 3), words("en")) is None


@pytest.mark.parametrize(
    ("day", "french", "english"),
    [
        (date(2026, 3, 1), "dimanche 1er mars", "Sunday 1 March"),
        (date(2026, 8, 31), "lundi 31 août", "Monday 31 August"),
        (date(2028, 2, 29), "mardi 29 février", "Tuesday 29 February"),
    ],
)
def test_dates_are_written_in_words(day: date, french: str, english: str) -> None:
    """As people say them, in both languages."""
    assert date_in_words(day, words("fr")) == french
    assert date_in_words(day, words("en")) == english


def test_a_chronicle_in_the_morning_is_about_yesterday() -> None:
    """Told at eight it is about the day before, told at nine in the evening about that day, as the zone has it."""
    morning = datetime(2026, 3, 29, 6, 0, tzinfo=UTC)  # eight in Paris, on the day its clocks change
    evening = datetime(2026, 3, 29, 19, 0, tzinfo=UTC)

    assert day_told(morning, "Europe/Paris") == date(2026, 3, 28)
    assert day_told(evening, "Europe/Paris") == date(2026, 3, 29)
    assert day_told(evening, "Asia/Tokyo") == date(2026, 3, 29)
