"""The icon tool: follows aliases, knows when it is done, and never fails the set-up."""

import json
from pathlib import Path
from typing import Any

import pytest

from renders import icon_tables
from renders.theme import SIGN_ICONS
from tools import fetch_icons

COLLECTION: dict[str, Any] = {
    "icons": {"axe": {"body": "<path d='a'/>"}, "bow": {"body": "<path d='b'/>"}},
    "aliases": {"hatchet": {"parent": "chopper"}, "chopper": {"parent": "axe"}},
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(fetch_icons, "ROOT", tmp_path)
    monkeypatch.setattr(fetch_icons, "ICONS", tmp_path / "icons" / "icons.json")
    monkeypatch.setattr(fetch_icons, "STAMP", tmp_path / "icons" / "stamp.txt")
    return tmp_path


def test_only_what_is_used_is_kept() -> None:
    """The subset has our names, and an alias leads to its drawing."""
    assert fetch_icons.subset(COLLECTION, ["hatchet"]) == {"hatchet": "<path d='a'/>"}


def test_an_unknown_name_is_told() -> None:
    """A name the collection lacks is named in the warning."""
    with pytest.raises(fetch_icons.Unavailable, match="halberd"):
        fetch_icons.subset(COLLECTION, ["halberd"])


def test_every_game_says_which_icons_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The names are those of the kit's signs and of all games' data; two of an icon need that icon once."""
    tables = {"alpha": "heroes: {ann: axe}", "beta": "tokens: {door: {icon: 'twin:bow', ink: '#FFFFFF'}}"}
    for game, text in tables.items():
        (tmp_path / game).mkdir()
        (tmp_path / game / "icons.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(icon_tables, "DATA", tmp_path)

    assert icon_tables.icon_names() == sorted({"axe", "bow", *SIGN_ICONS.values()})


def test_icons_are_fetched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second run downloads nothing; other names make it download again."""
    downloads: list[Path] = []

    def download(folder: Path) -> dict[str, Any]:
        downloads.append(folder)
        return COLLECTION

    monkeypatch.setattr(fetch_icons, "icon_names", lambda: ["axe"])
    monkeypatch.setattr(fetch_icons, "download", download)
    assert [fetch_icons.main(), fetch_icons.main()] == [0, 0]
    assert len(downloads) == 1
    kept = json.loads(fetch_icons.ICONS.read_text(encoding="utf-8"))
    assert list(kept["icons"]) == ["axe"]
    assert "CC BY 3.0" in kept["credit"]
    monkeypatch.setattr(fetch_icons, "icon_names", lambda: ["axe", "bow"])
    assert fetch_icons.main() == 0
    assert len(downloads) == 2


def test_without_npm_there_is_one_warning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If no npm client is found, the tool says so in one line and succeeds."""
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert fetch_icons.main() == 0
    warning = capsys.readouterr().err
    assert warning.count("\n") == 1
    assert "initials" in warning
    assert not fetch_icons.STAMP.exists()
