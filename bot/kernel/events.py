"""What happened, as plain facts. Words and pictures are made of these at the edge."""

from collections.abc import Collection

from bot.kernel.plain import Tagged


class Event(Tagged, tag="event"):
    """One thing that happened at a table. A game's own events are a family that grows out of this one."""

    audience: tuple[str, ...] = ()
    """The seats that learn of it, by what is played there; empty: everybody."""

    def is_for(self, seats: Collection[str]) -> bool:
        """Whether whoever sits in these seats learns of it."""
        return not self.audience or any(seat in self.audience for seat in seats)
