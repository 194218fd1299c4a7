"""How Discord splits a bot's guilds into shards, and how we cut the shards into clusters, one for each process."""

from dataclasses import dataclass
from itertools import pairwise

MOST_SHARDS = 8
"""So many shards have identified after forty seconds, one every five; more would be away for too long."""


def shard_of(guild_id: int, count: int) -> int:
    """Which of so many shards hears of a guild, by Discord's rule."""
    return (guild_id >> 22) % count


def clusters_for(count: int) -> int:
    """Into how many clusters so many shards are cut, at least."""
    return -(-count // MOST_SHARDS)


def cut(count: int, clusters: int) -> list[range]:
    """The shards of each cluster: neighbours, and no cluster has more than one shard more than another."""
    if not 1 <= clusters <= count:
        raise ValueError(f"{count} shards can't be cut into {clusters} clusters")
    edges = [count * cluster // clusters for cluster in range(clusters + 1)]
    return [range(begin, end) for begin, end in pairwise(edges)]


@dataclass(frozen=True)
class Ownership:
    """The shards that are this process's own, of so many."""

    count: int
    ids: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.ids or not set(self.ids) <= set(range(self.count)):
            raise ValueError(f"these are no shards of {self.count}: {', '.join(map(str, self.ids)) or 'none'}")

    @classmethod
    def of_cluster(cls, cluster: int, clusters: int, count: int) -> "Ownership":
        """What the process owns that has a cluster."""
        return cls(count, tuple(cut(count, clusters)[cluster]))

    def owns(self, guild_id: int | None) -> bool:
        """Whether a guild is this process's affair; what is of no guild is the first shard's."""
        return (0 if guild_id is None else shard_of(guild_id, self.count)) in self.ids


ALONE = Ownership(1, (0,))
"""One process that has everything."""
