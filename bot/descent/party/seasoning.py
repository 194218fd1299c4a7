"""A hero as it comes to act II: with skills it has learned and things it has bought."""

from bot.descent.content.cards import Archetype
from bot.descent.content.library import library

EXPERIENCE = 4
"""What each hero has to spend when act II begins: about one for every chapter of act I."""
BOUGHT: dict[Archetype, tuple[str, ...]] = {
    "warrior": ("steel_broadsword", "chainmail"),
    "mage": ("immolation", "heavy_cloak"),
    "scout": ("elm_greatbow", "leather_armor"),
    "healer": ("magic_staff", "ring_of_power"),
}
"""What each has bought by then: a weapon of act I, and something to wear."""


def learned_by(hero_class: str) -> tuple[str, ...]:
    """The skills that the experience of act I buys, the cheapest first."""
    calling = library().calling(hero_class)
    assert calling is not None
    left, learned = EXPERIENCE, []
    for skill in sorted(calling.skills, key=lambda skill: skill.xp):
        if 0 < skill.xp <= left:
            learned.append(skill.id)
            left -= skill.xp
    return tuple(learned)
