"""The special effect of an activation card in a few words, for the story."""

from functools import partial
from typing import TYPE_CHECKING

from bot.descent.monsters.instructions import Ordeal, Special
from bot.descent.words import symbols
from bot.descent.words.happenings import happening
from bot.descent.words.whom import amount_in_words

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

_NUMBERS = ("hearts", "range", "pierce", "surges", "speed")


def special_in_words(words: "Words", special: Special) -> str:
    """What the effect does, each of its parts in a few words."""
    if special.do:
        return happening(words, special)
    parts = monsters_gain(words, special)
    if special.ordeal is not None:
        test = words.attribute(special.ordeal.test) if special.ordeal.test is not None else None
        parts.append(words.text("special-ordeal", test=test, cost=cost_in_words(words, special.ordeal)))
    return ", ".join(parts) or words.text("effect-special")


def monsters_gain(words: "Words", special: Special) -> list[str]:
    """What the monsters get from the effect."""
    bonus = special.bonus
    parts = []
    for name in _NUMBERS:
        if (amount := getattr(bonus, name)) != 0:
            parts.append(amount_in_words(words, amount, partial(_gain, words, name)))
    if bonus.dice:
        parts.append(words.text("special-dice", dice=" ".join(symbols.DICE[colour] for colour in bonus.dice)))
    if bonus.inflicts:
        named = words.all_of(words.condition(condition) for condition in bonus.inflicts)
        parts.append(words.text("special-inflicts", condition=named))
    if special.recover:
        parts.append(words.text("special-recover", n=special.recover))
    if special.shed:
        parts.append(words.text("special-shed"))
    return parts


def _gain(words: "Words", name: str, n: object) -> str:
    return words.text(f"special-{name}", n=n)


def cost_in_words(words: "Words", ordeal: Ordeal) -> str:
    """What befalls a hero: hearts, fatigue, a condition."""
    costs = [
        words.text(key, n=n) for key, n in (("price-hearts", ordeal.hearts), ("price-fatigue", ordeal.fatigue)) if n
    ]
    if ordeal.condition is not None:
        costs.append(words.condition(ordeal.condition))
    return words.all_of(costs)
