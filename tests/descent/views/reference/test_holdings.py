"""Who carries the bow? By name, kind and text, in either language, with or without accents."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.state.figures import HeldCard
from bot.descent.views.pictures.alt import board_text
from bot.descent.views.pictures.items import lines
from bot.descent.views.reference.holdings import carriers, holdings, skill_lines, ways_to_ask
from bot.descent.views.reference.reading import board_reading
from bot.descent.words import symbols, words
from tests.descent.views.games import started


@pytest.mark.parametrize("wanted", ["longue", "LONGUE", "lame", "corps a corps", "Longsword"])
def test_a_thing_is_found_by_name_kind_and_text(wanted: str) -> None:
    """The knight's long sword is found however one asks for it, and it is said who has it and where."""
    found = carriers(started(), wanted, None, words("fr"))

    assert "Syndrael" in found[0]
    assert words("fr").text("view-equipped") in found[0]


def test_only_one_heros_things_if_one_is_named() -> None:
    """Looking through one hero's things finds nothing that another one carries."""
    assert carriers(started(), "lame", "syndrael", words("fr"))
    assert carriers(started(), "lame", "widow_tarha", words("fr")) == []


def test_what_nobody_has_is_not_found() -> None:
    """A thing nobody carries is found with nobody."""
    assert carriers(started(), "trébuchet", None, words("fr")) == []


def test_the_party_at_a_glance() -> None:
    """Each hero has one line with everything it carries."""
    campaign = started(3)
    told = holdings(campaign, words("en"))

    assert len(told) == 3
    for hero, line in zip(campaign.running().heroes.values(), told, strict=True):
        assert words("en").hero(hero.sheet, short=True) in line


def test_skills_are_told_in_full() -> None:
    """Below a hero's sheet stands what each of its skills does."""
    campaign = started()
    hero = campaign.running().hero("syndrael")
    skills = [held.card for held in hero.cards if held.kind == "skill"]
    told = skill_lines(campaign, "syndrael", words("fr"))

    assert len(told) == len(skills) > 0
    assert all(words("fr").card_text(skill) in line for skill, line in zip(skills, told, strict=True))


def test_what_a_surge_buys_is_told_once() -> None:
    """Every card with surges tells what they buy, in its text or beside it, but not in both."""
    game = started().running()
    for item in library().items.values():
        held = HeldCard(id=item.id, card=item.id, kind="item")
        told = [line for line in lines(game, held, words("en")) if symbols.SURGE in line]
        assert bool(told) >= bool(item.surges), item.id
        text = words("en").card_text(item.id)
        assert symbols.SURGE not in text or told == [text], item.id


@pytest.mark.parametrize("wanted", ["ember", "Braise", "la braise"])
def test_a_thing_of_the_quest_is_found_with_whoever_carries_it(wanted: str) -> None:
    """Who carries the ember? It is no card, but somebody has it."""
    campaign, say = with_the_ember(), words("en")

    found = carriers(campaign, wanted, None, say)

    assert len(found) == 1
    assert "Syndrael" in found[0]
    assert "the ember" in found[0]
    assert carriers(campaign, wanted, "widow_tarha", say) == []


def test_a_thing_of_the_quest_is_among_what_is_carried() -> None:
    """It stands in the list, is suggested, and is read with the board."""
    campaign, say = with_the_ember(), words("en")

    assert [line for line in holdings(campaign, say) if "the ember" in line]
    assert "the ember" in ways_to_ask(campaign, say)
    assert "carrying the ember" in board_text(campaign.running(), say)
    assert any("carrying the ember" in line for line in board_reading(campaign.running(), say))


def with_the_ember() -> Campaign:
    """Syndrael has the ember of the Cold Hearth."""
    campaign = started()
    campaign.running().quest = "cold_hearth"
    campaign.running().hero("syndrael").carried = ["ember"]
    return campaign
