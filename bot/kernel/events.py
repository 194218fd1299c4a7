"""What happened, as plain facts. Words and pictures are made of these at the edge."""

from collections.abc import Collection

from bot.kernel.audience import Audience, is_for
from bot.kernel.plain import Tagged


class Event(Tagged, tag="event"):
    """One thing that happened at a table. A game's own events are a family that grows out of this one."""

    audience: Audience = ()
    """The seats that learn of it."""

    def is_for(self, seats: Collection[str]) -> bool:
        """Whether whoever sits in these seats learns of it."""
        return is_for(self.audience, seats)
