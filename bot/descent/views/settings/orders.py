"""Standing orders of a hero, as its player sees and changes them: one private message, a menu for each card."""

from collections.abc import Iterator, Sequence
from typing import Literal, get_args

from bot.descent.content.cards import Ability
from bot.descent.content.library import library
from bot.descent.party.answering import SURGES
from bot.descent.party.campaign import Campaign
from bot.descent.party.standing_orders import possible_orders
from bot.descent.rules.moments import Moment
from bot.descent.rules.stats import FEAT, SHEET
from bot.descent.views.asks import ORDER, ORDERS, QUESTION
from bot.descent.words import Words, symbols
from bot.kernel.refused import Refused
from bot.table.orders import ANY, Order
from bot.views.codec import BETWEEN
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row
from renders import theme

Questions = Literal["ask", "default", "autopilot"]
QUESTIONS: tuple[Questions, ...] = get_args(Questions)

HEARTS = (1, 2, 3, 4, 6)
"""The losses for which a card can be kept."""
GUARDING = frozenset({Moment.ATTACK_DECLARED, Moment.DEFENCE_COMING, Moment.DEFENCE_ROLLED, Moment.DAMAGE_COMING})
"""The moments at which hearts are at stake."""

NO_ORDER = "none"


# Whose orders ---------------------------------------------------------------------------------------------------


def hero_menu(name: str, ask: str, hero: str, heroes: Sequence[str], say: Words) -> Iterator[Row]:
    """Another hero to settle things for, if there is one."""
    if len(heroes) > 1:
        picks = (Pick(say.hero(each), Ask(ask, each), chosen=each == hero) for each in heroes)
        yield Menu(name, say.text("menu-hero"), tuple(picks))


# All orders -----------------------------------------------------------------------------------------------------


def orders_face(campaign: Campaign, hero: str, heroes: Sequence[str], say: Words) -> Face:
    """What is settled for each card of a hero that may react, and for its other questions."""
    cards = cards_of(campaign, hero)
    found = _orders(campaign, hero)
    lines = [say.text("orders-about")]
    lines += [_line(say.card(card), found.get(card), say) for card in cards]
    lines.append(_line(say.text("orders-others"), found.get(ANY), say) if cards else say.text("orders-no-cards"))
    lines.append(f"{symbols.SURGE} **{say.text('orders-surges')}** · {_in_words(SURGES, found.get(SURGES), say)}")
    rows = (
        *hero_menu("whose", ORDERS, hero, heroes, say),
        *_cards_menu(campaign, hero, say),
        _questions(campaign, hero, say),
    )
    return Face(
        f"### 📜 {say.text('orders-title', hero=say.hero(hero, short=True))}", theme.GOLD, tuple(lines), rows=rows
    )


def _line(name: str, order: Order | None, say: Words) -> str:
    return f"{symbols.CARD} **{name}** · {order_in_words(order, say)}"


def cards_of(campaign: Campaign, hero: str) -> list[str]:
    """The cards that may react, and those that could when an order was given for them."""
    orders = [order.card for order in campaign.seat_of(hero).orders if order.card not in (ANY, SURGES)]
    return list(dict.fromkeys([*possible_orders(campaign, hero), *orders]))


def order_in_words(order: Order | None, say: Words) -> str:
    """An order as its player would say it."""
    if order is None:
        return say.text("standing-none")
    if not order.lasting:
        return say.text(f"standing-until-{order.during.partition('/')[0]}")
    return say.text("standing-hearts", n=order.hearts) if order.hearts else say.text(f"standing-{order.say}")


def _in_words(card: str, order: Order | None, say: Words) -> str:
    """An order as it is said of a card, or of surges."""
    if card == SURGES:
        return say.text("standing-surges-best" if order is not None else "standing-surges-ask")
    return order_in_words(order, say)


def _orders(campaign: Campaign, hero: str) -> dict[str, Order]:
    """What is ordered about each card: what was said for the time being comes before what holds for good."""
    orders = sorted(campaign.seat_of(hero).orders, key=lambda order: not order.lasting)
    return {order.card: order for order in orders}


def _cards_menu(campaign: Campaign, hero: str, say: Words) -> Iterator[Menu]:
    cards, found = cards_of(campaign, hero), _orders(campaign, hero)
    picks = [
        Pick(_name(card, say), Ask(ORDER, BETWEEN.join((hero, card))), _in_words(card, found.get(card), say))
        for card in ([*cards, ANY, SURGES] if cards else [SURGES])
    ]
    for start in range(0, len(picks), MOST_OPTIONS):
        yield Menu(f"cards{start}", say.text("menu-orders"), tuple(picks[start : start + MOST_OPTIONS]))


def _name(card: str, say: Words) -> str:
    named = {ANY: "orders-others", SURGES: "orders-surges"}.get(card)
    return say.text(named) if named is not None else say.card(card)


def _questions(campaign: Campaign, hero: str, say: Words) -> Menu:
    """What becomes of questions outside the hero's own turn."""
    now = campaign.seat_of(hero).questions
    picks = (
        Pick(
            say.text("orders-questions", what=say.text(f"questions-{what}")),
            Ask(QUESTION, BETWEEN.join((hero, what))),
            say.text(f"questions-{what}.note"),
            chosen=what == now,
        )
        for what in QUESTIONS
    )
    return Menu("questions", say.text("menu-questions"), tuple(picks))


# One order ------------------------------------------------------------------------------------------------------


def order_face(campaign: Campaign, hero: str, card: str, say: Words) -> Face:
    """A card in full, and what can be settled about it."""
    if card not in (ANY, SURGES) and card not in cards_of(campaign, hero):
        raise Refused("board_has_moved_on")
    now = _orders(campaign, hero).get(card)
    about = {ANY: "orders-others-about", SURGES: "orders-surges-about"}.get(card)
    text = say.text(about) if about is not None else say.card_text(card, hero)
    picks = (
        Pick(
            _opening(_in_words(card, read_order(card, code), say)),
            Ask(ORDER, BETWEEN.join((hero, card, code))),
            say.text(f"{_note(card, code)}.note"),
            chosen=code == write_order(now),
        )
        for code in order_codes(hero, card)
    )
    back = Key(say.text("button-orders-back"), Ask(ORDERS, hero), sign="↩️")
    return Face(
        f"### {symbols.CARD} {_name(card, say)} · {say.hero(hero, short=True)}",
        theme.GOLD,
        (text, say.text("standing-now", order=_in_words(card, now, say))),
        rows=(Menu("order", say.text("menu-order"), tuple(picks)), (back,)),
    )


def _note(card: str, code: str) -> str:
    """The message that says more about what may be settled."""
    if card == SURGES:
        return "standing-surges-ask" if code == NO_ORDER else "standing-surges-best"
    return f"standing-{'hearts' if code[-1].isdecimal() else code}"


def order_codes(hero: str, card: str) -> list[str]:
    """What may be settled about a card, as buttons write it; keeping it for worse blows only where it guards."""
    if card == SURGES:
        return [NO_ORDER, "use"]
    hearts = [f"use{n}" for n in HEARTS] if _guards(hero, card) else []
    return [NO_ORDER, "ask", "use", *hearts, "never"]


def read_order(card: str, code: str) -> Order | None:
    """The order that stands on a button; None if there shall be none."""
    if code == NO_ORDER:
        return None
    if code in ("ask", "use", "never"):
        return Order.model_validate({"card": card, "say": code})
    hearts = next((n for n in HEARTS if code == f"use{n}"), None)
    if hearts is None:
        raise Refused("board_has_moved_on")
    return Order(card=card, say="use", hearts=hearts)


def write_order(order: Order | None) -> str:
    """An order as buttons write it."""
    if order is None:
        return NO_ORDER
    if not order.lasting:
        return order.during
    return f"{order.say}{order.hearts or ''}"


def with_order(orders: Sequence[Order], card: str, order: Order | None) -> tuple[Order, ...]:
    """Orders with another one for this card, or without any; what holds for all others stays last.

    Whoever takes back what was said for the time being has again what was ordered before.
    """
    for_now = order is None and any(each.card == card and not each.lasting for each in orders)
    kept = [each for each in orders if each.card != card or (for_now and each.lasting)]
    changed = [*kept, order] if order is not None else kept
    return tuple(sorted(changed, key=lambda each: each.card == ANY))


def _guards(hero: str, card: str) -> bool:
    return card == ANY or any(ability.at in GUARDING for ability in _abilities(hero, card))


def _abilities(hero: str, card: str) -> Sequence[Ability]:
    sheet = library().heroes[hero]
    if card in (SHEET, FEAT):
        return sheet.ability if card == SHEET else sheet.feats
    return library().card(card).abilities


def _opening(text: str) -> str:
    return text[:1].upper() + text[1:]
