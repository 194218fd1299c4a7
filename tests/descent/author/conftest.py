"""A draft that may be written in, with its texts beside it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.descent.simulate.drafts import STUCK_BELL, forget_drafts


@pytest.fixture
def draft(tmp_path: Path) -> Iterator[Path]:
    """The stuck bell, with every reason why something never comes."""
    for file in STUCK_BELL.parent.glob("stuck_bell.*"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    yield tmp_path / STUCK_BELL.name
    forget_drafts("stuck_bell")


def rewrite(file: Path, old: str, new: str) -> None:
    """Write something else into a file, and save it."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file.name} does not say {old!r}"
    file.write_text(text.replace(old, new), encoding="utf-8")
