"""The stalker of the Trollfens, and the traps."""

from collections.abc import Mapping

from bot.descent.board import Square
from bot.descent.commands import Move, Stride
from bot.descent.rules import stats
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Familiar
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import come, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

STALKER = {"J": "jain_fairwood/stalker", "H": "syndrael/berserker"}
TOUGH = {"z": "zombie master", "y": "zombie master"}
SHOT = "blue r3h2, green h1"
"""Three hearts at range 3 without surges."""
STAB = "blue r3h2, yellow h2"
"""Four hearts without surges."""


def snare(
    drawing: str,
    *cards: str,
    traps: tuple[str, ...] = (),
    roll: str = "",
    turn: str | None = "J",
    monsters: Mapping[str, str] = TOUGH,
    deck: tuple[str, ...] = (),
) -> Scene:
    """The stalker J with more cards, and traps on these squares, called 1, 2…"""
    table = scene(
        drawing,
        heroes=STALKER,
        monsters=monsters,
        cards={"J": list(cards)} if cards else None,
        roll=roll,
        turn=turn,
        search_deck=deck,
    )
    for number, square in enumerate(traps, start=1):
        trap = Familiar(
            id=f"trap_{number + 90}",
            familiar="trap",
            owner=table.names["J"],
            number=number,
            squares=(Square.parse(square),),
        )
        table.game.familiars[trap.id] = trap
        table.names[str(number)] = trap.id
    return table


def traps(table: Scene) -> list[str]:
    """Where traps lie."""
    return sorted(str(trap.square) for trap in table.game.familiars.values())


def shoot(table: Scene, target: str = "z") -> None:
    """An attack with the web, with nothing bought."""
    table.attack("J", target, "black_widows_web")
    table.settle()


# The trap -------------------------------------------------------------------------------------------------------


@shows("trap")
def test_a_trap_springs_on_a_monster_that_comes_near() -> None:
    """Trap: a monster that enters a square next to it suffers a heart, goes on, and the trap is gone."""
    table = snare("J . . . . . z", traps=("E1",), turn=None)

    come(table)

    assert (table["z"].damage, traps(table), table.at("z")) == (1, [], "D1")


@shows("trap")
def test_two_traps_spring_at_once() -> None:
    """Trap: of two traps next to the square both spring, and nobody is asked which one first."""
    table = snare("J . . . . . z\n. . . . . . .", traps=("E1", "E2"), turn=None)

    come(table)

    assert (table["z"].damage, traps(table), table.asked) == (2, [], None)


@refuses("trap")
def test_a_trap_waits_for_monsters_and_bars_nobody() -> None:
    """Trap: heroes spring none; all walk over it and see past it, and a second does not lie on its square."""
    table = snare("J . . z", traps=("B1",))
    table.do(Stride(hero=table.names["J"]))

    table.move("J", "C1")

    assert traps(table) == ["B1"]
    assert can_see(table.game, table["J"], table["z"])
    assert refused(snare("J .", traps=("B1",)), "J", "set_trap") == "no_effect"
    assert table.refused(Move(hero=table.names["J"], to=Square.parse("B1"))) is None


# Equipment ------------------------------------------------------------------------------------------------------


@shows("black_widows_web")
def test_black_widows_web_holds_its_target() -> None:
    """Black Widow's Web: a surge immobilises, another is a heart."""
    table = snare("J . z", roll="blue r2h2s1, green h1s1, brown 0")

    table.attack("J", "z", "black_widows_web")
    table.choose("surge0")
    table.choose("surge1")

    assert (table["z"].damage, table["z"].conditions) == (4, ["immobilized"])


@refuses("black_widows_web")
def test_black_widows_web_does_not_hold_the_unhurt() -> None:
    """black_widows_web: without a heart the web does not stick."""
    table = snare("J . z", roll="blue r6h1s1, green h1, brown 2")

    table.attack("J", "z", "black_widows_web")
    table.choose("surge0")

    assert (table["z"].damage, table["z"].conditions) == (0, [])


@shows("hunting_knife")
def test_hunting_knife_gives_breath() -> None:
    """Hunting Knife: a surge is a heart, another gives back a fatigue."""
    table = snare("J z", roll="blue r2h2s1, yellow h2s1, brown 0")
    hurt(table, "J", fatigue=2)

    table.attack("J", "z", "hunting_knife")
    table.choose("surge0")
    table.choose("surge1")

    assert (table["z"].damage, table.hero("J").fatigue) == (5, 1)


@refuses("hunting_knife")
def test_hunting_knife_gives_the_fresh_no_breath() -> None:
    """hunting_knife: who has suffered no fatigue is not offered any back; two squares are too far for a knife."""
    table = snare("J z", roll="blue r2h2s1, yellow h2, brown 0")
    table.attack("J", "z", "hunting_knife")
    assert table.options == ["surge0", "stop"]

    assert not any(
        choice.command.weapon == "hunting_knife"  # type: ignore[attr-defined]
        for choice in snare("J . z").legal("J", "attack")
    )


# Skills ---------------------------------------------------------------------------------------------------------


@shows("set_trap")
def test_set_trap_puts_a_trap_beside_the_stalker() -> None:
    """Set Trap: for a fatigue a trap in an empty square beside the stalker, who strikes harder next to it."""
    table = snare("J . .\n. z .", roll=f"{SHOT}, brown 0")

    table.use("J", "set_trap")
    assert sorted(table.options) == ["A2", "B1"]
    table.choose("A2")
    shoot(table)

    assert (traps(table), table.hero("J").fatigue, table["z"].damage) == (["A2"], 1, 4)


@refuses("set_trap")
def test_set_trap_helps_nobody_far_from_it() -> None:
    """set_trap: two squares from the trap there is no heart more, nor for a friend; exhausted no second is set."""
    table = snare("J . . z", traps=("C1",), roll=f"{SHOT}, brown 0")
    shoot(table)
    assert table["z"].damage == 3

    friend = snare("J . H z", traps=("B1",), turn="H", roll="blue r3h2, red h1, brown 0")
    friend.attack("H", "z")
    assert friend["z"].damage == 3

    table = snare("J . .")
    table.use("J", "set_trap")
    assert refused(table, "J", "set_trap") == "card_exhausted"


@shows("exploit")
def test_exploit_makes_use_of_a_trap_near_the_target() -> None:
    """Exploit: a green die more near a trap, and a surge weakens, hurt or not."""
    table = snare("J . . z . .", "exploit", traps=("F1",), roll="blue r6h1s1, green h0s1, green r1h0s1, brown 2")

    table.use("J", "exploit", "z")
    table.choose("surge2")
    table.settle()

    assert (table["z"].damage, table["z"].conditions) == (0, ["weakened"])


@refuses("exploit")
def test_exploit_has_no_die_more_far_from_traps() -> None:
    """exploit: four squares from the trap the attack has its own dice; out of reach there is none."""
    table = snare("J z . . . .", "exploit", traps=("F1",), roll="blue r2h2s1, green h1, brown 0")

    table.use("J", "exploit", "z")
    table.choose("black_widows_web")
    table.choose("surge2")

    assert (table["z"].damage, table["z"].conditions) == (3, ["weakened"])
    assert refused(snare("J|. z", "exploit"), "J", "exploit", "z") == "no_effect"


@shows("hunters_mark")
def test_hunters_mark_helps_the_next_attacker() -> None:
    """Hunter's Mark: the next attack of a hero on the marked monster has a surge more; then the mark is gone."""
    table = snare("J . H z", "hunters_mark", traps=("B1",))
    table.use("J", "hunters_mark", "z")
    assert (table["z"].counters, table.hero("J").fatigue) == ({"hunters_mark": 1}, 1)

    table = snare("J . H z", "hunters_mark", turn="H", roll="blue r3h2, red h1, brown 0")
    table.monster("z").counters = {"hunters_mark": 1}
    table.attack("H", "z")
    table.choose("surge0")
    table.settle()
    assert (table["z"].counters, table["z"].damage) == ({}, 4)


@refuses("hunters_mark")
def test_hunters_mark_needs_a_trap_near_and_marks_one() -> None:
    """hunters_mark: four squares from all traps nothing is marked; a second mark takes the first away."""
    far = snare("J . . . z", "hunters_mark", traps=("A1",))
    assert refused(far, "J", "hunters_mark", "z") == "bad_target"

    table = snare("J . y z", "hunters_mark", traps=("B1",))
    table.monster("y").counters = {"hunters_mark": 1}
    assert refused(table, "J", "hunters_mark", "y") == "no_effect"
    table.use("J", "hunters_mark", "z")
    assert (table["y"].counters, table["z"].counters) == ({}, {"hunters_mark": 1})


@shows("makeshift_trap")
def test_makeshift_trap_comes_of_a_search() -> None:
    """Makeshift Trap: after a search a trap beside the stalker; who starts a turn next to it takes a breath."""
    table = snare("J * H", "makeshift_trap", deck=("curse_doll",))
    hurt(table, "H", fatigue=2)

    table.search("J", "search1")
    table.choose("makeshift_trap")
    assert traps(table) == ["B1"]
    table.end_turn("J")
    table.take_turn("H")

    assert table.hero("H").fatigue == 1


@refuses("makeshift_trap")
def test_makeshift_trap_is_made_of_what_the_stalker_finds() -> None:
    """makeshift_trap: a friend's search gives no trap, and with the card upright traps give no breath."""
    table = snare("J . H *", "makeshift_trap", turn="H", traps=("C1",), deck=("curse_doll",))
    hurt(table, "H", fatigue=2)
    table.search("H", "search1")
    assert not may_react(table, "makeshift_trap")
    assert table.hero("H").fatigue == 2

    fresh = snare("J . H", "makeshift_trap", turn=None, traps=("B1",))
    hurt(fresh, "H", fatigue=2)
    fresh.take_turn("H")
    assert fresh.hero("H").fatigue == 2


@shows("easy_prey")
def test_easy_prey_lays_a_trap_at_the_target() -> None:
    """Easy Prey: before the roll a trap on the closest square next to the target; attacks there pierce 1."""
    table = snare("J . . z .", "easy_prey", roll=f"{SHOT}, brown 1")

    table.use("J", "easy_prey", "z")
    table.settle()

    assert (traps(table), table["z"].damage) == (["C1"], 3)

    friend = snare("J . H z .", "easy_prey", traps=("E1",), turn="H", roll="blue r3h2, red h1, brown 1")
    held(friend, "J", "easy_prey").exhausted = True
    friend.attack("H", "z")
    assert friend["z"].damage == 3


@refuses("easy_prey")
def test_easy_prey_lays_no_trap_for_whom_it_cannot_attack() -> None:
    """easy_prey: without an attack there is no trap; with the card upright nothing is pierced."""
    assert refused(snare("J .|. z", "easy_prey"), "J", "easy_prey", "z") == "no_effect"

    table = snare("J . . z .", "easy_prey", traps=("E1",), roll=f"{SHOT}, brown 1")
    shoot(table)
    assert table["z"].damage == 2


@shows("lay_of_the_land")
def test_lay_of_the_land_lets_a_friend_search_without_an_action() -> None:
    """Lay of the Land: a hero near a trap searches beside it for a fatigue, and keeps its actions."""
    table = snare("J . . H *", "lay_of_the_land", traps=("B1",), turn="H", deck=("curse_doll",))

    table.use("H", "lay_of_the_land")

    assert table.hero("H").card("curse_doll") is not None
    assert (table.hero("H").fatigue, table.hero("J").fatigue) == (1, 0)
    assert table.game.turn is not None
    assert table.game.turn.actions == 2
    assert held(table, "J", "lay_of_the_land").exhausted


@shows("lay_of_the_land")
def test_lay_of_the_land_is_for_the_stalker_too() -> None:
    """lay_of_the_land: the stalker uses it in its own turn."""
    table = snare("J *", "lay_of_the_land", traps=("A1",), deck=("curse_doll",))
    table.use("J", "lay_of_the_land")
    assert table.hero("J").card("curse_doll") is not None


@refuses("lay_of_the_land")
def test_lay_of_the_land_needs_a_trap_a_token_and_breath() -> None:
    """lay_of_the_land: four squares from all traps, two from the token, or worn out nobody searches."""
    far = snare("J . . . H *", "lay_of_the_land", traps=("A1",), turn="H")
    assert refused(far, "H", "lay_of_the_land") == "not_now"
    no_token = snare("J . H . *", "lay_of_the_land", traps=("B1",), turn="H")
    assert refused(no_token, "H", "lay_of_the_land") == "no_effect"
    tired = snare("J . H *", "lay_of_the_land", traps=("B1",), turn="H")
    hurt(tired, "H", fatigue=4)
    assert refused(tired, "H", "lay_of_the_land") == "too_tired"


@shows("poison_barbs")
def test_poison_barbs_fly_from_a_trap() -> None:
    """Poison Barbs: all monsters within three squares of the trap are poisoned unless a blue die shows X."""
    table = snare(
        "J . z . y . . . x",
        "poison_barbs",
        traps=("C1",),
        monsters={**TOUGH, "x": "zombie"},
        roll="blue X, blue r5h1",
    )

    table.use("J", "poison_barbs", "1")

    assert [table[letter].conditions for letter in "zyx"] == [[], ["poisoned"], []]
    assert (traps(table), table.hero("J").fatigue) == ([], 2)


@refuses("poison_barbs")
def test_poison_barbs_are_not_wasted() -> None:
    """poison_barbs: a trap with no monster near, or only poisoned ones, is kept."""
    assert refused(snare("J . . . . z", "poison_barbs", traps=("A1",)), "J", "poison_barbs", "1") == "no_effect"
    assert not offered(snare("J z", "poison_barbs"), "J", "poison_barbs")
    ill = snare("J . z", "poison_barbs", traps=("B1",))
    ill["z"].conditions = ["poisoned"]
    assert refused(ill, "J", "poison_barbs", "1") == "no_effect"


@shows("ambush")
def test_ambush_strikes_who_comes_near_a_trap() -> None:
    """Ambush: a monster that moves within three squares of a trap is attacked at once, and goes on if it lives."""
    table = snare("J . . . . . . z", "ambush", traps=("C1",), turn=None, roll="blue r6h1s1, green h1, brown 0")

    come(table)
    assert table.at("z") == "F1"
    table.choose("ambush")
    table.settle()

    assert table["z"].damage >= 2
    assert table.at("z") != "F1"
    assert table.hero("J").fatigue == 1


@refuses("ambush")
def test_ambush_waits_by_a_trap() -> None:
    """ambush: without a trap within three squares nobody is asked, nor while another figure stands there."""
    table = snare("J . . . . . . z", "ambush", turn=None)
    come(table)
    assert table.asked is None

    passing = snare(
        "J . . . . y z", "ambush", traps=("C1",), turn=None, monsters={"y": "zombie", "z": "goblin_archer"}
    )
    come(passing, "goblin_archer")
    assert passing.asked is None or passing.at("z") != "F1"


@shows("upper_hand")
def test_upper_hand_turns_traps_into_hearts() -> None:
    """Upper Hand: for each trap discarded before the roll a heart more; and the stalker is tougher."""
    table = snare("J . . z . . .", "upper_hand", traps=("A1", "F1", "G1"), roll="blue r3h2, green h1, brown 1")

    table.use("J", "upper_hand", "z", ability="strike")
    table.choose("trap_92")
    table.choose("trap_93")
    table.choose("done")
    table.settle()

    assert traps(table) == ["A1"]
    assert table["z"].damage == 5, "three rolled, one beside a trap, two for traps, less a shield"
    assert (stats.stamina(table.game, table["J"]), stats.health(table.game, table["J"])) == (6, 10)


@refuses("upper_hand")
def test_upper_hand_without_traps_is_a_plain_attack() -> None:
    """upper_hand: no trap, no heart more, and nobody is asked; out of sight there is no attack."""
    table = snare("J . . z", "upper_hand", roll="blue r3h2, green h1, brown 0")
    table.use("J", "upper_hand", "z", ability="strike")
    assert (table["z"].damage, table.asked) == (3, None)

    hidden = snare("J .|. z", "upper_hand", traps=("B1",))
    assert refused(hidden, "J", "upper_hand", "z", ability="strike") == "no_effect"
