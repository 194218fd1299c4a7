"""The journal: everything that was ever told, again, in the reader's language, page by page."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.kernel.events import Event
from bot.table.campaign import Campaign
from bot.table.entries import Entry
from bot.views.marks import BEGINNING, Mark
from bot.views.reading import HeadedLine, Reading
from bot.words.plain_letters import plain_letters
from bot.words.speaker import Speaker
from renders.fonts import drawable
from renders.view import PageView

LONGEST_PAGE = 1700
"""A message may have 2000 characters; title and page number need some."""
Span = tuple[Mark, Mark]
"""The first and the last event of a part."""
Opens = Callable[[Any, Sequence[Entry]], Reading]
"""Opens a campaign's story at its beginning."""

_MENTION = re.compile(r"<@\d+>")
_ITALIC = re.compile(r"(?<!\*)\*(?!\*)|\ufe0f")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
_STRUCK = re.compile(r"~~.+?~~ ?")
"""What no longer counts: no drawing and no reader shall take it for what does."""


@dataclass(frozen=True)
class Page:
    """Some lines with their headings; pages are counted from 1."""

    number: int
    count: int
    lines: tuple[str, ...]


# Telling ------------------------------------------------------------------------------------------------------


class Journal:
    """A chapter of one campaign's story in one language. What was told once is not worked out again."""

    def __init__(self, opens: Opens) -> None:
        self._opens = opens
        self._told: dict[Span, tuple[list[Event], list[str]]] = {}

    def lines(self, campaign: Any, entries: Sequence[Entry], since: Mark = BEGINNING) -> list[HeadedLine]:
        """The story from a mark on, the newest last; what lies before it says who and what it is about."""
        reading, told = self._opens(campaign, entries), []
        parts: dict[Span, tuple[list[Event], list[str]]] = {}
        for part in reading.parts(entries):
            span, events = (part[0][0], part[-1][0]), [event for _, event in part]
            reading.come_to(events)
            if span[1] < since:
                continue
            known, lines = self._told.get(span, ([], []))
            # Who was forgotten since is another in the same events.
            parts[span] = (events, lines if known == events else reading.tell(events))
            told += [HeadedLine(reading.heading, line) for line in parts[span][1]]
        # The last part was still going on when it was told; what it was then need not be kept.
        self._told = parts
        return told


# Finding ------------------------------------------------------------------------------------------------------


def comparable(text: str) -> str:
    """Without case, accents and markdown: what a search compares."""
    return plain_letters(text.replace("*", ""))


def found(lines: Sequence[HeadedLine], text: str) -> list[HeadedLine]:
    """The lines that hold all of these words, in themselves or in their heading."""
    wanted = comparable(text).split()
    return [line for line in lines if all(word in comparable(f"{line.heading} {line.text}") for word in wanted)]


def page_of(lines: Sequence[HeadedLine], number: int | None) -> Page:
    """One page; the last if none is named, the nearest there is if the number is out of range."""
    pages = list(_paged(lines)) or [[]]
    chosen = len(pages) if number is None else max(1, min(number, len(pages)))
    return Page(chosen, len(pages), tuple(pages[chosen - 1]))


def _paged(lines: Sequence[HeadedLine]) -> Iterator[list[str]]:
    """Lines with their headings, as many to a page as fit; each page names the heading it begins under."""
    page: list[str] = []
    room, heading = LONGEST_PAGE, None
    for line in lines:
        text = line.text if len(line.text) < LONGEST_PAGE // 2 else line.text[: LONGEST_PAGE // 2] + "…"
        need = len(text) + 1 + (len(line.heading) + 5 if line.heading != heading else 0)
        if page and need > room:
            yield page
            page, room, heading = [], LONGEST_PAGE, None
        if line.heading != heading:
            heading = line.heading
            page.append(f"### {heading}")
            room -= len(heading) + 5
        page.append(text)
        room -= len(text) + 1
    if page:
        yield page


# Picture ------------------------------------------------------------------------------------------------------


def page_view(campaign: Campaign, page: Page, search: str, say: Speaker) -> PageView:
    """A page as it is drawn."""
    lines = tuple(filter(None, (_drawn(line, say) for line in page.lines)))
    return PageView(
        title=drawable(campaign.name) or say.text("journal-title"),
        subtitle=drawable(say.text("journal-search", text=search)) if search else say.text("journal-title"),
        lines=lines or (say.text("journal-empty"),),
        foot=say.text("journal-page", page=page.number, pages=page.count),
        alt="\n".join(_STRUCK.sub("", line).replace("*", "").lstrip("#- ") for line in page.lines),
    )


def _drawn(line: str, say: Speaker) -> str:
    """A line with the game's signs in braces, without italics and what no font can draw."""
    line = _LINK.sub(r"\1", _MENTION.sub(say.text("journal-player"), _STRUCK.sub("", line)))
    line = _ITALIC.sub("", line.replace("{", "(").replace("}", ")").replace("`", ""))
    for sign, drawn in say.drawn_signs.items():
        line = line.replace(sign, drawn)
    line = line.replace("→", "›")
    start = next((mark for mark in ("### ", "-# ") if line.startswith(mark)), "")
    words = "".join(_known(sign) for sign in line.removeprefix(start))
    words = re.sub(r" {2,}", " ", words).strip()
    return start + words if words.strip("* ") else ""


def _known(sign: str) -> str:
    """The sign if it can be drawn; spaces of any width always can."""
    return sign if sign.isspace() else drawable(sign)
