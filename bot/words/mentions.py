"""Players, as Discord writes them: each reader sees the name they know."""

from bot.table.campaign import NOBODY
from bot.table.pseudonyms import FIRST, is_pseudonym


def mention(player: int) -> str:
    """A player as Discord calls them; whoever was forgotten has a shape and a number, and nobody a dash."""
    if is_pseudonym(player):
        return f"👤 {player - FIRST}"
    return f"<@{player}>" if player != NOBODY else "—"
