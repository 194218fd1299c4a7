"""What somebody types is found, however it is written."""

import pytest

from bot.words.plain_letters import plain_letters


@pytest.mark.parametrize(
    ("typed", "written"),
    [("epee", "Épée"), ("  ÉPÉE ", "épée"), ("en garde !", "En garde\u202f!"), ("1er", "1ᵉʳ")],
)
def test_writing_makes_no_difference(typed: str, written: str) -> None:
    """Case, accents, raised letters and the spaces of French typography don't hide a word from who looks for it."""
    assert plain_letters(typed) == plain_letters(written)


def test_different_words_stay_apart() -> None:
    """Only how it is written is left out, never a letter."""
    assert plain_letters("Épée") != plain_letters("Épées")
