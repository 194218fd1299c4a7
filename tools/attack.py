"""Attacks the bot on this machine's loopback interface, and writes what came of it to docs/reliability.md.

python -m tools.attack --quick          a minute, to see that it works; writes nothing
python -m tools.attack --long           all that the page promises: some 35 minutes on a quiet machine of two cores
python -m tools.attack --kills 60 --stops 20 --interactions 20000 --minutes 2
python -m tools.attack --only soak --campaigns 50 --minutes 10
python -m tools.attack --only clusters --seconds 60

It goes in rounds. With `--keep FILE` each round is written there, and what an earlier run has done is not done
again: a run that was interrupted goes on. No other machine is ever spoken to.
"""

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tools.attack_clusters import storm_alone
from tools.attack_files import hand_in
from tools.attack_kills import besiege
from tools.attack_page import PARTS, Round, totals, write_page
from tools.attack_presses import overrun
from tools.attack_soak import soak

BLOWS = 25
"""Of one round."""
PRESSES = 10_000


@dataclass(frozen=True)
class Asked:
    """How much of everything."""

    kills: int
    stops: int
    interactions: int
    numbers: int
    """Hostile files with one wrong number each, besides all other kinds."""
    campaigns: int
    minutes: float
    seconds: float = 60.0
    """For which several processes are struck."""


QUICK = Asked(kills=2, stops=1, interactions=500, numbers=0, campaigns=4, minutes=0.2, seconds=6)
USUAL = Asked(kills=60, stops=20, interactions=20_000, numbers=24, campaigns=20, minutes=2)
LONG = Asked(kills=200, stops=50, interactions=100_000, numbers=40, campaigns=50, minutes=10)


class Attack:
    """All rounds, one after the other."""

    def __init__(self, asked: Asked, keep: Path | None, seed: int, besieged: int) -> None:
        self.asked = asked
        self.keep = keep
        self.seed = seed
        self.besieged = besieged
        """Campaigns that are played while the bot is struck."""
        self.rounds: list[Round] = []
        if keep is not None and keep.exists():
            self.rounds = [Round(**each) for each in json.loads(keep.read_text(encoding="utf-8"))]

    async def run(self, parts: list[str]) -> None:
        """What is still to be done of these parts."""
        ways: dict[str, Callable[[], Awaitable[None]]] = {
            "kills": self._kills,
            "presses": self._presses,
            "files": self._files,
            "soak": self._soak,
            "clusters": self._clusters,
        }
        for part in parts:
            await ways[part]()

    def done(self, part: str, what: str) -> int:
        """How much of something all rounds have done."""
        return int(totals(self.rounds, part).get(what, 0))

    async def _kills(self) -> None:
        while True:
            kills = self.asked.kills - self.done("kills", "kills")
            stops = self.asked.stops - self.done("kills", "stops")
            if kills <= 0 and stops <= 0:
                return
            share = max(1, round(BLOWS * max(0, kills) / (max(0, kills) + max(0, stops))))
            now, then = min(max(0, kills), share), min(max(0, stops), BLOWS - share)
            await self._round(
                "kills",
                lambda folder, seed, now=now, then=then: besiege(
                    folder, kills=now, stops=then, campaigns=self.besieged, seed=seed
                ),
            )

    async def _presses(self) -> None:
        while (left := self.asked.interactions - self.done("presses", "interactions")) > 0:
            size = min(PRESSES, left)
            await self._round(
                "presses", lambda folder, seed, size=size: overrun(folder, interactions=size, seed=seed)
            )

    async def _files(self) -> None:
        if not self.done("files", "files"):
            few = 6 if self.asked == QUICK else None
            await self._round(
                "files", lambda folder, seed: hand_in(folder, numbers=self.asked.numbers, seed=seed, files=few)
            )

    async def _soak(self) -> None:
        size, minutes = self.asked.campaigns, self.asked.minutes
        # A shorter one, or one of fewer, is no part of it: memory grows in one stretch.
        if not any(each.part == "soak" and each.covers(campaigns=size, minutes=minutes) for each in self.rounds):
            # About two presses a second in all: more would only measure how fast this machine draws.
            pause = max(1.0, size / 2)
            await self._round(
                "soak",
                lambda folder, seed: soak(folder, campaigns=size, minutes=minutes, pause=pause, seed=seed),
            )

    async def _clusters(self) -> None:
        if not self.done("clusters", "kills"):
            seconds = self.asked.seconds
            await self._round("clusters", lambda folder, seed: storm_alone(folder, seconds=seconds, seed=seed))

    async def _round(self, part: str, attack: Callable[[Path, int], Awaitable[Any]]) -> None:
        number = sum(each.part == part for each in self.rounds)
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="flambeau-attack-", ignore_cleanup_errors=True) as folder:
            found = await attack(Path(folder), self.seed + number)
        figures = asdict(found)
        notes = figures.pop("notes")
        done = Round.now(part, figures, found.sound, notes, time.monotonic() - began)
        self.rounds.append(done)
        print(
            f"{part} {number + 1}: {'sound' if done.sound else 'NOT SOUND'} in {done.seconds:.0f} s: {figures}",
            flush=True,
        )
        for line in notes[:20]:
            print(f"  {line}", flush=True)
        if self.keep is not None:
            self.keep.write_text(json.dumps([asdict(each) for each in self.rounds], indent=1), encoding="utf-8")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.attack", description=(__doc__ or "").split("\n\n")[0])
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--quick", action="store_true", help="a minute of everything; the page is not written")
    size.add_argument("--long", action="store_true", help="all that the page promises")
    for name in ("kills", "stops", "interactions", "numbers", "campaigns"):
        parser.add_argument(f"--{name}", type=int)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--seconds", type=float, help="for which several processes are struck")
    parser.add_argument("--only", choices=PARTS, action="append", help="this part, and others that are named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--besieged", type=int, default=4, help="campaigns in play while the bot is struck")
    parser.add_argument("--keep", type=Path, help="a file in which rounds are kept, to go on after an interruption")
    return parser.parse_args()


def main() -> int:
    """Exit code 1 if anything went wrong."""
    given = arguments()
    asked = QUICK if given.quick else LONG if given.long else USUAL
    named = {name: value for name, value in vars(given).items() if name in asdict(asked) and value is not None}
    attack = Attack(Asked(**(asdict(asked) | named)), given.keep, given.seed, given.besieged)
    # What the bot writes into its log is counted; nobody need read it here.
    logging.getLogger().addHandler(logging.NullHandler())
    asyncio.run(attack.run(given.only or list(PARTS)))
    if not given.quick:
        write_page(attack.rounds)
    return 0 if all(each.sound for each in attack.rounds) else 1


if __name__ == "__main__":
    sys.exit(main())
