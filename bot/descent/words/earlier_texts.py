"""Texts that do not come with the game: those of packs; and those that quests under way began with, where today's
are gone or ask for more.
"""

from collections.abc import Iterator
from functools import lru_cache

from fluent.runtime.resolver import Pattern

from bot.descent.content.library import library
from bot.descent.content.pinned import in_packs, lent, pinned_under
from bot.words.clean_stories import clean_story
from bot.words.texts import Pages, Texts

LONGEST = 2000
"""Characters of a text that is lent; `flambeau check` lets authors have less."""


class LentPages(Pages):
    """What a pack brings or a quest under way lends. Anybody may have written it."""

    def told(self, pattern: Pattern, facts: dict[str, object]) -> tuple[str, list[Exception]]:
        said, errors = super().told(pattern, facts)
        return clean_story(said, LONGEST), errors


def earlier_pages(texts: Texts, name: str) -> Iterator[Pages]:
    """The pages of the packs and the quests that have a message of this name, the last pinned first."""
    for edition in in_packs(texts.language, name):
        yield _pages_of_pack(texts, edition)
    for fingerprint in lent(texts.language, name):
        yield _pages_of(texts, fingerprint)


@lru_cache(maxsize=64)
def _pages_of(texts: Texts, fingerprint: str) -> Pages:
    """The texts of a quest as they were when somebody began it; what they share with others is today's."""
    own = pinned_under(fingerprint).words[texts.language]
    return LentPages(texts.language, texts.written.new_child({**own}))


@lru_cache(maxsize=64)
def _pages_of_pack(texts: Texts, edition: str) -> Pages:
    """The texts of a pack, which never change; what they share with others is ours."""
    return LentPages(texts.language, texts.written.new_child({**library().packs[edition].words[texts.language]}))
