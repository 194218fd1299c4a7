"""Great moments have their picture in the message that tells them."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import TakeTurn
from bot.descent.events import (
    ActionTaken,
    FigureMoved,
    MonsterDefeated,
    MonstersPlaced,
    Searched,
    TurnEnded,
    TurnStarted,
)
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.state.figures import Group, Monster
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.past.turn_messages import record_face, story_face
from bot.descent.views.pictures.moments import MOST_PORTRAITS, moment_pictures
from bot.descent.words import words
from bot.kernel.events import Event
from bot.views.chapter import Chapter
from bot.views.face import Face
from renders.drawing import Drawing
from tests.descent.views.games import ALIX, started

HERO = "syndrael"
B2 = Square(1, 1)
SEARCH: tuple[Event, ...] = (
    ActionTaken(figure=HERO, action="search", left=1),
    Searched(hero=HERO, token="chest", found="health_potion"),
)
WALK = FigureMoved(figure=HERO, start=(B2,), path=(Square(2, 1),), end=(Square(2, 1),))
COMES = MonstersPlaced(group="splig", figures=("splig_1",), squares=((B2,),))
FALLS = MonsterDefeated(figure="splig_1", by=HERO, square=B2)


@pytest.fixture
def campaign() -> Campaign:
    """A fight in English; Splig is there."""
    campaign = started(2)
    campaign.language = "en"
    game = campaign.running()
    game.groups["splig"] = Group(id="splig", monster="splig")
    game.monsters["splig_1"] = Monster(id="splig_1", monster="splig", group="splig", squares=(B2,), number=1)
    return campaign


def names(face: Face | None) -> list[tuple[str, str]]:
    """The pictures of a message: their files, and how their words begin."""
    assert face is not None
    return [(each.name, each.alt.split("\n")[0]) for each in face.pictures if isinstance(each, Drawing)]


def told(campaign: Campaign, *events: Event) -> Chapter:
    return Chapter(campaign, events, 1, 9)


def test_a_find_stays_with_the_record_of_the_turn(campaign: Campaign) -> None:
    """Whoever reads the turn later sees the card that was found."""
    record = record_face(campaign, told(campaign, TurnStarted(hero=HERO), *SEARCH, WALK, TurnEnded(hero=HERO)))
    assert names(record) == [("cards", words("en").card("health_potion"))]


def test_the_panel_shows_a_find_until_something_else_is_done(campaign: Campaign) -> None:
    """The card comes with the panel that tells of it, below the board, and goes with the next move."""
    Play(command=TakeTurn(hero=HERO)).do(campaign, ALIX)
    found = panel_face(campaign, told(campaign, TurnStarted(hero=HERO), *SEARCH))
    assert [name for name, _ in names(found)] == ["board", "cards"]
    moved = panel_face(campaign, told(campaign, TurnStarted(hero=HERO), *SEARCH, WALK))
    assert [name for name, _ in names(moved)] == ["board"]


def test_nothing_found_is_no_picture(campaign: Campaign) -> None:
    """An empty chest, or one with nothing but gold, has no card."""
    empty = Searched(hero=HERO, token="chest", found=None, gold=25)
    assert moment_pictures([empty], campaign.running(), words("en")) == ()


def test_a_lieutenant_enters_and_falls_with_a_portrait(campaign: Campaign) -> None:
    """Both are seen in the message that tells them, with the name and a line; also once the figure is gone."""
    say = words("en")
    comes = story_face(campaign, told(campaign, TurnEnded(hero=HERO), COMES))
    assert names(comes) == [("portrait", f"{say.monster('splig')}. Enters the fray")]

    del campaign.running().monsters["splig_1"]
    record = record_face(campaign, told(campaign, TurnStarted(hero=HERO), FALLS, TurnEnded(hero=HERO)))
    assert names(record) == [("portrait", f"{say.monster('splig')}. Out of the fight")]


def test_a_monster_with_a_name_of_its_own_has_a_portrait(campaign: Campaign) -> None:
    """A unique monster that fell is called by the name it had; a nameless one of its kind gets no picture."""
    named = MonsterDefeated(figure="zombie_1", by=HERO, square=B2, name="Gatekeeper")
    (portrait,) = moment_pictures([named], campaign.running(), words("en"))
    assert "Gatekeeper" in portrait.alt
    nameless = MonsterDefeated(figure="zombie_2", by=HERO, square=B2)
    assert moment_pictures([nameless], campaign.running(), words("en")) == ()


def test_there_are_never_many_portraits(campaign: Campaign) -> None:
    """However much happens, the last ones are enough."""
    shown = moment_pictures([COMES, FALLS, COMES, FALLS], campaign.running(), words("fr"))
    assert len(shown) == MOST_PORTRAITS
    assert "Hors de combat" in shown[-1].alt
