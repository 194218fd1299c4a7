"""Is it a quest at all? What is wrong with its shape is told and left out, so that it hides nothing else."""

from itertools import islice
from pathlib import PurePath
from typing import NamedTuple

from pydantic import ValidationError, model_validator

from bot.descent.content.wording import MOST_TOLD
from bot.descent.quest.checks.page import Mistake, Page
from bot.descent.quest.checks.shape import Wrong, senseless, told_by_model
from bot.descent.quest.model import Quest

ROUNDS = 12
"""So often what is wrong is left out and the rest read again."""
MOST_LEFT_OUT = 200
"""With more mistakes of shape than these it is no quest."""


class Draft(Quest):
    """A quest that may still speak of what nobody has declared: that is told later, each on its line."""

    @model_validator(mode="after")
    def _everything_is_declared(self) -> "Draft":
        return self


class Reading(NamedTuple):
    """What a file holds: the quest, what is wrong with its shape, and what was left out to read the rest."""

    quest: Quest | None
    mistakes: list[Mistake]
    lost: frozenset[str] = frozenset()
    """The words of what was left out: of these nobody can say that they are nowhere."""
    vague: bool = False
    """Whether something that happens was left out which does not even say what it is about."""


def read_draft(page: Page) -> Reading:
    """The quest as far as it can be read."""
    if not isinstance(page.content, dict):
        return Reading(None, [page.mistake((), "a quest has fields: at least id, areas and start")])
    told = list(islice(page.twice(), MOST_TOLD))
    lost: set[str] = set()
    vague = False
    quest, wrong = _read(page)
    told += [page.mistake(each.where, each.tell()) for each in wrong[:MOST_TOLD]]
    for _ in range(ROUNDS):
        if quest is not None or len(wrong) > MOST_LEFT_OUT:
            break
        vague = vague or any(_is_vague(page, each) for each in wrong)
        gone = _leave_out(page, wrong)
        if not gone:
            break
        lost |= gone
        quest, wrong = _read(page)
        # What is wrong only since something was left out is no mistake of its own.
        new = [each for each in wrong if not each.missing and not page.is_thinned(each.out)]
        told += [page.mistake(each.where, each.tell()) for each in new[: max(0, 2 * MOST_TOLD - len(told))]]
    return Reading(quest, list(dict.fromkeys(told)), frozenset(lost), vague)


def _read(page: Page) -> tuple[Quest | None, list[Wrong]]:
    """The quest, or everything that keeps it from being read."""
    if wrong := list(senseless(page)):
        return None, wrong
    try:
        return Draft.model_validate(page.content), []
    except ValidationError as error:
        return None, list(told_by_model(page, error))


def _is_vague(page: Page, wrong: Wrong) -> bool:
    """Whether a happening lacks what it is about, or is no happening at all."""
    written = page.written(wrong.out)
    return wrong.missing and "do" in written if isinstance(written, dict) else "do" in wrong.out[-2:-1]


def _leave_out(page: Page, wrong: list[Wrong]) -> set[str]:
    """The page without what is wrong; the words that went with it."""
    roots = [each for each in wrong if each.missing and each.out == ()]
    lost = page.take_out(each.out for each in wrong if each not in roots)
    for each in roots:
        lost |= page.fill(str(each.where[-1]), {"id": PurePath(page.file).stem, "start": []})
    page.read_again()
    return lost
