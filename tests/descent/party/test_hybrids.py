"""Hybrid classes: a deck of skills that is taken together with a standard class of another archetype (SET-02)."""

from collections.abc import Iterator

import pytest

from bot.descent.content.cards import HeroClass, Skill
from bot.descent.content.library import library
from bot.descent.party.deeds import Join, Leave
from bot.descent.party.settings import Configure
from bot.descent.quest.setup import new_hero
from bot.descent.views.panel.gallery import gallery_face
from bot.descent.words import Words
from tests.descent.road.land import GRISBAN, OWNER, Trip, gathered, lay_out

AVRIC, SYNDRAEL = "avric_albright", "syndrael"
ZEALOT = "zealot+disciple"


@pytest.fixture(autouse=True)
def _a_hybrid() -> Iterator[None]:
    """A hybrid class for warriors, with a healer's class beside it, in an attic."""
    lay_out()
    zealot = HeroClass(
        id="zealot",
        box="attic",
        archetype="warrior",
        second="healer",
        skills=tuple(Skill(id=f"zeal_{xp}", box="attic", xp=xp) for xp in range(4)),
    )
    shelf = library()
    shelf.hybrids["zealot"] = zealot
    shelf.index()
    yield
    del shelf.hybrids["zealot"]
    shelf.index()


def party() -> Trip:
    """A party that gathers, with the attic on its shelf."""
    trip = Trip(gathered(0))
    trip.do(Configure(boxes=("attic",)))
    return trip


def test_set_02_a_hybrid_comes_with_a_standard_class_of_its_second_archetype() -> None:
    """SET-02: it is offered with each of them, and with no other class, nor alone, nor to another archetype."""
    trip = party()
    healers = [each.id for each in library().classes.values() if (each.archetype, each.box) == ("healer", "base")]

    offered = [one for one in trip.campaign.free_classes(GRISBAN) if "zealot" in one]

    assert offered == [f"zealot+{healer}" for healer in healers]
    assert trip.refused(Join(hero=GRISBAN, hero_class="zealot")) == "no_such_class"
    assert trip.refused(Join(hero=GRISBAN, hero_class="zealot+knight")) == "no_such_class"
    assert trip.refused(Join(hero=AVRIC, hero_class=ZEALOT)) == "class_not_free"


def test_set_07_a_hybrid_is_of_its_box() -> None:
    """SET-07: who does not own its box is not offered it."""
    trip = Trip(gathered(0))

    assert [one for one in trip.campaign.free_classes(GRISBAN) if "zealot" in one] == []
    assert trip.refused(Join(hero=GRISBAN, hero_class=ZEALOT)) == "class_not_free"


def test_set_03_a_hybrid_begins_with_both_decks() -> None:
    """SET-03: equipment of the standard class, and the starting skills of both decks."""
    trip, disciple = party(), library().classes["disciple"]
    trip.do(Join(hero=GRISBAN, hero_class=ZEALOT))

    hero = new_hero(trip.campaign.seats[0].recruit)

    skills = {skill.id for skill in disciple.skills if skill.xp == 0} | {"zeal_0"}
    assert {held.card for held in hero.cards} == {item.id for item in disciple.equipment} | skills


def test_cmp_07_the_best_of_the_standard_class_stays_closed() -> None:
    """CMP-07: experience buys from both decks, but not what costs 3 in the standard class."""
    trip = party()
    trip.do(Join(hero=GRISBAN, hero_class=ZEALOT))

    open_to = {skill.id for skill in trip.campaign.seats[0].to_learn()}

    standard = {skill.id for skill in library().classes["disciple"].skills if 0 < skill.xp < 3}
    assert open_to == {"zeal_1", "zeal_2", "zeal_3"} | standard


def test_set_02_both_decks_are_taken() -> None:
    """SET-02: nobody else can have either deck; they are free again once the hero has left."""
    trip = party()
    trip.do(Join(hero=GRISBAN, hero_class=ZEALOT))

    assert "disciple" not in trip.campaign.free_classes(AVRIC)
    assert [one for one in trip.campaign.free_classes(SYNDRAEL) if "zealot" in one] == []
    trip.do(Leave(hero=GRISBAN))
    assert "disciple" in trip.campaign.free_classes(AVRIC)


def test_the_gallery_names_both_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hybrid class is called by its own name and that of the class it is taken with."""
    monkeypatch.setattr(Words, "strict", False)
    say = Words("en")

    face = gallery_face(party().campaign, f"{GRISBAN}/{ZEALOT}", OWNER, say)

    assert face.title.endswith(f" · Zealot + {say.hero_class('disciple')}")
