"""How fast a campaign is played, in words."""

from collections.abc import Iterable

from bot.table.pace import Pace
from bot.words.speaker import Speaker


def pace_in_words(words: Speaker, pace: Pace, names: Iterable[str] = tuple(Pace.model_fields)) -> list[str]:
    """What these fields of a pace mean, each in a few words."""
    return [_told(words, name, getattr(pace, name)) for name in names]


def _told(words: Speaker, name: str, value: int | str | None) -> str:
    if value is None:
        return words.text(f"pace-{name}-never")
    if name == "late":
        return words.text(f"pace-late-{value}")
    if name == "chronicle":
        hour, minute = divmod(int(value), 60)
        return words.text("pace-chronicle", time=f"{hour:02}:{minute:02}")
    return words.text(f"pace-{name}", value=value)
