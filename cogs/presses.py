"""The last presses on messages. By the token of a press its message can be edited, which Discord does not count."""

from datetime import timedelta
from typing import Any

import discord

from bot.recent import Recent
from cogs.troubles import GONE

LASTING = timedelta(minutes=14)
"""A token is good for fifteen minutes; the last one is left for what is under way."""
MOST_KNOWN = 500
UNAUTHORIZED = 401
WORN_OUT = frozenset({*GONE, 10015, 40060, 50027})
"""Discord does not know the message, the token or what it is for any more."""

Press = discord.Interaction[Any]


class Presses:
    """Which press on which message was the last."""

    def __init__(self) -> None:
        self._last: Recent[int, Press] = Recent(MOST_KNOWN)

    def add(self, press: Press) -> None:
        """Somebody pressed something on a message that everybody sees, and that was acknowledged."""
        if press.message is not None and not press.message.flags.ephemeral:
            self._last[press.message.id] = press

    def on(self, message_id: int) -> Press | None:
        """The last press on a message, as long as its token is good."""
        press = self._last.get(message_id)
        if press is not None and discord.utils.utcnow() - press.created_at > LASTING:
            self.forget(message_id)
            return None
        return press

    def forget(self, message_id: int) -> None:
        """Its token is good for nothing any more."""
        self._last.forget(message_id)


def is_worn_out(error: discord.HTTPException) -> bool:
    """Whether an edit failed because of the token by which it was tried."""
    return error.status == UNAUTHORIZED or error.code in WORN_OUT
