"""The turn order a party may choose: alternating as the rulebook says, or all heroes first (SET-01, RND-01)."""

import pytest

from bot.descent.road.going import Embark
from tests.descent.road.land import land
from tests.descent.scene import scene

BOARD = """
H . . . . . . z
G . . . . . . g
"""


@pytest.mark.parametrize(("order", "acted"), [("alternating", [1, 1]), ("heroes_first", [0, 2])])
def test_rnd_01_groups_act_after_each_hero_or_after_all(order: str, acted: list[int]) -> None:
    """RND-01: after each hero one group, or after the last hero all groups; then the round is over."""
    table = scene(BOARD)
    table.game.order = "heroes_first" if order == "heroes_first" else "alternating"
    groups = []

    for hero in "HG":
        if hero == "G":
            table.take_turn(hero)
        table.end_turn(hero)
        table.settle()
        groups.append(len(table.told("group_activated")))

    assert groups == acted
    assert table.told("round_ended")


def test_set_01_the_turn_order_reaches_the_quest() -> None:
    """SET-01: what the party has settled holds in every quest of its campaign."""
    trip = land(settings={"order": "heroes_first"})

    trip.do(Embark(quest="gate"))

    assert trip.campaign.running().order == "heroes_first"
