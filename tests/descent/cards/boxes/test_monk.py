"""The monk of The Chains That Rust: empty hands, a calm mind, and dice that obey."""

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.callings import begins_with_both, closes_the_best, until
from tests.descent.cards.table import bite, held, may_react
from tests.descent.scene import Scene, scene

MONK = {"H": "tomble_burrowell/monk+disciple"}


def monk(drawing: str, *cards: str, roll: str = "", turn: str | None = "H", bare: bool = True) -> Scene:
    """The monk, who is a disciple too, with more cards; with nothing in hand unless told otherwise."""
    table = scene(drawing, heroes=MONK, cards={"H": list(cards)}, roll=roll, turn=turn)
    for own in table.hero("H").cards:
        own.equipped = own.equipped and not bare
    return table


@shows("greater_calling")
def test_greater_calling_goes_with_a_healer_class() -> None:
    """greater_calling: the monk begins with the disciple's equipment and skill as well."""
    begins_with_both("tomble_burrowell", "monk", "disciple")


@refuses("greater_calling")
def test_greater_calling_leaves_the_best_to_healers() -> None:
    """greater_calling: what costs 3 in the healer class stays closed, and only healer classes go with it."""
    closes_the_best("monk", "disciple")


# Inner Balance --------------------------------------------------------------------------------------------------


@shows("inner_balance")
def test_inner_balance_is_found_in_rest() -> None:
    """Inner Balance: a rest rids a friend of a condition, and each attribute is 1 higher, up to 6."""
    table = monk("H . A . . z", "inner_balance")
    table["A"].conditions.append("poisoned")

    table.rest("H")
    table.choose("inner_balance")
    while table.asked is not None:
        assert table.game.question is not None
        table.choose(table.game.question.default)

    assert table["A"].conditions == []
    hero = table.hero("H")
    names = ("might", "knowledge", "willpower", "awareness")
    assert [stats.attribute(table.game, hero, name) for name in names] == [2, 3, 4, 6]
    assert held(table, "H", "inner_balance").exhausted
    assert hero.fatigue == 1


@refuses("inner_balance")
def test_inner_balance_is_the_monks_own_rest() -> None:
    """inner_balance: a friend's rest is no reason, and upright the card changes no attribute."""
    table = monk("H . A . . z", "inner_balance", turn="A")
    table.rest("A")
    assert not may_react(table, "inner_balance")
    assert stats.attribute(table.game, table.hero("H"), "might") == 1


# Openhanded -----------------------------------------------------------------------------------------------------


@shows("openhanded")
def test_openhanded_pierces_by_range_and_stuns() -> None:
    """Openhanded: the range on the die pierces shields, and a surge stuns."""
    table = monk("H z", "openhanded", roll="blue r2h2s1, brown 2")

    table.attack("H", "z")
    table.choose("openhanded")
    table.settle()

    assert (table["z"].damage, table["z"].conditions) == (2, ["stunned"])


@shows("openhanded")
def test_openhanded_strikes_again_after_a_kill() -> None:
    """openhanded: for a fatigue whoever defeated a monster with bare hands attacks once more."""
    table = scene(
        "z H y",
        heroes=MONK,
        monsters={"y": "zombie"},
        cards={"H": ["openhanded"]},
        roll="blue r3h2, brown 0, blue r3h2, brown 0",
    )
    for own in table.hero("H").cards:
        own.equipped = False
    table["z"].damage = 2

    table.attack("H", "z")
    until(table, "openhanded")
    table.choose("openhanded")
    table.choose(table.names["y"])
    table.settle()

    assert "z" not in table
    assert (table["y"].damage, table.hero("H").fatigue) == (2, 1)


@refuses("openhanded")
def test_openhanded_means_no_weapon() -> None:
    """openhanded: with a weapon nothing is pierced, no surge stuns, and no kill is worth an attack."""
    table = monk("H z", "openhanded", "iron_longsword", bare=False, roll="blue r2h2s1, red h2, brown 2")
    table.attack("H", "z")
    assert not any("openhanded" in option for option in table.options)
    table.settle()
    assert table["z"].damage == 2

    kill = monk("H z", "openhanded", "iron_longsword", bare=False, roll="blue r3h2, red h2, brown 0")
    kill["z"].damage = 2
    kill.attack("H", "z")
    until(kill, "openhanded")
    assert ("z" in kill, kill.asked) == (False, None)


# Vow of Freedom -------------------------------------------------------------------------------------------------


@shows("vow_of_freedom")
def test_vow_of_freedom_turns_an_x() -> None:
    """Vow of Freedom: with bare hands, or an exotic weapon, an X becomes whatever the monk likes."""
    for cards, bare in ((("vow_of_freedom",), True), (("vow_of_freedom", "crossbow"), False)):
        drawing = "H z" if bare else "H . z"
        rolled = "blue X, brown 0" if bare else "blue X, yellow h2, brown 0"
        table = monk(drawing, *cards, bare=bare, roll=rolled)
        table.monster("z").extra_health = 9
        table.attack("H", "z")
        until(table, "vow_of_freedom")
        table.choose("vow_of_freedom")
        table.settle()
        assert table["z"].damage >= 2


@shows("vow_of_freedom")
def test_vow_of_freedom_turns_blank_defence_dice() -> None:
    """vow_of_freedom: unarmoured, a blank defence die is turned to its best face."""
    table = monk("H z", "vow_of_freedom", turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)
    until(table, "vow_of_freedom")
    table.choose("vow_of_freedom")
    table.settle()

    assert table["H"].damage == 1


@refuses("vow_of_freedom")
def test_vow_of_freedom_is_broken_by_armour_and_other_weapons() -> None:
    """vow_of_freedom: with armour equipped blank dice stay blank, and with a sword an X is an X."""
    armoured = monk("H z", "vow_of_freedom", "leather_armor", bare=False, turn=None)
    armoured.roll("blue r3h2, yellow h2, gray 0, brown 0")
    bite(armoured)
    assert not may_react(armoured, "vow_of_freedom")

    sword = monk("H z", "vow_of_freedom", "iron_longsword", bare=False, roll="blue X, red h2, brown 0")
    sword.attack("H", "z")
    until(sword, "vow_of_freedom")
    assert sword.asked is None
    assert sword["z"].damage == 0
