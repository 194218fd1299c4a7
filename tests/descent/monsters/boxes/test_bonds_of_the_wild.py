"""Deep elves, hellhounds and kobolds: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.quest.areas import Spawn
from bot.descent.quest.spawning import roster
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, play
from tests.descent.monsters.test_abilities import Ties

# Deep elves --------------------------------------------------------------------------------------------------


@shows("stealthy")
@refuses("stealthy")
@pytest.mark.parametrize(("blue", "damage"), [("r3h2", 3), ("r2h2s1", 0)])
def test_a_deep_elf_is_hard_to_hit(blue: str, damage: int):
    """Stealthy: an attack from beside it needs three range; two miss."""
    table = meet("G m", {"m": "deep_elf"}, turn="G", roll=f"blue {blue}, red h1, brown 0")

    table.attack("G", "m")
    table.settle()

    assert table["m"].damage == damage


@shows("pierce")
@refuses("pierce")
@pytest.mark.parametrize(("elf", "damage"), [("deep_elf", 2), ("deep_elf master", 3)])
def test_a_deep_elfs_blades_find_the_gaps(elf: str, damage: int):
    """Pierce: all its attacks ignore two shields, a master's three; hearts they don't add."""
    table = play("m G", elf, ATTACK, STAY, roll="blue r3h2, yellow r1h1, gray 3")
    assert table["G"].damage == damage

    table = play("m G", elf, ATTACK, STAY, roll="blue r3h2, yellow r1h1, gray 0")
    assert table["G"].damage == 3


@shows("riposte")
@pytest.mark.parametrize(
    ("roll", "back", "dealt"),
    [
        ("blue r3h2, red h3, brown 2", 2, 3),
        ("blue X, red h3, brown 2", 3, 0),
        ("blue r2h2s1, red h1, brown 0", 3, 0),
    ],
    ids=["shields", "x", "short"],
)
def test_a_master_deep_elf_ripostes(roll: str, back: int, dealt: int):
    """Riposte: an adjacent attacker loses as many hearts as the defence has shields; if it missed, as it rolled."""
    table = meet("G m", {"m": "deep_elf master"}, turn="G", roll=roll)

    table.attack("G", "m")
    table.settle()

    assert (table["G"].damage, table["m"].damage) == (back, dealt)


@refuses("riposte")
def test_a_riposte_does_not_reach_far_and_minions_have_none():
    """Riposte: an archer is out of its reach, a bare defence gives nothing back, and minions don't have it."""
    table = meet("W . m", {"m": "deep_elf master"}, turn="W", roll="blue r6h1s1, yellow r1h1, brown 2")
    table.attack("W", "m")
    table.settle()
    assert table["W"].damage == 0

    for elf, brown in (("deep_elf master", 0), ("deep_elf", 2)):
        table = meet("G m", {"m": elf}, turn="G", roll=f"blue r3h2, red h3, brown {brown}")
        table.attack("G", "m")
        table.settle()
        assert table["G"].damage == 0


# Hellhounds --------------------------------------------------------------------------------------------------


@shows("hunt")
def test_a_hellhound_hauls_its_prey_to_where_it_hurts():
    """Hunt: with a surge the target is set down elsewhere next to the hound, in a pit where there is one."""
    table = play("m m G\no . .", "hellhound", ATTACK, STAY, roll="blue r2h2s1, red h1, gray 0", ties="cunning")

    assert (bought(table), table.at("G"), table["G"].damage) == (["surge0"], "A2", 5)


@refuses("hunt")
@pytest.mark.parametrize(("drawing", "ties"), [("m m G", "cunning"), ("m m G\no . .", "merciful")])
def test_a_hellhound_leaves_its_prey_where_it_can_be_no_worse_off(drawing: str, ties: Ties):
    """Hunt: with nowhere worse to go the surge pierces instead; merciful hounds spare it the pit."""
    table = play(drawing, "hellhound", ATTACK, STAY, roll="blue r2h2s1, red h1, gray 2", ties=ties)

    assert table.at("G") != "A2"
    if ties == "cunning":
        assert (bought(table), table["G"].damage) == (["surge1"], 3)


def test_a_master_hound_breathes_on_a_second_hero():
    """Its breath strikes whoever stands behind the target."""
    table = play(
        "m m G S",
        "hellhound master",
        {"do": "attack", "aim": {"by": ["closest"]}},
        STAY,
        roll="blue r2h2s1, red h3s1, gray 0, gray 0",
    )

    assert "surge1" in bought(table)
    assert table["S"].damage > 0


# Kobolds -----------------------------------------------------------------------------------------------------


@shows("small_beginnings")
def test_kobolds_come_with_their_masters_alone():
    """Small beginnings: where a quest lets kobolds appear, only masters do, as many as the group may have."""
    table = meet("G S W T", {})

    assert [count for master, count in roster(table.game, Spawn(monster="kobold", near="A1")) if not master] in (
        [],
        [0],
    )
    assert [count for master, count in roster(table.game, Spawn(monster="kobold", near="A1")) if master] == [3]


@refuses("small_beginnings")
def test_others_come_in_full_strength():
    """Small beginnings is of kobolds: hellhounds come with their minions."""
    table = meet("G S W T", {})

    assert dict(roster(table.game, Spawn(monster="hellhound", near="A1"))) == {True: 1, False: 3}


@shows("spawner")
def test_a_master_kobold_calls_a_minion_each_time():
    """Spawner: as the group begins, a minion appears next to each master, and acts at once."""
    table = meet("m . . . G\n. . . . .", {"m": "kobold master"})

    act_out(table, "kobold", STAY)
    minions = [monster for monster in table.game.monsters.values() if not monster.master]
    assert [table.game.adjacent(monster, table["m"]) for monster in minions] == [True]

    act_out(table, "kobold", STAY)
    assert sum(not monster.master for monster in table.game.monsters.values()) == 2


@refuses("spawner")
def test_no_more_kobolds_than_the_group_may_have():
    """Spawner: at the group limit nobody comes; a minion calls nobody, nor do others when their group begins."""
    table = meet("m a b c d . G\n. . . . . . S", {"m": "kobold master", **dict.fromkeys("abcd", "kobold")})
    act_out(table, "kobold", STAY)
    assert len(table.game.monsters) == 5

    table = meet("m . G", {"m": "kobold"})
    act_out(table, "kobold", STAY)
    assert len(table.game.monsters) == 1

    table = meet("m . z . G", {"m": "kobold master"})
    act_out(table, "zombie", STAY)
    assert len(table.game.monsters) == 2


@shows("swarm")
@refuses("swarm")
@pytest.mark.parametrize(("drawing", "damage"), [("m G z\n. y .", 4), ("m G . z", 2)])
def test_kobolds_fight_better_in_a_swarm(drawing: str, damage: int):
    """Swarm: a surge is worth a heart for each other monster next to the target, and nothing with none there."""
    table = play(drawing, "kobold", ATTACK, STAY, roll="blue r2h2s1, gray 0")

    assert table["G"].damage == damage


def test_kobolds_slip_through_heroes():
    """Scamper: a hero in the way is no obstacle."""
    table = play("m S . G\n# # # #", "kobold", {"do": "engage", "aim": {"by": ["highest_might"]}}, STAY)

    assert table.at("m") == "C1"
