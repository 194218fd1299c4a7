"""Answers nobody has to be asked for: by standing orders, by what a player settled, or by the automatic hero."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from bot.descent.autopilot import Limits, answer
from bot.descent.autopilot.instinct import instinct
from bot.descent.commands import Answer
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.hearts_at_stake import hearts_at_stake
from bot.descent.party.occasions import activation_name, quest_name
from bot.descent.rules.reactions import Window
from bot.descent.rules.steps import PARTY, Aside, Option, Question
from bot.descent.state.game import Game
from bot.kernel.editions import since
from bot.table.absence_events import AnsweredFor, By
from bot.table.orders import Order, order_for, still_in_force

REACT = "react"
SPEND = "spend_surges"
SURGES = "surges"
"""In an order, in place of a card: how the surges of the hero's attacks are spent."""

Saying = Literal["ask", "use", "never", "keep", "nothing"]
"""What is settled about a card now; `keep`: it waits for a worse blow."""


def settled_answer(campaign: Campaign) -> tuple[Answer, AnsweredFor] | None:
    """The answer to the open question, if its player need not be asked; and how that is told."""
    game = campaign.game
    question = game.question if game is not None else None
    if game is None or question is None or game.outcome is not None:
        return None
    if question.owner == PARTY and nobody_decides(campaign):
        option = answer(game, question).option
        given = Answer(hero=PARTY, question=question.number, option=option)
        return given, answered_for(question, option, "autopilot")
    if question.owner not in game.heroes:
        return None
    seat = campaign.seat(question.owner)
    chosen = _choose(campaign, game, seat, question) if seat is not None else None
    if chosen is None:
        return None
    option, by = chosen
    given = Answer(hero=question.owner, question=question.number, option=option)
    return given, answered_for(question, option, by)


def nobody_decides(campaign: Campaign) -> bool:
    """Whether all heroes are left to the automatic hand: then the party is not asked to vote either."""
    return since(3) and bool(campaign.seats) and all(seat.hand == "autopilot" for seat in campaign.seats)


def answered_for(question: Question, option: str, by: By) -> AnsweredFor:
    """What is told of an answer that its player did not give."""
    chosen = question.option(option)
    card = chosen.about.get("card") if chosen is not None and question.kind == REACT else None
    return AnsweredFor(hero=question.owner, question=question.kind, option=option, card=card, by=by)


def _choose(campaign: Campaign, game: Game, seat: Seat, question: Question) -> tuple[str, By] | None:
    nobody_there = is_automatic(campaign, game, seat)
    if question.kind == REACT:
        orders = Reading(game, seat, question)
        if orders.ask and not nobody_there:
            return None
        if orders.answer is not None:
            return orders.answer, "order"
        question = orders.left
    elif question.kind == SPEND and spends_surges(game, seat):
        return instinct(game, question).id, "order"
    elif _belongs_to_ordered_card(game, seat, question):
        return answer(game, question, seat.limits).option, "order"
    if nobody_there:
        return answer(game, question, seat.limits).option, "autopilot"
    if seat.questions == "ask" or in_own_turn(game, seat.hero):
        return None
    if seat.questions == "default":
        return question.default, "default"
    return answer(game, question, seat.limits).option, "autopilot"


def others_asked(campaign: Campaign, question: Question) -> list[Aside]:
    """Who else has to say how to react at the moment of the open question: nothing is said or settled for them."""
    return [aside for aside in question.also if aside.said is None and not is_settled(campaign, aside)]


def is_settled(campaign: Campaign, aside: Aside) -> bool:
    """Whether a hero will not be asked when its turn to react comes, whatever the others do before."""
    game, seat = campaign.game, campaign.seat(aside.hero)
    if game is None or seat is None:
        return False
    if seat.hand == "autopilot" or is_automatic(campaign, game, seat):
        return True
    cards = [str(card) for option in aside.options if (card := option.about.get("card")) is not None]
    orders = [order_about(game, seat, card) for card in cards]
    if any(order is not None and order.say == "ask" for order in orders):
        return False
    if seat.questions != "ask" and not in_own_turn(game, seat.hero):
        return True
    # What is to be used is used or kept for worse; after that any card without an order is still asked about.
    return all(order is not None for order in orders)


def order_about(game: Game, seat: Seat, card: str) -> Order | None:
    """What a player has ordered about a card of the hero, for good or for what is under way."""
    held = game.hero(seat.hero).card(card)
    return order_for(in_force(game, seat), held.card if held is not None else card)


def in_force(game: Game, seat: Seat) -> list[Order]:
    """The orders of a player that hold now."""
    return still_in_force(seat.orders, (quest_name(game), activation_name(game)))


def spends_surges(game: Game, seat: Seat) -> bool:
    """Whether surges are to be spent as the automatic hero would."""
    return any(order.card == SURGES and order.say == "use" for order in in_force(game, seat))


def is_automatic(campaign: Campaign, game: Game, seat: Seat) -> bool:
    """Whether the automatic hero answers; in a hero's own turn only if it plays that turn."""
    if campaign.piloted == seat.hero:
        return True
    return seat.hand == "autopilot" and not in_own_turn(game, seat.hero)


def in_own_turn(game: Game, hero: str) -> bool:
    """Whether a hero is having its turn; a monster's activation in between is nobody's (RND-07)."""
    return game.turn is not None and game.turn.hero == hero and game.activation is None


# Standing orders ------------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """An option of the question and what its player's orders say about it."""

    option: Option
    order: Order | None
    saying: Saying


class Reading:
    """The standing orders of a player, read when some of their hero's cards may react."""

    def __init__(self, game: Game, seat: Seat, question: Question) -> None:
        self.game, self.seat, self.question = game, seat, question
        self.said = [
            self._say(option, str(card))
            for option in question.options
            if (card := option.about.get("card")) is not None
        ]

    @property
    def ask(self) -> bool:
        """Whether one of the cards is to be asked about: then all options are offered."""
        return any(said.saying == "ask" for said in self.said)

    @property
    def answer(self) -> str | None:
        """What the orders come to; None if they leave something open."""
        use = [said for said in self.said if said.saying == "use"]
        if use:
            first = min(use, key=lambda said: self.seat.orders.index(said.order) if said.order is not None else 0)
            same = [said.option for said in use if _card(said.option) == _card(first.option)]
            return self._best(same)
        if all(said.saying in ("never", "keep") for said in self.said):
            return self.question.default
        return None

    @property
    def left(self) -> Question:
        """The question without the cards that are not to be used now."""
        barred = {said.option.id for said in self.said if said.saying in ("never", "keep")}
        options = tuple(option for option in self.question.options if option.id not in barred)
        return self.question.model_copy(update={"options": options})

    def _say(self, option: Option, card: str) -> Said:
        order = order_about(self.game, self.seat, card)
        if order is None:
            return Said(option, None, "nothing")
        if order.say == "use" and order.hearts and hearts_at_stake(self.game, self.question) < order.hearts:
            return Said(option, order, "keep")
        return Said(option, order, order.say)

    def _best(self, options: Iterable[Option]) -> str:
        """One of several ways to use the same card: the automatic hero knows which."""
        ways = tuple(options)
        narrowed = self.question.model_copy(update={"options": ways, "default": ways[0].id})
        return answer(self.game, narrowed, Limits()).option


def _card(option: Option) -> object:
    return option.about.get("card")


def _belongs_to_ordered_card(game: Game, seat: Seat, question: Question) -> bool:
    """Whether a card that is used by order asks this: which die, which square.

    While a card does what it says, the moment at which it was used waits below it on the stack.
    """
    for step in reversed(game.stack):
        if isinstance(step, Window) and step.done:
            actor, card, _ = step.done[-1].split("/", 2)
            if actor != question.owner:
                return False
            order = order_about(game, seat, card)
            return order is not None and order.say == "use"
    return False
