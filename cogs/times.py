"""Times and dates as people type them: quiet hours, hours of waiting, an hour of the day, the end of a holiday."""

import re
from datetime import date, timedelta

from bot.kernel.refused import Refused, demand
from bot.words.plain_letters import plain_letters
from bot.words.quoting import quoted

DAY = 24 * 60
MOST_HOURS = 168
LONGEST_HOLIDAY = 180
"""In days: who is away for longer had better hand the hero over."""

NONE = frozenset({"none", "no", "off", "never", "aucune", "aucun", "non", "jamais", "rien", "0"})
CAMPAIGN = frozenset({"campaign", "campagne"})
BACK = frozenset({"back", "now", "now back", "retour", "de retour", "maintenant", "i'm back", "je suis de retour"})
TODAY = frozenset({"today", "now", "aujourd'hui", "aujourdhui", "maintenant"})
TOMORROW = frozenset({"tomorrow", "demain"})
WEEKDAYS = (
    *(("monday", "lundi"), ("tuesday", "mardi"), ("wednesday", "mercredi"), ("thursday", "jeudi")),
    *(("friday", "vendredi"), ("saturday", "samedi"), ("sunday", "dimanche")),
)
MONTHS = (
    *(("january", "janvier"), ("february", "fevrier"), ("march", "mars"), ("april", "avril"), ("may", "mai")),
    *(("june", "juin"), ("july", "juillet"), ("august", "aout"), ("september", "septembre")),
    *(("october", "octobre"), ("november", "novembre"), ("december", "decembre")),
)

CLOCK = re.compile(r"(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?\s*(am|pm)?", re.ASCII)
BETWEEN = re.compile(r"\s*(?:-|–|—|→|\bto\b|\buntil\b|\ba\b|\bau\b|\bjusqu'a\b)\s*")
HOURS = re.compile(r"(\d{1,4})\s*(?:h|heures?|hours?)?", re.ASCII)
DAYS = re.compile(r"(\d{1,3})\s*(?:j|jours?|d|days?)", re.ASCII)
WEEKS = re.compile(r"(\d{1,2})\s*(?:semaines?|weeks?|w)", re.ASCII)
ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})", re.ASCII)
NUMBERS = re.compile(r"(\d{1,2})\s*[/.]\s*(\d{1,2})(?:\s*[/.]\s*(\d{4})?)?", re.ASCII)
IN_WORDS = re.compile(
    r"(?:(\d{1,2})(?:er|st|nd|rd|th)?\s+([a-z]+)|([a-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?),?(?:\s+(\d{4}))?"
)


# Hours --------------------------------------------------------------------------------------------------------


def quiet_hours(typed: str) -> tuple[int, int]:
    """From when until when nobody shall be reminded, in minutes of the day; twice the same for never."""
    text = _plain(typed)
    if text in NONE:
        return 0, 0
    ends = [_minute(part) for part in BETWEEN.split(text)]
    since, until = ends if len(ends) == 2 else (None, None)
    if since is None or until is None or since == until:
        raise Refused("no_quiet_hours", typed=quoted(typed))
    return since, until


def minute_of_day(typed: str) -> int | None:
    """An hour of the day such as 18:30, in minutes; None for never."""
    text = _plain(typed)
    if text in NONE - {"0"}:
        return None
    minute = _minute(text)
    if minute is None:
        raise Refused("no_time_of_day", typed=quoted(typed))
    return minute


def reminder_hours(typed: str) -> int | None:
    """After how many hours somebody wants to be reminded; None leaves it to each campaign."""
    text = _plain(typed)
    if text in CAMPAIGN:
        return None
    days, hours = DAYS.fullmatch(text), HOURS.fullmatch(text)
    number = int(days[1]) * 24 if days else int(hours[1]) if hours else 0
    demand(1 <= number <= MOST_HOURS, "no_reminder_hours", typed=quoted(typed), most=MOST_HOURS)
    return number


def _minute(text: str) -> int | None:
    """Minutes since midnight: 22:30, 22h30, 22h, 10pm."""
    found = CLOCK.fullmatch(text.strip())
    if found is None:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3]:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if found[3] == "pm" else 0)
    return (hour * 60 + minute) % DAY if minute < 60 and hour * 60 + minute <= DAY else None


# Days ---------------------------------------------------------------------------------------------------------


def is_back(typed: str) -> bool:
    """Whether somebody says that the holiday is over."""
    return _plain(typed) in BACK


def first_day(typed: str | None, today: date) -> date:
    """When a holiday begins: today, unless something else is typed."""
    if typed is None or _plain(typed) in TODAY:
        return today
    found = _day(_plain(typed), today)
    if found is None:
        raise Refused("no_such_date", typed=quoted(typed))
    demand(found >= today, "date_is_past", typed=quoted(typed))
    demand((found - today).days <= LONGEST_HOLIDAY, "holiday_too_long", days=LONGEST_HOLIDAY)
    return found


def last_day(typed: str, since: date, today: date) -> date:
    """When a holiday ends: a date, a day of the week, or a number of days from its beginning."""
    text = _plain(typed)
    length = _length(text)
    if length == 0:
        raise Refused("no_such_date", typed=quoted(typed))
    found = since + timedelta(days=length) if length is not None else _day(text, max(since, today))
    if found is None:
        raise Refused("no_such_date", typed=quoted(typed))
    demand(found >= today, "date_is_past", typed=quoted(typed))
    demand(found >= since, "ends_before_it_begins")
    demand((found - since).days <= LONGEST_HOLIDAY, "holiday_too_long", days=LONGEST_HOLIDAY)
    return found


def _length(text: str) -> int | None:
    """So many days, or weeks."""
    if text.isdecimal() and len(text) <= 3:
        return int(text)
    days, weeks = DAYS.fullmatch(text), WEEKS.fullmatch(text)
    return int(days[1]) if days else int(weeks[1]) * 7 if weeks else None


def _day(text: str, today: date) -> date | None:
    """A day by date or name; without a year, the next one there is."""
    if text in TOMORROW:
        return today + timedelta(days=1)
    for number, names in enumerate(WEEKDAYS):
        if text in names:
            return today + timedelta(days=(number - today.weekday() - 1) % 7 + 1)
    if (found := ISO.fullmatch(text)) is not None:
        return _date(int(found[1]), int(found[2]), int(found[3]))
    if (found := NUMBERS.fullmatch(text)) is not None:
        return _numbers(int(found[1]), int(found[2]), found[3], today)
    if (found := IN_WORDS.fullmatch(text)) is not None:
        month = _month(found[2] or found[3])
        return _next(int(found[1] or found[4]), month, found[5], today) if month else None
    return None


def _numbers(first: int, second: int, year: str | None, today: date) -> date | None:
    """20/08 is a day in August wherever one reads it; so is 08/20, as there is no twentieth month."""
    day, month = (first, second) if second <= 12 else (second, first)
    return _next(day, month, year, today)


def _next(day: int, month: int, year: str | None, today: date) -> date | None:
    if year is not None:
        return _date(int(year), month, day)
    coming = (_date(today.year + later, month, day) for later in (0, 1))
    return next((found for found in coming if found is not None and found >= today), None)


def _month(word: str) -> int | None:
    """A month by its name or the beginning of it."""
    fitting = [
        number
        for number, names in enumerate(MONTHS, 1)
        if len(word) >= 3 and any(n.startswith(word) for n in names)
    ]
    return fitting[0] if len(fitting) == 1 else None


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _plain(text: str) -> str:
    """Small letters without accents, one kind of apostrophe, one space between words."""
    return " ".join(plain_letters(text).replace("’", "'").split())
