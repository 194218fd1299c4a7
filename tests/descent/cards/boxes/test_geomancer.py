"""The geomancer of the Lair of the Wyrm, and the summoned stones."""

from collections.abc import Mapping

from bot.descent.board import Square
from bot.descent.commands import AttackWithFamiliar, FinishActions, Move, MoveFamiliar
from bot.descent.rules import stats
from bot.descent.rules.harm import Inflict
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Familiar
from bot.descent.words import words
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, may_react, offered, refused
from tests.descent.scene import Scene, scene

GEOMANCER = {"L": "leoric_of_the_book/geomancer"}
TOUGH = {"z": "zombie master", "y": "zombie master"}
BOLT = "blue r3h2, yellow h2"
"""An attack of four hearts at range 3 without surges."""
SPARK = "blue r3h2, yellow r1h1"
"""Three hearts at range 4 without surges."""


def quarry(
    drawing: str,
    *cards: str,
    stones: tuple[str, ...] = (),
    roll: str = "",
    turn: str | None = "L",
    monsters: Mapping[str, str] = TOUGH,
) -> Scene:
    """The geomancer L with more cards, and stones on these squares, called 1, 2…"""
    table = scene(
        drawing,
        heroes=GEOMANCER,
        monsters=monsters,
        cards={"L": list(cards)} if cards else None,
        roll=roll,
        turn=turn,
    )
    for number, square in enumerate(stones, start=1):
        stone = Familiar(
            id=f"summoned_stone_{number + 90}",
            familiar="summoned_stone",
            owner=table.names["L"],
            number=number,
            squares=(Square.parse(square),),
        )
        table.game.familiars[stone.id] = stone
        table.names[str(number)] = stone.id
    return table


def stones(table: Scene) -> list[str]:
    """Where stones lie."""
    return sorted(str(stone.square) for stone in table.game.familiars.values())


def strike_with(table: Scene, stone: str, target: str, weapon: str = "stasis_rune") -> AttackWithFamiliar:
    """The attack of a stone."""
    names = table.names
    return AttackWithFamiliar(hero=names["L"], familiar=names[stone], target=names[target], weapon=weapon)


# The stone ------------------------------------------------------------------------------------------------------


@shows("summoned_stone")
def test_a_summoned_stone_makes_the_owner_strike_with_a_surge_more() -> None:
    """Summoned stone: the geomancer's attack on a monster beside it has one surge more, two stones or not."""
    for where in (("B2",), ("B2", "D2")):
        table = quarry("L . z .\n. . . .", stones=where, roll=f"{SPARK}, brown 0")

        table.attack("L", "z")
        assert table.options == ["surge0", "stop"]
        table.choose("surge0")

        assert table["z"].damage == 4


@refuses("summoned_stone")
def test_a_summoned_stone_far_from_the_target_adds_no_surge() -> None:
    """Summoned stone: no surge where it is not next to the target, and none for a friend's attack."""
    table = quarry("L . z\n. . .", stones=("A2",), roll=f"{SPARK}, brown 0")
    table.attack("L", "z")
    assert table["z"].damage == 3

    friend = quarry("L . T z\n. . . .", stones=("C2",), turn="T", roll=f"{SPARK}, brown 0")
    friend.attack("T", "z")
    assert friend["z"].damage == 4, "the knives strike for one more from the next square"


@shows("summoned_stone")
def test_a_summoned_stone_moves_two_squares_and_strikes_while_terracall_lies_sideways() -> None:
    """Summoned stone: a move of two squares, and with Terracall exhausted an attack with a magic weapon."""
    table = quarry("L . . . . . z", stones=("B1",), roll=f"{SPARK}, brown 0")
    go = MoveFamiliar(hero=table.names["L"], familiar=table.names["1"], to=Square.parse("D1"))
    assert table.refused(strike_with(table, "1", "z")) == "familiar_cannot_attack"
    held(table, "L", "terracall").exhausted = True
    assert table.refused(go.model_copy(update={"to": Square.parse("E1")})) == "out_of_reach"

    table.do(go)
    table.do(strike_with(table, "1", "z"))

    assert (table.at("1"), table["z"].damage) == ("D1", 3)


@refuses("summoned_stone", "terracall")
def test_only_one_summoned_stone_strikes_in_a_turn() -> None:
    """Terracall: of two stones one attacks in a turn; with a weapon that is not magic none does."""
    table = quarry("L . . z", stones=("B1", "C1"), roll=f"{SPARK}, brown 0")
    held(table, "L", "terracall").exhausted = True
    table.do(strike_with(table, "2", "z"))
    assert table.refused(strike_with(table, "1", "z")) == "familiar_cannot_attack"

    table = quarry("L . . z", "yew_shortbow", stones=("B1",))
    held(table, "L", "terracall").exhausted = True
    assert table.refused(strike_with(table, "1", "z", "yew_shortbow")) == "familiar_cannot_attack"


@shows("summoned_stone")
def test_apx_01_monsters_attack_a_summoned_stone() -> None:
    """APX-01: monsters' actions may aim at a summoned stone, which has a brown die and two hearts."""
    table = quarry("L . . . . z", stones=("E1",), turn=None, roll="blue r3h2, yellow r1h1, brown 1")

    bite(table)

    assert "1" not in table
    assert "In Road to Legend" in words("en").text("familiar-summoned_stone.text")
    assert "Dans La Voie des Légendes" in words("fr").text("familiar-summoned_stone.text")


@refuses("summoned_stone")
def test_a_summoned_stone_blocks_everybody_and_gets_no_condition() -> None:
    """Summoned stone: neither heroes nor monsters walk or see through it, and no condition holds it."""
    table = quarry("L . . z", stones=("B1",))

    assert table.refused(Move(hero=table.names["L"], to=Square.parse("C1"))) is not None
    assert not can_see(table.game, table["L"], table["z"])
    table.step(Inflict(figure=table.names["1"], condition="stunned"))
    assert not table["1"].conditions


# Equipment ------------------------------------------------------------------------------------------------------


@shows("stasis_rune")
def test_stasis_rune_holds_its_target() -> None:
    """Stasis Rune: two surges immobilise the target; one is a heart."""
    table = quarry("L z", roll="blue r2h2s1, yellow h1s1, brown 0")
    table.attack("L", "z")
    table.choose("surge1")
    table.settle()
    assert (table["z"].damage, table["z"].conditions) == (3, ["immobilized"])

    table = quarry("L z", roll="blue r2h2s1, yellow h2, brown 0")
    table.attack("L", "z")
    table.choose("surge0")
    assert table["z"].damage == 5


@refuses("stasis_rune")
def test_stasis_rune_does_not_hold_for_a_single_surge_or_without_a_heart() -> None:
    """stasis_rune: one surge is too little; where no heart comes through nobody is held."""
    table = quarry("L z", roll="blue r2h2s1, yellow h2, brown 0")
    table.attack("L", "z")
    assert "surge1" not in table.options

    table = quarry("L z", roll="blue r6h1s1, yellow r1h0s1, brown 2")
    table.attack("L", "z")
    table.choose("surge1")
    table.settle()
    assert (table["z"].damage, table["z"].conditions) == (0, [])


# Skills ---------------------------------------------------------------------------------------------------------


@shows("terracall")
def test_terracall_calls_a_stone() -> None:
    """Terracall: for a fatigue a stone in an empty square within three; the stone may strike in the same turn."""
    table = quarry("L . . . . z", roll=f"{SPARK}, brown 0")

    table.use("L", "terracall")
    assert sorted(table.options) == ["B1", "C1", "D1"]
    table.choose("D1")
    stone = next(iter(table.game.familiars))
    table.names["1"] = stone
    table.do(FinishActions(hero=table.names["L"]))
    table.do(strike_with(table, "1", "z"))

    assert (stones(table), table.hero("L").fatigue) == (["D1"], 1)
    assert held(table, "L", "terracall").exhausted
    assert table["z"].damage == 3


@shows("terracall")
def test_terracall_takes_up_the_stone_that_is_there() -> None:
    """Terracall: who has as many stones as it may takes one up, with its hearts, and puts it down elsewhere."""
    table = quarry("L . . . . . .", stones=("G1",))
    table["1"].damage = 1

    table.use("L", "terracall")
    table.choose("C1")

    assert (stones(table), table["1"].damage) == (["C1"], 1)

    two = quarry("L . . . . . .", "stone_tongue", stones=("F1", "G1"))
    two.use("L", "terracall")
    assert two.asked == "choose_figure"
    two.choose("summoned_stone_92")
    two.choose("B1")
    assert stones(two) == ["B1", "F1"]


@refuses("terracall")
def test_terracall_needs_room() -> None:
    """terracall: without an empty square nothing is called; exhausted it can't be used again."""
    assert refused(quarry("L z"), "L", "terracall") == "no_effect"

    table = quarry("L . . .")
    table.use("L", "terracall")
    table.choose("B1")
    assert refused(table, "L", "terracall") == "card_exhausted"


@shows("earthen_anguish")
def test_earthen_anguish_bursts_a_stone() -> None:
    """Earthen Anguish: whoever is next to the stone takes half, range and sight aside; the stone is gone."""
    table = quarry(
        "L|. T .\n. . . z\n. y . .",
        "earthen_anguish",
        stones=("C2",),
        roll=f"{BOLT}, brown 0, brown 0, gray 1",
    )

    table.use("L", "earthen_anguish", "1")
    table.settle()

    assert [table["z"].damage, table["y"].damage, table["T"].damage] == [2, 2, 1]
    assert "1" not in table


@refuses("earthen_anguish")
def test_earthen_anguish_needs_a_stone_beside_a_monster_and_a_magic_weapon() -> None:
    """earthen_anguish: a stone next to nobody is not given up; a sling will not do."""
    assert refused(quarry("L . . z", "earthen_anguish", stones=("B1",)), "L", "earthen_anguish", "1") == "no_effect"
    assert not offered(quarry("L . . z", "earthen_anguish"), "L", "earthen_anguish")
    armed = quarry("L . . z", "earthen_anguish", "sling", stones=("C1",))
    assert refused(armed, "L", "earthen_anguish", "1") == "no_effect"


@shows("quaking_word")
def test_quaking_word_stuns_those_near_a_stone() -> None:
    """Quaking Word: for a surge all monsters within two squares of a stone are stunned, also without a wound."""
    table = quarry(
        "L . . z . . . y\n. . . . . . . .",
        "quaking_word",
        stones=("D2",),
        roll="blue r3h2, yellow r1h0s1, brown 2",
    )

    table.use("L", "quaking_word", "z")
    table.choose("surge2")
    table.settle()

    assert (table["z"].conditions, table["y"].conditions) == (["stunned"], [])


@shows("quaking_word")
def test_quaking_word_is_withstood_by_a_lieutenant_with_open_eyes() -> None:
    """Quaking Word: a lieutenant near a stone tests awareness; passed, nothing happens."""
    for dice, conditions in (("gray 0, black 0", []), ("gray 3, black 4", ["stunned"])):
        table = quarry(
            "L . . z\n. . . .",
            "quaking_word",
            stones=("D2",),
            monsters={"z": "splig"},
            roll=f"blue r3h2, yellow r1h0s1, brown 0, {dice}",
        )
        table.use("L", "quaking_word", "z")
        table.choose("surge2")
        table.settle()
        assert table["z"].conditions == conditions


@refuses("quaking_word")
def test_quaking_word_means_nothing_without_a_stone_near() -> None:
    """quaking_word: three squares away from all stones nobody is shaken; another familiar is no stone."""
    table = quarry("L . . z . . .", "quaking_word", stones=("G1",), roll="blue r3h2, yellow r1h0s1, brown 2")
    table.use("L", "quaking_word", "z")
    assert "surge2" not in table.options

    assert refused(quarry("L z", "quaking_word", "sling"), "L", "quaking_word", "z") == "no_effect"


@shows("stone_tongue")
def test_stone_tongue_gives_a_second_and_better_stones() -> None:
    """Stone Tongue: two stones, each with speed three and a gray die besides the brown one."""
    table = quarry("L . . . . .", "stone_tongue", stones=("C1",))

    table.use("L", "terracall")
    table.choose("B1")

    assert stones(table) == ["B1", "C1"]
    assert (stats.speed(table.game, table["1"]), stats.defence_pool(table.game, table["1"])) == (
        3,
        ("brown", "gray"),
    )


@refuses("stone_tongue")
def test_stone_tongue_gives_no_third_stone() -> None:
    """stone_tongue: with two stones on the map one of them is moved; other familiars are as they were."""
    table = quarry("L . . . . .", "stone_tongue", stones=("C1", "D1"))
    table.use("L", "terracall")
    table.choose("summoned_stone_91")
    assert stones(table) == ["B1", "D1"]

    plain = quarry("L . .", stones=("C1",))
    assert (stats.speed(plain.game, plain["1"]), stats.defence_pool(plain.game, plain["1"])) == (2, ("brown",))


@shows("ley_line")
def test_ley_line_strengthens_an_attack() -> None:
    """Ley Line: between two stones, exhausted before the roll, the attack has a surge more."""
    table = quarry("L . z\n. . .\n. . .", "ley_line", stones=("A3", "B3"), roll=f"{SPARK}, brown 0")

    table.attack("L", "z")
    table.choose("ley_line")
    table.choose("surge0")

    assert table["z"].damage == 4
    assert held(table, "L", "ley_line").exhausted


@shows("ley_line")
def test_ley_line_strengthens_a_defence() -> None:
    """Ley Line: or the geomancer's defence has a shield more; and there may be one stone more."""
    table = quarry("L z\n. .\n. .", "ley_line", stones=("A3", "B3"), turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("ley_line")
    table.settle()

    assert table["L"].damage == 1, "four hearts, one less for Leoric, one shield and one more"

    third = quarry("L . . .", "ley_line", stones=("D1",))
    third.use("L", "terracall")
    third.choose("B1")
    assert stones(third) == ["B1", "D1"]


@refuses("ley_line")
def test_ley_line_needs_two_stones_near() -> None:
    """ley_line: one stone near and one four squares away are too few; a friend gets nothing of it."""
    table = quarry("L . z . .\n. . . . .", "ley_line", stones=("A2", "E1"), roll=f"{SPARK}, brown 0")
    table.attack("L", "z")
    assert not may_react(table, "ley_line")

    friend = quarry("L T z\n. . .", "ley_line", stones=("A2", "B2"), turn=None, roll=f"{SPARK}, gray 0")
    bite(friend)
    assert not may_react(friend, "ley_line")


@shows("molten_fury")
def test_molten_fury_strikes_from_a_stone() -> None:
    """Molten Fury: range and sight are the stone's, the target burns, and a surge makes it a blast."""
    table = quarry(
        "L|. . . . . . z\n. . . . . . . y",
        "molten_fury",
        stones=("F1",),
        roll="blue r2h2s1, yellow r1h1, brown 0, brown 0",
    )

    table.use("L", "molten_fury", "z")
    table.choose("surge2")
    table.settle()

    assert (table["z"].damage, table["z"].conditions) == (3, ["burning"])
    assert (table["y"].damage, table["y"].conditions) == (2, ["burning"])


@refuses("molten_fury")
def test_molten_fury_needs_a_stone_that_sees() -> None:
    """molten_fury: without a stone, or with one behind a wall, there is no attack; unhurt nobody burns."""
    assert refused(quarry("L . z", "molten_fury"), "L", "molten_fury", "z") == "no_effect"
    walled = quarry("L . .|z", "molten_fury", stones=("B1",))
    assert refused(walled, "L", "molten_fury", "z") == "no_effect"

    table = quarry("L . z", "molten_fury", stones=("B1",), roll="blue r5h1, yellow r1h1, brown 2")
    table.use("L", "molten_fury", "z")
    table.settle()
    assert (table["z"].damage, table["z"].conditions) == (0, [])


@shows("ways_of_stone")
def test_ways_of_stone_lead_to_a_stone() -> None:
    """Ways of Stone: the geomancer stands beside the stone, however far; the stones are harder for a while."""
    table = quarry("L|. . . . . .", "ways_of_stone", stones=("F1",))

    table.use("L", "ways_of_stone", "1")
    assert sorted(table.options) == ["E1", "G1"]
    table.choose("G1")

    assert table.at("L") == "G1"
    assert stats.defence_pool(table.game, table["1"]) == ("brown", "gray")


@refuses("ways_of_stone")
def test_ways_of_stone_need_room_beside_it() -> None:
    """ways_of_stone: hemmed in on all sides a stone is no way out; the card upright hardens nothing."""
    table = quarry("L . . z . y", "ways_of_stone", stones=("E1",))
    assert refused(table, "L", "ways_of_stone", "1") == "no_effect"
    assert stats.defence_pool(table.game, table["1"]) == ("brown",)


@shows("cataclysm")
def test_cataclysm_strikes_from_each_stone() -> None:
    """Cataclysm: one attack from each stone, each of which is gone then."""
    table = quarry(
        "L|. . . z . . y . .",
        "cataclysm",
        stones=("C1", "J1"),
        roll=f"{SPARK}, brown 0, {SPARK}, brown 0",
    )

    table.use("L", "cataclysm")
    table.choose("zombie_1")
    table.choose("zombie_2")
    table.settle()

    assert (table["z"].damage, table["y"].damage, stones(table)) == (3, 3, [])
    assert table.hero("L").fatigue == 2


@refuses("cataclysm")
def test_cataclysm_needs_stones_that_see_somebody() -> None:
    """cataclysm: without stones there is none; a stone that does not attack stays."""
    assert refused(quarry("L . z", "cataclysm"), "L", "cataclysm") == "no_effect"

    table = quarry("L . z", "cataclysm", stones=("B1",))
    table.use("L", "cataclysm")
    table.choose("skip")
    assert stones(table) == ["B1"]


@shows("gravity_spike")
def test_gravity_spike_pulls_a_group_in() -> None:
    """Gravity Spike: each monster of the group comes up to two squares closer to a stone; beside it it suffers."""
    table = quarry("L . . . . z . y\n. . . . . . . .", "gravity_spike", stones=("D1",))

    table.use("L", "gravity_spike", "z")
    assert "G1" not in table.options, "that is farther away"
    table.choose("E1")
    table.choose("F1")

    assert (table.at("z"), table.at("y")) == ("E1", "F1")
    assert (table["z"].damage, table["y"].damage) == (1, 0)


@shows("gravity_spike")
def test_gravity_spike_hurts_who_is_there_already() -> None:
    """gravity_spike: whoever stays next to a stone suffers too, a large monster by any of its squares."""
    table = quarry("L . . t t\n. . . t t\n. . . . .", "gravity_spike", stones=("C3",), monsters={"t": "ettin"})

    table.use("L", "gravity_spike", "t")
    table.settle()

    assert table["t"].damage == 1


@refuses("gravity_spike")
def test_gravity_spike_needs_a_stone() -> None:
    """gravity_spike: without a stone nothing pulls; another group stays where it is."""
    assert refused(quarry("L . z", "gravity_spike"), "L", "gravity_spike", "z") == "not_now"

    table = quarry("L . . . z g", "gravity_spike", stones=("B1",))
    table.use("L", "gravity_spike", "z")
    table.choose("C1")
    assert (table.at("g"), table.asked) == ("F1", None)
