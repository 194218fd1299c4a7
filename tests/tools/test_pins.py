"""The pins: every requirement has hashes, both files agree, and no address of an index stands in them."""

import re
import tomllib

import pytest

from bot.paths import ROOT

FILES = ("requirements.txt", "requirements-dev.txt")
PIN = re.compile(
    r"^([\w.-]+)==(\S+)(?: ; ([^\\\n]+?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def pins(name: str) -> dict[str, tuple[str, ...]]:
    """Version, condition and hashes of each requirement in a file."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return {found[1]: (found[2], found[3] or "", *found[4].split()) for found in PIN.finditer(text)}


def normal(requirement: str) -> str:
    """The name in a requirement, as the index spells it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", requirement)[0]).lower()


@pytest.mark.parametrize("name", FILES)
def test_nothing_but_pins_with_hashes(name: str) -> None:
    """A line that is no pin would make pip refuse the file, or fetch from somewhere else."""
    assert PIN.sub("", (ROOT / name).read_text(encoding="utf-8")) == ""


def test_both_files_agree() -> None:
    """What the bot runs with is what it is tested with."""
    run, dev = pins("requirements.txt"), pins("requirements-dev.txt")

    assert {name: pin for name, pin in dev.items() if name in run} == run


def test_everything_we_ask_for_is_pinned() -> None:
    """A new dependency is pinned by `make pins`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]

    run = (*project["dependencies"], *extras["build"], *extras["postgres"])
    assert {normal(one) for one in run} <= set(pins("requirements.txt"))
    assert {normal(one) for one in extras["dev"]} <= set(pins("requirements-dev.txt"))
