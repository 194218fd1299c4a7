"""flambeau render: a piece of content, drawn for its author."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.endings import give_up, one_sentence
from bot.cli.games import Game, workshop_of
from bot.games import DEFAULT_GAME


def render(
    quest: Annotated[str, typer.Argument(help="A quest's id, or the path of its YAML file.")],
    area: Annotated[list[str] | None, typer.Option(help="Only this area; may be given several times.")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="The picture; <quest>.png by default.")] = None,
    game: Game = DEFAULT_GAME,
) -> None:
    """Draw a quest's map for its author: tiles, doors, tokens, spawns, start squares and places, by name."""
    with workshop_of(game, area=area) as workshop:
        drawing = workshop.draw(quest, area or [])
    for problem in drawing.problems:
        typer.echo(f"{drawing.name}: {problem}", err=True)
    if drawing.picture is None:
        give_up(f"there is nothing to draw: {drawing.told}.")
    path = out or Path(f"{drawing.name}.png")
    with one_sentence(OSError, ValueError):
        drawing.picture.save(path)
    typer.echo(f"{path}: {drawing.told}")
    if drawing.problems:
        raise typer.Exit(1)
