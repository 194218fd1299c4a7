"""The journal, chapter by chapter: each is a page of the annals, and only what is shown is read."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import ui

from bot.games import presenter_of, system_of
from bot.kernel.refused import Refused
from bot.store import Page as Chapter
from bot.table.entries import Entry, confided_to, entries_heard
from bot.table.pages import Pages
from bot.table.table import Outcome
from bot.views import asks
from bot.views.codec import BETWEEN
from bot.views.contents import Gist, chapter_line
from bot.views.journal import Journal, Page, found, page_of
from bot.views.marks import Mark
from bot.views.reading import HeadedLine
from bot.words import Language
from bot.words.speaker import Speaker
from cogs.labels import Label
from cogs.layout import ASKING, LONGEST_ANSWER, shortened
from cogs.press import Press

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_SEARCH = 32
"""What is searched for stands on the buttons that turn pages, so it can't be longer."""
JOURNALS_KEPT = 32
CHAPTERS_LISTED = 10
"""In the contents, on one leaf; each has a button."""
CHAPTERS_WITHOUT_CONTENTS = 2
"""The gathering and a first quest are found without."""
MOST_FOUND = 300
MOST_SEARCHED = 4000
"""Lines and deeds after which a search leaves the chapters before alone."""

Form = Literal["text", "picture", "contents"]
FORMS: dict[str, Form] = {"t": "text", "p": "picture", "c": "contents"}
_PLACE = re.compile(r"([tpc])(\d{0,4})\.(\d{0,6})", re.ASCII)


# What is wanted, and what is read -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Leaf:
    """A page somebody wants to read: of which chapter, in which form, all lines or those that hold some words."""

    chapter: int | None = None
    """The newest if none is named."""
    page: int | None = None
    """The last if none is named."""
    search: str = ""
    form: Form = "text"

    @property
    def code(self) -> str:
        """What stands on the button that leads to it."""
        form = next(letter for letter, form in FORMS.items() if form == self.form)
        place = f"{form}{_written(self.chapter)}.{_written(self.page)}"
        return f"{ASKING}{asks.JOURNAL}{BETWEEN}{place}{BETWEEN}{self.search}"

    @classmethod
    def read(cls, about: str) -> "Leaf":
        """A leaf from what stands on its button."""
        place, _, search = about.partition(BETWEEN)
        parts = _PLACE.fullmatch(place)
        if parts is None:
            raise Refused("board_has_moved_on")
        return cls(_read(parts[2]), _read(parts[3]), search, FORMS[parts[1]])


@dataclass(frozen=True)
class Opened:
    """A page as it is read."""

    leaf: Leaf
    page: Page
    chapter: int
    """The one it is of; of a search, the oldest that was looked through."""
    chapters: int
    """How many there are."""


@dataclass(frozen=True)
class Contents:
    """A leaf of the contents: chapters by number, each with its line; leaves are counted from 1."""

    number: int
    count: int
    lines: dict[int, str]


def _written(number: int | None) -> str:
    return "" if number is None else str(number)


def _read(digits: str) -> int | None:
    return int(digits) if digits else None


# Reading --------------------------------------------------------------------------------------------------------


class JournalReader:
    """Reads the journals of all campaigns; what somebody read lately is not told anew."""

    def __init__(self, bot: "Flambeau") -> None:
        self._bot = bot
        self._journals: OrderedDict[tuple[int, int, Language, frozenset[str]], Journal] = OrderedDict()

    @property
    def _pages(self) -> Pages:
        return self._bot.table.pages

    async def open(self, now: Outcome, seats: Collection[str], leaf: Leaf, language: Language) -> Opened:
        """The page somebody wants, or the nearest there is."""
        last = await self._pages.last(system_of(now.campaign), now.campaign_id)
        number = last.number if leaf.chapter is None else min(leaf.chapter, last.number)
        leaf = replace(leaf, chapter=number)
        if leaf.search:
            lines, oldest = await self.search(now, seats, leaf, language)
            return Opened(leaf, page_of(lines, leaf.page), oldest, last.number + 1)
        lines = await self.lines(now, seats, language, number)
        return Opened(leaf, page_of(lines, leaf.page), number, last.number + 1)

    async def lines(
        self, now: Outcome, seats: Collection[str], language: Language, number: int | None = None
    ) -> list[HeadedLine]:
        """All that whoever sits in these seats may read of a chapter, or of the newest."""
        pages, game = self._pages, system_of(now.campaign)
        some = await pages.some(game, now.campaign_id, number, number) if number is not None else []
        chapter = some[0] if some else await pages.last(game, now.campaign_id)
        return await self._tell(now, seats, language, chapter, await pages.read(game, now.campaign_id, chapter))

    async def search(
        self, now: Outcome, seats: Collection[str], leaf: Leaf, language: Language
    ) -> tuple[list[HeadedLine], int]:
        """The lines that hold some words, from a chapter backwards until there are plenty, and how far that was."""
        pages, game = self._pages, system_of(now.campaign)
        lines: list[HeadedLine] = []
        searched, number = 0, leaf.chapter or 0
        while True:
            (chapter,) = await pages.some(game, now.campaign_id, number, number)
            entries = await pages.read(game, now.campaign_id, chapter)
            told = await self._tell(now, seats, language, chapter, entries)
            lines = [*await asyncio.to_thread(found, told, leaf.search), *lines]
            searched += len(entries)
            if number == 0 or len(lines) >= MOST_FOUND or searched >= MOST_SEARCHED:
                return lines, number
            number -= 1

    async def contents(self, now: Outcome, leaf: int | None, language: Language) -> Contents:
        """What the chapters amount to; the newest leaf if none is named."""
        pages, game, campaign_id = self._pages, system_of(now.campaign), now.campaign_id
        count = (await pages.last(game, campaign_id)).number // CHAPTERS_LISTED + 1
        number = count if leaf is None else max(1, min(leaf, count))
        first = (number - 1) * CHAPTERS_LISTED
        lines = {}
        for chapter in await pages.some(game, campaign_id, first, first + CHAPTERS_LISTED - 1):
            gist = await self._gist(now, chapter)
            lines[chapter.number] = chapter_line(presenter_of(now.campaign), chapter.number + 1, gist, language)
        return Contents(number, count, lines)

    async def _gist(self, now: Outcome, chapter: Chapter) -> Gist:
        presenter = presenter_of(now.campaign)

        def sum_up(entries: list[Entry]) -> str:
            return Gist.of(presenter, entries, chapter.began).model_dump_json()

        if (kept := Gist.read(chapter.summary)) is not None:
            return kept
        unread = replace(chapter, summary=None)
        made = await self._pages.summary(system_of(now.campaign), now.campaign_id, unread, sum_up)
        return Gist.model_validate_json(made)

    async def _tell(
        self, now: Outcome, seats: Collection[str], language: Language, chapter: Chapter, entries: list[Entry]
    ) -> list[HeadedLine]:
        journal = self._journal(now, chapter.number, language, confided_to(entries, seats))
        known = entries_heard(entries, seats)
        return await asyncio.to_thread(journal.lines, now.campaign, known, Mark(chapter.began))

    def _journal(self, now: Outcome, chapter: int, language: Language, confided: frozenset[str]) -> Journal:
        """The journal that was opened last for readers who may know the same."""
        key = (now.campaign_id, chapter, language, confided)
        journal = self._journals.setdefault(key, presenter_of(now.campaign).journal(language))
        self._journals.move_to_end(key)
        while len(self._journals) > JOURNALS_KEPT:
            self._journals.popitem(last=False)
        return journal


# Words ----------------------------------------------------------------------------------------------------------


def words_of_page(opened: Opened, say: Speaker) -> str:
    """A page as text."""
    page, search = opened.page, opened.leaf.search
    sought = discord.utils.escape_markdown(discord.utils.escape_mentions(search))
    more = _unsearched(opened, say)
    if not page.lines:
        return "\n".join((say.text("journal-none", text=sought), *more)) if search else say.text("journal-empty")
    title = say.text("journal-search", text=sought) if search else say.text("journal-title")
    place = {"page": page.number, "pages": page.count}
    foot = say.text("journal-page", **place)
    if not search and opened.chapters > 1:
        foot = say.text("journal-chapter", chapter=opened.chapter + 1, chapters=opened.chapters, **place)
    return shortened("\n".join((f"## {title}", *page.lines, f"-# {foot}", *more)), LONGEST_ANSWER)


def _unsearched(opened: Opened, say: Speaker) -> list[str]:
    """That a search has left older chapters alone."""
    if not opened.leaf.search or not opened.chapter:
        return []
    told = say.text("journal-unsearched", chapter=opened.chapter + 1, before=opened.chapter)
    return [f"-# {told}"]


def words_of_contents(contents: Contents, say: Speaker) -> str:
    """The contents as text."""
    foot = say.text("journal-page", page=contents.number, pages=contents.count)
    title = f"## {say.text('journal-contents')}"
    return shortened("\n".join((title, *contents.lines.values(), f"-# {foot}")), LONGEST_ANSWER)


# Buttons --------------------------------------------------------------------------------------------------------


def page_buttons(label: Label, opened: Opened, say: Speaker) -> ui.View | None:
    """Older, newer, the contents, and the page as a picture; nothing where there is nothing to turn to."""
    leaf = opened.leaf
    if not opened.page.lines and (leaf.search or opened.chapters == 1):
        return None
    view = ui.View(timeout=None)
    for key, to, nowhere in (
        ("button-older", older(opened), replace(leaf, page=0)),
        ("button-newer", newer(opened), replace(leaf, page=opened.page.count + 1)),
    ):
        view.add_item(_button(label, to or nowhere, say.text(key), there=to is not None))
    if not leaf.search and opened.chapters > CHAPTERS_WITHOUT_CONTENTS:
        view.add_item(_button(label, Leaf(form="contents"), say.text("button-contents")))
    if leaf.form != "picture":
        drawn = replace(leaf, page=opened.page.number, form="picture")
        view.add_item(_button(label, drawn, say.text("button-page-picture")))
    return view


def older(opened: Opened) -> Leaf | None:
    """The page before; where a chapter begins, the last one of the chapter before."""
    leaf, page = opened.leaf, opened.page.number
    if page > 1:
        return replace(leaf, page=page - 1)
    return replace(leaf, chapter=opened.chapter - 1, page=None) if opened.chapter and not leaf.search else None


def newer(opened: Opened) -> Leaf | None:
    """The page after; where a chapter ends, the first one of the next."""
    leaf, page = opened.leaf, opened.page
    if page.number < page.count:
        return replace(leaf, page=page.number + 1)
    is_last = opened.chapter == opened.chapters - 1
    return None if is_last or leaf.search else replace(leaf, chapter=opened.chapter + 1, page=1)


def contents_buttons(label: Label, contents: Contents, say: Speaker) -> ui.View:
    """One for each chapter, and those that turn the leaves."""
    view = ui.View(timeout=None)
    for number in contents.lines:
        view.add_item(_button(label, Leaf(chapter=number, page=1), str(number + 1)))
    for key, to, there in (
        ("button-older", contents.number - 1, contents.number > 1),
        ("button-newer", contents.number + 1, contents.number < contents.count),
    ):
        view.add_item(_button(label, Leaf(page=to, form="contents"), say.text(key), there=there))
    return view


def _button(label: Label, leaf: Leaf, words: str, *, there: bool = True) -> Press:
    custom_id = str(Label(label.campaign, label.seen, leaf.code))
    button: ui.Button[Any] = ui.Button(label=words, disabled=not there, custom_id=custom_id)
    return Press(button)
