"""The champion of the Lair of the Wyrm: valor, and what it buys."""

from bot.descent.content.library import library
from bot.descent.rules import harm
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

CHAMPION = {"H": "syndrael/champion"}
TOUGH = {"z": "zombie master"}
KILL = "blue r2h2s1, red h2, brown 0"


def champion(drawing: str, *cards: str, roll: str = "", valor: int = 0, turn: str | None = "H") -> Scene:
    """The champion, with more cards and so much valor."""
    table = scene(
        drawing, heroes=CHAMPION, monsters=TOUGH, cards={"H": list(cards)} if cards else None, roll=roll, turn=turn
    )
    table.hero("H").counters = {"valor": valor} if valor else {}
    return table


def valor(table: Scene, letter: str) -> int:
    """How much valor a hero has."""
    return table.hero(letter).counters.get("valor", 0)


# Equipment ------------------------------------------------------------------------------------------------------


@shows("worn_greatsword")
def test_worn_greatsword_buys_a_surge() -> None:
    """Worn Greatsword: for a fatigue the attack has a surge more, which its surge line turns into a heart."""
    table = champion("H z", roll="blue r5h1, red h2, brown 0")

    table.attack("H", "z")
    table.choose("worn_greatsword")
    table.choose("surge0")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (4, 1)


@refuses("worn_greatsword")
def test_worn_greatsword_speaks_of_its_own_attacks() -> None:
    """With another weapon the worn_greatsword is not asked about, nor for a hero too tired to pay."""
    table = champion("H z", "iron_longsword", roll=KILL)
    table.attack("H", "z")
    assert not may_react(table, "worn_greatsword")

    tired = champion("H z", roll=KILL)
    hurt(tired, "H", fatigue=4)
    tired.attack("H", "z")
    assert not may_react(tired, "worn_greatsword")


@shows("horn_of_courage")
def test_horn_of_courage_gives_valor() -> None:
    """Horn of Courage: exhausted, another hero within three squares gains one valor."""
    table = champion("H . . T")

    table.use("H", "horn_of_courage", "T")

    assert (valor(table, "T"), valor(table, "H")) == (1, 0)
    assert held(table, "H", "horn_of_courage").exhausted


@refuses("horn_of_courage")
def test_horn_of_courage_is_heard_within_three_squares() -> None:
    """Four squares away the horn_of_courage is not heard, its bearer does not hear it.

    And twelve valor is all there is.
    """
    table = champion("H . . . T A")
    assert refused(table, "H", "horn_of_courage", "T") == "bad_target"
    assert refused(table, "H", "horn_of_courage", "H") == "bad_target"

    near = champion("H T A", valor=12)
    assert refused(near, "H", "horn_of_courage", "T") == "no_effect"


# Valor of Heroes ------------------------------------------------------------------------------------------------


@shows("valor_of_heroes")
def test_valor_of_heroes_is_won_by_melee_kills() -> None:
    """Valor of Heroes: a monster that falls to the champion's melee weapon is worth one valor."""
    table = scene("H z", heroes=CHAMPION, roll=KILL)

    table.attack("H", "z")
    table.settle()

    assert "z" not in table
    assert valor(table, "H") == 1
    assert table.told("counters_gained")


@shows("valor_of_heroes")
def test_valor_of_heroes_is_spent_by_any_hero() -> None:
    """Another hero spends its own valor for one heart more, once per attack."""
    table = champion("H . T z", roll="blue r3h2, yellow r1h1, brown 0", turn="T")
    table.hero("T").counters = {"valor": 2}

    table.attack("T", "z")
    assert table.game.question is not None
    assert table.game.question.owner == table.names["T"]
    table.choose("valor_of_heroes")
    table.settle()

    assert valor(table, "T") == 1
    assert table["z"].damage == 5


@refuses("valor_of_heroes")
def test_valor_of_heroes_costs_the_attackers_own_valor() -> None:
    """valor_of_heroes: who has none is not asked, whatever the champion has.

    And nobody while the champion lies there.
    """
    table = champion("H . T z", roll="blue r3h2, yellow r1h1, brown 0", valor=3, turn="T")
    table.attack("T", "z")
    assert not may_react(table, "valor_of_heroes")

    fallen = champion("H . T z", roll="blue r3h2, yellow r1h1, brown 0", turn="T")
    fallen.hero("T").counters = {"valor": 1}
    fallen.hero("H").knocked_out = True
    fallen.attack("T", "z")
    assert not may_react(fallen, "valor_of_heroes")


@refuses("valor_of_heroes")
def test_valor_of_heroes_is_not_won_from_afar() -> None:
    """valor_of_heroes: a ranged kill, or one with bare hands, wins no valor."""
    table = scene("H . z", heroes=CHAMPION, cards={"H": ["sling"]}, roll="blue r3h2, yellow h2, brown 0")
    table.attack("H", "z")
    table.settle()
    assert "z" not in table
    assert valor(table, "H") == 0

    bare = scene("H z", heroes=CHAMPION, roll="blue r3h2, brown 0")
    for card in bare.hero("H").cards:
        card.equipped = False
    bare["z"].damage = 2
    bare.attack("H", "z")
    bare.settle()
    assert "z" not in bare
    assert valor(bare, "H") == 0


# Skills ---------------------------------------------------------------------------------------------------------


@shows("a_living_legend")
def test_a_living_legend_turns_hearts_aside() -> None:
    """A Living Legend: two valor keep two hearts off the champion."""
    table = champion("H z", "a_living_legend", valor=2, turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)
    table.choose("a_living_legend")
    table.choose("2")
    table.settle()

    assert (table["H"].damage, valor(table, "H"), table.hero("H").fatigue) == (2, 0, 1)
    assert held(table, "H", "a_living_legend").exhausted


@shows("a_living_legend")
def test_a_living_legend_helps_against_any_harm() -> None:
    """a_living_legend: what comes without an attack is turned aside too, and no more than three of it."""
    table = champion("H z", "a_living_legend", valor=5)

    table.step(harm.Suffer(figure=table.names["H"], amount=5, source="card"))
    table.choose("a_living_legend")
    assert table.options == ["1", "2", "3"]
    table.choose("3")

    assert (table["H"].damage, valor(table, "H")) == (2, 2)


@refuses("a_living_legend")
def test_a_living_legend_needs_valor_and_harm() -> None:
    """Without valor, or where no heart comes through, a_living_legend is not asked about."""
    poor = champion("H z", "a_living_legend", turn=None, roll="blue r3h2, yellow h2, gray 0")
    bite(poor)
    assert not may_react(poor, "a_living_legend")

    safe = champion("H z", "a_living_legend", valor=2, turn=None, roll="blue r3h2, yellow r1h1, gray 3")
    bite(safe)
    assert not may_react(safe, "a_living_legend")


@shows("glory_of_battle")
def test_glory_of_battle_is_shared() -> None:
    """Glory of Battle: when the champion defeats a monster, every other hero within three squares gains a valor."""
    table = scene("z H T . A . . L", heroes=CHAMPION, cards={"H": ["glory_of_battle"]}, roll=KILL)

    table.attack("H", "z", "worn_greatsword")
    table.settle()

    assert [valor(table, letter) for letter in "HTAL"] == [1, 1, 1, 0]


@shows("glory_of_battle")
def test_glory_of_battle_guards() -> None:
    """glory_of_battle: whoever is about to roll its defence may spend a valor of its own for a shield."""
    table = champion("H T z", "glory_of_battle", turn=None, roll="blue r3h2, yellow h2, gray 0, gray 0")
    table.hero("T").counters = {"valor": 2}

    bite(table)
    table.choose("glory_of_battle")
    table.settle()

    assert (table["T"].damage, valor(table, "T")) == (3, 1)


@refuses("glory_of_battle")
def test_glory_of_battle_is_not_spent_for_others() -> None:
    """glory_of_battle: the champion's valor is no shield for a friend, and a friend's kill brings none."""
    table = champion("H T z", "glory_of_battle", valor=2, turn=None, roll="blue r3h2, yellow h2, gray 0, gray 0")
    bite(table)
    assert table.asked is None

    friend = scene("H T . z", heroes=CHAMPION, cards={"H": ["glory_of_battle"]}, turn="T")
    friend.roll("blue r3h2, yellow h2, brown 0")
    friend["z"].damage = 2
    friend.attack("T", "z")
    friend.settle()
    assert "z" not in friend
    assert (valor(friend, "H"), valor(friend, "T")) == (0, 0)


@shows("inspiring_presence")
def test_inspiring_presence_lets_surges_buy_valor() -> None:
    """Inspiring Presence: a hero within three squares may spend a surge to gain one valor."""
    table = champion("H . . T z", "inspiring_presence", turn="T", roll="blue r2h2s1, yellow h1s1, brown 0")

    table.attack("T", "z")
    table.choose("inspiring_presence")
    table.settle()

    assert (valor(table, "T"), valor(table, "H")) == (1, 0)


@shows("inspiring_presence")
def test_inspiring_presence_gives_a_second_try() -> None:
    """inspiring_presence: a willpower test failed nearby is rolled again for one of the champion’s valor."""
    table = champion("H . T", "inspiring_presence", valor=1, roll="gray 3, black 3, gray 0, black 0")

    table.step(harm.Test(figure=table.names["T"], attribute="willpower"))
    table.choose("inspiring_presence")

    assert valor(table, "H") == 0
    assert [event.passed for event in table.told("attribute_tested")] == [True]  # type: ignore[attr-defined]


@refuses("inspiring_presence")
def test_inspiring_presence_is_for_failed_willpower_nearby() -> None:
    """inspiring_presence: tests of awareness, passed ones and those four squares away are as they are.

    So are surges.
    """
    for drawing, attribute, dice in (
        ("H . T", "awareness", "gray 3, black 3"),
        ("H . T", "willpower", "gray 0, black 0"),
        ("H . . . T", "willpower", "gray 3, black 3"),
    ):
        table = champion(drawing, "inspiring_presence", valor=1, roll=dice)
        table.step(harm.Test.model_validate({"figure": table.names["T"], "attribute": attribute}))
        assert not may_react(table, "inspiring_presence")

    far = champion("H . . . T z", "inspiring_presence", turn="T", roll="blue r2h2s1, yellow h1s1, brown 0")
    far.attack("T", "z")
    assert not any("inspiring_presence" in option for option in far.options)


@shows("motivating_charge")
def test_motivating_charge_rewards_the_party() -> None:
    """Motivating Charge: move, defeat a monster in melee, and each hero near takes a valor or a breath."""
    table = scene("H . z T", heroes=CHAMPION, cards={"H": ["motivating_charge"]}, roll=KILL)
    hurt(table, "T", fatigue=2)

    table.use("H", "motivating_charge")
    table.choose("B1")
    table.choose("zombie_1")
    while table.asked not in (None, "choose_line"):
        table.choose("pass" if table.asked == "react" else "stop")
    table.choose("line1")
    table.choose("line2")

    assert "z" not in table
    assert (valor(table, "H"), valor(table, "T"), table.hero("T").fatigue) == (2, 0, 1)


@refuses("motivating_charge")
def test_motivating_charge_rewards_nothing_but_a_kill() -> None:
    """motivating_charge: as long as the monster stands nobody gains anything.

    Without a melee weapon there is no charge.
    """
    table = champion("H z T", "motivating_charge", roll=KILL)
    table.use("H", "motivating_charge")
    table.choose("zombie_1")
    table.settle()
    assert table["z"].damage == 4
    assert (valor(table, "H"), valor(table, "T")) == (0, 0)

    assert refused(champion("H z", "motivating_charge", "sling"), "H", "motivating_charge") == "not_now"


@shows("no_mercy")
def test_no_mercy_strikes_after_a_group_has_acted() -> None:
    """No Mercy: when a group is done, a hero within three squares of the champion pays two valor and attacks."""
    table = champion("H . T z", "no_mercy", turn=None, roll="blue r3h2, yellow h2, gray 0")
    table.hero("T").counters = {"valor": 3}

    bite(table)
    table.choose("no_mercy")
    table.roll("blue r3h2, yellow h2, brown 0")
    table.choose("zombie_1")
    table.settle()

    assert (table["z"].damage, valor(table, "T")) == (5, 1)
    assert held(table, "H", "no_mercy").exhausted
    assert table.game.activation is None


@refuses("no_mercy")
def test_no_mercy_is_dear() -> None:
    """no_mercy: one valor is too little, and four squares away is too far."""
    for drawing, have in (("H . T z", 1), ("H . . . T z", 2)):
        table = champion(drawing, "no_mercy", turn=None, roll="blue r3h2, yellow h2, gray 0")
        table.hero("T").counters = {"valor": have}
        bite(table)
        table.settle()
        assert not may_react(table, "no_mercy")
        assert valor(table, "T") == have


@shows("stoic_resolve")
def test_stoic_resolve_gives_breath_for_valor() -> None:
    """Stoic Resolve: after a hero within three squares spent valor.

    Somebody beside the champion recovers a fatigue.
    """
    table = champion("H T z", "stoic_resolve", turn="T", roll="blue r3h2, yellow r1h1, brown 0")
    table.hero("T").counters = {"valor": 1}
    hurt(table, "T", fatigue=2)

    table.attack("T", "z")
    table.choose("valor_of_heroes")
    table.choose("stoic_resolve")
    table.settle()

    assert (table.hero("T").fatigue, valor(table, "T")) == (1, 0)


@refuses("stoic_resolve")
def test_stoic_resolve_gives_nothing_to_the_fresh() -> None:
    """stoic_resolve: where nobody beside the champion is tired there is nothing to ask.

    Nor for valor spent far away.
    """
    table = champion("H T z", "stoic_resolve", turn="T", roll="blue r3h2, yellow r1h1, brown 0")
    table.hero("T").counters = {"valor": 1}
    table.attack("T", "z")
    table.choose("valor_of_heroes")
    assert not may_react(table, "stoic_resolve")

    far = champion("H . . . T z", "stoic_resolve", turn="T", roll="blue r3h2, yellow r1h1, brown 0")
    far.hero("T").counters = {"valor": 1}
    hurt(far, "H", fatigue=1)
    far.attack("T", "z")
    far.choose("valor_of_heroes")
    assert not may_react(far, "stoic_resolve")


@shows("for_the_cause")
def test_for_the_cause_shelters_a_friend() -> None:
    """For the Cause: for two valor an adjacent hero rolls two gray dice more."""
    table = champion("H T z", "for_the_cause", valor=2, turn=None)
    table.roll("blue r3h2, yellow h2, gray 0, gray 0, gray 1, gray 2, brown 0")

    bite(table)
    table.choose("for_the_cause")
    table.choose("2")
    table.settle()

    assert (table["T"].damage, valor(table, "H"), table.hero("H").fatigue) == (1, 0, 1)


@shows("for_the_cause")
def test_for_the_cause_is_armour() -> None:
    """for_the_cause: the champion rolls a brown die besides its own, also while the card lies exhausted."""
    table = champion("H z", "for_the_cause", turn=None, roll="blue r3h2, yellow h2, gray 0, brown 2")
    held(table, "H", "for_the_cause").exhausted = True

    bite(table)
    table.settle()

    assert table["H"].damage == 2


@refuses("for_the_cause")
def test_for_the_cause_reaches_no_farther_than_the_next_square() -> None:
    """for_the_cause: two squares away nobody is sheltered, and without valor nobody at all."""
    far = champion("H . T z", "for_the_cause", valor=2, turn=None, roll="blue r3h2, yellow h2, gray 0, gray 0")
    bite(far)
    assert not may_react(far, "for_the_cause")

    poor = champion("H T z", "for_the_cause", turn=None, roll="blue r3h2, yellow h2, gray 0, gray 0")
    bite(poor)
    assert not may_react(poor, "for_the_cause")


@shows("valorous_strike")
def test_valorous_strike_is_saved_up_and_let_go() -> None:
    """Valorous Strike: valor gained is laid on the card, and all of it falls on a monster at once."""
    table = scene("z H y", heroes=CHAMPION, monsters={"y": "zombie master"}, cards={"H": ["valorous_strike"]})
    held(table, "H", "valorous_strike").counters = 2
    table.monster("y").extra_health = 5
    table.roll(KILL)
    table.attack("H", "z")
    table.choose("pass")  # the greatsword
    table.choose("valorous_strike/bank")

    assert (held(table, "H", "valorous_strike").counters, valor(table, "H")) == (3, 0)

    table.roll("blue r3h2, red h1, brown 0, brown 0")
    table.attack("H", "y")
    while table.asked is not None and not may_react(table, "valorous_strike"):
        table.choose("pass" if table.asked == "react" else "stop")
    table.choose("valorous_strike")

    assert table["y"].damage == 6
    assert held(table, "H", "valorous_strike").counters == 0


@refuses("valorous_strike")
def test_valorous_strike_needs_a_wound() -> None:
    """valorous_strike: an attack that deals no heart gains nothing, nor does one while no counter lies there."""
    table = champion("H z", "valorous_strike", roll="blue r5h1, red h1, brown 2")
    held(table, "H", "valorous_strike").counters = 2
    table.attack("H", "z")
    table.settle()
    assert table["z"].damage == 0
    assert held(table, "H", "valorous_strike").counters == 2

    empty = champion("H z", "valorous_strike", roll=KILL)
    empty.attack("H", "z")
    while empty.asked == "react":
        assert not may_react(empty, "valorous_strike")
        empty.choose("pass")


def test_the_stock_of_valor_is_as_printed() -> None:
    """Twelve valor is all there is, and the champion's class brings it."""
    assert [(one.id, one.stock) for one in library().classes["champion"].counters] == [("valor", 12)]
    assert offered(champion("H T", valor=11), "H", "horn_of_courage", "T")
