"""The mistakes in a campaign's file, by line; its own quests may lie in the folder `quests` beside its own."""

from collections.abc import Iterator
from copy import copy
from pathlib import Path

import yaml
from pydantic import ValidationError

from bot.descent.content.boxes import told
from bot.descent.content.library import Library
from bot.descent.content.wording import in_words
from bot.descent.quest.checks import Mistake, Wordings
from bot.descent.quest.checks.page import Page, Where
from bot.descent.road.book import CampaignBook
from bot.descent.road.references import astray_in, undeclared
from bot.descent.words.campaign_naming import book_keys

FOLDER = "campaigns"
PARTS = 4
"""`file: campaign x: place: what is wrong` has so many."""


def is_campaign(path: Path) -> bool:
    """Whether a file is that of a campaign: by its folder."""
    return path.parent.name == FOLDER


def check_campaign(path: Path, shelf: Library, wordings: Wordings) -> list[Mistake]:
    """Everything that is wrong with a campaign's file, in the order of its lines."""
    try:
        page = Page(path)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 1
        return [
            Mistake(told(path), line, "campaign", f"this is no YAML: {getattr(error, 'problem', None) or error}")
        ]
    try:
        book = CampaignBook.model_validate(page.content)
    except ValidationError as error:
        problems = ((problem["loc"], in_words(problem, CampaignBook, page.content)) for problem in error.errors())
        return sorted({*page.twice(), *(page.mistake(where, text) for where, text in problems)})
    return sorted({*page.twice(), *_astray(page, book, _with_drafts(path, shelf)), *_texts(page, book, wordings)})


def _with_drafts(path: Path, shelf: Library) -> Library:
    """The library, in which the quests that lie beside a campaign are known by name."""
    drafts = {file.stem for file in (path.parent.parent / "quests").glob("*.yaml")}
    known = copy(shelf)
    known.flawed = {**shelf.flawed, **{f"quests/{name}.yaml": [] for name in drafts}}
    return known


def _astray(page: Page, book: CampaignBook, shelf: Library) -> Iterator[Mistake]:
    if page.file.rpartition("/")[2] != f"{book.id}.yaml":
        text = f"a campaign has the name of its file, which should be {book.id}.yaml"
        yield page.mistake(("id",), text)
    for error in (*astray_in(shelf, book), *(error for _, error in undeclared(shelf, book))):
        *_, place, text = error.split(": ", PARTS - 1)
        yield page.mistake(_way(place), text)


def _texts(page: Page, book: CampaignBook, wordings: Wordings) -> Iterator[Mistake]:
    for key in dict.fromkeys(book_keys(book)):
        if absent := [language for language, texts in wordings.items() if key not in texts]:
            yield page.mistake(("id",), f"there is no text {key} ({', '.join(absent)})")


def _way(place: str) -> Where:
    return tuple(int(step) if step.isdigit() else step for step in place.split("."))
