"""The skirmisher of Shadow of Nerekhall: two axes, and no standing still."""

from bot.descent.commands import StandUp
from bot.descent.rules import harm, stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

SKIRMISHER = {"H": "syndrael/skirmisher"}
TOUGH = {"z": "zombie master", "y": "zombie master"}


def skirmisher(drawing: str, *cards: str, roll: str = "", turn: str | None = "H") -> Scene:
    """The skirmisher with two handaxes and more cards."""
    return scene(
        drawing,
        heroes=SKIRMISHER,
        monsters=TOUGH,
        cards={"H": list(cards)} if cards else None,
        roll=roll,
        turn=turn,
    )


def put_away(table: Scene, card: str) -> None:
    """The skirmisher holds this no more."""
    held(table, "H", card).equipped = False


# Equipment ------------------------------------------------------------------------------------------------------


@shows("jagged_handaxe")
def test_jagged_handaxe_swaps_a_die() -> None:
    """Jagged Handaxe: for a fatigue the yellow die is rolled as a red one."""
    table = skirmisher("H z", roll="blue r3h2, red h3, brown 0")

    table.attack("H", "z", "jagged_handaxe")
    table.choose("jagged_handaxe")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (5, 1)


@refuses("jagged_handaxe")
def test_jagged_handaxe_speaks_of_its_own_attacks() -> None:
    """With the other axe the jagged_handaxe is not asked about, nor for a hero too tired to pay."""
    table = skirmisher("H z", roll="blue r3h2, green h1, brown 0")
    table.attack("H", "z", "rusted_handaxe")
    assert not may_react(table, "jagged_handaxe")

    tired = skirmisher("H z", roll="blue r3h2, yellow h2, brown 0")
    hurt(tired, "H", fatigue=4)
    tired.attack("H", "z", "jagged_handaxe")
    assert not may_react(tired, "jagged_handaxe")


@shows("rusted_handaxe")
def test_rusted_handaxe_rolls_a_power_die_again() -> None:
    """Rusted Handaxe: for a fatigue its green die is rolled again, the blue one is not."""
    table = skirmisher("H z", roll="blue r3h2, green h1, brown 0, green h1s1")

    table.attack("H", "z", "rusted_handaxe")
    table.choose("pass")  # dual strike
    table.choose("rusted_handaxe")
    assert table.options == ["die1", "keep"]
    table.choose("die1")
    table.choose("surge0")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (5, 1)


@refuses("rusted_handaxe")
def test_rusted_handaxe_is_asked_once() -> None:
    """The rusted_handaxe rolls one die again in an attack, and none with the other axe."""
    table = skirmisher("H z", roll="blue r3h2, green h1, brown 0, green h1")
    table.attack("H", "z", "rusted_handaxe")
    table.choose("pass")
    table.choose("rusted_handaxe")
    table.choose("die1")
    assert not may_react(table, "rusted_handaxe")

    other = skirmisher("H z", roll="blue r3h2, yellow h1s1, brown 0")
    other.attack("H", "z", "jagged_handaxe")
    while other.asked == "react":
        assert not may_react(other, "rusted_handaxe")
        other.choose("pass")


# Skills ---------------------------------------------------------------------------------------------------------


@shows("dual_strike")
def test_dual_strike_uses_both_axes() -> None:
    """Dual Strike: a surge more, and the surge lines of both axes are open."""
    table = skirmisher("H z", roll="blue r2h2s1, yellow r1h1, brown 1")

    table.attack("H", "z", "jagged_handaxe")
    table.choose("dual_strike")
    table.choose("pass")
    assert {"surge0", "surge1"} <= set(table.options)
    table.choose("surge0")
    table.choose("surge1")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (5, 2)
    assert held(table, "H", "dual_strike").exhausted


@refuses("dual_strike")
def test_dual_strike_takes_two_axes() -> None:
    """With one axe, or one weapon for two hands, dual_strike is not asked about."""
    one = skirmisher("H z", roll="blue r3h2, yellow r1h1, brown 0")
    put_away(one, "rusted_handaxe")
    one.attack("H", "z", "jagged_handaxe")
    assert not may_react(one, "dual_strike")

    great = skirmisher("H z", "chipped_greataxe", roll="blue r3h2, red h1, brown 0")
    great.attack("H", "z")
    assert not may_react(great, "dual_strike")


@shows("back_in_action")
def test_back_in_action_goes_at_once() -> None:
    """Back in Action: two more health, and whoever stands up may move up to its speed."""
    table = skirmisher("H . . . . .", "back_in_action", roll="red h2, red h1", turn=None)
    assert stats.health(table.game, table["H"]) == stats.health(table.game, scene("H").hero("H")) + 2
    table["H"].damage, table.hero("H").knocked_out = 14, True
    table.take_turn("H")

    table.do(StandUp(hero=table.names["H"]))
    table.choose("back_in_action")
    table.choose("E1")

    assert table.at("H") == "E1"


@refuses("back_in_action")
def test_back_in_action_is_not_for_prayers() -> None:
    """back_in_action: whoever is healed back to its feet by a card, or not fallen at all, does not run."""
    table = skirmisher("H A", "back_in_action", turn=None)
    table["H"].damage, table.hero("H").knocked_out = 14, True
    table.step(harm.Recover(figure=table.names["H"], hearts=2, by=table.names["A"], card="prayer_of_healing"))
    assert not table.hero("H").knocked_out
    assert not may_react(table, "back_in_action")

    table.step(harm.Recover(figure=table.names["H"], hearts=2))
    assert not may_react(table, "back_in_action")


@shows("deep_wounds")
def test_deep_wounds_hurt_and_bleed() -> None:
    """Deep Wounds: one heart more, and the monster bleeds."""
    table = skirmisher("H z", "deep_wounds", roll="blue r3h2, yellow r1h1, brown 1")

    table.attack("H", "z", "jagged_handaxe")
    while not may_react(table, "deep_wounds"):
        table.choose("pass" if table.asked == "react" else "stop")
    table.choose("deep_wounds")
    table.settle()

    assert (table["z"].damage, table["z"].conditions) == (3, ["bleeding"])


@refuses("deep_wounds")
def test_deep_wounds_need_a_wound() -> None:
    """deep_wounds: neither where no heart comes through, nor for a monster that falls anyway."""
    for roll in ("blue r5h1, yellow r1h1, brown 2", "blue r3h2, yellow h2, brown 0"):
        table = skirmisher("H z", "deep_wounds", roll=roll)
        table["z"].damage = 6 if "h2" in roll else 0
        table.attack("H", "z", "jagged_handaxe")
        while table.asked is not None:
            assert not may_react(table, "deep_wounds")
            table.choose("pass" if table.asked == "react" else "stop")


@shows("keen_edge")
def test_keen_edge_pierces() -> None:
    """Keen Edge: one of the target's shields does not count against an axe."""
    table = skirmisher("H z", "keen_edge", roll="blue r3h2, yellow r1h1, brown 2")

    table.attack("H", "z", "jagged_handaxe")
    table.settle()

    assert table["z"].damage == 2


@refuses("keen_edge")
def test_keen_edge_is_an_edge() -> None:
    """keen_edge: a mace has none, and another hero's blade gains nothing by it."""
    table = skirmisher("H z", "iron_mace", "keen_edge", roll="blue r3h2, yellow r1h1, brown 2")
    table.attack("H", "z", "iron_mace")
    table.settle()
    assert table["z"].damage == 1

    friend = scene(
        "H . G z",
        heroes={**SKIRMISHER, "G": "grisban_the_thirsty/knight"},
        cards={"H": ["keen_edge"]},
        turn="G",
        roll="blue r3h2, red h1, brown 2",
    )
    friend.attack("G", "z")
    friend.settle()
    assert friend["z"].damage == 1


@shows("born_in_battle")
def test_born_in_battle_lives_on_kills() -> None:
    """Born in Battle: a kill with an axe gives back a heart and a fatigue."""
    table = scene("H z", heroes=SKIRMISHER, cards={"H": ["born_in_battle"]}, roll="blue r3h2, yellow h2, brown 0")
    hurt(table, "H", damage=3, fatigue=2)
    table["z"].damage = 2

    table.attack("H", "z", "jagged_handaxe")
    table.settle()

    assert "z" not in table
    assert (table["H"].damage, table.hero("H").fatigue) == (2, 1)


@refuses("born_in_battle")
def test_born_in_battle_is_for_one_hand() -> None:
    """born_in_battle: a greataxe takes two hands, and a monster that stands gives nothing."""
    table = scene(
        "H z",
        heroes=SKIRMISHER,
        cards={"H": ["chipped_greataxe", "born_in_battle"]},
        roll="blue r3h2, red h3, brown 0",
    )
    hurt(table, "H", damage=3, fatigue=2)
    table.attack("H", "z")
    table.settle()
    assert "z" not in table
    assert (table["H"].damage, table.hero("H").fatigue) == (3, 2)

    alive = skirmisher("H z", "born_in_battle", roll="blue r3h2, yellow r1h1, brown 0")
    hurt(alive, "H", damage=3)
    alive.attack("H", "z", "jagged_handaxe")
    alive.settle()
    assert alive["H"].damage == 3


@shows("ever_in_motion")
def test_ever_in_motion_shakes_off_a_stun() -> None:
    """Ever in Motion: before anything else, for a fatigue, the stunned skirmisher is free."""
    table = skirmisher("H z", "ever_in_motion")
    table["H"].conditions += ["stunned", "poisoned"]

    table.use("H", "ever_in_motion")

    assert table["H"].conditions == ["poisoned"]
    assert table.hero("H").fatigue == 1
    assert held(table, "H", "ever_in_motion").exhausted


@shows("ever_in_motion")
def test_ever_in_motion_falls_elsewhere() -> None:
    """ever_in_motion: whoever is knocked out may lay its token three squares away, also with the card exhausted."""
    table = skirmisher("z H . . . .", "ever_in_motion", turn=None, roll="blue r3h2, yellow h2, gray 0")
    table["H"].damage = 11
    held(table, "H", "ever_in_motion").exhausted = True

    bite(table)
    table.choose("ever_in_motion")
    assert "F1" not in table.options
    table.choose("E1")

    assert table.hero("H").knocked_out
    assert table.at("H") == "E1"


@refuses("ever_in_motion")
def test_ever_in_motion_comes_first_and_cures_nothing_else() -> None:
    """ever_in_motion: poison stays, and once the turn is under way it is too late."""
    table = skirmisher("H . z", "ever_in_motion")
    table["H"].conditions.append("poisoned")
    assert refused(table, "H", "ever_in_motion") == "no_effect"

    late = skirmisher("H . z", "ever_in_motion")
    late["H"].conditions.append("immobilized")
    assert offered(late, "H", "ever_in_motion")
    late.rest("H")
    assert refused(late, "H", "ever_in_motion") == "not_now"


@shows("unrelenting")
def test_unrelenting_strikes_again_with_the_other_axe() -> None:
    """Unrelenting: after one axe the other one, at the same monster."""
    table = skirmisher(
        "H z\ny .", "unrelenting", roll="blue r3h2, yellow r1h1, brown 0, blue r3h2, green h1, brown 1"
    )

    table.attack("H", "z", "jagged_handaxe")
    while not may_react(table, "unrelenting"):
        table.choose("pass" if table.asked == "react" else "stop")
    table.choose("unrelenting")
    assert table.options == ["zombie_1", "skip"]
    table.choose("zombie_1")
    table.settle()

    assert table["z"].damage == 5
    assert table.hero("H").fatigue == 1


@refuses("unrelenting")
def test_unrelenting_takes_a_second_axe_and_a_living_foe() -> None:
    """unrelenting: with one axe alone, or when the monster has fallen, there is no second blow."""
    for damage in (0, 6):
        table = skirmisher("H z\ny .", "unrelenting", roll="blue r3h2, yellow h2, brown 0")
        table["z"].damage = damage
        if not damage:
            put_away(table, "rusted_handaxe")
        table.attack("H", "z", "jagged_handaxe")
        while table.asked is not None:
            assert not may_react(table, "unrelenting")
            table.choose("pass" if table.asked == "react" else "stop")


@shows("carve_a_path")
def test_carve_a_path_strikes_all_it_passes() -> None:
    """Carve a Path: one more speed, through two monsters, and one roll for both; one takes half."""
    table = skirmisher("H z y . . .", "carve_a_path", roll="blue r3h2, yellow h2, brown 0, brown 0")
    assert stats.speed(table.game, table["H"]) == 5
    for letter in "zy":
        table.monster(letter).extra_health = 5

    table.use("H", "carve_a_path")
    table.choose("E1")
    table.choose("jagged_handaxe")
    table.settle()

    assert table.at("H") == "E1"
    assert sorted((table["z"].damage, table["y"].damage)) == [2, 4]
    assert table.hero("H").fatigue == 3


@refuses("carve_a_path")
def test_carve_a_path_leaves_out_whom_it_does_not_pass() -> None:
    """carve_a_path: who stands beside the way is not struck, and without a monster on it there is no attack."""
    table = skirmisher("H . . .\n. . z .", "carve_a_path")
    table.use("H", "carve_a_path")
    table.choose("D1")
    table.settle()
    assert table.at("H") == "D1"
    assert not table.told("attack_declared")
    assert table["z"].damage == 0

    tired = skirmisher("H z .", "carve_a_path")
    hurt(tired, "H", fatigue=2)
    assert refused(tired, "H", "carve_a_path") == "too_tired"


@shows("unstoppable")
def test_unstoppable_turns_an_x() -> None:
    """Unstoppable: one more stamina, and an X becomes whatever the skirmisher likes."""
    table = skirmisher("H z", "unstoppable", roll="blue X, yellow r1h1, brown 0")
    assert stats.stamina(table.game, table.hero("H")) == 5

    table.attack("H", "z", "jagged_handaxe")
    while not may_react(table, "unstoppable"):
        table.choose("pass")
    table.choose("unstoppable")
    while table.asked not in ("react", "spend_surges", None):
        table.choose(next(option for option in table.options if option not in ("keep", "stop")))
    table.settle()

    assert table["z"].damage > 0


@refuses("unstoppable")
def test_unstoppable_is_for_melee_weapons() -> None:
    """unstoppable: without an X it is not asked about, and a sling misses with one."""
    table = skirmisher("H z", "unstoppable", roll="blue r3h2, yellow r1h1, brown 0")
    table.attack("H", "z", "jagged_handaxe")
    while table.asked == "react":
        assert not may_react(table, "unstoppable")
        table.choose("pass")

    sling = skirmisher("H . z", "sling", "unstoppable", roll="blue X, yellow r1h1, brown 0")
    sling.attack("H", "z")
    assert not may_react(sling, "unstoppable")
