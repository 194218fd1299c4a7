"""The automatic hero plays for somebody who is away; and questions nobody answered in time."""

from bot.descent.autopilot import answer, think
from bot.descent.commands import Answer, AnswerAhead, Command, EndTurn, StandUp, TakeTurn
from bot.descent.commands.turns import open_question
from bot.descent.deeds import DescentDeed
from bot.descent.party.answering import REACT, answered_for, in_own_turn
from bot.descent.party.asking_less import more_may_come, order_silence
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.commanding import answer_what_is_settled, carry_out
from bot.descent.party.permission import check_contest, check_turn
from bot.descent.rules.play import check
from bot.descent.rules.steps import Question
from bot.descent.state.game import Game
from bot.kernel.editions import since
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.absence_events import TurnPiloted
from bot.table.campaign import NOBODY
from bot.table.deeds import Seated
from bot.table.missed_deadlines import miss
from bot.table.returning import drop_offer

MOST_COMMANDS = 60
"""A turn that has not ended after so many commands of the automatic hero is brought to its end."""
MOST_DEFAULTS = 500
"""A turn that has not ended after so many default answers never will."""


class AnswerByDefault(DescentDeed):
    """Time is up: the open question is answered as if nobody cared (ACT-08). Only the clock does this.

    All who may react at a moment are asked at once, so time is up for all of them. What one of them said counts.
    """

    question: int

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_by_hand")
        first = open_question(in_play(campaign), self.question)
        asked: Question | None = first
        told: list[Event] = []
        late: dict[int, None] = {}
        while asked is not None and asked.began == first.began:
            told.append(answered_for(asked, asked.default, "clock"))
            if (seat := campaign.seat(asked.owner)) is not None:
                late[seat.player] = None
            told += _let_rest_pass(campaign, asked)
            told += carry_out(campaign, by_default(asked))
            asked = _open_question(campaign)
        return told + [event for each in late for event in miss(campaign, each)]


def _let_rest_pass(campaign: Campaign, asked: Question) -> list[Event]:
    """Whoever did not answer is not waited for again in the same activation, about the same cards."""
    game, seat = in_play(campaign), campaign.seat(asked.owner)
    if seat is None or asked.kind != REACT or not since(3) or not more_may_come(game, asked):
        return []
    return [order_silence(game, seat, asked, "activation")]


def _open_question(campaign: Campaign) -> Question | None:
    game = campaign.game
    return game.question if game is not None and game.outcome is None else None


class AutopilotTurn(DescentDeed):
    """The automatic hero makes a hero's move: its turn, what is left of it, or an answer or a word it owes.

    It ends with the turn, or where somebody else is asked; then it is done again once that is answered.
    """

    hero: Seated

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        late = player == NOBODY and seat.hand == "player"
        overdue = late and campaign.piloted != self.hero
        told = self._do(campaign, player, late=late)
        return told + miss(campaign, seat.player) if overdue else told

    def decided(self, campaign: Campaign) -> list[Event]:
        return self._do(campaign, NOBODY, late=False)

    def _do(self, campaign: Campaign, player: int, *, late: bool) -> list[Event]:
        seat, game = campaign.seat_of(self.hero), in_play(campaign)
        _check_pilot(campaign, seat, player)
        check_contest(campaign)
        question = game.question
        if question is not None:
            if question.aside(self.hero) is not None:
                return _answer_ahead(campaign, seat, question)
            mine = question.owner == self.hero
            demand(mine, "question_open", owner=question.owner, question=question.kind)
            if not in_own_turn(game, self.hero):
                return _answer(campaign, seat, question)
        elif game.turn is None:
            check_turn(campaign, self.hero)
            check(game, TakeTurn(hero=self.hero))
        elif game.turn.hero != self.hero:
            raise Refused("turn_running", current=game.turn.hero)
        return _pilot(campaign, seat, player, late=late)


def _check_pilot(campaign: Campaign, seat: Seat, player: int) -> None:
    """The clock may, whoever commands the hero, and for one left to the automatic hero anybody at the table."""
    if player != NOBODY:
        demand(campaign.at_table(player), "not_at_the_table")
        demand(seat.moved_by(player) or seat.hand == "autopilot", "not_your_hero", hero=seat.hero)


def _answer(campaign: Campaign, seat: Seat, question: Question) -> list[Event]:
    """One answer outside the hero's own turn."""
    drop_offer(campaign, seat.hero)
    given = answer(in_play(campaign), question, seat.limits)
    return [answered_for(question, given.option, "autopilot"), *carry_out(campaign, given)]


def _answer_ahead(campaign: Campaign, seat: Seat, question: Question) -> list[Event]:
    """The hero owes no answer yet but its word on how it will react."""
    aside, game = question.aside(seat.hero), in_play(campaign)
    assert aside is not None
    demand(aside.said is None, "said_already", hero=seat.hero)
    drop_offer(campaign, seat.hero)
    asked = question.put_to(aside)
    option = answer(game.model_copy(update={"question": asked}), asked, seat.limits).option
    given = AnswerAhead(hero=seat.hero, question=question.number, option=option)
    return [answered_for(asked, option, "autopilot"), *carry_out(campaign, given)]


def _pilot(campaign: Campaign, seat: Seat, player: int, *, late: bool) -> list[Event]:
    """Play until the turn is over or somebody else is asked. Nobody takes such a turn back."""
    drop_offer(campaign, seat.hero)
    told: list[Event] = []
    if campaign.piloted != seat.hero:
        campaign.piloted = seat.hero
        told.append(TurnPiloted(hero=seat.hero, player=player, late=late))
    if campaign.running().turn is None:
        told += carry_out(campaign, TakeTurn(hero=seat.hero))
    told += answer_what_is_settled(campaign)
    for number in range(MOST_COMMANDS + MOST_DEFAULTS):
        if not _has_the_move(campaign, seat.hero):
            break
        game = campaign.running()
        weary = number >= MOST_COMMANDS
        if weary:
            told += carry_out(campaign, towards_the_end(game, seat.hero))
            continue
        decision = think(game, seat.hero, seat.limits)
        if decision.reason is not None and since(3):
            told.append(decision.reason)
        told += carry_out(campaign, decision.command)
    return told


def _has_the_move(campaign: Campaign, hero: str) -> bool:
    """Whether the hero goes on with its turn."""
    game = campaign.game
    if game is None or game.outcome is not None or game.turn is None or game.turn.hero != hero:
        return False
    return game.question is None or game.question.owner == hero


# What others end turns with -------------------------------------------------------------------------------------


def in_play(campaign: Campaign) -> Game:
    """The quest in play, or a refusal if there is none or it is over."""
    game = campaign.running()
    demand(game.outcome is None, "quest_over", outcome=game.outcome)
    return game


def by_default(question: Question) -> Command:
    """The answer that is given if nobody cares."""
    return Answer(hero=question.owner, question=question.number, option=question.default)


def towards_the_end(game: Game, hero: str) -> Command:
    """What brings a turn nearer to its end."""
    if game.question is not None:
        return by_default(game.question)
    return StandUp(hero=hero) if game.hero(hero).knocked_out else EndTurn(hero=hero)
