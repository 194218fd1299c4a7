"""Skills of the disciple."""

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, come, held, hurt, refused
from tests.descent.scene import scene

MACE = "blue r3h2, yellow h2"
"""An attack of four hearts without surges."""


@shows("prayer_of_healing")
@refuses("prayer_of_healing")
def test_prayer_of_healing_heals_a_neighbour() -> None:
    """Prayer of Healing: a red die's hearts for the disciple or an adjacent hero, fallen ones too."""
    table = scene("A H", roll="red h3")
    hurt(table, "H", damage=12)
    table.hero("H").knocked_out = True

    table.use("A", "prayer_of_healing", "H")

    assert table["H"].damage == 9
    assert not table.hero("H").knocked_out
    assert refused(table, "A", "prayer_of_healing", "H") == "card_exhausted"


@refuses("prayer_of_healing")
def test_prayer_of_healing_is_for_the_hurt_and_near() -> None:
    """The unhurt need no prayer, and the far can't hear it."""
    table = scene("H A . J", turn="A")
    hurt(table, "J", damage=3)

    assert refused(table, "A", "prayer_of_healing", "H") == "no_effect"
    assert refused(table, "A", "prayer_of_healing", "J") == "bad_target"


@shows("armor_of_faith")
def test_armor_of_faith_protects_whom_the_prayer_touched() -> None:
    """Armour of Faith: a brown die until the disciple's next turn, also for the unhurt."""
    table = scene("A T", cards={"A": ["armor_of_faith"]}, roll="red h1")

    table.use("A", "prayer_of_healing", "T")
    assert stats.defence_pool(table.game, table["T"]) == ("gray", "brown")
    table.end_turn("A")
    table.take_turn("T")
    table.end_turn("T")
    table.take_turn("A")

    assert stats.defence_pool(table.game, table["T"]) == ("gray",)


@refuses("armor_of_faith")
def test_armor_of_faith_protects_nobody_else() -> None:
    """A hero for whom nobody prayed rolls as ever."""
    table = scene("T A H", turn="A", cards={"A": ["armor_of_faith"]}, roll="red h1")

    table.use("A", "prayer_of_healing", "T")

    assert stats.defence_pool(table.game, table["H"]) == ("gray",)


@shows("blessed_strike")
def test_blessed_strike_heals_two() -> None:
    """Blessed Strike: a heart dealt heals the disciple and an adjacent hero by two."""
    table = scene("H A z", turn="A", cards={"A": ["blessed_strike"]}, roll=f"{MACE}, brown 0")
    hurt(table, "A", damage=3)
    hurt(table, "H", damage=3)

    table.use("A", "blessed_strike", "z")

    assert [table["A"].damage, table["H"].damage] == [1, 1]


@refuses("blessed_strike")
def test_blessed_strike_needs_a_heart_dealt() -> None:
    """A miss heals nobody."""
    table = scene("A z", cards={"A": ["blessed_strike"]}, roll="blue X, yellow h2, brown 0")
    hurt(table, "A", damage=3)

    table.use("A", "blessed_strike", "z")

    assert table["A"].damage == 3


@shows("cleansing_touch")
def test_cleansing_touch_ends_a_condition() -> None:
    """Cleansing Touch: whoever the prayer touched is rid of a condition of its choice."""
    table = scene("A H", cards={"A": ["cleansing_touch"]}, roll="red h1")
    table["H"].conditions += ["poisoned", "diseased"]

    table.use("A", "prayer_of_healing", "H")
    assert table.game.question is not None
    assert table.game.question.owner == table.names["H"]
    table.choose("diseased")

    assert table["H"].conditions == ["poisoned"]


@refuses("cleansing_touch")
def test_cleansing_touch_comes_with_a_prayer_only() -> None:
    """Without the prayer there is nothing to use."""
    table = scene("A H", cards={"A": ["cleansing_touch"]})
    table["H"].conditions.append("poisoned")

    assert refused(table, "A", "cleansing_touch", "H") == "no_such_ability"


@shows("divine_fury")
def test_divine_fury_adds_a_die_to_the_next_attack() -> None:
    """Divine Fury: a yellow die in the next attack of whom the prayer touched, and only in that one."""
    table = scene("A T . z", cards={"A": ["divine_fury"]}, monsters={"z": "zombie master"}, roll="red h1")
    table.monster("z").extra_health = 20
    table.use("A", "prayer_of_healing", "T")
    table.game.groups.clear()
    table.end_turn("A")
    table.take_turn("T")

    table.roll("blue r3h2, yellow h2, yellow h2, brown 0")
    table.attack("T", "z")
    table.roll("blue r3h2, yellow h2, brown 0")
    table.attack("T", "z")

    assert not table.game.chance.script, "the second attack rolls two dice only"


@refuses("divine_fury")
def test_divine_fury_ends_with_the_round() -> None:
    """What was promised for an attack of this round is gone in the next."""
    table = scene("A T", cards={"A": ["divine_fury"]}, roll="red h1")
    table.use("A", "prayer_of_healing", "T")
    assert held(table, "A", "divine_fury").marks == [table.names["T"]]

    table.end_turn("A")
    table.take_turn("T")
    table.end_turn("T")

    assert held(table, "A", "divine_fury").marks == []


@shows("prayer_of_peace")
def test_prayer_of_peace_stops_attacks() -> None:
    """Prayer of Peace: while the card is exhausted, monsters next to the disciple can't attack."""
    table = scene("A z", cards={"A": ["prayer_of_peace"]})
    table.use("A", "prayer_of_peace")

    bite(table)

    assert not table.told("attack_declared")


@refuses("prayer_of_peace")
def test_prayer_of_peace_reaches_the_adjacent_only() -> None:
    """A monster beside another hero, two squares away, attacks as ever."""
    table = scene("A . T z", cards={"A": ["prayer_of_peace"]}, roll="")
    table.use("A", "prayer_of_peace")

    bite(table)

    assert table.told("attack_declared")


@shows("prayer_of_peace")
def test_prayer_of_peace_is_walked_around() -> None:
    """APX-01: a monster engages from a square where no prayer stops it, even if that is farther."""
    table = scene("z . . .\n# A T .", cards={"A": ["prayer_of_peace"]}, turn="A")
    table.use("A", "prayer_of_peace")

    table.activate("zombie", minion=[{"do": "engage", "aim": {"by": ["farthest"]}}], master=[])

    assert table.at("z") in ("D1", "D2")


@shows("prayer_of_peace")
def test_prayer_of_peace_is_left_for_a_better_square() -> None:
    """APX-01: a monster beside disciple and target goes round to where it can attack, and does."""
    table = scene("z . . .\nA T . .", cards={"A": ["prayer_of_peace"]}, turn="A")
    table.use("A", "prayer_of_peace")

    table.activate(
        "zombie", minion=[{"do": "attack"}, {"do": "engage", "aim": {"by": ["lowest_might"]}}], master=[]
    )

    assert table.at("z") in ("C1", "C2")
    assert table.told("attack_declared")


@shows("prayer_of_peace")
def test_prayer_of_peace_keeps_no_shooter_in_its_reach() -> None:
    """APX-01: a monster that looks for a shot goes on to where the prayer does not reach."""
    table = scene("g . . . . T\n# A # # # #", cards={"A": ["prayer_of_peace"]}, turn="A")
    table.use("A", "prayer_of_peace")

    table.activate("goblin_archer", minion=[{"do": "spot", "aim": {"by": ["farthest"]}}], master=[])

    assert table.at("g") == "D1"


@shows("prayer_of_peace")
def test_prayer_of_peace_sends_monsters_to_somebody_else() -> None:
    """APX-01: a monster beside the disciple goes for a hero whom it can attack, though the disciple is closer."""
    table = scene("z A . . T", cards={"A": ["prayer_of_peace"]}, turn="A", monsters={"z": "goblin_archer"})
    table.use("A", "prayer_of_peace")

    table.activate("goblin_archer", minion=[{"do": "attack"}, {"do": "engage"}], master=[])

    chosen = table.told("target_chosen")[0].model_dump()
    assert chosen["target"] == table.names["T"]
    assert [(one["figure"], one.get("passed", False)) for one in chosen["because"]] == [
        (table.names["T"], False),
        (table.names["A"], True),
    ]


@refuses("prayer_of_peace")
def test_prayer_of_peace_turns_nobody_away_where_there_is_nobody_else() -> None:
    """APX-01: with the disciple alone to go for, a monster engages as printed."""
    table = scene("A . . . z", cards={"A": ["prayer_of_peace"]})
    table.use("A", "prayer_of_peace")

    come(table)

    assert table.at("z") == "B1"


@shows("time_of_need")
def test_time_of_need_gives_points_and_breath() -> None:
    """Time of Need: two movement points and two fatigue recovered, for an action."""
    table = scene("A", cards={"A": ["time_of_need"]})
    hurt(table, "A", fatigue=3)

    table.use("A", "time_of_need")

    assert table.game.turn is not None
    assert (table.game.turn.points, table.hero("A").fatigue, table.game.turn.actions) == (2, 1, 1)


@refuses("time_of_need")
def test_time_of_need_needs_an_action() -> None:
    """Without an action left there is no help."""
    table = scene("A", cards={"A": ["time_of_need"]})
    assert table.game.turn is not None
    table.game.turn.actions = 0

    assert refused(table, "A", "time_of_need") == "no_action_left"


@shows("holy_power")
def test_holy_power_prays_for_two() -> None:
    """Holy Power: the prayer heals two heroes, and a surge on its die eases both."""
    table = scene("H A J", turn="A", cards={"A": ["holy_power"]}, roll="red h3s1")
    for letter in "HJ":
        hurt(table, letter, damage=4, fatigue=2)

    table.use("A", "prayer_of_healing", "H")
    table.choose("jain_fairwood")

    assert [(table[letter].damage, table.hero(letter).fatigue) for letter in "HJ"] == [(1, 1), (1, 1)]


@refuses("holy_power")
def test_holy_power_may_stay_with_one() -> None:
    """The second hero is a choice, not a must."""
    table = scene("H A J", turn="A", cards={"A": ["holy_power"]}, roll="red h2")
    for letter in "HJ":
        hurt(table, letter, damage=4)

    table.use("A", "prayer_of_healing", "H")
    table.choose("nobody")

    assert [table["H"].damage, table["J"].damage] == [2, 4]


@shows("radiant_light")
def test_radiant_light_heals_and_burns() -> None:
    """Radiant Light: heroes in sight recover the die's hearts, monsters in sight suffer them."""
    table = scene("A . H\n. . .\nz . .|y", monsters={"y": "zombie"}, cards={"A": ["radiant_light"]}, roll="red h2")
    hurt(table, "H", damage=5)

    table.use("A", "radiant_light")

    assert [table["H"].damage, table["z"].damage, table.hero("A").fatigue] == [3, 2, 3]


@refuses("radiant_light")
def test_radiant_light_costs_three() -> None:
    """A tired disciple does not shine."""
    table = scene("A . z", cards={"A": ["radiant_light"]})
    hurt(table, "A", fatigue=2)

    assert refused(table, "A", "radiant_light") == "too_tired"
