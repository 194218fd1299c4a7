"""Hostile quest files: each is answered in a moment, on slow machines too, and in little memory, with the place."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.descent.content.library import library
from bot.descent.quest.bounds import LARGEST
from bot.descent.quest.checks import check_quest
from bot.descent.quest.content import Content
from bot.descent.quest.expressions import Expression
from bot.paths import ROOT
from tests.descent.quest.checks.hostile import KINDS, SOUND, event, with_bag

READER = "tests.descent.quest.checks.reading_hostile"


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What becomes of each kind of file, and of a sound one, read in a process of its own."""
    folder = tmp_path_factory.mktemp("hostile")
    for kind, text in {**{kind: hostile.text for kind, hostile in KINDS.items()}, "sound": SOUND}.items():
        path = folder / kind / "toll_house.yaml"
        path.parent.mkdir()
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    told = subprocess.run(
        [sys.executable, "-m", READER, str(folder)], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert told.returncode == 0, told.stderr
    lines = [json.loads(line) for line in told.stdout.splitlines()]
    return {line["kind"]: line for line in lines}


@pytest.mark.parametrize("kind", KINDS)
def test_a_hostile_file_is_answered(answers: dict[str, Any], kind: str) -> None:
    """Nobody waits, nothing crashes; check names file, line and mistake, and no import brings such a quest."""
    found = answers[kind]

    assert "crashed" not in found, found["crashed"]
    assert any(KINDS[kind].said in error for error in found["errors"]), found["errors"][:5]
    assert all(error.startswith(f"{kind}/toll_house.yaml:") for error in found["errors"])
    assert found["imported"] is False


def test_a_sound_file_has_no_mistakes_but_its_texts(answers: dict[str, Any]) -> None:
    """What is refused is refused for its hostility."""
    assert all("there is no text" in error for error in answers["sound"]["errors"]), answers["sound"]["errors"]
    assert "tiles" in answers["sound"]["drawn"]


BOTTOMLESS = ('{"quest": ' + "[" * 100_000, '{"quest": {}, "words": ' + "[" * 900 + "]" * 900 + "}")


@pytest.mark.parametrize("deep", BOTTOMLESS, ids=["without an end", "900 deep"])
def test_content_that_came_along_has_a_bottom(deep: str) -> None:
    """What is kept or imported as JSON is refused by name, before anything is made of it."""
    with pytest.raises(ValueError, match="content"):
        Content.read(deep)


ENDING = (
    event('{do: if, when: "coins < 3", then: [{do: set, variable: coins, to: 3}, {do: fire, event: evil}]}'),
    event("{do: win, reason: delivered}", "{do: fire, event: evil}"),
    event("{do: test, attribute: might, pass: [{do: fire, event: evil}]}"),
    event("{do: choose, text: bargain, options: [{id: pay, do: [{do: fire, event: evil}]}]}"),
    with_bag("[[{do: draw, bag: sack}], [{do: message, text: whisper}]]"),
    with_bag("{of: [[{do: draw, bag: sack}]], refill: false}"),
)
"""Stories that go round, but not for ever."""


@pytest.mark.parametrize("text", ENDING, ids=["if", "win", "test", "choose", "bag", "used up"])
def test_a_story_with_an_end_is_left_in_peace(text: str) -> None:
    """Where a condition changes, dice fall otherwise, players decide or a bag runs out, nothing is for ever."""
    found = check_quest(Path("quests/toll_house.yaml"), library(), {}, text)

    assert [str(mistake) for mistake in found if "for ever" in mistake.text] == []


class Nowhere:
    """Every variable is as large as can be."""

    def value(self, name: str) -> int:
        return LARGEST

    def call(self, function: str, about: str) -> int:
        return LARGEST


@pytest.mark.parametrize(
    ("written", "worth"),
    [
        ("x * x * x", LARGEST),
        ("x + x", LARGEST),
        ("0 - x * x", -LARGEST),
        ("-x - x", -LARGEST),
        ("x / 10", LARGEST // 10),
    ],
)
def test_numbers_stay_numbers(written: str, worth: int) -> None:
    """What multiplies itself every round stays within bounds."""
    assert Expression(written).worth(Nowhere()) == worth
