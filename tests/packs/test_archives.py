"""Zip files that anybody may have made: those that mean harm are refused before anything is unpacked."""

import stat
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from bot.kernel.refused import Refused
from bot.packs.archive import MOST_PACKED, found_at, gathered, packed, unpacked
from bot.packs.bundle import MOST_FILES, MOST_IN_FILE
from tests.packs.folders import bundle, small_files, written_to

Spoil = Callable[[zipfile.ZipFile], None]


def zipped(*spoils: Spoil, inside: str = "") -> bytes:
    """A pack as a zip file, with something in it that does not belong there."""
    into = BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text in small_files().items():
            archive.writestr(f"{inside}{path}", text)
        for spoil in spoils:
            spoil(archive)
    return into.getvalue()


def named(name: str, content: bytes = b"x", mode: int = 0) -> Spoil:
    """A file of this name."""

    def spoil(archive: zipfile.ZipFile) -> None:
        entry = zipfile.ZipInfo(name)
        entry.external_attr = mode << 16
        entry.compress_type = zipfile.ZIP_DEFLATED
        archive.writestr(entry, content)

    return spoil


def many(number: int, content: bytes) -> Spoil:
    """So many files more."""

    def spoil(archive: zipfile.ZipFile) -> None:
        for each in range(number):
            named(f"more{each}.txt", content)(archive)

    return spoil


def test_a_built_pack_reads_back_and_is_the_same_every_time(tmp_path: Path) -> None:
    """Folder, file, and the file of a folder in a folder are one edition; a comma more is another."""
    folder = written_to(tmp_path / "winter", small_files())
    built = packed(gathered(folder))

    assert packed(gathered(folder)) == built
    assert unpacked(built) == gathered(folder)
    assert unpacked(zipped(inside="winter/")).edition == unpacked(built).edition
    assert (
        unpacked(zipped(named("__MACOSX/._pack.yaml"), named("quests/.DS_Store"))).edition
        == unpacked(built).edition
    )
    (folder / "README.md").write_text("Hello", encoding="utf-8")
    assert gathered(folder).edition != unpacked(built).edition


HOSTILE: dict[str, tuple[Spoil, str]] = {
    "a way out": (named("../outside.yaml"), "pack_bad_name"),
    "a way out in the middle": (named("quests/../../outside.yaml"), "pack_bad_name"),
    "a path from the root": (named("/etc/cron.d/pack.yaml"), "pack_bad_name"),
    "a drive": (named("C:\\pack.yaml"), "pack_bad_name"),
    "a name with a break": (named("quests/a\nb.yaml"), "pack_bad_name"),
    "a name of other letters": (named("quests/wıntеr.yaml"), "pack_bad_name"),
    "a program": (named("run.py"), "pack_bad_name"),
    "a pack in a pack": (named("more.zip"), "pack_bad_name"),
    "something hidden": (named(".env"), "pack_bad_name"),
    "a link": (named("quests/link.yaml", b"/etc/passwd", stat.S_IFLNK | 0o777), "pack_no_plain_file"),
    "a device": (named("quests/pipe.yaml", b"", stat.S_IFIFO | 0o600), "pack_no_plain_file"),
    "a file twice": (named("pack.yaml"), "pack_file_twice"),
    "a file twice for some systems": (named("Pack.yaml"), "pack_file_twice"),
    "a bomb": (named("quests/bomb.yaml", b"0" * (50 * 1024 * 1024)), "pack_file_too_large"),
    "too many files": (many(MOST_FILES, b"x"), "pack_too_many_files"),
    "too much in all": (many(40, b"0" * MOST_IN_FILE), "pack_too_large"),
}


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_hostile_archives_are_refused() -> None:
    """Whatever leads out, hides, links, runs, repeats or swells is named, and nothing is unpacked."""
    for what, (spoil, code) in HOSTILE.items():
        with pytest.raises(Refused) as refused:
            unpacked(zipped(spoil))
        assert refused.value.code == code, what


def test_a_bomb_that_says_it_is_small_is_stopped_while_it_is_read() -> None:
    """The size that is written about a file is not believed."""
    content = zipped(named("quests/bomb.yaml", b"0" * (4 * MOST_IN_FILE + 77)))
    told, lie = (4 * MOST_IN_FILE + 77).to_bytes(4, "little"), (100).to_bytes(4, "little")
    assert content.count(told) == 2

    with pytest.raises(Refused) as refused:
        unpacked(content.replace(told, lie))
    assert refused.value.code in ("pack_no_zip", "pack_file_too_large")


def test_what_is_no_archive_is_refused() -> None:
    """Empty files, half files, other files, locked files and those beyond all measure."""
    good = zipped()
    locked = bytearray(good)
    for begins, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        locked[good.index(begins) + flags] |= 1
    for what, content in {
        "nothing": b"",
        "half": good[: len(good) // 2],
        "a picture": b"\x89PNG\r\n\x1a\n" + bytes(100),
        "locked": bytes(locked),
        "without a card": packed(bundle(small_files())).replace(b"pack.yaml", b"card.yaml"),
        "too large": bytes(MOST_PACKED + 1),
    }.items():
        with pytest.raises(Refused) as refused:
            unpacked(content)
        assert refused.value.code.startswith("pack_"), what


def test_a_folder_with_a_link_in_it_is_no_pack(tmp_path: Path) -> None:
    """What an author links to from a folder is not packed by accident."""
    folder = written_to(tmp_path / "winter", small_files())
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")

    with pytest.raises(Refused) as refused:
        found_at(folder)
    assert refused.value.code == "pack_no_plain_file"
