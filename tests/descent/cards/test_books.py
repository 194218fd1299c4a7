"""The books are kept: no card without a scene for what it does and one for when it can't or does nothing."""

import importlib
import inspect
from pathlib import Path

import pytest

from bot.descent.content.cards import SearchCard
from bot.descent.content.library import library
from tests.descent.cards.books import REFUSED, SHOWN, Played, refuses, shows
from tests.descent.rules import test_conditions as conditions

HERE = Path(__file__).parent

for module in sorted(HERE.rglob("test_*.py")):
    importlib.import_module(".".join([str(__package__), *module.relative_to(HERE).with_suffix("").parts]))

TESTED_AT_THE_START = ("poisoned", "diseased", "cursed")
shows(*TESTED_AT_THE_START)(conditions.test_a_test_at_the_start_of_the_turn_ends_the_condition_or_hurts)
refuses(*TESTED_AT_THE_START)(conditions.test_a_test_at_the_start_of_the_turn_ends_the_condition_or_hurts)
shows("immobilized")(conditions.test_mov_05_the_immobilised_buy_no_points)
refuses("immobilized")(conditions.test_apx_03_an_immobilised_monster_still_attacks)
shows("stunned")(conditions.test_the_only_action_of_the_stunned_is_to_shake_it_off)
refuses("stunned")(conditions.test_the_stunned_may_still_spend_fatigue)
shows("burning")(conditions.test_burning_singes_friends_at_the_end_of_the_turn)
refuses("burning")(conditions.test_a_neighbour_puts_out_a_fire)
shows("doomed")(conditions.test_the_doomed_suffer_one_more)
refuses("doomed")(conditions.test_doom_adds_nothing_to_nothing)
shows("terrified")(conditions.test_the_terrified_spend_no_surge)
refuses("terrified")(conditions.test_terror_ends_out_of_sight)
shows("bleeding")(conditions.test_bleeding_makes_every_action_cost_a_fatigue)
refuses("bleeding")(conditions.test_an_action_stops_the_bleeding)
shows("weakened")(conditions.test_the_weakened_strike_and_ward_off_less)
refuses("weakened")(conditions.test_rest_ends_weakness)

SHELF = library()
CARDS = {**SHELF.items, **SHELF.relics, **SHELF.class_items, **SHELF.search_cards, **SHELF.skills}
EVERYTHING = [
    *CARDS,
    *(f"{hero}/{part}" for hero in SHELF.heroes for part in ("ability", "feat")),
    *SHELF.familiars,
    *SHELF.conditions,
]
WITHOUT_EFFECT = [
    card.id
    for card in CARDS.values()
    if card.appendix == "no_effect" or (isinstance(card, SearchCard) and not card.in_deck)
]
WITHOUT_EFFECT += [
    f"{sheet.id}/{part}"
    for sheet in SHELF.heroes.values()
    for part, how in sheet.appendix.items()
    if how == "no_effect"
]
"""What Road to Legend takes away has nothing to show (APX-01, SET-05)."""


@pytest.mark.parametrize("card", [card for card in EVERYTHING if card not in WITHOUT_EFFECT])
def test_a_scene_shows_what_it_does(card: str) -> None:
    """Every card, ability, feat, familiar and condition has a scene that shows its effect."""
    assert SHOWN[card], f"no scene shows {card}"


@pytest.mark.parametrize("card", EVERYTHING)
def test_a_scene_shows_when_it_does_nothing(card: str) -> None:
    """Every card, ability, feat, familiar and condition has a scene in which it can't be used or does nothing."""
    assert REFUSED[card], f"no scene refuses {card}"


def test_the_books_speak_of_cards_that_exist() -> None:
    """Nothing is entered under a name that no card has."""
    assert {*SHOWN, *REFUSED} - set(EVERYTHING) == set()


def test_every_scene_speaks_of_the_card_it_is_entered_for() -> None:
    """A scene is entered for a card only if its name, its body or its cases say the card's name."""
    entries = [(card, scene) for book in (SHOWN, REFUSED) for card, scenes in book.items() for scene in scenes]

    assert [(card, scene.__name__) for card, scene in entries if not speaks_of(scene, card)] == []


def speaks_of(scene: Played, card: str) -> bool:
    """Whether a scene names this card, or how this hero's or condition's name begins, outside its entry."""
    code = "".join(line for line in inspect.getsource(scene).splitlines() if not line.startswith("@"))
    said = f"{code} {getattr(scene, 'pytestmark', '')}"
    if card in CARDS:
        return card in said
    name, _, _ = card.partition("/")
    return any(word[:5] in said for word in name.split("_") if len(word) > 3)
