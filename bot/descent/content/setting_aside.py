"""A quest or a campaign that can't be played is set aside; everybody else plays on."""

from collections.abc import Iterable
from pathlib import Path

import yaml

from bot.descent.content.library import Library
from bot.descent.quest.checks import check_quest
from bot.descent.quest.checks.page import Page
from bot.games import BadContent, SetAside


def set_flawed_aside(shelf: Library, folder: Path) -> None:
    """Take the flawed quests and campaigns out of a library; `BadContent` where what all share is flawed."""
    alone = {error for errors in shelf.flawed.values() for error in errors}
    if shared := [error for error in shelf.errors if error not in alone]:
        raise BadContent(shared)
    for file, errors in shelf.flawed.items():
        path = folder / file
        if path.parent.name == "quests":
            shelf.quests.pop(path.stem, None)
            shelf.manuscripts.pop(path.stem, None)
            # Without words: a text that is missing keeps nobody from playing.
            found = [str(mistake) for mistake in check_quest(path, shelf, {})]
        else:
            shelf.campaigns.pop(path.stem, None)
            found = []
        shelf.set_aside.append(SetAside(file, tuple(found or _with_lines(path, errors))))
    _close_campaigns(shelf)


def _close_campaigns(shelf: Library) -> None:
    """A story with a chapter that can't be played is not begun; whoever is on the way may hope."""
    for book in shelf.campaigns.values():
        stuck = [chapter.id for chapter in book.story if shelf.quests.keys().isdisjoint(chapter.quests)]
        if stuck:
            shelf.closed.add(book.id)
            file = f"campaigns/{book.id}.yaml"
            told = f"{file}: it can't be begun: no quest of its chapter {', '.join(stuck)} can be played"
            shelf.set_aside.append(SetAside(file, (told,)))


def _with_lines(path: Path, errors: Iterable[str]) -> list[str]:
    """What the library says of a file, with the line of the field it names."""
    file = f"{path.parent.name}/{path.name}"
    try:
        page = Page(path)
    except yaml.YAMLError:
        return [" ".join(error.split()) for error in errors]
    return [f"{file}:{page.line(_place(error))}: {error}" for error in errors]


def _place(error: str) -> tuple[str | int, ...]:
    """The field an error names: `x.yaml: campaign x: story.2.quests: …`."""
    steps = error.split(": ", 3)[2].split(".") if error.count(": ") > 2 else []
    return tuple(int(step) if step.isdigit() else step for step in steps)
