"""What many games of a quest say together."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import mean, median
from typing import Any

from bot.descent.autopilot import Report
from bot.descent.content.library import library
from bot.descent.quest.model import Quest
from bot.descent.simulate.batch import Batch, Played
from bot.kernel.plain import Plain

SURE = 1.96
"""Standard deviations of an interval that holds the truth 95 times in 100."""


class Crash(Plain):
    """A game that broke off with an error, and the seed that brings it back."""

    seed: int
    error: str


class Summary(Plain):
    """How a quest goes with automatic heroes."""

    quest: str
    heroes: int
    difficulty: str
    games: int
    won: int
    lost: int
    win_rate: float
    win_rate_from: float
    win_rate_to: float
    """Between these the true win rate lies, with a confidence of 95 %."""
    rounds_median: float
    rounds_most: int
    knock_outs: float
    """Per game."""
    perils: float
    """Per game."""
    crashes: tuple[Crash, ...] = ()
    endless: tuple[int, ...] = ()
    """The seeds of games that were broken off because they did not end."""
    never_fired: tuple[str, ...] = ()
    """Events of the quest that came to pass in none of the games."""

    def as_json(self) -> dict[str, Any]:
        """Plain data for other programs."""
        return self.model_dump(mode="json")


def summarise(batch: Batch, games: Sequence[Played], quest: Quest | None = None) -> Summary:
    """Add up the games of a batch; of a draft one says which quest it is."""
    reports = [played.report for played in games]
    ended = [report for report in reports if report.outcome is not None]
    won = sum(report.outcome == "won" for report in ended)
    low, high = interval(won, len(ended))
    return Summary(
        quest=batch.quest,
        heroes=batch.heroes,
        difficulty=batch.difficulty,
        games=len(reports),
        won=won,
        lost=len(ended) - won,
        win_rate=won / len(ended) if ended else 0.0,
        win_rate_from=low,
        win_rate_to=high,
        rounds_median=median(report.rounds for report in reports) if reports else 0,
        rounds_most=max((report.rounds for report in reports), default=0),
        knock_outs=mean(report.knock_outs for report in reports) if reports else 0.0,
        perils=mean(report.perils for report in reports) if reports else 0.0,
        crashes=tuple(_crashes(games)),
        endless=tuple(played.seed for played in games if played.report.endless),
        never_fired=_never_fired(quest or library().quests[batch.quest], reports),
    )


def interval(won: int, games: int) -> tuple[float, float]:
    """Between which rates the true one lies (Wilson's score interval, good for few games and extreme rates)."""
    if not games:
        return 0.0, 1.0
    rate, spread = won / games, SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _crashes(games: Iterable[Played]) -> Iterable[Crash]:
    for played in games:
        if played.report.crashed is not None:
            yield Crash(seed=played.seed, error=played.report.crashed)


def _never_fired(quest: Quest, reports: Iterable[Report]) -> tuple[str, ...]:
    fired = {event for report in reports for event in report.fired}
    return tuple(event.id for event in quest.events if event.id not in fired)
