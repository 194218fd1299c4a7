"""What an automatic hero may use up."""

from bot.descent.figures import Hero
from bot.descent.plain import Plain
from bot.descent.stats import FEAT


class Limits(Plain):
    """What a player allows while somebody else's hand moves their hero; everything by default."""

    potions: bool = True
    """Search cards that are turned face down when they are used."""
    feat: bool = True
    """The heroic feat, once per quest."""
    search: bool = True
    """Turning over search tokens."""
    doors: bool = True
    """Opening doors, which lets in whatever is behind them."""
    fatigue: bool = True
    """Suffering fatigue for movement points."""


def may_use(hero: Hero, card: str, limits: Limits) -> bool:
    """Whether the absent player would have this card used."""
    if card == FEAT:
        return limits.feat
    held = hero.card(card)
    return limits.potions or held is None or held.kind != "search"
