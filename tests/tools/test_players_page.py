"""docs/players.md shows the commands as they are."""

import re

import pytest

from bot.descent.words import words
from bot.paths import ROOT
from bot.words import Language
from tools.players_page import PAGE, page, tree


def test_the_page_is_up_to_date() -> None:
    """docs/players.md lists every command in both languages; `make docs` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_command_is_on_it() -> None:
    """The tree is read from the cogs, not from a list of our own."""
    paths = list(tree())

    assert ("campaign", "new") in paths
    assert ("turn", "move") in paths
    assert ("monster",) in paths
    assert len(paths) == len(set(paths))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_command_that_is_named_exists(language: Language) -> None:
    """Where a sentence sends somebody to a command, it is called so in that language."""
    say = words(language)
    names = {
        " ".join(say.text("-".join(("cmd", *path[: depth + 1]))) for depth in range(length))
        for path in tree()
        for length in range(1, len(path) + 1)
    }
    texts = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted(ROOT.glob(f"data/**/locales/{language}/*.ftl"))
    )
    named = set(re.findall(r"`/([^`:]+?)(?: [^` ]+:[^`]*)?`", texts))

    assert named
    assert {name for name in named if name not in names} == set()
