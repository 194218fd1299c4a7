"""What a quest is made of: its file and its texts as its author wrote them, known again by a fingerprint."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from bot.descent.quest.model import Quest, Unique, parts
from bot.paths import LOCALES

LANGUAGES = ("fr", "en")
BEGINNING = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)
"""Where a message, a term or a comment begins: everything else in a Fluent file is indented or closes a brace."""
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)

Words = Mapping[str, Mapping[str, str]]
"""By language and name: messages as they are written in Fluent."""


# Texts ------------------------------------------------------------------------------------------------------------


def split(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file as they are written, by name, without the comments between them."""
    beginnings = list(BEGINNING.finditer(text))
    ends = [*(match.start() for match in beginnings[1:]), len(text)]
    for match, end in zip(beginnings, ends, strict=False):
        if match[1] is not None:
            yield match[1], text[match.start() : end]


def sources(folder: Path) -> dict[str, str]:
    """What is written for each message and each -term of a folder; of two with one name the first counts."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        for name, source in split(path.read_text(encoding="utf-8")):
            found.setdefault(name, source)
    return found


@lru_cache(maxsize=len(LANGUAGES))
def messages(language: str) -> dict[str, str]:
    """All messages of a language, as this process read them first: what it shows is what it pins."""
    return sources(LOCALES / language)


def own_words(quest: Quest, words: Words) -> Words:
    """Of all messages those that are the quest's own."""
    beginnings = tuple(f"{kind}-{quest.id}-" for kind in ("quest", "area", "door", "token"))
    named = {f"unique-{part.name}" for part in parts(quest) if isinstance(part, Unique)}
    whole = {f"quest-{quest.id}", *named}
    return {
        language: {name: source for name, source in texts.items() if name in whole or name.startswith(beginnings)}
        for language, texts in words.items()
    }


# Content ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Content:
    """A quest's file as YAML reads it, and its texts."""

    quest: Mapping[str, Any]
    words: Words

    @classmethod
    def of(cls, quest: Quest, written: Mapping[str, Any], words: Words) -> "Content":
        """A quest, its file, and those of all texts that are its own."""
        # Numbers as names of fields are texts once they are kept: so they are from the beginning.
        written = json.loads(json.dumps(written, default=str))
        return cls(written, own_words(quest, words))

    @classmethod
    def read(cls, text: str) -> "Content":
        """Content as it was kept."""
        form = json.loads(text)
        return cls(form["quest"], form["words"])

    @cached_property
    def text(self) -> str:
        """What is kept. Mappings stay in the order in which their author wrote them."""
        return json.dumps({"quest": self.quest, "words": self.words}, ensure_ascii=False, separators=(",", ":"))

    @cached_property
    def model(self) -> Quest:
        """The quest to play by."""
        return Quest.model_validate(self.quest)

    @cached_property
    def mechanics(self) -> str:
        """The fingerprint of the file: comments, white space and the order of fields change nothing."""
        return _digest(self.quest)

    @cached_property
    def fingerprint(self) -> str:
        """That of the file, and after a hyphen that of the texts."""
        shown = {
            language: {name: _bare(source) for name, source in texts.items()}
            for language, texts in self.words.items()
        }
        return f"{self.mechanics}-{_digest(shown)}"


def mechanics_of(fingerprint: str) -> str:
    """The part of a fingerprint that tells how the quest is played."""
    return fingerprint.partition("-")[0]


def keys_of(texts: Mapping[str, str]) -> set[str]:
    """The names of messages and of their attributes."""
    attributes = {f"{name}.{found}" for name, source in texts.items() for found in ATTRIBUTE.findall(source)}
    return {*texts, *attributes}


def _bare(source: str) -> str:
    return "\n".join(line.strip(" ") for line in source.strip().splitlines())


def _digest(form: Any) -> str:
    return blake2b(json.dumps(form, sort_keys=True).encode(), digest_size=16).hexdigest()
