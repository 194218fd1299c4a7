"""An activation card as its picture: its special effect, who acts first, and both lists read in words (ACT-01)."""

from bot.descent.content.cards import Rank
from bot.descent.content.guests import activation_named
from bot.descent.content.library import library
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.views.pictures.figures import initials
from bot.descent.views.pictures.items import drawn
from bot.descent.words import Words
from bot.descent.words.instructions import read_line, read_specials
from renders.descent import look
from renders.descent.view import ActivationView, FigureKind, OrdersView


def activation_view(card_id: str, say: Words) -> ActivationView:
    """The picture of an activation card by its id."""
    card = activation_named(card_id)
    assert card is not None, f"there is no activation card {card_id}"
    name, monster = say.text(f"activation-{card.id}"), say.monster(card.monster)
    special = read_specials(say, card) if card.special else ""
    ranks = tuple(_orders(card, rank, say) for rank in _ranks(card))
    order = _order(card, say)
    return ActivationView(
        name=name,
        monster=monster,
        icon=look.icon_of(card.monster),
        order=order,
        ranks=tuple(OrdersView(kind, title, tuple(drawn(line) for line in lines)) for kind, title, lines in ranks),
        special_title=say.text("picture-special"),
        special=drawn(special),
        initials=initials(monster),
        alt="\n".join([f"{name} · {monster}", *filter(None, [special]), order, *map(_in_words, ranks)]),
    )


Orders = tuple[FigureKind, str, list[str]]


def _ranks(card: ActivationCard) -> list[Rank]:
    """The ranks that have something to do, in the order in which they act."""
    order: tuple[Rank, Rank] = ("master", "minion") if card.first == "masters" else ("minion", "master")
    return [rank for rank in order if card.instructions(rank)]


def _orders(card: ActivationCard, rank: Rank, say: Words) -> Orders:
    kind: FigureKind = "lieutenant" if card.monster in library().lieutenants else rank
    lines = [read_line(say, line) for line in card.instructions(rank)]
    return kind, say.text(f"picture-orders-{kind}"), lines


def _order(card: ActivationCard, say: Words) -> str:
    if card.monster in library().lieutenants:
        return say.text("picture-first-lieutenant")
    return say.text(f"picture-first-{card.first}")


def _in_words(orders: Orders) -> str:
    _, title, lines = orders
    return "\n".join([title, *(f"{number}. {line}" for number, line in enumerate(lines, 1))])
