"""Folding many small events into few sentences: the lines of a story and who may add to them.

A line has one subject and says one or two things about it: "**Zombie 2** moves to D3, then strikes
**Syndrael**: …". Each kind of event has a teller, which starts a line or adds to the last. The tellers of what
happens at every table stand in `bot/words/tellers/`; a game has a narrator and tellers of its own beside them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol
from zlib import crc32

from bot.kernel.events import Event
from bot.table.absence import Dismiss, HandHero, KeepWaiting, SetKeeper
from bot.table.deeds import Deed
from bot.table.dismissing import KeepPlayer, LetGo
from bot.table.matters import Choice
from bot.words.speaker import Speaker
from bot.words.story import Story
from bot.words.telling import Tellers
from bot.words.typography import capital

MOST_PARTS = 3
"""How much one line says about its subject before a new line begins."""
ENDINGS = ".!?…"


class Part(Protocol):
    """Something said about the subject of a line; it may still change until the story is told."""

    def told(self) -> str:
        """The words, without the subject and without a full stop."""


@dataclass
class Said:
    """A part whose words are known."""

    text: str

    def told(self) -> str:
        return self.text


class Sequel(Protocol):
    """What comes with a line once all of it is known."""

    def tails(self) -> list[str]:
        """Sentences on the same line."""

    def others(self) -> list[str]:
        """Lines below it."""

    def small(self) -> list[str]:
        """Lines of small print below those."""


@dataclass
class Line:
    """A line of the story: icon, subject, what it did; further sentences; small print below."""

    icon: str
    who: str | None
    parts: list[Part] = field(default_factory=list)
    tails: list[str] = field(default_factory=list)
    sequel: Sequel | None = None
    closed: bool = False
    """Nothing more is joined to it."""
    name: str = ""
    """What its subject was called when the line began."""


@dataclass(frozen=True)
class Headline:
    """What stands above the story: how weighty it is, and before which line it was heard."""

    weight: int
    text: str
    place: int


class Narrator:
    """Listens to events and keeps the lines of the story."""

    signs: ClassVar[frozenset[str]] = frozenset()
    """Signs of the game that are read like words, and stay where pictures are left out."""
    told_themselves: ClassVar[tuple[type[Deed], ...]] = (
        *(Dismiss, HandHero, KeepWaiting, SetKeeper),
        *(KeepPlayer, LetGo),
    )
    """Deeds whose first event says what was chosen, so that the vote about them need not."""

    def __init__(self, words: Speaker, tellers: Tellers, campaign: Any | None = None) -> None:
        self.words = words
        self.tellers = tellers
        self.campaign = campaign
        self.lines: list[Line] = []
        self.headline: Headline | None = None
        self.why: list[str] = []
        """All reasons, in the order in which they were heard."""
        self.minor: set[int] = set()
        """Which of them decided nothing, by their place."""

    # What tellers use ----------------------------------------------------------------------------------------

    def text(self, key: str, /, **facts: object) -> str:
        return self.words.text(key, **facts)

    def figure(self, who: str) -> str:
        """The subject of a line by its name: here, somebody at a seat."""
        return self.words.seat_name(who, short=True)

    def choice(self, choice: Choice) -> str:
        """What somebody voted for, in a few words."""
        return self.words.choice_name(choice, self.campaign)

    def begin(self, icon: str, who: str | None, *parts: Part) -> Line:
        """A new line."""
        line = Line(icon, who, list(parts), name=self.figure(who) if who is not None else "")
        self.lines.append(line)
        return line

    def add(self, icon: str, who: str, part: Part | str) -> Line:
        """Say one more thing about a figure, on its line if the story is still there."""
        said: Part = Said(part) if isinstance(part, str) else part
        line = self.open_line(who)
        if line is None:
            return self.begin(icon, who, said)
        line.icon = icon
        line.parts.append(said)
        return line

    def open_line(self, who: str) -> Line | None:
        """The last line, if it is about this figure and has room."""
        last = self.lines[-1] if self.lines else None
        if last is None or last.who != who or last.closed or len(last.parts) >= MOST_PARTS:
            return None
        return last

    def sentence(self, text: str) -> None:
        """A line of its own that has no subject."""
        self.begin("", None, Said(text)).closed = True

    def say(self, key: str, /, **facts: object) -> None:
        """A message on a line of its own, after which somebody else begins."""
        self.pause()
        self.sentence(self.text(key, **facts))

    def aside(self, text: str) -> None:
        """Something that is told in passing, in small print."""
        self.sentence(f"-# {text}")

    def head(self, weight: int, text: str) -> None:
        """A headline; where there are several the weightiest stays, and the others become lines."""
        if self.headline is None:
            self.headline = Headline(weight, text, len(self.lines))
        elif weight > self.headline.weight:
            # What was the headline so far is told where it happened, before all that followed it.
            self.lines.insert(self.headline.place, Line("", None, [Said(self.headline.text)], closed=True))
            self.headline = Headline(weight, text, len(self.lines))
        else:
            self.sentence(text)

    def minor_reason(self, text: str) -> None:
        """A reason that decided nothing: only who wants to know every step is told."""
        self.minor.add(len(self.why))
        self.why.append(text)

    def pause(self) -> None:
        """Somebody else begins: what comes next starts a new line."""
        if self.lines:
            self.lines[-1].closed = True

    def variant(self, key: str, *seeds: object) -> str:
        """One of the messages `key-1`, `key-2`…, always the same for the same seeds."""
        count = 1
        while self.words.has(f"{key}-{count + 1}"):
            count += 1
        chosen = crc32("/".join(str(seed) for seed in seeds).encode()) % count + 1
        return f"{key}-{chosen}"

    # Telling -------------------------------------------------------------------------------------------------

    def told(self, events: Sequence[Event]) -> Story:
        """The story of these events."""
        for event in events:
            self.hear(event)
        return self.story()

    def hear(self, event: Event) -> None:
        """Take one event in."""
        teller = self.tellers.of(event.kind)
        if teller is None:
            self.words.complain(f"nobody tells the event {event.kind}")
            return
        teller(self, event)

    def story(self) -> Story:
        """All that was heard, as lines."""
        told = [capital(text) for line in self.lines for text in self._render(line)]
        headline = capital(self.headline.text) if self.headline else None
        reasons = [capital(reason) for reason in self.why]
        decided = [reason for place, reason in enumerate(reasons) if place not in self.minor]
        return Story(told, headline, decided, reasons, self.signs)

    def _render(self, line: Line) -> list[str]:
        said = [text for text in (part.told() for part in line.parts) if text]
        small = line.sequel.small() if line.sequel else []
        if not said:
            return small
        text = said[0]
        for more in said[1:]:
            text = self.text("tale-then", first=text, next=more)
        if line.who is not None:
            text = self.text("tale", who=line.name, what=text)
        text = " ".join(filter(None, (line.icon, text)))
        if text[-1] not in ENDINGS and (line.who is not None or line.tails):
            text += "."
        tails = line.tails + (line.sequel.tails() if line.sequel else [])
        text = " ".join((text, *(capital(tail) for tail in tails)))
        return [text, *(line.sequel.others() if line.sequel else []), *small]
