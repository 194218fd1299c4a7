"""The command line starts without any game."""

import subprocess
import sys

from bot.games import GAMES
from bot.paths import ROOT


def test_help_imports_no_game() -> None:
    """A game is imported when one of its commands is given, so that --help and wrong words are answered at once."""
    code = "import sys, bot.cli; print('\\n'.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    modules = set(loaded.stdout.split())

    assert "bot.cli" in modules
    assert not modules & set(GAMES.values())
