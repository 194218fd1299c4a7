"""What stands on the buttons of the journal."""

import pytest

from bot.kernel.refused import Refused
from bot.views.codec import BETWEEN, LONGEST
from cogs.journal import LONGEST_SEARCH, Form, Leaf
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
