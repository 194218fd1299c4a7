"""The keeper of days: looks at the clock and does what is due, once, whatever happens in between.

What it does is worked out anew each time (`bot/agenda/`) from what is saved. A deed by the clock carries a number
made from its name, so the table does it once. A message is written down as claimed before it is posted and as sent
afterwards; where a crash came between, it is delivered again with the request to look for it first.
"""

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import NamedTuple, Protocol

from bot.agenda import AGENDA_VERSION, Due, History, Standing, agenda
from bot.agenda.calendar import no_longer_asked
from bot.agenda.due import Act, Archiving, Message, is_kept
from bot.agenda.reminders import call_key
from bot.almanac import Almanac, Page, read_habits
from bot.clock import Clock
from bot.games import CONTENT_LOST, BadSave, NewerRules
from bot.habits import Habits
from bot.heartbeat import OUTAGE, last_beat, notice_outage
from bot.kernel.refused import Refused
from bot.misgivings import Misgivings
from bot.recent import Recent
from bot.store import Delivery, Heard, Owned, Store
from bot.table.campaign import NOBODY
from bot.table.numbers import number_of
from bot.table.table import MOVED_ON, Table, TableFault
from bot.views.waiting import Waiting
from bot.whereabouts import at

log = logging.getLogger(__name__)

LOOK_AGAIN = timedelta(days=1)
"""At the latest; nothing is ever due that no look has found before."""
RETRY = timedelta(minutes=1)
"""After something went wrong; each further time twice as long."""
LONGEST_RETRY = timedelta(hours=1)
GLANCE = timedelta(minutes=1)
"""Where several processes look after campaigns, one may change what another looks at: so often it is seen."""
MOST_REMEMBERED = 1000
"""Campaigns in which something went wrong."""
LONG_AGO = datetime.min.replace(tzinfo=UTC)
NOTED_VERSION = "version of the agenda"
"""The note with the version by which the dates of all looks were worked out."""
MOST_AT_ONCE = 25
"""Deeds and messages in one campaign before the others have their turn."""


class Looked(NamedTuple):
    """What came of a look at a campaign: when to look again, if ever, and what was looked at."""

    again: datetime | None
    version: int
    stirs: int | None = None
    """How often we were told to look by then; None if that does not matter."""


@dataclass(frozen=True)
class Sent:
    """The message by which something was told."""

    channel_id: int
    message_id: int


class NotReached(Exception):
    """The players could not be reached just now, which is nobody's mistake: it is tried again later."""


class Courier(Protocol):
    """Brings what is due to the players. Whatever it raises is tried again later."""

    async def deliver(self, campaign_id: int, due: Message, *, again: bool) -> Sent | None:
        """Post a message about something that is due; None if there is nobody or nothing to tell it to.

        `due.key` is the message's name. With `again` a message of this name may have been posted already: then
        that one is looked for first, and is what is returned.
        """
        ...

    async def shown(self, campaign_id: int) -> None:
        """The clock did something in a campaign: its panel is to show it."""
        ...

    async def tidy(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        """These are about nothing any more: their messages may go. Some may never have been posted."""
        ...


class Keeper:
    """Does everything that is due in all campaigns."""

    def __init__(
        self, table: Table, store: Store, courier: Courier, clock: Clock, owned: Owned | None = None
    ) -> None:
        self._table = table
        self._store = store
        self._courier = courier
        self._clock = clock
        self._owned = owned
        self._almanac = Almanac(store, table.referee, clock)
        self._misgivings = Misgivings(store, owned)
        self._begun = False
        self.busy = False
        """Whether something is being looked at, or about to be."""
        self._beat = LONG_AGO
        """When the bot was known to be there last."""
        self._wake = LONG_AGO
        """When to ask the store which campaigns are to be looked at."""
        self._poked: set[int] = set()
        """Campaigns to look at now."""
        self._stirred = asyncio.Event()
        self._stirs = 0
        """How often something changed for several campaigns."""
        self._acting: int | None = None
        """The campaign in which we are just doing something ourselves."""
        self._refused: Recent[int, tuple[int, set[str]]] = Recent(MOST_REMEMBERED)
        """By campaign: its version, and what the rules did not allow in it. In another version they may."""
        self._failures: Recent[int, int] = Recent(MOST_REMEMBERED)
        """How often in a row something went wrong in a campaign."""
        self._unshown: set[int] = set()
        """Campaigns whose panel does not show yet what the clock did."""

    # The clock

    async def run(self) -> None:
        """Do what is due whenever it is, until cancelled. Whoever runs this begins it again if it fails."""
        while True:
            self._stirred.clear()
            self.busy = True
            wake = await self.tick()
            self.busy = self._stirred.is_set()
            if self._owned is not None:
                wake = self._wake = min(wake, self._clock.now() + GLANCE)
            await self._clock.sleep_until(wake, unless=self._stirred)

    def poke(self, campaign_id: int) -> None:
        """Something was done in a campaign: look at it now. The store knows too, in case we don't come to it."""
        self._almanac.forget(campaign_id)
        if campaign_id != self._acting:
            self._poked.add(campaign_id)
            self.busy = True
            self._stirred.set()

    def stir(self) -> None:
        """Something changed for several campaigns, such as a player's habits, and the store knows for which."""
        self._almanac.forget_all()
        self._wake = LONG_AGO
        self._stirs += 1
        self._stirred.set()

    async def tick(self) -> datetime:
        """Do everything that is due by now; when to look again."""
        if not self._begun:
            await self._begin()
        await self._notice_outage()
        while due := await self._to_look_at():
            for campaign_id in due:
                await self._look_after(campaign_id)
        return self._wake

    async def _begin(self) -> None:
        await self._misgivings.look_back()
        if await self._store.noted(NOTED_VERSION) != str(AGENDA_VERSION):
            await self._store.days.look_now()
            await self._store.note(NOTED_VERSION, str(AGENDA_VERSION))
        self._poked |= {*await self._store.days.unsent(self._owned)}
        self._begun = True

    async def _notice_outage(self) -> None:
        """See whether the bot was not there; then nobody was waited for. That only puts things off."""
        now = self._clock.now()
        if now - self._beat > OUTAGE:
            if await notice_outage(self._store, now, self._owned):
                self._almanac.forget_all()
            self._beat = await last_beat(self._store, self._owned) or now

    async def _to_look_at(self) -> list[int]:
        """Those in which something was done; once it is time, all whose time has come."""
        now = self._clock.now()
        poked, self._poked = self._poked, set()
        if now < self._wake:
            return sorted(poked)
        found = await self._store.days.to_look_at(now, self._owned)
        if not found and not poked:
            stirs, following = self._stirs, await self._store.days.next_look(self._owned)
            if stirs == self._stirs:  # else something changed while we asked, and it is time to look again
                self._wake = following or now + LOOK_AGAIN
        return sorted({*found, *poked})

    # Looking

    async def standing(self, campaign_id: int) -> Standing | None:
        """How a campaign stands; None if there is none of this id."""
        page = await self._almanac.page(campaign_id)
        return page.standing if page is not None else None

    async def waiting(self, campaign_id: int, version: int = 0) -> Waiting:
        """When the clock goes on without the players, for the messages that tell it."""
        return await self._almanac.waiting(campaign_id, version)

    async def habits(self, players: Collection[int]) -> dict[int, Habits]:
        """The habits of these players."""
        found = await self._store.days.habits(players)
        return {player: read_habits(player, found.get(player)) for player in players}

    async def to_call(self, campaign_id: int, occasion: str, players: Sequence[int]) -> tuple[int, ...]:
        """Those who may be called now, and have not heard of it; the others hear of it after their night."""
        page = await self._almanac.page(campaign_id) if players else None
        if page is None:
            return ()
        now, habits = self._clock.now(), {player: Habits() for player in players} | page.habits
        awake = [one for one in players if not habits[one].is_quiet(now) and not habits[one].on_holiday(now)]
        kept = page.lately.deliveries
        told = {one.player for one in kept if one.sent is not None and _is_about(one, occasion)}
        return tuple(one for one in awake if one not in told)

    def call(self, occasion: str, players: Sequence[int]) -> Heard | None:
        """What is written down when players are called; whatever is posted again, they have heard of it."""
        keys = {call_key(occasion, player): player for player in players}
        return Heard(occasion, keys, self._clock.now()) if keys else None

    def told(self, campaign_id: int, heard: Heard) -> None:
        """It was written down that somebody has heard of something."""
        self._almanac.told(campaign_id, heard)

    async def _look_after(self, campaign_id: int) -> None:
        """Do what is due in a campaign and note when to look at it next. What went wrong is tried again later."""
        self._poked.discard(campaign_id)
        at(campaign_id)
        wake: datetime | None = None
        version: int | None = None
        stirs: int | None = None
        try:
            wake, version, stirs = await self._work(campaign_id)
            self._failures.forget(campaign_id)
        except NewerRules:
            log.info("campaign %s is left to a newer Flambeau; it is looked at again in %s", campaign_id, RETRY)
            wake = self._clock.now() + RETRY
        except BadSave as error:
            log.error("campaign %s is set aside, since it can't be read: %s", campaign_id, error)
        except Refused as refused:
            if refused.code != CONTENT_LOST:
                raise
            log.error("campaign %s is set aside, since what its quest began with is lost", campaign_id)
        except NotReached as error:
            pause = self._pause(campaign_id)
            log.warning("nobody is reached in campaign %s; next try in %s: %s", campaign_id, pause, error)
            wake = self._clock.now() + pause
        except Exception:
            pause = self._pause(campaign_id)
            log.exception("campaign %s could not be looked after; next try in %s", campaign_id, pause)
            wake = self._clock.now() + pause
        if version is None:
            version = await self._store.version(campaign_id)
        if version is not None and not await self._store.days.look_again(
            campaign_id, wake, seen_version=version, seen_stirs=stirs
        ):
            # Something has happened since. Whoever did it may not have come to tell us.
            self._almanac.forget(campaign_id)
        if wake is not None:
            self._wake = min(self._wake, wake)

    def _pause(self, campaign_id: int) -> timedelta:
        """How long to leave a campaign alone in which something went wrong, once more."""
        failures = self._failures[campaign_id] = (self._failures.get(campaign_id) or 0) + 1
        pause: timedelta = min(RETRY * 2 ** (failures - 1), LONGEST_RETRY)
        return pause

    async def _work(self, campaign_id: int) -> Looked:
        """Do one thing after the other, each by how things stand then; when to look again."""
        for _ in range(MOST_AT_ONCE):
            now, page = self._clock.now(), await self._almanac.page(campaign_id)
            # Nobody hears anything where there is no channel any more, so nothing is due there.
            if page is None:
                return Looked(None, 0)
            if page.lately.lost is not None:
                return Looked(None, page.standing.version, page.lately.stirs)
            standing, history, stirs = page.standing, page.history, page.lately.stirs
            if await self._misgivings.is_aside(campaign_id, standing.version):
                return Looked(None, standing.version, stirs)
            plan = self._allowed(standing, await self._plan(page, history, now))
            if await self._tidy(standing, history, plan, now):
                continue
            if campaign_id in self._unshown:
                await self._show(campaign_id)
            if not plan or plan[0].at > now:
                next_due = min([due.at for due in plan] or [now + LOOK_AGAIN])
                return Looked(None if standing.archived else next_due, standing.version, stirs)
            try:
                await self._do(standing, history, plan[0], now)
            finally:
                # Not before: somebody may have asked while it was under way.
                self._almanac.forget(campaign_id)
        return Looked(self._clock.now() + RETRY, standing.version)

    async def _plan(self, page: Page, history: History, now: datetime) -> Sequence[Due]:
        return await self._table.referee.rule(partial(agenda, page.standing, page.habits, history, now))

    def _allowed(self, standing: Standing, plan: Sequence[Due]) -> list[Due]:
        """The agenda without what was refused in the campaign as it stands."""
        version, keys = self._refused.get(standing.campaign_id) or (standing.version, set())
        return [due for due in plan if version != standing.version or due.key not in keys]

    # Doing

    async def _do(self, standing: Standing, history: History, due: Due, now: datetime) -> None:
        """One thing that is due. It may end anywhere in here, and be begun again."""
        campaign_id = standing.campaign_id
        again = any(key in history.deliveries for key in due.keys)
        if is_kept(due):
            await self._store.days.claim(campaign_id, claims_of(due, now))
        if isinstance(due, Act) and not await self._act(standing, due):
            if not again:
                await self._store.days.release(campaign_id, list(due.keys))
            return
        sent = await self._courier.deliver(campaign_id, due, again=again) if isinstance(due, Message) else None
        if is_kept(due):
            channel, message = (sent.channel_id, sent.message_id) if sent is not None else (None, None)
            await self._store.days.sent(campaign_id, list(due.keys), now, channel_id=channel, message_id=message)

    async def _act(self, standing: Standing, due: Act) -> bool:
        """Do a deed by the clock, once; whether it was possible."""
        campaign_id, number = standing.campaign_id, number_of(standing.campaign_id, due.key)
        await self._misgivings.about_to(campaign_id, standing.version, due.key)
        self._acting = campaign_id
        try:
            if isinstance(due, Archiving):
                await self._table.archive(campaign_id, NOBODY, interaction=number, manager=True)
                return True
            done = await self._table.act(campaign_id, due.by, due.deed, interaction=number, seen=standing.version)
        except (Refused, TableFault) as error:
            if not isinstance(error, Refused) or error.code != MOVED_ON:
                log.warning("campaign %s: %s could not be done: %s", campaign_id, due.key, error)
                self._note_refusal(standing, due.key)
            await self._misgivings.came_back()
            return False
        except asyncio.CancelledError:
            await self._misgivings.came_back()
            raise
        finally:
            self._acting = None
        if done.repeated and not is_kept(due):
            # It was done, and yet it is due: whatever that means, doing it again and again is no help.
            self._note_refusal(standing, due.key)
        self._unshown.add(campaign_id)
        await self._show(campaign_id)
        return True

    def _note_refusal(self, standing: Standing, key: str) -> None:
        version, keys = self._refused.get(standing.campaign_id) or (standing.version, set())
        kept = keys if version == standing.version else set()
        self._refused[standing.campaign_id] = standing.version, kept | {key}

    async def _show(self, campaign_id: int) -> None:
        await self._courier.shown(campaign_id)
        self._unshown.discard(campaign_id)

    async def _tidy(self, standing: Standing, history: History, plan: Sequence[Due], now: datetime) -> bool:
        """Let messages go that are about nothing any more; whether there were any."""
        planned = {key for due in plan for key in due.keys}
        old = [
            one
            for one in history.deliveries.values()
            if one.over is None and one.key not in planned and _is_over(one, standing)
        ]
        posted = [one for one in old if one.message_id is not None or one.sent is None]
        if posted:
            try:
                await self._courier.tidy(standing.campaign_id, posted)
            except NotReached:
                raise
            except Exception:
                log.exception("old messages of campaign %s could not be removed", standing.campaign_id)
        if old:
            keys = [one.key for one in old]
            await self._store.days.over(standing.campaign_id, keys, now)
            self._almanac.over(standing.campaign_id, keys, now)
        return bool(old)


def _is_about(delivery: Delivery, occasion: str) -> bool:
    """Whether somebody was told of this, or of a part of it."""
    return f"{delivery.occasion}/".startswith(f"{occasion}/")


def _is_over(delivery: Delivery, standing: Standing) -> bool:
    """Whether what it is about is over. What is about nothing in particular stays, unless it was never told."""
    if delivery.occasion is None:
        return delivery.sent is None or no_longer_asked(delivery.key, standing)
    return delivery.occasion not in standing.under_way


def claims_of(due: Due, now: datetime) -> list[Delivery]:
    """What is written down before something is told."""
    occasion = due.occasion if isinstance(due, Message) else None
    return [
        Delivery(key=key, bundle=due.key, occasion=occasion, player=player, due=due.at, claimed=now)
        for key, player in due.keys.items()
    ]
