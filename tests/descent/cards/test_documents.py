"""The page for authors explains every word of cards, each in one row."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from bot.descent.content.cards import Modifier, Selector
from bot.descent.effects import vocabulary
from bot.descent.effects.base import Check, Effect
from bot.descent.effects.counts import PerWhat
from bot.kernel.plain import snake_case
from bot.paths import ROOT
from tests.descent.cards.test_catalogue import STATS

PAGE = (
    (ROOT / "docs" / "authors.md")
    .read_text(encoding="utf-8")
    .partition("## Cards\n")[2]
    .partition("## Quests\n")[0]
)
IN_BACKTICKS = re.compile(r"`([^`]+)`")


def rows(heading: str) -> Counter[str]:
    """The words that stand in the first column of the table under this heading, with how often."""
    table = PAGE.partition(f"### {heading}\n")[2].partition("\n### ")[0]
    first = (line.split("|")[1] for line in table.splitlines() if line.startswith("| `"))
    return Counter(word for cell in first for word in IN_BACKTICKS.findall(cell))


def words_of(family: type[Effect] | type[Check]) -> set[str]:
    """All verbs or checks there are; the test's own are not among them."""

    def below(kind: type) -> Iterator[type]:
        for child in kind.__subclasses__():
            yield child
            yield from below(child)

    return {
        snake_case(kind.__name__)
        for kind in below(family)
        if kind.__module__.startswith(vocabulary.__package__ or "")
    }


@pytest.mark.parametrize(("heading", "family"), [("Verbs", Effect), ("Checks", Check)])
def test_every_word_of_cards_has_one_row(heading: str, family: type[Effect] | type[Check]) -> None:
    """Whatever an author may write stands in the table once, and nothing else does."""
    assert rows(heading) == Counter(words_of(family))


def test_whatever_a_card_can_change_or_count_has_a_row() -> None:
    """What modifiers change, their fields and those of selectors, and what is counted stand in their tables."""
    wanted = {
        "Modifiers": {*STATS, *Modifier.model_fields} - {"within", "per", "per_attribute", "per_trait"},
        "Whom: selectors": set(Selector.model_fields),
        "Counting": set(get_args(PerWhat)),
    }

    for heading, names in wanted.items():
        assert names - rows(heading).keys() == set(), heading
