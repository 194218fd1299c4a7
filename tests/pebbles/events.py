"""What happens in a game of pebbles."""

from bot.kernel.events import Event


class PebblesEvent(Event, tag="event"):
    """One thing that happened in this game; it knows those of every table too."""


class SatDown(PebblesEvent):
    """A player took a seat."""

    player: int
    hero: str


class MatchStarted(PebblesEvent):
    """The match begins."""

    commitment: str


class HasPicked(PebblesEvent):
    """Somebody has picked; which pebble is nobody's business."""

    hero: str


class PickNoted(PebblesEvent):
    """The pebble somebody has picked. It is for them alone."""

    hero: str
    pebble: str


class RoundShown(PebblesEvent):
    """All hands are opened."""

    round: int
    picks: dict[str, str]
    lucky: tuple[str, ...]


class MatchWon(PebblesEvent):
    """The match is over; those who reach two points together have won together."""

    winners: tuple[str, ...]
    seed: str
