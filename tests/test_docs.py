"""What the documents show works as shown."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.paths import ROOT
from bot.words.language import LANGUAGES
from tests.descent.scene import scene

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def example(language: str) -> str:
    """The first piece of code in this language in CONTRIBUTING.md."""
    found = re.search(rf"^( *)```{language}\n(.*?)^\1```", CONTRIBUTING, re.DOTALL | re.MULTILINE)
    assert found is not None, f"CONTRIBUTING.md shows no {language}"
    return found[2]


def test_the_scene_that_is_shown_plays() -> None:
    """The example of a scene test runs, and holds."""
    space: dict[str, Any] = {"scene": scene}
    exec(compile(example("python"), "CONTRIBUTING.md", "exec"), space)
    shown = next(value for name, value in space.items() if name.startswith("test_"))

    assert shown() is None


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    """Every file a document links to is there."""
    links = re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8"))

    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("path", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_files_that_are_named_exist(path: str) -> None:
    """A folder or file named in the text is still called that."""
    text = (ROOT / path).read_text(encoding="utf-8")
    written = re.findall(r"`((?:bot|cogs|data|docs|renders|tests|tools)/[\w./{},-]*)`", text)
    named = {name.replace("{fr,en}", language) for name in written for language in LANGUAGES}

    assert named
    assert {name for name in named if not (ROOT / name).exists()} == set()
