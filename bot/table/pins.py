"""What is played, as it was when it began: kept in the store with the deed that begins it, fetched when needed."""

import logging
from collections.abc import Iterable, Mapping
from functools import partial
from typing import NamedTuple

from bot.games import system_of
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.store import NOTHING, Store
from bot.table.campaign import Campaign
from bot.table.referee import Referee

log = logging.getLogger(__name__)


class Opened(NamedTuple):
    """A campaign that was read."""

    campaign: Campaign
    missing: str | None
    """The fingerprint of content that has to be fetched before it can be played; None mostly."""
    told: list[Event]
    """What is to be told if what is under way has moved on to today's content."""


def opened(campaign: Campaign) -> Opened:
    """Make what is under way playable, as far as nothing has to be fetched for it."""
    missing = system_of(campaign).wanted(campaign)
    return Opened(campaign, missing, _settle(campaign, None) if missing is None else [])


class Pins:
    """The contents of quests under way, between the store and the games."""

    def __init__(self, store: Store, referee: Referee) -> None:
        self._store = store
        self._referee = referee
        self._kept: set[str] = set()
        """Fingerprints that are known to lie in the store."""

    async def fetch(self, found: Opened, came_along: Mapping[str, str] = NOTHING) -> list[Event]:
        """Make what is under way playable; what is told if it has moved on. Mostly the store is not asked."""
        if found.missing is None:
            return found.told
        text = came_along.get(found.missing) or await self._store.content(found.missing)
        return await self._referee.rule(partial(_pin_and_settle, found.campaign, found.missing, text))

    async def content_of(self, campaign: Campaign) -> str | None:
        """What the quest under way began with, as far as it is known; for a file."""
        content = system_of(campaign).content(campaign)
        if content is None:
            return None
        return content.text or await self._store.content(content.fingerprint)

    def to_keep(self, campaign: Campaign) -> dict[str, str]:
        """What is to be saved with the next deed: the content of the quest under way, unless it was before."""
        content = system_of(campaign).content(campaign)
        if content is None or content.text is None or content.lasting or content.fingerprint in self._kept:
            return {}
        return {content.fingerprint: content.text}

    def kept(self, fingerprints: Iterable[str]) -> None:
        """These lie in the store from now on."""
        self._kept.update(fingerprints)

    def unkept(self) -> None:
        """Nobody knows any more what lies in the store."""
        self._kept.clear()


def _pin_and_settle(campaign: Campaign, missing: str, text: str | None) -> list[Event]:
    if text is not None:
        try:
            system_of(campaign).pin(missing, text)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            log.error("the content %s can't be read: %s", missing, error)
    return _settle(campaign, missing)


def _settle(campaign: Campaign, missing: str | None) -> list[Event]:
    try:
        return system_of(campaign).settle(campaign)
    except Refused as refused:
        log.error("campaign %r can't go on: %s began with %s, which is lost", campaign.name, refused, missing)
        raise
