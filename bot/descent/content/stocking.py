"""Which packs stand on the shelves of this installation; they come and go while it runs.

What others read meanwhile is never half a library: each kind is replaced as a whole. What is wrong with a quest of
a pack sets that quest aside, as it does with those of the game.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bot.descent.content.library import Library, PackShelf, library
from bot.descent.content.packs import ROADS, SIDES, Draft, draft_of
from bot.descent.quest.checks import check_quest
from bot.games import SetAside
from bot.packs.bundle import OF, Bundle
from bot.words.language import LANGUAGES

TITLE = re.compile(r"^(?P<name>(?:quest|campaign|travel)-[a-z0-9_]+ *= *)(?P<title>\S.*)$", re.MULTILINE)
IN_PARTS = {ROADS, SIDES}
"""Files of which a part can be set aside."""
KINDS = ("quests", "files", "manuscripts", "campaigns", "travel_events", "travel_variables")


@dataclass(frozen=True)
class Shelved:
    """An edition as it stands on the shelves: what it puts there, and what had to be left out."""

    pack: PackShelf
    source: Library
    """The library in which its entries were read."""
    set_aside: tuple[SetAside, ...]


def stock(bundles: Sequence[Bundle]) -> list[tuple[Bundle, list[SetAside]]]:
    """From now on exactly these packs stand on the shelves; what is wrong with any of them."""
    shelf = library()
    wanted = {bundle.edition: bundle for bundle in bundles}
    gone = [name for name in shelf.packs if name not in wanted]
    fresh = [_shelved(bundle) for edition, bundle in wanted.items() if edition not in shelf.packs]
    for kind in KINDS:
        entries = {name: each for name, each in getattr(shelf, kind).items() if not _is_of(name, gone)}
        for one in fresh:
            entries |= {name: getattr(one.source, kind)[name] for name in _named(one.pack, kind)}
        setattr(shelf, kind, entries)
    kept = {edition: pack for edition, pack in shelf.packs.items() if edition in wanted}
    for edition in gone:
        _read.pop(edition, None)
    shelf.packs = kept | {one.pack.edition: one.pack for one in fresh}
    return [(bundle, list(_shelved(bundle).set_aside)) for bundle in wanted.values()]


def _is_of(name: str, editions: Iterable[str]) -> bool:
    return any(name.startswith(f"{edition}{OF}") for edition in editions)


def _named(pack: PackShelf, kind: str) -> tuple[str, ...]:
    named: tuple[str, ...] = getattr(pack, kind if kind not in ("files", "manuscripts") else "quests")
    return named


_read: dict[str, Shelved] = {}
"""By edition: each is read and held against the library once."""


def _shelved(bundle: Bundle) -> Shelved:
    if bundle.edition not in _read:
        _read[bundle.edition] = _put_up(bundle)
    return _read[bundle.edition]


# One edition ------------------------------------------------------------------------------------------------------


def _put_up(bundle: Bundle) -> Shelved:
    try:
        base = _without_packs(library())
        raw = draft_of(bundle, base)
        wrong = raw.wrong
        for quest in raw.quests():
            file = raw.shelf.files[quest]
            # Without words: a text that is missing keeps nobody from playing.
            if mistakes := check_quest(Path(file), raw.shelf, {}, raw.shelf.manuscripts[quest]):
                wrong[file] = [str(mistake) for mistake in mistakes]
        return _finished(bundle, bundle.without(wrong.keys() - IN_PARTS), raw, wrong, base)
    except (RecursionError, MemoryError) as error:
        reason = f"{bundle.card.id}: it can't be read: {type(error).__name__}"
        empty = PackShelf(bundle.edition, bundle.card.boxes)
        return Shelved(empty, Library(), (SetAside(bundle.card.id, (reason,)),))


def _without_packs(shelf: Library) -> Library:
    """The library that comes with the game: no pack knows anything of another."""
    base = replace(shelf, packs={})
    for kind in KINDS:
        entries = getattr(shelf, kind)
        setattr(base, kind, {name: each for name, each in entries.items() if not _is_of(name, shelf.packs)})
    return base


def _finished(bundle: Bundle, sound: Bundle, raw: Draft, wrong: dict[str, list[str]], base: Library) -> Shelved:
    """What is left of it under the names it has on the shelves; whatever rested on something unsound goes too."""
    lost = {leaf.id for leaf in raw.shelf.spoiled}
    while True:
        draft = draft_of(sound, base, spelled=True)
        fallen = {path: errors for path, errors in draft.wrong.items() if path not in IN_PARTS}
        if not fallen:
            break
        for path, errors in fallen.items():
            own = path.replace(f"{bundle.edition}{OF}", f"{bundle.card.id}{OF}")
            wrong.setdefault(own, errors)
            sound = sound.without([own])
    pack = PackShelf(
        edition=bundle.edition,
        boxes=bundle.card.boxes,
        quests=tuple(draft.quests()),
        campaigns=tuple(draft.campaigns()),
        travel_events=tuple(name for name in draft.events() if _raw(name, bundle) not in lost),
        travel_variables=tuple(name for name in draft.shelf.travel_variables if name.startswith(draft.own)),
        sides=tuple(offer for offer in draft.sides if offer.quest not in draft.lost_sides),
        words=_in_all_languages(draft.words),
    )
    aside = tuple(SetAside(f"{bundle.card.id}: {file}", tuple(errors)) for file, errors in wrong.items())
    return Shelved(pack, draft.shelf, aside)


def _raw(name: str, bundle: Bundle) -> str:
    return name.replace(f"{bundle.edition}{OF}", f"{bundle.card.id}{OF}", 1)


# Words ------------------------------------------------------------------------------------------------------------


def _in_all_languages(words: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """Whoever reads another language than the pack is written in reads that one, and sees it at the titles."""
    return {language: {**_lent(words, language), **words.get(language, {})} for language in LANGUAGES}


def _lent(words: dict[str, dict[str, str]], language: str) -> dict[str, str]:
    others = [other for other in words if other != language]
    return {name: marked(source, other) for other in others for name, source in words[other].items()}


def marked(source: str, language: str) -> str:
    """A text that is not in the reader's language says so, if it is a title."""
    return TITLE.sub(rf"\g<name>\g<title> ({language})", source)
