"""The story of a campaign as it is read from its beginning on: in parts that are told in one go, under headings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.kernel.events import Event
from bot.table.entries import Entry
from bot.views.marks import Mark, marked
from bot.words.speaker import Speaker
from bot.words.story import Story


@dataclass(frozen=True)
class HeadedLine:
    """One line of the story, and the heading it stands under."""

    heading: str
    text: str


Part = Sequence[tuple[Mark, Event]]
"""Events that are told together, each with its moment."""


class Reading:
    """Reads the story to somebody. A game that knows where in it one is has a reading of its own."""

    beginnings: tuple[type[Event], ...] = ()
    """Events with which a new part begins; without any of them, one begins with every deed."""

    def __init__(self, say: Speaker, campaign: Any) -> None:
        self.say = say
        self.campaign = campaign
        self.heading = say.text("journal-gathering")

    def come_to(self, events: Sequence[Event]) -> None:
        """Go on to the next part, whether it is told or known already: its heading may be another."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The part one has come to, or the end of it."""
        story = self.story(events)
        return ([story.headline] if story.headline else []) + story.lines

    def story(self, events: Sequence[Event]) -> Story:
        """The same with the reasons behind it."""
        return self.say.told(events, self.campaign)

    def parts(self, entries: Sequence[Entry]) -> Iterator[Part]:
        """What happened, part by part."""
        part: list[tuple[Mark, Event]] = []
        for at, event in marked(entries):
            if part and self._begins(event, at, part[-1][0]):
                yield part
                part = []
            part.append((at, event))
        if part:
            yield part

    def _begins(self, event: Event, at: Mark, before: Mark) -> bool:
        return isinstance(event, self.beginnings) if self.beginnings else at.version != before.version


def lines_since(reading: Reading, entries: Sequence[Entry], mark: Mark) -> list[HeadedLine]:
    """The story from a mark on. `entries` begin earlier, so that it is known where one is."""
    told = []
    for part in reading.parts(entries):
        reading.come_to([event for _, event in part])
        news = [event for at, event in part if at >= mark]
        told += [HeadedLine(reading.heading, line) for line in (reading.tell(news) if news else ())]
    return told


def story_between(reading: Reading, entries: Sequence[Entry], since: int, until: int) -> Story:
    """What happened after one version, up to another. `entries` begin earlier, so that it is known where one is."""
    told: list[Event] = []
    for part in reading.parts(entries):
        if part[0][0].version > until:
            break
        reading.come_to([event for _, event in part])
        told += [event for at, event in part if since < at.version <= until]
    return reading.story(told)
