"""The messages of one language, read from its Fluent files."""

import logging
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import ClassVar

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from bot.descent.content.pinned import lent, pinned_under
from bot.descent.quest.content import messages
from bot.words.language import Language
from bot.words.pages import with_repeated
from bot.words.typography import elided

log = logging.getLogger(__name__)


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

    def told(self, pattern: Pattern, facts: dict[str, object]) -> tuple[str, list[Exception]]:
        """A message with its facts filled in, and what was wrong with them."""
        said, errors = self._bundle.format_pattern(pattern, facts)
        return str(said), errors


@lru_cache(maxsize=64)
def _pages_of_old(language: Language, fingerprint: str) -> Pages:
    """The texts of a quest as they were when somebody began it; what they share with others is today's."""
    return Pages(language, ChainMap({**pinned_under(fingerprint).words[language]}, messages(language)))


class Texts:
    """Finds messages by key. `key.attribute` means an attribute of a message."""

    strict: ClassVar[bool] = False
    """Raise `NoWords` instead of helping oneself; set by tests, never for players."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._pages = Pages(language, messages(language))

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        return any(True for _ in self._found(key))

    def _found(self, key: str) -> Iterator[tuple[Pages, Pattern]]:
        """Today's message, then those that quests under way began with: today's may be gone, or ask for more."""
        pattern = self._pages.pattern(key)
        if pattern is not None:
            yield self._pages, pattern
        for fingerprint in lent(self.language, key.partition(".")[0]):
            old = _pages_of_old(self.language, fingerprint)
            if (pattern := old.pattern(key)) is not None:
                yield old, pattern

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
