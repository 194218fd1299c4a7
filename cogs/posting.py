"""Messages of a campaign: posted once, edited while Discord allows it, found again after a crash."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import ui

from bot.store import Panel, Staged
from bot.table.table import Outcome
from bot.views.face import Face
from cogs.labels import custom_ids, label_of
from cogs.layout import Board, files_of, layout, pictures_of
from cogs.presses import Presses, is_worn_out
from cogs.scenes import Scenes
from cogs.threads import wake
from cogs.troubles import ARCHIVED_THREAD, GONE, TROUBLES, code_of, lacking_in
from renders.studio import Picture

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)
T = TypeVar("T")

TOO_MANY_OLD_EDITS = 30046
PATIENCE = 0.8
"""Seconds a picture may take before the channel is told that something is coming."""
LONGEST_WAIT = 30.0
"""Seconds after which Discord is taken not to answer any more; within them discord.py tries five times."""
LONGEST_NONCE = 25
LOOK_BACK = 20
"""Messages among which one that was posted just before a crash is looked for."""
LOOK_FAR_BACK = 100
"""Messages among which those are looked for that know more than the store."""


@dataclass(frozen=True)
class Sheet:
    """A message ready to be sent."""

    view: Board
    pictures: Sequence[Picture] = ()

    @property
    def digest(self) -> str:
        """Its words in a few letters, by which it is known again."""
        return _digest(item.content for item in self.view.walk_children() if isinstance(item, ui.TextDisplay))


class Posting:
    """Posts and edits faces. Nothing here is done under the table's lock."""

    def __init__(self, bot: "Flambeau", scenes: Scenes) -> None:
        self.bot = bot
        self._scenes = scenes
        self.presses = Presses()
        self._begun: set[asyncio.Future[Picture]] = set()
        """Pictures that are drawn before their message is posted."""
        self.patience = PATIENCE
        self.longest_wait = LONGEST_WAIT

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
        follows, even if the game has moved on since: then it is brought up to date. And Discord itself knows it by
        its nonce for a few minutes.
        """
        mark = f"{kind[:2]}{now.campaign_id}.{now.version}.{_following(after)}"
        pictures = [*await self._pictures(now, face), *extra]
        sheet = await self._sheet(now, face, pictures)
        staged = await self._scenes.of(now.campaign_id)
        if is_begun(staged, kind, after):
            begun, _, words = staged.posting[kind].partition(" ")
            found = await self._find(now, {*self._digests(now, face, sheet), *words.split()}, after)
            if found is not None:
                return await self._brought_up(now, found, face, sheet, same=begun == mark)
        words = " ".join([mark, *self._digests(now, face, sheet)])
        await self._scenes.change(now.campaign_id, posting={kind: words})
        return await self._send(now, face, sheet, called, mark[-LONGEST_NONCE:])

    async def named(
        self, now: Outcome, face: Face, name: str, *, called: Sequence[int] = (), again: bool = False
    ) -> discord.Message:
        """Post a message under a name that no other has; `again` looks for it first, among the last ones."""
        sheet = await self._sheet(now, face, await self._pictures(now, face))
        if again and (found := await self._find(now, self._digests(now, face, sheet), None)) is not None:
            return found
        nonce = hashlib.sha256(name.encode()).hexdigest()[:LONGEST_NONCE]
        return await self._send(now, face, sheet, called, nonce)

    async def edit(self, now: Outcome, panel: Panel, face: Face) -> bool:
        """Change a message; false if it is not there any more or can't be changed any more."""
        sheet = await self._sheet(now, face, await self._pictures(now, face))
        try:
            await self._edit(now, panel, face, sheet)
        except discord.HTTPException as error:
            if error.code not in GONE and error.code != TOO_MANY_OLD_EDITS:
                raise
            return False
        return True

    async def remove(self, panel: Panel) -> bool:
        """Take a message away, if it is still there; false if that has to be tried again."""
        try:
            await self._ask(panel.channel_id, self.message(panel).delete)
        except TROUBLES as error:
            if code_of(error) not in GONE:
                log.info("an old message could not be removed: %s", error)
                return False
        return True

    async def pin(self, panel: Panel) -> None:
        """Pin a message to its channel."""
        await self._ask(panel.channel_id, self.message(panel).pin)

    async def there(self, panel: Panel) -> bool:
        """Whether a message is still in its channel; where we may not look, it is taken to be."""
        try:
            await self._ask(panel.channel_id, self.message(panel).fetch)
        except TROUBLES as error:
            return code_of(error) not in GONE
        return True

    async def newer(self, now: Outcome) -> list[Panel]:
        """The messages in the channel that know more of a campaign than the store: from before it was put back."""
        channel, found = self._channel(now), []
        try:
            async with asyncio.timeout(self.longest_wait):
                async for message in channel.history(limit=LOOK_FAR_BACK):
                    labels = filter(None, map(label_of, custom_ids(message.components)))
                    if any(label.campaign == now.campaign_id and label.seen > now.version for label in labels):
                        found.append(Panel("old", message.channel.id, message.id))
        except discord.Forbidden as error:
            log.info("the channel's messages may not be read: %s", error)
        return found

    def message(self, panel: Panel) -> discord.PartialMessage:
        """The message of a panel."""
        return self.bot.get_partial_messageable(panel.channel_id).get_partial_message(panel.message_id)

    # Asking Discord

    async def _ask(self, channel_id: int, call: Callable[[], Awaitable[T]]) -> T:
        """Ask Discord something, as long as there is hope for an answer; a thread that was put away is woken."""
        async with asyncio.timeout(self.longest_wait):
            try:
                return await call()
            except discord.HTTPException as error:
                if error.code != ARCHIVED_THREAD or not await wake(self.bot, channel_id):
                    raise
                return await call()

    async def _send(
        self, now: Outcome, face: Face, sheet: Sheet, called: Sequence[int], nonce: str
    ) -> discord.Message:
        channel = self._channel(now)

        def send(this: Sheet) -> Callable[[], Awaitable[discord.Message]]:
            return lambda: channel.send(
                view=this.view, files=files_of(this.pictures), allowed_mentions=allowed(called), nonce=nonce
            )

        return await self._with_or_without(now, channel.id, face, sheet, send)

    async def _edit(self, now: Outcome, panel: Panel, face: Face, sheet: Sheet) -> discord.Message:
        def edit(this: Sheet) -> Callable[[], Awaitable[discord.Message]]:
            return lambda: self._edit_by_press(panel, this)

        return await self._with_or_without(now, panel.channel_id, face, sheet, edit)

    async def _edit_by_press(self, panel: Panel, sheet: Sheet) -> discord.Message:
        """Edit by the token of a press on the message, which Discord does not count; else as usual."""
        press, channel = self.presses.on(panel.message_id), self.bot.get_channel(panel.channel_id)
        # A thread may have been put away, which is found out and mended only by the usual way.
        if press is not None and channel is not None and not isinstance(channel, discord.Thread):
            try:
                return await press.edit_original_response(
                    view=sheet.view, attachments=files_of(sheet.pictures), allowed_mentions=allowed()
                )
            except discord.HTTPException as error:
                if not is_worn_out(error):
                    raise
                self.presses.forget(panel.message_id)
        return await self.message(panel).edit(
            view=sheet.view, attachments=files_of(sheet.pictures), allowed_mentions=allowed()
        )

    async def _with_or_without(
        self,
        now: Outcome,
        channel_id: int,
        face: Face,
        sheet: Sheet,
        call: Callable[[Sheet], Callable[[], Awaitable[T]]],
    ) -> T:
        """With pictures, or, where no files may be attached, with their words instead."""
        try:
            return await self._ask(channel_id, call(sheet))
        except discord.Forbidden:
            if not sheet.pictures:
                raise
            return await self._ask(channel_id, call(self._told(now, face, sheet.pictures)))

    def _channel(self, now: Outcome) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(now.place.channel, guild_id=now.place.guild)

    # Sheets

    async def _sheet(self, now: Outcome, face: Face, pictures: Sequence[Picture]) -> Sheet:
        if pictures and "attach_files" in lacking_in(self.bot, now.place.channel):
            return self._told(now, face, pictures)
        return Sheet(self._layout(now, face, pictures), pictures)

    def _told(self, now: Outcome, face: Face, pictures: Sequence[Picture]) -> Sheet:
        """What the pictures show, in words."""
        words = [f"-# 🖼️ {' '.join(picture.alt_text.split())}" for picture in pictures if picture.alt_text]
        return Sheet(self._layout(now, replace(face, story=(*words, *face.story)), ()))

    def _layout(self, now: Outcome, face: Face, pictures: Sequence[Picture]) -> Board:
        return layout(face, pictures, campaign_id=now.campaign_id, seen=now.version, campaign=now.campaign)

    async def _pictures(self, now: Outcome, face: Face) -> list[Picture]:
        """The pictures of a face; where they take their time the channel sees that the bot is at work."""
        if not face.is_for(()):
            raise ValueError(f"a message for {', '.join(face.audience)} must not be posted for everybody")
        drawing = asyncio.ensure_future(pictures_of(face, self.bot.studio, now.campaign_id))
        done, _ = await asyncio.wait({drawing}, timeout=self.patience)
        if not done:
            with suppress(*TROUBLES):
                await self._channel(now).typing()
        return await drawing

    def begin_pictures(self, now: Outcome, face: Face) -> None:
        """Have the pictures of a face drawn that is about to be posted; whoever posts it finds them drawn."""
        for picture in face.pictures:
            drawing = asyncio.ensure_future(self.bot.studio.picture(picture, now.campaign_id))
            self._begun.add(drawing)
            drawing.add_done_callback(self._came)

    def _came(self, drawing: "asyncio.Future[Picture]") -> None:
        self._begun.discard(drawing)
        if not drawing.cancelled():
            drawing.exception()  # whoever posts it hears of it

    # Finding

    def _digests(self, now: Outcome, face: Face, sheet: Sheet) -> list[str]:
        """The wordings in which a message may have been posted: with its pictures, and with words for them."""
        told = [self._told(now, face, sheet.pictures)] if sheet.pictures else []
        return [one.digest for one in (sheet, *told)]

    async def _find(self, now: Outcome, digests: Collection[str], after: Panel | None) -> discord.Message | None:
        """A message of ours with one of these wordings, posted after another one."""
        channel = self._channel(now)
        since = discord.Object(after.message_id) if after is not None else None
        try:
            async with asyncio.timeout(self.longest_wait):
                async for message in channel.history(limit=LOOK_BACK, after=since, oldest_first=False):
                    if message.author == self.bot.user and _digest(_texts(message.components)) in digests:
                        return message
        except discord.Forbidden as error:
            # Any other trouble is passed on: whoever can't look must not post a second time.
            log.info("the channel's last messages may not be read: %s", error)
        return None

    async def _brought_up(
        self, now: Outcome, found: discord.Message, face: Face, sheet: Sheet, *, same: bool
    ) -> discord.Message:
        """A message that was posted for an earlier version shows this one."""
        if not same or _digest(_texts(found.components)) != sheet.digest:
            await self._edit(now, Panel("found", found.channel.id, found.id), face, sheet)
        return found


def is_begun(staged: Staged, kind: str, after: Panel | None) -> bool:
    """Whether a message of a kind was about to be posted after another one, and may be there."""
    mark = staged.posting.get(kind, "").partition(" ")[0]
    return bool(mark) and mark.rpartition(".")[2] == _following(after)


def _following(after: Panel | None) -> str:
    """The message that another one follows, in a few digits."""
    return str(after.message_id % 10**6 if after is not None else 0)


def _digest(words: Iterable[str]) -> str:
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:16]


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
