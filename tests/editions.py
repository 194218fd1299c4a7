"""An installation whose quest files are edited between two runs of the bot.

    installed.edit("quests/bell_thief.yaml", "id: lane", "id: path")
    installed.restart()

The files are copies. A restart forgets all that a process remembers: library, texts, pinned quests.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import paths
from bot.descent.content import loading as shelves
from bot.descent.content import pinned
from bot.descent.content.library import library
from bot.descent.quest import content
from bot.descent.words import earlier_texts, speaker
from bot.paths import DATA
from bot.table.gate import GATEKEEPER
from bot.words import LANGUAGES, sources, texts

QUEST = "bell_thief"


class Installed:
    """The data of an installation."""

    def __init__(self, folder: Path) -> None:
        self.descent, self.locales = folder / "descent", folder / "descent" / "locales"
        shutil.copytree(DATA / "descent", self.descent)

    def edit(self, file: str, old: str, new: str) -> None:
        """Write something else into a file of data/descent."""
        _edit(self.descent / file, old, new)

    def reword(self, old: str, new: str, quest: str = QUEST) -> None:
        """Write something else into a quest's texts, in both languages."""
        for language in LANGUAGES:
            _edit(self.locales / language / f"quest_{quest}.ftl", old, new)

    def rewrite(self) -> None:
        """Make another quest of the bell thief: names, places, events and the keys of its texts change."""
        file = f"quests/{QUEST}.yaml"
        self.edit(file, "id: lane", "id: hollow_way")
        self.edit(file, "{id: milestone, square: L5}", "{id: gallows, square: K5}")
        self.edit(file, "name: magpie", "name: jackdaw")
        self.edit(file, "magpie", "jackdaw")
        self.edit(file, "text: runs", "text: flees")
        self.edit(file, "text: pants", "text: rests")
        self.edit(file, "on: {at: round_end, round: 2}", "on: {at: round_end, round: 1}")
        self.edit(file, "id: friends", "id: neighbours")
        self.reword("area-bell_thief-lane", "area-bell_thief-hollow_way")
        self.reword("token-bell_thief-milestone", "token-bell_thief-gallows")
        self.reword("unique-magpie", "unique-jackdaw")
        self.reword("message-runs", "message-flees")
        self.reword("message-pants", "message-rests")

    def lay_by(self) -> None:
        """Keep the bell thief as it is now among what earlier releases shipped."""
        past = self.descent / "past" / f"{QUEST}-{content.mechanics_of(pinned.released()[QUEST])}.yaml"
        shutil.copy(self.descent / "quests" / f"{QUEST}.yaml", past)
        for language in LANGUAGES:
            texts_then = self.locales / language / f"quest_{QUEST}.ftl"
            shutil.copy(texts_then, past.with_suffix(f".{language}.ftl"))

    def delete(self) -> None:
        """Take the bell thief out of the library, with its texts and the ways that lead there."""
        (self.descent / "quests" / f"{QUEST}.yaml").unlink()
        for language in LANGUAGES:
            (self.locales / language / f"quest_{QUEST}.ftl").unlink()
        book = self.descent / "campaigns" / "winter_oath.yaml"
        lines = book.read_text(encoding="utf-8").splitlines(keepends=True)
        book.write_text("".join(line for line in lines if QUEST not in line), encoding="utf-8")

    def restart(self) -> None:
        """The bot starts again, with the files as they are now."""
        forget()
        library()


def forget() -> None:
    """What a process has read, and what quests it has pinned."""
    library.cache_clear()
    sources.messages_in.cache_clear()
    speaker.words.cache_clear()
    earlier_texts._pages_of.cache_clear()
    pinned._pinned.clear()
    pinned._written.cache_clear()
    pinned.released.cache_clear()
    GATEKEEPER.dismiss()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    """An installation of our own; afterwards everything is as before."""
    found = Installed(tmp_path / "data")
    monkeypatch.setattr(paths, "DATA", tmp_path / "data")
    monkeypatch.setattr(shelves, "DATA", tmp_path / "data")
    monkeypatch.setattr(pinned, "DATA", tmp_path / "data")
    monkeypatch.setattr(content, "LOCALES", found.locales)
    monkeypatch.setattr(texts.Texts, "strict", True)
    before = library()
    found.restart()
    yield found
    forget()
    # Other tests hold on to parts of the library.
    monkeypatch.undo()
    library.cache_clear()
    restored = library()
    assert restored.quests == before.quests


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} does not say {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")
