"""Which campaigns one process looks after, said in SQL."""

from bot.store.records import Owned


def among(owned: Owned | None, column: str = "guild_id") -> str:
    """A condition for the end of a WHERE: the server is on one of these shards. All of them need none."""
    if owned is None or owned.of == 1:
        return ""
    # Numbers of our own, never a stranger's text.
    shards = ", ".join(str(int(shard)) for shard in owned.shards)
    return f"AND ({column} >> 22) % {int(owned.of)} IN ({shards})"
