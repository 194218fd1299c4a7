"""Many games of one quest, on several cores if wanted."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import lru_cache, partial
from typing import Literal

from bot.descent.autopilot import Report, play_out
from bot.descent.content.boxes import BASE
from bot.descent.content.pinned import give
from bot.descent.quest.content import Content
from bot.descent.quest.setup import Baggage, start_quest
from bot.descent.quest.witness import witnessed
from bot.descent.simulate.parties import party, ready_for
from bot.descent.simulate.tracing import Onlooking, Trace
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.plain import Plain

Difficulty = Literal["normal", "hard"]
AT_ONCE = 4
"""Games handed to a core at a time: few, so that the progress shows."""


class Batch(Plain):
    """What shall be played: which quest, by how many heroes, how often."""

    quest: str
    heroes: int = 4
    games: int = 100
    difficulty: Difficulty = "normal"
    seed: int = 0
    boxes: tuple[str, ...] = (BASE,)
    """What the party owns: its heroes, classes and what it meets come from there (SET-07)."""
    draft: str | None = None
    """A quest that is not in the library, as its content is kept."""
    traced: bool = False
    """Whether somebody looks on, and each game comes with what was seen."""

    def numbers(self) -> range:
        """The seeds of the single games."""
        return range(self.seed, self.seed + self.games)


class Played(Plain):
    """One game of a batch: its seed, by which it can be played again, and how it went."""

    seed: int
    report: Report
    trace: Trace | None = None


def play_all(batch: Batch, jobs: int = 1) -> Iterator[Played]:
    """The games of a batch in order, each as soon as it is known."""
    one = partial(play_one, batch)
    if jobs <= 1:
        yield from map(one, batch.numbers())
        return
    with ProcessPoolExecutor(max_workers=jobs) as cores:
        yield from cores.map(one, batch.numbers(), chunksize=AT_ONCE)


def play_one(batch: Batch, seed: int) -> Played:
    """One game; whatever goes wrong in it is in its report."""
    onlooker = Onlooking() if batch.traced else None
    with witnessed(onlooker) if onlooker is not None else nullcontext():
        try:
            game, events = begin(batch, seed)
            if onlooker is not None:
                onlooker.began(game, events)
        except Exception as error:  # even a quest that can't be set up is worth a report, and the next seed a try
            crashed = f"{type(error).__name__}: {error}"
            return Played(seed=seed, report=Report(outcome=None, rounds=0, commands=0, crashed=crashed))
        report = play_out(game, onlooker=onlooker)
    return Played(seed=seed, report=report, trace=onlooker.trace() if onlooker is not None else None)


def begin(batch: Batch, seed: int) -> tuple[Game, list[Event]]:
    """The game of this seed, before anybody has done anything, and what has happened already."""
    if batch.draft is not None:
        _lay_at_hand(batch.draft)
    recruits = ready_for(batch.quest, party(seed, batch.heroes, batch.boxes))
    return start_quest(
        batch.quest,
        recruits,
        seed=f"simulated {seed}",
        difficulty=batch.difficulty,
        baggage=Baggage(boxes=batch.boxes),
    )


@lru_cache(maxsize=1)
def _lay_at_hand(draft: str) -> None:
    """In this process the library has a draft from now on; read once, whichever of its games are played here."""
    give(Content.read(draft))
