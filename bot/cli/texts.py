"""flambeau texts: what of a quest is still to be written."""

from typing import Annotated

import typer

from bot.cli.games import Game, workshop_of
from bot.games import DEFAULT_GAME


def texts(
    quest: Annotated[str, typer.Argument(help="A quest's id, or the path of its YAML file.")],
    write: Annotated[
        bool, typer.Option("--write", help="Begin those that are missing, with an ellipsis each.")
    ] = False,
    game: Game = DEFAULT_GAME,
) -> None:
    """List the texts a quest lacks in each language, and those nothing in it asks for; exit code 1 if any lacks."""
    with workshop_of(game) as workshop:
        found = workshop.texts(quest, write=write)
    for language, keys in found.absent.items():
        for key in keys:
            typer.echo(f"{language}: {key}")
    for told in found.unused:
        typer.echo(f"warning: {told}")
    for file in found.written:
        typer.echo(f"begun in {file}")
    if not any(found.absent.values()):
        typer.echo("No text is missing.")
    elif not write:
        raise typer.Exit(1)
