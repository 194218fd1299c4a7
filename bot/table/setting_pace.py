"""A party agrees on how fast it wants to play."""

from typing import Any, Literal

from pydantic import Field

from bot.kernel.events import Event
from bot.table.campaign import Campaign
from bot.table.deeds import Deed
from bot.table.pace import Hours, Late, Minute, Pace, ReminderHours, Reminders, Weeks

NEVER: Literal["never"] = "never"
"""In place of a number: no deadline, or no chronicle."""
Never = Literal["never"]


class PaceSet(Event):
    """The party plays at another pace from now on."""

    player: int
    pace: Pace
    """All of it."""
    changed: tuple[str, ...]
    """What is different, by the name of its field."""


class SetPace(Deed):
    """Change how fast the campaign is played; what is not named stays. Anybody at the table may, at any time."""

    about_the_table = True

    reminder_hours: ReminderHours | None = None
    most_reminders: Reminders | None = None
    turn_hours: Hours | Never | None = None
    late: Late | None = None
    question_hours: Hours | Never | None = None
    vote_hours: Hours | Never | None = None
    chronicle: Minute | Never | None = None
    zone: str | None = Field(default=None, min_length=1, max_length=64)
    """By name. Which names there are is known outside of the rules, like the clock."""
    forgotten_weeks: Weeks | None = None

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        campaign.check_at_table(player)
        before = campaign.pace
        campaign.pace = before.model_copy(update=self._named())
        changed = tuple(name for name in Pace.model_fields if getattr(before, name) != getattr(campaign.pace, name))
        return [PaceSet(player=player, pace=campaign.pace, changed=changed)] if changed else []

    def _named(self) -> dict[str, Any]:
        """What shall be different, as a pace has it."""
        named = ((name, getattr(self, name)) for name in Pace.model_fields)
        return {name: None if value == NEVER else value for name, value in named if value is not None}
