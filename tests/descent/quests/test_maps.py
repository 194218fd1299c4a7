"""The maps of the shipped quests: ways that part and meet again, and choices that open one of them."""

from itertools import combinations

from bot.descent.board.tiles import Placement, assemble
from bot.descent.content.library import library
from bot.descent.quest.checks.manuscript import parts_of
from bot.descent.quest.happenings_board import UnlockTheDoor
from bot.descent.quest.happenings_story import Choose
from bot.descent.quest.model import Quest

LOOPS = 6
"""So many quests at least have a map on which there is more than one way."""


def stories() -> list[Quest]:
    """The quests of campaigns, without the levels of the Raid, which have loops by rule."""
    return [quest for quest in library().quests.values() if quest.level is None]


def has_loop(quest: Quest) -> bool:
    """Whether somebody can leave a tile and come back to it another way: as many joints as tiles, or more."""
    tiles = [tile for area in quest.areas for tile in area.tiles]
    board = assemble(tiles, library().tiles)
    grid = board.grid()
    joints: set[frozenset[Placement]] = set()
    for square in grid.squares(grid.floor):
        here = board.placements[square]
        joints |= {frozenset({here, board.placements[other]}) for other in grid.neighbours(square)}
    return sum(len(joint) == 2 for joint in joints) >= len(tiles)


def test_many_quests_leave_a_choice_of_way() -> None:
    """At least six quests can be gone through in more than one way, the three indoor finales among them."""
    looped = {quest.id for quest in stories() if has_loop(quest)}
    assert len(looped) >= LOOPS, sorted(looped)
    assert {"widows_masque", "bell_beneath", "winter_crown"} <= looped


def test_a_choice_opens_one_way_rather_than_another() -> None:
    """In some quests with several ways what the party decides unlocks one of them, and not each option does."""
    deciding = set()
    for quest in stories():
        for _, part in parts_of(quest):
            if isinstance(part, Choose):
                opened = [
                    {door.door for _, door in parts_of(option) if isinstance(door, UnlockTheDoor)}
                    for option in part.options
                ]
                if any(one != other for one, other in combinations(opened, 2)):
                    deciding.add(quest.id)
    assert len({quest for quest in deciding if has_loop(library().quests[quest])}) >= 2, sorted(deciding)
