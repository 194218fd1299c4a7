"""Discord's description of its API, against which everything the bot sends is checked."""

import os
from pathlib import Path

from bot.paths import ROOT


def spec_path() -> Path | None:
    """Where the description lies; a clone without it checks only the documented limits."""
    default = ROOT.parent / "shared" / "discord" / "openapi.json"
    path = Path(os.environ.get("FLAMBEAU_DISCORD_SPEC", default))
    if path.is_file():
        return path
    if os.environ.get("CI"):
        raise FileNotFoundError(f"Discord's OpenAPI description is not at {path} (set FLAMBEAU_DISCORD_SPEC)")
    return None
