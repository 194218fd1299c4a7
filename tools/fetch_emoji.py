"""Fetch the colour emoji of the local table's page: python tools/fetch_emoji.py

Twemoji as a font comes from npm at a fixed version, is compared with its hash, and kept in data/fonts, outside git.
Nothing happens if that was done before. Without npm the page uses the emoji of the machine, where there are any.
"""

import hashlib
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.fetch_icons import Unavailable, installed  # noqa: E402  (the folder above must be on the path first)

PACKAGE, VERSION = "twemoji-colr-font", "15.0.3"
SHA256 = "598b6867d47954acab46edd6a9773d734b844d221d3a95834da7442d5df64f98"
FONT = ROOT / "data" / "fonts" / "emoji.woff2"


def is_current() -> bool:
    """Whether the font on disk is the one we want."""
    return FONT.exists() and digest(FONT.read_bytes()) == SHA256


def digest(content: bytes) -> str:
    """The hash by which the font is known."""
    return hashlib.sha256(content).hexdigest()


def download(folder: Path) -> bytes:
    """The font; refused if it is another one than we know."""
    source = installed(folder, PACKAGE, VERSION) / "twemoji.woff2"
    content = source.read_bytes() if source.exists() else b""
    if digest(content) != SHA256:
        raise Unavailable(f"{PACKAGE} {VERSION} is not the font it was")
    return content


def main() -> int:
    """Always succeeds: without the font the page uses what the machine has."""
    if is_current():
        return 0
    try:
        with tempfile.TemporaryDirectory() as folder:
            content = download(Path(folder))
    except Unavailable as error:
        print(f"warning: colour emoji not fetched, the page uses those of this machine ({error})", file=sys.stderr)
        return 0
    FONT.parent.mkdir(parents=True, exist_ok=True)
    FONT.write_bytes(content)
    print(f"colour emoji kept in {FONT.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
