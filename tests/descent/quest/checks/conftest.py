"""What is checked here is what authors have before them."""

import pytest


@pytest.fixture(autouse=True)
def plain_cards() -> None:
    """The cards made for scenes stay out of the library: a quest that names one has made a mistake."""
