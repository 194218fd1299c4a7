"""Copies of our content that a test may change."""

import shutil
from pathlib import Path

from bot.paths import DATA


def copy_of_data(folder: Path) -> Path:
    """All cards, quests and words, copied into a folder; `WORKSHOP.data` may be set to what comes back."""
    shutil.copytree(DATA / "descent", folder / "data" / "descent")
    return folder / "data"


def add_to(path: Path, text: str) -> None:
    """Write something at the end of a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(text)
