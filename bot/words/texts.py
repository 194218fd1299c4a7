"""The messages of one language, read from the Fluent files of the house and of a game."""

import logging
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from bot.paths import LOCALES
from bot.words.language import Language
from bot.words.pages import with_repeated
from bot.words.sources import messages_in
from bot.words.typography import elided

log = logging.getLogger(__name__)


LONGEST_FACT = 1000
"""Fluent fills nothing longer into a message; nobody reads it either."""


class NoWords(LookupError):
    """A message or one of its facts is missing."""


class Pages:
    """Messages of one language as they were written, each read when it is asked for first."""

    def __init__(self, language: Language, written: Mapping[str, str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._written = written
        self._read: set[str] = set()

    def pattern(self, key: str) -> Pattern | None:
        """The message, or the attribute of one, of this key."""
        name, _, attribute = key.partition(".")
        if name not in self._read and name in self._written:
            self._fetch(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _fetch(self, name: str) -> None:
        """Read a message. It counts as read once all of it is there, since pictures are drawn in other threads."""
        for resource in with_repeated(name, self._written):
            self._bundle.add_resource(resource)
        self._read.add(name)

    def told(self, pattern: Pattern, facts: dict[str, object]) -> tuple[str, list[Exception]]:
        """A message with its facts filled in, and what was wrong with them."""
        said, errors = self._bundle.format_pattern(pattern, facts)
        return str(said), errors


class Texts:
    """Finds messages by key. `key.attribute` means an attribute of a message.

    They are those of the house and of one game. Where both have a message of the same name, the game's is told.
    """

    strict: ClassVar[bool] = False
    """Raise `NoWords` instead of helping oneself; set by tests, never for players."""

    def __init__(self, language: Language, own: Mapping[str, str] | None = None) -> None:
        self.language: Language = language
        self.written = ChainMap({**(own or {})}, messages_in(LOCALES / language))
        """The messages as they are written: those of the game, then those of the house."""
        self._pages = Pages(language, self.written)

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        return any(True for _ in self._found(key))

    def _found(self, key: str) -> Iterator[tuple[Pages, Pattern]]:
        """The message of today, then those of other pages: today's may be gone, or ask for more."""
        if (pattern := self._pages.pattern(key)) is not None:
            yield self._pages, pattern
        for pages in self.other_pages(key.partition(".")[0]):
            if (pattern := pages.pattern(key)) is not None:
                yield pages, pattern

    def other_pages(self, name: str) -> Iterable[Pages]:
        """Where else there may be a message of this name; a game that keeps earlier texts says so."""
        return ()

    def text(self, key: str, /, **facts: object) -> str:
        """The message with its facts filled in. Players never see a raw key."""
        known = {name: plain(fact) for name, fact in facts.items()}
        first = None
        for pages, pattern in self._found(key):
            told, errors = pages.told(pattern, known)
            if not errors:
                return self._typeset(told)
            first = first or (pages, pattern, errors)
        return self._typeset(self._with_gaps(key, known, *first)) if first is not None else self.missing(key)

    def _with_gaps(
        self, key: str, known: dict[str, object], pages: Pages, pattern: Pattern, errors: list[Exception]
    ) -> str:
        """A message some of whose facts nobody knows."""
        self.complain(f"{key}: {'; '.join(str(error) for error in errors)}")
        gaps: dict[str, object] = {str(error).rpartition(" ")[2]: "…" for error in errors}
        return pages.told(pattern, gaps | known)[0]

    def _typeset(self, told: str) -> str:
        return elided(told) if self.language == "fr" else told

    def missing(self, key: str) -> str:
        """What stands in for a message that is not there: the last part of its key, made readable."""
        self.complain(f"there is no message {key}")
        return readable(key.partition(".")[0].rpartition("-")[2])

    def complain(self, problem: str) -> None:
        """A gap in our words: an error in tests, a line in the log otherwise."""
        if self.strict:
            raise NoWords(f"{self.language}: {problem}")
        log.error("words, %s: %s", self.language, problem)

    def refusal_text(self, code: str, facts: Mapping[str, Any]) -> str:
        """Why something is impossible, the facts being words already."""
        key = f"refusal-{code}"
        if not self.has(key):
            self.complain(f"there is no message {key}")
            key = "refusal-unknown"
        return self.text(key, **facts)

    def first(self, *keys: str) -> str | None:
        """The first of these keys that has a message."""
        return next((key for key in keys if self.has(key)), None)

    def all_of(self, parts: Iterable[str]) -> str:
        """ "A", "A and B", "A, B and C"."""
        *first, last = [*parts] or [self.text("nothing")]
        return self.text("and-last", first=", ".join(first), last=last) if first else last


@cache
def house_words(language: Language) -> Texts:
    """What the house says where no game is played, or nobody knows yet which."""
    return Texts(language)


def plain(fact: object) -> object:
    """A fact as Fluent can use it: numbers and texts; nothing known is the word "none"."""
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return fact if isinstance(fact, int | float) else clip(str(fact), LONGEST_FACT)


def readable(name: str) -> str:
    """`elm_greatbow` as "Elm greatbow"."""
    return name.replace("_", " ").strip().capitalize()


def clip(text: str, most: int) -> str:
    """The text, cut with an ellipsis where Discord takes no more."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
