"""How a game is played to be measured: the house knows neither its deeds nor what is sensible in it."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from bot.table.deeds import Deed


class Turn(NamedTuple):
    """Somebody, and what they do."""

    player: int
    deed: Deed


class Party(Protocol):
    """Players who play so that something can be measured; a game's own."""

    game: str
    """Its id."""
    kinds: Sequence[str]
    """Which deeds are pressed on the panel, the most wanted first. Whatever is offered ends sometime."""

    def sits_down(self) -> Sequence[Deed]:
        """By what the players, one after the other, take their seats."""
        ...

    def goes_on(self, campaign: Any) -> Turn | None:
        """What is done next in a campaign, as decent players would; None when what is played is over."""
        ...
