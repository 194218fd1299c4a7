"""Players, as Discord writes them: each reader sees the name they know."""


def mention(player: int) -> str:
    """A player as Discord calls them."""
    return f"<@{player}>"
