"""Lines of the panel that tell until when a question or a turn waits."""

from bot.descent.party.campaign import Campaign
from bot.descent.rules.steps import Question
from bot.descent.state.game import Game
from bot.descent.words import Words
from bot.views.waiting import CLOCK, Waiting, counting


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
