"""Relics, the heroes' side."""

import pytest

from bot.descent.rules.harm import Test as Trial
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import WILDLANDER, armed, attacked, bite, hurt, may_react, refused
from tests.descent.scene import scene


@shows("dawnblade")
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


@refuses("dawnblade")
def test_dawnblade_needs_a_second_monster() -> None:
    """Dawnblade: with no other monster next to the hero, the second cut is not offered."""
    table = armed("dawnblade", drawing="H z . y", roll="blue r2h2s1, red h1, yellow r1h1, brown 0")

    table.attack("H", "z")

    assert table.options == ["surge0", "stop"]


@shows("fortunas_dice")
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


@shows("fortunas_dice")
def test_fortunas_dice_roll_a_die_of_a_card_again() -> None:
    """Fortuna's Dice: also a die that was rolled for a card, here a prayer."""
    table = scene("A H", cards={"A": ["fortunas_dice"]}, turn="A", roll="red h1, red h3")
    hurt(table, "H", damage=6)

    table.use("A", "prayer_of_healing", "H")
    table.choose("fortunas_dice/card")
    table.choose("die0")

    assert table["H"].damage == 3
    assert table.hero("A").fatigue == 2, "one for the prayer, one for the dice"


@refuses("fortunas_dice")
@pytest.mark.parametrize("moment", ["attack", "defence", "test"])
def test_fortunas_dice_are_for_the_bearers_rolls(moment: str) -> None:
    """Fortuna's Dice: what a neighbour rolls stays as it fell."""
    table = scene("T z\nH .", cards={"H": ["fortunas_dice"]}, turn="T")
    if moment == "attack":
        table.roll("blue X, yellow h2, brown 0")
        table.attack("T", "z")
    elif moment == "defence":
        table.roll("blue r3h2, yellow h2, gray 0")
        table.activate("zombie", minion=[{"do": "attack", "aim": {"by": ["lowest_might"]}}], master=[])
    else:
        table.roll("gray 3, black 4")
        table.step(Trial(figure=table.names["T"], attribute="knowledge"))

    assert not may_react(table, "fortunas_dice")


@refuses("fortunas_dice")
def test_fortunas_dice_cost_a_fatigue() -> None:
    """Fortuna's Dice: a hero with no stamina left rolls nothing again."""
    table = armed("fortunas_dice", "chipped_greataxe", roll="blue X, red h2, brown 0")
    hurt(table, "H", fatigue=4)

    table.attack("H", "z")

    assert table.asked is None


@shows("shield_of_the_dark_god")
def test_shield_of_the_dark_god_keeps_the_better_roll() -> None:
    """Shield of the Dark God: dice again, and the better of both results counts."""
    table = attacked("shield_of_the_dark_god", roll="blue r3h2, yellow h2, gray 2, gray 0")

    table.choose("shield_of_the_dark_god")
    table.choose("die0")

    assert table["H"].damage == 2


@shows("staff_of_light")
def test_staff_of_light_heals_and_eases() -> None:
    """Staff of Light: an action heals and eases every hero within 3 squares by one."""
    table = scene("L . H", cards={"L": ["staff_of_light"]})
    for letter in "LH":
        hurt(table, letter, damage=2, fatigue=2)

    table.use("L", "staff_of_light")

    assert [(table[letter].damage, table.hero(letter).fatigue) for letter in "LH"] == [(1, 1), (1, 1)]


@refuses("staff_of_light")
def test_staff_of_light_needs_somebody_hurt_or_tired() -> None:
    """Staff of Light: where nobody within 3 squares lacks anything, it has no action; the far don't count."""
    table = scene("L . . . H", cards={"L": ["staff_of_light"]})
    hurt(table, "H", damage=2, fatigue=2)

    assert refused(table, "L", "staff_of_light") == "no_effect"


@shows("the_shadow_rune")
def test_the_shadow_rune_eases_with_a_kill() -> None:
    """The Shadow Rune: a monster defeated with it gives a fatigue back."""
    table = scene("L . z", cards={"L": ["the_shadow_rune"]}, roll="blue r3h2, yellow h2, yellow h2, brown 0")
    hurt(table, "L", fatigue=2)

    table.attack("L", "z")

    assert table.hero("L").fatigue == 1


@refuses("the_shadow_rune")
def test_the_shadow_rune_needs_a_kill() -> None:
    """The Shadow Rune: a monster that stands gives nothing back."""
    table = scene(
        "L . z",
        cards={"L": ["the_shadow_rune"]},
        monsters={"z": "zombie master"},
        roll="blue r3h2, yellow r1h1, yellow r1h1, brown 0",
    )
    hurt(table, "L", fatigue=2)

    table.attack("L", "z")

    assert (table["z"].damage, table.hero("L").fatigue) == (4, 2)


@shows("trueshot")
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


@refuses("trueshot")
def test_trueshot_does_not_push_after_a_miss() -> None:
    """Trueshot: whoever the arrow misses stays where they are."""
    table = scene(
        "J . . . . . . . z .",
        heroes=WILDLANDER,
        cards={"J": ["trueshot"]},
        roll="blue r2h2s1, red h1, yellow h2, brown 0",
    )

    table.attack("J", "z")
    table.choose("surge0")

    assert table.told("attack_missed")
    assert table.asked is None
