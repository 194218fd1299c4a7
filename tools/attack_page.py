"""The figures of docs/reliability.md."""

import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Self

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reliability.md"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
PARTS = ("kills", "presses", "files", "soak", "clusters")
Figures = dict[str, Any]
MOST_NOTES = 8


@dataclass(frozen=True)
class Round:
    """One round of one part: when, where, and what came of it."""

    part: str
    at: str
    machine: str
    made_by: str
    seconds: float
    sound: bool
    figures: Figures
    notes: list[str]

    @classmethod
    def now(cls, part: str, figures: Figures, sound: bool, notes: list[str], seconds: float) -> Self:
        """A round that is just over, on this machine."""
        at = datetime.now(UTC).isoformat(timespec="minutes")
        return cls(part, at, machine(), version("flambeau"), seconds, sound, figures, notes)

    def covers(self, **least: float) -> bool:
        """Whether it was at least so large."""
        return all(self.figures.get(name, 0) >= size for name, size in least.items())


def machine() -> str:
    """What it was run on, and how busy that was with all that ran there: times mean little on a busy machine."""
    cores, load = os.cpu_count(), os.getloadavg()[0]
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    return f"{system}, {cores} cores, load {load:.0f}"


WORST = ("slowest", "worst", "memory")
"""Figures of which the largest counts; all others are added up."""


def totals(rounds: Sequence[Round], part: str) -> Figures:
    """The figures of all rounds of a part together."""
    found: Figures = {}
    own = [each.figures for each in rounds if each.part == part]
    # Soaks are whole, each by itself: the last one counts.
    for figures in own[-1:] if part == "soak" else own:
        for name, value in figures.items():
            if not isinstance(value, int | float):
                continue
            largest = any(word in name for word in WORST) or (part in ("kills", "clusters") and name == "campaigns")
            found[name] = max(found.get(name, 0), value) if largest else found.get(name, 0) + value
    return found


def _rows(part: str, sums: Figures) -> Iterator[tuple[str, str, bool]]:
    """What is promised, what was counted, and whether it is so."""

    def none(what: str, told: str) -> tuple[str, str, bool]:
        return told, str(sums[what]), sums[what] == 0

    if part == "kills":
        yield "`kill -9` in the middle of play", str(sums["kills"]), True
        yield "SIGTERM in the middle of play", str(sums["stops"]), True
        yield "campaigns in play, deeds done", f"{sums['campaigns']}, {sums['deeds']}", True
        yield none("shown_and_lost", "deeds that were shown and are lost")
        yield none("history_changed", "deeds that are others afterwards")
        yield none("twice", "deeds done twice")
        yield none("damaged", "databases that fail the integrity check")
        yield none("replays_differ", "logs that lead elsewhere, played again")
        yield none("panels_missing", "channels without the current panel after the restart")
        yield none("panels_doubled", "channels with two of them")
        yield none("bad_exits", "stops that did not end with exit code 0")
        yield none("troubles_in_log", "errors in the log")
        yield "slowest start, slowest stop", f"{sums['slowest_start']:.1f} s, {sums['slowest_stop']:.1f} s", True
    elif part == "presses":
        yield "random and malformed interactions", str(sums["interactions"]), True
        yield "of them deeds that were done", str(sums["done"]), True
        yield none("unanswered", "without an answer in three seconds")
        yield none("silent", "acknowledged, then neither done nor answered")
        yield none("faults", "faults, and errors in the log")
        yield none("changed_by_refused", "changes by strangers, from other channels or servers, or by no deed")
        yield none("leaks", "private answers that others could read, or that called somebody")
    elif part == "files":
        yield "hostile files handed in", str(sums["files"]), True
        yield "hostile names", str(sums["names"]), True
        yield "files taken in, refused", f"{sums['taken_in']}, {sums['refused']}", True
        yield none("freezes", "freezes: somebody elsewhere waited more than three seconds")
        yield none("late", "answered after more than three seconds")
        yield none("unanswered", "not answered")
        yield none("faults", "faults")
        yield none("harmful_names", "links behind other words, calls or unseen letters in public")
        slowest = f"{sums['slowest_answer']:.1f} s, {sums['slowest_other']:.1f} s"
        yield "slowest answer, slowest answer elsewhere meanwhile", slowest, True
    elif part == "clusters":
        yield "`kill -9` of one of three processes", str(sums["kills"]), True
        yield "restarts of PostgreSQL without a word", str(sums["restarts"]), True
        yield "campaigns in play, deeds done", f"{sums['campaigns']}, {sums['deeds']}", True
        yield none("versions_wrong", "campaigns whose version, deeds and interactions are not as many")
        yield none("panels_missing", "channels without the current panel at the end")
        yield none("panels_doubled", "channels with two of them")
        yield none("told_twice", f"records and stories told twice, of {sums['told']}")
        yield none("called_twice", f"people called twice for one occasion, of {sums['called']} calls")
        yield "slowest until all shards were served again", f"{sums['slowest_takeover']:.1f} s", True
    else:
        yield "campaigns, minutes", f"{sums['campaigns']}, {sums['minutes']:g}", True
        yield "deeds done", str(sums["deeds"]), True
        grown = sums["memory_end"] / max(1.0, sums["memory_warm"])
        told = f"{sums['memory_warm']:.0f} MB, {sums['memory_end']:.0f} MB"
        yield "memory once warm, at the end (most 15 % more)", told, grown <= 1.15
        longest = f"{sums['lag_worst']:.0f} ms"
        yield "longest that the event loop was at work without a pause (most 50 ms)", longest, not sums["lags"]
        yield none("lags", "times it was longer")
        waited = f"{sums.get('late_worst', 0):.0f} ms, {sums.get('late', 0)}"
        yield "longest that it came late for any reason, times more than 50 ms", waited, not sums.get("late")
        yield none("presses_unanswered", "presses without an answer in three seconds")
        yield none("replays_differ", "logs that lead elsewhere, played again")
        yield none("troubles_in_log", "errors in the log")


TITLES = {
    "kills": "Killed and stopped under load",
    "presses": "Random and malformed interactions",
    "files": "Hostile files and names",
    "soak": "Many campaigns for a while",
    "clusters": "Several processes on one PostgreSQL",
}


def lines_of(rounds: Sequence[Round]) -> Iterator[str]:
    """All tables, of the parts that were run."""
    for part in PARTS:
        own = [each for each in rounds if each.part == part]
        if not own:
            yield f"### {TITLES[part]}\n\nNot run yet.\n"
            continue
        last, spent = own[-1], sum(each.seconds for each in own) / 60
        yield f"### {TITLES[part]}\n"
        yield f"{last.at[:10]}, Flambeau {last.made_by}, {last.machine}; {spent:.0f} minutes, rounds: {len(own)}.\n"
        yield "| | counted | |\n|---|---|---|"
        yield from (
            f"| {told} | {counted} | {'✓' if fine else '✗'} |"
            for told, counted, fine in _rows(part, totals(own, part))
        )
        yield ""
        notes = sorted({note.partition(": ")[0] for each in own for note in each.notes})
        if notes:
            yield f"Not as it should be: {', '.join(notes)}. `--keep` writes each case down.\n"


def write_page(rounds: Sequence[Round], page: Path = PAGE) -> None:
    """Put the figures into the page, between its marks."""
    text = page.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    page.write_text(f"{head}{BEGIN}\n\n{chr(10).join(lines_of(rounds))}\n{END}{tail}", encoding="utf-8")
