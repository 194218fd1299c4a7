"""One bot in several processes: which shards a process has, how it comes by them, and how it loses them."""

from bot.clusters.shards import Cluster, cut

__all__ = ["Cluster", "cut"]
