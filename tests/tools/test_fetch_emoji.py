"""The colour emoji: fetched once, known by their hash, and missed by nobody where there is no npm."""

from pathlib import Path

import pytest

from bot.local.page_api import EMOJI
from tools import fetch_emoji


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of this installation is touched."""
    monkeypatch.setattr(fetch_emoji, "ROOT", tmp_path)
    monkeypatch.setattr(fetch_emoji, "FONT", tmp_path / "fonts" / "emoji.woff2")


def package(content: bytes, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """npm brings this font; whenever it is asked, that is noted."""
    asked: list[Path] = []

    def installed(folder: Path, name: str, version: str) -> Path:
        asked.append(folder)
        (folder / "twemoji.woff2").write_bytes(content)
        return folder

    monkeypatch.setattr(fetch_emoji, "installed", installed)
    return asked


def test_the_page_looks_where_the_font_is_put() -> None:
    """Both name the same file."""
    assert EMOJI.parts[-3:] == ("data", "fonts", "emoji.woff2")
    assert fetch_emoji.FONT.name == EMOJI.name


def test_it_is_fetched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second run asks nobody."""
    monkeypatch.setattr(fetch_emoji, "SHA256", fetch_emoji.digest(b"font"))
    asked = package(b"font", monkeypatch)

    assert [fetch_emoji.main(), fetch_emoji.main()] == [0, 0]

    assert len(asked) == 1
    assert fetch_emoji.FONT.read_bytes() == b"font"


def test_another_font_than_ours_is_not_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What has another hash is thrown away with one warning; the page goes without."""
    package(b"something else", monkeypatch)

    assert fetch_emoji.main() == 0

    assert not fetch_emoji.FONT.exists()
    assert capsys.readouterr().err.count("\n") == 1


def test_without_npm_there_is_one_warning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If no npm client is found, the tool says so in one line and succeeds."""
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    assert fetch_emoji.main() == 0

    assert capsys.readouterr().err.count("\n") == 1
    assert not fetch_emoji.FONT.exists()
