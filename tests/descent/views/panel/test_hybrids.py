"""Hybrid classes on panels: taken in the gallery, trained between quests, and said in words what they are."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import all_boxes
from bot.descent.party.deeds import Join, Learn, Start
from bot.descent.party.settings import Configure
from bot.descent.quest.setup import new_hero
from bot.descent.views.codec import CODEC
from bot.descent.views.panel.after_quest import lessons
from bot.descent.views.panel.gallery import gallery_face
from bot.descent.views.panel.weighing import lesson_face
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.views.codec import LONGEST
from bot.views.face import MOST_OPTIONS, Key, Menu, Weigh
from bot.words import LANGUAGES
from cogs.labels import Label
from tests.decks import playing_with, usual_decks
from tests.descent.views.games import ALIX

LARGE = 999_999_999
HYBRIDS = sorted(library().hybrids)


def gathered(*boxes: str) -> Campaign:
    """Nobody is in yet, and these boxes lie on the table."""
    campaign = Campaign(name="Les Braises", owner=ALIX)
    Configure(boxes=("base", *boxes)).do(campaign, ALIX)
    return campaign


def a_hero_for(hybrid: str) -> str:
    """A hero of the base box who may take it."""
    archetype = library().hybrids[hybrid].archetype
    return next(each.id for each in library().heroes.values() if (each.archetype, each.box) == (archetype, "base"))


def callings(hybrid: str) -> list[str]:
    """The hybrid class with each class it can be taken with."""
    return [one for one in library().callings(library().hybrids[hybrid].archetype) if one.startswith(f"{hybrid}+")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hybrid", HYBRIDS)
def test_the_gallery_shows_both_decks_and_says_the_rule(hybrid: str, language: str) -> None:
    """Its title names both classes; the sheet shows what both begin with; the rule stands above it."""
    say, hero = words(language), a_hero_for(hybrid)
    campaign = gathered(library().hybrids[hybrid].box)
    calling = next(one for one in campaign.free_classes(hero) if one.startswith(f"{hybrid}+"))
    printed = library().calling(calling)
    assert printed is not None

    face = gallery_face(campaign, f"{hero}/{calling}", ALIX, say)

    standard = calling.split("+")[1]
    assert face.title.endswith(f"{say.hero_class(hybrid)} + {say.hero_class(standard)}")
    assert say.text("gallery-hybrid") in "".join(face.lines)
    (picture,) = face.pictures
    begun = [item.id for item in printed.equipment] + [skill.id for skill in printed.skills if not skill.xp]
    assert [card for card in begun if say.card(card) not in picture.alt] == []
    keys = [key for row in face.rows if not isinstance(row, Menu) for key in row if isinstance(key, Key)]
    assert Join(hero=hero, hero_class=calling) in [key.does for key in keys]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_class_that_is_no_hybrid_says_nothing_of_it(language: str) -> None:
    """The rule stands only where it is needed."""
    say = words(language)

    face = gallery_face(gathered(), "syndrael/knight", ALIX, say)

    assert say.text("gallery-hybrid") not in "".join(face.lines)


def test_every_pair_fits_in_a_menu_and_on_a_button() -> None:
    """With all boxes no hero has more classes than a menu has lines, and every one can be taken by a button."""
    campaign = gathered(*all_boxes())
    for hero in campaign.free_heroes():
        free = campaign.free_classes(hero)
        assert len(free) <= MOST_OPTIONS
        for calling in free:
            deed = Join(hero=hero, hero_class=calling)
            code = CODEC.write(deed, campaign)
            assert CODEC.read(code, campaign) == deed
            assert len(str(Label(LARGE, LARGE, code))) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hybrid", HYBRIDS)
def test_the_starting_skill_says_the_rule(hybrid: str, language: str) -> None:
    """It names the archetype the class goes with, and says that the skills of 3 XP stay closed."""
    say, deck = words(language), library().hybrids[hybrid]
    text = say.text(f"card-{deck.skills[0].id}.text").casefold()

    assert say.text(f"archetype-{deck.second}").casefold() in text
    assert "3 xp" in text


@pytest.mark.parametrize("hybrid", HYBRIDS)
def test_between_quests_both_decks_are_open(hybrid: str) -> None:
    """The menu of lessons offers both decks but for the standard class's best; what is learned comes along."""
    hero, say = a_hero_for(hybrid), words("fr")
    campaign = gathered(library().hybrids[hybrid].box)
    calling = next(one for one in campaign.free_classes(hero) if one.startswith(f"{hybrid}+"))
    Join(hero=hero, hero_class=calling).do(campaign, ALIX)
    seat = campaign.seats[0]
    seat.xp = 6

    offered = [pick.does.deed for pick in lessons(campaign, say) if isinstance(pick.does, Weigh)]

    own, standard = (library().deck(deck).skills for deck in calling.split("+"))
    buyable = {skill.id for skill in own if skill.xp} | {skill.id for skill in standard if skill.xp in (1, 2)}
    assert {lesson.skill for lesson in offered if isinstance(lesson, Learn)} == buyable
    best = next(skill.id for skill in own if skill.xp == 3)
    lesson = Learn(hero=hero, skill=best)
    keys = [key for row in lesson_face(campaign, lesson, say).rows if not isinstance(row, Menu) for key in row]
    assert lesson in [key.does for key in keys]
    lesson.do(campaign, ALIX)
    assert (seat.xp, best in {held.card for held in new_hero(seat.recruit).cards}) == (3, True)
    closed = next(skill.id for skill in standard if skill.xp == 3)
    with pytest.raises(Refused, match="not_in_class_deck"):
        Learn(hero=hero, skill=closed).do(campaign, ALIX)


def test_a_party_of_hybrids_sets_out() -> None:
    """Four hybrids go on a quest, each with its two decks."""
    campaign = gathered("lost_legends")
    for hero, hybrid in (
        ("syndrael", "avenger"),
        ("grisban_the_thirsty", "raider"),
        ("avric_albright", "heretic"),
        ("leoric_of_the_book", "lorekeeper"),
    ):
        free = campaign.free_classes(hero)
        Join(hero=hero, hero_class=next(one for one in free if one.startswith(f"{hybrid}+"))).do(campaign, ALIX)
    with playing_with(usual_decks()):
        Start(seed="braises").do(campaign, ALIX)

    heroes = campaign.running().heroes.values()
    assert {hero.hero_class.split("+")[0] for hero in heroes} == {"avenger", "raider", "heretic", "lorekeeper"}
    assert all(any(held.kind == "class_item" for held in hero.cards) for hero in heroes)
