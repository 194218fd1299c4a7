"""A player's own days in a few lines: time zone, quiet hours, reminders, and the next holiday."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from bot.habits import Habits, zone_of
from bot.views.dates import date_in_words
from bot.words.speaker import HouseWords


def habits_lines(habits: Habits, now: datetime, say: HouseWords) -> list[str]:
    """Everything a player has settled about themselves; the time there shows whether the zone is right."""
    local = f"{now.astimezone(zone_of(habits.zone)):%H:%M}"
    return [
        f"### 🕰️ {say.text('habits-title')}",
        f"🌍 {say.text('habits-zone', zone=habits.zone, time=local)}",
        f"🌙 {_quiet(habits, say)}",
        f"🔔 {_reminders(habits, say)}",
        f"👉 {say.text('habits-next' if habits.next_notice else 'habits-next-never')}",
        f"🏖️ {_holiday(habits, now, say)}",
        f"-# {say.text('habits-hint')}",
    ]


def _quiet(habits: Habits, say: HouseWords) -> str:
    if habits.quiet_from == habits.quiet_until:
        return say.text("habits-quiet-never")
    return say.text("habits-quiet", since=clock_time(habits.quiet_from), until=clock_time(habits.quiet_until))


def _reminders(habits: Habits, say: HouseWords) -> str:
    if habits.reminder_hours is None:
        return say.text("habits-reminders-campaign")
    return say.text("habits-reminders", hours=habits.reminder_hours)


def _holiday(habits: Habits, now: datetime, say: HouseWords) -> str:
    if not to_come(habits, now):
        return say.text("habits-holiday-none")
    return _dates(habits, now, say)


def to_come(habits: Habits, now: datetime) -> bool:
    """Whether a holiday is under way or still to come."""
    if habits.holiday_from is None:
        return False
    return habits.holiday_until is None or habits.today(now) <= habits.holiday_until


def _dates(habits: Habits, now: datetime, say: HouseWords) -> str:
    """From when until when, both days included."""
    since, until, today = habits.holiday_from, habits.holiday_until, habits.today(now)
    assert since is not None
    if until is None:
        return say.text("holiday-open", since=day_in_words(since, today, say))
    if since <= today:
        return say.text("holiday-now", until=day_in_words(until, today, say))
    facts = {"since": day_in_words(since, today, say), "until": day_in_words(until, today, say)}
    return say.text("holiday-later", **facts)


def holiday_lines(habits: Habits, campaigns: Sequence[str], now: datetime, say: HouseWords) -> list[str]:
    """What a holiday means: its days, who moves the heroes meanwhile, in which campaigns, and how it ends."""
    title = f"### 🏖️ {say.text('holiday-title')}"
    if not to_come(habits, now):
        return [title, say.text("habits-holiday-none"), f"-# {say.text('holiday-hint')}"]
    lines = [
        title,
        _dates(habits, now, say),
        say.text(f"holiday-hand-{habits.when_away}"),
        say.text("holiday-quiet"),
    ]
    if habits.holiday_until is not None:
        back = day_in_words(habits.holiday_until + timedelta(days=1), habits.today(now), say)
        lines.append(say.text("holiday-back", day=back))
    where = say.all_of(campaigns) if campaigns else None
    lines.append(f"-# {say.text('holiday-campaigns', campaigns=where) if where else say.text('holiday-nowhere')}")
    return lines


def day_in_words(day: date, today: date, say: HouseWords) -> str:
    """Thursday 20 August; with the year where it is another one."""
    told = date_in_words(day, say)
    return told if day.year == today.year else f"{told} {day.year}"


def clock_time(minute: int) -> str:
    """A minute of the day as clocks show it: 22:00."""
    return f"{minute // 60:02}:{minute % 60:02}"
