"""What stands in the journal and on its buttons."""

from typing import Any

import pytest
from discord import ui

from bot.descent.words import Words
from bot.kernel.refused import Refused
from bot.views.codec import BETWEEN, LONGEST
from bot.views.journal import Page
from cogs.journal import (
    CHAPTERS_LISTED,
    LONGEST_SEARCH,
    Contents,
    Form,
    Leaf,
    Opened,
    contents_buttons,
    page_buttons,
    words_of_contents,
    words_of_page,
)
from cogs.labels import Label
from cogs.layout import ASKING


def about(code: str) -> str:
    """What an answering function gets of a code."""
    return code.removeprefix(ASKING).partition(BETWEEN)[2]


@pytest.mark.parametrize("search", ["", "syndrael", "a:b", "l’épée « de : fer »"])
@pytest.mark.parametrize("form", ["text", "picture", "contents"])
def test_a_leaf_reads_back(search: str, form: Form) -> None:
    """Chapter, page, words and form come back from the button as they were written, also where none is named."""
    for leaf in (Leaf(3, 7, search, form), Leaf(None, None, search, form), Leaf(0, None, search, form)):
        assert Leaf.read(about(leaf.code)) == leaf


def test_the_longest_leaf_fits_a_button() -> None:
    """The largest numbers and the longest search stay within Discord's hundred characters."""
    label = Label(10**18 - 1, 10**18 - 1, Leaf(9_999, 100_000, "é" * LONGEST_SEARCH).code)

    assert len(str(label)) <= LONGEST


@pytest.mark.parametrize("code", ["", "t", "x1.1:", "t-1.1:", "t².1:", "p1.5.2:", "t5:", ":"])
def test_a_forged_leaf_is_refused(code: str) -> None:
    """A custom id that we never wrote is answered like an outdated panel."""
    with pytest.raises(Refused, match="board_has_moved_on"):
        Leaf.read(code)


LABEL = Label(10**18 - 1, 10**18 - 1, "")


def codes(view: ui.View | None) -> list[str]:
    """What stands on the buttons; Discord takes no two of the same and none that is too long."""
    assert view is not None
    buttons: list[Any] = list(view.children)
    found = [button.custom_id for button in buttons]
    assert len(set(found)) == len(found)
    assert max(map(len, found)) <= LONGEST
    return [button.item.label for button in buttons if not button.item.disabled]


def opened(chapter: int, chapters: int, page: int, pages: int, search: str = "") -> Opened:
    """A page with one line."""
    return Opened(Leaf(chapter, page, search), Page(page, pages, ("Something happened.",)), chapter, chapters)


@pytest.mark.parametrize(
    ("place", "turns"),
    [
        ((0, 1, 1, 1), []),
        ((0, 2, 1, 2), ["newer"]),
        ((1, 2, 1, 1), ["older"]),
        ((4, 9, 2, 3), ["older", "newer", "contents"]),
        ((4, 9, 1, 1), ["older", "newer", "contents"]),
        ((8, 9, 1, 1), ["older", "contents"]),
        ((4, 9, 2, 2, "ash"), ["older"]),
    ],
)
async def test_the_buttons_of_a_page(place: tuple[Any, ...], turns: list[str], speaker: Words) -> None:
    """Older and newer lead across chapters, a search stays among what it found; contents are for long stories."""
    buttons = codes(page_buttons(LABEL, opened(*place), speaker))

    assert buttons == [speaker.text(f"button-{turn}") for turn in (*turns, "page-picture")]


async def test_a_chapter_without_a_line_is_no_dead_end(speaker: Words) -> None:
    """One may turn on from it; where there is no other there is nothing to press."""
    nothing = Page(1, 1, ())

    assert codes(page_buttons(LABEL, Opened(Leaf(1), nothing, 1, 3), speaker))
    assert page_buttons(LABEL, Opened(Leaf(0), nothing, 0, 1), speaker) is None


def test_the_foot_of_a_page_names_its_chapter(speaker: Words) -> None:
    """Where there are several; a search says which chapters it has left alone, also if it has found nothing."""
    place = {"page": 1, "pages": 1}
    assert speaker.text("journal-page", **place) in words_of_page(opened(0, 1, 1, 1), speaker)
    named = speaker.text("journal-chapter", chapter=5, chapters=9, **place)
    assert named in words_of_page(opened(4, 9, 1, 1), speaker)

    left = speaker.text("journal-unsearched", chapter=5, before=4)
    assert left in words_of_page(opened(4, 9, 1, 1, "ash"), speaker)
    assert left in words_of_page(Opened(Leaf(8, None, "ash"), Page(1, 1, ()), 4, 9), speaker)
    assert left not in words_of_page(opened(0, 9, 1, 1, "ash"), speaker)


async def test_the_contents_have_a_button_for_each_chapter(speaker: Words) -> None:
    """As many as fit on one message, and those that turn the leaf."""
    lines = {number: f"**{number + 1}.** A quest" for number in range(10, 10 + CHAPTERS_LISTED)}
    contents = Contents(2, 3, lines)

    buttons = codes(contents_buttons(LABEL, contents, speaker))

    assert buttons == [*map(str, range(11, 21)), speaker.text("button-older"), speaker.text("button-newer")]
    assert "**11.** A quest" in words_of_contents(contents, speaker)
