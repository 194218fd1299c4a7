"""How much of what monsters must be able to say can be said: every shape with its number of lines and effects.

`shapes.yaml` holds the shapes, and for each the ways in which it comes. Of a shape with a way
that can't be said only its part counts, rounded down. The shapes were counted among real cards, the examples are
our own.
"""

from fractions import Fraction
from math import floor
from pathlib import Path
from typing import Any

import pytest

from bot.descent.content.library import library
from bot.descent.content.references import dangling_on
from bot.descent.content.yaml_files import load_yaml
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.words import words
from bot.descent.words.instructions import read_line, read_special
from bot.words import LANGUAGES, Language
from bot.words.texts import Texts
from tests.descent.fuzz.invariants import check_invariants
from tests.descent.monsters.arena import act, random_arena

SHAPES: dict[str, list[dict[str, Any]]] = load_yaml(Path(__file__).with_name("shapes.yaml"))
WAYS = [
    pytest.param(way, id=f"{entry['shape']} {number}")
    for half in ("lines", "specials")
    for entry in SHAPES[half]
    for number, way in enumerate(entry["ways"], 1)
    if "cannot" not in way
]


BEARERS = {
    "howl": "barghest",
    "fire": "elemental",
    "earth": "elemental",
    "water": "elemental",
    "throw": "ettin",
    "heal": "flesh_moulder",
    "wail": "lady_eliza_farrow",
    "seduce": "lady_eliza_farrow",
    "cry_havoc": "belthir",
}
"""Who has a special action; everything else is said to zombies."""


def card_of(way: dict[str, Any]) -> ActivationCard:
    """A card that says it, for a monster that can do it, and then tells it to attack."""
    named = next((bearer for action, bearer in BEARERS.items() if action in str(way)), "zombie")
    lines = [*([way["line"]] if "line" in way else []), {"do": "attack"}, {"do": "engage"}]
    special = [way["special"]] if "special" in way else []
    return ActivationCard.model_validate(
        {"id": "example", "monster": named, "special": special, "minion": lines, "master": lines}
    )


def readings(card: ActivationCard, language: Language) -> str:
    """What the example itself reads like."""
    if card.special:
        return read_special(words(language), card.special[0])
    return read_line(words(language), card.minion[0])


def part(entry: dict[str, Any]) -> Fraction:
    """Which part of a shape can be said."""
    said = [way for way in entry["ways"] if "cannot" not in way]
    return Fraction(len(said), len(entry["ways"]))


def said(half: str, count: str = "n") -> tuple[int, int]:
    """How many lines or effects can be said, of how many."""
    entries = SHAPES[half]
    return sum(floor(entry[count] * part(entry)) for entry in entries), sum(entry[count] for entry in entries)


@pytest.mark.parametrize("way", WAYS)
def test_a_way_can_be_said(way: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a card that the checker finds nothing wrong with, and a sentence in both languages."""
    monkeypatch.setattr(Texts, "strict", True)
    card = card_of(way)
    monkeypatch.setitem(library().decks, card.id, "activations/example.yaml")

    told = [readings(card, language) for language in LANGUAGES]

    assert list(dangling_on(library(), card)) == []
    assert len(set(told)) == len(LANGUAGES)
    for sentence in told:
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence


@pytest.mark.parametrize("way", WAYS)
def test_a_way_can_be_played(way: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The group acts to the end in some arenas, and the game stays sound."""
    card = card_of(way)
    monkeypatch.setitem(library().activations, card.id, card)
    for number in range(2):
        game = random_arena(f"{way} {number}", card.monster, 3 + number)

        act(game, card.id)

        check_invariants(game)
        assert game.activation is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_ways_read_the_same(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is different is also read as something different."""
    monkeypatch.setattr(Texts, "strict", True)
    ways = [way.values[0] for way in WAYS]

    assert len({readings(card_of(way), language) for way in ways}) == len({str(way) for way in ways})


def test_the_numbers_are_those_of_the_catalogue() -> None:
    """278 distinct lines, 1,351 with repeats, and 159 special effects were counted."""
    assert (said("lines")[1], said("lines", "repeats")[1], said("specials")[1]) == (278, 1351, 159)


def test_nearly_every_line_can_be_said() -> None:
    """At least 98 of 100, each as often as it stands on cards, once the special actions of all boxes are there."""
    able, of = said("lines", "repeats")

    assert able / of >= 0.98, f"{able} of {of}"


def test_most_lines_lack_nothing() -> None:
    """Without those that fit but for a special action that nobody has written yet it is 95 of 100 at least."""
    able, of = said("lines", "repeats")
    unwritten = sum(entry["unwritten"][1] for entry in SHAPES["lines"] if "unwritten" in entry)

    assert (able - unwritten) / of >= 0.95, f"{able - unwritten} of {of}"


def test_most_special_effects_can_be_said() -> None:
    """At least 85 of 100."""
    able, of = said("specials")

    assert able / of >= 0.85, f"{able} of {of}"
