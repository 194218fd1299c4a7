"""A connection that ends, also in the middle: what was answered is there, and what is asked again is done once."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress

import psycopg
import pytest

from bot.store import Server, Store, StoreTrouble, open_store
from bot.store.postgres import database as databases
from bot.store.postgres.store import PostgresStore
from tests.postgres import OwnServer, ask
from tests.postgres import Server as AnyServer
from tests.store.conftest import NOW
from tests.store.looking import seen
from tests.store.test_store import campaign, deed

END_ALL = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


SOMEBODY_WAITS = "SELECT 1 FROM pg_locks WHERE NOT granted"


async def ended(address: Server) -> None:
    """All connections to this database have ended, as after a restart of the server."""
    await asyncio.to_thread(ask, address.url, END_ALL)


async def test_reading_goes_on_over_a_lost_connection(server_store: PostgresStore, address: Server) -> None:
    """Nobody notices that the server was restarted since."""
    made = await campaign(server_store)
    for _ in range(3):
        await ended(address)
        assert (await server_store.load(made)).version == 0


async def test_a_deed_is_saved_over_a_lost_connection(server_store: PostgresStore, address: Server) -> None:
    """Neither does whoever acts."""
    made = await campaign(server_store)
    await ended(address)

    recorded = await server_store.record(made, **deed())

    assert (recorded.version, recorded.repeated) == (1, False)


async def test_many_at_once_over_lost_connections(server_store: PostgresStore, address: Server) -> None:
    """All of them were connected, all connections have ended: each deed is saved once."""
    made = [await campaign(server_store, channel=number, interaction=number) for number in range(1, 9)]
    await asyncio.gather(*(server_store.load(one) for one in made))
    await ended(address)

    await asyncio.gather(*(server_store.record(one, **deed(interaction_id=one)) for one in made))

    assert [len(await server_store.deeds(one)) for one in made] == 8 * [1]


@pytest.fixture
def answers_lost(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """The next statement is done by the server, but its answer never arrives: the connection ends before."""
    real, armed = databases.rows, False

    async def once(connection: databases.Connection, sql: str, *values: object) -> list[dict[str, object]]:
        nonlocal armed
        found = await real(connection, sql, *values)
        if armed:
            armed = False
            await connection.close()
            raise psycopg.OperationalError("the connection is lost")
        return found

    def arm() -> None:
        nonlocal armed
        armed = True

    monkeypatch.setattr(databases, "rows", once)
    yield arm
    assert not armed


async def test_a_deed_whose_commit_nobody_heard_of(
    server_store: PostgresStore, answers_lost: Callable[[], None]
) -> None:
    """It was saved, and the answer was lost: asked once more, it is there once, with what it led to."""
    made = await campaign(server_store)
    answers_lost()

    recorded = await server_store.record(made, **deed())

    assert (recorded.version, recorded.repeated, len(recorded.events)) == (1, True, 2)
    assert len(await server_store.deeds(made)) == 1


async def test_a_deed_that_did_not_get_through(server_store: PostgresStore, address: Server) -> None:
    """Ended while it waits for somebody else's lock: it is done on another connection, once."""
    made = await campaign(server_store)
    with psycopg.connect(address.url) as other:
        other.execute(b"SELECT * FROM campaigns FOR UPDATE")
        waiting = asyncio.create_task(server_store.record(made, **deed()))
        await asyncio.to_thread(seen, address.url, SOMEBODY_WAITS)
        me = other.info.backend_pid
        await asyncio.to_thread(ask, address.url, f"{END_ALL} AND pid <> {me}")
        await asyncio.to_thread(seen, address.url, SOMEBODY_WAITS)

    assert (await waiting).version == 1
    assert len(await server_store.deeds(made)) == 1


async def test_who_waits_too_long_for_a_lock_is_told(server_store: PostgresStore, address: Server) -> None:
    """Another program holds the campaign: after some seconds it is trouble, and nothing was changed."""
    made = await campaign(server_store)
    async with server_store.database.borrowed() as connection:
        await connection.execute("SELECT set_config('lock_timeout', '100ms', false)")
    with psycopg.connect(address.url) as other:
        other.execute(b"SELECT * FROM campaigns FOR UPDATE")
        with pytest.raises(StoreTrouble) as trouble:
            await server_store.record(made, **deed())

    assert trouble.value.kind == "busy"
    assert (await server_store.load(made)).version == 0


async def test_a_server_that_only_reads(server_store: PostgresStore, address: Server) -> None:
    """A standby that was not promoted: reading goes on, writing is told as what it is."""
    made = await campaign(server_store)
    name = address.name.partition("?")[0]
    ask(address.url, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    await ended(address)

    assert (await server_store.load(made)).version == 0
    with pytest.raises(StoreTrouble) as trouble:
        await server_store.record(made, **deed())

    assert trouble.value.kind == "unwritable"


async def test_a_server_that_is_away_and_comes_back(
    postgres_server: AnyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped in the middle of play: everybody is told so soon, nothing is half saved, and then it goes on."""
    if not isinstance(postgres_server, OwnServer):
        pytest.skip("a server that is not ours can't be stopped")
    monkeypatch.setattr(databases, "PATIENCE", 0.5)
    address = Server(postgres_server.url_of(postgres_server.fresh()))
    async with await open_store(address, now=NOW) as store:
        made = await campaign(store)
        await asyncio.to_thread(postgres_server.stop, signal.SIGQUIT)
        try:
            tries = [store.record(made, **deed(interaction_id=number)) for number in range(1, 4)]
            found = await asyncio.gather(*tries, store.load(made), return_exceptions=True)
        finally:
            postgres_server.start()  # it ends with the thread that started it

        assert {each.kind for each in found if isinstance(each, StoreTrouble)} == {"busy"}
        assert [type(each) for each in found] == 4 * [StoreTrouble]
        assert await _as_soon_as_it_goes(store, made) == 1
        assert len(await store.deeds(made)) == 1


async def _as_soon_as_it_goes(store: Store, made: int) -> int:
    """Players press again until they get through."""
    for _ in range(60):
        with suppress(StoreTrouble):
            return (await store.record(made, **deed())).version
    raise AssertionError("the store does not find its server again")


async def test_our_own_mistakes_stay_errors(server_store: PostgresStore) -> None:
    """Only what is wrong with the database is trouble with the database."""
    with pytest.raises(psycopg.ProgrammingError):
        await server_store.database.read("SELECT nonsense FROM nowhere")
