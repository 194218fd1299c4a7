"""The numbers of a run on a page, with their machine: `flambeau bench --write docs/performance.md`."""

import os
import platform
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from bot.bench.report import Line, told

BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
PROCESSORS = Path("/proc/cpuinfo")


def write_page(page: Path, lines: Sequence[Line], *, quick: bool) -> None:
    """Put the numbers between the marks of a page, in place of those that stood there."""
    page.write_text(written(page.read_text(encoding="utf-8"), list(_table(lines, quick=quick))), encoding="utf-8")


def has_a_place(page: Path) -> bool:
    """Whether a page is there, with marks between which numbers stand."""
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    return END in text.partition(BEGIN)[2]


def written(page: str, lines: Sequence[str]) -> str:
    """A page with other numbers between its marks."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return "\n".join([f"{before}{BEGIN}", *lines, f"{END}{after}"])


def _table(lines: Sequence[Line], *, quick: bool) -> Iterator[str]:
    how = "flambeau bench --quick" if quick else "flambeau bench"
    yield f"{datetime.now(UTC):%Y-%m-%d}, `{how}`, Flambeau {version('flambeau')}: {machine()}."
    yield ""
    yield "| measure | value | limit | | what it is |"
    yield "|---|---|---|---|---|"
    for line in lines:
        value = f"{told(line.number)} {line.measure.unit}".rstrip()
        yield f"| `{line.measure.name}` | {value} | {line.limit_told} | {line.mark} | {line.measure.meaning} |"


def machine() -> str:
    """What it was measured on, and how busy that was: times mean little on a busy machine."""
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    sqlite = f"SQLite {sqlite3.sqlite_version}"
    return f"{_processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end, {system}, {sqlite}"


def _processor() -> str:
    """The name of the processor, where the system tells it."""
    if PROCESSORS.is_file():
        for line in PROCESSORS.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"
