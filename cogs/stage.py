"""The stage: a campaign's messages in its channel, always showing where the game stands.

While a turn lasts one panel is edited. When it is over the panel becomes a short record, the monsters' deeds are
told in a message of their own, and a new panel follows at the bottom of the channel. Beside that goes the pinned
notice (`notices.py`). What Discord does not take is tried again until it does (`healing.py`).
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord

from bot.agenda.calendar import ASK
from bot.games import presenter_of
from bot.kernel.refused import Refused
from bot.recent import Locks, Recent
from bot.store import RESTORED, Panel, Staged
from bot.table.table import Outcome
from bot.views.chapter import Chapter
from bot.views.face import Face
from bot.whereabouts import at
from cogs.chapters import Past, Pasts
from cogs.chronicle import summary_of
from cogs.healing import Healing
from cogs.leaving import Leaving
from cogs.notices import LAST_WORDS, Notices
from cogs.posting import Posting, is_begun
from cogs.scenes import PANEL, Scenes
from cogs.threads import keep_open
from cogs.troubles import UNKNOWN_CHANNEL, code_of, is_forbidden, is_trouble, lacking_in
from renders.studio import Picture

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)

OLD = timedelta(minutes=50)
"""Discord limits how often messages older than an hour are edited, so an old panel is replaced."""
MOST_MET = 5000
"""Campaigns that this process need not meet again."""
MOST_LATELY = 200
"""Campaigns of which it is known what was done in them last."""


class Stage:
    """Keeps all messages up to date, never under the table's lock. Panels take thought, and are made in threads."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self.scenes = Scenes(bot)
        self.pasts = Pasts(bot.store)
        self.posting = Posting(bot, self.scenes)
        self.leaving = Leaving(self.scenes, self.posting)
        self.healing = Healing(bot.clock, self._try_again)
        self.notices = Notices(bot, self.posting, self.healing, self.scenes)
        self._locks = Locks()
        self._met: Recent[int, bool] = Recent(MOST_MET)
        """Campaigns that this process has shown."""
        self._lately: Recent[int, Outcome] = Recent(MOST_LATELY)
        """What deeds led to lately, as far as somebody wants it shown."""

    async def show(self, campaign_id: int, done: Outcome | None = None, *, again: bool = False) -> None:
        """Bring a campaign's messages up to date. Several deeds in a row need only one edit.

        `done` is what a deed led to, which may be all there is to show; `again` draws also what is shown already.
        """
        if done is not None:
            self._lately[campaign_id] = _newer(done, self._lately.get(campaign_id))
        async with self._locks[campaign_id], self._remembered(campaign_id):
            if done is None:
                now = await self.bot.table.look(campaign_id)
            else:
                # Whoever did something after us may want it shown already.
                now = _newer(done, self._lately.get(campaign_id))
            await self._bring_up(now, again=again)
            if self._lately.get(campaign_id) is now:
                self._lately.forget(campaign_id)  # it is shown, and a whole campaign takes room

    async def meet(self, campaign_id: int) -> None:
        """Before the first deed of this process in a campaign, finish what another one was showing when it ended.

        What was half shown is known again by how the campaign stood then.
        """
        if campaign_id in self._met:
            return
        staged = await self.scenes.of(campaign_id)
        if campaign_id not in self._met and staged.lost is None and staged.shown is not None:
            saved = await self.bot.store.load(campaign_id)
            if saved.version != staged.shown and not saved.archived:
                await self._show_if_we_can(campaign_id)
        self._met[campaign_id] = True

    async def _show_if_we_can(self, campaign_id: int) -> None:
        """Show a campaign. Whatever comes of it, the game goes on: it is tried again by itself."""
        try:
            await self.show(campaign_id)
        except Refused as refused:
            log.warning("campaign %s could not be shown: %s", campaign_id, refused)
        except Exception as error:
            level = logging.WARNING if is_trouble(error) else logging.ERROR
            log.log(level, "campaign %s is unshown", campaign_id, exc_info=error)

    async def catch_up(self) -> None:
        """Show what happened just before the process ended and was never shown, and what was left over then.

        Where a channel that was gone is there again, its campaign goes on.
        """
        store, owned = self.bot.store, self.bot.owned
        restored = bool(await store.noted(RESTORED))
        behind = await (store.live(owned) if restored else store.staging.behind(owned))
        lost = await store.staging.lost(owned)
        well = [await self._catch_up(campaign_id, restored=restored) for campaign_id in {*behind, *lost}]
        if restored and all(well):
            await store.note(RESTORED, "")

    async def _catch_up(self, campaign_id: int, *, restored: bool) -> bool:
        """One campaign; false if Discord did not let us. What is wrong with one holds up no other."""
        try:
            if not await self._within_reach(campaign_id):
                return True
            await self._found(campaign_id)
            await (self.anew(campaign_id) if restored else self.show(campaign_id))
        except Refused as refused:
            log.warning("campaign %s could not be shown: %s", campaign_id, refused)
        except Exception as error:
            trouble = is_trouble(error)
            log.log(
                logging.WARNING if trouble else logging.ERROR, "campaign %s is unshown", campaign_id, exc_info=error
            )
            return not trouble or code_of(error) == UNKNOWN_CHANNEL
        return True

    async def _within_reach(self, campaign_id: int) -> bool:
        """Whether there is a channel to show a campaign in, as far as we know; it may be there again."""
        if (await self.scenes.of(campaign_id)).lost is None:
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
        await self._found(campaign_id)

    async def _log_what_is_lacking(self, campaign_id: int, error: Exception) -> None:
        if is_forbidden(error):
            place = await self.bot.table.place(campaign_id)
            lack = ", ".join(lacking_in(self.bot, place.channel)) or "nothing we know of"
            log.warning("campaign %s may not be shown in channel %s; lacking: %s", campaign_id, place.channel, lack)

    async def lost(self, campaign_id: int) -> None:
        """The campaign's channel is gone."""
        log.info("campaign %s is out of reach: its channel is gone", campaign_id)
        self.healing.shown(campaign_id)
        if (await self.scenes.of(campaign_id)).lost is None:
            await self.scenes.change(campaign_id, lost=self.bot.clock.now())
            self.bot.keeper.poke(campaign_id)

    async def _found(self, campaign_id: int) -> None:
        """Its channel is there; if it had been gone, the clock goes on."""
        if (await self.scenes.of(campaign_id)).lost is not None:
            await self.scenes.change(campaign_id, lost=None)
            await self.bot.store.days.look_now([campaign_id])
            self.bot.keeper.poke(campaign_id)

    async def unshown(self) -> list[int]:
        """Campaigns that are not shown as they stand."""
        return await self.bot.store.staging.behind(self.bot.owned)

    async def settle(self) -> None:
        """Wait until what is being shown is written down, as far as there is time before the bot stops."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self._locks.settle()

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
            leaving = await self.leaving.with_these(campaign_id, [*newer, *pressed_too])
            await self.scenes.change(campaign_id, leaving=leaving)
            self.notices.forget(campaign_id)
            self.pasts.forget(campaign_id)
            await self._repost(now)
        return await self.link(campaign_id)

    async def _repost(self, now: Outcome) -> None:
        staged = await self.scenes.of(now.campaign_id)
        past = await self.pasts.of(now, staged.chapter)
        face = await self._face(now, await past.chapter())
        await self._post_panel(now, face, staged.panels.get(PANEL), (), shown=now.version)
        self._met[now.campaign_id] = True
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
            panels = (await self.scenes.of(campaign_id)).panels
            leaving = await self.leaving.with_these(campaign_id, [*panels.values(), *asked])
            await self.scenes.change(campaign_id, panels=dict.fromkeys(panels), leaving=leaving)
            await self._sweep_away(campaign_id)

    async def mended(self, campaign_id: int) -> str | None:
        """The address of the current panel, drawn first if a restart left an old one, or somebody removed it."""
        await self.show(campaign_id)
        panel = await self.scenes.panel(campaign_id)
        if panel is not None and not await self.posting.there(panel):
            await self.repost(campaign_id)
        return await self.link(campaign_id)

    async def link(self, campaign_id: int) -> str | None:
        """The address of the panel as far as it is known."""
        panel, place = await self.scenes.panel(campaign_id), await self.bot.table.place(campaign_id)
        if panel is None:
            return None
        return f"https://discord.com/channels/{place.guild}/{panel.channel_id}/{panel.message_id}"

    # Drawing

    async def _bring_up(self, now: Outcome, *, again: bool = False) -> None:
        at(now.campaign_id, now.version)
        shown = (await self.scenes.of(now.campaign_id)).shown
        if again or now.campaign_id not in self._met or shown is None or shown < now.version:
            await self._open(now)
            await self._draw(now)
            self._met[now.campaign_id] = True
            self.notices.changed(now)

    async def _open(self, now: Outcome) -> None:
        """The first time: a thread that stays open, and the notice above the panel."""
        staged = await self.scenes.of(now.campaign_id)
        if PANEL not in staged.panels:
            if staged.chapter is None:
                # A campaign that comes from elsewhere brings a past that has been told there.
                await self.scenes.change(now.campaign_id, chapter=now.version)
            await keep_open(self.bot, now.place.channel)
            await self.notices.write(now)

    async def _draw(self, now: Outcome) -> None:
        staged = await self.scenes.of(now.campaign_id)
        past = await self.pasts.of(now, staged.chapter)
        since = past.since
        if since < staged.turning < now.version:
            # Half of the page was turned when something failed, and the game has gone on since.
            await self._turn_page(now, past, await past.chapter(until=staged.turning))
            since = staged.turning
        chapter = await past.chapter(since=since)
        if presenter_of(now.campaign).is_over(chapter):
            await self.scenes.change(now.campaign_id, turning=now.version)
            await self._turn_page(now, past, chapter)
            return
        face = await self._face(now, chapter)
        await self._put(now, face, await self._to_call(now, face, past))

    async def _face(self, now: Outcome, chapter: Chapter) -> Face:
        waiting = await self.bot.keeper.waiting(now.campaign_id, now.version)
        face = await asyncio.to_thread(presenter_of(now.campaign).panel, now.campaign, chapter, waiting)
        return await self._with_summary(now, face) if face.summary else face

    async def _to_call(self, now: Outcome, face: Face, past: Past) -> tuple[int, ...]:
        """Whom a face calls who is awake and has not heard of it; whoever acted last has seen it."""
        others = [player for player in face.mention if player != past.actor]
        return await self.bot.keeper.to_call(now.campaign_id, face.occasion, others)

    async def _put(self, now: Outcome, face: Face, called: tuple[int, ...]) -> None:
        """A face on the same panel. An edit calls nobody, so for that a new panel is posted below."""
        staged = await self.scenes.of(now.campaign_id)
        panel = staged.panels.get(PANEL)
        edited = (
            panel is not None
            and not called
            and _can_be_edited(staged, panel)
            and await self.posting.edit(now, panel, face)
        )
        if not edited:
            await self._post_panel(now, face, panel, called, shown=now.version)
        elif staged.shown != now.version:
            await self.scenes.change(now.campaign_id, shown=now.version)

    async def _turn_page(self, now: Outcome, past: Past, chapter: Chapter) -> None:
        """A turn is over: its panel becomes a record, then comes the story, then a new panel.

        What the panel shows takes longest to draw, so that is begun first.
        """
        old = await self.scenes.panel(now.campaign_id)
        ended_now = chapter.until == now.version
        rest = Chapter.after(chapter) if ended_now else await past.chapter(since=chapter.until)
        face = await self._face(now, rest)
        self.posting.begin_pictures(now, face)
        record = presenter_of(now.campaign).record(now.campaign, chapter)
        stays = old is not None and record is not None and await self.posting.edit(now, old, record)
        await self._tell(now, chapter, old)
        called = await self._to_call(now, face, past)
        # Only with its panel is the chapter over: had anything above failed, it would be told again, once.
        over = {"chapter": chapter.until} | ({"shown": now.version} if ended_now else {})
        await self._post_panel(now, face, old, called, old_stays=stays, **over)
        self.pasts.keep(Chapter.after(chapter), now.campaign_id)

    async def _tell(self, now: Outcome, chapter: Chapter, old: Panel | None) -> None:
        """What happened, in the order in which it is told."""
        for told in presenter_of(now.campaign).messages(now.campaign, chapter):
            extra = await self._summary(now) if told.summary else []
            await self.posting.once(now, told.face, told.kind, after=old, extra=extra)

    async def _with_summary(self, now: Outcome, face: Face) -> Face:
        """A face with the picture of what was played in numbers. Without it the end is told all the same."""
        try:
            summary = await summary_of(self.bot, now.campaign_id)
        except Exception:
            log.exception("what campaign %s has played could not be added up", now.campaign_id)
            return face
        return replace(face, pictures=(*face.pictures, summary.picture)) if summary is not None else face

    async def _summary(self, now: Outcome) -> list[Picture]:
        """The picture that goes with the end of what was played. Without it the end is told all the same."""
        try:
            summary = await summary_of(self.bot, now.campaign_id)
            picture = await self.bot.studio.picture(summary.picture) if summary is not None else None
        except Exception:
            log.exception("the summary of campaign %s could not be drawn", now.campaign_id)
            return []
        return [picture] if picture is not None else []

    # Messages

    async def _post_panel(
        self,
        now: Outcome,
        face: Face,
        old: Panel | None,
        called: tuple[int, ...],
        *,
        old_stays: bool = False,
        **changes: Any,
    ) -> None:
        """A new panel. That it is the panel, whom it has called and that the old one has to go is one fact."""
        message = await self.posting.once(now, face, PANEL, after=old, called=called)
        goes = [old] if old is not None and not old_stays else []
        await self.scenes.change(
            now.campaign_id,
            heard=self.bot.keeper.call(face.occasion, called),
            panels={PANEL: Panel(PANEL, message.channel.id, message.id)},
            leaving=await self.leaving.with_these(now.campaign_id, goes),
            **changes,
        )

    async def _sweep_away(self, campaign_id: int) -> None:
        """The same; what is still there is tried again."""
        if not await self.leaving.sweep(campaign_id):
            self.healing.failed(campaign_id)


def _newer(one: Outcome, other: Outcome | None) -> Outcome:
    return other if other is not None and other.version > one.version else one


def _can_be_edited(staged: Staged, panel: Panel) -> bool:
    """Whether a panel need not be replaced: neither is it old, nor was the next one about to be posted."""
    old = discord.utils.utcnow() - discord.utils.snowflake_time(panel.message_id) > OLD
    return not old and not is_begun(staged, PANEL, panel)
