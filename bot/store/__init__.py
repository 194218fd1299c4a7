"""Campaigns in SQLite: what was done and what it led to, always together."""

from bot.store.days import Days, Delivery, Lately
from bot.store.faults import NewerDatabase, StoreTrouble, Unusable
from bot.store.locking import InUse, alone_with, in_use
from bot.store.store import FIRST_GAME, Chronicled, Panel, Recorded, Saved, Store, Written

__all__ = [
    "FIRST_GAME",
    "Chronicled",
    "Days",
    "Delivery",
    "InUse",
    "Lately",
    "NewerDatabase",
    "Panel",
    "Recorded",
    "Saved",
    "Store",
    "StoreTrouble",
    "Unusable",
    "Written",
    "alone_with",
    "in_use",
]
