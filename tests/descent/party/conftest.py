"""What a scene puts into the library leaves it with the scene."""

from collections.abc import Iterator

import pytest

from tests.descent.road.land import land_as_it_was


@pytest.fixture(autouse=True)
def the_land_is_left_as_it_was() -> Iterator[None]:
    """Quests, cities, travel events and campaigns written in a test are gone after it."""
    with land_as_it_was():
        yield
