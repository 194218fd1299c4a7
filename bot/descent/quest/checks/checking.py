"""All checks of a quest, one after the other."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import yaml

from bot.descent.content.boxes import told
from bot.descent.content.library import Library
from bot.descent.content.wording import MOST_TOLD
from bot.descent.content.yaml_files import Unfit
from bot.descent.quest.checks import boxes, ids, levels, maps, names, room, story, texts, ways
from bot.descent.quest.checks.manuscript import Manuscript, Wordings
from bot.descent.quest.checks.page import Mistake, Page
from bot.descent.quest.checks.shape import read_draft


def check_quest(path: Path, shelf: Library, wordings: Wordings, text: str | None = None) -> list[Mistake]:
    """Everything that is wrong with a quest's file, or a text that would stand in it, in the order of its lines.

    A quest is read before it is understood: while fields are missing or misspelt, only that is told; while
    names lead nowhere, the story is not followed.
    """
    try:
        page = Page(path, text)
    except yaml.YAMLError as error:
        mark, problem = getattr(error, "problem_mark", None), getattr(error, "problem", None) or error
        line = mark.line + 1 if mark is not None else 1
        sentence = str(problem) if isinstance(error, Unfit) else f"this is no YAML: {problem}"
        return [Mistake(told(path), line, "quest", sentence)]
    quest, mistakes = read_draft(page)
    if quest is not None:
        script = Manuscript(page, quest, shelf, wordings)
        board, wrong = maps.lay_out(script)
        mistakes = [*_some(ids.check(script)), *_some(names.check(script)), *wrong]
        if board is not None:
            for found in (maps.check(script, board), ways.check(script, board), room.check(script, board)):
                mistakes += _some(found)
            mistakes += _some(levels.check(script, board))
            mistakes += _some(boxes.check(script, board))
        if board is not None and not mistakes:
            mistakes += story.check(script, board)
        mistakes += _some(texts.check(script))
    return sorted(set(mistakes), key=lambda mistake: (mistake.line, mistake.entry, mistake.text))


def _some(found: Iterator[Mistake]) -> list[Mistake]:
    """The first mistakes of one sort: whoever mends them is told the others."""
    return list(islice(found, MOST_TOLD))
