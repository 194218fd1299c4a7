"""Words in tests: every gap is an error."""

import pytest

from bot.words.texts import Texts


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or fact raises instead of being mended for the player."""
    monkeypatch.setattr(Texts, "strict", True)
