"""What many raids say together, in an author's language."""

from collections.abc import Iterator

from bot.descent.simulate.raids import RaidSummary
from bot.descent.simulate.telling import TOLD, crash_remark, endless_remark, share, with_comma
from bot.descent.words import Words
from bot.workshop import Outcome, Remark

HARDEST = 6
"""So many of the levels in which raids were lost are named."""


def told_of_raids(found: RaidSummary, speaker: Words) -> Outcome:
    """The numbers as a table, and what should not be."""
    difficulty = speaker.text(f"difficulty-{found.difficulty}")
    return Outcome(
        plain=found.as_json(),
        title=speaker.text("simulate-raid-title", heroes=found.heroes, difficulty=difficulty),
        rows={speaker.text(f"simulate-{name}"): number for name, number in _numbers(found, speaker).items()},
        remarks=tuple(_remarks(found, speaker)),
        sound=not found.crashes and not found.endless,
    )


def _numbers(found: RaidSummary, speaker: Words) -> dict[str, str]:
    between = speaker.text(
        "simulate-between", low=share(found.win_rate_from, speaker), high=share(found.win_rate_to, speaker)
    )
    return {
        "games": str(found.games),
        "won": f"{found.won}  {share(found.win_rate, speaker)}  {between}",
        "reached": with_comma(f"{found.reached:.1f}", speaker),
        "rounds": with_comma(f"{found.rounds:.1f}", speaker),
        "knock-outs": with_comma(f"{found.knock_outs:.2f}", speaker),
        "crashes": str(len(found.crashes)),
        "endless": str(len(found.endless)),
    }


def _remarks(found: RaidSummary, speaker: Words) -> Iterator[Remark]:
    for seed, error in found.crashes[:TOLD]:
        yield crash_remark(seed, error, speaker)
    if found.endless:
        yield endless_remark(found.endless, speaker)
    if found.fell:
        hardest = [f"{speaker.quest(level)} ({times})" for level, times in list(found.fell.items())[:HARDEST]]
        yield Remark(speaker.text("simulate-fell", levels=speaker.all_of(hardest)))
