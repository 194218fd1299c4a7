"""What comes of a deed: an outcome, a refusal that says why the campaign can't go on, or a fault of ours."""

from dataclasses import dataclass, field
from typing import Any

from bot.games import CONTENT_LOST
from bot.kernel.events import Event

UNREADABLE = "save_unreadable"
"""The refusal where a save can't be read."""
UPGRADING = "being_upgraded"
"""The refusal where a newer Flambeau has gone on with a campaign: both are there for a moment."""
MOVED_ON = "board_has_moved_on"
"""The refusal of what was thought out for an earlier version."""
SET_ASIDE = (UNREADABLE, CONTENT_LOST)
"""The refusals of campaigns that can't go on as they are."""


@dataclass(frozen=True)
class Venue:
    """Where a campaign is played."""

    guild: int
    channel: int


@dataclass(frozen=True)
class Outcome:
    """What a deed led to: the campaign as it stands now, and what happened on the way."""

    campaign_id: int
    version: int
    campaign: Any
    """The game's own campaign."""
    events: list[Event] = field(default_factory=list)
    repeated: bool = False
    """This interaction had been applied before; `events` are those of that time."""
    place: Venue = Venue(0, 0)


class TableFault(Exception):
    """Our bug. Nothing was changed; the reference finds the log entry of what a player complains about."""

    def __init__(self, reference: str, campaign_id: int, version: int | None) -> None:
        super().__init__(f"fault {reference} in campaign {campaign_id} at version {version}")
        self.reference = reference
        self.campaign_id = campaign_id
        self.version = version
