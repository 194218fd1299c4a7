"""The folder of the whole installation's packs (`FLAMBEAU_CONTENT`): zip files, and folders of authors."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot.games import SetAside
from bot.kernel.refused import Refused
from bot.packs.archive import found_at, packed
from bot.packs.bundle import Bundle
from bot.packs.card import CARD

MOST_PACKS = 100
MOST_LOOKED_AT = 20_000
"""Files, when it is looked whether anything is new."""


class Found(NamedTuple):
    """What lies in the folder."""

    bundles: dict[str, Bundle]
    """By the pack's name."""
    places: dict[str, Path]
    set_aside: list[SetAside]


def found_in(folder: Path | None) -> Found:
    """All packs in the folder. What is none is told, and the others are there."""
    found = Found({}, {}, [])
    for path in _candidates(folder) if folder is not None else ():
        try:
            bundle = found_at(path)
        except (Refused, OSError) as wrong:
            found.set_aside.append(SetAside(path.name, (f"{path.name}: {wrong}",)))
            continue
        name = bundle.card.id
        if name in found.bundles:
            told = f"{path.name}: the pack {name} lies there already, as {found.places[name].name}"
            found.set_aside.append(SetAside(path.name, (told,)))
            continue
        found.bundles[name], found.places[name] = bundle, path
    return found


def _candidates(folder: Path) -> Iterator[Path]:
    paths = sorted(folder.iterdir()) if folder.is_dir() else []
    fitting = (path for path in paths if not path.name.startswith(".") and not path.is_symlink())
    packs = [path for path in fitting if path.suffix == ".zip" or (path.is_dir() and (path / CARD).is_file())]
    return iter(packs[:MOST_PACKS])


def state_of(folder: Path | None) -> tuple[tuple[str, int, int], ...]:
    """Whether anything in the folder is another than before: names, sizes and times."""
    if folder is None or not folder.is_dir():
        return ()
    seen = []
    for where, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            path = Path(where, name)
            try:
                status = path.lstat()
            except OSError:
                continue  # it has just gone
            seen.append((str(path), status.st_size, status.st_mtime_ns))
            if len(seen) >= MOST_LOOKED_AT:
                return tuple(seen)
    return tuple(seen)


def lay_down(folder: Path, bundle: Bundle) -> Path:
    """Put a pack into the folder, in place of an earlier one of its name; whole, or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{bundle.card.id}.zip"
    beside = path.with_suffix(".part")
    beside.write_bytes(packed(bundle))
    beside.replace(path)
    return path


def take_away(folder: Path, name: str) -> Path | None:
    """Take the file of a pack out of the folder; None if there is none. An author's folder is left alone."""
    place = found_in(folder).places.get(name)
    if place is None or place.is_dir():
        return None
    place.unlink()
    return place
