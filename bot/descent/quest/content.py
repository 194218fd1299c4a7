"""What a quest is made of: its file and its texts as its author wrote them, known again by a fingerprint."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any

from bot.descent.content.yaml_files import DEEPEST
from bot.descent.quest.model import Quest, Unique, parts
from bot.paths import DATA
from bot.words.sources import messages_in

LOCALES = DATA / "descent" / "locales"
MOST_KEPT = 1024 * 1024
"""Characters of a quest and its texts, as they are kept; our longest has 60,000."""
SHOWN = ("look",)
"""Fields that only say how a quest is shown: whoever is in the middle of it sees it as it is shown today."""
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)

Words = Mapping[str, Mapping[str, str]]
"""By language and name: messages as they are written in Fluent."""


# Texts ------------------------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, str]:
    """All messages of this game in a language, as this process read them first."""
    return messages_in(LOCALES / language)


def own_words(quest: Quest, words: Words) -> Words:
    """Of all messages those that are the quest's own, and those of the monsters it brings."""
    beginnings = tuple(f"{kind}-{quest.id}-" for kind in ("quest", "area", "door", "token"))
    named = {f"unique-{part.name}" for part in parts(quest) if isinstance(part, Unique)}
    guests = {f"monster-{card.id}" for card in quest.monsters}
    guests |= {f"activation-{card.id}" for card in quest.activations}
    whole = {f"quest-{quest.id}", *named, *guests}
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
        """Content as it was kept, or came along in a file; a ValueError if no content of ours is like that."""
        if len(text) > MOST_KEPT:
            raise ValueError(f"content of {len(text)} characters")
        try:
            form = json.loads(text)
        except RecursionError as error:
            raise ValueError("content without a bottom") from error
        _refuse_deep(form)
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
        """The fingerprint of the file: comments, white space, the order of fields and looks change nothing."""
        return _digest({field: written for field, written in self.quest.items() if field not in SHOWN})

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


def _refuse_deep(form: Any) -> None:
    """Whatever is made of it later goes as deep as it does."""
    level = [form]
    for _ in range(DEEPEST):
        lists = [each for part in level if isinstance(part, list) for each in part]
        level = [*lists, *(each for part in level if isinstance(part, dict) for each in part.values())]
        if not level:
            return
    raise ValueError(f"content nested more than {DEEPEST} deep")


def _bare(source: str) -> str:
    return "\n".join(line.strip(" ") for line in source.strip().splitlines())


def _digest(form: Any) -> str:
    return blake2b(json.dumps(form, sort_keys=True).encode(), digest_size=16).hexdigest()
