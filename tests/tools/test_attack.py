"""The attack of docs/reliability.md in short; `python -m tools.attack --long` is the whole of it."""

import asyncio
import gzip
import json
import random
from dataclasses import asdict
from pathlib import Path

import pytest

from tools.attack import LONG, Attack
from tools.attack_files import hostile_files
from tools.attack_kills import besiege
from tools.attack_page import PARTS, Round, lines_of, totals, write_page
from tools.attack_presses import overrun
from tools.attack_soak import Soaked, soak

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


async def test_nothing_shown_is_lost_when_the_bot_is_killed(tmp_path: Path) -> None:
    """kill -9 while two campaigns are pressed: what was shown is there, nothing twice, and the panels come back."""
    found = await besiege(tmp_path, kills=1, stops=0, campaigns=2, seed=1)

    assert (found.kills, found.campaigns) == (1, 2)
    assert found.deeds >= 4
    assert found.sound, found.notes


async def test_whatever_is_sent_is_answered(tmp_path: Path) -> None:
    """A few hundred random interactions: all answered, nothing changed by strangers, nothing told to others."""
    found = await overrun(tmp_path, interactions=300, seed=1)

    assert found.interactions == 300
    assert (found.unanswered, found.silent, found.changed_by_refused, found.leaks) == (0, 0, 0, 0), found.notes


@pytest.mark.slow
async def test_nothing_is_lost_however_often_it_is_struck(tmp_path: Path) -> None:
    """Kills and stops in random order."""
    found = await besiege(tmp_path, kills=30, stops=10, campaigns=4, seed=2)

    assert found.sound, found.notes


@pytest.mark.slow
async def test_whatever_is_sent_thousands_of_times_is_answered(tmp_path: Path) -> None:
    """Twenty thousand random interactions."""
    found = await overrun(tmp_path, interactions=20_000, seed=2)

    assert found.sound, found.notes


@pytest.mark.slow
async def test_memory_stays_where_it_is(tmp_path: Path) -> None:
    """Ten campaigns for two minutes."""
    found = await soak(tmp_path, campaigns=10, minutes=2, pause=5.0, seed=2)

    assert found.sound, found


def test_hostile_files_are_of_many_kinds() -> None:
    """Each is another one, and one of them is as it should be."""
    state = {"seats": [{"keeper": "player"}, {"keeper": "player"}], "game": {"round": 1, "figures": {"a": {}}}}
    export = gzip.compress(json.dumps({"rules": 1, "state": state, "deeds": [{}]}).encode())

    found = dict(hostile_files(export, random.Random(1), 3))

    assert len(found) >= 43
    assert gzip.decompress(found["as it is"]) == gzip.decompress(export)


def test_rounds_are_added_up_on_the_page(tmp_path: Path) -> None:
    """Counts are added, the worst is kept, and what was not run is said."""
    figures = {"interactions": 100, "done": 1, "unanswered": 0, "silent": 0, "faults": 0} | {
        "changed_by_refused": 0,
        "leaks": 0,
        "by_kind": {"button": 3},
    }
    rounds = [Round.now("presses", figures | {"faults": number}, not number, [], 60.0) for number in (0, 2)]
    page = tmp_path / "reliability.md"
    page.write_text("before\n<!-- measured -->\nold\n<!-- /measured -->\nafter\n", encoding="utf-8")

    write_page(rounds, page)

    text = page.read_text(encoding="utf-8")
    assert totals(rounds, "presses")["interactions"] == 200
    assert "| random and malformed interactions | 200 | ✓ |" in text
    assert "| faults, and errors in the log | 2 | ✗ |" in text
    assert text.count("Not run yet.") == len(PARTS) - 1
    assert text.startswith("before")
    assert text.endswith("after\n")
    assert "old" not in text
    assert list(lines_of([]))


def soaked(**figures: float) -> Round:
    """A soak that was run."""
    return Round.now("soak", {"deeds": 9, "lags": 0, "late": 0, **figures}, True, [], 60.0)


def test_a_short_soak_is_no_long_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was interrupted goes on with what is missing: of soaks only a whole one counts."""
    keep, run = tmp_path / "kept.json", list[float]()

    async def soak_instead(folder: Path, *, campaigns: int, minutes: float, pause: float, seed: int) -> Soaked:
        run.append(minutes)
        return Soaked(campaigns=campaigns, minutes=minutes)

    monkeypatch.setattr("tools.attack.soak", soak_instead)
    keep.write_text(json.dumps([asdict(soaked(campaigns=50, minutes=3)), asdict(soaked(campaigns=4, minutes=10))]))
    for _ in range(2):
        asyncio.run(Attack(LONG, keep, 1, 4).run(["soak"]))

    assert run == [LONG.minutes]


def test_the_last_soak_stands_on_the_page() -> None:
    """Two soaks of fifty campaigns are not one of a hundred."""
    rounds = [soaked(campaigns=50, minutes=3, lag_worst=90.0), soaked(campaigns=50, minutes=10, lag_worst=20.0)]

    sums = totals(rounds, "soak")

    assert (sums["campaigns"], sums["minutes"], sums["lag_worst"]) == (50, 10, 20.0)
