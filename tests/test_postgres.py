"""The PostgreSQL of the tests: each test has a database of its own, and a server that fell can be started again."""

import pytest

from tests.postgres import OwnServer, Server, ask


@pytest.mark.parametrize("time", ["first", "second"])
def test_every_test_has_an_empty_database(postgres: str, time: str) -> None:
    """What one test has made is not there in the next one."""
    ask(postgres, "CREATE TABLE torches (lit int)")

    assert ask(postgres, "SELECT count(*) FROM torches") == [(0,)], time


def test_a_prepared_database_is_copied(postgres_server: Server) -> None:
    """What takes long to prepare is prepared once and copied for each test."""
    times: list[str] = []

    def prepare(url: str) -> None:
        times.append(url)
        ask(url, "CREATE TABLE torches (lit int)")

    copies = [postgres_server.fresh(postgres_server.prepared("torches", prepare)) for _ in range(2)]

    assert [ask(postgres_server.url_of(copy), "SELECT * FROM torches") for copy in copies] == [[], []]
    assert len(times) == 1
    for copy in copies:
        postgres_server.drop(copy)


def test_a_server_that_fell_gets_up(postgres_server: Server, postgres: str) -> None:
    """Stopped without a word and started again, it has what was committed."""
    if not isinstance(postgres_server, OwnServer):
        pytest.skip("a server that was given is not ours to stop")
    ask(postgres, "CREATE TABLE torches AS SELECT 3 AS lit")

    postgres_server.stop()
    postgres_server.start()

    assert ask(postgres, "SELECT lit FROM torches") == [(3,)]
