"""The gallery of heroes, and what the gathering shows to whoever has never played."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.deeds import Join
from bot.descent.party.first_evening import SitDown, beginners
from bot.descent.system import SYSTEM
from bot.descent.views.panel.creation import gathering, settled
from bot.descent.views.panel.gallery import BEGINNER, gallery_face
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.views.face import Ask, Face, Key, Menu
from bot.words import LANGUAGES
from tests.descent.views.games import ALIX, BRUNO, gathered, started


def keys(face: Face) -> list[Key]:
    """All buttons."""
    return [key for row in face.rows if not isinstance(row, Menu) for key in row]


def menu(face: Face, name: str) -> Menu:
    return next(row for row in face.rows if isinstance(row, Menu) and row.name == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hero_is_shown_with_every_class(language: str) -> None:
    """Ability, feat and first cards stand on the sheet, in words too, and the button takes what is shown."""
    campaign, say = SYSTEM.found("Les Braises", ALIX, "fr"), words(language)
    for hero in campaign.free_heroes():
        for calling in campaign.free_classes(hero):
            face = gallery_face(campaign, f"{hero}/{calling}", ALIX, say)

            (picture,) = face.pictures
            first = library().classes[calling].equipment[0]
            assert say.hero(hero) in face.title
            assert say.card(first.id) in picture.alt
            assert Join(hero=hero, hero_class=calling) in [key.does for key in keys(face)]


def of_the_base_box() -> list[str]:
    """The heroes of whoever ticked no other box."""
    return [hero.id for hero in library().heroes.values() if hero.box == "base"]


def test_the_pages_lead_round_and_back() -> None:
    """Turning the page as often as there are heroes comes back to the first, whom a beginner does best with."""
    campaign, say = SYSTEM.found("Les Braises", ALIX, "fr"), words("fr")
    first, seen = gallery_face(campaign, "", ALIX, say), []
    face = first
    for _ in of_the_base_box():
        seen.append(face.title)
        onward = next(key.does for key in keys(face) if key.label == "▶")
        assert isinstance(onward, Ask)
        face = gallery_face(campaign, onward.about, ALIX, say)

    assert face.title == first.title
    assert len(set(seen)) == len(of_the_base_box())
    assert seen[: len(beginners())] == [
        f"### {say.hero(each.hero)} · {say.hero_class(each.hero_class)}" for each in beginners()
    ]


def test_whoever_is_taken_is_not_offered() -> None:
    """Heroes at the table and their classes are gone from the gallery; an old button shows somebody else."""
    campaign, say = gathered(), words("fr")
    taken = campaign.seats[0]

    face = gallery_face(campaign, f"{taken.hero}/{taken.hero_class}", BRUNO, say)

    assert say.hero(taken.hero) not in face.title
    assert all(say.hero(taken.hero) != pick.label for pick in menu(face, "gallery").picks)
    joins = [key.does for key in keys(face) if isinstance(key.does, Join)]
    assert [join.hero_class for join in joins] != [taken.hero_class]


def test_the_gallery_is_closed_once_the_party_has_set_out() -> None:
    """An old button says why."""
    with pytest.raises(Refused, match="already_started"):
        gallery_face(started(), "", ALIX, words("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_sees_where_to_begin(language: str) -> None:
    """The campaign for a first evening stands before all others and is marked; so are the heroes for it."""
    face = gathering(SYSTEM.found("Les Braises", ALIX, "fr"), words(language))

    first, *others = menu(face, "story").picks
    assert first.sign == BEGINNER
    assert words(language).text("camp-first-evening") in first.note
    assert all(pick.sign != BEGINNER for pick in others)
    marked = [pick.does for pick in menu(face, "join").picks if pick.sign == BEGINNER]
    assert {(each.hero, each.hero_class) for each in beginners()} == {
        (deed.hero, deed.hero_class) for deed in marked if isinstance(deed, Join)
    }
    assert SitDown() in [key.does for key in keys(face)]


def test_a_language_is_written_small_in_french() -> None:
    """« Langue : français », as French writes it."""
    campaign = SYSTEM.found("Les Braises", ALIX, "fr")

    assert "Langue\N{NO-BREAK SPACE}: français" in settled(campaign, words("fr"))
    assert "Language: français" in settled(campaign, words("en"))
