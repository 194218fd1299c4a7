"""What a card costs and gives is the same in both languages and at the table: the same signs, the same numbers."""

import re
from collections.abc import Iterator, Sequence

from pydantic import BaseModel

from bot.descent.content.cards import Ability, Card
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


UNTOLD = {
    "card-refraction.text": {4},
    "card-blinding_light.text": {4},
    "card-earth_and_sky.text": {2},
    "card-guard_the_spoils.text": {3},
    "card-galvanize.text": {99},
}
"""Four images are all there are; two more than three are five; three are “more” than two; 99 squares are any."""
PRINTED_ELSEWHERE = {"dice", "instead_of", "xp"}


def counted(part: object) -> Iterator[int]:
    """The numbers above one in what a card does."""
    if isinstance(part, BaseModel):
        for name in type(part).model_fields:
            if name not in PRINTED_ELSEWHERE:
                yield from counted(getattr(part, name))
    elif isinstance(part, tuple | list):
        for each in part:
            yield from counted(each)
    elif isinstance(part, dict):
        yield from counted(list(part.values()))
    elif isinstance(part, int) and not isinstance(part, bool) and abs(part) > 1:
        yield abs(part)


def doings() -> Iterator[tuple[str, Sequence[object]]]:
    """What each card, sheet and ability of a monster does, by the key of its text."""
    shelf = library()
    cards: list[Card] = [*shelf.items.values(), *shelf.relics.values(), *shelf.skills.values()]
    yield from ((f"card-{card.id}.text", [card.abilities, getattr(card, "surges", ())]) for card in cards)
    for hero in shelf.heroes.values():
        feat: list[Ability] = [part for part in (hero.feat, *hero.more_feat) if part is not None]
        yield f"hero-{hero.id}.ability", [hero.ability]
        yield f"hero-{hero.id}.feat", [feat]
    yield from ((f"ability-{each.id}.text", [each]) for each in shelf.monster_abilities.values())


def test_what_a_card_does_stands_in_its_text() -> None:
    """A number that is played is a number that is told."""
    english, wrong = words("en"), {}
    for key, parts in doings():
        text = english.text(key)
        said = {int(figure) for figure in numbers(text, "en")} | {len(signs) for signs in re.findall("⚡+", text)}
        if untold := {*counted(parts)} - said:
            wrong[key] = untold

    assert wrong == UNTOLD
