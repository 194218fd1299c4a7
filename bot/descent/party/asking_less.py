"""“Don’t ask again”: a player lets a reaction pass and others like it, by an order that ends by itself."""

from typing import Literal

from bot.descent.commands import Answer, AnswerAhead, Command
from bot.descent.commands.turns import open_question
from bot.descent.deeds import DescentDeed
from bot.descent.events import DescentEvent
from bot.descent.party.answering import REACT
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.commanding import play
from bot.descent.party.occasions import activation_name, quest_name
from bot.descent.party.permission import check_command, check_player
from bot.descent.party.standing_orders import MOST_ORDERS, own_seat
from bot.descent.rules.moments import Moment
from bot.descent.rules.play import check
from bot.descent.rules.steps import Question
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.deeds import Seated
from bot.table.orders import Order

Until = Literal["activation", "quest"]


class AskedNoMore(DescentEvent):
    """A player does not want to be asked about these cards for a while."""

    hero: str
    cards: tuple[str, ...]
    until: Until
    """What it holds for."""


class AskNoMore(DescentDeed):
    """Let a reaction pass and don’t be asked about its cards again in this activation, or in this quest."""

    hero: Seated
    question: int
    until: Until

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        game = campaign.running()
        question = open_question(game, self.question)
        demand(question.kind == REACT, "not_a_reaction")
        command = _let_it_pass(question, self.hero)
        check_player(campaign, player, command)
        check(game, command)
        check_command(campaign, command)
        seat = campaign.seat_of(self.hero)
        if self.until == "quest":
            # Whoever stands in for a player answers for now, and settles nothing for longer.
            own_seat(campaign, player, self.hero)
        told = order_silence(game, seat, asked_of(question, self.hero), self.until)
        return [told, *play(campaign, player, command)]


def asked_of(question: Question, hero: str) -> Question:
    """The question as one of those who are asked is asked it."""
    aside = question.aside(hero)
    return question if aside is None else question.put_to(aside)


def _let_it_pass(question: Question, hero: str) -> Command:
    if question.owner == hero:
        return Answer(hero=hero, question=question.number, option=question.default)
    if question.aside(hero) is None:
        raise Refused("not_asked", hero=hero)
    return AnswerAhead(hero=hero, question=question.number, option=question.default)


def order_silence(game: Game, seat: Seat, question: Question, until: Until) -> AskedNoMore:
    """Order that the cards of a question are not used, as long as what is under way lasts."""
    during = quest_name(game) if until == "quest" else activation_name(game)
    demand(during, "no_activation")
    assert during is not None
    cards = cards_asked_about(game, question)
    others = [order for order in seat.orders if order.lasting or order.card not in cards]
    demand(len(others) + len(cards) <= MOST_ORDERS, "too_many_orders", most=MOST_ORDERS)
    seat.orders = [*others, *(Order(card=card, say="never", during=during) for card in cards)]
    return AskedNoMore(hero=seat.hero, cards=cards, until=until)


def cards_asked_about(game: Game, question: Question) -> tuple[str, ...]:
    """The cards that may react, as orders name them."""
    hero = game.hero(question.owner)
    named = [str(option.about["card"]) for option in question.options if option.about.get("card") is not None]
    held = [(hero.card(card), card) for card in named]
    return tuple(dict.fromkeys(found.card if found is not None else card for found, card in held))


def more_may_come(game: Game, question: Question) -> bool:
    """Whether the same may be asked again before the activation under way is over."""
    acting = game.activation
    if acting is None:
        return False
    waiting = [monster for monster in game.group_members(acting.group) if monster.id not in acting.done]
    return bool(waiting) or question.about.get("moment") == Moment.SQUARE_ENTERED.value
