"""What a scene puts into the library leaves it with the scene."""

from collections.abc import Iterator

import pytest

from bot.descent.content.library import library
from tests.descent.rules.trial import trial_cards


@pytest.fixture(autouse=True)
def the_library_is_left_as_it_was() -> Iterator[None]:
    """Plain cards and the quests written in a test are gone after it."""
    quests = dict(library().quests)
    with trial_cards():
        yield
    library().quests = quests
