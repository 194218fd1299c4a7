"""The part of docs/balance.md about whole raids: how deep automatic parties come, and how often to the end.

Raids are kept in var/balance like the games of quests; they are played anew when a level or the rules change.
"""

from collections.abc import Sequence
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import get_args

from rich.progress import track

from bot.descent.simulate.batch import Batch, Difficulty
from bot.descent.simulate.raids import RaidPlayed, play_raids, summarise_raids
from bot.descent.words import words

ROOT = Path(__file__).resolve().parent.parent
PARTIES = (2, 3, 4)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
HEAD = """
## The Raid, from its first level to its last

Fresh parties, each with a seed of its own. On normal they should come to level 4 on average or deeper and win
between 15% and 60%, on hard fewer.

| Heroes | Difficulty | Raids | Level reached | Won | Rounds | Knock-outs | Crashes | Endless | Lost most often in |
| ---: | --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | --- |
"""
RAIDS = "raid"
"""What the part about whole raids is called among those about quests."""
NAMED = 3
"""So many of the levels in which most raids were lost are named."""


def mark() -> str:
    """What raids depend on: the rules, the automatic heroes, and all data."""
    paths = sorted([*(ROOT / "bot/descent").rglob("*.py"), *(ROOT / "data/descent").rglob("*.yaml")])
    return sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


def kept(folder: Path, batch: Batch, *, stale: bool = False) -> list[RaidPlayed]:
    """The raids of a line that still count."""
    path = _path(folder, batch)
    if not path.exists():
        return []
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    return [RaidPlayed.model_validate_json(line) for line in lines] if stale or first == mark() else []


def play_missing_raids(folder: Path, games: int, jobs: int) -> None:
    """Play the raids that are missing, and write each down as soon as it is over."""
    for batch in lines(games):
        done = kept(folder, batch)
        missing = batch.model_copy(update={"games": games - len(done), "seed": len(done)})
        if missing.games <= 0:
            continue
        path = _path(folder, batch)
        if not done:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{mark()}\n", encoding="utf-8")
        with path.open("a", encoding="utf-8") as book:
            for played in track(play_raids(missing, jobs), path.stem, total=missing.games):
                book.write(f"{played.model_dump_json()}\n")
                book.flush()


def raids_section(folder: Path, *, stale: bool = False) -> str:
    """The table, from the raids that were played; nothing if there are none."""
    rows = [_row(batch, raids) for batch in lines(0) if (raids := kept(folder, batch, stale=stale))]
    return HEAD + "\n".join(rows) + "\n" if rows else ""


def lines(games: int) -> list[Batch]:
    """All lines of the table."""
    return [
        Batch(quest="raid", heroes=heroes, difficulty=difficulty, games=games)
        for heroes, difficulty in product(PARTIES, DIFFICULTIES)
    ]


def _path(folder: Path, batch: Batch) -> Path:
    return folder / f"raid-{batch.heroes}-{batch.difficulty}.jsonl"


def _row(batch: Batch, raids: Sequence[RaidPlayed]) -> str:
    found = summarise_raids(batch, raids)
    hardest = ", ".join(
        f"{words('en').quest(level)} ({times})" for level, times in list(found.fell.items())[:NAMED]
    )
    cells = (
        found.heroes,
        found.difficulty,
        found.games,
        f"{found.reached:.1f}",
        f"{found.win_rate:.0%} ({found.win_rate_from:.0%}–{found.win_rate_to:.0%})",
        f"{found.rounds:.0f}",
        f"{found.knock_outs:.1f}",
        len(found.crashes),
        len(found.endless),
        hardest,
    )
    return f"| {' | '.join(map(str, cells))} |"
