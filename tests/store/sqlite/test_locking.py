"""Only one bot on a file; the lock ends with whoever has it."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.paths import ROOT
from bot.store import InUse, alone_with, in_use

HOLD = """
import sys
from pathlib import Path
from bot.store import alone_with
with alone_with(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_one_after_the_other(path: Path) -> None:
    """While one has it nobody else gets it; afterwards the next one does."""
    assert not in_use(path)
    for _ in range(2):
        with alone_with(path):
            assert in_use(path)
            with pytest.raises(InUse), alone_with(path):
                pass
        assert not in_use(path)


def test_asking_takes_nothing(path: Path) -> None:
    """To look whether it is free does not disturb whoever comes next."""
    with alone_with(path):
        pass
    assert not in_use(path)
    with alone_with(path):
        assert in_use(path)


def test_it_ends_with_a_killed_process(path: Path) -> None:
    """No lock is left behind by kill -9, though its file is."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(InUse, match=f"process {process.pid}"), alone_with(path):
            pass
        process.send_signal(signal.SIGKILL)
        process.wait(10)

    with alone_with(path):
        assert in_use(path)
