"""Skills of the necromancer, and the reanimate."""

from collections.abc import Mapping

from bot.descent.board import Square
from bot.descent.commands import AttackWithFamiliar, MoveFamiliar
from bot.descent.rules import stats
from bot.descent.rules.harm import Suffer
from bot.descent.state.figures import Familiar
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import NECROMANCER, bite, familiar, hurt, may_react, refused
from tests.descent.scene import Scene, scene

BOLT = "blue r3h2, yellow h2"
"""An attack of four hearts at range 3 without surges."""


def grave(
    drawing: str,
    square: str,
    *cards: str,
    turn: str | None = "",
    roll: str = "",
    monsters: Mapping[str, str] | None = None,
) -> Scene:
    """A scene in which the necromancer L has a reanimate on this square."""
    table = scene(drawing, heroes=NECROMANCER, cards={"L": list(cards)}, turn=turn, roll=roll, monsters=monsters)
    creature = Familiar(
        id="reanimate_1", familiar="reanimate", owner=table.names["L"], squares=(Square.parse(square),)
    )
    table.game.familiars[creature.id] = creature
    table.names["r"] = creature.id
    return table


@shows("raise_dead")
@refuses("raise_dead")
def test_raise_dead_calls_one_reanimate() -> None:
    """Raise Dead: a reanimate in an empty adjacent square, and no second one."""
    table = scene("L .\n. z", heroes=NECROMANCER)

    table.use("L", "raise_dead")
    assert sorted(table.options) == ["A2", "B1"]
    table.choose("A2")

    creature = familiar(table, "L")
    assert str(creature.square) == "A2"
    assert refused(table, "L", "raise_dead") == "no_effect"


@shows("raise_dead")
@refuses("raise_dead")
def test_the_reanimate_can_be_let_go() -> None:
    """In its own turn the necromancer may let the reanimate go; without one there is nothing to let go."""
    table = grave("L . .", "B1")

    table.use("L", "raise_dead", ability="dismiss")

    assert not table.game.familiars
    assert refused(table, "L", "raise_dead", ability="dismiss") == "no_effect"


@shows("reanimate")
def test_the_reanimate_moves_and_bites() -> None:
    """The reanimate moves three squares and attacks once with blue and red; a surge is a heart more."""
    table = grave("L . . . . z", "B1", roll="blue r2h2s1, red h1, brown 1")
    hero, creature = table.names["L"], table.names["r"]

    table.do(MoveFamiliar(hero=hero, familiar=creature, to=Square.parse("E1")))
    table.do(AttackWithFamiliar(hero=hero, familiar=creature, target=table.names["z"]))
    table.choose("surge0")

    assert "z" not in table
    again = AttackWithFamiliar(hero=hero, familiar=creature, target="zombie_1")
    assert table.refused(again) is not None


@refuses("reanimate")
def test_the_reanimate_does_not_heal() -> None:
    """The reanimate can't recover hearts."""
    table = grave("A L .", "C1", turn="A", roll="red h2, red h2")
    table["r"].damage = 2
    hurt(table, "A", damage=5)

    table.use("A", "feat")

    assert table["r"].damage == 2


@shows("corpse_blast")
def test_corpse_blast_bursts_the_reanimate() -> None:
    """Corpse Blast: all around the reanimate take half the hearts, without range or sight; then it falls apart."""
    table = grave(
        "L|. T .\n. . . z\n. y . .",
        "C2",
        "corpse_blast",
        monsters={"y": "zombie"},
        roll=f"{BOLT}, brown 0, brown 0, gray 1",
    )

    table.use("L", "corpse_blast")

    assert [table["z"].damage, table["y"].damage, table["T"].damage] == [2, 2, 1]
    assert "r" not in table


@refuses("corpse_blast")
def test_corpse_blast_needs_a_magic_weapon_and_a_reanimate() -> None:
    """Without a reanimate, or with a plain weapon, nothing bursts."""
    table = scene("L . z", heroes=NECROMANCER, cards={"L": ["corpse_blast"]})
    assert refused(table, "L", "corpse_blast") == "no_effect"

    table = grave("L . z", "B1", "corpse_blast", "iron_spear")
    assert refused(table, "L", "corpse_blast") == "no_effect"


@shows("deathly_haste")
def test_deathly_haste_moves_the_reanimate_along() -> None:
    """Deathly Haste: for each fatigue spent on movement the reanimate may move a square."""
    table = grave("L . . . .", "B1", "deathly_haste")

    table.push("L", 2)
    table.choose("deathly_haste")
    table.choose("D1")

    assert table.at("r") == "D1"


@refuses("deathly_haste")
def test_deathly_haste_needs_a_reanimate() -> None:
    """Without a reanimate nobody hastens."""
    table = scene("L . .", heroes=NECROMANCER, cards={"L": ["deathly_haste"]})

    table.push("L")

    assert table.asked is None


@shows("fury_of_undeath")
def test_fury_of_undeath_is_an_extra_activation() -> None:
    """Fury of Undeath: the reanimate moves and attacks at once, and keeps its own activation."""
    table = grave("L . . . z", "B1", "fury_of_undeath", roll="blue r3h2, red h2, brown 0")

    table.use("L", "fury_of_undeath")
    table.choose("move")
    table.choose("D1")
    table.choose("attack")
    table.choose("zombie_1")

    assert "z" not in table
    assert (familiar(table, "L").points, familiar(table, "L").attacked) == (None, False)


@refuses("fury_of_undeath")
def test_fury_of_undeath_needs_a_reanimate() -> None:
    """There is nobody to spur on without a reanimate."""
    table = scene("L . .", heroes=NECROMANCER, cards={"L": ["fury_of_undeath"]})

    assert refused(table, "L", "fury_of_undeath") == "not_now"


@shows("dark_pact")
def test_dark_pact_passes_hearts_on() -> None:
    """Dark Pact: the reanimate suffers what was meant for the necromancer, and rolls a brown die of its own."""
    table = grave("z L . .", "D1", "dark_pact", turn=None, roll="blue r5h1, yellow h2, gray 0")
    assert stats.defence_pool(table.game, table["r"]) == ("brown",)

    bite(table)
    table.choose("dark_pact/give")

    assert (table["L"].damage, table["r"].damage) == (0, 2)


@shows("dark_pact")
def test_dark_pact_takes_hearts_over() -> None:
    """Dark Pact: the necromancer may suffer what was meant for the reanimate, outside attacks too."""
    table = grave("L . .", "C1", "dark_pact")

    table.step(Suffer(figure=table.names["r"], amount=3, source="card"))
    table.choose("dark_pact/take")

    assert (table["L"].damage, table["r"].damage) == (3, 0)


@refuses("dark_pact")
def test_dark_pact_needs_both() -> None:
    """Without a reanimate there is no pact."""
    table = scene(
        "z L", heroes=NECROMANCER, cards={"L": ["dark_pact"]}, turn=None, roll="blue r3h2, yellow h2, gray 1"
    )

    bite(table)

    assert table.asked is None


@shows("undead_might")
def test_undead_might_strengthens_the_reanimate() -> None:
    """Undead Might: two more health, and for a fatigue one heart more in its attack."""
    table = grave("L . z", "B1", "undead_might", monsters={"z": "zombie master"}, roll="blue r3h2, red h2, brown 0")
    assert stats.health(table.game, table["r"]) == 6

    table.do(AttackWithFamiliar(hero=table.names["L"], familiar="reanimate_1", target=table.names["z"]))
    table.choose("undead_might")

    assert table["z"].damage == 5


@refuses("undead_might")
def test_undead_might_is_not_for_the_necromancer() -> None:
    """The heart is for the reanimate's attacks only."""
    table = grave("L . . z", "B1", "undead_might", roll="blue r4h2, yellow h2, brown 0")
    table.game.familiars["reanimate_1"].squares = (Square.parse("A1"),)
    table.hero("L").squares = (Square.parse("B1"),)

    table.attack("L", "z")

    assert not may_react(table, "undead_might")


@shows("vampiric_blood")
def test_vampiric_blood_feeds_on_kills() -> None:
    """Vampiric Blood: a yellow die for the reanimate, and a fatigue recovered for each kill of the two."""
    table = grave("L . z", "B1", "vampiric_blood", roll="blue r3h2, red h2, yellow h2, brown 0")
    hurt(table, "L", fatigue=2)

    table.do(AttackWithFamiliar(hero=table.names["L"], familiar="reanimate_1", target=table.names["z"]))

    assert "z" not in table
    assert table.hero("L").fatigue == 1


@refuses("vampiric_blood")
def test_vampiric_blood_does_not_feed_on_others_kills() -> None:
    """Another hero's kill eases nobody."""
    table = scene(
        "L . H z", heroes=NECROMANCER, cards={"L": ["vampiric_blood"]}, turn="H", roll="blue r3h2, red h2, brown 0"
    )
    hurt(table, "L", fatigue=2)

    table.attack("H", "z")

    assert table.hero("L").fatigue == 2


@shows("army_of_death")
def test_army_of_death_strikes_all_the_necromancer_sees() -> None:
    """Army of Death: the reanimate attacks every monster in the necromancer's sight, wherever it is itself."""
    table = grave(
        ". . z\nL . .\n. . y",
        "A1",
        "army_of_death",
        monsters={"y": "zombie master"},
        roll="blue r3h2, red h2, brown 0, brown 0",
    )

    table.use("L", "army_of_death")
    table.choose("zombie_1")

    assert "z" not in table
    assert table["y"].damage == 2


@refuses("army_of_death")
def test_army_of_death_needs_a_reanimate() -> None:
    """No reanimate, no army."""
    table = scene("L . z", heroes=NECROMANCER, cards={"L": ["army_of_death"]})

    assert refused(table, "L", "army_of_death") == "no_effect"


@shows("dying_command")
def test_dying_command_turns_a_fallen_monster() -> None:
    """Dying Command: a passed test brings the fallen back for one move and one attack on its own kind."""
    table = scene(
        "L . z . y",
        heroes=NECROMANCER,
        monsters={"y": "zombie"},
        cards={"L": ["dying_command"]},
        roll=f"{BOLT}, brown 0, gray 1, black 2, blue r3h2, yellow h2, brown 0",
    )

    table.attack("L", "z")
    table.choose("dying_command")
    table.choose("D1")
    table.choose("zombie_2")

    assert "y" not in table
    assert not table.game.monsters


@refuses("dying_command")
def test_dying_command_gives_a_fatigue_back_when_it_fails() -> None:
    """A failed test brings nobody back, but a fatigue."""
    table = scene(
        "L . z . y",
        heroes=NECROMANCER,
        monsters={"y": "zombie"},
        cards={"L": ["dying_command"]},
        roll=f"{BOLT}, brown 0, gray 3, black 4",
    )

    table.attack("L", "z")
    table.choose("dying_command")

    assert table.asked is None
    assert table.hero("L").fatigue == 1


@refuses("dying_command")
def test_dying_command_needs_a_kill() -> None:
    """While the target stands nobody is commanded."""
    table = scene(
        "L . z",
        heroes=NECROMANCER,
        monsters={"z": "zombie master"},
        cards={"L": ["dying_command"]},
        roll=f"{BOLT}, brown 0",
    )

    table.attack("L", "z")

    assert table.asked is None
