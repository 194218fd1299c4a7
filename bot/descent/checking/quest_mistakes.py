"""The mistakes in quests, by file and line, as flambeau check tells them."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from bot.descent.checking.counting import Counted
from bot.descent.content.boxes import told
from bot.descent.content.library import Library
from bot.descent.content.loading import quest_paths
from bot.descent.quest.checks import Mistake, Wording, Wordings, examine
from bot.descent.quest.content import LOCALES
from bot.words.language import LANGUAGES
from bot.words.locales import entries
from bot.workshop import Tally


def all_mistakes(counted: Counted, folder: Path, locales: Path = LOCALES) -> Tally:
    """What was found, with the mistakes of quests by line in place of what the library says of the same files."""
    found = counted.tally
    if counted.shelf is None:
        return found  # where the library can't be read, that has been found already
    paths = quest_paths(folder)
    mistakes = mistakes_in(paths, counted.shelf, locales)
    wrong = [path for path in paths if any(mistake.file.endswith(f"/{path.name}") for mistake in mistakes)]
    others = [error for error in found.errors if not any(_is_about(error, path) for path in wrong)]
    grave, doubts = told_apart(mistakes)
    return replace(found, errors=[*others, *grave], warnings=[*found.warnings, *doubts])


def mistakes_in(paths: Iterable[Path], shelf: Library, locales: Path = LOCALES) -> list[Mistake]:
    """All mistakes and doubts in these files, held against the cards and tiles of a library and our texts."""
    texts = wordings(locales)
    return [mistake for path in paths for mistake in examine(path, shelf, texts)]


def told_apart(mistakes: Iterable[Mistake]) -> tuple[list[str], list[str]]:
    """What keeps quests from being played, and what is merely hardly meant."""
    told: dict[bool, list[str]] = {True: [], False: []}
    for mistake in mistakes:
        told[mistake.grave].append(str(mistake))
    return told[True], told[False]


def wordings(locales: Path = LOCALES) -> Wordings:
    """All texts of both languages, as far as quests care: how long they are and what they ask for."""
    return {
        language: {
            key: Wording(max(map(len, entry.forms), default=0), entry.variables)
            for key, entry in entries(language, locales).items()
        }
        for language in LANGUAGES
    }


def _is_about(error: str, path: Path) -> bool:
    """Whether the library or the words complain about this quest, without a line."""
    starts = (f"{path.name}: quest ", f"{told(path)}: ")
    return error.startswith(starts) or f": quest {path.stem}: there is no message" in error
