"""A PostgreSQL of the tests' own: one server for a run, a fresh database for each test that asks for `postgres`.

The server lies in a temporary folder, is reached by a socket in it that nobody else can open, and ends with the
run, also with one that is killed. Where its programs are not installed, whatever asks for it is skipped with a
reason. `FLAMBEAU_TEST_POSTGRES=postgresql://…` names a server that is there already: only databases are made on it.
"""

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import pytest

GIVEN = "FLAMBEAU_TEST_POSTGRES"

PATIENCE = 60
"""Seconds a server may take to start; a loaded machine is slow, and a broken one is noticed at once."""

SETTINGS = {
    "listen_addresses": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
    # Nothing here outlives the run, so nothing has to reach the disk. What a transaction promises stays as it is.
    "fsync": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "jit": "off",
}


class Server:
    """A PostgreSQL server on which databases can be made."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._names = (f"flambeau_test_{os.getpid()}_{number}" for number in itertools.count(1))
        self._templates: dict[str, str] = {}

    def url_of(self, database: str) -> str:
        """How one of its databases is reached."""
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{database}"))

    def fresh(self, template: str = "template0") -> str:
        """The name of a new database, empty or a copy of another one."""
        name = next(self._names)
        self._say(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return name

    def prepared(self, kind: str, prepare: Callable[[str], None]) -> str:
        """A database to copy from (`fresh(template=…)`), prepared the first time somebody wants this kind of it."""
        if kind not in self._templates:
            name = self.fresh()
            prepare(self.url_of(name))
            self._templates[kind] = name
        return self._templates[kind]

    def drop(self, database: str) -> None:
        """Away with a database, whoever is still connected to it."""
        self._say(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def close(self) -> None:
        """Leave nothing behind."""
        for name in self._templates.values():
            self.drop(name)

    def _say(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement.encode())


class OwnServer(Server):
    """A server in a folder of its own, which can also be stopped and started again in the middle of a test."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="flambeau-postgres-"))
        super().__init__(f"postgresql://postgres@/postgres?host={self.folder}")
        self._programs = programs
        self._process: subprocess.Popen[bytes] | None = None
        # PostgreSQL refuses to run as root.
        self._user = _somebody() if os.geteuid() == 0 else None
        if self._user:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)

    def create(self) -> None:
        """Lay out its files."""
        make = self._program("initdb", "--auth=trust", "--username=postgres", "--no-sync")
        make += ["--locale=C.UTF-8", "--encoding=UTF8", f"--pgdata={self._data}"]
        done = subprocess.run(make, capture_output=True, text=True, cwd="/")
        assert done.returncode == 0, f"initdb failed:\n{done.stdout}{done.stderr}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = SETTINGS | {"unix_socket_directories": str(self.folder)}
        said = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with self._log.open("ab") as log:
            run = self._program("postgres", "-D", str(self._data), *said)
            self._process = subprocess.Popen(run, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/")
        self._wait()

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it: SIGQUIT drops everybody without a word, as a crash does; SIGINT takes leave of them."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=PATIENCE)
            self._process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _wait(self) -> None:
        import psycopg

        assert self._process is not None
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > until:
                    pytest.fail(f"PostgreSQL does not start:\n{self._log.read_text()}")
                time.sleep(0.02)
            else:
                return

    def _program(self, name: str, *arguments: str) -> list[str]:
        """A program of PostgreSQL's, run by a user it accepts, which ends when whoever started it does."""
        change = ["--pdeathsig=QUIT"]
        if self._user:
            change += [f"--reuid={self._user.pw_uid}", f"--regid={self._user.pw_gid}", "--clear-groups"]
        setpriv = shutil.which("setpriv")
        assert setpriv or not self._user, "as root, PostgreSQL needs setpriv (util-linux)"
        return [*([setpriv, *change] if setpriv else []), str(self._programs / name), *arguments]

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def _log(self) -> Path:
        return self.folder / "log"


def _somebody() -> pwd.struct_passwd:
    """Whom to run it as instead of root."""
    everybody = {user.pw_name: user for user in pwd.getpwall()}
    return everybody.get("postgres") or everybody["nobody"]


def installed_programs() -> Path | None:
    """Where PostgreSQL's programs lie: on the path, or where distributions put them (the newest)."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    beside = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = sorted(beside, key=lambda path: float(path.parents[1].name))
    return newest[-1].parent if newest else None


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """The server of this run; each worker of a parallel run has its own."""
    pytest.importorskip("psycopg", reason="psycopg is not installed (pip install 'flambeau[postgres]')")
    given, programs = os.environ.get(GIVEN), installed_programs()
    if not given and not programs:
        pytest.skip(f"PostgreSQL's programs are not installed, and {GIVEN} names no server")
    server = Server(given) if given else OwnServer(programs) if programs else None
    assert server is not None
    try:
        if isinstance(server, OwnServer):
            server.create()
            server.start()
        yield server
    finally:
        server.close()


@pytest.fixture
def postgres(postgres_server: Server) -> Iterator[str]:
    """Where a fresh, empty database is to be found: `postgresql://…`."""
    name = postgres_server.fresh()
    yield postgres_server.url_of(name)
    postgres_server.drop(name)


def ask(url: str, statement: str) -> list[tuple[Any, ...]]:
    """What a database answers, asked beside the program under test."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(statement.encode())
        return found.fetchall() if found.description else []
