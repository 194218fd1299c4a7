"""Plain heroes, and no quest of a test is left behind."""

from collections.abc import Iterator

import pytest

from bot.descent.content.library import library
from tests.descent.rules.trial import trial_cards


@pytest.fixture(autouse=True)
def plain_cards() -> Iterator[None]:
    """The cards made for scenes, and the quests written in a test, leave the library with it."""
    quests, perils = dict(library().quests), dict(library().perils)
    with trial_cards():
        yield
    library().quests = quests
    library().perils = perils
