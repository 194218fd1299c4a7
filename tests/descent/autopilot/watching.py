"""Watching automatic heroes."""

from bot.descent.autopilot import Limits, next_command
from bot.descent.commands import Command, EndTurn
from bot.descent.rules.play import perform
from bot.descent.state.game import Game

MOST = 60
"""Commands of a turn; more would be going round in circles."""


def turn_of(game: Game, hero: str, limits: Limits | None = None) -> list[Command]:
    """Let an automatic hero play its turn until it wants to end it; every command it gave, and every answer."""
    given: list[Command] = []
    while game.turn is not None and game.turn.hero == hero and game.outcome is None:
        command = next_command(game, limits=limits)
        assert command is not None, "it is the hero's turn, but nothing comes to its mind"
        if isinstance(command, EndTurn):
            break
        perform(game, command)
        given.append(command)
        assert len(given) < MOST, f"the turn does not end: {[command.kind for command in given[-8:]]}"
    return given
