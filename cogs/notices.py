"""The pinned message of each campaign: always current, and never edited more often than there is news.

Deeds that follow each other quickly are shown by one edit: while a notice is being written, news only waits.
"""

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.games import presenter_of
from bot.store import Panel
from bot.table.table import Outcome
from bot.views.face import Face
from cogs.healing import Healing
from cogs.posting import Posting
from cogs.troubles import GONE, is_forbidden, is_trouble

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)

STATUS = "status"
PANEL = "panel"
TOO_MANY_PINS = 30003
BREATH = 2.0
"""Seconds between two edits of the same notice."""
LAST_WORDS = 3.0
"""Seconds to write what is left when the bot is stopped."""


class Notices:
    """Keeps the pinned messages of all campaigns."""

    def __init__(self, bot: "Flambeau", posting: Posting, healing: Healing) -> None:
        self.bot = bot
        self.breath = BREATH
        self.unwritten: set[int] = set()
        """The campaigns whose notice could not be written, and is tried again."""
        self._posting = posting
        self._healing = healing
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._writing: dict[int, asyncio.Task[None]] = {}
        self._news: dict[int, Outcome] = {}
        self._written: dict[int, Face] = {}
        self._closing = asyncio.Event()

    def changed(self, now: Outcome) -> None:
        """There is news; it will be written soon."""
        campaign_id = now.campaign_id
        self._news[campaign_id] = now
        if campaign_id not in self._writing and not self._closing.is_set():
            self._writing[campaign_id] = asyncio.create_task(self._keep_current(campaign_id))

    async def settle(self) -> None:
        """Wait until all news is written."""
        while self._writing:
            await asyncio.wait(self._writing.values())

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
                await self.write(self._news.pop(campaign_id))
                with suppress(TimeoutError):
                    async with asyncio.timeout(self.breath):
                        await self._closing.wait()
        finally:
            self._writing.pop(campaign_id, None)

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
        self._written.pop(campaign_id, None)

    async def _write(self, known: Outcome) -> None:
        campaign_id = known.campaign_id
        if (await self.bot.store.load(campaign_id)).archived:
            return
        now = await self.bot.table.look(campaign_id, known)
        panels = {panel.kind: panel for panel in await self.bot.store.panels(campaign_id)}
        waiting = await self.bot.keeper.waiting(campaign_id)
        face = presenter_of(now.campaign).notice(now.campaign, await self._link(now, panels.get(PANEL)), waiting)
        old = panels.get(STATUS)
        if old is None or self._written.get(campaign_id) != face:
            if old is None or not await self._posting.edit(now, old, face):
                await self._post(now, face, old)
            self._written[campaign_id] = face
        await self._pin(now)

    async def _post(self, now: Outcome, face: Face, old: Panel | None) -> None:
        message = await self._posting.once(now, face, STATUS, after=old)
        await self.bot.store.set_panel(
            now.campaign_id,
            STATUS,
            channel_id=message.channel.id,
            message_id=message.id,
            notes={_to_pin_name(now.campaign_id): f"{message.channel.id}/{message.id}"},
        )
        if old is not None:
            await self._posting.remove(old)

    async def _pin(self, now: Outcome) -> None:
        """Pin a new notice; where that is not allowed, say so once and go on without."""
        noted = await self.bot.store.noted(_to_pin_name(now.campaign_id))
        if not noted:
            return
        channel_id, message_id = map(int, noted.split("/"))
        try:
            await self._posting.pin(Panel(STATUS, channel_id, message_id))
        except discord.HTTPException as error:
            if not is_forbidden(error) and error.code not in (TOO_MANY_PINS, *GONE):
                raise
            log.info("the notice of campaign %s could not be pinned: %s", now.campaign_id, error)
            await self._say_unpinned(now, channel_id, message_id)
        await self.bot.store.note(_to_pin_name(now.campaign_id), "")

    async def _say_unpinned(self, now: Outcome, channel_id: int, message_id: int) -> None:
        said = f"unpinned in {now.campaign_id}"
        if await self.bot.store.noted(said) is None:
            await self.bot.store.note(said, str(message_id))
            place = await self.bot.table.place(now.campaign_id)
            link = f"https://discord.com/channels/{place.guild}/{channel_id}/{message_id}"
            say = presenter_of(now.campaign).words(now.campaign.language)
            await self.bot.get_partial_messageable(channel_id).send(say.text("status-unpinned", link=link))

    async def _link(self, now: Outcome, panel: Panel | None) -> str | None:
        if panel is None:
            return None
        place = await self.bot.table.place(now.campaign_id)
        return f"https://discord.com/channels/{place.guild}/{panel.channel_id}/{panel.message_id}"


def _to_pin_name(campaign_id: int) -> str:
    """The note that holds the notice that is still to be pinned."""
    return f"to pin in {campaign_id}"
