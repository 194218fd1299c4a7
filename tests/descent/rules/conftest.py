"""The plain cards lie on the table for every scene of this folder."""

from collections.abc import Iterator

import pytest

from tests.descent.rules.trial import trial_cards


@pytest.fixture(autouse=True)
def plain_cards() -> Iterator[None]:
    """The cards made for scenes, put in before each test and taken out after it."""
    with trial_cards():
        yield
