"""The author's desk: watches the files of a draft, reads them anew when they change, and rehearses it on demand."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.descent.author.maps import author_map, players_map
from bot.descent.author.rehearsing import rehearse
from bot.descent.author.sheet import Sheet, as_json, read_sheet
from bot.descent.checking.drafts import text_files
from bot.descent.content.library import Library, library
from bot.descent.quest.model import Quest
from bot.descent.simulate.batch import Batch, Difficulty, Played
from bot.descent.simulate.explaining import Explanation, Game, explain
from bot.descent.simulate.summary import summarise
from bot.descent.simulate.telling import told
from bot.descent.simulate.telling_explanation import sections
from bot.descent.words import words
from bot.words.language import LANGUAGES, Language

log = logging.getLogger(__name__)

EVERY = 0.4
"""Seconds between two looks at the files."""
GAMES = 20
Signature = tuple[tuple[str, int, int], ...]
Games = Callable[[Batch], AsyncGenerator[Played]]


@dataclass
class Rehearsal:
    """So many games of the draft as it was then."""

    revision: int
    games: int
    played: int = 0
    over: bool = False
    found: dict[str, Any] | None = None
    """What they say: by language, and how often each node of the graph came."""

    def as_json(self) -> dict[str, Any]:
        """For the page."""
        return {
            "revision": self.revision,
            "games": self.games,
            "played": self.played,
            "over": self.over,
            "found": self.found,
        }


@dataclass(eq=False)
class Watcher:
    """A browser window; told that there is news, it asks for it."""

    news: asyncio.Event = field(default_factory=asyncio.Event)
    gone: bool = False


class Desk:
    """One draft, and whoever looks at it."""

    def __init__(self, path: Path, *, games: Games = rehearse, every: float = EVERY) -> None:
        self.path = path
        self.revision = 0
        self.sheet = Sheet(path.name, "")
        self.rehearsal: Rehearsal | None = None
        self.watchers: set[Watcher] = set()
        self._games, self._every = games, every
        self._seen: Signature | None = None
        self._reading = asyncio.Lock()
        self._drawing = asyncio.Lock()
        self._drawn: dict[tuple[str, str, str], bytes | None] = {}
        self._watching: asyncio.Task[None] | None = None
        self._rehearsing: asyncio.Task[None] | None = None

    # Looking ------------------------------------------------------------------------------------------------------

    @property
    def shelf(self) -> Library:
        """Cards and tiles, those of this installation."""
        return library()

    async def open(self) -> None:
        """Read the draft, and look at its files from now on."""
        await self.look()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop looking and rehearsing; send everybody home."""
        await _ended(self._watching)
        await _ended(self._rehearsing)
        for watcher in self.watchers:
            watcher.gone = True
            watcher.news.set()

    async def look(self) -> bool:
        """Read the draft anew if any of its files is another one by now; say whether it was."""
        async with self._reading:
            signature = await asyncio.to_thread(_signature, self.path)
            if signature == self._seen:
                return False
            self._seen = signature
            before = self.sheet if self.revision else None
            self.sheet = await asyncio.to_thread(lambda: read_sheet(self.path, self.shelf, before))
            self._drawn.clear()
            self.revision += 1
        self._tell()
        return True

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look()
            except OSError:
                # A file was there a moment ago, and will be again: editors put another one in its place.
                log.warning("looking at %s", self.path, exc_info=True)

    def _tell(self) -> None:
        for watcher in self.watchers:
            watcher.news.set()

    # Showing ------------------------------------------------------------------------------------------------------

    async def described(self) -> dict[str, Any]:
        """All of it as plain data, besides pictures."""
        sheet, revision = self.sheet, self.revision
        plain = await asyncio.to_thread(as_json, sheet, self.shelf)
        rehearsal = self.rehearsal.as_json() if self.rehearsal is not None else None
        return {**plain, "revision": revision, "rehearsal": rehearsal}

    async def picture(self, kind: str, area: str, language: Language) -> bytes | None:
        """The map as its author or as players see it; None where there is nothing to draw."""
        async with self._drawing:
            key = kind, area, language
            if key not in self._drawn:
                sheet, revision = self.sheet, self.revision
                drawn = await asyncio.to_thread(self._draw, sheet, *key)
                if revision != self.revision:
                    return drawn
                self._drawn[key] = drawn
            return self._drawn[key]

    def _draw(self, sheet: Sheet, kind: str, area: str, language: Language) -> bytes | None:
        try:
            if kind == "author":
                return author_map(sheet, self.shelf, area)
            return players_map(sheet.content, area, language) if sheet.content is not None else None
        except Exception:
            # The page says that there is no picture; the mistakes beside it say more.
            log.exception("the map of the draft %s", self.path)
            return None

    # Rehearsing ---------------------------------------------------------------------------------------------------

    def rehearse(self, games: int = GAMES, heroes: int = 4, difficulty: Difficulty = "normal") -> bool:
        """Let automatic heroes play the draft; what is under way is broken off. Says whether it can be played."""
        content = self.sheet.content
        if content is None:
            return False
        batch = Batch(
            quest=content.model.id,
            heroes=heroes,
            games=games,
            difficulty=difficulty,
            draft=content.text,
            traced=True,
        )
        self.rehearsal = Rehearsal(self.revision, games)
        before, one = self._rehearsing, self._rehearse(self.rehearsal, batch, content.model)
        self._rehearsing = asyncio.create_task(_after(before, one))
        self._tell()
        return True

    async def _rehearse(self, rehearsal: Rehearsal, batch: Batch, quest: Quest) -> None:
        played: list[Played] = []
        async with aclosing(self._games(batch)) as games:
            async for each in games:
                played.append(each)
                rehearsal.played = len(played)
                rehearsal.found = await asyncio.to_thread(found_in, batch, quest, list(played))
                self._tell()
        rehearsal.over = True
        self._tell()


async def _ended(task: asyncio.Task[None] | None) -> None:
    """Break something off, and wait until it is; whoever waits can be broken off too."""
    if task is None:
        return
    task.cancel()
    await asyncio.wait((task,))
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("beside the page", exc_info=error)


async def _after(before: asyncio.Task[None] | None, work: Coroutine[Any, Any, None]) -> None:
    """Do something once what was under way is broken off."""
    try:
        await _ended(before)
    except BaseException:
        work.close()
        raise
    await work


def _signature(path: Path) -> Signature:
    """Which files there are, and when they were written."""
    files = [path, *(file for language in LANGUAGES for file in text_files(path, language))]
    found = []
    for file in files:
        with suppress(OSError):
            known = file.stat()
            found.append((str(file), known.st_mtime_ns, known.st_size))
    return tuple(found)


def found_in(batch: Batch, quest: Quest, played: list[Played]) -> dict[str, Any]:
    """What games say: tables in each language, and in how many of them each part of the graph came."""
    why = explain(quest, [Game(each.report, each.trace) for each in played if each.trace is not None])
    summary = summarise(batch, played, quest)
    found: dict[str, Any] = {"games": why.games, "came": _came(why)}
    for language in LANGUAGES:
        say = words(language)
        outcome = told(summary, say)
        found[language] = {
            "rows": outcome.rows,
            "remarks": [remark.text for remark in outcome.remarks],
            "sections": [section._asdict() for section in sections(why, say)],
        }
    return found


def _came(why: Explanation) -> dict[str, int]:
    """By node of the graph."""
    return {
        **{f"event:{event.id}": event.games for event in why.events},
        **{f"ending:{ending.outcome}:{ending.reason}": ending.games for ending in why.endings},
        **{f"area:{area.id}": area.games for area in why.areas},
        **{f"use:{use.use}": use.games for use in why.uses},
        **{f"door:{door.id}": door.games for door in why.doors},
        **{f"variable:{variable.id}": variable.games for variable in why.variables},
        **{f"trigger:{wait.trigger}": wait.games for event in why.events for wait in event.waits},
    }
