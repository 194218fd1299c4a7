"""flambeau pack: what lies in the folder of the installation, and what is told of what can't."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.packs.folder import lay_down
from tests.packs.folders import bundle, small_files, written_to


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the installation, with one pack in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FLAMBEAU_CONTENT", str(tmp_path / "packs"))
    lay_down(tmp_path / "packs", bundle(small_files()))
    return tmp_path / "packs"


def pack(*typed: str, language: str = "en") -> tuple[int, str]:
    """What a command ends in, and what it says."""
    done = CliRunner().invoke(app, ["pack", *typed, "--lang", language])
    return done.exit_code, done.output


def test_packs_are_listed_and_taken_away(folder: Path) -> None:
    """By name, title, version, author and licence; what is no pack is told, with exit code 1."""
    code, told = pack("list")
    assert code == 0
    assert all(each in told for each in ("winter", "Winter tales", "1.0", "Ada", "CC BY 4.0", "winter.zip"))
    (folder / "broken.zip").write_bytes(b"PK\x03\x04")
    code, told = pack("list", language="fr")
    assert code == 1
    assert "Contes d’hiver" in told
    assert "broken.zip" in told

    assert pack("remove", "winter")[0] == 0
    assert not (folder / "winter.zip").exists()
    assert pack("remove", "winter")[0] == 1


def test_what_can_not_be_done_is_told_in_a_sentence(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing named, nothing there, no pack, no folder: one sentence in the reader's language, no traceback."""
    (tmp_path / "picture.zip").write_bytes(b"\x89PNG")
    written_to(tmp_path / "empty", {"README.md": "Hello"})
    before = sorted(folder.iterdir())
    for typed, said in (
        (("add",), "say which"),
        (("add", "nowhere.zip"), "zip"),
        (("add", "picture.zip"), "zip"),
        (("build", "empty"), "pack.yaml"),
    ):
        code, told = pack(*typed)
        assert code != 0, typed
        assert said in told, typed
        assert "Traceback" not in told, typed
    assert sorted(folder.iterdir()) == before

    monkeypatch.delenv("FLAMBEAU_CONTENT")
    assert "FLAMBEAU_CONTENT" in pack("list")[1]
