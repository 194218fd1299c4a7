"""A command is given in a campaign: carried out, remembered, followed by what is settled and by the reward."""

from typing import Literal

from bot.descent.commands import Command, TakeTurn
from bot.descent.events import TurnEnded
from bot.descent.party.answering import settled_answer
from bot.descent.party.campaign import Campaign, TurnLog, remember_round
from bot.descent.party.permission import check_command, check_player
from bot.descent.road.homecoming import come_home
from bot.descent.rules.play import check, perform
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.table.returning import take_the_reins
from bot.table.standins import let_standins_go
from bot.table.votes import tidy

MOST_ANSWERS = 500
"""After so many answers that were settled in advance the next question waits for its player."""

How = Literal["by_hand", "for_good", "settled"]
"""A command of a player, who may take it back; one that stays; an answer that follows from what was settled."""


def play(campaign: Campaign, player: int, command: Command) -> list[Event]:
    """A player's command, remembered so that it can be taken back within the turn."""
    game = campaign.running()
    check_player(campaign, player, command)
    check(game, command)
    check_command(campaign, command)
    told = take_the_reins(campaign, player, command.hero)
    return told + _carry_out(campaign, command, "by_hand")


def carry_out(campaign: Campaign, command: Command) -> list[Event]:
    """A command that no single player gives, so that none takes it back: by the clock, a vote or a repair."""
    check(campaign.running(), command)
    return _carry_out(campaign, command, "for_good")


def _carry_out(campaign: Campaign, command: Command, how: How) -> list[Event]:
    # Before as well: what was taken back may be asked again under the same name.
    tidy(campaign)
    events = _perform(campaign, command, how) + answer_what_is_settled(campaign)
    tidy(campaign)
    return events


def answer_what_is_settled(campaign: Campaign) -> list[Event]:
    """Answer open questions by themselves, as their players ordered or because nobody is there to answer."""
    told: list[Event] = []
    for _ in range(MOST_ANSWERS):
        settled = settled_answer(campaign)
        if settled is None:
            break
        answer, event = settled
        told += [event, *_perform(campaign, answer, "settled")]
    return told


def _perform(campaign: Campaign, command: Command, how: How) -> list[Event]:
    game = campaign.running()
    if isinstance(command, TakeTurn):
        campaign.turn_log = TurnLog(start=game.model_dump_json())
    known = _known(game)
    events = perform(game, command)
    if game.turn is None or game.outcome is not None:
        campaign.piloted = None
    _remember(campaign, command, how, revealed=_known(game) != known)
    remember_round(campaign)
    ended = [event.hero for event in events if isinstance(event, TurnEnded)]
    return events + let_standins_go(campaign, ended) + _reward(campaign, game)


def _reward(campaign: Campaign, game: Game) -> list[Event]:
    """The quest has just ended: the party brings home what it won (EXP-04)."""
    if game.ending is None:
        return []
    return come_home(campaign, game)


def _known(game: Game) -> tuple[int, ...]:
    """What players have been shown: dice and cards, parts of the board, tokens turned over, the story so far."""
    rolled = game.chance.asked - len(game.chance.script)
    lying = sum(token.square is not None for token in game.board.tokens.values() if token.kind == "search")
    return rolled, len(game.board.areas), lying, sum(game.fired.values()), len(game.used)


def _remember(campaign: Campaign, command: Command, how: How, *, revealed: bool) -> None:
    """Note the command for undo; once something was revealed or decided, what led to it can't be taken back."""
    log, game = campaign.turn_log, campaign.game
    if log is None or game is None:
        return
    if game.turn is None or game.outcome is not None or campaign.piloted is not None:
        campaign.turn_log = None
    elif revealed or how == "for_good":
        campaign.turn_log = TurnLog(start=game.model_dump_json(), revealed=True)
    elif how == "settled" and not log.done:
        # It follows from something that stays done, so it stays done too.
        campaign.turn_log = TurnLog(start=game.model_dump_json(), revealed=log.revealed)
    else:
        if how == "settled":
            log.settled.append(len(log.done))
        log.done.append(command)
        log.undone.clear()
