"""Monsters: groups, limits, acts, placement, and the frame of an activation (MON, ACT)."""

import pytest

from bot.descent.board import Square
from bot.descent.content.library import library
from bot.descent.events import (
    ActionTaken,
    AttackDeclared,
    GroupActivated,
    GroupFinished,
    GroupRemoved,
    InstructionNeglected,
    MonstersPlaced,
)
from bot.descent.quest.model import Spawn
from bot.descent.quest.spawning import PlaceMonsters
from bot.descent.rules import stats
from bot.descent.rules.harm import Suffer
from tests.descent.rules.trial import plain_scene, told
from tests.descent.scene import Scene

ROOM = """
{} . . . . .
. . . . . .
. . . . . .
"""


def spawn(table: Scene, monster: str = "zombie", near: str = "D2") -> None:
    """A full group appears round a square."""
    table.step(PlaceMonsters(spawn=Spawn(monster=monster, near=Square.parse(near))))


@pytest.mark.parametrize(("heroes", "minions"), [("A B", 2), ("A B C", 3), ("A B C D", 4)])
def test_mon_01_group_limits_depend_on_the_number_of_heroes(heroes: str, minions: int) -> None:
    """MON-01: two, three or four heroes meet two, three or four lesser zombies and one master."""
    table = plain_scene(ROOM.format(heroes), turn=None)

    spawn(table)

    ranks = [monster.master for monster in table.game.group_members("zombie")]
    assert (ranks.count(False), ranks.count(True)) == (minions, 1)


@pytest.mark.parametrize("monster", sorted(library().monsters))
def test_mon_02_the_second_act_has_cards_of_its_own(monster: str) -> None:
    """MON-02: in act II every monster uses its second card."""
    first = plain_scene("A . z", turn=None, act=1, monsters={"z": monster})
    second = plain_scene("A . z", turn=None, act=2, monsters={"z": monster})
    card = library().monsters[monster]

    assert stats.health(first.game, first["z"]) == card.act1["minion"].health
    assert stats.health(second.game, second["z"]) == card.act2["minion"].health
    assert card.act1 != card.act2


def test_mon_04_one_on_the_square_the_others_around() -> None:
    """MON-04: one monster stands on the highlighted square, the others as near as possible."""
    table = plain_scene(ROOM.format("A B"), turn=None)

    spawn(table)

    squares = [monster.square for monster in table.game.group_members("zombie")]
    assert Square.parse("D2") in squares
    assert all(table.game.grid.distances(Square.parse("D2"))[square] <= 1 for square in squares)


def test_mon_04_a_taken_square_means_as_near_as_possible() -> None:
    """MON-04: where somebody stands already, the monster is placed beside."""
    table = plain_scene("A B g . .", turn=None)

    spawn(table, near="C1")

    assert {str(monster.square) for monster in table.game.group_members("zombie")} == {"D1", "E1"}


def test_mon_05_masters_come_first() -> None:
    """MON-05: where there is room for one only, it is the master."""
    table = plain_scene("A B .", turn=None)

    spawn(table, near="C1")

    assert [monster.master for monster in table.game.group_members("zombie")] == [True]


def test_mon_06_reinforcements_stop_at_the_limit() -> None:
    """MON-06: what would go beyond the group limit is not placed."""
    table = plain_scene(ROOM.format("A B"), turn=None)
    spawn(table)
    table.step(Suffer(figure=table.game.group_members("zombie")[-1].id, amount=9, source="trap"))

    spawn(table)
    assert len(table.game.group_members("zombie")) == 3
    spawn(table)

    assert not told(table, MonstersPlaced)
    assert len({monster.id for monster in table.game.group_members("zombie")}) == 3


def test_mon_08_a_group_without_figures_leaves_the_track() -> None:
    """MON-08: with its last figure the group is gone, and it is told."""
    table = plain_scene("A . z . g", turn=None)

    table.step(Suffer(figure="zombie_1", amount=9, source="trap"))

    assert list(table.game.groups) == ["goblin_archer"]
    assert [event.group for event in told(table, GroupRemoved)] == ["zombie"]


def test_mon_08_a_group_can_be_forced_to_act() -> None:
    """MON-08: a quest may activate a certain group, whatever the track says."""
    table = plain_scene("A . . z . g", turn=None)
    table.game.groups["zombie"].activated = True

    table.activate("zombie", "zombie_follows")

    assert table.at("z") == "B1"


@pytest.mark.parametrize("seed", list("abcdef"))
def test_act_01_a_group_that_has_not_acted_is_picked(seed: str) -> None:
    """ACT-01: after a hero's turn one of the groups that wait acts, each of them once a round."""
    table = plain_scene("A . . . . . . . . z\nB . . . . . . . . g\nC . . . . . . . . s", seed=seed)
    order = []
    for letter in "ABC":
        if table.game.turn is None:
            table.take_turn(letter)
        table.end_turn(letter)
        order += [event.group for event in told(table, GroupActivated)]

    assert sorted(order) == ["cave_spider", "goblin_archer", "zombie"]


def test_act_01_chance_picks_the_group() -> None:
    """ACT-01: which group is picked differs from seed to seed."""
    firsts = set()
    for seed in "abcdefgh":
        table = plain_scene("A . . . . . . . . z\nB . . . . . . . . g", seed=seed)
        table.end_turn("A")
        firsts |= {event.group for event in told(table, GroupActivated)}

    assert firsts == {"zombie", "goblin_archer"}


def test_act_02_down_the_list_and_again_from_the_top() -> None:
    """ACT-02: a monster goes down its list and starts again at the top until it has done two actions."""
    table = plain_scene("A . . . . . . . . s", turn=None)

    table.activate("cave_spider", "cave_spider_follows")

    assert [event.action for event in told(table, ActionTaken)] == ["engage", "engage"]


def test_act_02_it_ends_when_nothing_can_be_done() -> None:
    """ACT-02: a monster that can resolve nothing on its list is done."""
    table = plain_scene("A . . . z", turn=None)

    table.activate("zombie", "zombie_bites")

    assert not told(table, ActionTaken)
    assert told(table, GroupFinished)


def test_act_03_what_would_change_nothing_is_neglected() -> None:
    """ACT-03: already adjacent, it need not engage; with nobody to attack, it does not; both are told."""
    near = plain_scene("A z", turn=None)
    far = plain_scene("A . . . . z", turn=None)

    near.activate("zombie", "zombie_follows")
    far.activate("zombie", "zombie_bites")

    assert near.at("z") == "B1"
    assert told(near, InstructionNeglected)
    assert [event.instruction for event in told(far, InstructionNeglected)] == ["attack"]


def test_rnd_06_a_second_attack_is_neglected() -> None:
    """RND-06: one of the two actions may be an attack; the next line with one is neglected."""
    table = plain_scene("A z", turn=None, roll="blue X, yellow h2, gray 1")

    table.activate("zombie", "zombie_bites")

    assert len(told(table, AttackDeclared)) == 1
    assert "attack_used" in [event.why for event in told(table, InstructionNeglected)]


def test_mon_08_a_revealed_group_has_not_acted_yet() -> None:
    """MON-08: a group that appears in the middle of a round still acts in it, unless the quest says otherwise."""
    table = plain_scene("A B . . . . .", turn=None)
    spawn(table, "zombie", "G1")
    late = Spawn(monster="goblin_archer", near=Square.parse("E1"), activated=True)
    table.step(PlaceMonsters(spawn=late))

    assert not table.game.groups["zombie"].activated
    assert table.game.groups["goblin_archer"].activated
