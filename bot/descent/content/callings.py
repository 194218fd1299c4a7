"""What a hero may be: a class, or a hybrid class together with the standard class it is taken with (SET-02).

A hybrid class is a deck of skills without equipment. Whoever takes one takes a standard class of its second
archetype too: that one's equipment and its skills, but for those of 3 experience. The two decks together are called
like `avenger+disciple`, and are to everybody else what a class is.
"""

from bot.descent.content.cards import HeroClass

PAIRED = "+"
CLOSED_XP = 3
"""Skills of the standard class that cost as much stay closed to hybrids."""


def decks_of(calling: str) -> tuple[str, ...]:
    """The class decks a calling takes: nobody else can have them."""
    return tuple(calling.split(PAIRED))


def paired(hybrid: HeroClass, standard: HeroClass) -> HeroClass:
    """The two decks as one class."""
    lent = tuple(skill for skill in standard.skills if skill.xp < CLOSED_XP)
    return HeroClass(
        id=f"{hybrid.id}{PAIRED}{standard.id}",
        box=hybrid.box,
        archetype=hybrid.archetype,
        second=hybrid.second,
        equipment=standard.equipment,
        skills=(*hybrid.skills, *lent),
        counters=(*hybrid.counters, *standard.counters),
    )
