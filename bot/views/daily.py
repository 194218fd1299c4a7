"""The chronicle of a day: what the party lived through since yesterday, in a few lines for the whole channel."""

from collections.abc import Sequence
from datetime import date

from bot.table.entries import Entry
from bot.views.asks import CATCH_UP
from bot.views.dates import date_in_words
from bot.views.face import Ask, Face, Key, Row
from bot.views.marks import Mark
from bot.views.reading import Reading, lines_since
from bot.words.speaker import Speaker
from renders import theme

MOST_LINES = 9
LONGEST_LINE = 220


def daily_face(reading: Reading, entries: Sequence[Entry], mark: Mark, day: date) -> Face | None:
    """The last of what happened from a mark on; None if nothing happened."""
    lines = [short_line(line.text) for line in lines_since(reading, entries, mark)[-MOST_LINES:]]
    if not lines:
        return None
    return Face(daily_title(day, reading.say), theme.GOLD, tuple(lines), rows=(catch_up_row(reading.say),))


def daily_title(day: date, say: Speaker) -> str:
    """Chronicle of Tuesday 3 March."""
    return f"## {say.text('daily-title', date=date_in_words(day, say))}"


def catch_up_row(say: Speaker) -> Row:
    """The button for whoever wants to know more."""
    return (Key(say.text("button-catchup"), Ask(CATCH_UP), sign="📖"),)


def short_line(text: str) -> str:
    """A line that fits between others; cut between words, and never inside of bold letters."""
    if len(text) <= LONGEST_LINE:
        return text
    cut = text[:LONGEST_LINE].rpartition(" ")[0]
    return cut + ("**…" if cut.count("**") % 2 else "…")
