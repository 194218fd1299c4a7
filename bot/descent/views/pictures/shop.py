"""A shop window as its picture: what a city offers, at what price, and what the party has to spend."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.descent.content.cards import Item
from bot.descent.content.library import library
from bot.descent.state.game import Game
from bot.descent.views.pictures.figures import initials
from bot.descent.views.pictures.items import dice_in_words, dice_of, drawn, kind_of, on_lines
from bot.descent.views.reference.holdings import face_view
from bot.descent.words import Words
from renders.descent import look
from renders.descent.view import FaceView, ItemView, ShopView, StatView, WareView


@dataclass(frozen=True)
class Ware:
    """One kind of item on offer: how many are left, at what price, and which heroes could carry it."""

    card: str
    price: int
    left: int = 1
    carriers: tuple[str, ...] = ()
    """Heroes of the party, by id."""


def shop_view(
    city: str, wares: Sequence[Ware], say: Words, *, gold: int, fame: str = "", game: Game | None = None
) -> ShopView:
    """The window of a city's shop; `city` and `fame` are names ready to read, `game` knows the heroes' colours."""
    purse = [StatView("gold", say.text("view-gold"), str(gold))]
    if fame:
        purse.append(StatView("fame", "", say.text("picture-fame", fame=fame)))
    return ShopView(
        city=city,
        subtitle=say.text("picture-shop"),
        wares=tuple(_ware(ware, say, gold, game) for ware in wares),
        carriers_title=say.text("picture-carriers"),
        empty=say.text("picture-shop-empty"),
        purse=tuple(purse),
        alt=_told(city, wares, say, purse),
    )


def _ware(ware: Ware, say: Words, gold: int, game: Game | None) -> WareView:
    return WareView(
        item=ware_item(ware.card, say),
        price=str(ware.price),
        carriers=_faces(ware, game, say),
        hint=_hint(ware, say, gold),
        affordable=ware.price <= gold,
        sold_out=ware.left == 0,
    )


def ware_item(card: str, say: Words) -> ItemView:
    """A thing as it lies in a window, with all that it does."""
    name = say.card(card)
    return ItemView(
        name=name,
        icon=look.icon_of(card),
        note=ware_kind(card, say),
        dice=dice_of(library().card(card)),
        lines=tuple(drawn(line) for line in on_lines(say.card_text(card))),
        initials=initials(name),
    )


def ware_kind(card: str, say: Words) -> str:
    """What kind of thing it is; a search card that was sold here is used once."""
    found = library().card(card)
    return kind_of(found, say) if isinstance(found, Item) else say.text("view-once")


def _faces(ware: Ware, game: Game | None, say: Words) -> tuple[FaceView, ...]:
    return tuple(face_view(game, game.hero(hero), say) for hero in ware.carriers) if game is not None else ()


def _hint(ware: Ware, say: Words, gold: int) -> str:
    """Why it can't be bought; else how many there are, if more than one."""
    if ware.left == 0:
        return say.text("picture-sold-out")
    if ware.price > gold:
        return say.text("picture-too-dear")
    return f"× {ware.left}" if ware.left > 1 else ""


def _told(city: str, wares: Sequence[Ware], say: Words, purse: Sequence[StatView]) -> str:
    """The window in words."""
    owned = [f"{stat.value} {stat.label}".strip() for stat in purse]
    lines = [f"{city} · {say.text('picture-shop')}", ", ".join(owned)]
    for ware in wares:
        offer = say.text("picture-ware", item=say.card(ware.card), price=ware.price)
        dice = dice_in_words(dice_of(library().card(ware.card)), say)
        parts = [offer, ware_kind(ware.card, say), dice]
        parts.append(say.text("picture-sold-out") if ware.left == 0 else "")
        if ware.carriers:
            heroes = say.all_of(say.hero(hero, short=True) for hero in ware.carriers)
            parts.append(f"{say.text('picture-carriers')} {heroes}")
        lines.append(" · ".join(part for part in parts if part))
    return "\n".join(lines if wares else [*lines, say.text("picture-shop-empty")])
