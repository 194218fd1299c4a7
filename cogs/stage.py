"""The stage: a campaign's messages in its channel, always showing where the game stands.

While a turn lasts one panel is edited. When it is over the panel becomes a short record, the monsters' deeds are
told in a message of their own, and a new panel follows at the bottom of the channel.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

import discord

from bot.descent.campaign.deeds import CommandUndone
from bot.descent.events import Event
from bot.store import Panel
from bot.table import Outcome
from bot.views.chapter import Chapter
from bot.views.face import Face
from bot.views.panel import panel_face
from bot.views.tales import record_face, story_face
from cogs.layout import files_of, layout, pictures_of

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)

PANEL = "panel"
GONE = frozenset({10003, 10008})
"""The channel or the message is no longer there."""
TOO_MANY_OLD_EDITS = 30046
OLD = timedelta(minutes=50)
"""Discord limits how often messages older than an hour are edited, so an old panel is replaced."""


@dataclass(frozen=True)
class Shown:
    """What is on the stage as far as this process knows."""

    version: int
    message: int


class Stage:
    """Keeps the messages of all campaigns up to date. Drawing is never done under the table's lock."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._shown: dict[int, Shown] = {}

    async def show(self, campaign_id: int) -> None:
        """Bring a campaign's messages up to date. Several deeds in a row need only one edit."""
        async with self._locks[campaign_id]:
            now = await self.bot.table.look(campaign_id)
            shown = self._shown.get(campaign_id)
            if shown is None or shown.version < now.version:
                await self._draw(now)

    async def mended(self, campaign_id: int) -> str | None:
        """The address of the current panel, which is drawn first if a restart left an old one there."""
        await self.show(campaign_id)
        panel = await self._panel(campaign_id)
        place = await self.bot.table.place(campaign_id)
        if panel is None:
            return None
        return f"https://discord.com/channels/{place.guild}/{panel.channel_id}/{panel.message_id}"

    # Drawing

    async def _draw(self, now: Outcome) -> None:
        chapter = await self._chapter(now)
        if chapter.closed:
            await self._turn_page(now, chapter)
        else:
            await self._update(now, chapter)

    async def _update(self, now: Outcome, chapter: Chapter) -> None:
        """The same panel, as the game stands now."""
        panel = await self._panel(now.campaign_id)
        face = panel_face(now.campaign, chapter)
        if panel is not None and not _is_old(panel) and await self._edit(now, panel, face):
            self._shown[now.campaign_id] = Shown(now.version, panel.message_id)
            return
        await self._post_panel(now, chapter)
        if panel is not None:
            await self._remove(panel)

    async def _turn_page(self, now: Outcome, chapter: Chapter) -> None:
        """A turn is over: its panel becomes a record, then comes the story, then a new panel."""
        old = await self._panel(now.campaign_id)
        record = record_face(now.campaign, chapter)
        if old is not None and record is not None:
            await self._edit(now, old, record)
        story = story_face(now.campaign, chapter)
        if story is not None:
            await self._post(now, story)
        fresh = Chapter.after(chapter)
        await self.bot.store.note(_since_name(now.campaign_id), str(now.version))
        await self._post_panel(now, fresh)
        if old is not None and record is None:
            await self._remove(old)

    async def _chapter(self, now: Outcome) -> Chapter:
        """What happened since the panel was posted; what was taken back did not happen."""
        noted = await self.bot.store.noted(_since_name(now.campaign_id))
        since = min(int(noted or 0), now.version)
        told: list[list[Event]] = []
        for version in range(since + 1, now.version + 1):
            events = await self.bot.table.happened(now.campaign_id, version - 1, version)
            if any(isinstance(event, CommandUndone) for event in events):
                del told[-1:]
            else:
                told.append(events)
        return Chapter(now.campaign, tuple(event for events in told for event in events), since, now.version)

    # Messages

    async def _post_panel(self, now: Outcome, chapter: Chapter) -> None:
        message = await self._post(now, panel_face(now.campaign, chapter))
        self._shown[now.campaign_id] = Shown(now.version, message.id)
        await self.bot.store.set_panel(now.campaign_id, PANEL, channel_id=message.channel.id, message_id=message.id)

    async def _post(self, now: Outcome, face: Face) -> discord.Message:
        place = await self.bot.table.place(now.campaign_id)
        channel = self.bot.get_partial_messageable(place.channel, guild_id=place.guild)
        pictures = await pictures_of(face, self.bot.studio)
        view = layout(face, pictures, campaign_id=now.campaign_id, seen=now.version, campaign=now.campaign)
        called = _allowed(face.mention)
        return await channel.send(view=view, files=files_of(pictures), allowed_mentions=called)

    async def _edit(self, now: Outcome, panel: Panel, face: Face) -> bool:
        """Change a message; false if it is not there any more or can't be changed any more."""
        pictures = await pictures_of(face, self.bot.studio)
        view = layout(face, pictures, campaign_id=now.campaign_id, seen=now.version, campaign=now.campaign)
        try:
            await self._message(panel).edit(
                view=view, attachments=files_of(pictures), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.code not in GONE and error.code != TOO_MANY_OLD_EDITS:
                raise
            return False
        return True

    async def _remove(self, panel: Panel) -> None:
        try:
            await self._message(panel).delete()
        except discord.HTTPException as error:
            log.info("an old panel could not be removed: %s", error)

    async def _panel(self, campaign_id: int) -> Panel | None:
        found = await self.bot.store.panels(campaign_id)
        return next((panel for panel in found if panel.kind == PANEL), None)

    def _message(self, panel: Panel) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(panel.channel_id).get_partial_message(panel.message_id)


def _since_name(campaign_id: int) -> str:
    """The note that holds the version after which the current chapter began."""
    return f"chapter of {campaign_id}"


def _is_old(panel: Panel) -> bool:
    return discord.utils.utcnow() - discord.utils.snowflake_time(panel.message_id) > OLD


def _allowed(players: Sequence[int]) -> discord.AllowedMentions:
    """Only these players are called; everybody else is left in peace."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(player) for player in players]
    )
