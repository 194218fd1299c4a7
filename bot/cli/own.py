"""Commands that only one game has: the modules of its folder `cli`, each with a function of its name.

Nothing of a game is imported before one of its commands is given: what --help tells of them is read from the files.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import typer

from bot.games import GAMES

ALL_THAT_FOLLOWS = {"allow_extra_args": True, "ignore_unknown_options": True}


class OwnCommand(NamedTuple):
    """A command of a game, before it is given."""

    game: str
    name: str
    path: Path

    @property
    def help(self) -> str | None:
        """What it says of itself."""
        written = ast.parse(self.path.read_text(encoding="utf-8")).body
        functions = (each for each in written if isinstance(each, ast.FunctionDef) and each.name == self.name)
        return next(map(ast.get_docstring, functions), None)

    def give(self, following: typer.Context) -> None:
        """Import the command, and hand over what was typed after its name."""
        command = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)
        command.command(self.name)(getattr(import_module(f"{GAMES[self.game]}.cli.{self.name}"), self.name))
        command(following.args, prog_name=following.command_path)


def own_commands() -> Iterator[OwnCommand]:
    """The commands of all games."""
    for game, package in GAMES.items():
        found = find_spec(package)
        for folder in (found.submodule_search_locations or ()) if found is not None else ():
            for path in sorted(Path(folder, "cli").glob("[!_]*.py")):
                yield OwnCommand(game, path.stem, path)


def add_to(app: typer.Typer) -> None:
    """Let the command line know them; --help shows them below its own, game by game."""
    for command in own_commands():
        app.command(
            command.name,
            help=command.help,
            context_settings=ALL_THAT_FOLLOWS,
            add_help_option=False,  # the command itself answers to --help
            rich_help_panel=f"Commands of {command.game}",
        )(command.give)
