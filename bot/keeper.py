"""The keeper of days: looks at the clock and does what is due, once, whatever happens in between.

What it does is worked out anew each time (`bot/agenda/`) from what is saved. A deed by the clock carries a number
made from its name, so the table does it once. A message is written down as claimed before it is posted and as sent
afterwards; where a crash came between, it is delivered again with the request to look for it first.
"""

import asyncio
import hashlib
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from bot.agenda import Due, History, Outages, Standing, agenda, names_under_way
from bot.agenda.calendar import no_longer_asked
from bot.agenda.deadlines import deadlines
from bot.agenda.due import Act, Archiving, Message, is_kept
from bot.agenda.reminders import call_key
from bot.clock import Clock
from bot.games import CONTENT_LOST, BadSave, system
from bot.habits import Habits
from bot.heartbeat import notice_outage
from bot.kernel.refused import Refused
from bot.misgivings import Misgivings
from bot.reach import lost_since
from bot.store import Delivery, Lately, Store
from bot.table.campaign import NOBODY, Campaign
from bot.table.pins import Pins, opened
from bot.table.table import Table, TableFault
from bot.views.waiting import NO_CLOCK, Waiting
from bot.whereabouts import at

log = logging.getLogger(__name__)

LOOK_AGAIN = timedelta(days=1)
"""At the latest; nothing is ever due that no look has found before."""
RETRY = timedelta(minutes=1)
"""After something went wrong; each further time twice as long."""
LONGEST_RETRY = timedelta(hours=1)
MOST_READ = 16
"""Campaigns that need not be read again."""
MOST_AT_ONCE = 25
"""Deeds and messages in one campaign before the others have their turn."""


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

    def __init__(self, table: Table, store: Store, courier: Courier, clock: Clock) -> None:
        self._table = table
        self._store = store
        self._pins = Pins(store, table.referee)
        self._courier = courier
        self._clock = clock
        self._misgivings = Misgivings(store)
        self._begun = False
        self._next: dict[int, datetime] = {}
        """When to look at each campaign."""
        self._poked: set[int] = set()
        """Campaigns to look at now."""
        self._stirred = asyncio.Event()
        self._acting: int | None = None
        """The campaign in which we are just doing something ourselves."""
        self._refused: dict[int, tuple[int, set[str]]] = {}
        """By campaign: its version, and what the rules did not allow in it. In another version they may."""
        self._read: dict[int, tuple[Lately, Campaign]] = {}
        """The campaigns that were looked at last, as they were read. Nobody changes them here."""
        self._failures: dict[int, int] = {}
        """How often in a row something went wrong in a campaign."""
        self._unshown: set[int] = set()
        """Campaigns whose panel does not show yet what the clock did."""

    # The clock

    async def run(self) -> None:
        """Do what is due whenever it is, until cancelled. Whoever runs this begins it again if it fails."""
        while True:
            self._stirred.clear()
            wake = await self.tick()
            await self._clock.sleep_until(wake, unless=self._stirred)

    def poke(self, campaign_id: int) -> None:
        """Something was done in a campaign: look at it now."""
        if campaign_id != self._acting:
            self._poked.add(campaign_id)
            self._stirred.set()

    async def poke_player(self, player: int) -> None:
        """A player has other habits now: look at all their campaigns."""
        for campaign_id in await self._store.days.campaigns_of(player):
            self.poke(campaign_id)

    async def tick(self) -> datetime:
        """Do everything that is due by now; when to look again."""
        now = self._clock.now()
        if not self._begun:
            await self._misgivings.look_back()
        if await notice_outage(self._store, now) or not self._begun:
            self._begun = True
            self._poked |= {*await self._store.live(), *await self._store.days.unsent()}
        while due := self._poked | {one for one, at in self._next.items() if at <= self._clock.now()}:
            for campaign_id in sorted(due):
                await self._look_after(campaign_id)
        return min(self._next.values(), default=now + LOOK_AGAIN)

    # Looking

    async def standing(self, campaign_id: int) -> Standing | None:
        """How a campaign stands; None if there is none of this id."""
        lately = await self._store.days.lately(campaign_id)
        if lately is None:
            return None
        rule = self._table.referee.rule
        found = await rule(lambda: opened(self._campaign(lately)))
        await self._pins.fetch(found)
        standing = Standing.of(lately, found.campaign)
        names = [] if standing.archived else await rule(partial(names_under_way, standing.campaign))
        if set(names) == set(standing.under_way):
            return standing
        # It was played before there were dates, or under other rules: from now on it is waited for.
        now = self._clock.now()
        await self._store.days.stamp(campaign_id, names, now, seen_version=standing.version)
        return replace(standing, under_way={name: standing.under_way.get(name, now) for name in names})

    def _campaign(self, lately: Lately) -> Campaign:
        """A campaign, read once for all looks at it as it stands: a deed is followed by several."""
        known = self._read.pop(lately.id, None)
        if known is None or (known[0].state, known[0].rules) != (lately.state, lately.rules):
            known = lately, system(lately.game).read(lately.state, lately.rules)
        self._read[lately.id] = known
        if len(self._read) > MOST_READ:
            del self._read[next(iter(self._read))]
        return known[1]

    async def waiting(self, campaign_id: int) -> Waiting:
        """When the clock goes on without the players, for the messages that tell it."""
        standing = await self.standing(campaign_id)
        if standing is None:
            return NO_CLOCK
        outages, habits = await self._outages(), await self._habits_in(standing)
        return await self._table.referee.rule(lambda: Waiting.of(standing, deadlines(standing, outages, habits)))

    async def habits(self, players: Collection[int]) -> dict[int, Habits]:
        """The habits of these players."""
        found = await self._store.days.habits(players)
        return {player: _habits(player, found.get(player)) for player in players}

    async def to_call(self, campaign_id: int, occasion: str, players: Sequence[int]) -> tuple[int, ...]:
        """Those who may be called now, and have not heard of it; the others hear of it after their night."""
        now, habits = self._clock.now(), await self.habits(players)
        awake = [one for one in players if not habits[one].is_quiet(now) and not habits[one].on_holiday(now)]
        if not awake:
            return ()
        kept = await self._store.days.deliveries(campaign_id)
        told = {one.player for one in kept if one.sent is not None and _is_about(one, occasion)}
        return tuple(one for one in awake if one not in told)

    async def called(self, campaign_id: int, occasion: str, players: Sequence[int]) -> None:
        """These players were called; whatever is posted again, they have heard of it."""
        if players:
            keys = {call_key(occasion, player): player for player in players}
            await self._store.days.heard(campaign_id, keys, occasion, self._clock.now())

    async def _outages(self) -> Outages:
        return Outages.of(await self._store.days.outages())

    async def _look_after(self, campaign_id: int) -> None:
        """Do what is due in a campaign and note when to look at it next. What went wrong is tried again later."""
        self._poked.discard(campaign_id)
        at(campaign_id)
        try:
            # Nobody hears anything where there is no channel any more, so nothing is due there.
            lost = await lost_since(self._store, campaign_id) is not None
            wake = None if lost else await self._work(campaign_id)
            self._failures.pop(campaign_id, None)
        except BadSave as error:
            log.error("campaign %s is set aside, since it can't be read: %s", campaign_id, error)
            wake = None
        except Refused as refused:
            if refused.code != CONTENT_LOST:
                raise
            log.error("campaign %s is set aside, since what its quest began with is lost", campaign_id)
            wake = None
        except NotReached as error:
            pause = self._pause(campaign_id)
            log.warning("nobody is reached in campaign %s; next try in %s: %s", campaign_id, pause, error)
            wake = self._clock.now() + pause
        except Exception:
            pause = self._pause(campaign_id)
            log.exception("campaign %s could not be looked after; next try in %s", campaign_id, pause)
            wake = self._clock.now() + pause
        if wake is None:
            self._next.pop(campaign_id, None)
        else:
            self._next[campaign_id] = wake

    def _pause(self, campaign_id: int) -> timedelta:
        """How long to leave a campaign alone in which something went wrong, once more."""
        failures = self._failures[campaign_id] = self._failures.get(campaign_id, 0) + 1
        pause: timedelta = min(RETRY * 2 ** (failures - 1), LONGEST_RETRY)
        return pause

    async def _work(self, campaign_id: int) -> datetime | None:
        """Do one thing after the other, each by how things stand then; when to look again."""
        if await self._misgivings.is_aside(campaign_id):
            return None
        for _ in range(MOST_AT_ONCE):
            now = self._clock.now()
            standing = await self.standing(campaign_id)
            if standing is None:
                return None
            history = History.of(await self._store.days.deliveries(campaign_id), await self._outages())
            habits = await self._habits_in(standing)
            found = await self._table.referee.rule(partial(agenda, standing, habits, history, now))
            plan = self._allowed(standing, found)
            if await self._tidy(standing, history, plan, now):
                continue
            if campaign_id in self._unshown:
                await self._show(campaign_id)
            if not plan or plan[0].at > now:
                return None if standing.archived else min([due.at for due in plan] or [now + LOOK_AGAIN])
            await self._do(standing, history, plan[0], now)
        return self._clock.now() + RETRY

    async def _habits_in(self, standing: Standing) -> dict[int, Habits]:
        """The habits of everybody who has to do with a campaign."""
        seats = standing.campaign.seats
        standins = [seat.standin for seat in seats if seat.standin is not None]
        return await self.habits({standing.campaign.owner, *standing.campaign.players(), *standins})

    def _allowed(self, standing: Standing, plan: Sequence[Due]) -> list[Due]:
        """The agenda without what was refused in the campaign as it stands."""
        version, keys = self._refused.get(standing.campaign_id, (standing.version, set()))
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
            if not isinstance(error, Refused) or error.code != "board_has_moved_on":
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
        version, keys = self._refused.get(standing.campaign_id, (standing.version, set()))
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
            await self._store.days.over(standing.campaign_id, [one.key for one in old], now)
        return bool(old)


def _habits(player: int, kept: str | None) -> Habits:
    """What is kept about a player. What can't be read any more, such as a zone that is gone, holds up nobody."""
    try:
        return Habits.model_validate_json(kept) if kept is not None else Habits()
    except ValueError:
        log.exception("the habits of player %s can't be read", player)
        return Habits()


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


def number_of(campaign_id: int, key: str) -> int:
    """The number of a deed by the clock, in place of an interaction of Discord: below zero, the same for a name."""
    digest = hashlib.sha256(f"{campaign_id} {key}".encode()).digest()
    return -1 - (int.from_bytes(digest[:8]) >> 2)
