"""The monster track and the info panel (MON-01, MON-02, MON-03, MON-08)."""

from bot.descent.monsters.track import info, track
from tests.descent.scene import scene


def test_mon_08_the_track_shows_groups_and_their_figures():
    """MON-08: which groups are in play, whether they have acted, and how their figures are."""
    table = scene("H . z y . g", monsters={"y": "zombie master"}, turn=None)
    table["z"].damage = 2
    table["z"].conditions.append("stunned")
    table.game.groups["goblin_archer"].activated = True

    zombies, archers = track(table.game)

    assert (zombies.monster, zombies.activated, archers.activated) == ("zombie", False, True)
    assert [(one.rank, one.left, one.health) for one in zombies.figures] == [("minion", 1, 3), ("master", 6, 6)]
    assert zombies.figures[0].conditions == ("stunned",)


def test_mon_08_the_group_that_acts_is_marked():
    """MON-08: while a group acts the track says so."""
    table = scene("H z", turn=None, roll="blue r3h2, yellow r1h1, gray 0")
    table.activate("zombie", "zombie_hunger")

    assert table.asked == "react"
    assert [entry.acting for entry in track(table.game)] == [True]


def test_mon_02_the_info_panel_follows_the_act():
    """MON-02: the panel shows the numbers of the current act."""
    first, second = (info("zombie", act=act, heroes=4).ranks[0].health for act in (1, 2))

    assert (first, second) == (3, 5)


def test_mon_03_a_lieutenants_panel_depends_on_the_number_of_heroes():
    """MON-03: a lieutenant's health grows with the party."""
    healths = [info("splig", act=1, heroes=heroes).ranks[0].health for heroes in (2, 3, 4)]

    assert healths == [7, 9, 13]


def test_mat_01_the_panel_lists_surges_in_the_order_they_are_spent():
    """MAT-01: conditions first, then hearts."""
    minion = info("zombie", act=1, heroes=2).ranks[0]

    assert [effect.kind for surge in minion.surges for effect in surge.do] == ["inflict", "add"]


def test_mon_01_the_panel_names_the_group_limits():
    """MON-01: minions and masters for this number of heroes."""
    assert info("barghest", act=1, heroes=2).limits == (1, 1)
    assert info("barghest", act=1, heroes=4).limits == (3, 1)
