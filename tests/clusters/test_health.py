"""Of several processes each notes how it is, and the health check tells of all of them, or of its own machine's."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.clusters.plan import NAME, Plan
from bot.health import MISSED, Health, check_up, name_of
from bot.heartbeat import beat, shards_of
from bot.store import Owned, open_store

NOW = datetime(2026, 3, 1, tzinfo=UTC)
LONG = MISSED + timedelta(seconds=1)


async def test_health_tells_of_every_cluster(tmp_path: Path) -> None:
    """One cluster is well, the other was last heard of minutes ago: that one is named; its own machine is ill."""
    path, now = tmp_path / "flambeau.sqlite3", NOW + LONG
    async with await open_store(path, now=NOW) as store:
        await store.note(NAME, Plan(shards=4, clusters=2).written())
        for number, shards, at, machine in ((0, (0, 1), now, "here"), (1, (2, 3), NOW, "there")):
            health = Health(at=at, connected=True, chores={}, failures={}, loop_lag=0.0, machine=machine)
            await store.note(name_of(number), health.model_dump_json())
            for shard in shards_of(Owned(shards, 4)):
                await beat(store, at, shard)

    everything = check_up(path, now)
    assert len(everything.wrong) == 1
    assert everything.wrong[0].startswith("cluster 1: the bot is gone")
    assert set(everything.plain()["clusters"]) == {0, 1}
    assert not check_up(path, now, machine="here").wrong
    assert check_up(path, now, machine="there").wrong == everything.wrong
    assert "it waits" in check_up(path, now, machine="spare").sentence
