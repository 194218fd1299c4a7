"""Messages of a campaign: posted once, edited while Discord allows it, found again after a crash."""

import asyncio
import hashlib
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.store import Panel
from bot.table.table import Outcome
from bot.views.face import Face
from cogs.layout import Board, files_of, layout, pictures_of
from cogs.threads import wake
from renders.studio import Picture

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)

GONE = frozenset({10003, 10008})
"""The channel or the message is no longer there."""
TOO_MANY_OLD_EDITS = 30046
ARCHIVED_THREAD = 50083
PATIENCE = 0.8
"""Seconds a picture may take before the channel is told that something is coming."""
LONGEST_NONCE = 25
LOOK_BACK = 20
"""Messages among which one that was posted just before a crash is looked for."""


class Posting:
    """Posts and edits faces. Nothing here is done under the table's lock."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self.patience = PATIENCE

    async def once(
        self,
        now: Outcome,
        face: Face,
        kind: str,
        *,
        after: Panel | None = None,
        called: Sequence[int] = (),
        extra: Sequence[Picture] = (),
    ) -> discord.Message:
        """Post a message that must not be there twice, however often this is tried.

        That it is about to be posted is written down first. Tried again, it is looked for after the panel it
        follows; and Discord itself knows it by its nonce for a few minutes.
        """
        follows = after.message_id % 10**6 if after is not None else 0
        name, mark = f"{kind} of {now.campaign_id}", f"{kind[0]}{now.campaign_id}.{now.version}.{follows}"
        pictures = [*await self._pictures(now, face), *extra]
        view = self._layout(now, face, pictures)
        if await self.bot.store.noted(name) == mark and (found := await self._find(now, view, after)) is not None:
            return found
        await self.bot.store.note(name, mark)
        return await self._send(now, view, pictures, called, mark[-LONGEST_NONCE:])

    async def named(
        self, now: Outcome, face: Face, name: str, *, called: Sequence[int] = (), again: bool = False
    ) -> discord.Message:
        """Post a message under a name that no other has; `again` looks for it first, among the last ones."""
        pictures = await self._pictures(now, face)
        view = self._layout(now, face, pictures)
        if again and (found := await self._find(now, view, None)) is not None:
            return found
        nonce = hashlib.sha256(name.encode()).hexdigest()[:LONGEST_NONCE]
        return await self._send(now, view, pictures, called, nonce)

    async def _send(
        self, now: Outcome, view: Board, pictures: Sequence[Picture], called: Sequence[int], nonce: str
    ) -> discord.Message:
        channel = await self._channel(now)
        return await channel.send(
            view=view, files=files_of(pictures), allowed_mentions=allowed(called), nonce=nonce
        )

    async def edit(self, now: Outcome, panel: Panel, face: Face) -> bool:
        """Change a message; false if it is not there any more or can't be changed any more."""
        pictures = await self._pictures(now, face)
        try:
            await self._edit(now, panel, face, pictures)
        except discord.HTTPException as error:
            if error.code == ARCHIVED_THREAD and await wake(self.bot, panel.channel_id):
                await self._edit(now, panel, face, pictures)
                return True
            if error.code not in GONE and error.code != TOO_MANY_OLD_EDITS:
                raise
            return False
        return True

    async def _edit(self, now: Outcome, panel: Panel, face: Face, pictures: Sequence[Picture]) -> None:
        await self.message(panel).edit(
            view=self._layout(now, face, pictures), attachments=files_of(pictures), allowed_mentions=allowed()
        )

    async def remove(self, panel: Panel) -> None:
        """Take a message away, if it is still there."""
        try:
            await self.message(panel).delete()
        except discord.HTTPException as error:
            log.info("an old message could not be removed: %s", error)

    async def there(self, panel: Panel) -> bool:
        """Whether a message is still in its channel; where we may not look, it is taken to be."""
        try:
            await self.message(panel).fetch()
        except discord.HTTPException as error:
            return error.code not in GONE
        return True

    def message(self, panel: Panel) -> discord.PartialMessage:
        """The message of a panel."""
        return self.bot.get_partial_messageable(panel.channel_id).get_partial_message(panel.message_id)

    async def _channel(self, now: Outcome) -> discord.PartialMessageable:
        place = await self.bot.table.place(now.campaign_id)
        return self.bot.get_partial_messageable(place.channel, guild_id=place.guild)

    def _layout(self, now: Outcome, face: Face, pictures: Sequence[Picture]) -> Board:
        return layout(face, pictures, campaign_id=now.campaign_id, seen=now.version, campaign=now.campaign)

    async def _pictures(self, now: Outcome, face: Face) -> list[Picture]:
        """The pictures of a face; where they take their time the channel sees that the bot is at work."""
        if not face.is_for(()):
            raise ValueError(f"a message for {', '.join(face.audience)} must not be posted for everybody")
        drawing = asyncio.ensure_future(pictures_of(face, self.bot.studio))
        done, _ = await asyncio.wait({drawing}, timeout=self.patience)
        if not done:
            with suppress(discord.HTTPException):
                await (await self._channel(now)).typing()
        return await drawing

    async def _find(self, now: Outcome, view: Board, after: Panel | None) -> discord.Message | None:
        """A message of ours with the same words, posted after another one."""
        channel = await self._channel(now)
        since = discord.Object(after.message_id) if after is not None else None
        words = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
        try:
            async for message in channel.history(limit=LOOK_BACK, after=since, oldest_first=False):
                if message.author == self.bot.user and list(_texts(message.components)) == words:
                    return message
        except discord.HTTPException as error:
            log.info("the channel's last messages could not be read: %s", error)
        return None


def _texts(components: Iterable[Any]) -> Iterator[str]:
    """All texts of a message, in reading order."""
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from _texts(getattr(component, "children", ()))


def allowed(players: Sequence[int] = ()) -> discord.AllowedMentions:
    """Only these players are called; everybody else is left in peace."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(player) for player in players]
    )
