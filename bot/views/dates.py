"""Days as people name them."""

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.words.speaker import HouseWords

NIGHT = timedelta(hours=12)


def day_told(until: datetime, zone: str) -> date:
    """The day a chronicle is about: told in the evening it is that day, told in the morning the day before."""
    return (until.astimezone(ZoneInfo(zone)) - NIGHT).date()


def date_in_words(day: date, say: HouseWords) -> str:
    """Tuesday 3 March."""
    weekday, month = say.text(f"weekday-{day.isoweekday()}"), say.text(f"month-{day.month}")
    return say.text("daily-date", weekday=weekday, day=day.day, month=month)
