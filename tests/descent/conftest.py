"""What every scene shares."""

from collections.abc import Iterator

import pytest

from bot.descent.content.library import library


@pytest.fixture(autouse=True)
def no_card_is_left_behind() -> Iterator[None]:
    """Activation cards written in a test leave the library with it."""
    activations = library().activations
    before = dict(activations)
    yield
    if activations != before:
        activations.clear()
        activations.update(before)
