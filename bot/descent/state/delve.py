"""A level of the Raid while it is played: its portal, and what the reward will go by (RAI-02, RAI-03)."""

from bot.descent.rules.rolling import Chance
from bot.kernel.plain import State

PORTAL = "portal"
"""The token by which a level is left."""


class Delve(State):
    """What a level of the Raid is besides a quest."""

    open: bool
    """Whether the portal is open."""
    searched: int = 0
    """Search tokens that were turned over."""
    knocked_out: int = 0
    """How often a hero fell."""
    course: Chance | None = None
    """What is the same for whoever plays the same raid: which monsters come. None: the game's own chance."""
