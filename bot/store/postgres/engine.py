"""All that PostgreSQL does for whoever does not care which engine it is; see `bot/store/driver.py`."""

from bot.store.postgres.asking import asking, look_at, notes_of, server_in_use
from bot.store.postgres.backups import back_up, restore
from bot.store.postgres.locking import alone_with_server
from bot.store.postgres.moving import bring_to_file, move
from bot.store.postgres.store import PostgresStore


class Engine:
    """PostgreSQL."""

    open = staticmethod(PostgresStore.open)
    alone_with = staticmethod(alone_with_server)
    in_use = staticmethod(server_in_use)
    asking = staticmethod(asking)
    look_at = staticmethod(look_at)
    notes_of = staticmethod(notes_of)
    back_up = staticmethod(back_up)
    restore = staticmethod(restore)
    move = staticmethod(move)
    bring_to_file = staticmethod(bring_to_file)
