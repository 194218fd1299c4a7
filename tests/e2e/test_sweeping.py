"""What is there for good is left out when Python sweeps up, so that nobody waits for it."""

import re
from pathlib import Path

from bot.local.server import LocalDiscord

from .processes import BotProcess

TELLING = """
import atexit, gc, sys
from bot.__main__ import main
atexit.register(lambda: print("left out:", gc.get_freeze_count(), "looked through:", len(gc.get_objects())))
sys.argv = ["flambeau", "run"]
main()
"""
MOST = 0.25
"""Of what is left out, what may still be looked through at the end of a short life."""


class TellingProcess(BotProcess):
    """A bot that says at its end how much it left out."""

    command = ("-c", TELLING)


async def test_a_running_bot_leaves_out_what_stays(local: LocalDiscord, tmp_path: Path) -> None:
    """Cards, quests, texts and packages are looked through at the start and never again."""
    bot = TellingProcess(local, tmp_path / "flambeau.sqlite3")
    await bot.start()
    await local.players[0].slash("help")
    await bot.stop()

    told = re.search(r"left out: (\d+) looked through: (\d+)", bot.log.read_text(encoding="utf-8"))
    assert told is not None
    left_out, looked_through = map(int, told.groups())
    assert left_out > 10_000
    assert looked_through < left_out * MOST
