"""All checks of a quest: each tells what it finds, whatever another one finds."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import yaml

from bot.descent.content.boxes import told
from bot.descent.content.guests import with_guests
from bot.descent.content.library import Library
from bot.descent.content.wording import MOST_TOLD
from bot.descent.content.yaml_files import Unfit
from bot.descent.quest.checks import boxes, doubts, guests, ids, levels, maps, names, room, story, texts, ways
from bot.descent.quest.checks.manuscript import Manuscript, Wordings
from bot.descent.quest.checks.page import Mistake, Page
from bot.descent.quest.checks.reading import read_draft


def check_quest(path: Path, shelf: Library, wordings: Wordings, text: str | None = None) -> list[Mistake]:
    """Everything that keeps a quest from being played: in its file, or a text that would stand in it, by line."""
    return [mistake for mistake in examine(path, shelf, wordings, text) if mistake.grave]


def examine(path: Path, shelf: Library, wordings: Wordings, text: str | None = None) -> list[Mistake]:
    """The same, and what is sound and yet hardly meant.

    What is misspelt is left out and the rest looked at without it. Where something leads nowhere, whatever it may
    have meant is taken to be there; so one mistake hides no other, and none is told of two places.
    """
    try:
        page = Page(path, text)
    except yaml.YAMLError as error:
        mark, problem = getattr(error, "problem_mark", None), getattr(error, "problem", None) or error
        line = mark.line + 1 if mark is not None else 1
        sentence = str(problem) if isinstance(error, Unfit) else f"this is no YAML: {problem}"
        return [Mistake(told(path), line, "quest", sentence)]
    quest, mistakes, lost, vague = read_draft(page)
    if quest is not None:
        script = Manuscript(page, quest, with_guests(shelf, quest), wordings, lost, vague)
        mistakes = [*mistakes, *_all_of(script, shelf)]
    return sorted(set(mistakes), key=lambda mistake: (mistake.line, mistake.entry, mistake.text))


def _all_of(script: Manuscript, library: Library) -> Iterator[Mistake]:
    """What each check finds. Names come first: of those that lead nowhere the others know nothing."""
    named = _some(names.check(script))
    yield from named
    yield from _some(ids.check(script))
    strange = _some(guests.check(script, library))
    yield from strange
    laid = maps.lay_out(script)
    yield from laid.mistakes
    if laid.complete:
        yield from _some(maps.check(script, laid))
    if laid.complete and not strange:
        yield from _some(room.check(script, laid.board))
        yield from _some(boxes.check(script, laid.board))
    if laid.joined:
        yield from _some(ways.check(script, laid.board))
    yield from _some(levels.check(script, laid.board if laid.joined else None))
    if len(named) < MOST_TOLD:
        yield from _some(story.check(script, laid.board if laid.joined and "start" not in script.lost else None))
    yield from _some(doubts.check(script, laid.board))
    yield from _some(texts.check(script))
    if not script.lost:
        yield from _some(texts.unasked(script))


def _some(found: Iterable[Mistake]) -> list[Mistake]:
    """The first mistakes of one sort: whoever mends them is told the others."""
    return list(islice(found, MOST_TOLD))
