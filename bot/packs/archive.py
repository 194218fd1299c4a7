"""Packs as zip files. Anybody may have made one: nothing is unpacked that was not measured first."""

import stat
import zipfile
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from bot.kernel.refused import Refused, demand
from bot.packs.bundle import MOST_FILES, MOST_IN_FILE, Bundle, bundle_of, check_name, shown
from bot.packs.card import CARD

MOST_PACKED = 512 * 1024
"""Bytes of a zip file; texts become a quarter of what they are."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of every file in a pack that we build: the same files give the same pack."""
OF_SYSTEMS = ("__MACOSX/", ".DS_Store", "Thumbs.db", "desktop.ini")
"""What some systems put into every zip file. It is passed over."""
PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x1
UNREADABLE = (
    *(zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error),
    *(EOFError, NotImplementedError, OSError, RuntimeError, ValueError),
)
"""What a file ends in that only looks like an archive."""


def packed(bundle: Bundle) -> bytes:
    """A pack as one file, byte for byte the same whenever and wherever it is made."""
    into = BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in sorted(bundle.files.items()):
            entry = zipfile.ZipInfo(path, LONG_AGO)
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            entry.external_attr = (stat.S_IFREG | 0o644) << 16
            archive.writestr(entry, content, compresslevel=9)
    return into.getvalue()


def unpacked(content: bytes) -> Bundle:
    """The pack in a zip file, or a refusal that says why it is none."""
    demand(len(content) <= MOST_PACKED, "pack_too_large", most=MOST_PACKED // 1024)
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            entries = _entries(archive)
            inner = _wrapping(entries)
            return bundle_of((entry.filename.removeprefix(inner), _read(archive, entry)) for entry in entries)
    except UNREADABLE as bad:
        raise Refused("pack_no_zip") from bad


def _entries(archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    """What counts of an archive, by what is written about it; nothing has been unpacked yet."""
    found = []
    for entry in archive.infolist():
        if entry.filename.startswith(OF_SYSTEMS[0]) or entry.filename.endswith(OF_SYSTEMS[1:]):
            continue
        if entry.is_dir():
            continue
        name = shown(entry.filename)
        kind = stat.S_IFMT(entry.external_attr >> 16)
        demand(kind in (0, stat.S_IFREG), "pack_no_plain_file", file=name)
        demand(not entry.flag_bits & ENCRYPTED and entry.compress_type in PLAIN, "pack_no_plain_file", file=name)
        demand(entry.file_size <= MOST_IN_FILE, "pack_file_too_large", file=name, most=MOST_IN_FILE // 1024)
        found.append(entry)
        demand(len(found) <= MOST_FILES, "pack_too_many_files", most=MOST_FILES)
    return found


def _wrapping(entries: list[zipfile.ZipInfo]) -> str:
    """The folder in which all stands, where somebody packed a folder and not what is in it."""
    first, slash, _ = entries[0].filename.partition("/") if entries else ("", "", "")
    inner = f"{first}/"
    wrapped = slash and all(entry.filename.startswith(inner) for entry in entries)
    return inner if wrapped and any(entry.filename == f"{inner}{CARD}" for entry in entries) else ""


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """A file of an archive. It may say that it is small and be as large as it likes."""
    with archive.open(entry) as file:
        content = file.read(MOST_IN_FILE + 1)
    demand(
        len(content) <= MOST_IN_FILE,
        "pack_file_too_large",
        file=shown(entry.filename),
        most=MOST_IN_FILE // 1024,
    )
    return content


# Folders ----------------------------------------------------------------------------------------------------------


def gathered(folder: Path) -> Bundle:
    """The pack in a folder: an author's, before it is built. What is hidden stays there."""
    demand((folder / CARD).is_file(), "pack_without_card")
    return bundle_of(_files(folder))


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for count, path in enumerate(sorted(folder.rglob("*"))):
        demand(count <= 10 * MOST_FILES, "pack_too_many_files", most=MOST_FILES)
        name = path.relative_to(folder).as_posix()
        if any(part.startswith(".") for part in path.relative_to(folder).parts):
            continue
        demand(not path.is_symlink(), "pack_no_plain_file", file=shown(name))
        if path.is_dir():
            continue
        check_name(name)
        demand(path.is_file(), "pack_no_plain_file", file=shown(name))
        demand(path.stat().st_size <= MOST_IN_FILE, "pack_file_too_large", file=name, most=MOST_IN_FILE // 1024)
        yield name, path.read_bytes()


def found_at(path: Path) -> Bundle:
    """The pack in a file or a folder."""
    if path.is_dir():
        return gathered(path)
    demand(path.is_file(), "pack_no_zip")
    demand(path.stat().st_size <= MOST_PACKED, "pack_too_large", most=MOST_PACKED // 1024)
    return unpacked(path.read_bytes())
