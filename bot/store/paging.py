"""What a store promises about the pages of the annals, whichever engine keeps it."""

from datetime import datetime
from typing import Protocol

from bot.store.records import Page


class Pages(Protocol):
    """The part of the store that knows where in a long log something begins.

    Pages are turned by `record`. Those of a campaign from before there were any, or from a file, are unknown until
    they are looked for once.
    """

    async def last(self, campaign_id: int) -> Page | None:
        """The page that is written on; None while nobody has looked for the pages of this campaign."""
        ...

    async def some(self, campaign_id: int, first: int, last: int) -> list[Page]:
        """The pages with these numbers, as far as there are any, in order."""
        ...

    async def look_for(self, campaign_id: int, kind: str) -> None:
        """Find the pages of a campaign, which begin with events of this kind; nothing if they are known."""
        ...

    async def summarise(self, campaign_id: int, number: int, summary: str) -> None:
        """Keep what a page amounts to."""
        ...

    # Parcels: events of pages that are long over are packed. Whoever asks for them gets the same as before.

    async def unknown(self, most: int, after: int = 0) -> list[int]:
        """Campaigns whose pages nobody has looked for, at most so many, in order from after one of them."""
        ...

    async def pack(self, before: datetime, most: int) -> int:
        """Pack at most so many pages that were followed by another one before then; how many it were.

        Those of a campaign are packed in order.
        """
        ...
