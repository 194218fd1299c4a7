"""Until when a campaign waits: told by Discord's own timestamps, so that a message stays true while time passes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from bot.descent.party.campaign import Campaign
from bot.descent.rules.steps import Question
from bot.descent.state.game import Game
from bot.descent.words import Words
from bot.table.matters import Kind

CLOCK = "⏳"


@dataclass(frozen=True)
class Waiting:
    """When the clock goes on without the players, as far as it does."""

    since: datetime | None = None
    """When it began that the campaign waits for what it waits for."""
    question: datetime | None = None
    """When the default is taken."""
    turn: datetime | None = None
    """When the automatic hero goes on with the turn, or takes it."""
    pilot: str | None = None
    """Which hero that is."""
    votes: Mapping[Kind, datetime] = field(default_factory=dict)
    """When a vote is closed."""


NO_CLOCK = Waiting()
"""Nobody is hurried."""


def counting(moment: datetime) -> str:
    """A moment as Discord counts towards it by itself: in 3 hours, 5 minutes ago."""
    return f"<t:{int(moment.timestamp())}:R>"


def dated(moment: datetime) -> str:
    """A moment by its date and time, where the reader is."""
    return f"<t:{int(moment.timestamp())}:f>"


def question_deadline(game: Game, asked: Question, waiting: Waiting, say: Words) -> tuple[str, ...]:
    """What is answered for whoever does not answer in time, and when."""
    default = next((option for option in asked.options if option.id == asked.default), None)
    if waiting.question is None or default is None:
        return ()
    facts = {"at": counting(waiting.question), "default": say.option(asked, default, game)}
    return (f"-# {CLOCK} {say.text('waiting-question', **facts)}",)


def turn_deadline(campaign: Campaign, game: Game, waiting: Waiting, say: Words) -> tuple[str, ...]:
    """When the automatic hero goes on with a turn that takes too long, or with one that nobody takes."""
    seat = campaign.seat(waiting.pilot) if waiting.pilot is not None else None
    if waiting.turn is None or waiting.pilot is None or seat is None or seat.hand == "autopilot":
        return ()
    facts = {"at": counting(waiting.turn), "hero": say.figure(waiting.pilot, game)}
    return (f"-# {CLOCK} {say.text('waiting-turn' if game.turn is not None else 'waiting-next', **facts)}",)
