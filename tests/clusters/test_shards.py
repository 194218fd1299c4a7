"""Shards and clusters are cut as Discord cuts, completely and evenly."""

import pytest

from bot.clusters import Cluster, cut
from bot.clusters.shards import MOST_SHARDS, clusters_for
from bot.local.objects import Guild
from bot.store import Owned

GUILDS = [1191150000000000000 + (number << 22) + number for number in range(50)]


@pytest.mark.parametrize("count", [1, 2, 7, 16])
def test_a_guild_is_on_the_shard_that_discord_says(count: int) -> None:
    """We and the gateway mean the same shard."""
    for guild in GUILDS:
        shard = Guild(guild, "", 1, 2).shard(count)
        assert [Owned((one,), count).owns(guild) for one in range(count)] == [one == shard for one in range(count)]


@pytest.mark.parametrize(("count", "clusters"), [(1, 1), (4, 2), (7, 3), (16, 2), (16, 16), (100, 13)])
def test_every_shard_is_in_one_cluster(count: int, clusters: int) -> None:
    """All shards, in order, none twice, and no cluster is much larger than another."""
    parts = cut(count, clusters)

    assert [shard for part in parts for shard in part] == list(range(count))
    assert len(parts) == clusters
    assert max(map(len, parts)) - min(map(len, parts)) <= 1


@pytest.mark.parametrize("count", [1, 8, 9, 100])
def test_clusters_are_small_enough_to_start_in_time(count: int) -> None:
    """Cut into as many as are needed, none has more than eight shards; one cluster less would be too few."""
    needed = clusters_for(count)

    assert max(map(len, cut(count, needed))) <= MOST_SHARDS
    assert needed == 1 or max(map(len, cut(count, needed - 1))) > MOST_SHARDS


@pytest.mark.parametrize(("count", "clusters"), [(2, 3), (2, 0)])
def test_no_cluster_is_empty(count: int, clusters: int) -> None:
    """More clusters than shards, or none, can't be."""
    with pytest.raises(ValueError, match=f"{count} shards"):
        cut(count, clusters)


def test_each_guild_has_one_owner() -> None:
    """Of all clusters one owns a guild."""
    owners = [Cluster.of(number, clusters=3, shards=7).owned for number in range(3)]

    assert [sum(owner.owns(guild) for owner in owners) for guild in GUILDS] == [1] * len(GUILDS)
    assert {owner.owns(guild) for owner in owners for guild in GUILDS} == {True, False}
