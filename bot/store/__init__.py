"""Campaigns in a database: what was done and what it led to, always together."""

from bot.store.address import Address, Server, address_of
from bot.store.faults import Conflict, NewerDatabase, StoreTrouble, Unusable
from bot.store.opening import open_store
from bot.store.protocol import Store
from bot.store.records import (
    FIRST_GAME,
    NOTHING,
    RESTORED,
    Arrival,
    Chronicled,
    Delivery,
    Heard,
    Lately,
    Owned,
    Page,
    Panel,
    Recorded,
    Saved,
    Staged,
    Written,
)
from bot.store.sole import in_use, sole_use
from bot.store.sqlite.locking import InUse, alone_with

__all__ = [
    "FIRST_GAME",
    "NOTHING",
    "RESTORED",
    "Address",
    "Arrival",
    "Chronicled",
    "Conflict",
    "Delivery",
    "Heard",
    "InUse",
    "Lately",
    "NewerDatabase",
    "Owned",
    "Page",
    "Panel",
    "Recorded",
    "Saved",
    "Server",
    "Staged",
    "Store",
    "StoreTrouble",
    "Unusable",
    "Written",
    "address_of",
    "alone_with",
    "in_use",
    "open_store",
    "sole_use",
]
