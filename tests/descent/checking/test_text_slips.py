"""What `flambeau check` says of texts: words that have another form in the glossary, and texts nobody asks for."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.descent.checking.glossary import Glossary, Term, read_glossary
from bot.descent.checking.text_slips import other_forms
from bot.descent.quest.content import LOCALES
from bot.words.locales import read_page
from tests.copies import add_to, copy_of_data

TERMS = Glossary(
    terms=(
        Term(right="Saumère", wrong=("Saltmere",)),
        Term(right="manche", wrong=("round",), but=("un round de boxe",), keys=("simulate-*",)),
        Term(right="Lord Merick", wrong=("lord Merick", "seigneur Merick")),
    )
)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Trois mules de Saltmere.", [("Saltmere", "Saumère")]),
        ("Les Saltmerois ont des saltmere.", []),
        ("Un round, deux arounds. Round !", [("round", "manche"), ("Round", "Manche")]),
        ("C’est un round de boxe.", []),
        (
            "Lord Merick, lord Merick",
            [("lord Merick", "Lord Merick")],
        ),
        ("{ $n ->\n   [one] un round\n   *[other] Saltmere\n }", [("Saltmere", "Saumère"), ("round", "manche")]),
    ],
)
def test_a_form_of_its_own_is_told(text: str, told: list[tuple[str, str]]) -> None:
    """Whole words only, in their own case; phrases in which they are right are let be."""
    entries, unreadable = read_page(f"a = {text}\n")
    assert not unreadable

    slips = [slip for _, slip in TERMS.slips(entries)]

    assert slips == [f"it says {wrong!r}, but the glossary {right!r}" for wrong, right in told]


def test_some_texts_may_say_it_otherwise() -> None:
    """A term names the texts it does not hold for."""
    entries, _ = read_page("simulate-a = round\nplay-a = round\n")

    assert [entry.key for entry, _ in TERMS.slips(entries)] == ["play-a"]


def test_there_may_be_no_glossary(tmp_path: Path) -> None:
    """A language without one has no words of one form."""
    assert read_glossary(tmp_path, "de").terms == ()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all content that a test may spoil, and that the workshop looks at."""
    copied = copy_of_data(tmp_path)
    monkeypatch.setattr("bot.descent.workshop.WORKSHOP.data", copied)
    return copied


def checked(*arguments: str) -> dict[str, list[str]]:
    said: dict[str, list[str]] = json.loads(CliRunner().invoke(app, ["check", *arguments, "--json"]).stdout)
    return said


def test_a_quest_is_told_of_its_own_texts(data: Path) -> None:
    """Of one quest: slips, other forms and texts nobody asks for, with file and line; nothing of another's."""
    locales, key = data / "descent" / "locales", "quest-dragon_egg-message-lost"
    for language in ("fr", "en"):
        add_to(locales / language / "quest_dragon_egg.ftl", f"\n{key} = Encore!\n")
        add_to(locales / language / "quest_bell_thief.ftl", "\nquest-bell_thief-message-lost = Encore!\n")
    terms = "terms: [{right: More, wrong: [Encore]}]\n"
    (data / "descent" / "glossary.en.yaml").write_text(terms, encoding="utf-8")
    last = (locales / "fr" / "quest_dragon_egg.ftl").read_text(encoding="utf-8").count("\n")

    found = checked("dragon_egg")

    assert found["errors"] == [f"fr/quest_dragon_egg.ftl:{last}: {key}: no narrow space (U+202F) before: Encore!"]
    assert found["warnings"][-1].endswith(f": {key}: it says 'Encore', but the glossary 'More'")
    assert any(f"nothing in the quest asks for the text {key} (fr)" in line for line in found["warnings"])
    assert not any("bell_thief" in line for line in (*found["errors"], *found["warnings"]))


def test_fix_mends_what_can_be_mended(data: Path) -> None:
    """`check --fix` writes spaces and marks as they should be, tells what it changed, and then checks."""
    path = data / "descent" / "locales" / "fr" / "quest_dragon_egg.ftl"
    before = re.sub("(?m)^#.*$", "#", path.read_text(encoding="utf-8"))
    path.write_text(before.replace("\u202f", " ").replace("’", "'"), encoding="utf-8")
    assert checked("dragon_egg")["errors"]

    told = CliRunner().invoke(app, ["check", "dragon_egg", "--fix"])

    assert told.exit_code == 0, told.output
    assert "mended fr/quest_dragon_egg.ftl:" in told.output
    assert path.read_text(encoding="utf-8") == before
    assert "mended" not in CliRunner().invoke(app, ["check", "dragon_egg", "--fix"]).output


def test_a_draft_brings_its_texts_and_one_language_is_enough(data: Path, tmp_path: Path) -> None:
    """What lies beside a draft is checked with it, by file and line; a language it has no text in is not missed."""
    own = tmp_path / "mine"
    (own / "quests").mkdir(parents=True)
    (own / "locales" / "fr").mkdir(parents=True)
    quest = (data / "descent/quests/dragon_egg.yaml").read_text(encoding="utf-8").replace("dragon_egg", "my_egg")
    texts = (data / "descent/locales/fr/quest_dragon_egg.ftl").read_text(encoding="utf-8")
    path, beside = own / "quests" / "my_egg.yaml", own / "locales" / "fr" / "egg.ftl"
    path.write_text(quest, encoding="utf-8")
    beside.write_text(texts.replace("dragon_egg", "my_egg") + "door-my_egg-x = Non!\n", encoding="utf-8")
    last = beside.read_text(encoding="utf-8").count("\n")

    found = checked(str(path))

    assert found["errors"] == [f"fr/egg.ftl:{last}: door-my_egg-x: no narrow space (U+202F) before: Non!"]
    assert [line for line in found["warnings"] if "door-my_egg-x (fr)" in line]

    CliRunner().invoke(app, ["check", str(path), "--fix"])

    assert beside.read_text(encoding="utf-8").endswith("door-my_egg-x = Non\u202f!\n")
    assert checked(str(path))["errors"] == []


def test_our_own_texts_keep_to_the_glossary() -> None:
    """Names of people and places and words of the game have one form in everything that is shipped."""
    assert all(read_glossary(LOCALES.parent, language).terms for language in ("fr", "en"))
    assert list(other_forms(LOCALES)) == []
