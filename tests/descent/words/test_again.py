"""What is offered a second time is said differently than the first."""

import pytest

from bot.descent.words import words
from bot.words.language import Language
from tests.descent.scene import Scene, scene


def kept(table: Scene, language: Language) -> str:
    """The answer that rolls nothing again."""
    asked = table.game.question
    assert asked is not None
    option = asked.option("keep")
    assert option is not None
    return words(language).option(asked, option, table.game)


@pytest.mark.parametrize(
    ("language", "first", "again"),
    [
        ("en", "Reroll nothing", "Reroll no more"),
        ("fr", "Ne rien relancer", "Ne plus rien relancer"),
    ],
)
def test_after_one_die_nothing_is_no_longer_nothing(language: Language, first: str, again: str) -> None:
    """Whoever has rolled one die again may stop there, and the button says so."""
    table = scene("H z", cards={"H": ["power_potion"]}, roll="blue r3h2, red h1, brown 1, red h2")
    table.attack("H", "z")
    table.choose("power_potion")

    assert kept(table, language) == first
    table.choose("die1")
    assert kept(table, language) == again
