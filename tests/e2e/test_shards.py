"""One bot in two processes: each has its shards, and one that is killed takes nobody with it."""

from pathlib import Path

from bot.local.server import LocalDiscord

from .people import Party
from .processes import BotProcess


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
