"""Messages that have to go: none is forgotten, whatever happens before it is gone."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.store import Panel
from cogs.posting import Posting

if TYPE_CHECKING:
    from bot.app import Flambeau


class Leaving:
    """Notes which messages of each campaign have to be removed, and removes them."""

    def __init__(self, bot: "Flambeau", posting: Posting) -> None:
        self.bot = bot
        self._posting = posting

    async def of(self, campaign_id: int) -> list[Panel]:
        """The messages that have to go and may still be there."""
        noted = await self.bot.store.noted(_name(campaign_id)) or ""
        places = [one.split("/") for one in noted.split()]
        return [Panel("old", int(channel), int(message)) for channel, message in places]

    async def with_these(self, campaign_id: int, panels: Sequence[Panel]) -> dict[str, str]:
        """The note by which these have to go as well."""
        return {_name(campaign_id): _written([*await self.of(campaign_id), *panels])}

    async def add(self, campaign_id: int, panels: Sequence[Panel]) -> None:
        """These have to go."""
        for name, value in (await self.with_these(campaign_id, panels)).items():
            await self.bot.store.note(name, value)

    async def sweep(self, campaign_id: int) -> bool:
        """Remove them; false if some are still there."""
        leaving = await self.of(campaign_id)
        still = [panel for panel in leaving if not await self._posting.remove(panel)]
        if still != leaving:
            await self.bot.store.note(_name(campaign_id), _written(still))
        return not still


def _name(campaign_id: int) -> str:
    return f"leaving of {campaign_id}"


def _written(panels: Sequence[Panel]) -> str:
    return " ".join(f"{panel.channel_id}/{panel.message_id}" for panel in panels)
