"""How fast a campaign wants to be played: when players are reminded, and how long others wait for them."""

from typing import Annotated, Literal

from pydantic import Field

from bot.kernel.plain import Plain

Late = Literal["wait", "autopilot"]
Reminders = Annotated[int, Field(ge=0, le=10)]
ReminderHours = Annotated[int, Field(ge=1, le=168)]
Hours = Annotated[int, Field(ge=1, le=720)]
Minute = Annotated[int, Field(ge=0, le=1439)]
"""Of the day."""
Weeks = Annotated[int, Field(ge=1, le=52)]


class Pace(Plain):
    """What a party agreed on. The rules know no clock: these are numbers for whoever does."""

    reminder_hours: ReminderHours = 8
    """Before the first reminder; each further pause is twice as long."""
    most_reminders: Reminders = 3
    """Then the party is asked what to do about whoever is away."""
    turn_hours: Hours | None = None
    """For a turn, counted from its beginning; None for as long as it takes."""
    late: Late = "autopilot"
    """What happens to a turn that took longer: the automatic hero plays it, or the party goes on waiting."""
    question_hours: Hours | None = 24
    """For a hero's question; then its default is taken."""
    vote_hours: Hours | None = 12
    """For a vote; then most votes decide, or its default."""
    chronicle: Minute | None = None
    """The minute of the day at which the last day is told in the channel; None for never."""
    zone: str = "Europe/Paris"
    """The time zone of the chronicle, by name."""
    forgotten_weeks: Weeks = 3
    """Without a deed; then the party is asked whether it goes on."""
