"""How hard the quests are: automatic heroes play all of them many times, and docs/balance.md says how it went.

    python -m tools.balance                       200 games of every quest, with 2, 3 and 4 heroes, normal and hard
    python -m tools.balance --games 50 --jobs 1   fewer, on one core
    python -m tools.balance --quests first_torch  only some quests
    python -m tools.balance --page                play nothing, write the page from the games played so far
    python -m tools.balance --page --stale        the same, from games of earlier rules too; the page says so

Games are kept in var/balance as they are played, so that a run that was stopped goes on where it was. They count
only for the rules and the quest they were played with: once those change, they are played again.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import get_args

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.descent.content.library import QUEST_FOLDERS, library
from bot.descent.simulate.batch import Batch, Difficulty, Played, play_all
from bot.descent.simulate.summary import Summary, summarise
from bot.descent.words import words
from tools.balance_raids import RAIDS, play_missing_raids, raids_section

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance.md"
KEPT = ROOT / "var" / "balance"
GAMES = 200
PARTIES = (2, 3, 4)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
EASIEST, HARDEST = 0.9, 0.5
"""Between these the win rate of a quest should lie on normal."""
TOLD = 5
"""So many crashes and endless games of a quest are told one by one."""


@dataclass(frozen=True)
class Cell:
    """One line of the page: a quest, a number of heroes, a difficulty."""

    quest: str
    heroes: int
    difficulty: Difficulty

    @property
    def name(self) -> str:
        """What it is called on the way."""
        return f"{self.quest}-{self.heroes}-{self.difficulty}"

    def batch(self, games: int, first: int = 0) -> Batch:
        """So many games of it, from this seed on."""
        return Batch(quest=self.quest, heroes=self.heroes, difficulty=self.difficulty, games=games, seed=first)


class Shelf:
    """The games played so far: a file per cell, its first line says with which rules."""

    def __init__(
        self, folder: Path = KEPT, *, stale: bool = False, mark: Callable[[str], str] | None = None
    ) -> None:
        self.folder = folder
        self.mark = mark or fingerprint
        """By what the rules of today are told from those of other days, for one quest."""
        self.stale = stale
        """Whether games of earlier rules count as well."""

    def games(self, cell: Cell) -> list[Played]:
        """The games of a cell that still count, in the order of their seeds."""
        path = self._path(cell)
        if not path.exists():
            return []
        mark, *lines = path.read_text(encoding="utf-8").splitlines()
        counts = self.stale or mark == self.mark(cell.quest)
        return [Played.model_validate_json(line) for line in lines] if counts else []

    def keep(self, cell: Cell, games: Iterable[Played]) -> Iterator[Played]:
        """Write each game down as soon as it is played, and pass it on."""
        if not self.games(cell):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._path(cell).write_text(f"{self.mark(cell.quest)}\n", encoding="utf-8")
        with self._path(cell).open("a", encoding="utf-8") as book:
            for played in games:
                book.write(f"{played.model_dump_json()}\n")
                book.flush()
                yield played

    def _path(self, cell: Cell) -> Path:
        return self.folder / f"{cell.name}.jsonl"


def fingerprint(quest: str) -> str:
    """What the games of a quest depend on: the rules, the automatic heroes, the cards and the quest itself."""
    file = ROOT / "data/descent" / library().files[quest]
    return sha256(f"{rules()} {_digest([file])}".encode()).hexdigest()


@cache
def rules() -> str:
    """What all games depend on."""
    code = (ROOT / "bot/descent").rglob("*.py")
    cards = [path for path in (ROOT / "data/descent").rglob("*.yaml") if path.parent.name not in QUEST_FOLDERS]
    return _digest([*code, *cards])


def _digest(paths: Iterable[Path]) -> str:
    return sha256(b"".join(path.read_bytes() for path in sorted(paths))).hexdigest()


def cells(quests: Sequence[str]) -> list[Cell]:
    """All that is played, quest by quest."""
    return [Cell(*each) for each in product(quests, PARTIES, DIFFICULTIES)]


def play(wanted: Sequence[Cell], games: int, jobs: int, shelf: Shelf) -> None:
    """Play what is missing, with a bar that shows how far it has come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    done = {cell: len(shelf.games(cell)) for cell in wanted}
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("", total=games * len(wanted), completed=sum(min(n, games) for n in done.values()))
        for cell in wanted:
            progress.update(bar, description=cell.name)
            missing = cell.batch(games - done[cell], first=done[cell])
            for _ in shelf.keep(cell, play_all(missing, jobs)) if missing.games > 0 else ():
                progress.advance(bar)


# The page -----------------------------------------------------------------------------------------------------

HEAD = """\
# Balance

Made by `make balance`; don't edit it by hand. Automatic heroes play every quest with parties of all heroes and
classes of the base box, as if nothing had happened in the campaign before; to act II they bring what they would
have learned and bought. On normal they should win between {hardest:.0%} and {easiest:.0%} of the games, on hard
fewer than on normal; what lies outside is bold. In brackets: the interval that holds the true rate 95
times in 100. {played}
"""
COLUMNS = (
    "| Heroes | Difficulty | Games | Won | Rounds (most) | Knock-outs | Perils | Crashes | Endless |\n"
    "| ---: | --- | ---: | --- | --- | ---: | ---: | ---: | ---: |"
)


def page(shelf: Shelf, quests: Sequence[str], before: str = "") -> str:
    """The page as Markdown, from the games that have been played; of other quests what it said before."""
    found: dict[str, list[tuple[Summary, list[Played]]]] = {}
    for cell in cells(quests):
        games = shelf.games(cell)
        if games:
            found.setdefault(cell.quest, []).append((summarise(cell.batch(len(games)), games), games))
    numbers = [len(games) for rows in found.values() for _, games in rows]
    sections = sections_of(before) | {quest: _section(quest, rows) for quest, rows in found.items()}
    left = [quest for quest in quests if quest in sections and quest not in found]
    head = HEAD.format(hardest=HARDEST, easiest=EASIEST, played=_how_many(numbers, len(left), stale=shelf.stale))
    raids = raids_section(shelf.folder, stale=shelf.stale) or sections.get(RAIDS, "")
    return head + "".join(sections[quest] for quest in quests if quest in sections) + raids


def sections_of(written: str) -> dict[str, str]:
    """What a page says of each quest, and of whole raids."""
    found = {}
    for section in re.split(r"(?=^\n## )", written, flags=re.MULTILINE)[1:]:
        title = section.splitlines()[1]
        found[title.rpartition("(`")[2].removesuffix("`)") if title.endswith("`)") else RAIDS] = section
    return found


def _how_many(numbers: Sequence[int], left: int, *, stale: bool) -> str:
    told = "No game has been played yet."
    if numbers:
        fewest, most = min(numbers), max(numbers)
        each = str(most) if fewest == most else f"{fewest} to {most}"
        told = f"This page was made from {sum(numbers)} games: {each} for each line."
    if left:
        told += f" What it says of {left} quests stands as it was, from games of earlier rules."
    return told + (" Rules or quests may have changed since they were played." if stale else "")


def _section(quest: str, rows: Sequence[tuple[Summary, list[Played]]]) -> str:
    title = words("en").text(f"quest-{quest}")
    lines = ["", f"## {title} (`{quest}`)", "", COLUMNS, *(_row(summary) for summary, _ in rows)]
    fired = {event for _, games in rows for played in games for event in played.report.fired}
    silent = [f"`{event.id}`" for event in library().quests[quest].events if event.id not in fired]
    lines += ["", f"Never fired: {', '.join(silent) if silent else 'none'}."]
    lines += [line for summary, _ in rows for line in _troubles(summary)]
    return "\n".join(lines) + "\n"


def _row(found: Summary) -> str:
    won = f"{found.win_rate:.0%} ({found.win_rate_from:.0%}–{found.win_rate_to:.0%})"
    if found.difficulty == "normal" and not HARDEST <= found.win_rate <= EASIEST:
        won = f"**{won}**"
    cells_of_row = (
        found.heroes,
        found.difficulty,
        found.games,
        won,
        f"{found.rounds_median:g} ({found.rounds_most})",
        f"{found.knock_outs:.1f}",
        f"{found.perils:.1f}",
        len(found.crashes),
        len(found.endless),
    )
    return f"| {' | '.join(map(str, cells_of_row))} |"


def _troubles(found: Summary) -> Iterator[str]:
    """The games somebody has to look into, with what brings them back."""
    where = f"{found.heroes} heroes, {found.difficulty}"
    for crash in found.crashes[:TOLD]:
        yield f"- {where}, seed {crash.seed}: {crash.error}"
    for seed in found.endless[:TOLD]:
        yield f"- {where}, seed {seed}: did not end"


def main(given: Sequence[str] | None = None) -> int:
    """Play and write the page; 1 if a game crashed or did not end."""
    known = sorted(library().quests)
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description="Play all quests, write the page.")
    parser.add_argument("--games", type=int, default=GAMES, help="games for each line of the page")
    parser.add_argument("--jobs", type=int, default=2, help="games played at the same time")
    parser.add_argument("--raids", type=int, default=None, help="whole raids for each line; a tenth of the games")
    parser.add_argument("--quests", nargs="+", choices=known, default=known, help="only these", metavar="QUEST")
    parser.add_argument("--page", action="store_true", help="only write the page from what has been played")
    parser.add_argument("--stale", action="store_true", help="with --page: games of earlier rules count too")
    options = parser.parse_args(given)
    shelf = Shelf(stale=options.page and options.stale)
    if not options.page:
        play(cells(options.quests), options.games, options.jobs, shelf)
        play_missing_raids(
            shelf.folder, options.games // 10 if options.raids is None else options.raids, options.jobs
        )
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    PAGE.write_text(page(shelf, known, before), encoding="utf-8")
    reports = [played.report for cell in cells(options.quests) for played in shelf.games(cell)]
    return int(any(report.outcome is None for report in reports))


if __name__ == "__main__":
    sys.exit(main())
