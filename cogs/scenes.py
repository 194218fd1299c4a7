"""How campaigns stand in their channels, as this process knows it."""

from typing import TYPE_CHECKING, Any

from bot.recent import Recent
from bot.store import Heard, Panel, Staged

if TYPE_CHECKING:
    from bot.app import Flambeau

MOST_KNOWN = 2000
"""Campaigns of which need not be asked again how they stand."""
PANEL = "panel"
STATUS = "status"


class Scenes:
    """Reads and writes it. Nobody else writes it while this process runs, so nothing is asked twice."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self._known: Recent[int, Staged] = Recent(MOST_KNOWN)

    async def of(self, campaign_id: int) -> Staged:
        """How a campaign stands in its channel."""
        known = self._known.get(campaign_id)
        if known is None:
            found = await self.bot.store.staging.of(campaign_id)
            # It may have been changed while it was read.
            known = self._known.get(campaign_id) or found
            self._known[campaign_id] = known
        return known

    async def change(self, campaign_id: int, *, heard: Heard | None = None, **changes: Any) -> Staged:
        """Change some of it, and with it who has been told of something: all at once, or nothing."""
        try:
            now = await self.bot.store.staging.change(campaign_id, heard=heard, **changes)
        except BaseException:
            self._known.forget(campaign_id)  # whoever stops waiting does not stop the writing
            raise
        self._known[campaign_id] = now
        if heard is not None:
            self.bot.keeper.told(campaign_id, heard)
        return now

    async def panel(self, campaign_id: int) -> Panel | None:
        """The message that shows where a campaign stands."""
        return (await self.of(campaign_id)).panels.get(PANEL)
