"""Words in tests: every gap is an error."""

import pytest

from bot.descent.words import Words, words
from bot.words import LANGUAGES, Language
from bot.words.texts import Texts


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or fact raises instead of being mended for the player."""
    monkeypatch.setattr(Texts, "strict", True)


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Words:
    """The words of each language in turn."""
    language: Language = request.param
    return words(language)
