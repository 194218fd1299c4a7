"""How campaigns stand by the clock: read once for all who ask while nothing changes.

After a deed the panel, the notice and the keeper of days all want to know it within a moment.
"""

import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial

from bot.agenda import History, Outages, Standing, names_under_way
from bot.agenda.deadlines import deadlines
from bot.clock import Clock
from bot.games import read_save
from bot.habits import Habits
from bot.recent import Locks, Recent
from bot.store import Delivery, Heard, Lately, Store
from bot.table.campaign import Campaign
from bot.table.pins import Pins, opened
from bot.table.referee import Referee
from bot.views.waiting import NO_CLOCK, Waiting

log = logging.getLogger(__name__)

FRESH = timedelta(seconds=5)
"""So long a page is not asked for again. Whatever we change ourselves is known at once; this is for all else."""
MOST_READ = 32
"""Campaigns that need not be read again."""


@dataclass(frozen=True)
class Page:
    """A campaign as the clock sees it, as of one moment."""

    lately: Lately
    standing: Standing
    read: datetime

    @property
    def history(self) -> History:
        """What was told before."""
        return History.of(self.lately.deliveries, Outages.of(self.lately.outages))

    @property
    def habits(self) -> dict[int, Habits]:
        """The habits of everybody who has to do with it."""
        campaign = self.standing.campaign
        return {player: read_habits(player, self.lately.habits.get(player)) for player in people(campaign)}


class Almanac:
    """Reads campaigns for the clock."""

    def __init__(self, store: Store, referee: Referee, clock: Clock) -> None:
        self._store = store
        self._referee = referee
        self._clock = clock
        self._pins = Pins(store, referee)
        self._pages: Recent[int, Page] = Recent(MOST_READ)
        """Also those that are not true any more: their campaign may be. Nobody changes them here."""
        self._true: Recent[int, bool] = Recent(MOST_READ)
        """Campaigns whose page is as it stands in the store, and those that are just being read."""
        self._locks = Locks()

    async def page(self, campaign_id: int, version: int = 0) -> Page | None:
        """How a campaign stands, at this version or a later one; None if there is none of this id."""
        async with self._locks[campaign_id]:
            page = self._pages.get(campaign_id)
            if page is None or not self._is_true(page, version):
                self._true[campaign_id] = True
                page = await self._read(campaign_id, page)
            return page

    def forget(self, campaign_id: int) -> None:
        """Something was changed about a campaign."""
        self._true.forget(campaign_id)

    def forget_all(self) -> None:
        """Something was changed about several."""
        self._true.clear()

    def told(self, campaign_id: int, heard: Heard) -> None:
        """Somebody has heard of something, and that is written down."""
        new = [
            Delivery(key, key, heard.occasion, player, heard.at, heard.at, sent=heard.at)
            for key, player in heard.keys.items()
        ]
        self._amend(campaign_id, lambda kept: [*(one for one in kept if one.key not in heard.keys), *new])

    def over(self, campaign_id: int, keys: Collection[str], now: datetime) -> None:
        """What these were about is over, and that is written down."""
        self._amend(
            campaign_id,
            lambda kept: [replace(one, sent=one.sent or now, over=now) if one.key in keys else one for one in kept],
        )

    async def waiting(self, campaign_id: int, version: int = 0) -> Waiting:
        """When the clock goes on without the players, for the messages that tell it."""
        page = await self.page(campaign_id, version)
        if page is None:
            return NO_CLOCK
        standing, outages, habits = page.standing, page.history.outages, page.habits
        return await self._referee.rule(lambda: Waiting.of(standing, deadlines(standing, outages, habits)))

    def _is_true(self, page: Page, version: int) -> bool:
        is_new = self._clock.now() - page.read <= FRESH
        return page.lately.id in self._true and is_new and page.lately.version >= version

    async def _read(self, campaign_id: int, before: Page | None) -> Page | None:
        lately = await self._store.days.lately(campaign_id)
        if lately is None:
            self._pages.forget(campaign_id)
            return None
        found = await self._referee.rule(lambda: opened(_campaign(lately, before)))
        await self._pins.fetch(found)
        standing = await self._dated(Standing.of(lately, found.campaign))
        page = self._pages[campaign_id] = Page(lately, standing, self._clock.now())
        return page

    async def _dated(self, standing: Standing) -> Standing:
        """The same, with a date for all that is under way."""
        campaign = standing.campaign
        names = [] if standing.archived else await self._referee.rule(partial(names_under_way, campaign))
        if set(names) == set(standing.under_way):
            return standing
        # It was played before there were dates, or under other rules: from now on it is waited for.
        now = self._clock.now()
        await self._store.days.stamp(standing.campaign_id, names, now, seen_version=standing.version)
        return replace(standing, under_way={name: standing.under_way.get(name, now) for name in names})

    def _amend(self, campaign_id: int, change: Callable[[Sequence[Delivery]], Iterable[Delivery]]) -> None:
        """What we have written down ourselves need not be read."""
        page = self._pages.get(campaign_id)
        if page is None or self._locks[campaign_id].locked():
            self.forget(campaign_id)  # it may just be read, and nobody knows from before or after
            return
        lately = replace(page.lately, deliveries=tuple(change(page.lately.deliveries)))
        self._pages[campaign_id] = replace(page, lately=lately)


def people(campaign: Campaign) -> set[int]:
    """Everybody whose habits matter in a campaign."""
    return {campaign.owner, *campaign.people()}


def read_habits(player: int, kept: str | None) -> Habits:
    """What is kept about a player. What can't be read any more, such as a zone that is gone, holds up nobody."""
    try:
        return Habits.model_validate_json(kept) if kept is not None else Habits()
    except ValueError:
        log.exception("the habits of player %s can't be read", player)
        return Habits()


def _campaign(lately: Lately, before: Page | None) -> Campaign:
    """A campaign, read once for all looks at it as it stands: a deed is followed by several."""
    if before is not None and (before.lately.state, before.lately.rules) == (lately.state, lately.rules):
        return before.standing.campaign
    return read_save(lately.game, lately.state, lately.rules)
