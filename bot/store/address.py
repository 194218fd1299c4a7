"""Where a database is: a file, or a server. What lets somebody in is never shown."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Server:
    """A database on a PostgreSQL server. Printed, it has neither a password nor anything else that is secret."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        try:
            parts = urlsplit(self.url)
            user = f"{parts.username}@" if parts.username else ""
            # Of several hosts all are named; what stands before the last @ may be a password.
            hosts = parts.netloc.rpartition("@")[2]
            return f"postgresql://{user}{hosts}{parts.path}"
        except ValueError:
            return "postgresql://…"

    __repr__ = __str__

    @property
    def name(self) -> str:
        """What its backups are called after."""
        return str(self).rpartition("/")[2] or "flambeau"


Address = Path | Server
"""The engine is known by it."""


def address_of(text: object) -> Address:
    """What somebody has written as the place of a database."""
    if isinstance(text, (Path, Server)):
        return text
    written = str(text)
    return Server(written) if written.startswith(SCHEMES) else Path(written)
