"""The quest a game is played by: that of the library, or the one it began with where the library's is another now.

A game knows the fingerprint of the content it began with. Whoever reads games from a store lays such content as the
library no longer has down here first (`pin`); what earlier releases shipped lies in `data/descent/past`.
"""

from collections import OrderedDict
from functools import lru_cache

import yaml

from bot.descent.content.library import library
from bot.descent.content.yaml_files import YamlLoader, load_yaml
from bot.descent.quest.content import Content, Words, mechanics_of, messages
from bot.descent.quest.model import Quest
from bot.paths import DATA
from bot.words.language import LANGUAGES
from bot.words.sources import split

MOST_PINNED = 128
"""So many at most are kept at hand. Those pinned longest ago make room; reading their games pins them again."""

_pinned: OrderedDict[str, Content] = OrderedDict()
_given: dict[str, Content] = {}


class NotPinned(LookupError):
    """A game began with content that is neither in the library nor pinned."""


# The library's ----------------------------------------------------------------------------------------------------


def content_here(quest_id: str) -> Content | None:
    """What the library's quest is made of; None if there is none, or nobody wrote it into a file."""
    if quest_id in _given:
        return _given[quest_id]
    written = library().manuscripts.get(quest_id)
    return _written(quest_id, written) if written is not None else None


@lru_cache(maxsize=64)
def _written(quest_id: str, text: str) -> Content:
    pack = library().pack_of(quest_id)
    brought: Words = pack.words if pack is not None else {}
    words: Words = {language: {**messages(language), **brought.get(language, {})} for language in LANGUAGES}
    return Content.of(library().quests[quest_id], yaml.load(text, Loader=YamlLoader), words)


def give(content: Content) -> None:
    """For good, this is what the library has: in a process that does nothing but play one file again."""
    _given[content.model.id] = content
    library().quests[content.model.id] = content.model


# Those pinned -----------------------------------------------------------------------------------------------------


def pin(content: Content) -> None:
    """From now on games that began with it can be played."""
    _lay_down(content.fingerprint, content)


def _lay_down(fingerprint: str, content: Content) -> None:
    _pinned[fingerprint] = content
    _pinned.move_to_end(fingerprint)
    while len(_pinned) > MOST_PINNED:
        _pinned.popitem(last=False)


def is_pinned(fingerprint: str) -> bool:
    """Whether content of this fingerprint is at hand."""
    return fingerprint in _pinned


def unpin(fingerprint: str) -> None:
    """Nobody plays by it after all."""
    _pinned.pop(fingerprint, None)


def pinned(quest_id: str, fingerprint: str) -> Content | None:
    """Content that is not the library's, if it is pinned or was shipped by an earlier release."""
    found = _pinned.get(fingerprint)
    if found is None and (found := _past(quest_id, mechanics_of(fingerprint))) is not None:
        _lay_down(fingerprint, found)
    return found


def all_pinned() -> list[Content]:
    """What is at hand of all that games began with, the last pinned first."""
    return [*_pinned.copy().values()][::-1]


def in_packs(language: str, name: str) -> list[str]:
    """The editions of packs that have a message of this name."""
    packs = library().packs
    return [edition for edition, pack in packs.items() if name in pack.words.get(language, ())] if packs else []


def pinned_under(fingerprint: str) -> Content:
    """Content that was pinned."""
    return _pinned[fingerprint]


def lent(language: str, name: str) -> list[str]:
    """The fingerprints of the pinned contents that have a message of this name, the last pinned first."""
    if not _pinned:
        return []
    found = [mark for mark, content in _pinned.copy().items() if name in content.words.get(language, ())]
    return found[::-1]


def quest_of(quest_id: str, fingerprint: str | None) -> Quest | None:
    """The quest by which a game of this content is played; None if there is no such quest."""
    if fingerprint is not None:
        here = content_here(quest_id)
        if here is None or here.fingerprint != fingerprint:
            kept = pinned(quest_id, fingerprint)
            if kept is None:
                raise NotPinned(f"the quest {quest_id} is another one than {fingerprint}")
            return kept.model
    return library().quests.get(quest_id)


# Earlier releases -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def released() -> dict[str, str]:
    """The fingerprints of the quests as 0.1.0 shipped them; it did not write them into its saves."""
    found: dict[str, str] = load_yaml(DATA / "descent" / "past" / "released.yaml")
    return found


def _past(quest_id: str, mechanics: str) -> Content | None:
    """A quest as an earlier release had it, where whoever rewrote it has laid it by."""
    path = DATA / "descent" / "past" / f"{quest_id}-{mechanics}.yaml"
    if not path.is_file():
        return None
    written = load_yaml(path)
    texts = {language: path.with_suffix(f".{language}.ftl") for language in LANGUAGES}
    words: Words = {
        language: dict(split(text.read_text(encoding="utf-8"))) if text.is_file() else {}
        for language, text in texts.items()
    }
    return Content.of(Quest.model_validate(written), written, words)
