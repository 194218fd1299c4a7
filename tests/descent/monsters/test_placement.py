"""Monsters appear: squares, ranks, limits, large bases, unique monsters (MON-04 to MON-07, BIG-06)."""

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from pydantic import ValidationError

from bot.descent.board import Square
from bot.descent.events import GroupRemoved, MonsterDefeated, MonstersPlaced
from bot.descent.quest.model import Spawn
from bot.descent.quest.spawning import PlaceMonsters
from bot.descent.rules import stats
from bot.descent.rules.harm import Suffer
from bot.descent.state.figures import Monster
from bot.descent.words import Words
from bot.kernel.editions import by_the_rules_of
from tests.descent.rules.trial import plain_scene, told, trial_cards
from tests.descent.scene import Scene

HALL = """
A B . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
"""
Ties = Literal["vote", "merciful", "fair", "cunning"]
PARTIES = {2: "A B . .", 3: "A B C .", 4: "A B C D"}


@pytest.fixture(autouse=True)
def plain_heroes() -> Iterator[None]:
    """A, B, C and D are heroes whose cards never step in."""
    with trial_cards():
        yield


def hall(heroes: int = 2) -> Scene:
    """An empty hall with two, three or four heroes in its corner."""
    return plain_scene(HALL.replace("A B . .", PARTIES[heroes]), turn=None)


def place(table: Scene, monster: str = "zombie", **more: Any) -> list[Monster]:
    """Monsters appear; those that were placed, in order."""
    spawn = Spawn.model_validate({"monster": monster, **({} if _has_spot(more) else {"near": "E2"}), **more})
    table.step(PlaceMonsters(spawn=spawn))
    placed = told(table, MonstersPlaced)
    return [table.game.monsters[name] for event in placed for name in event.figures]


def _has_spot(more: dict[str, Any]) -> bool:
    return any(name in more for name in ("near", "masters_at", "minions_at"))


def ranks(monsters: list[Monster]) -> str:
    """Their ranks in order: M for a master, m for a minion."""
    return "".join("M" if monster.master else "m" for monster in monsters)


def squares(monsters: list[Monster]) -> list[str]:
    """Where they stand."""
    return [str(monster.square) for monster in monsters]


def far_from(monsters: list[Monster], square: str) -> list[int]:
    """How many squares each of them is from a square of an open hall."""
    x, y = Square.parse(square)
    return [min(max(abs(own.x - x), abs(own.y - y)) for own in monster.squares) for monster in monsters]


# Squares (MON-04) --------------------------------------------------------------------------------------------


def test_mon_04_exact_squares() -> None:
    """MON-04: figures with a square of their own stand exactly there."""
    table = hall()

    placed = place(table, masters_at=["F2"], minions_at=["D3", "H4"])

    assert ranks(placed) == "Mmm"
    assert squares(placed) == ["F2", "D3", "H4"]


def test_mon_04_an_exact_square_that_is_taken() -> None:
    """MON-04: if the exact square is not empty the monster stands as near to it as possible."""
    table = hall()

    placed = place(table, minions_at=["A1"])

    assert table.game.at(Square.parse("A1")) is table["A"]
    assert table.game.distance(placed[0], table["A"]) == 1


def test_mon_04_as_many_as_there_are_icons() -> None:
    """MON-04: with exact squares and no numbers, as many appear as there are squares."""
    assert ranks(place(hall(4), minions_at=["D3", "H4"])) == "mm"


def test_mon_04_the_highlighted_square() -> None:
    """MON-04: one on the square, all the others adjacent to it, and nobody twice in one place."""
    placed = place(hall(4), near="E2")

    assert squares(placed)[0] == "E2"
    assert far_from(placed, "E2") == [0, 1, 1, 1, 1]
    assert len(set(squares(placed))) == len(placed) == 5


def test_mon_04_exact_for_some_and_near_for_the_rest() -> None:
    """MON-04: who has no square of its own gathers round the highlighted one."""
    placed = place(hall(3), near="E2", masters_at=["H1"], minions={3: 2})

    assert ranks(placed) == "Mmm"
    assert squares(placed)[0] == "H1"
    assert squares(placed)[1] == "E2"


def test_mon_04_nearest_is_counted_round_walls() -> None:
    """MON-04: the square behind the wall is next door for a bird only."""
    table = plain_scene("A B z|. .\n. . . . .", turn=None)

    placed = place(table, "goblin_archer", near="C1", masters={2: 1}, minions={2: 0})

    assert squares(placed)[0] in {"B2", "C2", "D2"}, "one of the three squares one step away"


NEAR = "A B . . .\n. . z . .\n. . . . ."
"""Where a zombie stands on the square that is asked for, eight others are one step away."""


@pytest.mark.parametrize(
    ("ties", "allowed"), [("cunning", {"C1", "B2"}), ("merciful", {"D1", "D2", "B3", "C3", "D3"})]
)
def test_mon_04_equally_near_squares_follow_the_tie_setting(ties: Ties, allowed: set[str]) -> None:
    """ACT-08: of equally near squares cunning monsters take one nearest to a hero, merciful ones the farthest."""
    for seed in range(6):
        table = plain_scene(NEAR, turn=None)
        table.game.ties, table.game.chance.seed = ties, f"{ties} {seed}"

        placed = place(table, "goblin_archer", near="C2", masters={2: 1}, minions={2: 0})

        assert squares(placed)[0] in allowed


@pytest.mark.parametrize("ties", ["fair", "vote"])
def test_mon_04_equally_near_squares_are_drawn_by_lot(ties: Ties) -> None:
    """ACT-08: every square comes sometimes, and the same one for the same seed; nobody votes on it."""
    seen = []
    for seed in [*range(40), 0]:
        table = plain_scene(NEAR, turn=None)
        table.game.ties, table.game.chance.seed = ties, f"lot {seed}"
        seen += squares(place(table, "goblin_archer", near="C2", masters={2: 1}, minions={2: 0}))
        assert table.asked is None

    assert set(seen) == {"C1", "D1", "B2", "D2", "B3", "C3", "D3"}
    assert seen[0] == seen[-1]


def test_mon_04_old_logs_keep_the_reading_order() -> None:
    """A log of earlier rules is played as it was: the first of equally near squares, and no lot is drawn."""
    table = plain_scene(NEAR, turn=None)
    with by_the_rules_of(2):
        placed = place(table, "goblin_archer", near="C2", masters={2: 1}, minions={2: 0})

    assert squares(placed) == ["B2"]
    assert table.game.chance.asked == 0


@pytest.mark.parametrize("sign", ["o", "!", "%"])
def test_mon_04_not_into_harm(sign: str) -> None:
    """MON-04: nobody is placed in a pit, on hazard or on lava; the next square does."""
    table = plain_scene(f"A B . {sign} .", turn=None)

    placed = place(table, near="D1", minions={2: 0})

    assert squares(placed) == ["C1"]


def test_mon_04_a_hero_token_is_no_obstacle() -> None:
    """HP-08: the square of a fallen hero is empty."""
    table = hall()
    table.hero("A").knocked_out = True

    assert squares(place(table, masters_at=["A1"])) == ["A1"]


def test_mon_04_no_room_at_all() -> None:
    """MON-04: what finds no room is not placed, and nothing is told of a group that is not there."""
    table = plain_scene("A B", turn=None)

    assert place(table, near="A1") == []
    assert table.game.groups == {}


def test_mon_04_room_for_some() -> None:
    """MON-04, MON-05: with room for two only, the master is one of them."""
    table = plain_scene("A . . B", turn=None)

    assert ranks(place(table, near="B1")) == "Mm"


def test_mon_04_a_spawn_needs_a_place() -> None:
    """A spawn without any square is a mistake of the quest's author, and is refused when it is read."""
    with pytest.raises(ValidationError, match="needs `near`"):
        Spawn(monster="zombie")


# Ranks and limits (MON-05, MON-06) ---------------------------------------------------------------------------


@pytest.mark.parametrize(("heroes", "expected"), [(2, "Mmm"), (3, "Mmmm"), (4, "Mmmmm")])
def test_mon_05_masters_first_within_the_limits(heroes: int, expected: str) -> None:
    """MON-05: the group limit of the number of heroes, masters first."""
    assert ranks(place(hall(heroes))) == expected


@pytest.mark.parametrize(("heroes", "expected"), [(2, "m"), (3, "M"), (4, "Mm")])
def test_mon_05_large_groups(heroes: int, expected: str) -> None:
    """MON-01: two heroes meet a lesser ettin, three a master, four both."""
    assert ranks(place(hall(heroes), "ettin")) == expected


def test_mon_05_the_master_gets_the_best_square() -> None:
    """MON-05: masters are placed first, so the highlighted square is the master's."""
    placed = place(hall(4), near="E2")

    assert placed[0].master
    assert squares(placed)[0] == "E2"


def test_mon_05_fewer_than_the_limit() -> None:
    """MON-05: a quest may ask for fewer, by number of heroes."""
    counts: dict[str, Any] = {"masters": {2: 0, 4: 1}, "minions": {2: 1, 4: 2}}

    assert ranks(place(hall(2), **counts)) == "m"
    assert ranks(place(hall(4), **counts)) == "Mmm"


def test_mon_05_never_more_than_the_limit() -> None:
    """MON-05: a quest that asks for more than the group limit gets the limit."""
    assert ranks(place(hall(2), masters={2: 2}, minions={2: 9})) == "Mmm"


def test_mon_05_unless_the_quest_says_so() -> None:
    """MON-05: a quest may ignore the group limits."""
    placed = place(hall(2), masters={2: 2}, minions={2: 4}, beyond_limits=True)

    assert ranks(placed) == "MMmmmm"
    assert len({monster.id for monster in placed}) == 6


def test_mon_05_minions_instead_of_masters() -> None:
    """MON-05: if the masters have reached their limit, minions are placed instead."""
    table = hall(4)
    place(table, masters={4: 1}, minions={4: 1})

    assert ranks(place(table, masters={4: 1}, minions={4: 1})) == "mm"


def test_mon_06_reinforcements_up_to_the_limit() -> None:
    """MON-06: reinforcements fill the group up; what is beyond the limit is not placed."""
    table = hall(2)
    place(table, masters={2: 0}, minions={2: 1})

    assert ranks(place(table, masters={2: 1}, minions={2: 5})) == "Mm"
    assert place(table) == [], "the group is complete"


def test_mon_06_numbers_stay_apart() -> None:
    """MON-06: a reinforcement takes the number of a fallen monster, never one that is in use."""
    table = hall(2)
    place(table)
    table.step(Suffer(figure="zombie_2", amount=9, source="test"))

    placed = place(table)

    assert [monster.id for monster in placed] == ["zombie_2"]
    assert len(table.game.group_members("zombie")) == 3


# The track (MON-08) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("activated", [False, True])
def test_mon_08_a_new_group_is_activated_or_not(activated: bool) -> None:
    """MON-08: the quest says whether a group that appears has had its activation of this round."""
    table = hall()
    place(table, activated=activated)

    assert table.game.groups["zombie"].activated is activated


@pytest.mark.parametrize("before", [False, True])
def test_mon_08_reinforcements_change_nothing_on_the_track(before: bool) -> None:
    """MON-08: a group on the track keeps its place there, whatever is said of those who join it."""
    table = hall()
    place(table, minions={2: 0})
    table.game.groups["zombie"].activated = before

    place(table, activated=True)

    assert table.game.groups["zombie"].activated is before


# Large bases (BIG-06) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("monster", "covered"), [("barghest", 2), ("ettin", 4), ("shadow_dragon", 6)])
def test_big_06_any_part_of_the_base(monster: str, covered: int) -> None:
    """BIG-06: a large monster stands with some part of its base on the square."""
    (first, *_) = place(hall(3), monster, near="F3")

    assert len(first.squares) == covered
    assert Square.parse("F3") in first.squares


def test_big_06_large_monsters_side_by_side() -> None:
    """BIG-06, MON-04: the second one is as near as it fits, and they don't overlap."""
    placed = place(hall(4), "ettin", near="F3")

    taken = [square for monster in placed for square in monster.squares]
    assert len(taken) == len(set(taken)) == 8
    assert far_from(placed, "F3") == [0, 1]


def test_big_06_exact_square_for_a_large_one() -> None:
    """BIG-06: where its base does not fit on the exact square, it stands as near as it does."""
    table = plain_scene("A B . . #\n. . . . .\n# # # # .", turn=None)

    (ettin,) = place(table, "ettin", minions_at=["E3"])

    assert len(ettin.squares) == 4
    assert Square.parse("D2") in ettin.squares


# Unique monsters (MON-07) ------------------------------------------------------------------------------------

GRUB = {"name": "grub", "health": 4, "health_per_hero": 2}


def test_mon_07_a_unique_master_leads_its_group() -> None:
    """MON-07: the first master has the name and the extra health, the others are what their card says."""
    table = hall(3)
    placed = place(table, unique=GRUB)
    printed = {monster.id: table.game.block(monster).health for monster in placed}

    extra = {monster.id: stats.health(table.game, monster) - printed[monster.id] for monster in placed}

    assert [monster.name for monster in placed] == ["grub", None, None, None]
    assert list(extra.values()) == [4 + 2 * 3, 0, 0, 0]


def test_mon_07_a_unique_minion() -> None:
    """MON-07: a quest may make a minion the unique one."""
    placed = place(hall(2), unique={**GRUB, "master": False})

    assert [(monster.master, monster.name) for monster in placed] == [(True, None), (False, "grub"), (False, None)]


def test_mon_07_defeating_the_unique_one_leaves_the_group() -> None:
    """MON-07: the others stay on the board and on the track."""
    table = hall(2)
    unique, *others = place(table, unique=GRUB)

    table.step(Suffer(figure=unique.id, amount=99, source="test"))

    assert [event.figure for event in told(table, MonsterDefeated)] == [unique.id]
    assert told(table, GroupRemoved) == []
    assert [monster.id for monster in table.game.group_members("zombie")] == [other.id for other in others]


def test_mon_07_its_extra_health_counts() -> None:
    """MON-07: hearts that would fell any other master leave the unique one standing."""
    table = hall(2)
    unique, *_ = place(table, unique=GRUB)

    table.step(Suffer(figure=unique.id, amount=table.game.block(unique).health, source="test"))

    assert stats.health_left(table.game, table.game.monsters[unique.id]) == 8


def test_mon_07_it_is_called_by_its_name() -> None:
    """MON-07: players read the name of a unique monster, not its number."""
    table = hall(2)
    unique, other, *_ = place(table, unique=GRUB)
    words = Words("en")

    assert words.figure(unique.id, table.game) == "grub"
    assert "2" in words.figure(other.id, table.game)
