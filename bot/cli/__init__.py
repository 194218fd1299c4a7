"""The command line: flambeau play, run, check, health, saves, odds, render, simulate, bench. A module for each."""

from collections.abc import Callable

import typer

from bot.cli import bench, check, health, odds, play, render, run, saves, simulate

COMMANDS: tuple[Callable[..., None], ...] = (
    play.play,
    run.run,
    check.check,
    health.health,
    saves.saves,
    odds.odds,
    render.render,
    simulate.simulate,
    bench.bench,
)
"""Every command, in the order of --help. A new one is a module beside these and a name in this list."""

app = typer.Typer(
    name="flambeau",
    help="Flambeau, the game master of dungeon campaigns played in a Discord channel.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,  # they would show the token
)
for command in COMMANDS:
    app.command()(command)
