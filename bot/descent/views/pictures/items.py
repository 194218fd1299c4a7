"""Cards in front of heroes as pictures and lists need them."""

import re
from collections.abc import Iterable, Sequence

from bot.descent.content.cards import Card, Item, SearchCard
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour
from bot.descent.state.figures import HeldCard
from bot.descent.state.game import Game
from bot.descent.views.pictures.figures import initials
from bot.descent.words import Words, symbols
from renders.descent import look
from renders.descent.view import ItemView

_NEXT_SURGE = re.compile(rf"(?<=\.) (?={symbols.SURGE}+\s?:)")


def drawn(text: str) -> str:
    """A sentence for a picture: the signs become small drawings."""
    for sign, name in symbols.SMALL_DRAWINGS.items():
        text = text.replace(sign, name)
    return text.replace("\ufe0f", "")


def on_lines(text: str) -> list[str]:
    """A card's text with each surge ability on a line of its own, as cards print them."""
    return _NEXT_SURGE.split(text)


def dice_of(card: Card) -> tuple[Colour, ...]:
    """The dice printed on a card: those of its attack, or those it defends with."""
    if isinstance(card, Item):
        return card.dice or card.defence
    return card.dice if isinstance(card, SearchCard) else ()


def dice_in_words(dice: Sequence[str], say: Words) -> str:
    """Dice for those who can't see them: "dice: blue, red"; nothing where there are none."""
    return say.text("picture-dice", dice=colours(dice, say)) if dice else ""


def colours(dice: Sequence[str], say: Words) -> str:
    """The colours of dice in words."""
    return ", ".join(say.text(f"picture-die-{colour}") for colour in dice) or symbols.BLANK


def item_view(game: Game, held: HeldCard, say: Words) -> ItemView:
    """A card as one line: name, what it is, its dice, what surges buy."""
    name = say.card(held.card)
    return ItemView(
        name=name,
        icon=look.icon_of(held.card),
        note=note(game, held, say),
        dice=dice_of(stats.printed(game, held)),
        lines=tuple(drawn(line) for text in lines(game, held, say) for line in on_lines(text)),
        exhausted=held.exhausted or held.flipped,
        initials=initials(name),
    )


def note(game: Game, held: HeldCard, say: Words) -> str:
    """What kind of thing it is: "2 hands · ranged"."""
    card = stats.printed(game, held)
    if not isinstance(card, Item):
        return say.text("view-used-up" if held.flipped else "view-once") if held.kind == "search" else ""
    return " · ".join([handling(card, say), *state_of(game, held, say)])


def state_of(game: Game, held: HeldCard, say: Words) -> list[str]:
    """How a card lies there: exhausted, how many counters are on it, and on whom it is laid."""
    told = [say.text("view-exhausted")] if held.exhausted else []
    told += say.counters({stats.ON_CARD: held.counters, **dict.fromkeys(held.tokens, 1)})
    laid = [say.figure(figure, game) for figure in held.marks if game.find(figure) is not None]
    laid += [say.card(mark) for mark in held.marks if mark in game.library.skills]
    return told + ([say.text("view-laid-on", figures=say.all_of(laid))] if laid else [])


def handling(card: Item, say: Words) -> str:
    """How an item is worn or held: "2 hands · ranged"."""
    worn = say.text("view-hands", n=card.hands) if card.hands else say.text(f"slot-{card.slot}")
    return f"{worn} · {say.text(f'range-{card.attack}')}" if card.attack is not None else worn


def kind_of(card: Item, say: Words) -> str:
    """What an item is: its traits and how it is held; armour and trinkets say by their traits where they go."""
    traits = [say.text(f"trait-{trait}") for trait in card.traits]
    return " · ".join([*traits, handling(card, say)] if card.hands or not traits else traits)


def lines(game: Game, held: HeldCard, say: Words) -> Iterable[str]:
    """What a card in front of a hero can do."""
    return card_lines(stats.printed(game, held), say)


def card_lines(card: Card, say: Words) -> Iterable[str]:
    """What a card can do: what each surge buys, then its text."""
    text = say.card_text(card.id)
    if symbols.SURGE in text:  # it tells what its surges buy; saying it twice would look like two abilities
        yield text
        return
    if isinstance(card, Item | SearchCard):
        for surge in card.surges:
            effects = say.surge([effect.write(effect) for effect in surge.do])
            yield say.text("view-surge", signs=symbols.SURGE * surge.cost, effects=effects)
    if card.abilities and text != say.card(card.id):
        yield text


def gear(game: Game, cards: Iterable[HeldCard]) -> list[HeldCard]:
    """Everything a hero carries, without skills."""
    return [held for held in cards if held.kind != "skill"]
