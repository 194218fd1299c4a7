"""`python -m tests.e2e.quick_bot run …`: the bot as a process of its own, with pictures that cost nothing, at noon.

By its clock it was noon when `FLAMBEAU_TEST_NOON` (seconds since 1970) was: at night nobody would be called.
"""

import os
from datetime import datetime, timedelta

import bot.app
from bot.__main__ import main
from bot.clock import WallClock
from tests.agenda.parties import NOON
from tests.e2e.conftest import QuickStudio
from tests.e2e.processes import NOON_WAS

AHEAD = timedelta(seconds=NOON.timestamp() - float(os.environ[NOON_WAS]))


class NoonClock(WallClock):
    """Goes as the machine's own does."""

    def now(self) -> datetime:
        return super().now() + AHEAD


if __name__ == "__main__":
    vars(bot.app).update(Studio=QuickStudio, WallClock=NoonClock)
    main()
