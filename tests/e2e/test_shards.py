"""One bot in two processes: each has its shards, and one that is killed takes nobody with it."""

from pathlib import Path

from bot.local.server import LocalDiscord
from tests.postgres import ask

from .people import Party
from .processes import STARTING, BotProcess, ClusterProcess


async def test_two_processes_serve_a_guild_each(local: LocalDiscord, tmp_path: Path) -> None:
    """Each plays in its own guild; with the first one killed the second goes on, and the first comes back."""
    guilds = [local.world.add_guild(f"Guilde {shard}", shard=shard, of=2) for shard in (0, 1)]
    parties = [Party(local, local.players[:2], local.world.channels_of(guild)[0].id) for guild in guilds]
    processes = [BotProcess(local, tmp_path / f"{shard}.sqlite3", shards=[shard], of=2) for shard in (0, 1)]
    try:
        for process in processes:
            await process.start()
        for party in parties:
            await party.gather("syndrael", "grisban_the_thirsty")

        await processes[0].kill()
        await parties[1].set_out()
        alone = parties[1].version()
        await processes[0].start()
        await parties[0].set_out()
    finally:
        for process in processes:
            await process.stop()

    assert (parties[0].version(), parties[1].version()) == (alone, alone)
    for party in parties:
        assert "Syndrael" in party.text()


END_LEASE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'flambeau, cluster 0'
"""


def serving(local: LocalDiscord, shard: int, but: frozenset[str] = frozenset()) -> frozenset[str]:
    """The sessions that hold a shard now, apart from known ones."""
    sessions = local.gateway.sessions.values()
    return frozenset(one.id for one in sessions if one.shard == shard and one.connection and one.id not in but)


async def test_a_spare_takes_over(local: LocalDiscord, tmp_path: Path, postgres: str) -> None:
    """The owner of a cluster killed, the spare has it; its lease lost, the spare ends, and the next one has it.

    Those who come at the same time identify one after the other.
    """
    world = local.world
    guilds = [world.add_guild(f"Guilde {shard}", shard=shard, of=2) for shard in (0, 1)]
    first, second, spare, last = (
        ClusterProcess(local, tmp_path / f"{name}.log", postgres, clusters=2) for name in "abcd"
    )
    try:
        local.limit_identifying(4.0)  # and not 5: on a busy machine what is sent arrives late
        await first.start()
        await second.start()
        await local.wait_ready(STARTING)
        local.limit_identifying(0)
        if "cluster 0 is ours" not in first.log.read_text():
            first, second = second, first
        owner, other = serving(local, 0), serving(local, 1)
        await spare.start()
        await first.kill()
        heir = await world.until(lambda: serving(local, 0, owner), STARTING, "the spare")
        await last.start()
        ask(postgres, END_LEASE)
        code = await spare.ended()
        await world.until(lambda: serving(local, 0, owner | heir), STARTING, "the last one")
        answers = [
            await local.players[0].slash("campaign new", channel=world.channels_of(guild)[0].id, name="Les Braises")
            for guild in guilds
        ]
        kept = serving(local, 1)
    finally:
        for process in (first, second, spare, last):
            await process.stop()

    assert not local.gateway.door.turned_away
    assert (code, kept) == (1, other)
    assert all(answer.acked for answer in answers)
    assert (second.exit_code, last.exit_code) == (0, 0)
