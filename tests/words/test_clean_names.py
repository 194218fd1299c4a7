"""What people type for others to read is cleaned, and ordinary names stay as they are."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.campaign import LONGEST_NAME, NAMELESS, party_name
from bot.words.clean_names import MOST_MARKS, clean
from bot.words.quoting import quoted
from tests.words.hostile_names import HOSTILE, ORDINARY, UNSEEN

LINK = re.compile(r"(?i)://|\]\s*\(|discord(app)?\.(gg|com)/")
SIGNS = re.compile(r"[\\*_~`|<>\[\]@]|^#")


def harm_in(text: str) -> str | None:
    """What would act up in a title, if anything."""
    found = LINK.search(text) or SIGNS.search(text)
    if found is not None:
        return found[0]
    if text != " ".join(text.split()):
        return "white space"
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS or (category[0] == "C" and letter not in "\u200c\u200d"):
            return f"U+{ord(letter):04X}"
    return None


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_name_does_no_harm(name: str) -> None:
    """No link, nobody called, no markdown, no control, no tower of marks; and something is left to read."""
    cleaned = clean(name, LONGEST_NAME)

    assert cleaned
    assert harm_in(cleaned) is None
    assert harm_in(quoted(name)) is None


def test_there_are_enough_kinds_of_harm() -> None:
    """As many as were tried on us."""
    assert len(HOSTILE) >= 26
    assert all(harm_in(name) is not None for name in HOSTILE.values())


@pytest.mark.parametrize("name", ORDINARY)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    """In any script, with accents, joints and pictures made of several."""
    assert clean(name, LONGEST_NAME) == unicodedata.normalize("NFC", name)
    assert party_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_of_some_names_nothing_is_left(name: str) -> None:
    """Then there is no name; where one is needed all the same there are dots."""
    assert clean(name, LONGEST_NAME) == ""
    assert party_name(name) == NAMELESS


def test_a_name_is_cut_between_letters() -> None:
    """Never inside a picture made of several, nor between a letter and its mark."""
    family, shade, marked = "👩‍👩‍👧‍👦", "👍🏽", "x\u0323\u0302"

    for most in range(1, 40):
        for whole in (family, shade, marked):
            cut = clean(whole * 10, most)
            assert len(cut) <= most
            assert cut == whole * (len(cut) // len(whole))


@given(st.text(alphabet=st.characters(codec=None), max_size=200))
def test_whatever_is_typed_is_harmless_and_cleaned_once(typed: str) -> None:
    """Cleaning again changes nothing: a name reads back as it was saved."""
    once = clean(typed, LONGEST_NAME)

    assert harm_in(once) is None
    assert len(once) <= LONGEST_NAME
    assert clean(once, LONGEST_NAME) == once
    once.encode()


PIECES = st.sampled_from(
    [*"[]()<>*_@#:/\\|~` -+", "https", "discord", ".", "gg", "\u200b", "\u200d", "\u0301", "é", "👩"]
)


@given(st.lists(PIECES, max_size=40).map("".join))
def test_no_mixture_of_signs_makes_a_link(typed: str) -> None:
    """What is taken away never leaves something behind that acts up."""
    once = clean(typed, LONGEST_NAME)

    assert harm_in(once) is None
    assert clean(once, LONGEST_NAME) == once
