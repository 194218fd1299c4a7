"""A command is given in a campaign: carried out, remembered, followed by what is settled and by the reward."""

from typing import Literal

from bot.descent.commands import Command, TakeTurn, Trade
from bot.descent.events import CardsTraded, OwnerTold, TurnEnded
from bot.descent.party.answering import in_force, settled_answer
from bot.descent.party.beginning import before_it
from bot.descent.party.campaign import Campaign, TurnLog, remember_round
from bot.descent.party.last_page import open_page
from bot.descent.party.permission import check_command, check_player
from bot.descent.party.revealing import shown_so_far
from bot.descent.road.homecoming import come_home
from bot.descent.rules.play import check, perform
from bot.descent.rules.steps import Step, push, run
from bot.descent.state.game import Game
from bot.kernel.editions import since
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.returning import take_the_reins
from bot.table.standins import let_standins_go
from bot.table.votes import tidy

MOST_ANSWERS = 500
"""After so many answers that were settled in advance the next question waits for its player."""

How = Literal["by_hand", "for_good", "settled"]
"""A command of a player, who may take it back; one that stays; an answer that follows from what was settled."""


def play(campaign: Campaign, player: int, command: Command) -> list[Event]:
    """A player's command, remembered so that it can be taken back within the turn, which may begin with it."""
    campaign.running()
    check_player(campaign, player, command)
    command = asked_first(campaign, command)
    begun = before_it(campaign, command)
    check(begun.running(), command)
    check_command(campaign, command)
    told = take_the_reins(campaign, player, command.hero)
    if begun is campaign:
        return told + _carry_out(campaign, command, "by_hand")
    told += _carry_out(campaign, TakeTurn(hero=command.hero), "by_hand")
    if campaign.turn_log is not None:
        campaign.turn_log.by_itself = True
    return told + _carry_out(campaign, command, "by_hand")


def carry_out(campaign: Campaign, command: Command) -> list[Event]:
    """A command that no single player gives, so that none takes it back: by the clock, a vote or a repair."""
    command = asked_first(campaign, command)
    check(campaign.running(), command)
    return _carry_out(campaign, command, "for_good")


def let_happen(campaign: Campaign, *steps: Step) -> list[Event]:
    """Something happens that no command led to; what was done in this turn before can't be taken back any more."""
    game = campaign.running()
    if game.question is not None:
        raise Refused("question_open", owner=game.question.owner, question=game.question.kind)
    push(game, *steps)
    run(game)
    events = game.take_events() + answer_what_is_settled(campaign)
    if campaign.turn_log is not None:
        goes_on = game.turn is not None and game.outcome is None
        campaign.turn_log = TurnLog(start=game.model_dump_json(), revealed=True) if goes_on else None
    remember_round(campaign)
    return events + _reward(campaign, game)


def asked_first(campaign: Campaign, command: Command) -> Command:
    """A command as the party has settled it: whoever else's cards are taken is asked, if that was agreed on."""
    if not isinstance(command, Trade) or not command.take or campaign.taking == "free":
        return command
    by, owner = campaign.seat(command.hero), campaign.seat(command.partner)
    another = by is not None and owner is not None and by.player != owner.player
    return command.model_copy(update={"asks": True}) if another else command


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
    known = shown_so_far(game)
    events = perform(game, command)
    events += _owners_told(campaign, events)
    if game.turn is None or game.outcome is not None:
        campaign.piloted = None
    _remember(campaign, command, how, revealed=shown_so_far(game) != known)
    remember_round(campaign)
    forget_past_orders(campaign)
    ended = [event.hero for event in events if isinstance(event, TurnEnded)]
    return events + let_standins_go(campaign, ended) + _reward(campaign, game)


def forget_past_orders(campaign: Campaign) -> None:
    """What was ordered for an activation or a quest ends with it."""
    game = campaign.game
    for seat in campaign.seats:
        if game is not None and not all(order.lasting for order in seat.orders):
            seat.orders = in_force(game, seat)


def _owners_told(campaign: Campaign, events: list[Event]) -> list[OwnerTold]:
    """Whose cards somebody else's hero took (CRD-05). Taking is free at the table; that it happened is said."""
    told = []
    for event in events if since(3) else ():
        if isinstance(event, CardsTraded) and event.taken:
            owner, by = campaign.seat(event.taker), campaign.seat(event.giver)
            if owner is not None and by is not None and owner.player != by.player:
                told.append(OwnerTold(player=owner.player, hero=event.taker, by=event.giver, cards=event.taken))
    return told


def _reward(campaign: Campaign, game: Game) -> list[Event]:
    """The quest has just ended: the party brings home what it won (EXP-04)."""
    if game.ending is None:
        return []
    told = come_home(campaign, game)
    open_page(campaign)
    return told


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
