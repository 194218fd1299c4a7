"""The raid of a week, which is the same for everybody: made of the date alone."""

from datetime import date
from typing import NamedTuple


class Week(NamedTuple):
    """A week of a year, as calendars count them."""

    year: int
    number: int

    def __str__(self) -> str:
        return f"{self.year:04}-W{self.number:02}"


def week_of(day: date) -> str:
    """The week in which a day lies, as 2026-W47; all the world over it is that of the date in UTC."""
    found = day.isocalendar()
    return str(Week(found.year, found.week))


def as_week(written: str) -> Week | None:
    """A week as it was written; None if it is none, such as a seed."""
    year, _, number = written.upper().partition("-W")
    if not (len(year) == 4 and len(number) == 2 and (year + number).isascii() and (year + number).isdigit()):
        return None
    week = Week(int(year), int(number))
    try:
        date.fromisocalendar(*week, 1)
    except ValueError:
        return None
    return week
