"""What strangers wrote for a party to read is cleaned; our own stories stay as they are."""

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.paths import DATA
from bot.words import LANGUAGES
from bot.words.clean_stories import clean_story
from bot.words.locales import read_page
from tests.words.hostile_names import HOSTILE

PAGES = sorted(path for language in LANGUAGES for path in (DATA / "descent" / "locales" / language).glob("*.ftl"))
HARM = re.compile(r"(?i)://|[\[\]<>@]|discord(app)?\.(gg|com)/")
LONGEST = 400


def harm_in(text: str) -> str | None:
    """What would lead somewhere, call somebody or can't be seen."""
    found = HARM.search(text)
    unseen = [each for each in text if unicodedata.category(each)[0] == "C" and each not in "\n\u200c\u200d"]
    return found[0] if found is not None else ascii(unseen[0]) if unseen else None


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_story_does_no_harm(name: str) -> None:
    """Whatever does harm in a name does none in a story, on whichever line it stands."""
    told = clean_story(f"Once upon a time\n{name}\nthere was **nobody**.", LONGEST)

    assert harm_in(told) is None
    assert told.startswith("Once upon a time\n")
    assert told.endswith("\nthere was **nobody**.")


@given(st.text(st.sampled_from("[]()<>@:/htps. \n*\u202e\u200bdiscorg"), max_size=60))
def test_no_story_does_harm(written: str) -> None:
    """However it is put together; and what is clean stays as it is."""
    told = clean_story(written, LONGEST)

    assert harm_in(told) is None
    assert clean_story(told, LONGEST) == told


def test_a_story_has_an_end() -> None:
    """What is too long is cut."""
    assert len(clean_story("ha" * 10**6, LONGEST)) == LONGEST


@pytest.mark.parametrize("path", [path for path in PAGES if path.name.startswith("quest_")], ids=lambda p: p.name)
def test_our_own_stories_stay_as_they_are(path: Path) -> None:
    """Lines, bold words, symbols and French spaces: a quest of ours that was pinned is told as it was written."""
    entries, unreadable = read_page(path.read_text(encoding="utf-8"))

    assert entries
    assert not unreadable
    for entry in entries:
        for form in entry.forms:
            assert clean_story(form, 10_000) == form
