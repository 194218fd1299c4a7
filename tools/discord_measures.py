"""Writes the measured table of docs/discord.md: a fight is played on the loopback Discord, with real pictures.

python -m tools.discord_measures           plays and writes the table
python -m tools.discord_measures --show    plays and prints it
"""

import asyncio
import logging
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bot.app import Flambeau
from bot.local.exchange import Doing, Exchange
from bot.local.server import LocalDiscord
from bot.local.world import Change, WorldEvent
from bot.settings import Settings
from renders.descent.warm import warm
from tests.e2e.people import Party, brave, is_over
from tests.e2e.spec import spec_path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "discord.md"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
FIGHTS = ("braises", "cendres", "suie")
LOOKUPS: tuple[tuple[str, dict[str, str]], ...] = (
    ("board", {}),
    ("hero", {"hero": "syndrael"}),
    ("inventory", {}),
    ("monster", {"monster": "zombie"}),
)


@dataclass
class Measures:
    """What was counted and timed; times are in milliseconds."""

    acks: list[float] = field(default_factory=list)
    panels: list[float] = field(default_factory=list)
    lookups: list[float] = field(default_factory=list)
    posted: int = 0
    edited: int = 0
    removed: int = 0
    rounds: int = 0
    presses: int = 0
    refused: int = 0

    def hear(self, change: Change) -> None:
        """Count what happens in the channel, and what is pressed."""
        public = change.message is not None and not change.message.ephemeral
        self.posted += change.event is WorldEvent.MESSAGE_NEW and public
        self.edited += change.event is WorldEvent.MESSAGE_CHANGED and public
        self.removed += change.event is WorldEvent.MESSAGE_GONE and public
        self.presses += change.event is WorldEvent.INTERACTION

    def lines(self) -> Iterator[str]:
        """The table."""
        yield "| measured | p50 | p95 | of |"
        yield "| --- | --- | --- | --- |"
        for name, times in (
            ("press to acknowledgement", self.acks),
            ("press to the panel with its new picture", self.panels),
            ("look-up command to its picture", self.lookups),
        ):
            yield f"| {name} | {_at(times, 50)} ms | {_at(times, 95)} ms | {len(times)} |"
        yield ""
        yield f"| per round ({self.rounds} rounds, two heroes) | |"
        yield "| --- | --- |"
        for name, number in (
            ("interactions", self.presses),
            ("messages posted", self.posted),
            ("edits", self.edited),
            ("messages removed", self.removed),
        ):
            yield f"| {name} | {number / max(1, self.rounds):.1f} |"
        yield f"| messages Discord would have refused | {self.refused} |"


def _at(times: Sequence[float], part: int) -> str:
    return f"{statistics.quantiles(times, n=100)[part - 1]:.0f}"


async def measure() -> Measures:
    """Play fights by pressing what is offered, then look things up."""
    found = Measures()
    for seed in FIGHTS:
        local = LocalDiscord(spec=spec_path())
        await local.start()
        with tempfile.TemporaryDirectory() as folder:
            settings = Settings(database=Path(folder) / "flambeau.sqlite3", discord_url=local.url)
            client = Flambeau(settings, seeds=partial(str, seed))
            task = asyncio.create_task(client.start(local.token))
            await local.wait_ready()
            await client.studio.warm(warm)
            await _fight(local, client, found)
            await client.close()
            await task
        await local.stop()
        found.refused += len(local.violations)
    return found


async def _fight(local: LocalDiscord, client: Flambeau, found: Measures) -> None:
    party = Party(local, local.players[:2])
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    for command, options in LOOKUPS:
        since = time.perf_counter()
        await (await local.players[3].slash(command, **options)).settled()
        found.lookups.append((time.perf_counter() - since) * 1000)
    local.world.watch(found.hear)
    local.world.watch(lambda change: _note_ack(change, found))
    while not is_over(party):
        since = time.perf_counter()
        await party.do(brave(party))
        found.panels.append((time.perf_counter() - since) * 1000)
    game = (await client.table.look(1)).campaign.running()
    found.rounds += game.round
    found.acks += [each.acked_ms for each in local.world.exchanges.values() if _is_press(each)]


def _note_ack(change: Change, found: Measures) -> None:
    """Nobody is kept waiting: an interaction that was missed is a fault of the bot, not a measure."""
    assert change.event is not WorldEvent.MISSED, "an interaction was not acknowledged in time"


def _is_press(exchange: Exchange) -> bool:
    return exchange.doing is Doing.COMPONENT and exchange.acked


def written(page: str, lines: Sequence[str], begin: str = BEGIN, end: str = END) -> str:
    """The page with a new table between two marks."""
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    table = "\n".join(lines)
    return f"{before}{begin}\n{table}\n{end}{after}"


def main() -> None:
    """Measure, then write or show."""
    logging.disable(logging.WARNING)
    lines = list(asyncio.run(measure()).lines())
    if "--show" in sys.argv:
        print("\n".join(lines))
        return
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), lines), encoding="utf-8")


if __name__ == "__main__":
    main()
