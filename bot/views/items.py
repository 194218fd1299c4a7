"""Cards in front of heroes as pictures and lists need them."""

from collections.abc import Iterable

from bot.descent import stats
from bot.descent.cards import Item, SearchCard
from bot.descent.figures import HeldCard
from bot.descent.game import Game
from bot.views.figures import initials
from bot.words import Words, symbols
from renders import theme
from renders.view import ItemView

SIGNS = {
    symbols.HEART: "{heart}",
    symbols.SURGE: "{surge}",
    symbols.FATIGUE: "{stamina}",
    symbols.SHIELD: "{shield}",
    symbols.RANGE: "{range}",
}


def drawn(text: str) -> str:
    """A sentence for a picture: the signs become small drawings."""
    for sign, name in SIGNS.items():
        text = text.replace(sign, name)
    return text.replace("\ufe0f", "")


def item_view(game: Game, held: HeldCard, say: Words) -> ItemView:
    """A card as one line: name, what it is, its dice, what surges buy."""
    card = stats.printed(game, held)
    name = say.card(held.card)
    dice = (
        card.dice or card.defence if isinstance(card, Item) else card.dice if isinstance(card, SearchCard) else ()
    )
    return ItemView(
        name=name,
        icon=theme.icon_of(held.card),
        note=note(game, held, say),
        dice=tuple(dice),
        lines=tuple(drawn(line) for line in lines(game, held, say)),
        exhausted=held.exhausted or held.flipped,
        initials=initials(name),
    )


def note(game: Game, held: HeldCard, say: Words) -> str:
    """What kind of thing it is: "2 hands · ranged"."""
    card = stats.printed(game, held)
    if not isinstance(card, Item):
        return say.text("view-used-up" if held.flipped else "view-once") if held.kind == "search" else ""
    parts = [say.text("view-hands", n=card.hands)] if card.hands else [say.text(f"slot-{card.slot}")]
    if card.attack is not None:
        parts.append(say.text(f"range-{card.attack}"))
    if held.exhausted:
        parts.append(say.text("view-exhausted"))
    return " · ".join(parts)


def lines(game: Game, held: HeldCard, say: Words) -> Iterable[str]:
    """What a card can do: what each surge buys, then its text."""
    card, text = stats.printed(game, held), say.card_text(held.card)
    if symbols.SURGE in text:  # it tells what its surges buy; saying it twice would look like two abilities
        yield text
        return
    if isinstance(card, Item | SearchCard):
        for surge in card.surges:
            effects = say.surge([effect.write(effect) for effect in surge.do])
            yield say.text("view-surge", signs=symbols.SURGE * surge.cost, effects=effects)
    if card.abilities and text != say.card(held.card):
        yield text


def gear(game: Game, cards: Iterable[HeldCard]) -> list[HeldCard]:
    """Everything a hero carries, without skills."""
    return [held for held in cards if held.kind != "skill"]
