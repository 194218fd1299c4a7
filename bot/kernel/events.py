"""What happened, as plain facts. Words and pictures are made of these at the edge."""

from bot.kernel.plain import Tagged


class Event(Tagged, tag="event"):
    """One thing that happened at a table. A game's own events are a family that grows out of this one."""
