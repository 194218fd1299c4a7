"""flambeau schema: how files of content are written, for editors."""

import json
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.endings import one_sentence
from bot.cli.games import Game, workshop_of
from bot.games import DEFAULT_GAME


def schema(
    kind: Annotated[str, typer.Argument(help="Of which kind of file: quest, level, campaign, pack…")],
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Where it is written, instead of shown.")] = None,
    game: Game = DEFAULT_GAME,
) -> None:
    """Show the JSON schema of a kind of file: editors complete and check what is written by it."""
    with workshop_of(game) as workshop:
        told = json.dumps(workshop.schema(kind), ensure_ascii=False, indent=2)
    if out is None:
        typer.echo(told)
        return
    with one_sentence(OSError):
        out.write_text(f"{told}\n", encoding="utf-8")
    typer.echo(f"{out}: the schema of a {kind}")
