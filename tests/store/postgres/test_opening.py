"""What is wrong with an address is said in one sentence, and never with what is secret in it."""

import asyncio
import logging
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

from bot.store import InUse, NewerDatabase, Server, Unusable, address_of, open_store, sole_use
from bot.store.migrating import Migration
from bot.store.postgres.asking import look_at, server_in_use
from bot.store.postgres.database import connected, migrate
from bot.store.postgres.migrations import MIGRATIONS
from bot.store.sqlite.migrations import MIGRATIONS as OF_SQLITE
from tests.postgres import ask
from tests.store.conftest import NOW

SECRET = "hunter2"


async def opened(address: Server) -> None:
    """Open it, and that is all."""
    await (await open_store(address, now=NOW)).close()


def test_a_password_is_never_shown() -> None:
    """However it is printed, and wherever in the address it stands."""
    for url in (
        f"postgresql://alix:{SECRET}@db.example:5432/flambeau?sslmode=require",
        f"postgresql://db.example/flambeau?user=alix&password={SECRET}",
        f"postgresql://alix:{SECRET}@one:1,two:2/flambeau",
        f"postgresql://alix:{SECRET}@[half/flambeau",
    ):
        address = address_of(url)
        assert isinstance(address, Server)
        for shown in (str(address), repr(address), f"{address}", str([address])):
            assert SECRET not in shown
    assert str(address_of(f"postgres://alix:{SECRET}@db/flambeau")) == "postgresql://alix@db/flambeau"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        (f"postgresql://alix:{SECRET}@127.0.0.1:1/flambeau", "can't be reached"),
        (f"postgresql://alix:{SECRET}@127.0.0.1/flambeau?nonsense={SECRET}", "is no address"),
        (f"postgresql://alix:{SECRET}@127.0.0.1:port/flambeau", "is no address|can't be reached"),
    ],
)
async def test_what_can_not_be_reached(url: str, why: str, caplog: pytest.LogCaptureFixture) -> None:
    """One sentence: which one, and what to do. No password, in the log neither."""
    caplog.set_level(logging.DEBUG)
    with pytest.raises(Unusable, match=why) as unusable:
        await opened(Server(url))

    assert SECRET not in f"{unusable.value}{caplog.text}"
    assert "\n" not in str(unusable.value)


async def test_a_database_that_is_not_there(address: Server) -> None:
    """Making one is for whoever runs the server."""
    parts = urlsplit(address.url)._replace(path="/nowhere")
    with pytest.raises(Unusable, match=r"there is no database .*/nowhere: make it with createdb"):
        await opened(Server(urlunsplit(parts)))


async def test_the_database_of_something_else_is_left_alone(address: Server) -> None:
    """Its tables stay as they are, and none of ours comes to them."""
    ask(address.url, "CREATE TABLE invoices (id int)")

    with pytest.raises(Unusable, match="is the database of something else"):
        await opened(address)

    assert ask(address.url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("invoices",)]


async def test_a_user_who_may_not_make_tables(address: Server) -> None:
    """Told at the start, and not when somebody plays."""
    name = "flambeau_reader"
    ask(address.url, f"DROP ROLE IF EXISTS {name}")
    ask(address.url, f"CREATE ROLE {name} LOGIN")
    try:
        with pytest.raises(Unusable, match="does not let this user make tables"):
            await opened(Server(address.url.replace("postgres@", f"{name}@", 1)))
    finally:
        ask(address.url, f"DROP ROLE {name}")


# The schema


async def migrated(address: Server, migrations: tuple[Migration, ...]) -> None:
    """A database as it was when only these steps existed."""
    async with await connected(address) as connection, connection.transaction():
        await migrate(address, connection, migrations, NOW)


async def test_a_newer_database_is_not_touched(address: Server) -> None:
    """One of a newer Flambeau is refused with its name, not guessed at."""
    await migrated(address, (*MIGRATIONS, Migration("0100_later", ("CREATE TABLE later (id int)",))))

    with pytest.raises(NewerDatabase, match="0100_later"):
        await opened(address)
    with pytest.raises(NewerDatabase, match="0100_later"):
        look_at(address)


async def test_a_newer_database_that_was_only_added_to_is_used(address: Server) -> None:
    """While a new version is rolled out, processes of the one before go on."""
    added = Migration("0100_added", ("CREATE TABLE added (id int)",), additive=True)
    await migrated(address, (*MIGRATIONS, added))

    async with await open_store(address, now=NOW) as store:
        await store.note("still", "here")
        assert await store.noted("still") == "here"


@pytest.mark.parametrize("known", range(len(MIGRATIONS)))
async def test_any_earlier_schema_is_brought_up_to_date(address: Server, known: int) -> None:
    """From each earlier version the rest is made, and a second start changes nothing."""
    await migrated(address, MIGRATIONS[:known])
    assert len(look_at(address).ahead) == len(MIGRATIONS) - known

    await opened(address)
    await opened(address)

    assert look_at(address).ahead == ()


async def test_a_failing_step_leaves_nothing_behind(address: Server) -> None:
    """What fails half-way is taken back, with all the steps before it."""
    bad = Migration("0099_bad", ("CREATE TABLE half (id int)", "CREATE TABLE nonsense ("))

    with pytest.raises(psycopg.errors.SyntaxError):
        await migrated(address, (*MIGRATIONS, bad))

    assert look_at(address).empty


def test_what_means_the_same_has_the_same_name() -> None:
    """Both engines take the last step alike, and none of PostgreSQL's is unknown to SQLite without need."""
    ours, theirs = [each.name for each in MIGRATIONS], [each.name for each in OF_SQLITE]
    assert ours[-1] == theirs[-1]
    assert set(ours) <= set(theirs)
    assert ours == sorted(ours)


async def test_two_who_open_a_new_database_at_once(address: Server) -> None:
    """One makes the tables, the other waits for it."""
    await asyncio.gather(*(opened(address) for _ in range(4)))

    assert look_at(address).ahead == ()


# Alone with it


async def test_only_one_bot(address: Server) -> None:
    """While one has it nobody else gets it; afterwards the next one does."""
    for _ in range(2):
        async with sole_use(address):
            assert server_in_use(address)
            with pytest.raises(InUse, match="in use by another Flambeau"):
                async with sole_use(address):
                    pass
        assert not server_in_use(address)


async def test_clusters_share(address: Server) -> None:
    """Processes of a cluster have it together, and a bot that is none of them does not get it."""
    async with sole_use(address, as_cluster=True), sole_use(address, as_cluster=True):
        with pytest.raises(InUse):
            async with sole_use(address):
                pass
