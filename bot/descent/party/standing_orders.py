"""What a player settles in advance for a hero: standing orders, questions, what the automatic hero may use."""

from typing import Literal

from bot.descent.autopilot.limits import Limits
from bot.descent.content.cards import Ability
from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.answering import SURGES
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.commanding import answer_what_is_settled
from bot.descent.quest.setup import new_hero
from bot.descent.rules.stats import FEAT, SHEET
from bot.descent.state.figures import Hero
from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.orders import ANY, Order

MOST_ORDERS = 25


def own_seat(campaign: Campaign, player: int, hero: str) -> Seat:
    """The seat of one's own hero; anybody at the table decides for one without a player."""
    campaign.check_own(player, hero)
    return campaign.seat_of(hero)


class SetOrders(DescentDeed):
    """Give standing orders for a hero's reactions, in place of earlier ones; an open question obeys them too."""

    about_the_table = True

    hero: str
    orders: tuple[Order, ...]

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = own_seat(campaign, player, self.hero)
        demand(len(self.orders) <= MOST_ORDERS, "too_many_orders", most=MOST_ORDERS)
        for order in self.orders:
            demand(_is_known(order.card), "no_such_card", text=order.card)
        cards = [(order.card, order.lasting) for order in self.orders]
        demand(len(set(cards)) == len(cards), "card_twice")
        seat.orders = list(self.orders)
        return answer_what_is_settled(campaign)


class SetQuestions(DescentDeed):
    """Settle what becomes of questions outside a hero's own turn that no standing order answers."""

    about_the_table = True

    hero: str
    questions: Literal["ask", "default", "autopilot"]

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        own_seat(campaign, player, self.hero).questions = self.questions
        return answer_what_is_settled(campaign)


class SetLimits(DescentDeed):
    """Settle what the automatic hero may use up."""

    about_the_table = True

    hero: str
    limits: Limits

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        own_seat(campaign, player, self.hero).limits = self.limits
        return []


def possible_orders(campaign: Campaign, hero: str) -> list[str]:
    """The hero's cards that may react, as orders name them: its own ability first, then its cards."""
    seat = campaign.seat_of(hero)
    figure = campaign.game.heroes.get(hero) if campaign.phase == "playing" and campaign.game is not None else None
    figure = figure or new_hero(seat.recruit)
    return [*_on_the_sheet(figure), *_in_hand(figure)]


def _on_the_sheet(hero: Hero) -> list[str]:
    sheet = library().heroes[hero.sheet]
    printed = ((SHEET, sheet.ability), (FEAT, sheet.feats))
    return [name for name, abilities in printed if any(_reacts(ability) for ability in abilities)]


def _in_hand(hero: Hero) -> list[str]:
    cards = dict.fromkeys(held.card for held in hero.cards if not held.flipped)
    return [card for card in cards if any(_reacts(ability) for ability in library().card(card).abilities)]


def _reacts(ability: Ability) -> bool:
    return ability.kind == "reaction"


def _is_known(card: str) -> bool:
    """Whether an order may name this: a card that exists, even if the hero has lost it."""
    if card in (ANY, SHEET, FEAT, SURGES):
        return True
    shelf = library()
    kinds = (shelf.items, shelf.relics, shelf.class_items, shelf.search_cards, shelf.skills)
    return any(card in cards for cards in kinds)
