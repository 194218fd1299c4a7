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


# Files that are named ---------------------------------------------------------------------------------------------

FOLDERS = ("bot", "cogs", "data", "docs", "renders", "tests", "tools")
"""Whose files are called by their whole path."""
IN_BACKTICKS = re.compile(r"`([^`\s]+)`")
BARE = re.compile(r"[\w/]+\.(?:py|yaml)")
"""A file that is called by its last name."""
MODULE = re.compile(r"[\w/]+\.py")
OPEN = re.compile(r"<\w+>|\*")
"""A part of a name that stands for many: `<id>.yaml`, `*.ftl`."""


def sections(text: str) -> list[str]:
    """A document from one heading to the next."""
    return re.split(r"^## ", text, flags=re.MULTILINE)


def paths_in(text: str) -> list[str]:
    """All paths from the root that stand in backticks; one of both languages counts for each of them."""
    written = [name for name in IN_BACKTICKS.findall(text) if name.startswith(tuple(f"{top}/" for top in FOLDERS))]
    return [name.replace("{fr,en}", language) for name in written for language in LANGUAGES]


def is_there(path: str) -> bool:
    """Whether there is such a file or folder; of a name that stands for many, the folder they lie in."""
    certain = path[: path.rindex("/", 0, found.start())] if (found := OPEN.search(path)) else path
    return (ROOT / certain).exists()


def folder_of(path: str) -> Path:
    """The folder a path names, or the one its file lies in."""
    named = ROOT / path
    return named if named.is_dir() else named.parent


def lost_names(section: str) -> set[str]:
    """Files called by their last name that lie in no folder named in the same section."""
    folders = {folder_of(path) for path in paths_in(section)}
    bare = {name for name in IN_BACKTICKS.findall(section) if BARE.fullmatch(name)} - set(paths_in(section))
    return {name for name in bare if not any((folder / name).exists() for folder in folders)}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_files_that_are_named_exist(document: Path) -> None:
    """A folder or file named in a document is still called that, and lies where the document says."""
    text = document.read_text(encoding="utf-8")

    assert {path for path in paths_in(text) if not is_there(path)} == set()
    assert {name for section in sections(text) for name in lost_names(section)} == set()


def misnamed(module: Path) -> set[str]:
    """Files a module speaks of that are not there: by their whole path, or from its own folder."""
    named = {name for name in IN_BACKTICKS.findall(module.read_text(encoding="utf-8")) if MODULE.fullmatch(name)}
    return {
        name for name in named if not ((ROOT if name.split("/")[0] in FOLDERS else module.parent) / name).exists()
    }


@pytest.mark.parametrize("folder", ["bot", "cogs", "renders", "tests", "tools"])
def test_files_that_docstrings_name_exist(folder: str) -> None:
    """A docstring or comment that sends the reader to a file sends them to one that is there."""
    # This file shows names that are gone, to see that they are found.
    modules = [module for module in sorted((ROOT / folder).rglob("*.py")) if module != Path(__file__)]

    assert modules
    assert {str(module.relative_to(ROOT)): names for module in modules if (names := misnamed(module))} == {}


MISTAKEN = """
See `bot/descent/engine.py`, `data/locales/{fr,en}/ui.ftl`, `bot/nowhere/*.py`, `data/descent/quests/<id>.yaml`.

## Elsewhere

`bot/table/votes.py` stands beside `absence.py`; `harm.py` does not.
"""


def test_the_reader_of_names_finds_what_is_gone(tmp_path: Path) -> None:
    """The test of the tests: a file that moved is found, whether it is called by its path or by its last name."""
    module = tmp_path / "module.py"
    module.write_text('"""As in `bot/games.py`, `module.py`, `bot/parcels.py` and `other.py`."""', encoding="utf-8")

    assert {path for path in paths_in(MISTAKEN) if not is_there(path)} == {
        "bot/descent/engine.py",
        "bot/nowhere/*.py",
    }
    assert set().union(*map(lost_names, sections(MISTAKEN))) == {"harm.py"}
    assert misnamed(module) == {"bot/parcels.py", "other.py"}
