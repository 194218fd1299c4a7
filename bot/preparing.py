"""Before anybody plays every game reads its content. What can't be played is set aside and told."""

import asyncio
import logging

from bot.games import GAMES, SetAside, system

log = logging.getLogger(__name__)


async def prepare_games() -> list[SetAside]:
    """Read the content of all games, beside whatever else goes on; `BadContent` if one can't be played."""
    pieces = await asyncio.to_thread(_prepare)
    for piece in pieces:
        for mistake in piece.mistakes:
            log.error("%s is set aside: %s", piece.piece, mistake)
    return pieces


def _prepare() -> list[SetAside]:
    return [piece for game in GAMES for piece in system(game).prepare()]
