"""Playing a whole game with automatic heroes, and what came of it."""

from typing import Literal, Protocol

from bot.descent.autopilot.deciding import next_decision
from bot.descent.autopilot.limits import Limits
from bot.descent.autopilot.reasons import Decision
from bot.descent.events import HeroKnockedOut
from bot.descent.quest.events import PerilDrawn
from bot.descent.rules.play import perform
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.plain import Plain

MOST_COMMANDS = 4000
"""A game that takes more is going round in circles."""
MOST_ROUNDS = 30


class Report(Plain):
    """How a game went."""

    outcome: Literal["won", "lost"] | None
    """None if it crashed or did not end."""
    reason: str | None = None
    rounds: int
    commands: int
    knock_outs: int = 0
    perils: int = 0
    fired: tuple[str, ...] = ()
    """The quest's events that came to pass, in order of their names."""
    crashed: str | None = None
    """What went wrong, in one line."""

    @property
    def endless(self) -> bool:
        """Whether it was broken off because it did not end."""
        return self.outcome is None and self.crashed is None


class Onlooker(Protocol):
    """Somebody who wants to know more of a game than its report."""

    def saw(self, game: Game, decision: Decision, events: list[Event]) -> None:
        """A command was carried out, for this reason, and all this came of it."""


def play_out(
    game: Game,
    *,
    limits: Limits | None = None,
    max_rounds: int = MOST_ROUNDS,
    onlooker: Onlooker | None = None,
) -> Report:
    """Let automatic heroes play a game to its end, or until so many rounds have passed."""
    knock_outs = perils = commands = 0
    crashed: str | None = None
    try:
        while game.round <= max_rounds and commands < MOST_COMMANDS:
            decision = next_decision(game, limits=limits)
            if decision is None:
                break
            events = perform(game, decision.command)
            if onlooker is not None:
                onlooker.saw(game, decision, events)
            commands += 1
            knock_outs += sum(isinstance(event, HeroKnockedOut) for event in events)
            perils += sum(isinstance(event, PerilDrawn) for event in events)
    except Exception as error:  # whatever it is, the report says so and the next game is played
        crashed = f"{type(error).__name__}: {error}"
    return Report(
        outcome=game.outcome,
        reason=game.ending.reason if game.ending is not None else None,
        rounds=game.round,
        commands=commands,
        knock_outs=knock_outs,
        perils=perils,
        fired=tuple(sorted(game.fired)),
        crashed=crashed,
    )
