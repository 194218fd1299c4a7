"""flambeau new: what an author begins with."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.endings import one_sentence
from bot.cli.games import Game, workshop_of
from bot.games import DEFAULT_GAME


def new(
    kind: Annotated[str, typer.Argument(help="What shall be begun: a quest, a level, a campaign or a pack.")],
    name: Annotated[str, typer.Argument(help="What it is called, in small letters: my_quest; a pack: winter.")],
    folder: Annotated[
        Path, typer.Option("--in", help="Where it is written; in a pack's folder it is of the pack.")
    ] = Path(),
    lang: Annotated[
        list[str] | None, typer.Option(help="Only in this language; may be given several times.")
    ] = None,
    game: Game = DEFAULT_GAME,
) -> None:
    """Write a small quest, level, campaign or pack to begin with: sound, ready to be played, and explained."""
    with workshop_of(game) as workshop, one_sentence(OSError):
        written = workshop.begin(kind, name, folder, lang or [])
    for path in written:
        typer.echo(str(path))
    typer.echo(f"It is sound: change it, and look with flambeau check {written[0]}")
