"""What a store promises of packs: the files of other authors, and which server has which."""

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple, Protocol


class PackPlace(NamedTuple):
    """A server that has a pack, and in which edition."""

    guild_id: int
    pack: str
    edition: str


class Packs(Protocol):
    """The part of the store that keeps packs.

    An edition never changes, so whoever is in the middle of one finds it again; it goes once no server has it and
    no campaign speaks of it.
    """

    async def keep(self, edition: str, content: bytes, now: datetime) -> None:
        """Have the file of an edition, which counts as wanted from now."""
        ...

    async def put_up(self, guild_id: int, pack: str, edition: str, content: bytes, now: datetime) -> None:
        """A server has this edition from now on, in place of an earlier one of the same pack."""
        ...

    async def take_down(self, guild_id: int, pack: str) -> bool:
        """A server has a pack no longer; whether it had. The file stays for those who play by it."""
        ...

    async def places(self) -> list[PackPlace]:
        """Which server has what."""
        ...

    async def kept(self) -> list[tuple[str, bytes]]:
        """All editions with their files."""
        ...

    async def purge(self, guilds: Collection[int], now: datetime) -> int:
        """These servers have no packs any more; editions nobody has and nobody plays are gone; how many."""
        ...
