"""A card in full, for one reader, with the buttons that do something with it."""

from collections.abc import Sequence

from bot.descent.views.pictures.cards import card_view
from bot.descent.words import Words, symbols
from bot.views.asks import DISMISS
from bot.views.face import Ask, Face, Key
from renders import theme
from renders.descent import drawings


def card_face(
    card: str, lines: tuple[str, ...], keys: tuple[Key, ...], say: Words, more: Sequence[Key] = ()
) -> Face:
    """The card, what is to be said of it here, and two rows of buttons at most."""
    cancel = Key(say.text("button-cancel"), Ask(DISMISS))
    return Face(
        f"### {symbols.CARD} {say.card(card)}",
        theme.GOLD,
        (*lines, say.card_text(card)),
        (drawings.cards(card_view(card, say)),),
        rows=((*keys, cancel), *((tuple(more),) if more else ())),
    )
