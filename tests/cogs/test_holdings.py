"""Who carries the bow? By name, kind and text, in either language, with or without accents."""

import pytest

from bot.views.holdings import carriers, holdings, skill_lines
from bot.words import words

from .games import started


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
    lines = holdings(campaign, words("en"))

    assert len(lines) == 3
    for hero, line in zip(campaign.running().heroes.values(), lines, strict=True):
        assert words("en").hero(hero.sheet, short=True) in line


def test_skills_are_told_in_full() -> None:
    """Below a hero's sheet stands what each of its skills does."""
    campaign = started()
    hero = campaign.running().hero("syndrael")
    skills = [held.card for held in hero.cards if held.kind == "skill"]
    lines = skill_lines(campaign, "syndrael", words("fr"))

    assert len(lines) == len(skills) > 0
    assert all(words("fr").card_text(skill) in line for skill, line in zip(skills, lines, strict=True))
