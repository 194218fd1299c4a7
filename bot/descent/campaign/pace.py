"""How fast a campaign wants to be played: when players are reminded, and how long others wait for them."""

from typing import Literal

from pydantic import Field

from bot.descent.plain import Plain

Late = Literal["wait", "autopilot"]


class Pace(Plain):
    """What a party agreed on. The rules know no clock: these are numbers for whoever does."""

    reminder_hours: int = Field(default=8, ge=1, le=168)
    """Before the first reminder; each further pause is twice as long."""
    most_reminders: int = Field(default=3, ge=0, le=10)
    """Then the party is asked what to do about whoever is away."""
    turn_hours: int | None = Field(default=None, ge=1, le=720)
    """For a turn, counted from its beginning; None for as long as it takes."""
    late: Late = "autopilot"
    """What happens to a turn that took longer: the automatic hero plays it, or the party goes on waiting."""
    question_hours: int | None = Field(default=24, ge=1, le=720)
    """For a hero's question; then its default is taken."""
    vote_hours: int | None = Field(default=12, ge=1, le=720)
    """For a vote; then most votes decide, or its default."""
    chronicle: int | None = Field(default=None, ge=0, le=1439)
    """The minute of the day at which the last day is told in the channel; None for never."""
    zone: str = "Europe/Paris"
    """The time zone of the chronicle, by name."""
    forgotten_weeks: int = Field(default=3, ge=1, le=52)
    """Without a deed; then the party is asked whether it goes on."""
