"""Arrows point at the rules, none points out."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.paths import ROOT

TEXTS = ("bot.words.language", "bot.words.sources", "bot.words.locales")
"""Reading an author's texts, in each of our languages; finding words is not for the rules."""
WITHIN = ("bot.descent", "bot.kernel", "bot.table", "bot.games", "bot.paths", *TEXTS)
"""What the rules may import of ours."""
WRITING = ("bot.table.table", "bot.table.annals", "bot.table.campaign_files")
"""The part of the table that is not pure: it has to do with the store."""

TOOLS = ("bench", "checking", "cli", "simulate", "workshop.py")
"""What of a game is for authors and the command line."""
EDGE = ("words", "views", "presenter.py", *TOOLS)
"""What of a game finds words, is shown and serves its authors; everything else of it is rules."""

OUTSIDE = {
    "aiohttp",
    "aiosqlite",
    "asyncio",
    "cogs",
    "datetime",
    "discord",
    "logging",
    "os",
    "PIL",
    "random",
    "renders",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
    "typer",
    "uuid",
}
"""The world: Discord, database, pictures, clocks, chance and processes."""

TOPS = ("bot", "cogs", "renders")
"""The packages that have a folder for each game."""

LATE_IMPORTS = 3
"""How many imports of ours stand inside functions, because at the top they would go in a circle. It may only fall.

Not counted are those of the command line, which starts fast by importing what a command needs when it is given.
"""


TOPS = ("bot", "cogs", "renders")


def imported(path: Path) -> set[str]:
    """The full names of all modules a file imports, wherever in it the import stands."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
            names |= {f"{node.module}.{alias.name}" for alias in node.names if node.module in TOPS}
    return names


def of_ours_but_not_rules(name: str) -> bool:
    """Whether a name is another part of the bot."""
    top = name.split(".")[0]
    inside = any(name == within or name.startswith(f"{within}.") for within in WITHIN)
    edge = name.startswith(tuple(f"bot.descent.{part.removesuffix('.py')}" for part in EDGE))
    return top == "bot" and name != "bot" and (not inside or name in WRITING or edge)


def files(folder: str) -> list[Path]:
    """All modules of a folder."""
    return sorted((ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    """A path as the test's id."""
    return str(path.relative_to(ROOT))


def rules() -> list[Path]:
    """The modules of the rules."""
    folder = ROOT / "bot" / "descent"
    return [path for path in files("bot/descent") if path.relative_to(folder).parts[0] not in EDGE]


@pytest.mark.parametrize("path", rules(), ids=name_of)
def test_the_rules_know_nothing_of_the_outside(path: Path) -> None:
    """The rules run with no Discord, no database, no pictures, no clock and no chance but their own."""
    names = imported(path)

    assert {name for name in names if name.split(".")[0] in OUTSIDE} == set()
    assert {name for name in names if of_ours_but_not_rules(name)} == set()


@pytest.mark.parametrize("path", files("renders"), ids=name_of)
def test_renders_only_read(path: Path) -> None:
    """Pictures are drawn from what they are given: no database, no channel, no table."""
    names = imported(path)

    assert {name for name in names if name.split(".")[0] in {"discord", "sqlite3", "aiosqlite", "cogs"}} == set()
    assert {name for name in names if name.startswith(("bot.store", "bot.table", "bot.local", "bot.app"))} == set()


@pytest.mark.parametrize("path", files("cogs"), ids=name_of)
def test_cogs_write_nothing(path: Path) -> None:
    """Cogs go through the table; they don't touch the database themselves."""
    assert {name for name in imported(path) if name.split(".")[0] in {"sqlite3", "aiosqlite"}} == set()


@pytest.mark.parametrize("path", files("bot/store"), ids=name_of)
def test_the_store_knows_no_discord(path: Path) -> None:
    """The store keeps texts; it knows the one refusal, but neither Discord nor pictures nor the rules."""
    names = imported(path)
    ours = {name for name in names if name.startswith("bot.") and not name.startswith("bot.store")}

    assert {name for name in names if name.split(".")[0] in {"discord", "PIL", "cogs", "renders"}} == set()
    assert ours <= {"bot.kernel.refused"}


HOUSE = (
    "bot/kernel",
    "bot/table",
    "bot/agenda",
    "bot/store",
    "bot/local",
    "bot/saves",
    "bot/cli",
    "bot/bench",
    "bot/words",
)
HOUSE_FILES = (
    *("bot/keeper.py", "bot/habits.py", "bot/games.py", "bot/clock.py", "bot/heartbeat.py", "bot/workshop.py"),
    *("bot/views/presenter.py", "bot/views/chapter.py", "bot/views/face.py", "bot/views/fold.py"),
    *("bot/views/marks.py", "bot/views/reading.py", "bot/views/journal.py", "bot/views/catchup.py"),
    *("bot/views/daily.py", "bot/views/dates.py", "bot/views/habits.py", "bot/views/summary.py"),
    *("cogs/catchup.py", "cogs/chronicle.py", "cogs/habits.py", "cogs/posting.py", "cogs/archive.py"),
    *("bot/views/asks.py", "bot/views/codec.py", "bot/views/voting.py"),
    *("cogs/access.py", "cogs/answers.py", "cogs/desk.py", "cogs/forms.py"),
    *("cogs/labels.py", "cogs/layout.py", "cogs/press.py"),
)


@pytest.mark.parametrize(
    "path",
    [*(path for folder in HOUSE for path in files(folder)), *(ROOT / name for name in HOUSE_FILES)],
    ids=name_of,
)
def test_the_house_knows_no_game(path: Path) -> None:
    """Table, agenda, store, keeper, local Discord and command line serve every game: they ask `bot.games` alone."""
    games = {*GAMES.values(), *(f"{folder}.{game}" for folder in ("cogs", "renders") for game in GAMES)}

    assert {
        name for name in imported(path) for game in games if name == game or name.startswith(f"{game}.")
    } == set()


def test_the_house_is_looked_at() -> None:
    """The test of the test: a house module that imported the game would be found."""
    assert {"bot.descent.state.game"} <= imported(ROOT / "bot" / "descent" / "system.py")
    assert all(files(folder) for folder in HOUSE)


def of_a_game(name: str) -> bool:
    """Whether a module is a game's own: its rules, views and words, its cogs, or its pictures."""
    folders = {module.split(".")[1] for module in GAMES.values()}
    return any(name.split(".")[:2] == [top, folder] for top in TOPS for folder in folders)


def kit() -> list[Path]:
    """What draws for every game, and what a message is."""
    modules = [path for path in files("renders") if not of_a_game(".".join(path.relative_to(ROOT).parts[:2]))]
    return [*modules, ROOT / "bot" / "views" / "face.py"]


@pytest.mark.parametrize("path", kit(), ids=name_of)
def test_the_kit_knows_no_game(path: Path) -> None:
    """Paper, letters, icons and the studio serve every game, and so do messages: games hand their drawings in."""
    assert {name for name in imported(path) if of_a_game(name)} == set()


@pytest.mark.parametrize("line", ["from renders import descent, theme", "import bot.descent.views.panel.panel"])
def test_the_kit_is_looked_at(line: str, tmp_path: Path) -> None:
    """The test of the test: the kit is all there without the game's pictures, and an import of a game is found."""
    sample = tmp_path / "sample.py"
    sample.write_text(line, encoding="utf-8")
    names = {name_of(path) for path in kit()}

    assert {"renders/studio.py", "renders/drawing.py", "renders/theme.py", "bot/views/face.py"} <= names
    assert not any(name.startswith("renders/descent/") for name in names)
    assert len([name for name in imported(sample) if of_a_game(name)]) == 1


def late_imports(text: str) -> Iterator[tuple[int, str]]:
    """The imports of ours inside functions, with their lines. Those for the type checker alone stand in none."""
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Import):
                    names = [alias.name for alias in node.names]
                elif isinstance(node, ast.ImportFrom):
                    names = ["bot" if node.level else node.module or ""]
                else:
                    continue
                if {name.split(".")[0] for name in names} & {"bot", "cogs", "renders"}:
                    yield node.lineno, ast.unparse(node)


def test_fewer_and_fewer_imports_go_in_a_circle() -> None:
    """An import inside a function hides a circle of modules: nobody adds one, and whoever unties one says so."""
    paths = [path for folder in ("bot", "cogs", "renders") for path in files(folder) if path.parent.name != "cli"]
    # A function within a function holds the same import again: it is one.
    late = sorted({(name_of(path), *each) for path in paths for each in late_imports(path.read_text("utf-8"))})
    named = "".join(f"\n  {path}:{line}: {what}" for path, line, what in late)

    assert len(late) <= LATE_IMPORTS, f"an import was put inside a function; these are there now:{named}"
    assert len(late) == LATE_IMPORTS, f"well done: LATE_IMPORTS can fall to {len(late)}; these are left:{named}"


LATE = """
import bot.paths
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from bot.table.table import Table
def play():
    import ast, bot.table
    async def inside():
        from cogs.desk import Desk
    from . import game
class Board:
    def draw(self):
        from renders.descent.board import draw
"""


def test_the_reader_of_late_imports_finds_every_form() -> None:
    """The test of the test: it looks into methods and inner functions, and not at the top or at others' modules."""
    assert sorted(set(late_imports(LATE))) == [
        (7, "import ast, bot.table"),
        (9, "from cogs.desk import Desk"),
        (10, "from . import game"),
        (13, "from renders.descent.board import draw"),
    ]


def test_the_import_reader_finds_every_form() -> None:
    """The test of the tests: imports inside functions and of submodules are seen too."""
    sample = Path(__file__)

    assert {"ast", "pathlib", "pytest", "bot.paths"} <= imported(sample)
    assert of_ours_but_not_rules("bot.table.table")
    assert not of_ours_but_not_rules("bot.table.votes")
    assert not of_ours_but_not_rules("bot.descent.state.game")
