"""What a scene puts into the library leaves it with the scene."""

from collections.abc import Iterator

import pytest

from bot.descent.content.library import library

SECTIONS = ("quests", "items", "heroes", "classes", "cities", "travel_events", "travel_variables", "campaigns")


@pytest.fixture(autouse=True)
def the_land_is_left_as_it_was() -> Iterator[None]:
    """Quests, cities, travel events and campaigns written in a test are gone after it."""
    shelf = library()
    before = {section: dict(getattr(shelf, section)) for section in SECTIONS}
    yield
    for section, entries in before.items():
        setattr(shelf, section, entries)
