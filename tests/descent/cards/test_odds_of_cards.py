"""The odds beside an attack count what cards do to it: veils, challenges, blessings, gear."""

from collections.abc import Callable

import pytest

from bot.descent.attack.odds_now import attack_odds, blow_of
from tests.descent.attack.test_odds import DRAGON, all_through_the_engine
from tests.descent.cards.table import SPIRITSPEAKER
from tests.descent.scene import Scene, scene

STURDY = 60
"""So many hearts more that no target of these scenes falls."""


def sturdy(table: Scene) -> Scene:
    """The same scene with a target that will not fall."""
    table.monster("z").extra_health = STURDY
    return table


def in_the_mist(drawing: str = "A H z", *, fear: bool = False, monster: str = "zombie") -> Scene:
    """The spiritspeaker's mist lies over the target of an axe."""
    table = scene(
        drawing,
        heroes=SPIRITSPEAKER | {"H": "grisban_the_thirsty/berserker"},
        monsters={"z": monster},
        cards={"A": ["cloud_of_mist"]},
        turn="A",
    )
    table.use("A", "cloud_of_mist")
    table.game.groups.clear()
    table.end_turn("A")
    table.take_turn("H")
    if fear:
        table["H"].conditions.append("terrified")
    return sturdy(table)


def challenged() -> Scene:
    """A knight who has challenged the monster."""
    table = scene("H z", cards={"H": ["challenge", "chipped_greataxe"]})
    table.use("H", "challenge", "z")
    return sturdy(table)


def blessed() -> Scene:
    """A thief whom divine fury gives a die."""
    table = scene("A T . z", heroes={"T": "tomble_burrowell/thief"}, cards={"A": ["divine_fury"]}, roll="red h1")
    table.names["H"] = table.names["T"]
    table.use("A", "prayer_of_healing", "T")
    table.game.groups.clear()
    table.end_turn("A")
    table.take_turn("T")
    return sturdy(table)


FIGHTS: dict[str, Callable[[], Scene]] = {
    "in the mist": in_the_mist,
    "in mist and fear": lambda: in_the_mist(fear=True),
    "in the mist and the dragon's shadow": lambda: in_the_mist(f"A . . .{DRAGON}", monster="shadow_dragon"),
    "out of the mist": lambda: in_the_mist("A . . . H z"),
    "challenged": challenged,
    "blessed": blessed,
    "scorpion helm": lambda: sturdy(scene("H . . . . z", cards={"H": ["scorpion_helm", "sling"]})),
}


@pytest.mark.parametrize("named", FIGHTS)
def test_the_odds_count_what_cards_do(named: str) -> None:
    """All dice through the real engine give the distribution that is told beside the attack."""
    table = FIGHTS[named]()
    weapon = next(card.id for card in table.hero("H").cards if card.equipped and card.id != "scorpion_helm")

    told = attack_odds(table.game, table.names["H"], table.names["z"], weapon)

    missed, dealt = all_through_the_engine(table, weapon)
    assert told.miss == missed
    assert dict(told.damage) == dealt


@pytest.mark.parametrize(("drawing", "veil"), [("A H z", 1), ("A . . . H z", 0)])
def test_a_veil_costs_one_surge_where_it_lies(drawing: str, veil: int) -> None:
    """Within three squares of the spiritspeaker the mist costs a surge, farther away it costs none."""
    table = in_the_mist(drawing)

    assert blow_of(table.game, table.names["H"], table.names["z"], "chipped_greataxe").veil == veil
