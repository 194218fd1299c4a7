"""How long the bot takes to start: from nothing to a process that is connected and has done what was due."""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from time import perf_counter, sleep

from bot.bench.crowd import copied, make_due, many_campaigns, one_campaign
from bot.bench.run import Run
from bot.bench.tape import now
from bot.local.server import LocalDiscord
from bot.paths import ROOT

PATIENCE = 120.0
BREATH = 0.005
"""Seconds between two looks at the database."""
OVERDUE = "SELECT count(*) FROM agenda WHERE look_at IS NULL OR look_at <= ?"


def startup_s(run: Run) -> float:
    """With one campaign, the best of a few."""
    path = copied(run, run.once(one_campaign), "started")
    return min(asyncio.run(start(path)) for _ in range(run.sizes.starts))


def startup_10k_s(run: Run) -> float:
    """With many campaigns, some of which are due, the best of a few."""
    path = copied(run, run.once(many_campaigns), "started with many")
    return min(asyncio.run(start(path)) for _ in range(run.sizes.starts))


async def start(database: Path) -> float:
    """Seconds from the start of a process to its keeper's first look at all that was due."""
    make_due(database)
    local = LocalDiscord()
    await local.start()
    began, process = perf_counter(), None
    try:
        process = await _process(local, database)
        await local.wait_ready(PATIENCE)
        await asyncio.to_thread(_wait_for_the_keeper, database)
        return perf_counter() - began
    finally:
        if process is not None:
            process.send_signal(signal.SIGTERM)
            await process.wait()
        await local.stop()


def _wait_for_the_keeper(database: Path) -> None:
    """Look into the database until nothing there is overdue."""
    moment, patience = now().isoformat(), perf_counter() + PATIENCE
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        while db.execute(OVERDUE, (moment,)).fetchone()[0]:
            if perf_counter() > patience:
                raise TimeoutError(f"the keeper has not looked at everything within {PATIENCE} s")
            sleep(BREATH)


async def _process(local: LocalDiscord, database: Path) -> asyncio.subprocess.Process:
    """`flambeau run` with a file and a Discord of our own, whatever is set on this machine."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("FLAMBEAU_")}
    ours |= {
        "DISCORD_TOKEN": local.token,
        "FLAMBEAU_DISCORD_URL": local.url,
        "FLAMBEAU_DATABASE": str(database),
        "FLAMBEAU_BACKUPS_KEPT": "0",
        "PYTHONPATH": str(ROOT),
    }
    with database.with_suffix(".log").open("ab") as log:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=database.parent, env=ours, stdout=log, stderr=log
        )
