"""A quest in a file of its own, wherever its author keeps it, with the texts that lie beside it.

French texts of `quests/my_quest.yaml` are looked for in `quests/my_quest.fr.ftl`, and in all files of the folders
`quests/locales/fr/` and `locales/fr/`. What is not found there is taken from the texts of this installation.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from bot.descent.checking.quest_mistakes import wordings
from bot.descent.content.library import Library
from bot.descent.content.yaml_files import YamlLoader, text_of
from bot.descent.quest.checks import Mistake, Wording, Wordings, check_quest
from bot.descent.quest.content import LOCALES, Content, messages
from bot.descent.quest.model import Quest
from bot.words.language import LANGUAGES
from bot.words.locales import read_page
from bot.words.sources import split
from bot.workshop import Unreadable

LONGEST_FILE = 256 * 1024
"""Bytes of a file of texts; our longest has a tenth of it."""
MOST_FILES = 200
ENDINGS = (".yaml", ".yml")


def is_path(piece: str) -> bool:
    """Whether somebody means a file and not an id."""
    return piece.endswith(ENDINGS)


@dataclass(frozen=True)
class Draft:
    """A quest that can be played, though perhaps not as its author means it to be."""

    content: Content
    mistakes: tuple[Mistake, ...] = ()
    """What `flambeau check` says of it."""

    @property
    def quest(self) -> Quest:
        return self.content.model


def open_draft(path: Path, shelf: Library, locales: Path = LOCALES) -> Draft:
    """The quest of a file; `Unreadable` with its mistakes where nobody could even begin it."""
    text = text_of(path)
    mistakes = check_quest(path, shelf, draft_wordings(path, wordings(locales)), text)
    try:
        written = yaml.load(text, Loader=YamlLoader)
        quest = Quest.model_validate(written)
    except (ValueError, yaml.YAMLError) as error:
        raise Unreadable("\n".join(map(str, mistakes)) or f"{path}: {error}") from error
    return Draft(Content.of(quest, written, draft_messages(path)), tuple(mistakes))


# Texts ------------------------------------------------------------------------------------------------------------


def text_files(path: Path, language: str) -> Iterator[Path]:
    """The files of texts that lie beside a quest, the nearest first."""
    own = path.with_suffix(f".{language}.ftl")
    if own.is_file():
        yield own
    folders = (path.parent / "locales" / language, path.parent.parent / "locales" / language)
    found = (file for folder in folders if folder.is_dir() for file in sorted(folder.rglob("*.ftl")))
    for number, file in enumerate(found):
        if number < MOST_FILES and file.stat().st_size <= LONGEST_FILE:
            yield file


def draft_texts(path: Path, language: str) -> Mapping[str, str]:
    """The messages beside a quest as they are written; of two of a name the nearer one counts."""
    found: dict[str, str] = {}
    for file in text_files(path, language):
        for name, source in split(file.read_text(encoding="utf-8", errors="replace")):
            found.setdefault(name, source)
    return found


def draft_messages(path: Path) -> dict[str, dict[str, str]]:
    """All messages in all languages, as this quest would be told with them."""
    return {language: {**messages(language), **draft_texts(path, language)} for language in LANGUAGES}


def draft_wordings(path: Path, known: Wordings) -> Wordings:
    """What the checks of a quest want to know of texts: those of the installation, and over them its own."""
    return {language: {**known[language], **_wordings_beside(path, language)} for language in known}


def _wordings_beside(path: Path, language: str) -> dict[str, Wording]:
    found: dict[str, Wording] = {}
    for file in text_files(path, language):
        entries, _ = read_page(file.read_text(encoding="utf-8", errors="replace"))
        for entry in entries:
            found.setdefault(entry.key, Wording(max(map(len, entry.forms), default=0), entry.variables))
    return found
