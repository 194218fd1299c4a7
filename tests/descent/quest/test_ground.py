"""Ground that a quest lays over what is printed, and lines where it rises (MOV-10, APX-04)."""

import pytest

from bot.descent.board import Edge, Square, Terrain
from bot.descent.commands import Move
from bot.descent.content.library import library
from bot.descent.quest.fitting import fits
from bot.descent.views.pictures.atlas import atlas_view
from bot.descent.views.pictures.ground import cells, ledges
from bot.descent.views.reference.reading import board_reading
from bot.descent.words import words
from bot.words import LANGUAGES, Language
from tests.descent.quest.tables import QuestTable, quest_scene

GROUND = """
ground:
  - {terrain: lava, squares: [E3, E4, forge]}
  - {terrain: mud, squares: [D2]}
elevation: ["G3|H3", "G4|H4"]
hall: {ground: [{terrain: pit, squares: [M3]}], elevation: ["I3|J3"]}
places: {forge: [F5]}
"""


@pytest.fixture
def forge() -> QuestTable:
    """A chapel with lava, mud and a step; the hall behind the door is not open yet."""
    return quest_scene(GROUND)


def test_mov_10_a_quest_lays_lava_mud_and_steps(forge: QuestTable) -> None:
    """MOV-10: what the quest lays is on the board instead of what is printed, as soon as its area is in view."""
    laid = {square: forge.game.board.terrain(Square.parse(square)) for square in ("E3", "F5", "D2", "D3")}

    assert laid == {"E3": Terrain.LAVA, "F5": Terrain.LAVA, "D2": Terrain.MUD, "D3": Terrain.PLAIN}
    assert forge.game.board.elevation == [Edge.parse("G3|H3"), Edge.parse("G4|H4")]


def test_what_lies_behind_a_door_comes_with_its_area(forge: QuestTable) -> None:
    """Neither ground nor steps of an area are there before it is revealed."""
    assert Square.parse("M3") not in forge.game.grid.terrain

    forge.happen(do="reveal", area="hall")

    assert forge.game.board.terrain(Square.parse("M3")) is Terrain.PIT
    assert Edge.parse("I3|J3") in forge.game.board.elevation


def test_mov_10_lava_of_a_quest_burns_who_steps_into_it(forge: QuestTable) -> None:
    """MOV-10: lava hurts a hero by two hearts, and defeats one that stays; mud costs two points."""
    assert Move(hero=forge.names["A"], to=Square.parse("D2")).price(forge.game).points == 2

    forge.do(Move(hero=forge.names["A"], to=Square.parse("E3")))
    assert forge["A"].damage == 2

    forge.end_turn("A")
    assert forge.hero("A").knocked_out


@pytest.mark.parametrize("language", LANGUAGES)
def test_ground_and_steps_are_told_in_words(forge: QuestTable, language: Language) -> None:
    """Whoever hears the board learns of lava, mud and the line where the ground rises."""
    told = "\n".join(board_reading(forge.game, words(language)))

    for word in (words(language).text("terrain-lava"), words(language).text("terrain-mud"), "G3|H3, G4|H4"):
        assert word in told


def test_ground_and_steps_are_drawn_for_players_and_authors(forge: QuestTable) -> None:
    """The board of players shows what is in view; the map of the author all of it."""
    assert cells(forge.game)[4, 2].terrain == "lava"
    assert len(ledges(forge.game.board)) == 2

    drawn = atlas_view(forge.quest, library(), forge.quest.areas).board
    assert (drawn.cells[4, 2].terrain, drawn.cells[12, 2].terrain) == ("lava", "pit")
    assert len(drawn.elevation) == 3


def test_a_board_with_other_ground_is_another_board(forge: QuestTable) -> None:
    """A game goes on by a rewritten quest only if the ground in view is the same."""
    assert fits(forge.game, forge.quest)

    chapel, hall = forge.quest.areas
    for other in ({"ground": ()}, {"elevation": ()}):
        dry = forge.quest.model_copy(update={"areas": (chapel.model_copy(update=other), hall)})
        assert not fits(forge.game, dry), other
    behind = forge.quest.model_copy(update={"areas": (chapel, hall.model_copy(update={"ground": ()}))})
    assert fits(forge.game, behind)
