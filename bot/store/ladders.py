"""What a store promises of ladders: who on a server has reached how much, where several play the same."""

from typing import Protocol

from bot.store.records import Placed


class Ladders(Protocol):
    """The part of the store that compares.

    Scores are written by `record`. They stay with campaigns that were put away, and go with those that are purged.
    """

    async def of(self, board: str, *, guild_id: int, game: str, player: int, most: int) -> list[Placed]:
        """The best of a server on one board, at most so many, and as many of a player's own that come later."""
        ...

    async def boards(self, *, guild_id: int, game: str, most: int) -> list[str]:
        """The boards on which anybody of a server stands, those of younger campaigns first."""
        ...
