"""Texts that quests under way began with, where today's are gone or ask for more."""

from collections.abc import Iterator
from functools import lru_cache

from bot.descent.content.pinned import lent, pinned_under
from bot.words.texts import Pages, Texts


def earlier_pages(texts: Texts, name: str) -> Iterator[Pages]:
    """The pages of the quests that lend a message of this name, the last pinned first."""
    for fingerprint in lent(texts.language, name):
        yield _pages_of(texts, fingerprint)


@lru_cache(maxsize=64)
def _pages_of(texts: Texts, fingerprint: str) -> Pages:
    """The texts of a quest as they were when somebody began it; what they share with others is today's."""
    own = pinned_under(fingerprint).words[texts.language]
    return Pages(texts.language, texts.written.new_child({**own}))
