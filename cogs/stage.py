"""The stage: a campaign's messages in its channel, always showing where the game stands.

While a turn lasts one panel is edited. When it is over the panel becomes a short record, the monsters' deeds are
told in a message of their own, and a new panel follows at the bottom of the channel. Beside that goes the pinned
notice (`notices.py`). What Discord does not take is tried again until it does (`healing.py`).
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import TYPE_CHECKING

import discord

from bot.agenda.calendar import ASK
from bot.games import presenter_of, system_of
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.reach import find, lose, lost_since
from bot.store import Panel
from bot.store.records import NOTHING, RESTORED
from bot.table.absence_events import HelpOffered
from bot.table.annals import read_annals
from bot.table.repairs import Repaired
from bot.table.table import Outcome
from bot.table.votes import VoteCast
from bot.views.chapter import Chapter
from bot.views.face import Face
from bot.whereabouts import at
from cogs.chronicle import summary_picture
from cogs.healing import Healing
from cogs.leaving import Leaving
from cogs.notices import LAST_WORDS, PANEL, Notices
from cogs.posting import Posting
from cogs.threads import keep_open
from cogs.troubles import UNKNOWN_CHANNEL, code_of, is_forbidden, is_trouble, lacking_in
from renders.studio import Picture

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)

ON_THE_PANEL = (VoteCast, HelpOffered)
"""What the panel shows as long as it matters."""
SHOWN = "shown of "
"""How the notes begin that hold the version the messages show; then comes the campaign."""
OLD = timedelta(minutes=50)
"""Discord limits how often messages older than an hour are edited, so an old panel is replaced."""


class Stage:
    """Keeps the messages of all campaigns up to date. Drawing is never done under the table's lock."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self.posting = Posting(bot)
        self.leaving = Leaving(bot, self.posting)
        self.healing = Healing(bot.clock, self._try_again)
        self.notices = Notices(bot, self.posting, self.healing)
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._shown: dict[int, int] = {}
        """The version of each campaign that is on the stage, as far as this process knows."""

    async def show(self, campaign_id: int, done: Outcome | None = None, *, again: bool = False) -> None:
        """Bring a campaign's messages up to date. Several deeds in a row need only one edit.

        `done` is what a deed led to, which may be all there is to show; `again` draws also what is shown already.
        """
        async with self._locks[campaign_id], self._remembered(campaign_id):
            await self._bring_up(await self.bot.table.look(campaign_id, done), again=again)

    async def catch_up(self) -> None:
        """Show what happened just before the process ended and was never shown, and what was left over then.

        Where a channel that was gone is there again, its campaign goes on.
        """
        restored = bool(await self.bot.store.noted(RESTORED))
        well = [await self._catch_up(campaign_id, restored=restored) for campaign_id in await self.bot.store.live()]
        if restored and all(well):
            await self.bot.store.note(RESTORED, "")

    async def _catch_up(self, campaign_id: int, *, restored: bool) -> bool:
        """One campaign; false if Discord did not let us. What is wrong with one holds up no other."""
        try:
            if not await self._within_reach(campaign_id):
                return True
            if await find(self.bot.store, campaign_id):
                self.bot.keeper.poke(campaign_id)
            if restored:
                await self.anew(campaign_id)
            elif await self._is_unshown(campaign_id):
                await self.show(campaign_id)
        except Refused as refused:
            log.warning("campaign %s could not be shown: %s", campaign_id, refused)
        except Exception as error:
            trouble = is_trouble(error)
            log.log(
                logging.WARNING if trouble else logging.ERROR, "campaign %s is unshown", campaign_id, exc_info=error
            )
            return not trouble or code_of(error) == UNKNOWN_CHANNEL
        return True

    async def _is_unshown(self, campaign_id: int) -> bool:
        store = self.bot.store
        shown, version = await store.noted(_shown_name(campaign_id)), (await store.load(campaign_id)).version
        if shown is None:
            # From before this was noted, or never shown at all.
            return await self._panel(campaign_id) is None
        return shown != str(version) or bool(await self.leaving.of(campaign_id))

    async def _within_reach(self, campaign_id: int) -> bool:
        """Whether there is a channel to show a campaign in, as far as we know; it may be there again."""
        if await lost_since(self.bot.store, campaign_id) is None:
            return True
        place = await self.bot.table.place(campaign_id)
        return self.bot.get_channel(place.channel) is not None

    async def _try_again(self, campaign_id: int) -> None:
        """Show what could not be shown; the notice as well."""
        if not await self._within_reach(campaign_id):
            return
        if (await self.bot.store.load(campaign_id)).archived:
            await self._sweep_away(campaign_id)
            return
        await self.show(campaign_id)
        if campaign_id in self.notices.unwritten:
            await self.notices.write(await self.bot.table.look(campaign_id))

    @asynccontextmanager
    async def _remembered(self, campaign_id: int) -> AsyncIterator[None]:
        """If something is not shown as it stands after this, that is remembered and tried again."""
        try:
            yield
            swept = await self.leaving.sweep(campaign_id)
        except Refused:
            raise
        except Exception as error:
            if code_of(error) == UNKNOWN_CHANNEL:
                await self.lost(campaign_id)
            else:
                self.healing.failed(campaign_id, error)
                await self._log_what_is_lacking(campaign_id, error)
            raise
        if not swept:
            self.healing.failed(campaign_id)
        elif campaign_id not in self.notices.unwritten:
            self.healing.shown(campaign_id)
        if await find(self.bot.store, campaign_id):
            self.bot.keeper.poke(campaign_id)

    async def _log_what_is_lacking(self, campaign_id: int, error: Exception) -> None:
        if is_forbidden(error):
            place = await self.bot.table.place(campaign_id)
            lack = ", ".join(lacking_in(self.bot, place.channel)) or "nothing we know of"
            log.warning("campaign %s may not be shown in channel %s; lacking: %s", campaign_id, place.channel, lack)

    async def lost(self, campaign_id: int) -> None:
        """The campaign's channel is gone."""
        log.info("campaign %s is out of reach: its channel is gone", campaign_id)
        self.healing.shown(campaign_id)
        await lose(self.bot.store, campaign_id, self.bot.clock.now())

    async def unshown(self) -> list[int]:
        """Campaigns in which something happened that their channel does not show yet."""
        return await self.bot.store.behind(SHOWN)

    async def settle(self) -> None:
        """Wait until what is being shown is written down, as far as there is time before the bot stops."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                for lock in list(self._locks.values()):
                    async with lock:
                        pass

    async def present(self, seen: Outcome, face: Face) -> None:
        """Show another face on the panel for a moment: somebody weighs a deed. Nothing in the game changes."""
        async with self._locks[seen.campaign_id], self._remembered(seen.campaign_id):
            now = await self.bot.table.look(seen.campaign_id, seen)
            if now.version != seen.version:
                raise Refused("board_has_moved_on", version=now.version)
            await self._bring_up(now)
            await self._put(now, face, ())

    async def repost(self, campaign_id: int) -> None:
        """The panel anew at the bottom of the channel, for those who have lost sight of it."""
        async with self._locks[campaign_id], self._remembered(campaign_id):
            await self._repost(await self.bot.table.look(campaign_id))

    async def anew(self, campaign_id: int, pressed: Panel | None = None) -> str | None:
        """Draw everything anew, where the channel has seen more than the store: an earlier save was put back.

        What tells of a time that is lost goes, first of all its buttons: the game may come to the same version in
        another way, and then they would mean something else.
        """
        async with self._locks[campaign_id], self._remembered(campaign_id):
            now = await self.bot.table.look(campaign_id)
            log.warning("campaign %s is drawn anew: its save is older than what was shown", campaign_id)
            newer = await self.posting.newer(now)
            pressed_too = [pressed] if pressed is not None and pressed not in newer else []
            await self.leaving.add(campaign_id, [*newer, *pressed_too])
            self.notices.forget(campaign_id)
            await self._repost(now)
        return await self.link(campaign_id)

    async def _repost(self, now: Outcome) -> None:
        face = await self._face(now, await self._chapter(now))
        await self._post_panel(now, face, await self._panel(now.campaign_id), ())
        self._shown[now.campaign_id] = now.version
        await self.bot.store.note(_shown_name(now.campaign_id), str(now.version))
        self.notices.changed(now)

    async def clear(self, campaign_id: int) -> None:
        """The campaign was put away: nothing shows it any more, or asks whether it goes on."""
        asked = [
            Panel("old", one.channel_id, one.message_id)
            for one in await self.bot.store.days.deliveries(campaign_id)
            if one.key.startswith(ASK) and one.channel_id is not None and one.message_id is not None
        ]
        async with self._locks[campaign_id]:
            # Not before it is our turn: a panel may just be on its way.
            panels = await self.bot.store.panels(campaign_id)
            await self.leaving.add(campaign_id, [*panels, *asked])
            for panel in panels:
                await self.bot.store.drop_panel(campaign_id, panel.kind)
            await self._sweep_away(campaign_id)

    async def mended(self, campaign_id: int) -> str | None:
        """The address of the current panel, drawn first if a restart left an old one, or somebody removed it."""
        await self.show(campaign_id)
        panel = await self._panel(campaign_id)
        if panel is not None and not await self.posting.there(panel):
            await self.repost(campaign_id)
        return await self.link(campaign_id)

    async def link(self, campaign_id: int) -> str | None:
        """The address of the panel as far as it is known."""
        panel, place = await self._panel(campaign_id), await self.bot.table.place(campaign_id)
        if panel is None:
            return None
        return f"https://discord.com/channels/{place.guild}/{panel.channel_id}/{panel.message_id}"

    # Drawing

    async def _bring_up(self, now: Outcome, *, again: bool = False) -> None:
        at(now.campaign_id, now.version)
        shown = self._shown.get(now.campaign_id)
        if again or shown is None or shown < now.version:
            await self._open(now)
            await self._draw(now)
            await self.bot.store.note(_shown_name(now.campaign_id), str(now.version))
            # Not before everything is written down: what failed on the way is drawn again.
            self._shown[now.campaign_id] = now.version
            self.notices.changed(now)

    async def _open(self, now: Outcome) -> None:
        """The first time: a thread that stays open, and the notice above the panel."""
        if await self._panel(now.campaign_id) is None:
            if await self.bot.store.noted(_since_name(now.campaign_id)) is None:
                # A campaign that comes from elsewhere brings a past that has been told there.
                await self.bot.store.note(_since_name(now.campaign_id), str(now.version))
            await keep_open(self.bot, (await self.bot.table.place(now.campaign_id)).channel)
            await self.notices.write(now)

    async def _draw(self, now: Outcome) -> None:
        chapter = await self._chapter(now)
        begun = int(await self.bot.store.noted(_turning_name(now.campaign_id)) or 0)
        if chapter.since < begun < now.version:
            # Half of the page was turned when something failed, and the game has gone on since.
            await self._turn_page(now, await self._chapter(now, until=begun))
            chapter = await self._chapter(now)
        if presenter_of(now.campaign).is_over(chapter):
            await self.bot.store.note(_turning_name(now.campaign_id), str(now.version))
            await self._turn_page(now, chapter)
            return
        face = await self._face(now, chapter)
        await self._put(now, face, await self._to_call(now, face))

    async def _face(self, now: Outcome, chapter: Chapter) -> Face:
        waiting = await self.bot.keeper.waiting(now.campaign_id)
        return presenter_of(now.campaign).panel(now.campaign, chapter, waiting)

    async def _to_call(self, now: Outcome, face: Face) -> tuple[int, ...]:
        """Whom a face calls who is awake and has not heard of it; whoever acted last has seen it."""
        last = await self.bot.store.annals(now.campaign_id, since=now.version - 1)
        actor = last[-1].player if last else None
        others = [player for player in face.mention if player != actor]
        return await self.bot.keeper.to_call(now.campaign_id, face.occasion, others)

    async def _put(self, now: Outcome, face: Face, called: tuple[int, ...]) -> None:
        """A face on the same panel. An edit calls nobody, so for that a new panel is posted below."""
        panel = await self._panel(now.campaign_id)
        if panel is not None and not called and not _is_old(panel) and await self.posting.edit(now, panel, face):
            return
        await self._post_panel(now, face, panel, called)

    async def _turn_page(self, now: Outcome, chapter: Chapter) -> None:
        """A turn is over: its panel becomes a record, then comes the story, then a new panel."""
        old = await self._panel(now.campaign_id)
        record = presenter_of(now.campaign).record(now.campaign, chapter)
        stays = old is not None and record is not None and await self.posting.edit(now, old, record)
        await self._tell(now, chapter, old)
        ended_now = chapter.until == now.version
        rest = Chapter.after(chapter) if ended_now else await self._chapter(now, since=chapter.until)
        face = await self._face(now, rest)
        called = await self._to_call(now, face)
        # Only with its panel is the chapter over: had anything above failed, it would be told again, once.
        over = {_since_name(now.campaign_id): str(chapter.until)}
        await self._post_panel(now, face, old, called, old_stays=stays, notes=over)

    async def _tell(self, now: Outcome, chapter: Chapter, old: Panel | None) -> None:
        """What happened, in the order in which it is told."""
        for told in presenter_of(now.campaign).messages(now.campaign, chapter):
            extra = await self._summary(now) if told.summary else []
            await self.posting.once(now, told.face, told.kind, after=old, extra=extra)

    async def _summary(self, now: Outcome) -> list[Picture]:
        """The picture that goes with the end of what was played. Without it the end is told all the same."""
        try:
            picture = await summary_picture(self.bot, now.campaign_id)
        except Exception:
            log.exception("the summary of campaign %s could not be drawn", now.campaign_id)
            return []
        return [picture] if picture is not None else []

    async def _chapter(self, now: Outcome, *, since: int | None = None, until: int | None = None) -> Chapter:
        """What everybody may know of what happened since the panel was posted; what was taken back did not happen.

        Votes, and that the others are asked about somebody, are not told: that stands on the panel as long as it
        is open, then what was decided is told.
        """
        if since is None:
            since = int(await self.bot.store.noted(_since_name(now.campaign_id)) or 0)
        since, until = min(since, now.version), until or now.version
        written = await self.bot.store.annals(now.campaign_id, since=since)
        told: list[tuple[Event, ...]] = []
        for entry in read_annals(system_of(now.campaign), (line for line in written if line.version <= until)):
            if any(isinstance(event, Repaired) and event.what == "round_taken_back" for event in entry.events):
                told.clear()
            told.append(tuple(filter(_is_told, entry.events)))
        return Chapter(now.campaign, tuple(event for events in told for event in events), since, until)

    # Messages

    async def _post_panel(
        self,
        now: Outcome,
        face: Face,
        old: Panel | None,
        called: tuple[int, ...],
        *,
        old_stays: bool = False,
        notes: Mapping[str, str] = NOTHING,
    ) -> None:
        """A new panel. That it is the panel and the old one has to go is one fact: neither is ever forgotten."""
        campaign_id = now.campaign_id
        message = await self.posting.once(now, face, PANEL, after=old, called=called)
        goes = [old] if old is not None and not old_stays else []
        await self.bot.store.set_panel(
            campaign_id,
            PANEL,
            channel_id=message.channel.id,
            message_id=message.id,
            notes={**notes, **await self.leaving.with_these(campaign_id, goes)},
        )
        await self.bot.keeper.called(campaign_id, face.occasion, called)

    async def _sweep_away(self, campaign_id: int) -> None:
        """The same; what is still there is tried again."""
        if not await self.leaving.sweep(campaign_id):
            self.healing.failed(campaign_id)

    async def _panel(self, campaign_id: int) -> Panel | None:
        found = await self.bot.store.panels(campaign_id)
        return next((panel for panel in found if panel.kind == PANEL), None)


def _since_name(campaign_id: int) -> str:
    """The note that holds the version after which the current chapter began."""
    return f"chapter of {campaign_id}"


def _turning_name(campaign_id: int) -> str:
    """The note that holds the version at which the last page was begun to be turned."""
    return f"turning of {campaign_id}"


def _shown_name(campaign_id: int) -> str:
    """The note that holds the version the messages show."""
    return f"{SHOWN}{campaign_id}"


def _is_told(event: Event) -> bool:
    """Whether the channel hears of an event."""
    return event.is_for(()) and not isinstance(event, ON_THE_PANEL)


def _is_old(panel: Panel) -> bool:
    return discord.utils.utcnow() - discord.utils.snowflake_time(panel.message_id) > OLD
