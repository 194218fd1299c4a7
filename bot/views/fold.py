"""Stories that are longer than a message: as much as fits is shown, the rest is told on request."""

from collections.abc import Sequence

from bot.views.asks import STORY
from bot.views.chapter import Chapter
from bot.views.face import Ask, Key
from bot.words.speaker import Speaker

LONGEST_STORY = 2600
"""Characters of a story that are shown at once; beyond that nobody reads on a phone."""


def folded(lines: Sequence[str], chapter: Chapter, say: Speaker) -> tuple[tuple[str, ...], tuple[Key, ...]]:
    """The lines that fit, with a word on how many do not, and the button that tells them all."""
    shown, room = 0, LONGEST_STORY
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        shown += 1
    hidden = len(lines) - shown
    if not hidden:
        return tuple(lines), ()
    more = f"-# {say.text('story-more', n=hidden)}"
    whole = Key(say.text("button-story"), Ask(STORY, f"{chapter.since}-{chapter.until}"), sign="📖")
    return (*lines[:shown], more), (whole,)
