"""The texts of a draft, side by side in all languages: what is missing, and what is too long for Discord."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from bot.descent.checking.drafts import draft_messages, text_files
from bot.descent.quest.checks.page import Page
from bot.descent.quest.checks.texts import needed
from bot.descent.quest.content import own_words
from bot.descent.quest.model import Quest
from bot.words.language import LANGUAGES
from bot.words.locales import read_page
from bot.words.pages import parse
from bot.words.sources import BEGINNING


class Said(NamedTuple):
    """A text in one language."""

    text: str
    length: int
    """Of its longest form."""
    place: str
    """File and line, where it lies beside the draft; else nothing."""


class Row(NamedTuple):
    """A text the quest asks for."""

    key: str
    line: int
    """Where in the quest it is asked for."""
    longest: int
    said: dict[str, Said | None]

    def as_json(self) -> dict[str, Any]:
        """For the page."""
        said = {language: text._asdict() if text is not None else None for language, text in self.said.items()}
        return {"key": self.key, "line": self.line, "longest": self.longest, "said": said}


def rows(path: Path, page: Page, quest: Quest) -> Iterator[Row]:
    """Every text the quest asks for, in the order of its file, each once."""
    words = own_words(quest, draft_messages(path))
    places = {language: dict(_places(path, language, words[language])) for language in LANGUAGES}
    seen = set()
    for where, key, longest in needed(quest):
        if key in seen:
            continue
        seen.add(key)
        said: dict[str, Said | None] = {
            language: _said(key, words[language], places[language]) for language in LANGUAGES
        }
        yield Row(key, page.line(where), longest, said)


def _said(key: str, written: Any, places: dict[str, str]) -> Said | None:
    name = key.partition(".")[0]
    forms = _forms(written[name]).get(key) if name in written else None
    return Said(*forms, places.get(name, "")) if forms is not None else None


@lru_cache(maxsize=2048)
def _forms(source: str) -> dict[str, tuple[str, int]]:
    """The texts of a message and its attributes as they are written, and how long they may become."""
    entries, _ = read_page(source)
    lengths = {entry.key: max(map(len, entry.forms), default=0) for entry in entries}
    found: dict[str, tuple[str, int]] = {}
    for part in parse(source).body:
        if isinstance(part, ast.Message):
            patterns = {part.id.name: part.value}
            patterns |= {f"{part.id.name}.{each.id.name}": each.value for each in part.attributes}
            found |= {
                key: (_bare(value), lengths.get(key, 0)) for key, value in patterns.items() if value is not None
            }
    return found


def _bare(pattern: ast.Pattern) -> str:
    return "\n".join(line.strip() for line in serialize_pattern(pattern).strip().splitlines())


def _places(path: Path, language: str, wanted: Collection[str]) -> Iterator[tuple[str, str]]:
    """Where each of these messages stands beside a draft; the nearest file is told last, so it counts."""
    for file in reversed(list(text_files(path, language))):
        text = file.read_text(encoding="utf-8", errors="replace")
        for match in BEGINNING.finditer(text):
            if match[1] in wanted:
                yield match[1], f"{file.name}:{text.count(chr(10), 0, match.start()) + 1}"
