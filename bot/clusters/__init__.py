"""One bot in several processes: which shards a process has, how it comes by them, and how it loses them."""

from bot.clusters.shards import ALONE, Ownership, cut, shard_of

__all__ = ["ALONE", "Ownership", "cut", "shard_of"]
