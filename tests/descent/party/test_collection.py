"""The boxes a party owns: ticked before the start, added to between quests (SET-07)."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.collection import all_boxes, known_boxes
from bot.descent.party.deeds import Join, Leave
from bot.descent.party.settings import Configure
from bot.descent.road.going import Embark
from bot.descent.views.panel.collection import collection_face, holdings
from bot.descent.views.panel.creation import gathering
from bot.descent.views.panel.gallery import gallery_face
from bot.descent.views.panel.panel import panel_face
from bot.descent.words import Words, words
from bot.kernel.refused import Refused
from bot.paths import ROOT
from bot.views.chapter import Chapter
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu
from bot.words import LANGUAGES, Language
from tests.descent.road.land import FRIEND, GRISBAN, OWNER, Trip, gathered, land, lay_out

ATTIC = "attic"


@pytest.fixture(autouse=True)
def _an_attic() -> None:
    """One more box: a crossbow that no other box has."""
    lay_out()
    shelf = library()
    shelf.items["crossbow"] = shelf.items["crossbow"].model_copy(update={"box": ATTIC})


def party(heroes: int = 2) -> Trip:
    """A party that has not started yet."""
    return Trip(gathered(heroes))


def keys(face: Face) -> list[Key]:
    """All buttons of a message."""
    return [key for row in face.rows if not isinstance(row, Menu) for key in row]


def menu(face: Face, name: str) -> Menu:
    """The menu of this name."""
    return next(row for row in face.rows if isinstance(row, Menu) and row.name == name)


def test_set_07_a_party_begins_with_the_base_box() -> None:
    """SET-07: nothing but the base box is ticked until somebody ticks it."""
    assert party().campaign.boxes == ["base"]


def test_set_07_the_owner_ticks_the_boxes() -> None:
    """SET-07: only the owner changes the collection, only to boxes there are; the base box always belongs to it."""
    trip = party()

    assert known_boxes()[0] == "base"
    assert known_boxes()[-1] == ATTIC
    assert trip.refused(Configure(boxes=(ATTIC,)), FRIEND) == "not_the_owner"
    assert trip.refused(Configure(boxes=("cellar",))) == "no_such_box"
    trip.do(Configure(boxes=(ATTIC,)))
    assert trip.campaign.boxes == ["base", ATTIC]
    trip.do(Configure(boxes=()))
    assert trip.campaign.boxes == ["base"]


def test_set_07_a_box_in_use_stays() -> None:
    """SET-07: a box can't be unticked while somebody at the table plays a hero from it."""
    trip = party()
    shelf = library()
    shelf.heroes[GRISBAN] = shelf.heroes[GRISBAN].model_copy(update={"box": ATTIC})
    trip.campaign.boxes.append(ATTIC)

    assert trip.refused(Configure(boxes=())) == "box_in_use"
    trip.do(Leave(hero=GRISBAN))
    assert trip.refused(Configure(boxes=())) is None


def test_set_07_a_box_is_added_between_quests() -> None:
    """SET-07: a campaign on its way may add a box, but no more put one away; in the middle of a quest it waits."""
    trip = land()

    trip.do(Configure(boxes=(ATTIC,)))
    assert trip.campaign.boxes == ["base", ATTIC]
    assert trip.refused(Configure(boxes=())) == "boxes_only_grow"

    trip.do(Embark(quest="gate"))
    assert trip.refused(Configure(boxes=tuple(known_boxes()))) == "boxes_between_quests"
    assert trip.campaign.running().boxes == ["base", ATTIC]


def test_buttons_tell_boxes_by_a_place_that_stays() -> None:
    """New boxes come last, so an old button never means another box."""
    assert all_boxes()[:3] == ["base", "lair_of_the_wyrm", "labyrinth_of_ruin"]
    assert all_boxes()[17] == "shards_of_everdark"


# Panels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_one_press(language: Language) -> None:
    """Before the start one button ticks all boxes; then it is the base box alone that one press brings back."""
    trip, say = party(), words(language)

    everything = next(key for key in keys(gathering(trip.campaign, say)) if isinstance(key.does, Configure))
    assert everything.label == say.text("camp-boxes-everything")
    trip.do(everything.does)
    assert trip.campaign.boxes == known_boxes()

    base_alone = next(key for key in keys(gathering(trip.campaign, say)) if isinstance(key.does, Configure))
    assert base_alone.does == Configure(boxes=())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_ticks_one_box_and_puts_it_away(language: Language) -> None:
    """Every box but the base box has a line that says what it holds; choosing it again puts it away."""
    trip, say = party(), words(language)

    picks = menu(gathering(trip.campaign, say), "boxes").picks
    assert len(picks) == len(known_boxes()) - 1 <= MOST_OPTIONS
    attic = picks[-1]
    assert attic.note == say.text("box-holds-items", n=1)
    trip.do(attic.does)
    again = menu(gathering(trip.campaign, say), "boxes").picks[-1]
    assert (trip.campaign.boxes, again.sign) == (["base", ATTIC], "✅")
    assert not any(pick.chosen for pick in menu(gathering(trip.campaign, say), "boxes").picks)
    trip.do(again.does)
    assert trip.campaign.boxes == ["base"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_between_quests_the_map_leads_to_the_collection(language: Language) -> None:
    """The map has a button for it as long as a box is missing, and the private page only adds."""
    trip, say = land(), words(language)
    trip.campaign.language = language

    asks = [key.does for key in keys(panel_face(trip.campaign, Chapter(trip.campaign, (), 0, 0)))]
    assert Ask("collection") in asks
    trip.do(Configure(boxes=(ATTIC,)))
    face = collection_face(trip.campaign, say)
    offered = [row for row in face.rows if isinstance(row, Menu)]
    assert all(
        ATTIC in pick.does.boxes for row in offered for pick in row.picks if isinstance(pick.does, Configure)
    )
    trip.do(Configure(boxes=tuple(known_boxes())))
    assert Ask("collection") not in [
        key.does for key in keys(panel_face(trip.campaign, Chapter(trip.campaign, (), 0, 0)))
    ]


def test_in_the_middle_of_a_quest_an_old_button_says_so() -> None:
    """The collection is closed while a quest is played."""
    trip = land()
    trip.do(Embark(quest="gate"))

    with pytest.raises(Refused, match="boxes_between_quests"):
        collection_face(trip.campaign, words("en"))


def test_a_box_says_what_it_holds() -> None:
    """The base box has eight heroes and classes, fifteen kinds of foes and all the cards of the base game."""
    counts = holdings("base")

    assert (counts["heroes"], counts["classes"], counts["monsters"], counts["lieutenants"]) == (8, 8, 9, 6)
    assert holdings(ATTIC)["items"] == 1


def test_the_readme_counts_what_the_boxes_hold() -> None:
    """Whoever looks at Flambeau for the first time reads how much there is."""
    shelf = library()
    told = (
        f"{len(shelf.boxes)} boxes with {len(shelf.heroes)} heroes, "
        f"{len(shelf.classes) + len(shelf.hybrids)} classes "
        f"and {len(shelf.monsters) + len(shelf.lieutenants)} kinds of foes"
    )

    assert told in " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())


def crowd() -> None:
    """So many heroes that no menu holds them: three more of each archetype, all in the attic."""
    shelf = library()
    for sheet in list(shelf.heroes.values()):
        for number in range(4):
            twin = sheet.model_copy(update={"id": f"{sheet.id}_{number}", "box": ATTIC})
            shelf.heroes[twin.id] = twin


def test_many_heroes_are_found_by_archetype() -> None:
    """Where a menu has no room for all heroes it leads to the gallery, one archetype at a time."""
    crowd()
    trip, say = party(heroes=0), Words("en")
    say.strict = False
    trip.do(Configure(boxes=(ATTIC,)))

    picks = menu(gathering(trip.campaign, say), "join").picks
    assert [pick.label for pick in picks] == [
        say.text(f"archetype-{name}") for name in ("warrior", "mage", "scout", "healer")
    ]
    warriors = picks[0].does
    assert isinstance(warriors, Ask)
    face = gallery_face(trip.campaign, warriors.about, OWNER, say)
    shown = [pick.does.about for pick in menu(face, "gallery").picks if isinstance(pick.does, Ask)]
    assert {library().heroes[hero].archetype for hero in shown} == {"warrior"}
    others = [key.label for key in keys(face) if key.does is not None]
    assert {say.text("archetype-mage"), say.text("archetype-healer")} <= set(others)
    (taken,) = [key.does for key in keys(face) if isinstance(key.does, Join)]
    trip.do(taken)
    assert [seat.hero for seat in trip.campaign.seats] == [taken.hero]
