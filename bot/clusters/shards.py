"""How Discord splits a bot's guilds into shards, and how we cut the shards into clusters, one for each process."""

from dataclasses import dataclass
from itertools import pairwise

from bot.store.records import Owned

MOST_SHARDS = 8
"""So many shards have identified after forty seconds, one every five; more would be away for too long."""


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
class Cluster:
    """The part of the bot that is this process's."""

    number: int
    owned: Owned

    @classmethod
    def of(cls, number: int, *, clusters: int, shards: int) -> "Cluster":
        """One of so many clusters, into which so many shards are cut."""
        return cls(number, Owned(tuple(cut(shards, clusters)[number]), shards))
