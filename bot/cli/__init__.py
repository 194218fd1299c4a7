"""The command line: a module for each command of flambeau; and what games add to it."""

from collections.abc import Callable

import typer

from bot.cli import (
    backup,
    bench,
    check,
    doctor,
    health,
    move_to_postgres,
    new,
    own,
    pack,
    play,
    render,
    replay,
    restore,
    run,
    saves,
    schema,
    simulate,
    texts,
)

COMMANDS: tuple[Callable[..., None], ...] = (
    play.play,
    run.run,
    check.check,
    health.health,
    doctor.doctor,
    backup.backup,
    restore.restore,
    move_to_postgres.move_to_postgres,
    saves.saves,
    replay.replay,
    new.new,
    texts.texts,
    schema.schema,
    render.render,
    simulate.simulate,
    pack.pack,
    bench.bench,
)
"""Every command, in the order of --help. A new one is a module beside these and a name in this list."""


def command_line() -> typer.Typer:
    """All commands there are: these, and those that only one game has."""
    made = typer.Typer(
        name="flambeau",
        help="Flambeau, the game master of dungeon campaigns played in a Discord channel.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_show_locals=False,  # they would show the token
    )
    for command in COMMANDS:
        made.command()(command)
    own.add_to(made)
    return made


app = command_line()
