"""What can't be played is set aside, and everybody else plays on.

A quest or a campaign goes with its file; a card of a deck, a city or a travel event goes alone, since the others in
its file are sound. What has nothing left without it goes too: a quest whose monsters have lost all their cards.
"""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import yaml

from bot.descent.content.boxes import told
from bot.descent.content.library import QUEST_FOLDERS, Leaf, Library
from bot.descent.quest.checks import check_quest
from bot.descent.quest.checks.page import Page
from bot.games import BadContent, SetAside


def set_flawed_aside(shelf: Library, folder: Path) -> None:
    """Take what is flawed out of a library; `BadContent` where that is something all share."""
    alone = {error for flaws in (shelf.flawed, shelf.spoiled) for errors in flaws.values() for error in errors}
    if shared := [error for error in shelf.errors if error not in alone]:
        raise BadContent(shared)
    for leaf, errors in shelf.spoiled.items():
        getattr(shelf, leaf.kind).pop(leaf.id, None)
        reasons = _with_lines(folder / leaf.file, errors, leaf)
        shelf.set_aside.append(SetAside(f"{leaf.file}: {leaf.id}", tuple(reasons)))
    for file, errors in shelf.flawed.items():
        path = folder / file
        found = []
        if path.parent.name in QUEST_FOLDERS:
            _take_out(shelf, path.stem)
            # Without words: a text that is missing keeps nobody from playing.
            found = [str(mistake) for mistake in check_quest(path, shelf, {})]
        elif path.parent.name == "campaigns" and shelf.book_file(path.stem) == file:
            shelf.campaigns.pop(path.stem, None)
        shelf.set_aside.append(SetAside(file, tuple(found or _with_lines(path, errors))))
    _look_closer(shelf, folder)
    _miss_decks(shelf)
    _close_campaigns(shelf)


def _look_closer(shelf: Library, folder: Path) -> None:
    """What loads may be unsound all the same, as `flambeau check` tells: it would end in the middle of a quest."""
    shared = _what_all_share(folder)
    for quest in list(shelf.quests):
        file = shelf.files[quest]
        if (seen := _Seen(file, shelf.manuscripts[quest], shared)) in _SOUND:
            continue
        if mistakes := check_quest(folder / file, shelf, {}):
            _take_out(shelf, quest)
            shelf.set_aside.append(SetAside(file, tuple(map(str, mistakes))))
        else:
            _SOUND.add(seen)


class _Seen(NamedTuple):
    """A quest as somebody looked at it, and all that it may name."""

    file: str
    text: str
    shared: str


_SOUND: set[_Seen] = set()
"""Whoever reads content again has mostly changed one file: a sound quest stays so until what all share changes."""


def _what_all_share(folder: Path) -> str:
    """The mark of all that stands in files which are no quest's: cards, tiles, campaigns."""
    whole = sha256()
    for path in sorted(folder.rglob("*.yaml")):
        if path.parent.name not in QUEST_FOLDERS:
            whole.update(f"{path.relative_to(folder)}\n".encode() + path.read_bytes())
    return whole.hexdigest()


def _take_out(shelf: Library, quest: str) -> None:
    shelf.quests.pop(quest, None)
    shelf.manuscripts.pop(quest, None)


def _miss_decks(shelf: Library) -> None:
    """Nobody begins a quest in which monsters would only stand about; whoever is in the middle of it may go on."""
    if not any("activations/" in piece.piece for piece in shelf.set_aside):
        return
    able = {card.monster for card in shelf.activations.values()}
    for quest in list(shelf.quests.values()):
        named = {spawn.monster for area in quest.areas for spawn in area.spawns if spawn.monster}
        if missed := sorted(named - able):
            _take_out(shelf, quest.id)
            file = shelf.files[quest.id]
            reason = f"{file}: it can't be begun: no activation card of {', '.join(missed)} can be played"
            shelf.set_aside.append(SetAside(file, (reason,)))


def _close_campaigns(shelf: Library) -> None:
    """A story with a chapter that can't be played is not begun; whoever is on the way may hope."""
    for book in shelf.campaigns.values():
        stuck = [chapter.id for chapter in book.story if shelf.quests.keys().isdisjoint(chapter.quests)]
        reasons = [f"no quest of its chapter {', '.join(stuck)} can be played"] if stuck else []
        if lost := [city for city in book.cities if city not in shelf.cities]:
            reasons.append(f"nobody can go to {', '.join(lost)}")
        if reasons:
            shelf.closed.add(book.id)
            file = shelf.book_file(book.id)
            closed = tuple(f"{file}: it can't be begun: {reason}" for reason in reasons)
            shelf.set_aside.append(SetAside(file, closed))


def _with_lines(path: Path, errors: Iterable[str], leaf: Leaf | None = None) -> list[str]:
    """What the library says of a file or one of its entries, with the line of the field it names."""
    file = leaf.file if leaf is not None else told(path)
    try:
        page = Page(path)
    except yaml.YAMLError:
        return [" ".join(error.split()) for error in errors]
    return [f"{file}:{page.line((*_entry(page, leaf), *_place(error)))}: {error}" for error in errors]


def _entry(page: Page, leaf: Leaf | None) -> tuple[str | int, ...]:
    """The way to an entry: the list in which it stands, and its place there. What has no name is called #1, #2…"""
    if leaf is None or not isinstance(page.content, dict):
        return ()
    for section, entries in page.content.items():
        for number, entry in enumerate(entries if isinstance(entries, list) else ()):
            named = entry.get("id") if isinstance(entry, dict) else None
            if leaf.id in (named, f"#{number + 1}"):
                return section, number
    return ()


def _place(error: str) -> tuple[str | int, ...]:
    """The field an error names: `x.yaml: campaign x: story.2.quests: …`."""
    steps = error.split(": ", 3)[2].split(".") if error.count(": ") > 2 else []
    return tuple(int(step) if step.isdigit() else step for step in steps)
