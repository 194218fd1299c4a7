"""What a hero brings out of a quest."""

from collections.abc import Collection

from bot.descent.content.library import library
from bot.descent.party.campaign import Seat
from bot.descent.quest.setup import BroughtCard
from bot.descent.state.figures import Hero


def brought_home(hero: Hero) -> list[BroughtCard]:
    """Shop cards, relics and unused search cards; class cards come with the class."""
    return [
        BroughtCard.model_validate({"card": held.card, "kind": held.kind})
        for held in hero.cards
        if held.kind in ("item", "search", "relic") and not held.flipped
    ]


def newly_chosen(hero: Hero, known: Collection[str]) -> list[str]:
    """The elemental cards it has chosen in the quest: it keeps them."""
    skills = [library().skills[held.card] for held in hero.cards if held.kind == "skill"]
    return [skill.id for skill in skills if skill.elemental and skill.id not in known]


def give_back(seat: Seat, hero: Hero) -> None:
    """Skills that were put back into the class deck are forgotten; what they cost is there to be spent again."""
    for name in hero.unlearned:
        if name in seat.skills:
            seat.skills.remove(name)
            seat.xp += library().skills[name].xp
