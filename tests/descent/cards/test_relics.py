"""Relics, the heroes' side."""

import pytest

from bot.descent.harm import Test as Trial
from tests.descent.cards.table import (
    WILDLANDER,
    armed,
    attacked,
    bite,
    hurt,
)
from tests.descent.scene import scene


def test_dawnblade_cuts_a_second_monster() -> None:
    """Dawnblade: a surge lets the attack affect a second adjacent monster; one takes all, the other half."""
    table = armed(
        "dawnblade",
        drawing="z H y",
        monsters={"z": "zombie master", "y": "zombie master"},
        roll="blue r2h2s1, red h1, yellow r1h1, brown 0, brown 0",
    )

    table.attack("H", "z")
    table.choose("surge1")
    table.choose("zombie_1")

    assert [table["z"].damage, table["y"].damage] == [4, 2]


@pytest.mark.parametrize("moment", ["attack", "defence", "test"])
def test_fortunas_dice_roll_any_die_again(moment: str) -> None:
    """Fortuna's Dice: any die the bearer just rolled, for a fatigue."""
    table = armed("fortunas_dice", "chipped_greataxe", monsters={"z": "zombie"})
    if moment == "attack":
        table.roll("blue X, red h2, brown 0, blue r3h2")
        table.attack("H", "z")
    elif moment == "defence":
        table.roll("blue r3h2, yellow h2, gray 0, gray 3")
        bite(table)
    else:
        table.roll("gray 3, black 4, black 0")
        table.step(Trial(figure=table.names["H"], attribute="might"))

    table.choose(f"fortunas_dice/{moment}")
    table.choose("die1" if moment == "test" else "die0")

    assert table.told("die_rerolled")
    assert table.hero("H").fatigue == 1


def test_shield_of_the_dark_god_keeps_the_better_roll() -> None:
    """Shield of the Dark God: dice again, and the better of both results counts."""
    table = attacked("shield_of_the_dark_god", roll="blue r3h2, yellow h2, gray 2, gray 0")

    table.choose("shield_of_the_dark_god")
    table.choose("die0")

    assert table["H"].damage == 2


def test_staff_of_light_heals_and_eases() -> None:
    """Staff of Light: an action heals and eases every hero within 3 squares by one."""
    table = scene("L . H", cards={"L": ["staff_of_light"]})
    for letter in "LH":
        hurt(table, letter, damage=2, fatigue=2)

    table.use("L", "staff_of_light")

    assert [(table[letter].damage, table.hero(letter).fatigue) for letter in "LH"] == [(1, 1), (1, 1)]


def test_the_shadow_rune_eases_with_a_kill() -> None:
    """The Shadow Rune: a monster defeated with it gives a fatigue back."""
    table = scene("L . z", cards={"L": ["the_shadow_rune"]}, roll="blue r3h2, yellow h2, yellow h2, brown 0")
    hurt(table, "L", fatigue=2)

    table.attack("L", "z")

    assert table.hero("L").fatigue == 1


def test_trueshot_flies_far_and_pushes() -> None:
    """Trueshot: three more range, and a surge moves the target."""
    table = scene(
        "J . . . . z .",
        heroes=WILDLANDER,
        cards={"J": ["trueshot"]},
        monsters={"z": "zombie master"},
        roll="blue r2h2s1, red h1, yellow h1s1, brown 0",
    )

    table.attack("J", "z")
    table.choose("surge0")
    table.choose("stop")
    table.choose("G1")

    assert table.at("z") == "G1"
