"""What is played, as it was when it began: kept in the store with the deed that begins it, fetched when needed."""

import logging
from collections.abc import Iterable

from bot.games import system_of
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.store import Store
from bot.table.campaign import Campaign

log = logging.getLogger(__name__)


class Pins:
    """The contents of quests under way, between the store and the games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[str] = set()
        """Fingerprints that are known to lie in the store."""

    async def settle(self, campaign: Campaign) -> list[Event]:
        """Make what is under way playable; what is told if it has moved on. Mostly the store is not asked."""
        game = system_of(campaign)
        missing = game.wanted(campaign)
        if missing is not None and (text := await self._store.content(missing)) is not None:
            try:
                game.pin(missing, text)
            except (ValueError, LookupError, TypeError, AttributeError) as error:
                log.error("the content %s can't be read: %s", missing, error)
        try:
            return game.settle(campaign)
        except Refused as refused:
            log.error("campaign %r can't go on: %s began with %s, which is lost", campaign.name, refused, missing)
            raise

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
