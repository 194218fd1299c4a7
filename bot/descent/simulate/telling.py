"""What many games of a quest say together, in an author's language."""

from collections.abc import Iterator, Sequence

from bot.descent.simulate.summary import Summary
from bot.descent.words import Words
from bot.workshop import Outcome, Remark

TOLD = 5
"""So many crashes and endless games are told one by one."""


def told(found: Summary, speaker: Words) -> Outcome:
    """The numbers as a table, and what should not be. Why it is so, `told_why` adds."""
    difficulty = speaker.text(f"difficulty-{found.difficulty}")
    return Outcome(
        plain=found.as_json(),
        title=speaker.text("simulate-title", quest=found.quest, heroes=found.heroes, difficulty=difficulty),
        rows={speaker.text(f"simulate-{name}"): number for name, number in _numbers(found, speaker).items()},
        remarks=tuple(_remarks(found, speaker)),
        sound=not found.crashes and not found.endless,
    )


def with_comma(number: str, speaker: Words) -> str:
    """A number as the language writes it."""
    return number.replace(".", speaker.text("simulate-point"))


def share(part: float, speaker: Words) -> str:
    """A part of all games, in per cent."""
    return speaker.text("simulate-percent", number=with_comma(f"{100 * part:.1f}", speaker))


def crash_remark(seed: int, error: str, speaker: Words) -> Remark:
    """A game that broke off, and the seed that brings it back."""
    return Remark(speaker.text("simulate-crash", seed=str(seed), error=error), grave=True)


def endless_remark(seeds: Sequence[int], speaker: Words) -> Remark:
    """The games that did not end."""
    return Remark(speaker.text("simulate-endless-seeds", seeds=", ".join(map(str, seeds[:TOLD]))))


def _numbers(found: Summary, speaker: Words) -> dict[str, str]:
    low, high = share(found.win_rate_from, speaker), share(found.win_rate_to, speaker)
    between = speaker.text("simulate-between", low=low, high=high)
    rounds = with_comma(f"{found.rounds_median:g}", speaker)
    return {
        "games": str(found.games),
        "won": f"{found.won}  {share(found.win_rate, speaker)}  {between}",
        "lost": str(found.lost),
        "rounds": speaker.text("simulate-rounds-told", median=rounds, most=found.rounds_most),
        "knock-outs": with_comma(f"{found.knock_outs:.2f}", speaker),
        "perils": with_comma(f"{found.perils:.2f}", speaker),
        "crashes": str(len(found.crashes)),
        "endless": str(len(found.endless)),
    }


def _remarks(found: Summary, speaker: Words) -> Iterator[Remark]:
    for crash in found.crashes[:TOLD]:
        yield crash_remark(crash.seed, crash.error, speaker)
    if found.endless:
        yield endless_remark(found.endless, speaker)
