"""The messages of one language, read from its Fluent files."""

import logging
from collections.abc import Iterable
from typing import ClassVar

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from bot.paths import LOCALES
from bot.words.language import Language
from bot.words.pages import sources, with_repeated
from bot.words.typography import elided

log = logging.getLogger(__name__)


class NoWords(LookupError):
    """A message or one of its facts is missing."""


class Texts:
    """Finds messages by key. `key.attribute` means an attribute of a message."""

    strict: ClassVar[bool] = False
    """Raise `NoWords` instead of helping oneself; set by tests, never for players."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._written = sources(LOCALES / language)
        self._read: set[str] = set()

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if name in self._written and name not in self._read:
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

    def text(self, key: str, /, **facts: object) -> str:
        """The message with its facts filled in. Players never see a raw key."""
        pattern = self._pattern(key)
        if pattern is None:
            return self.missing(key)
        known = {name: plain(fact) for name, fact in facts.items()}
        told, errors = self._bundle.format_pattern(pattern, known)
        if errors:
            self.complain(f"{key}: {'; '.join(str(error) for error in errors)}")
            gaps = {str(error).rpartition(" ")[2]: "…" for error in errors}
            told, _ = self._bundle.format_pattern(pattern, gaps | known)
        return elided(str(told)) if self.language == "fr" else str(told)

    def missing(self, key: str) -> str:
        """What stands in for a message that is not there: the last part of its key, made readable."""
        self.complain(f"there is no message {key}")
        return readable(key.partition(".")[0].rpartition("-")[2])

    def complain(self, problem: str) -> None:
        """A gap in our words: an error in tests, a line in the log otherwise."""
        if self.strict:
            raise NoWords(f"{self.language}: {problem}")
        log.error("words, %s: %s", self.language, problem)

    def first(self, *keys: str) -> str | None:
        """The first of these keys that has a message."""
        return next((key for key in keys if self.has(key)), None)

    def all_of(self, parts: Iterable[str]) -> str:
        """ "A", "A and B", "A, B and C"."""
        *first, last = [*parts] or [self.text("nothing")]
        return self.text("and-last", first=", ".join(first), last=last) if first else last


def plain(fact: object) -> object:
    """A fact as Fluent can use it: numbers and texts; nothing known is the word "none"."""
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return fact if isinstance(fact, int | float) else str(fact)


def readable(name: str) -> str:
    """`elm_greatbow` as "Elm greatbow"."""
    return name.replace("_", " ").strip().capitalize()


def clip(text: str, most: int) -> str:
    """The text, cut with an ellipsis where Discord takes no more."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
