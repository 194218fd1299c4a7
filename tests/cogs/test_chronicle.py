"""What stands on the buttons of the journal."""

import pytest

from bot.kernel.refused import Refused
from bot.views.codec import BETWEEN, LONGEST
from cogs.chronicle import LONGEST_SEARCH, Leaf
from cogs.labels import Label
from cogs.layout import ASKING


def about(code: str) -> str:
    """What an answering function gets of a code."""
    return code.removeprefix(ASKING).partition(BETWEEN)[2]


@pytest.mark.parametrize("search", ["", "syndrael", "a:b", "l’épée « de : fer »"])
def test_a_leaf_reads_back(search: str) -> None:
    """Page, words and form come back from the button as they were written."""
    leaf = Leaf(7, search, picture=True)

    assert Leaf.read(about(leaf.code(7))) == leaf
    assert Leaf.read(about(leaf.code(8, picture=False))) == Leaf(8, search)


def test_the_longest_leaf_fits_a_button() -> None:
    """The largest numbers and the longest search stay within Discord's hundred characters."""
    label = Label(10**18 - 1, 10**18 - 1, Leaf(search="é" * LONGEST_SEARCH).code(100_000))

    assert len(str(label)) <= LONGEST


@pytest.mark.parametrize("code", ["", "t", "x1:", "t-1:", "t²:", "p1.5:", ":"])
def test_a_forged_leaf_is_refused(code: str) -> None:
    """A custom id that we never wrote is answered like an outdated panel."""
    with pytest.raises(Refused, match="board_has_moved_on"):
        Leaf.read(code)
