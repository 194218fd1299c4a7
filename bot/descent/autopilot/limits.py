"""What an automatic hero may use up."""

from bot.descent.content.cards import Ability
from bot.descent.effects.on_moves import Open, SearchToken
from bot.descent.rules.stats import FEAT
from bot.descent.state.figures import Hero
from bot.kernel.plain import Plain


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


def may_use(hero: Hero, card: str, limits: Limits, ability: Ability | None = None) -> bool:
    """Whether the absent player would have this card used, and this ability of it: some search or open doors."""
    if card == FEAT:
        return limits.feat
    for effect in ability.do if ability is not None else ():
        searches, opens = isinstance(effect, SearchToken), isinstance(effect, Open)
        if (searches and not limits.search) or (opens and not limits.doors):
            return False
    held = hero.card(card)
    return limits.potions or held is None or held.kind != "search"
