"""Writes how much is pressed and asked into docs/discord.md: before, now, and what it should be.

    python -m tools.table_measures           measures and writes the table
    python -m tools.table_measures --show    measures and prints it

What is counted, and how, stands in tools/presses_measures.py and tools/prompts_measures.py.
"""

import asyncio
import logging
import statistics
import sys
from collections.abc import Iterator, Sequence

from tools import presses_measures, prompts_measures
from tools.discord_measures import PAGE, written
from tools.presses_measures import Presses
from tools.prompts_measures import Measured

BEGIN, END = "<!-- pressed and asked -->", "<!-- /pressed and asked -->"
TWO, FOUR = prompts_measures.PARTIES


def lines(presses: Presses, two: Measured, four: Measured) -> Iterator[str]:
    """The table; what was before was measured on the panel and the prompts of then (how it differs: the page)."""
    yield "| | before | now | target |"
    yield "| --- | --- | --- | --- |"
    for name, before, numbers, target in (
        ("from nothing to the first roll in the tutorial, alone", "21, 20.3", presses.alone, "8"),
        ("the same, the shortest way", "19 by hand", presses.shortest, "8"),
        ("the same with two players", "23, 21.7", presses.together, "12"),
        ("to move, attack and end the turn", "6, 6.0", presses.turns, "5"),
    ):
        now = f"{max(numbers)}, {statistics.mean(numbers):.1f}"
        yield f"| presses: {name} (at most, on average) | {before} | {now} | {target} |"
    for players, before, found in ((TWO, "4, 0.23", two), (FOUR, "8, 0.17", four)):
        name = f"prompts per player and activation, {players} players (at most, on average)"
        yield f"| {name} | {before} | {found.most}, {found.mean:.2f} | 1, 0.3 |"
    for players, mean, found in ((TWO, 11.5, two), (FOUR, 35.6, four)):
        now = statistics.mean(found.hand_overs(quest) for quest in {game.quest: None for game in found.games})
        yield f"| hand-overs per quest, {players} players | {mean} | {now:.1f} | {mean * 2 / 3:.1f} |"
    empty = sum(game.empty_votes for found in (two, four) for game in found.games)
    yield f"| votes with one outcome | 1 for each tutorial begun by two | {empty} | 0 |"


def measure(seeds: Sequence[str], quests: Sequence[str], games: int, turns: int = 3) -> list[str]:
    """Count everything."""
    presses = asyncio.run(presses_measures.measure(seeds, turns))
    two, four = (prompts_measures.measure(players, quests, games) for players in (TWO, FOUR))
    return list(lines(presses, two, four))


def main() -> None:
    """Measure, then write or show."""
    logging.disable(logging.WARNING)
    table = measure(presses_measures.SEEDS, prompts_measures.LISTED, prompts_measures.GAMES)
    if "--show" in sys.argv:
        print("\n".join(table))
        return
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), table, BEGIN, END), encoding="utf-8")


if __name__ == "__main__":
    main()
