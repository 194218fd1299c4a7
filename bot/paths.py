"""Where the project's own files lie."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "data"
LOCALES = DATA / "locales"
