"""What is wrong with texts themselves: what differs between languages, typography, and names in another form."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.descent.checking.glossary import read_glossary
from bot.words.language import LANGUAGES
from bot.words.locales import Entry, entries, slips_of
from bot.words.sources import line_of

Beside = Mapping[str, Mapping[str, "Placed"]]
"""Some texts, by language and key."""


@dataclass(frozen=True)
class Placed:
    """A text and its file."""

    entry: Entry
    path: Path
    name: str
    """What the file is called in reports."""

    def told(self, slip: str) -> str:
        """A slip of this text, with file and line."""
        line = line_of(self.path.read_text(encoding="utf-8"), self.entry.key)
        return f"{self.name}:{line}: {self.entry.key}: {slip}"


def slips_in(texts: Beside) -> list[str]:
    """What is wrong with some texts, each with its file and line."""
    read = {language: {key: placed.entry for key, placed in written.items()} for language, written in texts.items()}
    return [texts[language][key].told(slip) for language, key, slip in slips_of(read)]


def forms_in(texts: Beside, folder: Path) -> Iterator[str]:
    """Where names and words of some texts have another form than in the glossary of a folder."""
    for language, written in texts.items():
        glossary = read_glossary(folder, language)
        for entry, slip in glossary.slips(placed.entry for placed in written.values()):
            yield written[entry.key].told(slip)


def other_forms(locales: Path) -> Iterator[str]:
    """The same for all texts of the game."""
    return forms_in({language: placed_in(locales, language) for language in LANGUAGES}, locales.parent)


def placed_in(locales: Path, language: str, keys: Iterable[str] | None = None) -> dict[str, Placed]:
    """The texts of the game in a language, all or some."""
    written = entries(language, locales)
    return {
        key: Placed(written[key], locales / language / written[key].file, f"{language}/{written[key].file}")
        for key in (written if keys is None else keys)
        if key in written
    }
