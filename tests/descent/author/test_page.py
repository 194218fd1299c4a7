"""The page's own words and files, and the command that opens it."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.descent.author.server import FILES, LENT, SHARED

ENTRY = re.compile(r"^    (\w+): (.+),$", re.MULTILINE)
BEFORE_SIGNS = re.compile(r" [;!?»:]|« ")


def entries(language: str) -> dict[str, str]:
    """The page's words in a language, as they are written."""
    text = (FILES / "words.js").read_text(encoding="utf-8")
    start = text.index(f"  {language}: {{")
    return dict(ENTRY.findall(text[start : text.index("\n  },", start)]))


def test_the_page_speaks_both_languages() -> None:
    """What is said in one language is said in the other, with the same facts; French has its narrow spaces."""
    french, english = entries("fr"), entries("en")
    facts = {key: set(re.findall(r"\{(\w+)\}", told)) for key, told in french.items()}

    assert french.keys() == english.keys()
    assert facts == {key: set(re.findall(r"\{(\w+)\}", told)) for key, told in english.items()}
    told = {key: re.sub(r'^\{ one: "|", other: "|" \}$', "", text) for key, text in french.items()}
    assert {key for key, text in told.items() if BEFORE_SIGNS.search(text)} == set()


def test_every_word_of_the_page_is_there() -> None:
    """Each script asks for words that exist, and no word is left over."""
    scripts = "".join(path.read_text(encoding="utf-8") for path in FILES.glob("*.js") if path.name != "words.js")
    asked = set(re.findall(r'word\((?:[^()"]*\? )?"(\w+)"', scripts)) | set(re.findall(r'"(\w+)"', scripts))
    kinds = {"Event", "Trigger", "Use", "Door", "Area", "Bag", "Foe", "Variable", "Ending", "Quest"}
    known = entries("fr").keys()

    assert set(re.findall(r'word\("(\w+)"', scripts)) <= known
    panes = {"map", "mistakes", "texts", "events", "source"}
    assert known - asked - panes == {f"kind{kind}" for kind in kinds}


def test_what_the_page_borrows_is_there() -> None:
    """The local table's page lends its look; and whatever a file of the page names can be served."""
    assert all((SHARED / name).is_file() for name in LENT)
    for path in FILES.iterdir():
        named = set(re.findall(r'(?:/static/|from "\./)([\w.-]+)"', path.read_text(encoding="utf-8")))
        assert {name for name in named if name not in LENT and not (FILES / name).is_file()} == set(), path.name


@pytest.mark.parametrize("name", ["nowhere.yaml", "."])
def test_a_file_that_is_not_there_is_named(name: str, tmp_path: Path) -> None:
    """One sentence, and no server."""
    result = CliRunner().invoke(app, ["author", str(tmp_path / name), "--no-browser"])

    assert result.exit_code == 2
    assert "there is no file" in result.output
