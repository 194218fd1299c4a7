"""Pictures drawn by processes: the same as by a thread, whoever dies on the way, and nobody is left behind."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from bot.app import Flambeau
from bot.settings import Settings
from renders.descent import drawings
from renders.drawing import Animation, Drawing
from renders.machine import cores, memory, processes_for
from renders.studio import Studio
from renders.workers import Elsewhere, WorkerLost
from tests.renders import elsewhere
from tests.renders.descent import chronicle_samples, samples

MEGABYTES = 1 << 20
linux = pytest.mark.skipif(not Path("/proc").exists(), reason="only Linux tells this way who is there")


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    """A studio with two processes, for all tests here: starting them takes a while."""
    place = Studio(processes=2, replay_format="gif")
    yield place
    place.close()


async def drawn_by(studio: Studio, drawing: Animation, home: int | None = None) -> int:
    return int((await studio.picture(drawing, home)).content)


async def until(true: Callable[[], object]) -> None:
    """Wait for it, but not for ever."""
    deadline = monotonic() + 20
    while not true():
        assert monotonic() < deadline, "it never came true"
        await asyncio.sleep(0.01)


def lives(pid: int) -> bool:
    """Whether there is such a process that still does something."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def noted(folder: Path) -> list[int]:
    return [int(path.name) for path in folder.iterdir()]


PICTURES: dict[str, Drawing | Animation] = {
    "board": drawings.board(samples.dungeon_focus()),
    "cards": drawings.cards(*samples.cards()),
    "map": drawings.campaign_map(chronicle_samples.campaign_map()),
    "replay": drawings.replay("a part", chronicle_samples.replay),
}


@pytest.mark.parametrize("name", PICTURES)
async def test_a_process_draws_what_a_thread_draws(studio: Studio, name: str) -> None:
    """The files are the same to the last byte, whoever draws them, and so are their names and words."""
    threads = Studio(replay_format="gif")
    expected = await threads.picture(PICTURES[name])
    threads.close()

    assert await studio.picture(PICTURES[name]) == expected


async def test_a_campaign_stays_with_its_process(studio: Studio) -> None:
    """Each campaign has its process, which is not the bot's; those without a home go where the least is waiting."""
    first = [await drawn_by(studio, elsewhere.sketch(f"home {home}"), home) for home in (4, 6, 4)]
    other = await drawn_by(studio, elsewhere.sketch("home 5"), 5)
    homeless = await asyncio.gather(*(drawn_by(studio, elsewhere.sketch(f"no home {n}")) for n in range(2)))

    assert len({*first, other, os.getpid()}) == 3
    assert len(set(first)) == 1
    assert set(homeless) == {first[0], other}


async def test_what_is_kept_is_not_drawn_again(studio: Studio) -> None:
    """The bot keeps the pictures: the second time no process is asked, and each is counted with its time."""
    times: list[tuple[str, float]] = []
    studio.on_picture = lambda name, seconds: times.append((name, seconds))
    first, again = [await studio.picture(elsewhere.sketch("kept"), 1) for _ in range(2)]
    studio.on_picture = None

    assert first is again
    assert [name for name, _ in times] == ["sketch", "sketch"]
    assert all(seconds > 0 for _, seconds in times)
    assert studio.waited_for == 0


async def test_warming_reaches_every_process(studio: Studio, tmp_path: Path) -> None:
    """What a game readies for its first pictures is readied wherever they may be drawn."""
    await studio.warm(partial(elsewhere.note, tmp_path))
    both = {await drawn_by(studio, elsewhere.sketch(f"warm {home}"), home) for home in (0, 1)}

    assert set(noted(tmp_path)) == both


async def test_ctrl_c_is_not_for_those_who_draw(studio: Studio) -> None:
    """A terminal tells everybody; the bot still needs its pictures on the way out."""
    before = await drawn_by(studio, elsewhere.sketch("before"), 0)
    os.kill(before, signal.SIGINT)

    assert await drawn_by(studio, elsewhere.sketch("after"), 0) == before


async def test_a_process_that_dies_is_replaced(studio: Studio, tmp_path: Path) -> None:
    """Killed in the middle of a picture: another process draws it, and nobody notices."""
    pid = await drawn_by(studio, elsewhere.dying("once", tmp_path, times=1), 0)

    assert noted(tmp_path) != [pid]
    assert await drawn_by(studio, elsewhere.sketch("later"), 0) == pid


async def test_a_process_that_died_at_rest_is_replaced(studio: Studio) -> None:
    """Killed between two pictures: the next one is drawn all the same."""
    pid = await drawn_by(studio, elsewhere.sketch("at rest"), 0)
    os.kill(pid, signal.SIGKILL)

    assert await drawn_by(studio, elsewhere.sketch("awake"), 0) != pid


async def test_a_picture_that_kills_is_given_up(studio: Studio, tmp_path: Path) -> None:
    """After two deaths the fault is the picture's; the next is drawn."""
    with pytest.raises(WorkerLost):
        await studio.picture(elsewhere.dying("always", tmp_path, times=9), 0)

    assert len(noted(tmp_path)) == 2
    assert await drawn_by(studio, elsewhere.sketch("the next"), 0) not in noted(tmp_path)


async def test_what_went_wrong_there_is_known_here(studio: Studio) -> None:
    """A refusal from the process is the same refusal here, and says where it was."""
    with pytest.raises(elsewhere.Unwilling) as refusal:
        await studio.picture(elsewhere.sketch("nothing", elsewhere.refuse), 0)

    assert (refusal.value.code, refusal.value.facts) == ("nothing_there", {"much": 3})
    assert isinstance(refusal.value.__cause__, Elsewhere)
    assert "in refuse" in str(refusal.value.__cause__)


async def test_a_game_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from anywhere can have its pictures drawn: all that is needed is that it can be imported."""
    (tmp_path / "far_away_game.py").write_text(
        "from renders.drawing import Drawing\n"
        "from PIL import Image\n"
        "def draw(view): return Image.new('RGB', (7, 5))\n"
        "def drawing(): return Drawing('far', (), draw, 'far away')\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    import far_away_game  # type: ignore[import-not-found]

    place = Studio("webp", processes=1)
    picture = await place.picture(far_away_game.drawing())
    place.close()

    assert (picture.filename, picture.alt_text) == ("far.webp", "far away")


@linux
async def test_closing_ends_whoever_still_draws(tmp_path: Path) -> None:
    """A picture without end does not keep the bot from stopping, and its process is gone."""
    place = Studio(processes=1)
    picture = asyncio.ensure_future(place.picture(elsewhere.hanging(tmp_path)))
    await until(lambda: noted(tmp_path))
    await asyncio.to_thread(place.close)

    assert not [pid for pid in noted(tmp_path) if lives(pid)]
    with pytest.raises(WorkerLost):
        await picture


ABANDONED = """
import asyncio, sys
from functools import partial
from pathlib import Path
from renders.studio import Studio
from tests.renders.elsewhere import hanging, note

async def main():
    studio = Studio(processes=2)
    await studio.warm(partial(note, Path(sys.argv[1])))
    await studio.picture(hanging(Path(sys.argv[2])), 0)

asyncio.run(main())
"""


@linux
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_nobody_is_left_when_the_bot_is_killed(how: signal.Signals, tmp_path: Path) -> None:
    """However the bot ends, its processes end too: the one at rest and the one in the middle of a picture."""
    all_of_them, busy = tmp_path / "all", tmp_path / "busy"
    all_of_them.mkdir()
    busy.mkdir()
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ABANDONED, str(all_of_them), str(busy), cwd=Path(__file__).parents[2]
    )
    await until(lambda: noted(busy))
    pids = noted(all_of_them)
    there = [lives(pid) for pid in pids]
    bot.send_signal(how)
    await bot.wait()

    assert there == [True, True]
    await until(lambda: not any(lives(pid) for pid in pids))


# How many


@pytest.mark.parametrize(
    ("cores", "megabytes", "processes"),
    [
        (1, 8192, 0),
        (3, 8192, 0),
        (4, 8192, 3),
        (16, 65536, 15),
        (8, 1024, 1),
        (8, 2048, 4),
        (8, 512, 0),
        (8, 256, 0),
    ],
)
def test_small_machines_draw_in_threads(cores: int, megabytes: int, processes: int) -> None:
    """From four cores on all but one draw, as far as the memory goes."""
    assert processes_for(cores, megabytes * MEGABYTES) == processes


def test_a_container_knows_its_limits(tmp_path: Path) -> None:
    """What a container may use counts, not what the machine around it has."""
    (tmp_path / "cpu.max").write_text("100000 100000\n")
    (tmp_path / "memory.max").write_text("1048576\n")
    assert (cores(tmp_path), memory(tmp_path)) == (1, 1048576)
    (tmp_path / "cpu.max").write_text("max 100000\n")
    (tmp_path / "memory.max").write_text("max\n")
    without = cores(tmp_path / "none"), memory(tmp_path / "none")
    assert (cores(tmp_path), memory(tmp_path)) == without
    assert min(without) > 0


def test_a_machine_that_does_not_tell_its_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows knows no `sysconf`: pictures are drawn in threads there, however many cores there are."""
    monkeypatch.delattr(os, "sysconf")

    assert processes_for(16, memory(tmp_path)) == 0


@pytest.mark.parametrize(("processes", "desks"), [(0, [False]), (3, [True] * 3)])
def test_the_number_of_processes_is_a_setting(tmp_path: Path, processes: int, desks: list[bool]) -> None:
    """Whoever runs the bot says how many there are; none of them begins before there is something to draw."""
    bot = Flambeau(Settings(database=tmp_path / "a", picture_processes=processes))
    bot.studio.close()

    assert [desk.worker is not None for desk in bot.studio._desks] == desks
