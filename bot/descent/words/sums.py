"""Sums in words: what the dice show, and every part that adds to it or takes away, by its name."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.descent.rules.sums import Addend
from bot.descent.words import symbols

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words


def sum_in_words(words: "Words", parts: Iterable[Addend], *, hearts: bool = False) -> str:
    """A sum that begins with what the dice show: "4 ♥ − 1 Leoric + 1 ⚡". Parts of one name are one part."""
    rolled, others = 0, dict[str, int]()
    for part in parts:
        if part.of == "dice":
            rolled += part.amount
        else:
            name = _name(words, part)
            others[name] = others.get(name, 0) + part.amount
    told = words.text("hit-hearts", hearts=rolled) if hearts else str(rolled)
    for name, amount in others.items():
        if amount:
            key = "sum-plus" if amount > 0 else "sum-minus"
            told = words.text(key, sum=told, n=abs(amount), name=name)
    return told


def is_sum(parts: Iterable[Addend]) -> bool:
    """Whether there is more to tell than what the dice show."""
    return any(part.of != "dice" and part.amount for part in parts)


def _name(words: "Words", part: Addend) -> str:
    match part.of:
        case "surge":
            return symbols.SURGE
        case "card":
            return words.card(part.name)
        case "hero":
            return words.hero(part.name, short=True)
        case "condition":
            return words.condition(part.name)
        case "ability":
            return words.ability(part.name)
        case "activation" if words.has(f"activation-{part.name}"):
            return words.text(f"activation-{part.name}")
        case _:
            return words.text("sum-rest")
