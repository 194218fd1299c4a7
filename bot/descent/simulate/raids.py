"""Whole raids with automatic heroes: how deep they come, and how often to the end (RAI-01)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean
from typing import Any, Literal

from bot.descent.autopilot import Limits
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.raid.run import RaidChoice
from bot.descent.raid.setting_out import set_out_on_the_raid
from bot.descent.road.wayfaring import next_deed
from bot.descent.simulate.batch import Batch
from bot.descent.simulate.parties import party
from bot.descent.simulate.summary import interval
from bot.kernel.plain import Plain

MOST_DEEDS = 6000
"""A raid that takes more is going round in circles."""
OWNER = 1


class RaidReport(Plain):
    """How a raid went."""

    outcome: Literal["won", "lost"] | None
    """None if it crashed or did not end."""
    levels: tuple[str, ...] = ()
    """Those behind the party, in order."""
    fell: str | None = None
    """The one in which it was lost."""
    rounds: int = 0
    knocked_out: int = 0
    crashed: str | None = None

    @property
    def reached(self) -> int:
        """The number of the last level the party was in."""
        return len(self.levels) + (self.outcome != "won")

    @property
    def endless(self) -> bool:
        """Whether it was broken off because it did not end."""
        return self.outcome is None and self.crashed is None


class RaidPlayed(Plain):
    """One raid of a batch: its seed, by which it can be played again, and how it went."""

    seed: int
    report: RaidReport


def play_raids(batch: Batch, jobs: int = 1) -> Iterator[RaidPlayed]:
    """The raids of a batch in order, each as soon as it is known."""
    one = partial(play_raid, batch)
    if jobs <= 1:
        yield from map(one, batch.numbers())
        return
    with ProcessPoolExecutor(max_workers=jobs) as cores:
        yield from cores.map(one, batch.numbers())


def play_raid(batch: Batch, seed: int) -> RaidPlayed:
    """One raid; whatever goes wrong in it is in its report."""
    campaign = _party(batch, seed)
    crashed = None
    try:
        set_out_on_the_raid(campaign, f"simulated {seed}")
        for _ in range(MOST_DEEDS):
            deed = next_deed(campaign, Limits())
            if deed is None:
                break
            deed.do(campaign, OWNER)
    except Exception as error:  # whatever it is, the report says so and the next raid is played
        crashed = f"{type(error).__name__}: {error}"
    return RaidPlayed(seed=seed, report=_report(campaign, crashed))


def _party(batch: Batch, seed: int) -> Campaign:
    recruits = party(seed, batch.heroes, batch.boxes)
    seats = [Seat(player=OWNER, hero=each.hero, hero_class=each.hero_class) for each in recruits]
    return Campaign(
        name="Simulated",
        owner=OWNER,
        difficulty=batch.difficulty,
        seats=seats,
        boxes=list(batch.boxes),
        raid=RaidChoice(course=f"sim-{seed}"),
    )


def _report(campaign: Campaign, crashed: str | None) -> RaidReport:
    journey = campaign.journey
    raid = journey.raid if journey is not None else None
    if journey is None or raid is None:
        return RaidReport(outcome=None, crashed=crashed)
    outcome: Literal["won", "lost"] | None = None
    if journey.ended is not None:
        outcome = "won" if journey.ended == "won" else "lost"
    return RaidReport(
        outcome=outcome,
        levels=tuple(passed.level for passed in raid.passed),
        fell=raid.fell.level if raid.fell is not None else raid.level,
        rounds=raid.rounds,
        knocked_out=raid.knocked_out,
        crashed=crashed,
    )


class RaidSummary(Plain):
    """What many raids say together."""

    heroes: int
    difficulty: str
    games: int
    won: int
    win_rate: float
    win_rate_from: float
    win_rate_to: float
    reached: float
    """The level that is reached, on average."""
    rounds: float
    knock_outs: float
    fell: dict[str, int]
    """In which levels raids were lost, how often."""
    crashes: tuple[tuple[int, str], ...] = ()
    """The seeds of raids that crashed, and why."""
    endless: tuple[int, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Plain data for other programs."""
        return self.model_dump(mode="json")


def summarise_raids(batch: Batch, games: Sequence[RaidPlayed]) -> RaidSummary:
    """Add up the raids of a batch."""
    reports = [played.report for played in games]
    won = sum(report.outcome == "won" for report in reports)
    ended = sum(report.outcome is not None for report in reports)
    low, high = interval(won, ended)
    fell = Counter(report.fell for report in reports if report.outcome == "lost" and report.fell)
    return RaidSummary(
        heroes=batch.heroes,
        difficulty=batch.difficulty,
        games=len(reports),
        won=won,
        win_rate=won / ended if ended else 0.0,
        win_rate_from=low,
        win_rate_to=high,
        reached=mean(min(report.reached, len(library().raid.acts)) for report in reports) if reports else 0.0,
        rounds=mean(report.rounds for report in reports) if reports else 0.0,
        knock_outs=mean(report.knocked_out for report in reports) if reports else 0.0,
        fell=dict(fell.most_common()),
        crashes=tuple((each.seed, each.report.crashed) for each in games if each.report.crashed is not None),
        endless=tuple(each.seed for each in games if each.report.endless),
    )
