"""docs/gallery: small, complete, and drawn by `make gallery`."""

from pathlib import Path

from PIL import Image

from bot.paths import ROOT
from tools.gallery import GALLERY, MOST_BYTES, Scenes, encoded, pictures, play

SCREENSHOTS = {f"table-{name}.png" for name in ("desktop", "phone", "question", "vote", "catchup", "reminder")}
RAID = {"raid.png", "raid-cards.png"}
"""Drawn from a raid of its own (`tests/descent/raid/test_gallery_raid.py`)."""


def test_the_gallery_is_small() -> None:
    """All pictures together stay within three megabytes."""
    assert sum(path.stat().st_size for path in GALLERY.iterdir()) <= MOST_BYTES


def test_every_kind_of_picture_hangs_there() -> None:
    """Each picture the tool draws has its file, and nothing else lies about."""
    moment = next(play())
    drawn = {f"{name}.png" for name in pictures(Scenes(moment, moment, moment), "en")}

    assert {path.name for path in GALLERY.iterdir() if path.is_file()} == drawn | SCREENSHOTS | RAID | {
        "contact-sheet.png",
        "replay.webp",
    }


def test_the_readme_shows_what_is_there() -> None:
    """Every picture that the README links to exists."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    linked = [part.split(")")[0] for part in readme.split("](docs/gallery/")[1:]]

    assert linked
    assert all((GALLERY / name).exists() for name in linked)


def test_a_picture_is_drawn_from_the_game(tmp_path: Path) -> None:
    """A quick one of them, from the first moment of the quest."""
    moment = next(play())
    image = pictures(Scenes(moment, moment, moment), "fr")["track"]()
    (tmp_path / "track.png").write_bytes(encoded("track", image))

    assert Image.open(tmp_path / "track.png").width == image.width // 2
