"""What a card costs and gives is the same in both languages: the same signs, the same numbers."""

import re
from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.words import words

SIGNS = re.compile("[♥✦⚡🛡]")
NUMBERS = re.compile(r"\d+")
SPELLED = {
    "en": {"two": "2", "twice": "2", "both": "2", "three": "3", "four": "4", "five": "5"},
    "fr": {"deux": "2", "double": "2", "trois": "3", "quatre": "4", "cinq": "5"},
}
"""One is an article as well, and counts for nothing."""
OTHERWISE = {"card-arcane_fusion.text"}
"""The surges of a weapon are a word in English and a sign in French."""


def told() -> Iterator[str]:
    """The keys of all that stands on cards, sheets, familiars and conditions, and of what monsters can do."""
    shelf = library()
    cards = (shelf.items, shelf.relics, shelf.class_items, shelf.skills, shelf.search_cards)
    yield from (f"card-{card}.text" for kind in cards for card in kind)
    yield from (f"hero-{hero}.{part}" for hero in shelf.heroes for part in ("ability", "feat"))
    yield from (f"familiar-{familiar}.text" for familiar in shelf.familiars)
    yield from (f"condition-{condition}.text" for condition in shelf.conditions)
    blocks = [
        block for foe in shelf.monsters.values() for act in (foe.act1, foe.act2) for block in act.values()
    ] + [foe.block(act, 2) for foe in shelf.lieutenants.values() for act in (1, 2)]
    abilities = {name for block in blocks for name in (*block.abilities, *block.actions)}
    yield from (f"ability-{name}.text" for name in sorted(abilities))


def numbers(text: str, language: str) -> set[str]:
    """The numbers of a text, in figures or letters, but for one."""
    spelled = {figure for word, figure in SPELLED[language].items() if re.search(rf"\b{word}\b", text)}
    return ({*NUMBERS.findall(text)} | spelled) - {"1"}


def test_both_languages_tell_the_same_numbers_and_signs() -> None:
    """No reader is promised another heart, surge or range than the other."""
    english, french = words("en"), words("fr")
    wrong, seen = [], 0
    for key in told():
        one, other = english.text(key), french.text(key)
        seen += 1
        same_signs = {*SIGNS.findall(one)} == {*SIGNS.findall(other)}
        if not (same_signs and numbers(one, "en") == numbers(other, "fr")) and key not in OTHERWISE:
            wrong.append(f"{key}\n  {one}\n  {other}")

    assert wrong == []
    assert seen > 700
