"""What players settled about themselves, for all their campaigns: when to be left in peace, how soon to be called.

Quiet hours and days are what the clock on the player's wall shows, so every question goes through its time zone.
"""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import Field, field_validator, model_validator

from bot.kernel.plain import Plain

DAY = 24 * 60
"""Minutes of a day, by the clock on the wall."""
MINUTE = timedelta(minutes=1)


class Habits(Plain):
    """One player's habits."""

    zone: str = "Europe/Paris"
    """The name of a time zone."""
    quiet_from: int = Field(default=22 * 60, ge=0, lt=DAY)
    """The minute of the day from which nobody calls; equal to `quiet_until`, there are no quiet hours."""
    quiet_until: int = Field(default=8 * 60, ge=0, lt=DAY)
    reminder_hours: int | None = Field(default=None, ge=1, le=168)
    """Before the first reminder, if that is sooner than the campaign's; None for the campaign's."""
    next_notice: bool = False
    """Whether to be told when one's turn is next."""
    holiday_from: date | None = None
    """The first day of the next holiday."""
    holiday_until: date | None = None
    """Its last day; None for a holiday without an end."""
    when_away: Literal["player", "party", "autopilot"] = "autopilot"
    """Who moves the player's heroes meanwhile."""

    @field_validator("zone")
    @classmethod
    def _a_zone(cls, name: str) -> str:
        zone_of(name)
        return name

    @model_validator(mode="after")
    def _in_order(self) -> "Habits":
        if self.holiday_until is not None and (self.holiday_from is None or self.holiday_until < self.holiday_from):
            raise ValueError("a holiday ends after it has begun")
        return self

    # The hours of a day

    def is_quiet(self, moment: datetime) -> bool:
        """Whether the player is not to be called at this moment."""
        minute = self._on_the_wall(moment)
        if self.quiet_from <= self.quiet_until:
            return self.quiet_from <= minute < self.quiet_until
        return minute >= self.quiet_from or minute < self.quiet_until

    def awake(self, moment: datetime) -> datetime:
        """The first moment from this one on that is not in quiet hours.

        The clock may be set meanwhile: then the minute in which quiet hours end can be missing on the wall, or be
        there twice, and the first minute that is not quiet is looked for one by one.
        """
        while self.is_quiet(moment):
            moment = moment.replace(second=0, microsecond=0)
            left = (self.quiet_until - self._on_the_wall(moment)) % DAY
            end = moment + left * MINUTE
            moment = end if self._on_the_wall(end) == self.quiet_until else moment + MINUTE
        return moment

    def _on_the_wall(self, moment: datetime) -> int:
        local = moment.astimezone(zone_of(self.zone))
        return local.hour * 60 + local.minute

    # Days

    def today(self, moment: datetime) -> date:
        """The date where the player is."""
        return moment.astimezone(zone_of(self.zone)).date()

    def on_holiday(self, moment: datetime) -> bool:
        """Whether it is a day of the player's holiday, of which the last one is part."""
        if self.holiday_from is None or self.today(moment) < self.holiday_from:
            return False
        return self.holiday_until is None or self.today(moment) <= self.holiday_until

    @property
    def holiday_begins(self) -> datetime | None:
        """Midnight before the first day of the holiday."""
        return at_local(self.holiday_from, 0, self.zone) if self.holiday_from is not None else None

    @property
    def holiday_ends(self) -> datetime | None:
        """Midnight after its last day."""
        if self.holiday_until is None:
            return None
        return at_local(self.holiday_until + timedelta(days=1), 0, self.zone)


def at_local(day: date, minute: int, zone: str) -> datetime:
    """The moment of a day at which the clock on the wall shows this minute.

    A minute that is there twice is the first of both; one that is skipped comes as much later as the clock jumps.
    """
    shown = datetime.combine(day, time(minute // 60, minute % 60), tzinfo=zone_of(zone))
    return shown.astimezone(UTC)


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    try:
        zone_of(name)
    except ValueError:
        return False
    return True


@cache
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; an unknown name is a `ValueError`."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError) as error:  # a folder of zones, or too long to be one
        raise ValueError(f"there is no time zone {name!r}") from error
