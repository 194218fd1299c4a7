"""Shards and clusters are cut as Discord cuts, completely and evenly."""

import pytest

from bot.clusters import ALONE, Ownership, cut, shard_of
from bot.clusters.shards import MOST_SHARDS, clusters_for
from bot.local.objects import Guild

GUILDS = [1191150000000000000 + (number << 22) + number for number in range(50)]


@pytest.mark.parametrize("count", [1, 2, 7, 16])
def test_a_guild_is_on_the_shard_that_discord_says(count: int) -> None:
    """We and the gateway mean the same shard."""
    assert [shard_of(guild, count) for guild in GUILDS] == [Guild(guild, "", 1, 2).shard(count) for guild in GUILDS]


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
    """Of all clusters one owns a guild, and the first one owns what is of no guild."""
    owners = [Ownership.of_cluster(cluster, 3, 7) for cluster in range(3)]

    assert [sum(owner.owns(guild) for owner in owners) for guild in GUILDS] == [1] * len(GUILDS)
    assert {owner.owns(guild) for owner in owners for guild in GUILDS} == {True, False}
    assert [owner.owns(None) for owner in owners] == [True, False, False]


def test_who_is_alone_owns_everything() -> None:
    """One process without clusters has every guild."""
    assert all(ALONE.owns(guild) for guild in (None, *GUILDS))


@pytest.mark.parametrize("ids", [(), (2,), (-1, 0)])
def test_only_shards_that_are_there_can_be_owned(ids: tuple[int, ...]) -> None:
    """No shards, or shards beyond the count, are a mistake in the settings."""
    with pytest.raises(ValueError, match="no shards of 2"):
        Ownership(2, ids)
