"""Looks through one pack that anybody may have made, within limits of time and memory, and ends.

    python -m bot.packs.examining

`bot/packs/examiner.py` starts it. It answers with lines of JSON: what the pack says of itself and what is wrong
with it; if nothing is, its picture, and how the games of automatic players end, one line for each, until its time
is up.
"""

import base64
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from math import ceil
from pathlib import Path
from typing import Any

from bot import paths
from bot.games import GAMES, workshop
from bot.kernel.refused import Refused, demand
from bot.packs.archive import unpacked
from bot.packs.bundle import Bundle
from bot.workshop import WrongUse

MOST_MEMORY = 2048 * 1024 * 1024
POLITE = 5
"""Others go first."""
MOST_MISTAKES, LONGEST_MISTAKE = 200, 400
WIDEST = 1200
"""Pixels of the picture."""


def main() -> None:
    """Read what is asked and the pack, and answer."""
    asked = json.loads(sys.stdin.buffer.readline())
    paths.DATA = Path(asked["data"])
    GAMES.clear()
    GAMES.update(asked["games"])
    content = sys.stdin.buffer.read(asked["length"])
    _live_within_limits(asked["seconds"])
    for line in _answer(content, asked["trying"]):
        sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
        sys.stdout.flush()
    # Nothing of what a pack left behind is waited for.
    os._exit(0)


def _live_within_limits(seconds: float) -> None:
    os.nice(POLITE)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    for kind, limit in (
        (resource.RLIMIT_AS, MOST_MEMORY),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_CPU, ceil(time.process_time() + seconds) + 1),
    ):
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (limit, limit))


def _answer(content: bytes, trying: float) -> Iterator[dict[str, Any]]:
    try:
        bundle = unpacked(content)
        demand(
            bundle.card.game in GAMES, "pack_bad_card", mistake=f"game: there is no game {bundle.card.game[:20]!r}"
        )
        found = workshop(bundle.card.game).examine(bundle)
    except Refused as refused:
        yield {"refused": refused.code, "facts": refused.facts}
        return
    except WrongUse:
        yield {"refused": "pack_not_of_this_game", "facts": {}}
        return
    except (MemoryError, RecursionError):
        yield {"refused": "pack_takes_too_long", "facts": {}}
        return
    yield {
        "card": bundle.card.model_dump(mode="json"),
        "edition": bundle.edition,
        "mistakes": [mistake[:LONGEST_MISTAKE] for mistake in found.mistakes[:MOST_MISTAKES]],
        "holds": found.holds,
        "titles": found.titles,
    }
    if not found.mistakes:
        yield from _shown(bundle)
        yield from _tried(bundle, trying)
    yield {"end": True}


def _shown(bundle: Bundle) -> Iterator[dict[str, Any]]:
    cover = workshop(bundle.card.game).cover(bundle)
    if cover is not None:
        cover.thumbnail((WIDEST, WIDEST))
        into = BytesIO()
        cover.save(into, "PNG")
        yield {"cover": base64.b64encode(into.getvalue()).decode()}


def _tried(bundle: Bundle, seconds: float) -> Iterator[dict[str, Any]]:
    until = time.process_time() + seconds
    for quest, won in workshop(bundle.card.game).try_out(bundle):
        yield {"tried": quest, "won": won}
        if time.process_time() >= until:
            return


if __name__ == "__main__":
    main()
