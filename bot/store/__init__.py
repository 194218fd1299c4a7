"""Campaigns in SQLite: what was done and what it led to, always together."""

from bot.store.database import NewerDatabase
from bot.store.days import Days, Delivery, Lately
from bot.store.store import FIRST_GAME, Chronicled, Panel, Recorded, Saved, Store, Written

__all__ = [
    "FIRST_GAME",
    "Chronicled",
    "Days",
    "Delivery",
    "Lately",
    "NewerDatabase",
    "Panel",
    "Recorded",
    "Saved",
    "Store",
    "Written",
]
