"""The limits within which a file from outside is read: of time, memory and what is written."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.kernel.bounds import LARGEST_NUMBER, LONGEST_TEXT
from bot.kernel.refused import Refused
from bot.paths import ROOT
from bot.table.campaign_files import read_parcel
from tests.saves.releases import FOLDER
from tests.table.hostile import Parcel, file_with

SECONDS = 0.3
WAIT = 60.0


def within_limits(work: str) -> subprocess.CompletedProcess[str]:
    """A process that does something once it lives within the limits."""
    limited = f"from bot.saves.gatekeeper import _live_within_limits\n_live_within_limits({SECONDS})\n"
    return subprocess.run(
        [sys.executable, "-c", limited + work], cwd=ROOT, capture_output=True, text=True, timeout=WAIT, check=False
    )


def test_who_lives_within_limits_lives() -> None:
    """Ordinary work is done."""
    assert within_limits("print(sum(range(1000)))").stdout == "499500\n"


def test_work_without_end_ends() -> None:
    """After so much work the process is gone, whatever it is busy with."""
    done = within_limits("print('begun', flush=True)\nwhile True:\n    pass")

    assert done.stdout == "begun\n"
    assert done.returncode < 0, "it was ended from outside"


def test_memory_has_an_end() -> None:
    """Two gigabytes are not to be had."""
    done = within_limits("bytearray(2 * 1024**3)\nprint('there they are')")

    assert "MemoryError" in done.stderr
    assert done.stdout == ""


def test_nothing_is_written(tmp_path: Path) -> None:
    """Whatever is in a file, whoever reads it leaves none behind."""
    target = tmp_path / "left behind"
    within_limits(f"with open({str(target)!r}, 'w') as file:\n    file.write('x' * 100)\n")

    assert not target.exists() or target.read_text() == ""


# What is looked at as a mere form ---------------------------------------------------------------------------------


def _count_questions(parcel: Parcel) -> None:
    parcel["state"]["game"]["question"]["number"] = LARGEST_NUMBER + 1


def _pad_a_text(parcel: Parcel) -> None:
    parcel["state"]["round_log"]["start"] += " " * LONGEST_TEXT


@pytest.mark.parametrize("spoil", [_count_questions, _pad_a_text])
def test_a_file_is_looked_at_as_a_mere_form(spoil: Callable[[Parcel], Any]) -> None:
    """Where the models of a game would not mind, the bounds do: numbers and texts that none of ours comes near."""
    whole = (FOLDER / "0.1.0" / "choice_in_the_story.flambeau").read_bytes()
    _, parcel = read_parcel(whole)
    form: Parcel = json.loads(parcel.model_dump_json())

    assert read_parcel(file_with(form, lambda parcel: None))
    with pytest.raises(Refused, match="not_a_campaign_file"):
        read_parcel(file_with(form, spoil))
