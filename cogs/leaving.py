"""Messages that have to go: none is forgotten, whatever happens before it is gone."""

from collections.abc import Sequence

from bot.store import Panel
from cogs.posting import Posting
from cogs.scenes import Scenes


class Leaving:
    """Notes which messages of each campaign have to be removed, and removes them."""

    def __init__(self, scenes: Scenes, posting: Posting) -> None:
        self._scenes = scenes
        self._posting = posting

    async def with_these(self, campaign_id: int, panels: Sequence[Panel]) -> tuple[Panel, ...]:
        """All that have to go, if these have to as well."""
        return (*(await self._scenes.of(campaign_id)).leaving, *panels)

    async def sweep(self, campaign_id: int) -> bool:
        """Remove them; false if some are still there."""
        leaving = (await self._scenes.of(campaign_id)).leaving
        still = tuple([panel for panel in leaving if not await self._posting.remove(panel)])
        if still != leaving:
            await self._scenes.change(campaign_id, leaving=still)
        return not still
