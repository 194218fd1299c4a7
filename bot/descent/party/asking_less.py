"""“Don’t ask again”: what is done about a reaction holds for others like it, by an order that ends by itself."""

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
from bot.descent.rules import stats
from bot.descent.rules.moments import Moment
from bot.descent.rules.play import check
from bot.descent.rules.steps import Option, Question
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
    use: bool = False
    """Whether the cards are used each time; else never."""


class AskNoMore(DescentDeed):
    """Answer a reaction and don’t be asked about its cards again in this activation, or in this quest."""

    hero: Seated
    question: int
    until: Until
    option: str = ""
    """What is done now, and each time; if it is empty, the reaction passes."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        game = campaign.running()
        question = open_question(game, self.question)
        demand(question.kind == REACT, "not_a_reaction")
        command = _answer(question, self.hero, self.option)
        check_player(campaign, player, command)
        check(game, command)
        check_command(campaign, command)
        seat = campaign.seat_of(self.hero)
        if self.until == "quest":
            # Whoever stands in for a player answers for now, and settles nothing for longer.
            own_seat(campaign, player, self.hero)
        told = order_silence(game, seat, asked_of(question, self.hero), self.until, self.option)
        return [told, *play(campaign, player, command)]


def asked_of(question: Question, hero: str) -> Question:
    """The question as one of those who are asked is asked it."""
    aside = question.aside(hero)
    return question if aside is None else question.put_to(aside)


def _answer(question: Question, hero: str, option: str) -> Command:
    said = option or question.default
    if question.owner == hero:
        return Answer(hero=hero, question=question.number, option=said)
    if question.aside(hero) is None:
        raise Refused("not_asked", hero=hero)
    return AnswerAhead(hero=hero, question=question.number, option=said)


def order_silence(game: Game, seat: Seat, question: Question, until: Until, option: str = "") -> AskedNoMore:
    """Order that the card of an option is used, or those of a question are not, until something is over."""
    during = quest_name(game) if until == "quest" else activation_name(game)
    demand(during, "no_activation")
    assert during is not None
    chosen = question.option(option)
    use = chosen is not None and chosen.about.get("card") is not None
    cards = cards_asked_about(game, question.model_copy(update={"options": (chosen,)}) if use else question)
    others = [order for order in seat.orders if order.lasting or order.card not in cards]
    demand(len(others) + len(cards) <= MOST_ORDERS, "too_many_orders", most=MOST_ORDERS)
    seat.orders = [*others, *(Order(card=card, say="use" if use else "never", during=during) for card in cards)]
    return AskedNoMore(hero=seat.hero, cards=cards, until=until, use=use)


def cards_asked_about(game: Game, question: Question) -> tuple[str, ...]:
    """The cards that may react, as orders name them."""
    hero = game.hero(question.owner)
    named = [str(option.about["card"]) for option in question.options if option.about.get("card") is not None]
    held = [(hero.card(card), card) for card in named]
    return tuple(dict.fromkeys(found.card if found is not None else card for found, card in held))


def each_time(game: Game, question: Question) -> Option | None:
    """The one way to react that may be chosen for the next times, too: its card is not used up by it."""
    uses = [option for option in question.options if option.about.get("card") is not None]
    if len(uses) != 1 or not more_may_come(game, question):
        return None
    card, name = uses[0].about["card"], uses[0].about["ability"]
    for each, ability in stats.abilities_of(game, game.hero(question.owner)):
        if (each, ability.id) == (card, name):
            spent = ability.cost.exhaust or ability.cost.flip or ability.limit in ("turn", "round")
            return None if spent else uses[0]
    return None


def more_may_come(game: Game, question: Question) -> bool:
    """Whether the same may be asked again before the activation under way is over."""
    acting = game.activation
    if acting is None:
        return False
    waiting = [monster for monster in game.group_members(acting.group) if monster.id not in acting.done]
    return bool(waiting) or question.about.get("moment") == Moment.SQUARE_ENTERED.value
