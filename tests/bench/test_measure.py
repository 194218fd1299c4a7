"""What a measure is held against, and how a run keeps its numbers together."""

from pathlib import Path

import pytest

from bot.bench.measure import Measure, at_part, median_ratio
from bot.bench.page import BEGIN, END, write_page
from bot.bench.report import Line, lines_of, told
from bot.bench.run import FULL, ON_DISK, QUICK, Run, measuring
from bot.games import workshop
from tests.bench.conftest import all_measures

KEYS = (
    "pong_p50_ms",
    "pong_p95_ms",
    "ack_ratio_p50",
    "ack_ratio_p95",
    "picture_click_p50_ms",
    "store_ratio",
    "store_ratio_8",
    "commands_per_s",
    "reads_per_press",
    "requests_per_deed",
    "startup_s",
    "startup_10k_s",
    "first_tick_s",
    "campaign_kb",
    "growth_campaigns",
    "growth_log",
    "loop_lag_p99_ms",
    "reach_us",
    "sight_us",
    "command_ms",
    "activation_ms",
    "pilot_ms",
    "threat_ms",
    "growth_board",
    "render_warm_ratio",
    "render_cold_ratio",
    "board_png_kb",
    "encode_ms",
    "first_picture_s",
)
"""Whoever reads the numbers by name shall find them again in later releases: add, never take away."""


def of(*measures: Measure) -> Run:
    return Run(measures, workshop("descent").party(), FULL, Path())


def test_the_names_of_measures_stay() -> None:
    """The keys of `flambeau bench --json` are a promise: each once, in this order."""
    assert [measure.name for measure in all_measures()] == list(KEYS)


def test_a_measure_is_named_for_its_unit() -> None:
    """`reach_us` is told in microseconds; a ratio, a growth and what is counted have no unit."""
    units = {measure.name: measure.unit for measure in all_measures()}

    assert (units["reach_us"], units["startup_10k_s"], units["campaign_kb"]) == ("us", "s", "kb")
    assert {units[name] for name in ("ack_ratio_p50", "growth_log", "commands_per_s", "reads_per_press")} == {""}
    assert all(measure.meaning for measure in all_measures())


def test_the_bars_are_those_that_were_promised() -> None:
    """The store keeps at least so much of SQLite's speed, all else is at most so slow."""
    limits = {measure.name: measure.limit for measure in all_measures()}

    assert (limits["store_ratio"], limits["store_ratio_8"]) == (0.66, 0.8)
    assert (limits["ack_ratio_p50"], limits["ack_ratio_p95"], limits["startup_10k_s"]) == (2, 2, 3)
    assert (limits["growth_campaigns"], limits["growth_log"], limits["first_tick_s"]) == (1.15, 1.15, 0.2)
    assert (limits["reads_per_press"], limits["requests_per_deed"], limits["activation_ms"]) == (4, 0.7, 15)
    floors = {measure.name for measure in all_measures() if measure.at_least}
    assert floors == {"store_ratio", "store_ratio_8", "commands_per_s"}


@pytest.mark.parametrize(
    ("number", "at_least", "good"), [(1.0, False, True), (1.1, False, False), (1.0, True, True), (0.9, True, False)]
)
def test_a_limit_is_the_most_or_the_least(number: float, at_least: bool, good: bool) -> None:
    """What is just at its limit is good, whichever side is the good one."""
    measure = Measure("luck", "how lucky", 1.0, lambda run: number, at_least=at_least)

    [line] = lines_of(of(measure), [measure], lambda name: None)

    assert line.good is good
    assert line.mark == ("✓" if good else "✗")


def test_a_limit_may_be_made_of_other_measures() -> None:
    """A click may take as long as a bare press and 1.6 pictures of the same run, which are taken but once."""
    taken: list[str] = []

    def take(name: str, number: float) -> Measure:
        def work(run: Run) -> float:
            taken.append(name)
            return number

        return Measure(name, name, 1, work)

    click = next(measure for measure in all_measures() if measure.name == "picture_click_p50_ms")
    slow = Measure(click.name, click.meaning, click.limit, lambda run: 35.0)
    run = of(slow, take("pong_p50_ms", 2.0), take("encode_ms", 20.0))

    first, again = lines_of(run, [slow, slow], lambda name: None)

    assert first.limit == again.limit == 34.0
    assert not first.good
    assert taken == ["pong_p50_ms", "encode_ms"]


def test_without_the_other_measures_there_is_no_limit() -> None:
    """A game without pictures has no time to write one: its clicks are told, and not judged."""
    click = next(measure for measure in all_measures() if measure.name == "picture_click_p50_ms")
    measure = Measure(click.name, click.meaning, click.limit, lambda run: 35.0)

    [line] = lines_of(of(measure), [measure], lambda name: None)

    assert (line.limit, line.good, line.mark, line.limit_told) == (None, True, "", "")


def test_rounds_are_compared_one_by_one() -> None:
    """A round in which the whole machine was slow changes no ratio."""
    assert median_ratio([2.0, 200.0, 2.0], [1.0, 100.0, 1.0]) == 2.0
    assert at_part([5.0, 1.0, 4.0, 2.0, 3.0], 0.5) == 3.0
    assert at_part(list(map(float, range(1, 101))), 0.95) == 95.0


def test_a_quick_run_is_smaller_but_as_large_where_size_is_the_question() -> None:
    """Fewer rounds; yet still ten thousand campaigns and fifty thousand deeds."""
    assert (QUICK.campaigns, QUICK.log) == (FULL.campaigns, FULL.log) == (10_000, 50_000)
    assert QUICK.rounds < FULL.rounds
    assert QUICK.some(2_000) < FULL.some(2_000)


def test_files_lie_on_the_disk_and_are_gone_afterwards() -> None:
    """Nothing stays behind, and nothing is written where writing costs nothing."""
    with measuring([], workshop("descent").party()) as run:
        run.file("kept").write_text("something")
        folder = run.folder

    assert not folder.exists()
    assert not ON_DISK.is_dir() or folder.parent == ON_DISK


# The page ---------------------------------------------------------------------------------------------------------


def test_the_page_shows_each_number_beside_its_limit(tmp_path: Path) -> None:
    """What stood between the marks gives way to the numbers and their machine; all else stays."""
    page = tmp_path / "page.md"
    page.write_text(f"# Fast\n\n{BEGIN}\nold\n{END}\n\nThe end.\n", encoding="utf-8")
    good = Measure("reach_us", "squares", 60, lambda run: 30.0)
    bad = Measure("store_ratio", "plain SQLite", 0.66, lambda run: 0.5, at_least=True)

    write_page(page, [Line(good, 30.0, 60.0), Line(bad, 0.5, 0.66)], quick=True)

    found = page.read_text(encoding="utf-8")
    assert found.startswith(f"# Fast\n\n{BEGIN}\n")
    assert found.endswith(f"{END}\n\nThe end.\n")
    assert "old" not in found
    assert "| `reach_us` | 30 us | ≤ 60 us | ✓ | squares |" in found
    assert "| `store_ratio` | 0.5 | ≥ 0.66 | ✗ | plain SQLite |" in found
    assert "`flambeau bench --quick`" in found
    assert " cores, load " in found


def test_numbers_are_told_with_the_digits_that_mean_something() -> None:
    """Three digits, and never as a power of ten."""
    assert [told(number) for number in (0.08241, 1.158, 27.94, 4321.5)] == ["0.0824", "1.16", "27.9", "4322"]
