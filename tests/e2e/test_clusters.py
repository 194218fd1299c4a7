"""Two clusters and a spare on one PostgreSQL: whoever is killed, also the database, nothing is lost or doubled."""

from pathlib import Path

import pytest

from tests.postgres import OwnServer, Server
from tools.attack_clusters import Stormed, storm


async def stormed(folder: Path, server: Server, seconds: float, seed: int) -> Stormed:
    if not isinstance(server, OwnServer):
        pytest.skip("a server that was given is not ours to stop")
    return await storm(folder, seconds=seconds, seed=seed, server=server)


async def test_killed_clusters_lose_and_double_nothing(tmp_path: Path, postgres_server: Server) -> None:
    """A few kills and a restart of the database while eight parties play in eight guilds."""
    found = await stormed(tmp_path, postgres_server, seconds=6, seed=1)

    assert found.kills >= 1
    assert found.restarts == 1
    assert found.deeds >= 8 * 4
    assert found.told
    assert found.called
    assert found.sound, found.notes


@pytest.mark.slow
async def test_clusters_withstand_a_minute_of_kills(tmp_path: Path, postgres_server: Server) -> None:
    """The same for a minute."""
    found = await stormed(tmp_path, postgres_server, seconds=60, seed=2)

    assert found.kills >= 5
    assert found.sound, found.notes
