"""Cards and sheets from the studio: each comes with a file name and with the words of its own view."""

from collections.abc import AsyncIterator

import pytest

from bot.descent.views.pictures.activation import activation_view
from bot.descent.views.pictures.cards import card_view
from bot.descent.views.pictures.sheet import hero_sheet_view
from bot.descent.views.pictures.shop import Ware, shop_view
from bot.descent.views.pictures.track import track_view
from bot.descent.views.reference.holdings import party_inventory_view
from bot.descent.words import words
from renders.descent import drawings
from renders.studio import Studio
from tests.descent.views.games import started


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    place = Studio()
    yield place
    place.close()


async def test_every_kind_comes_with_its_words(studio: Studio) -> None:
    """Each picture is named for what it shows and carries the words of the view it was drawn from."""
    campaign, say = started(2), words("en")
    card, activation = card_view("crossbow", say), activation_view("ettin_smash", say)
    track, party = track_view(campaign.running(), say), party_inventory_view(campaign, say)
    shop = shop_view("Riverwatch", [Ware("crossbow", 175)], say, gold=25)
    pictures = {
        "cards.png": (await studio.picture(drawings.cards(card)), card.alt),
        "activation.png": (await studio.picture(drawings.activation(activation)), activation.alt),
        "track.png": (await studio.picture(drawings.track(track)), track.alt),
        "party.png": (await studio.picture(drawings.party_inventory(party)), party.alt),
        "shop.png": (await studio.picture(drawings.shop(shop)), shop.alt),
    }
    for filename, (picture, alt) in pictures.items():
        assert (picture.filename, picture.alt_text) == (filename, alt)
        assert alt


def test_a_sheet_in_words_tells_its_dice_and_gold() -> None:
    """Who can't see the sheet reads the defence dice by their colours and the party's gold."""
    campaign = started(2)
    alt = hero_sheet_view(campaign, "syndrael", "en").alt
    assert "grey" in alt
    assert f"{campaign.running().gold} gold" in alt
