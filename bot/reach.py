"""Campaigns whose channel is gone. Nothing can be told there, so the clock leaves them alone until it is back."""

from datetime import datetime

from bot.store import Store


async def lose(store: Store, campaign_id: int, now: datetime) -> None:
    """The channel, thread or server of a campaign is gone."""
    if await lost_since(store, campaign_id) is None:
        await store.note(_name(campaign_id), now.isoformat())


async def find(store: Store, campaign_id: int) -> bool:
    """It is there (again); whether it had been lost."""
    if await lost_since(store, campaign_id) is None:
        return False
    await store.note(_name(campaign_id), "")
    return True


async def lost_since(store: Store, campaign_id: int) -> datetime | None:
    """Since when a campaign can't be reached; None if it can."""
    noted = await store.noted(_name(campaign_id))
    return datetime.fromisoformat(noted) if noted else None


def _name(campaign_id: int) -> str:
    return f"out of reach {campaign_id}"
