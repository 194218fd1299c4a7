"""The pinned message of each campaign: always current, and never edited more often than there is news.

Deeds that follow each other quickly are shown by one edit: while a notice is being written, news only waits.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.games import presenter_of
from bot.recent import Locks, Recent
from bot.store import Panel
from bot.table.table import Outcome
from bot.views.face import Face
from cogs.healing import Healing
from cogs.posting import Posting
from cogs.scenes import PANEL, STATUS, Scenes
from cogs.troubles import GONE, is_forbidden, is_trouble

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)

TOO_MANY_PINS = 30003
BREATH = 30.0
"""Seconds between two edits of the same notice: while people act they look at the panel."""
MOST_KNOWN = 500
"""Notices of which it is known what they say."""
LAST_WORDS = 3.0
"""Seconds to write what is left when the bot is stopped."""


class Notices:
    """Keeps the pinned messages of all campaigns."""

    def __init__(self, bot: "Flambeau", posting: Posting, healing: Healing, scenes: Scenes) -> None:
        self.bot = bot
        self.breath = BREATH
        self.unwritten: set[int] = set()
        """The campaigns whose notice could not be written, and is tried again."""
        self._posting = posting
        self._healing = healing
        self._scenes = scenes
        self._locks = Locks()
        self._writing: dict[int, asyncio.Task[None]] = {}
        self._news: dict[int, Outcome] = {}
        self._at_work: set[int] = set()
        """The campaigns whose notice is just being written."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._written: Recent[int, Face] = Recent(MOST_KNOWN)
        self._closing = asyncio.Event()

    def changed(self, now: Outcome) -> None:
        """There is news; it will be written soon."""
        campaign_id = now.campaign_id
        self._news[campaign_id] = now
        self._idle.clear()
        if campaign_id not in self._writing and not self._closing.is_set():
            self._writing[campaign_id] = asyncio.create_task(self._keep_current(campaign_id))

    async def settle(self) -> None:
        """Wait until all news is written."""
        await self._idle.wait()

    async def close(self) -> None:
        """Write what is left without taking a breath, as far as there is time."""
        self._closing.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self.settle()
        late = list(self._writing.values())
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def _keep_current(self, campaign_id: int) -> None:
        try:
            while campaign_id in self._news:
                self._at_work.add(campaign_id)
                await self.write(self._news.pop(campaign_id))
                self._rest(campaign_id)
                with suppress(TimeoutError):
                    async with asyncio.timeout(self.breath):
                        await self._closing.wait()
        finally:
            self._writing.pop(campaign_id, None)
            self._rest(campaign_id)

    def _rest(self, campaign_id: int) -> None:
        self._at_work.discard(campaign_id)
        if not self._at_work and not self._news:
            self._idle.set()

    async def write(self, known: Outcome) -> None:
        """Bring the pinned message up to date. Whatever Discord refuses here must not stop the game."""
        campaign_id = known.campaign_id
        async with self._locks[campaign_id]:
            try:
                await self._write(known)
            except Exception as error:
                if is_trouble(error):
                    log.warning("the notice of campaign %s could not be written: %s", campaign_id, error)
                else:
                    log.exception("the notice of campaign %s is broken", campaign_id)
                self.unwritten.add(campaign_id)
                self._healing.failed(campaign_id, error)
            else:
                self.unwritten.discard(campaign_id)

    def forget(self, campaign_id: int) -> None:
        """What was written last need not be so any more."""
        self._written.forget(campaign_id)

    async def _write(self, known: Outcome) -> None:
        campaign_id = known.campaign_id
        standing = await self.bot.keeper.standing(campaign_id)
        if standing is None or standing.archived:
            return
        now = known
        if standing.version > known.version:
            now = replace(known, version=standing.version, campaign=standing.campaign, events=[])
        panels = (await self._scenes.of(campaign_id)).panels
        waiting = await self.bot.keeper.waiting(campaign_id)
        face = presenter_of(now.campaign).notice(now.campaign, _link(now, panels.get(PANEL)), waiting)
        old = panels.get(STATUS)
        if old is None or self._written.get(campaign_id) != face:
            if old is None or not await self._posting.edit(now, old, face):
                await self._post(now, face, old)
            self._written[campaign_id] = face
        await self._pin(now)

    async def _post(self, now: Outcome, face: Face, old: Panel | None) -> None:
        message = await self._posting.once(now, face, STATUS, after=old)
        new = Panel(STATUS, message.channel.id, message.id)
        await self._scenes.change(now.campaign_id, panels={STATUS: new}, to_pin=new)
        if old is not None:
            await self._posting.remove(old)

    async def _pin(self, now: Outcome) -> None:
        """Pin a new notice; where that is not allowed, say so once and go on without."""
        new = (await self._scenes.of(now.campaign_id)).to_pin
        if new is None:
            return
        try:
            await self._posting.pin(new)
        except discord.HTTPException as error:
            if not is_forbidden(error) and error.code not in (TOO_MANY_PINS, *GONE):
                raise
            log.info("the notice of campaign %s could not be pinned: %s", now.campaign_id, error)
            await self._say_unpinned(now, new)
        await self._scenes.change(now.campaign_id, to_pin=None)

    async def _say_unpinned(self, now: Outcome, notice: Panel) -> None:
        if not (await self._scenes.of(now.campaign_id)).told_unpinned:
            await self._scenes.change(now.campaign_id, told_unpinned=True)
            say = presenter_of(now.campaign).words(now.campaign.language)
            text = say.text("status-unpinned", link=_link(now, notice))
            await self.bot.get_partial_messageable(notice.channel_id).send(text)


def _link(now: Outcome, panel: Panel | None) -> str | None:
    if panel is None:
        return None
    return f"https://discord.com/channels/{now.place.guild}/{panel.channel_id}/{panel.message_id}"
