"""What quests under way began with: kept in the store with the deed that begins them, fetched when needed."""

import logging
from collections.abc import Iterable

from bot.descent.content.pinned import content_here, pin, pinned
from bot.descent.events import Event
from bot.descent.party.campaign import Campaign
from bot.descent.party.pinning import settle, wanted
from bot.descent.quest.content import Content
from bot.kernel.refused import Refused
from bot.store import Store

log = logging.getLogger(__name__)


class Pins:
    """The contents of quests, between the store and the rules."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[str] = set()
        """Fingerprints that are known to lie in the store."""

    async def settle(self, campaign: Campaign) -> list[Event]:
        """Make the quest under way playable; what is told if it has moved on. Mostly the store is not asked."""
        missing = wanted(campaign)
        if missing is not None:
            await self._fetch(missing)
        try:
            return settle(campaign)
        except Refused as refused:
            log.error("campaign %r can't go on: %s began with %s, which is lost", campaign.name, refused, missing)
            raise

    async def content_of(self, campaign: Campaign) -> str | None:
        """What the quest under way began with, as far as it is known; for a file."""
        game = campaign.game
        if game is None or game.content is None:
            return None
        here = content_here(game.quest)
        if here is not None and here.fingerprint == game.content:
            return here.text
        past = pinned(game.quest, game.content)
        return past.text if past is not None else await self._store.content(game.content)

    def to_keep(self, campaign: Campaign) -> dict[str, str]:
        """What is to be saved with the next deed: the content of the quest under way, unless it was before."""
        game = campaign.game
        if game is None or game.content is None or game.content in self._kept:
            return {}
        here = content_here(game.quest)
        if here is None or here.fingerprint != game.content:
            return {}  # it came from the store, or from an earlier release whose files are there for good
        return {game.content: here.text}

    def kept(self, fingerprints: Iterable[str]) -> None:
        """These lie in the store from now on."""
        self._kept.update(fingerprints)

    async def _fetch(self, fingerprint: str) -> None:
        text = await self._store.content(fingerprint)
        if text is None:
            return
        try:
            content = Content.read(text)
            # Whatever is wrong with it is found here; then it counts as lost.
            if content.model and content.fingerprint == fingerprint:
                pin(content)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            log.error("the content %s can't be read: %s", fingerprint, error)
