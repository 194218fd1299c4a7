"""Items and relics of the Lair of the Wyrm that do something of their own."""

import pytest

from bot.descent.commands import Attack
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.arms import pierced, strike
from tests.descent.cards.table import TOUGH, armed, attacked, bite, held, may_react
from tests.descent.scene import scene


@shows("handbow")
def test_handbow_leaves_the_hands_free() -> None:
    """Handbow: it shoots beside a two-handed weapon, and a surge pierces a shield."""
    table = armed("chipped_greataxe", "handbow", drawing="H . z", roll="blue r2h2s1, yellow r1h1, brown 2")

    table.attack("H", "z", weapon="handbow")
    table.choose("surge0")

    assert (pierced(table), table["z"].damage) == (1, 2)


@refuses("handbow")
def test_handbow_shoots_once_a_turn() -> None:
    """Handbow: the second shot of a turn is refused, another weapon is not; the next turn it shoots again."""
    table = armed("chipped_greataxe", "handbow", roll="blue r3h2, yellow r1h1, brown 2")
    shot = Attack(hero="syndrael", target=table.names["z"], weapon="handbow")
    table.do(shot)
    table.settle()

    assert table.refused(shot) == "weapon_once_a_turn"
    offered = [choice.command for choice in table.legal("H", "attack")]
    assert [command.weapon for command in offered if isinstance(command, Attack)] == ["chipped_greataxe"]
    table.end_turn("H")
    table.settle()
    table.take_turn("H")
    assert table.refused(shot) is None


@refuses("handbow")
def test_handbow_alone_is_not_thrown_at_anybody() -> None:
    """Handbow: whoever has shot and holds nothing else does not box: a weapon is in reach."""
    table = armed("handbow", roll="blue r3h2, yellow r1h1, brown 2")
    table.attack("H", "z")
    table.settle()

    assert table.legal("H", "attack") == []


@shows("inscribed_robes")
def test_inscribed_robes_count_knowledge() -> None:
    """Inscribed Robes: the defence counts as many shields as the bearer knows things."""
    table = scene("L z", turn=None, cards={"L": ["inscribed_robes"]}, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("inscribed_robes")

    assert table["L"].damage == 0
    assert held(table, "L", "inscribed_robes").exhausted


@refuses("inscribed_robes")
def test_inscribed_robes_are_no_use_to_the_simple() -> None:
    """Inscribed Robes: a roll as good as the bearer's knowledge needs none."""
    assert not may_react(attacked("inscribed_robes", roll="blue r3h2, yellow h2, gray 3"), "inscribed_robes")
    assert may_react(attacked("inscribed_robes", roll="blue r3h2, yellow h2, gray 0"), "inscribed_robes")


# Relics ----------------------------------------------------------------------------------------------------------


@shows("aurium_mail")
def test_aurium_mail_adds_a_brown_die() -> None:
    """Aurium Mail: a black die, and exhausted a brown one."""
    table = attacked("aurium_mail", roll="blue r3h2, yellow h2, gray 0, black 2, brown 1")

    table.choose("aurium_mail")

    assert table["H"].damage == 1
    assert held(table, "H", "aurium_mail").exhausted


@refuses("aurium_mail")
def test_aurium_mail_is_exhausted_once() -> None:
    """Aurium Mail: lying sideways it gives its black die alone."""
    table = scene("H z", cards={"H": ["aurium_mail"]}, turn=None, roll="blue r3h2, yellow h2, gray 0, black 2")
    held(table, "H", "aurium_mail").exhausted = True

    bite(table)

    assert (table.asked, table["H"].damage) == (None, 2)


@shows("valyndras_bane")
@refuses("valyndras_bane")
@pytest.mark.parametrize(
    ("drawing", "monsters", "more"),
    [("H d d\n. d d", {"d": "ettin"}, ", yellow h2"), ("H d", {"d": "zombie master"}, "")],
)
def test_valyndras_bane_is_for_the_large(drawing: str, monsters: dict[str, str], more: str) -> None:
    """Valyndra's Bane: a yellow die more on a monster of several squares, and on no other."""
    table = scene(drawing, cards={"H": ["valyndras_bane"]}, monsters=monsters)
    table.monster("d").extra_health = 10
    guard = "gray 0, gray 0" if more else "brown 0"
    table.roll(f"blue r3h2, red h1, yellow r1h1{more}, {guard}")

    table.attack("H", "d")
    table.settle()

    assert table["d"].damage == 4 + 2 * bool(more)


@shows("valyndras_bane")
def test_valyndras_bane_pierces_for_a_surge() -> None:
    """Valyndra's Bane: a surge ignores three shields."""
    assert pierced(strike("valyndras_bane", "blue r2h2s1, red h1, yellow h2, brown 2", "surge0")) == 2


@refuses("valyndras_bane")
def test_valyndras_bane_sells_one_line() -> None:
    """Valyndra's Bane: what its surge buys is bought once."""
    table = scene("H z", cards={"H": ["valyndras_bane"]}, monsters=TOUGH)
    table.monster("z").extra_health = 10
    table.roll("blue r2h2s1, red h1, yellow h2s1, brown 2")

    table.attack("H", "z")
    table.choose("surge0")

    assert table.asked is None
