"""Golden pictures of cards and sheets as the game fills them; FLAMBEAU_REGENERATE=1 draws them anew."""

from collections.abc import Callable

import pytest
from PIL import Image

from bot.descent.party.campaign import Campaign
from bot.descent.state.figures import HeldCard
from bot.descent.views.pictures.activation import activation_view
from bot.descent.views.pictures.cards import card_view
from bot.descent.views.pictures.sheet import hero_sheet_view, inventory_view
from bot.descent.views.pictures.shop import Ware, shop_view
from bot.descent.views.reference.foes import foe_view
from bot.descent.views.reference.holdings import party_inventory_view
from bot.descent.words import words
from renders.descent import look
from renders.descent.activation import draw_activation
from renders.descent.cards import draw_cards, draw_monster_card
from renders.descent.inventory import draw_inventory, draw_party_inventory
from renders.descent.portrait import draw_portrait
from renders.descent.sheet import draw_hero_sheet
from renders.descent.shop import draw_shop
from renders.descent.track import draw_track
from renders.descent.view import PortraitView, ShopView, TrackFigureView, TrackGroupView, TrackView
from tests.descent.views.games import started
from tests.renders.goldens import matches_golden, needs_icons

FRENCH, ENGLISH = words("fr"), words("en")


def cards(*card_ids: str) -> Image.Image:
    return draw_cards(tuple(card_view(card, FRENCH) for card in card_ids))


def laden() -> Campaign:
    """Three heroes; the first carries things with long names and knows three skills."""
    campaign = started(3)
    hero = campaign.running().hero("syndrael")
    for item in ("chainmail", "dragontooth_hammer", "elm_greatbow"):
        hero.cards.append(HeldCard(id=item, card=item, kind="item", equipped=item == "chainmail"))
    for potion in ("health_potion", "stamina_potion"):
        hero.cards.append(HeldCard(id=potion, card=potion, kind="search", flipped=potion == "stamina_potion"))
    for skill in ("defend", "defense_training"):
        hero.cards.append(HeldCard(id=skill, card=skill, kind="skill", exhausted=skill == "defend"))
    hero.conditions, hero.damage, hero.feat_used = ["burning", "poisoned"], 7, True
    return campaign


def shop() -> ShopView:
    """Too dear, sold out, two left, and something for everybody."""
    game = started(3).running()
    wares = [
        Ware("crossbow", 175, 1, ("syndrael", "widow_tarha")),
        Ware("iron_battleaxe", 100, 0),
        Ware("chainmail", 150, 2, ("avric_albright",)),
        Ware("lucky_charm", 100, 1, tuple(game.heroes)),
    ]
    return shop_view("Tamalir", wares, FRENCH, gold=160, fame="Remarquable", game=game)


def track() -> TrackView:
    """A group that has acted, one that acts with a unique monster in it, and a lieutenant who waits."""
    zombies = (
        TrackFigureView("master", "Z1", 4, 6, conditions=("burning", "stunned")),
        TrackFigureView("minion", "Z2", 3, 3),
        TrackFigureView("minion", "Z3", 1, 3, conditions=("poisoned",)),
    )
    ettins = (TrackFigureView("master", "E1", 7, 12, name="Grogne-Deux-Fois"),)
    baron = (TrackFigureView("lieutenant", "BZ", 13, 13),)
    return TrackView(
        "Piste des monstres",
        "Manche 4",
        (
            TrackGroupView("Zombies", "zombie", "groupe activé", zombies, activated=True, count="3 figurines"),
            TrackGroupView("Ettins", "ettin", "agit en ce moment", ettins, acting=True, count="1 figurine"),
            TrackGroupView("Baron Zachareth", "baron_zachareth", "en attente", baron),
        ),
    )


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "cards_items": lambda: cards("crossbow", "dawnblade", "chainmail", "health_potion"),
    "cards_skills": lambda: cards("undead_might", "unseen", "feat:leoric_of_the_book", "sheet:syndrael"),
    "cards_states": lambda: cards("burning", "diseased", "weakened", "reanimate"),
    "card_exhausted": lambda: draw_cards((card_view("iron_shield", ENGLISH, exhausted=True),)),
    "card_activation": lambda: draw_activation(activation_view("barghest_chorus", FRENCH)),
    "portrait": lambda: draw_portrait(
        PortraitView("Lady Eliza Farrow", "Entre en scène", "lieutenant", look.icon_of("lady_eliza_farrow"))
    ),
    "portrait_fallen": lambda: draw_portrait(
        PortraitView("Le Gardien de la Porte", "Hors de combat", "master", look.icon_of("zombie"), fallen=True)
    ),
    "card_activation_lieutenant": lambda: draw_activation(activation_view("baron_zachareth_challenge", ENGLISH)),
    "card_monster": lambda: draw_monster_card(foe_view("ettin", "fr", act=1, heroes=3)),
    "card_lieutenant": lambda: draw_monster_card(foe_view("baron_zachareth", "en", act=2, heroes=4)),
    "cards_hero_sheet": lambda: draw_hero_sheet(hero_sheet_view(laden(), "syndrael", "fr")),
    "cards_inventory": lambda: draw_inventory(inventory_view(laden(), "syndrael", "fr")),
    "cards_party": lambda: draw_party_inventory(party_inventory_view(laden(), FRENCH, fame="Remarquable")),
    "cards_shop": lambda: draw_shop(shop()),
    "cards_shop_empty": lambda: draw_shop(shop_view("Riverwatch", [], ENGLISH, gold=0)),
    "cards_track": lambda: draw_track(track()),
    "cards_track_empty": lambda: draw_track(TrackView("Monster track", "Round 1", (), "No monster in sight")),
}


@needs_icons
@pytest.mark.parametrize("name", PICTURES)
def test_cards_and_sheets_look_as_they_did(name: str) -> None:
    """A picture made from the game looks like its golden one; see tests/failures for the difference."""
    assert matches_golden(name, PICTURES[name]().reduce(2), "sheet")
