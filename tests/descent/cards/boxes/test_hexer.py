"""The hexer of the Labyrinth of Ruin: hexes on monsters, and what becomes of them."""

from collections.abc import Mapping

from bot.descent.content.library import library
from bot.descent.words import words
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, come, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

HEXER = {"L": "leoric_of_the_book/hexer"}
TOUGH = {"z": "zombie master", "y": "zombie", "x": "zombie"}
BLOW = "blue r3h2, green h1, brown 0"
"""Three hearts at range 3 without surges."""


def hexer(
    drawing: str,
    *cards: str,
    hexed: Mapping[str, int] | str = "",
    roll: str = "",
    turn: str | None = "L",
    monsters: Mapping[str, str] = TOUGH,
) -> Scene:
    """The hexer with these skills; `hexed` are the monsters with hexes."""
    table = scene(
        drawing, heroes=HEXER, monsters=monsters, cards={"L": list(cards)} if cards else None, roll=roll, turn=turn
    )
    for letter in hexed:
        table[letter].counters = {"hex": hexed[letter] if isinstance(hexed, Mapping) else 1}
    if "z" in table.names:
        table.monster("z").extra_health = 5
    return table


def hexes(table: Scene, letters: str) -> list[int]:
    """How many hexes lie beside each of these monsters."""
    return [table[letter].counters.get("hex", 0) for letter in letters]


# Equipment ------------------------------------------------------------------------------------------------------


@shows("staff_of_the_grave")
def test_staff_of_the_grave_feeds_its_bearer() -> None:
    """Staff of the Grave: a surge is a heart more, and the hexer recovers one."""
    table = hexer("L . z", roll="blue r2h2s1, green h1, brown 0")
    hurt(table, "L", damage=3)

    table.attack("L", "z")
    table.choose("surge1")
    table.settle()

    assert (table["z"].damage, table["L"].damage) == (4, 2)


@refuses("staff_of_the_grave")
def test_staff_of_the_grave_feeds_on_surges_alone() -> None:
    """Without a surge the staff_of_the_grave feeds nobody; a surge for range brings no heart."""
    table = hexer("L . z", roll=BLOW)
    hurt(table, "L", damage=3)
    table.attack("L", "z")
    assert table.asked is None
    assert table["L"].damage == 3

    far = hexer("L . . . z", roll="blue r2h2s1, green r1h1s1, brown 0")
    hurt(far, "L", damage=3)
    far.attack("L", "z")
    far.choose("surge0")
    far.choose("stop")
    assert (far["z"].damage, far["L"].damage) == (3, 3)


# Enfeebling Hex -------------------------------------------------------------------------------------------------


@shows("enfeebling_hex")
def test_enfeebling_hex_lays_hexes() -> None:
    """Enfeebling Hex: a surge hexes the target, or a monster within three squares of it."""
    table = hexer("L . z . . y", roll="blue r2h2s1, green h1, brown 0")

    table.attack("L", "z")
    table.choose("enfeebling_hex")
    assert sorted(table.options) == ["zombie_1", "zombie_2"]
    table.choose("zombie_2")

    assert hexes(table, "zy") == [0, 1]


@shows("enfeebling_hex")
def test_enfeebling_hex_is_spent_by_any_hero() -> None:
    """enfeebling_hex: any hero removes as many hexes from its target as it likes, a heart for each."""
    table = hexer("L . T . z", hexed={"z": 3}, turn="T", roll="blue r3h2, yellow r1h1, brown 0")

    table.attack("T", "z")
    table.choose("enfeebling_hex")
    assert table.options == ["1", "2", "3"]
    table.choose("2")
    table.settle()

    assert (table["z"].damage, hexes(table, "z")) == (5, [1])


@refuses("enfeebling_hex")
def test_enfeebling_hex_reaches_three_squares() -> None:
    """enfeebling_hex: four squares from the target nobody is hexed; without a magic card there is no line."""
    table = hexer("L . z . . . y", roll="blue r2h2s1, green h1, brown 0")
    table.attack("L", "z")
    table.choose("enfeebling_hex")
    assert hexes(table, "zy") == [1, 0]

    plain = hexer("L z", "iron_spear", roll="blue r2h2s1, yellow r1h1, brown 0")
    plain.attack("L", "z")
    assert not any("enfeebling_hex" in option for option in plain.options)


@refuses("enfeebling_hex")
def test_enfeebling_hex_is_spent_on_its_own_monster() -> None:
    """enfeebling_hex: hexes beside another monster are no help, nor any where the target falls anyway."""
    table = hexer("L z\n. y", hexed="y", roll=BLOW)
    table.attack("L", "z")
    assert not may_react(table, "enfeebling_hex")

    dead = hexer("L z", hexed="z", roll=BLOW)
    dead["z"].damage = 10
    dead.attack("L", "z")
    assert not may_react(dead, "enfeebling_hex")


# Skills ---------------------------------------------------------------------------------------------------------


@shows("affliction")
def test_affliction_hurts_with_every_square() -> None:
    """Affliction: a heart as the hexed monster takes its move action, and one for each square it enters."""
    table = hexer("L . . . z", "affliction", hexed="z", turn=None)

    come(table)
    table.choose("affliction")

    assert (table["z"].damage, hexes(table, "z"), table.hero("L").fatigue) == (4, [0], 1)
    assert held(table, "L", "affliction").exhausted
    assert held(table, "L", "affliction").marks == []


@refuses("affliction")
def test_affliction_needs_a_hex_and_a_move() -> None:
    """affliction: nobody is asked for a monster without a hex, or for one that does not move."""
    clean = hexer("L . . . z", "affliction", turn=None)
    come(clean)
    assert clean.asked is None
    assert clean["z"].damage == 0

    beside = hexer("L z", "affliction", hexed="z", turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(beside)
    assert not may_react(beside, "affliction")


@shows("plague_spasm")
def test_plague_spasm_guards_with_a_black_die() -> None:
    """Plague Spasm: a hex of the attacker is a black die for whoever it attacks."""
    table = hexer("L . T z", "plague_spasm", hexed={"z": 2}, turn=None)
    table.roll("blue r3h2, yellow h2, gray 0, black 2")

    bite(table)
    table.choose("plague_spasm")
    table.settle()

    assert (table["T"].damage, hexes(table, "z"), table.hero("L").fatigue) == (1, [1], 1)


@refuses("plague_spasm")
def test_plague_spasm_is_for_attacks_of_the_hexed() -> None:
    """plague_spasm: attacks of a monster without a hex, and attacks on a hexed one, are as they are."""
    clean = hexer("L . T z", "plague_spasm", turn=None, roll="blue r3h2, yellow h2, gray 0")
    bite(clean)
    assert clean.asked is None

    own = hexer("L z", "plague_spasm", hexed="z", roll=BLOW)
    own.attack("L", "z")
    assert not may_react(own, "plague_spasm")


@shows("viral_hex")
def test_viral_hex_doubles_the_hexed() -> None:
    """Viral Hex: for each hexed monster within three squares a hex more, on monsters within three squares."""
    table = hexer("L . y z x", "viral_hex", hexed={"y": 2, "z": 1})

    table.use("L", "viral_hex")
    table.choose(table.names["z"])
    table.choose(table.names["y"])

    assert hexes(table, "yzx") == [3, 2, 0]
    assert table.asked is None


@refuses("viral_hex")
def test_viral_hex_needs_a_hexed_monster_near() -> None:
    """viral_hex: with none hexed within three squares there is nothing to spread."""
    assert refused(hexer("L . y . z", "viral_hex", hexed="z"), "L", "viral_hex") == "no_effect"


@shows("crippling_curse")
def test_crippling_curse_tests_for_each() -> None:
    """Crippling Curse: a test of knowledge for each hexed monster; a condition for each that is passed."""
    table = hexer("L . y . . . . z", "crippling_curse", hexed="yz", roll="gray 0, black 2, gray 3, black 4")

    table.use("L", "crippling_curse")
    table.choose("stunned")
    table.settle()

    assert (table["y"].conditions, table["z"].conditions) == (["stunned"], [])
    assert table.hero("L").fatigue == 2


@refuses("crippling_curse")
def test_crippling_curse_spares_the_clean() -> None:
    """crippling_curse: a monster without a hex is not tested for; with none hexed there is nothing to do."""
    table = hexer("L . y z", "crippling_curse", hexed="z", roll="gray 0, black 2")
    table.use("L", "crippling_curse")
    table.choose("poisoned")
    assert (table["y"].conditions, table["z"].conditions) == ([], ["poisoned"])

    assert refused(hexer("L . z", "crippling_curse"), "L", "crippling_curse") == "no_effect"


@shows("fel_command")
def test_fel_command_turns_a_monster_on_its_own() -> None:
    """Fel Command: a hexed monster attacks another one, then does what it would have done."""
    table = hexer("L . y z", "fel_command", hexed="y", turn=None)
    table.roll("blue r3h2, yellow r1h1, brown 0, blue r3h2, yellow r1h1, gray 0, brown 0")

    come(table)
    table.choose("fel_command")
    table.choose("zombie_2")

    # Leoric's presence costs the blow a heart, whoever it is aimed at.
    assert (table["z"].damage, hexes(table, "y"), table.hero("L").fatigue) == (2, [0], 2)
    assert table.at("y") == "B1"


@refuses("fel_command")
def test_fel_command_needs_somebody_to_strike() -> None:
    """fel_command: nobody is asked for a monster without a hex, or with no other monster in reach."""
    clean = hexer("L . y z", "fel_command", turn=None)
    come(clean)
    assert clean.asked is None

    alone = hexer("L . y . z", "fel_command", hexed="yz", turn=None)
    come(alone)
    assert not may_react(alone, "fel_command")


@shows("internal_rot")
def test_internal_rot_adds_a_hex_and_pierces() -> None:
    """Internal Rot: whoever becomes hexed gains one hex more; magic attacks on the hexed have pierce 2."""
    table = hexer("L . z", "internal_rot", roll="blue r2h2s1, green h1, brown 0")
    table.attack("L", "z")
    table.choose("enfeebling_hex")
    table.settle()
    assert hexes(table, "z") == [2]

    piercing = hexer("L . z", "internal_rot", hexed="z", roll="blue r3h2, green h1, brown 2")
    piercing.attack("L", "z")
    piercing.choose("pass")
    piercing.settle()
    assert piercing["z"].damage == 3


@refuses("internal_rot")
def test_internal_rot_comes_once() -> None:
    """internal_rot: who is hexed already gains no more than one, and the clean are not pierced."""
    table = hexer("L . z", "internal_rot", hexed="z", roll="blue r2h2s1, green h1, brown 0")
    table.attack("L", "z")
    table.choose("pass")
    table.choose("enfeebling_hex")
    table.settle()
    assert hexes(table, "z") == [2]

    clean = hexer("L . z", "internal_rot", roll="blue r3h2, green h1, brown 2")
    clean.attack("L", "z")
    clean.settle()
    assert clean["z"].damage == 1


@shows("accursed_arms")
def test_accursed_arms_lets_a_hero_strike() -> None:
    """Accursed Arms: a hero next to a hexed monster attacks a hexed monster at once; its own player chooses."""
    table = hexer("L . T z y", "accursed_arms", hexed="z", roll="blue r3h2, yellow r1h1, brown 0")

    table.use("L", "accursed_arms", "T")
    assert table.game.question is not None
    assert table.game.question.owner == table.names["T"]
    assert sorted(table.options) == ["skip", "zombie_1"]
    table.choose("zombie_1")
    table.choose("pass")
    table.settle()

    assert (table["z"].damage, table.hero("L").fatigue) == (4, 2)


@refuses("accursed_arms")
def test_accursed_arms_needs_a_hexed_neighbour() -> None:
    """accursed_arms: a hero two squares from the hexed monster can't be chosen, though it could reach it."""
    table = hexer("L T . z\n. . H y", "accursed_arms", hexed="z")

    assert refused(table, "L", "accursed_arms", "T") == "no_effect"
    assert offered(table, "L", "accursed_arms", "H")
    assert not offered(hexer("L . T z", "accursed_arms"), "L", "accursed_arms", "T")


@shows("plague_cloud")
def test_plague_cloud_spreads_and_strikes() -> None:
    """Plague Cloud: monsters next to hexed ones are hexed; one roll strikes all hexed ones in sight."""
    table = hexer(
        "L . . z\n. . . y\n. . . .\n. x . .",
        "plague_cloud",
        hexed="z",
        roll="blue r3h2, green h1, brown 0, brown 0",
    )

    table.use("L", "plague_cloud")
    assert hexes(table, "zyx") == [1, 1, 0]
    table.choose("pass")
    table.choose(table.names["z"])
    table.settle()

    assert (table["z"].damage, table["y"].damage, table["x"].damage) == (3, 2, 0)
    assert table.hero("L").fatigue == 3


@shows("plague_cloud")
def test_plague_cloud_hexes_may_be_spent() -> None:
    """A hex of any monster the plague_cloud strikes may be spent for a heart."""
    table = hexer("L . . z", "plague_cloud", hexed={"z": 2}, roll="blue r3h2, green h1, brown 0")

    table.use("L", "plague_cloud")
    table.choose("enfeebling_hex")
    table.choose("2")
    table.settle()

    assert table["z"].damage == 5


@refuses("plague_cloud")
def test_plague_cloud_needs_the_hexed_in_sight() -> None:
    """plague_cloud: without a hexed monster in sight, or a magic weapon, there is no cloud."""
    assert refused(hexer("L . z|y", "plague_cloud", hexed="y"), "L", "plague_cloud") == "no_effect"
    assert refused(hexer("L z", "plague_cloud", "iron_spear", hexed="z"), "L", "plague_cloud") == "not_now"


def test_there_is_no_end_of_hexes() -> None:
    """How many hexes there are nobody knows, so they never run out."""
    assert [(one.id, one.stock) for one in library().classes["hexer"].counters] == [("hex", None)]


def test_questions_name_conditions_and_cards() -> None:
    """Whoever curses chooses among conditions by their names; whoever lays a hex is told by which card."""
    curse = hexer("L . z", "crippling_curse", hexed="z", roll="gray 0, black 2")
    curse.use("L", "crippling_curse")
    assert told(curse) == (
        "**Leoric**: which condition to inflict on Master Zombie 1? (Crippling Curse)",
        ["Diseased", "Immobilised", "Poisoned", "Stunned"],
    )

    hex_ = hexer("L . z . y", roll="blue r2h2s1, green h1, brown 0")
    hex_.attack("L", "z")
    assert "⚡ 1 hex to a monster nearby" in told(hex_)[1]
    hex_.choose("enfeebling_hex")
    assert told(hex_)[0] == "**Leoric**: who shall it be? (Enfeebling Hex)"


def told(table: Scene) -> tuple[str, list[str]]:
    """The open question and its options in English."""
    speaker, question = words("en"), table.game.question
    assert question is not None
    return speaker.question(question, table.game), [
        speaker.option(question, option, table.game) for option in question.options
    ]
