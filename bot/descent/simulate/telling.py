"""What many games of a quest say together, in an author's language."""

from collections.abc import Iterator

from bot.descent.simulate.summary import Summary
from bot.descent.words import Words
from bot.workshop import Outcome, Remark

TOLD = 5
"""So many crashes and endless games are told one by one."""


def told(found: Summary, speaker: Words) -> Outcome:
    """The numbers as a table, and what should not be."""
    difficulty = speaker.text(f"difficulty-{found.difficulty}")
    return Outcome(
        plain=found.as_json(),
        title=speaker.text("simulate-title", quest=found.quest, heroes=found.heroes, difficulty=difficulty),
        rows={speaker.text(f"simulate-{name}"): number for name, number in _numbers(found, speaker).items()},
        remarks=tuple(_remarks(found, speaker)),
        sound=not found.crashes and not found.endless,
    )


def _numbers(found: Summary, speaker: Words) -> dict[str, str]:
    def comma(number: str) -> str:
        return number.replace(".", speaker.text("simulate-point"))

    def percent(share: float) -> str:
        return speaker.text("simulate-percent", number=comma(f"{100 * share:.1f}"))

    between = speaker.text("simulate-between", low=percent(found.win_rate_from), high=percent(found.win_rate_to))
    return {
        "games": str(found.games),
        "won": f"{found.won}  {percent(found.win_rate)}  {between}",
        "lost": str(found.lost),
        "rounds": speaker.text(
            "simulate-rounds-told", median=comma(f"{found.rounds_median:g}"), most=found.rounds_most
        ),
        "knock-outs": comma(f"{found.knock_outs:.2f}"),
        "perils": comma(f"{found.perils:.2f}"),
        "crashes": str(len(found.crashes)),
        "endless": str(len(found.endless)),
    }


def _remarks(found: Summary, speaker: Words) -> Iterator[Remark]:
    for crash in found.crashes[:TOLD]:
        yield Remark(speaker.text("simulate-crash", seed=str(crash.seed), error=crash.error), grave=True)
    if found.endless:
        seeds = ", ".join(str(seed) for seed in found.endless[:TOLD])
        yield Remark(speaker.text("simulate-endless-seeds", seeds=seeds))
    if found.never_fired:
        yield Remark(speaker.text("simulate-never-fired", events=", ".join(found.never_fired)))
