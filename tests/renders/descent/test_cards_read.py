"""Every card can be read in both languages: nothing is cut, nothing collides, nothing is too small for a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

from bot.descent.content.library import library
from bot.descent.state.figures import HeldCard
from bot.descent.views.pictures.activation import activation_view
from bot.descent.views.pictures.cards import card_ids, card_name, card_view
from bot.descent.views.pictures.sheet import hero_sheet_view, inventory_view
from bot.descent.views.pictures.shop import Ware, shop_view
from bot.descent.views.pictures.track import track_view
from bot.descent.views.reference.foes import foe_view
from bot.descent.views.reference.holdings import party_inventory_view
from bot.descent.words import symbols, words
from bot.words import LANGUAGES, Language
from renders.descent.activation import draw_activation
from renders.descent.cards import draw_cards, draw_monster_card
from renders.descent.inventory import draw_inventory, draw_party_inventory
from renders.descent.sheet import draw_hero_sheet
from renders.descent.shop import draw_shop
from renders.descent.track import draw_track
from renders.descent.view import CardView
from tests.descent.views.games import started
from tests.renders.proofs import slips

languages = pytest.mark.parametrize("language", LANGUAGES)


def draw_one(view: CardView) -> Image.Image:
    return draw_cards((view,))


def slips_of(draw: Callable[[Any], Image.Image], views: dict[str, Any]) -> dict[str, list[str]]:
    """What is wrong with these drawings, by name. Cards show what their numbers mean by signs, not by words."""
    found = {name: slips(draw, view, besides=("label",)) for name, view in views.items()}
    return {name: wrong for name, wrong in found.items() if wrong}


def wordiest(language: Language) -> list[str]:
    """Shop items, those with the longest names first."""
    return sorted(library().items, key=lambda item: len(words(language).card(item)), reverse=True)


@languages
def test_every_card_of_the_library_can_be_read(language: Language) -> None:
    """Each card is drawn whole: all its words, nothing on top of anything, large enough on a phone."""
    views = {card: card_view(card, words(language)) for card in card_ids()}
    assert slips_of(draw_one, views) == {}


@languages
def test_every_card_is_told_in_words(language: Language) -> None:
    """The words beside a card's picture name it and hold its whole text, with signs instead of drawings."""
    for card in card_ids():
        view = card_view(card, words(language))
        assert view.name in view.alt
        assert "{" not in view.alt
        assert len(view.alt) <= 1024


@languages
def test_cards_of_all_kinds_have_different_names(language: Language) -> None:
    """Somebody who looks for a card by name finds that very card, whatever its kind."""
    names = [card_name(card, words(language)) for card in card_ids() if card not in TWINS]
    assert len(set(names)) == len(names)


TWINS = ("wooden_shield_disciple", "lucky_charm_thief")
"""Starting equipment that two classes share, or a shop sells as well, under one name."""


def test_a_second_copy_is_the_same_card() -> None:
    """A second health potion has the picture of the first; a used one is pale."""
    first, second = (card_view(card, words("fr")) for card in ("health_potion", "health_potion#2"))
    assert first == second
    assert card_view("health_potion", words("fr"), exhausted=True).exhausted


def test_each_surge_ability_has_a_line_of_its_own() -> None:
    """What each surge buys stands on its own line, as on printed cards."""
    view = card_view("crossbow", words("en"))
    assert [line.startswith("{surge}") for line in view.lines] == [False, True, True]
    assert symbols.SURGE in view.alt


@languages
def test_the_longest_activation_cards_can_be_read(language: Language) -> None:
    """The wordiest activation cards show their effect and both lists, whole and large enough."""
    views = [activation_view(card, words(language)) for card in library().activations]
    longest = sorted(views, key=lambda view: len(view.alt), reverse=True)[:8]
    assert slips_of(draw_activation, {view.name: view for view in longest}) == {}


@languages
def test_activation_cards_list_ranks_in_the_order_they_act(language: Language) -> None:
    """Whoever acts first stands first, and the words beside the picture say the same."""
    for card in library().activations.values():
        view = activation_view(card.id, words(language))
        kinds = [orders.kind for orders in view.ranks]
        if kinds != ["lieutenant"]:
            assert kinds == (["master", "minion"] if card.first == "masters" else ["minion", "master"])
        assert view.name in view.alt


@languages
def test_every_foe_can_be_read(language: Language) -> None:
    """Both ranks of each monster and each lieutenant are drawn whole; in the second act they say the most."""
    foes = (*library().monsters, *library().lieutenants)
    views = {foe: foe_view(foe, language, act=2, heroes=4) for foe in foes}
    assert slips_of(draw_monster_card, views) == {}


@languages
def test_sheets_with_long_names_can_be_read(language: Language) -> None:
    """A hero who owns what has the longest names still has a sheet and an inventory on which nothing is cut."""
    campaign = started(3)
    game = campaign.running()
    hero = game.hero("syndrael")
    for item in wordiest(language)[:8]:
        hero.cards.append(HeldCard(id=item, card=item, kind="item", exhausted=len(hero.cards) % 2 == 0))
    for skill in library().classes["knight"].skills[1:5]:
        hero.cards.append(HeldCard(id=skill.id, card=skill.id, kind="skill", exhausted=skill.xp == 1))
    assert slips(draw_hero_sheet, hero_sheet_view(campaign, "syndrael", language), besides=("lines",)) == []
    assert slips(draw_inventory, inventory_view(campaign, "syndrael", language)) == []
    assert slips(draw_party_inventory, party_inventory_view(campaign, words(language)), besides=("lines",)) == []


@languages
def test_a_shop_with_the_longest_names_can_be_read(language: Language) -> None:
    """Things with long names and texts in one window: names, prices and texts are whole."""
    game = started(3).running()
    heroes = tuple(game.heroes)
    wares = [
        Ware(item, 175, left=number % 3, carriers=heroes) for number, item in enumerate(wordiest(language)[:8])
    ]
    view = shop_view("Tamalir", wares, words(language), gold=150, fame="Impressive", game=game)
    assert slips(draw_shop, view) == []


@languages
def test_the_track_can_be_read(language: Language) -> None:
    """The track shows every group with each figure's health, whole and large enough."""
    game = started(3).running()
    for number, monster in enumerate(game.monsters.values()):
        monster.conditions = ["stunned", "poisoned"][:number]
    view = track_view(game, words(language))
    assert slips(draw_track, view) == []
    assert sum(len(group.figures) for group in view.groups) == len(game.monsters)
