"""Which game a command is about: the option, and the workshop it leads to."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from bot.cli.endings import give_up, one_sentence
from bot.games import GAMES, workshop
from bot.workshop import Unreadable, Workshop, WrongUse

WRONG_USE = 2

Game = Annotated[str, typer.Option("--game", help=f"Which game: {', '.join(GAMES)}.")]


@contextmanager
def workshop_of(game: str, **options: object) -> Iterator[Workshop]:
    """The workshop of a game, while it is asked; what it has not is told in one sentence.

    Options that were given, and mean nothing to this game, are told at once.
    """
    if game not in GAMES:
        give_up(f"there is no game called {game!r}; there are {', '.join(GAMES)}.", WRONG_USE)
    with one_sentence(WrongUse, code=WRONG_USE), one_sentence(Unreadable):
        asked = workshop(game)
        for option, value in options.items():
            if value and option not in asked.options:
                raise WrongUse(f"the game {game} knows no --{option}.")
        yield asked
