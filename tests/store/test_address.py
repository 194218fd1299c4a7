"""The engine is known by the address; whoever keeps to a file needs nothing of the other."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.store import Server, Unusable, open_store
from tests.store.conftest import NOW

URL = "postgresql://alix:hunter2@db.example/flambeau"


def test_a_setting_is_a_path_or_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever does not begin as an address of PostgreSQL's is a path."""
    assert Settings().database == Path("var/flambeau.sqlite3")
    monkeypatch.setenv("FLAMBEAU_DATABASE", "here.sqlite3")
    assert Settings().database == Path("here.sqlite3")
    monkeypatch.setenv("FLAMBEAU_DATABASE", URL)
    assert Settings().database == Server(URL)


def test_a_setting_shows_no_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither printed nor as an object for programs."""
    monkeypatch.setenv("FLAMBEAU_DATABASE", URL)
    settings = Settings()

    assert "hunter2" not in f"{settings} {settings!r}"
    assert "db.example/flambeau" in repr(settings)


async def test_without_the_driver_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, and no traceback of an import."""
    monkeypatch.setitem(sys.modules, "psycopg", None)

    with pytest.raises(Unusable, match=r"install flambeau\[postgres\]"):
        await open_store(Server(URL), now=NOW)


def test_a_file_needs_no_driver() -> None:
    """Nothing of the store, nor of the settings, asks for PostgreSQL's driver before there is a server."""
    ask = "import sys, bot.store, bot.settings, bot.cli; sys.exit('psycopg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", ask], check=False).returncode == 0
