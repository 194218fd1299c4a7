"""What happens by a special effect of an activation card, in words: who does or suffers what."""

from typing import TYPE_CHECKING

from bot.descent.monsters.instructions import Special
from bot.descent.words.predicates import THEM, Predicates, is_about_heroes
from bot.descent.words.whom import Whom

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

OF_ONE_MONSTER = ("activation_started", "activation_ended", "attack_resolved", "use_before", "use_after")
"""Moments that are about the monster that acts."""


def happening(words: "Words", special: Special) -> str:
    """Who does or suffers what, whenever that is."""
    told = Predicates(words, heroes=_about_heroes(special)).all_of(special.do)
    if special.do[0].each is None:
        told = words.text("who-does", who=_who(words, special), does=told)
    elif special.each is not None:
        told = words.text("who-for", who=_who(words, special), does=told)
    # Where everybody near the group is meant, it is said near whom.
    named = special.at in ("start", "end")
    return told if named or special.of == "all" else words.text(f"reading-of-{special.of}", what=told)


def _about_heroes(special: Special) -> bool:
    if special.each is not None:
        return is_about_heroes(special.each)
    return special.at not in ("start", "end", *OF_ONE_MONSTER)


def _who(words: "Words", special: Special) -> str:
    if special.each is not None:
        return Whom(words, special.each, origin_of(special)).each()
    if special.at in ("start", "end"):
        return words.text(f"reading-each-{special.of}")
    return words.text("reading-this-monster" if special.at in OF_ONE_MONSTER else "reading-this-hero")


def origin_of(special: Special) -> str | None:
    """Whose distance counts in `each` and `when`."""
    if special.at in ("start", "end"):
        return f"origin-group-{special.of}"
    return None if special.at in (*OF_ONE_MONSTER, "lasting") else THEM
