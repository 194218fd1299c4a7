"""What a hero brings out of a quest."""

from bot.descent.quest.setup import BroughtCard
from bot.descent.state.figures import Hero


def brought_home(hero: Hero) -> list[BroughtCard]:
    """Shop cards, relics and unused search cards; class cards come with the class."""
    return [
        BroughtCard.model_validate({"card": held.card, "kind": held.kind})
        for held in hero.cards
        if held.kind in ("item", "search", "relic") and not held.flipped
    ]
