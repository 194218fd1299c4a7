"""What all hybrid classes have in common: a standard class beside them."""

from bot.descent.content.library import library
from tests.descent.scene import Scene, scene


def begins_with_both(hero: str, hybrid: str, standard: str) -> None:
    """The hero has the starting cards of both classes."""
    table = scene("H", heroes={"H": f"{hero}/{hybrid}+{standard}"})
    one, other = library().hybrids[hybrid], library().classes[standard]

    cards = {held.card for held in table.hero("H").cards}

    free = {skill.id for deck in (one, other) for skill in deck.skills if skill.is_free}
    assert cards == {item.id for item in other.equipment} | free


def closes_the_best(hybrid: str, standard: str) -> None:
    """What costs 3 in the standard class can't be learned, nor is the hybrid class found with another archetype."""
    calling = library().calling(f"{hybrid}+{standard}")
    assert calling is not None
    own = {skill.id for skill in library().hybrids[hybrid].skills}

    assert [skill.xp for skill in calling.skills if skill.xp == 3 and skill.id not in own] == []
    archetype = library().classes[standard].archetype
    others = [name for name, each in library().classes.items() if each.archetype != archetype]
    assert all(library().calling(f"{hybrid}+{name}") is None for name in others)


def until(table: Scene, card: str) -> None:
    """Take the default of everything that comes before this card is asked about."""
    while table.game.question is not None:
        if table.asked == "react" and any(f"/{card}/" in option for option in table.options):
            return
        table.choose(table.game.question.default)
