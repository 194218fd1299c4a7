"""Arrows point at the rules, none points out."""

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from bot.games import GAMES
from bot.paths import ROOT

TEXTS = ("bot.words.language", "bot.words.sources", "bot.words.locales")
"""Reading an author's texts, in each of our languages; finding words is not for the rules."""
PACKS = ("bot.packs.bundle", "bot.packs.card")
"""What a pack is made of, once somebody has unpacked it."""
WITHIN = ("bot.descent", "bot.kernel", "bot.table", "bot.games", "bot.paths", *PACKS, *TEXTS)
"""What the rules may import of ours."""
WRITING = (
    "bot.table.table",
    "bot.table.annals",
    "bot.table.campaign_files",
    "bot.table.pages",
    "bot.table.gate",
    "bot.table.carrying_out",
    "bot.table.reading",
    "bot.table.files",
    "bot.table.farewells",
    "bot.table.referee",
)
"""The part of the table that is not pure: it has to do with the store."""

TOOLS = ("author", "bench", "checking", "cli", "simulate", "workshop.py")
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

TESTS_OF_NO_PACKAGE = {
    "browser": "a real browser plays",
    "e2e": "people play through the real client",
    "pebbles": "a whole game of its own, with its tests",
    "simcord": "the same people on a Discord that somebody else wrote",
    "descent/cards": "a scene for every card of data/descent",
    "descent/facts": "the printed numbers",
    "descent/fuzz": "random play, through all of the rules",
    "descent/monsters/boxes": "a scene for every ability of monsters in data/descent/boxes",
    "descent/quests": "golden games of the quests of data/descent",
}
"""Folders of tests that are not called like what they test, each with the reason."""

LATE_IMPORTS = 3
"""How many imports of ours stand inside functions, because at the top they would go in a circle. It may only fall.

Not counted are those of the command line, which starts fast by importing what a command needs when it is given.
"""


@cache
def imported(path: Path) -> frozenset[str]:
    """The full names of all modules a file imports, wherever in it the import stands."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
            names |= {f"{node.module}.{alias.name}" for alias in node.names if node.module in TOPS}
    return frozenset(names)


def strays(paths: Iterable[Path], wrong: Callable[[str], object]) -> dict[str, list[str]]:
    """The modules that import what they may not, each with what it is."""
    found = {name_of(path): sorted(filter(wrong, imported(path))) for path in paths}
    return {module: names for module, names in found.items() if names}


def is_of(*packages: str) -> Callable[[str], bool]:
    """Whether a name is one of these packages or a part of one."""
    return lambda name: name.split(".")[0] in packages


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
    """A path as the tests tell it."""
    return str(path.relative_to(ROOT))


def rules() -> list[Path]:
    """The modules of the rules."""
    folder = ROOT / "bot" / "descent"
    return [path for path in files("bot/descent") if path.relative_to(folder).parts[0] not in EDGE]


def test_the_rules_know_nothing_of_the_outside() -> None:
    """The rules run with no Discord, no database, no pictures, no clock and no chance but their own."""
    assert strays(rules(), lambda name: is_of(*OUTSIDE)(name) or of_ours_but_not_rules(name)) == {}


def test_renders_only_read() -> None:
    """Pictures are drawn from what they are given: no database, no channel, no table."""
    taboo, ours = (
        is_of("discord", "sqlite3", "aiosqlite", "cogs"),
        ("bot.store", "bot.table", "bot.local", "bot.app"),
    )

    assert strays(files("renders"), lambda name: taboo(name) or name.startswith(ours)) == {}


def test_cogs_write_nothing() -> None:
    """Cogs go through the table; they don't touch the database themselves."""
    assert strays(files("cogs"), is_of("sqlite3", "aiosqlite")) == {}


def test_the_store_knows_no_discord() -> None:
    """The store keeps texts; it knows refusals and bounds, but neither Discord nor pictures nor the rules."""
    taboo, known = (
        is_of("discord", "PIL", "cogs", "renders"),
        ("bot.store", "bot.kernel.refused", "bot.kernel.bounds"),
    )

    def strange(name: str) -> bool:
        return taboo(name) or (name.startswith("bot.") and not name.startswith(known))

    assert strays(files("bot/store"), strange) == {}


def module_of(path: Path) -> str:
    """The name by which a file is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def game_of(name: str) -> str | None:
    """The game a module belongs to: its rules, views and words, its cogs, or its pictures. None: the house."""
    top, _, rest = name.partition(".")
    folder = rest.partition(".")[0]
    return next((game for game, package in GAMES.items() if top in TOPS and package == f"bot.{folder}"), None)


def house() -> list[Path]:
    """Every module that no game brings."""
    return [path for top in TOPS for path in files(top) if game_of(module_of(path)) is None]


def of_games() -> list[Path]:
    """Every module that a game brings."""
    return [path for top in TOPS for path in files(top) if game_of(module_of(path)) is not None]


def test_the_house_knows_no_game() -> None:
    """Table, store, keeper, words, views, cogs and the kit of pictures ask games through `bot.games` alone."""
    assert strays(house(), game_of) == {}


def test_no_game_knows_another() -> None:
    """A game imports the house and itself."""
    for game in GAMES:
        own = [path for path in of_games() if game_of(module_of(path)) == game]

        assert strays(own, lambda name, game=game: game_of(name) not in (None, game)) == {}


def test_the_tiny_game_needs_the_house_alone() -> None:
    """What is no test of it imports nothing of Descent."""
    paths = [path for path in files("tests/pebbles") if not path.name.startswith(("test_", "conftest"))]

    assert strays(paths, game_of) == {}


def test_the_house_is_looked_at() -> None:
    """The test of the test: modules are told apart, and an import of a game would be found."""
    modules = {module_of(path) for path in house()}

    assert {"bot.table.table", "bot.keeper", "bot.app", "cogs.stage", "renders.studio"} <= modules
    assert not any(name.startswith(("bot.descent", "cogs.descent", "renders.descent")) for name in modules)
    assert {game_of(name) for name in ("bot.descent", "cogs.descent.turn", "renders.descent.board")} == {"descent"}
    system = ROOT / "bot" / "descent" / "system.py"
    assert "bot.descent.state.game" in strays([system], game_of)[name_of(system)]


def folders_of_tests() -> set[str]:
    """Every folder with tests or their helpers, below `tests`; a folder of no package may have parts of its own."""
    found = {path.parent.relative_to(ROOT / "tests").as_posix() for path in files("tests")} - {"."}
    return {name for name in found if not name.startswith(tuple(f"{own}/" for own in TESTS_OF_NO_PACKAGE))}


def is_package(name: str) -> bool:
    """Whether there is code of ours in a folder of that name; of what lies in `bot`, that is not said."""
    above = ROOT if name.split("/")[0] in ("cogs", "renders", "tools") else ROOT / "bot"
    return any((above / name).glob("*.py"))


def test_the_folder_of_a_test_says_what_it_tests() -> None:
    """The tests of `bot/table` lie in `tests/table`, those of `renders/descent` in `tests/renders/descent`."""
    strange = {name for name in folders_of_tests() if not is_package(name)}

    assert strange == set(TESTS_OF_NO_PACKAGE)


def test_a_folder_of_tests_without_its_package_is_found() -> None:
    """The test of the test: packages are told from folders that are not there or hold no code."""
    assert all(map(is_package, ("table", "descent/views/past", "cogs/descent", "renders", "tools")))
    assert not any(map(is_package, ("days", "descent/campaign", "bot/table", "data")))


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

    assert {"ast", "pathlib", "functools", "bot.paths"} <= imported(sample)
    assert of_ours_but_not_rules("bot.table.table")
    assert not of_ours_but_not_rules("bot.table.votes")
    assert not of_ours_but_not_rules("bot.descent.state.game")
