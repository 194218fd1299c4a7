"""The apothecary of the Labyrinth of Ruin: elixirs, and what is brewed of them."""

from bot.descent.content.library import library
from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

APOTHECARY = {"A": "avric_albright/apothecary"}
TOUGH = {"z": "zombie master"}
BLOW = "blue r3h2, green h1, brown 0"
"""Three hearts at range 3 without surges."""


def apothecary(drawing: str, *cards: str, roll: str = "", elixirs: str = "", turn: str | None = "A") -> Scene:
    """The apothecary with more cards; each letter of `elixirs` is a hero who has one."""
    table = scene(
        drawing,
        heroes=APOTHECARY,
        monsters=TOUGH,
        cards={"A": list(cards)} if cards else None,
        roll=roll,
        turn=turn,
    )
    for letter in elixirs:
        have = table.hero(letter).counters
        have["elixir"] = have.get("elixir", 0) + 1
    if "z" in table.names:
        table.monster("z").extra_health = 5
    return table


def elixirs(table: Scene, letter: str) -> int:
    """How many elixirs a hero has, or how many lie on a monster."""
    return table[letter].counters.get("elixir", 0)


def drink(table: Scene, letter: str) -> None:
    """A hero drinks an elixir."""
    table.use(letter, "brew_elixir", ability="drink")


def thirst(table: Scene, letter: str) -> str | None:
    """Why a hero can't drink an elixir now."""
    return refused(table, letter, "brew_elixir", ability="drink")


# Equipment ------------------------------------------------------------------------------------------------------


@shows("smoking_vials")
def test_smoking_vials_burn_and_poison() -> None:
    """Smoking Vials: two surges are three hearts more, one poisons whoever suffers."""
    burning = apothecary("A . z", roll="blue r2h2s1, green r1s1, brown 0")
    burning.attack("A", "z")
    burning.choose("surge0")
    burning.settle()
    assert burning["z"].damage == 5

    poisoned = apothecary("A . z", roll="blue r2h2s1, green r1h1, brown 0")
    poisoned.attack("A", "z")
    poisoned.choose("surge1")
    poisoned.settle()
    assert poisoned["z"].conditions == ["poisoned"]


@refuses("smoking_vials")
def test_smoking_vials_poison_nobody_unhurt() -> None:
    """Where the smoking_vials deal no heart nobody is poisoned, and one surge is too little for the hearts."""
    table = apothecary("A . z", roll="blue r2h2s1, green h1, brown 2")
    table.attack("A", "z")
    assert "surge0" not in table.options

    dry = apothecary("A z", roll="blue r6h1s1, green r1h1, brown 2")
    dry.attack("A", "z")
    dry.choose("surge1")
    dry.settle()
    assert (dry["z"].damage, dry["z"].conditions) == (0, [])


# Brew Elixir ----------------------------------------------------------------------------------------------------


@shows("brew_elixir")
def test_brew_elixir_gives_an_elixir() -> None:
    """Brew Elixir: for a fatigue and the card, an adjacent hero or the apothecary itself gains one elixir."""
    table = apothecary("A T . H")

    assert offered(table, "A", "brew_elixir", "A")
    table.use("A", "brew_elixir", "T")

    assert (elixirs(table, "T"), table.hero("A").fatigue) == (1, 1)
    assert held(table, "A", "brew_elixir").exhausted


@shows("brew_elixir")
def test_brew_elixir_heals_who_drinks() -> None:
    """brew_elixir: any hero spends its elixir in its own turn, without an action, for the hearts of a red die."""
    table = apothecary("A . T", elixirs="T", turn="T", roll="red h2")
    hurt(table, "T", damage=3)

    drink(table, "T")

    assert (table["T"].damage, elixirs(table, "T")) == (1, 0)
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@refuses("brew_elixir")
def test_brew_elixir_reaches_no_farther_than_a_hand() -> None:
    """brew_elixir: two squares away nobody is given one, nor a ninth, nor a fallen hero."""
    table = apothecary("A T . H")
    assert refused(table, "A", "brew_elixir", "H") == "bad_target"

    assert refused(apothecary("A T", elixirs="T" * 8), "A", "brew_elixir", "T") == "no_effect"

    fallen = apothecary("A T")
    fallen.hero("T").knocked_out = True
    assert refused(fallen, "A", "brew_elixir", "T") == "bad_target"


@refuses("brew_elixir")
def test_brew_elixir_is_drunk_once_per_turn() -> None:
    """An elixir of brew_elixir is no use to the healthy, and nobody drinks two in one turn or in another's."""
    table = apothecary("A . T", elixirs="TTA", turn="T", roll="red h1")
    assert thirst(table, "T") == "no_effect"

    hurt(table, "T", damage=5)
    drink(table, "T")
    assert thirst(table, "T") == "already_used"
    assert thirst(table, "A") == "not_your_turn"

    dry = apothecary("A . T", turn="T")
    hurt(dry, "T", damage=5)
    assert thirst(dry, "T") == "too_few_counters"


# Skills ---------------------------------------------------------------------------------------------------------


@shows("concoction")
def test_concoction_is_better_with_an_elixir() -> None:
    """Concoction: pierce 1, and with an elixir a surge more, which buys a heart."""
    table = apothecary("A . z", "concoction", elixirs="A", roll="blue r3h2, green h1, brown 1")

    table.use("A", "concoction", "z")
    table.choose("surge2")
    table.settle()

    assert (table["z"].damage, table.hero("A").fatigue, elixirs(table, "A")) == (4, 1, 1)


@refuses("concoction")
def test_concoction_without_an_elixir_has_no_surge() -> None:
    """concoction: without an elixir there is no surge to spend; out of sight there is nobody to attack."""
    table = apothecary("A . z", "concoction", roll="blue r3h2, green h1, brown 1")
    table.use("A", "concoction", "z")
    assert table.asked is None
    assert table["z"].damage == 3

    assert refused(apothecary("A|z", "concoction"), "A", "concoction", "z") == "no_effect"


@shows("herbal_lore")
def test_herbal_lore_cleans_who_drinks() -> None:
    """Herbal Lore: whoever spent an elixir is also rid of a condition, and may drink for that alone."""
    table = apothecary("A . T", "herbal_lore", elixirs="T", turn="T", roll="red h1")
    table["T"].conditions.append("poisoned")

    drink(table, "T")
    table.choose("herbal_lore")

    assert table["T"].conditions == []
    assert held(table, "A", "herbal_lore").exhausted


@refuses("herbal_lore")
def test_herbal_lore_needs_a_condition() -> None:
    """herbal_lore: nobody is asked for a hero without a condition, nor once the card is exhausted."""
    well = apothecary("A . T", "herbal_lore", elixirs="T", turn="T", roll="red h1")
    hurt(well, "T", damage=2)
    drink(well, "T")
    assert well.asked is None

    spent = apothecary("A . T", "herbal_lore", elixirs="T", turn="T", roll="red h1")
    spent["T"].conditions.append("poisoned")
    held(spent, "A", "herbal_lore").exhausted = True
    assert thirst(spent, "T") == "no_effect"


@shows("inky_substance")
def test_inky_substance_stains_a_monster() -> None:
    """Inky Substance: an elixir laid on a monster is a green die for the next hero who attacks it."""
    table = apothecary("A . z T", "inky_substance")
    table.use("A", "inky_substance", "z")
    assert (elixirs(table, "z"), table.hero("A").fatigue) == (1, 1)

    there = apothecary("A . z T", "inky_substance", turn="T", roll="blue r3h2, yellow r1h1, green h1, brown 0")
    there["z"].counters = {"elixir": 1}
    there.attack("T", "z")
    assert there.game.question is not None
    assert there.game.question.owner == there.names["T"]
    there.choose("inky_substance")
    there.settle()
    assert (there["z"].damage, elixirs(there, "z")) == (5, 0)


@shows("inky_substance")
def test_inky_substance_is_an_elixir_like_others() -> None:
    """An elixir of the inky_substance that is spent lets Herbal Lore answer, but not Potent Remedies."""
    cards = ("inky_substance", "herbal_lore", "potent_remedies")
    table = apothecary("A . z", *cards, roll="blue r3h2, green h1, green h1, brown 0")
    table["z"].counters = {"elixir": 1}
    table["A"].conditions.append("poisoned")
    hurt(table, "A", fatigue=2)

    table.attack("A", "z")
    table.choose("inky_substance")
    table.choose("herbal_lore")
    table.settle()

    assert (table["A"].conditions, table.hero("A").fatigue, table["z"].damage) == ([], 2, 4)


@refuses("inky_substance")
def test_inky_substance_lies_on_one_monster() -> None:
    """inky_substance: four squares away it can't be laid, and attacks on a clean monster gain nothing."""
    table = apothecary("A . . y z", "inky_substance", roll=BLOW)
    table["z"].counters = {"elixir": 1}
    assert refused(table, "A", "inky_substance", "z") == "bad_target"

    table.attack("A", "y")
    assert not may_react(table, "inky_substance")


@shows("bottled_courage")
def test_bottled_courage_is_an_attack_and_an_elixir() -> None:
    """Bottled Courage: an attack without an action; if it hurts, somebody near gains an elixir."""
    table = apothecary("A . z\n. T .", "bottled_courage", roll=BLOW)

    table.use("A", "bottled_courage", "z")
    table.choose("tomble")

    assert (elixirs(table, "T"), table["z"].damage, table.hero("A").fatigue) == (1, 3, 2)
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@refuses("bottled_courage")
def test_bottled_courage_needs_a_wound() -> None:
    """bottled_courage: an attack that deals no heart brings no elixir."""
    table = apothecary("A . z\n. T .", "bottled_courage", roll="blue X, green h1, brown 0")

    table.use("A", "bottled_courage", "z")

    assert table.asked is None
    assert (elixirs(table, "A"), elixirs(table, "T")) == (0, 0)


@shows("protective_tonic")
def test_protective_tonic_is_saved_for_a_defence() -> None:
    """Protective Tonic: whoever spent an elixir gains a tonic, and spends it for a grey die in its defence."""
    table = apothecary("A . T z", "protective_tonic", elixirs="T", turn="T", roll="red h1")

    drink(table, "T")
    table.choose("protective_tonic")
    assert (table.hero("T").counters, table.hero("A").fatigue) == ({"tonic": 1}, 1)

    table.roll("blue r3h2, yellow h2, gray 1, gray 2")
    bite(table)
    table.choose("protective_tonic")
    table.settle()
    assert (table["T"].damage, table.hero("T").counters) == (1, {})


@refuses("protective_tonic")
def test_protective_tonic_guards_only_who_has_one() -> None:
    """protective_tonic: a hero without a tonic is not asked, and a tired apothecary brews none."""
    table = apothecary("A . T z", "protective_tonic", turn=None, roll="blue r3h2, yellow h2, gray 1")
    table.hero("A").counters = {"tonic": 1}
    bite(table)
    assert not may_react(table, "protective_tonic")

    tired = apothecary("A . T", "protective_tonic", elixirs="T", turn="T", roll="red h1")
    hurt(tired, "A", fatigue=4)
    assert thirst(tired, "T") == "no_effect"


@shows("secret_formula")
def test_secret_formula_strengthens_who_has_an_elixir() -> None:
    """Secret Formula: the attack of a hero with an elixir has a green die more, and a surge line of two hearts."""
    table = apothecary("A . T z", "secret_formula", elixirs="T", turn="T")
    table.roll("blue r3h2, yellow r1h1, green h1s1, brown 0")

    table.attack("T", "z")
    assert table.game.question is not None
    assert table.game.question.owner == table.names["A"]
    table.choose("secret_formula")
    table.choose("surge1")
    table.settle()

    assert (table["z"].damage, table.hero("A").fatigue, elixirs(table, "T")) == (7, 1, 1)


@shows("secret_formula")
def test_secret_formula_is_healthy() -> None:
    """secret_formula: two health more, also while the card lies exhausted."""
    plain, table = apothecary("A"), apothecary("A", "secret_formula")
    held(table, "A", "secret_formula").exhausted = True

    assert health(table) == health(plain) + 2


def health(table: Scene) -> int:
    """How much health the apothecary has."""
    return stats.health(table.game, table["A"])


@refuses("secret_formula")
def test_secret_formula_is_for_those_with_an_elixir() -> None:
    """secret_formula: nobody is asked when a hero without an elixir attacks, or a monster."""
    table = apothecary("A . T z", "secret_formula", elixirs="A", turn="T", roll="blue r3h2, yellow r1h1, brown 0")
    table.attack("T", "z")
    assert not may_react(table, "secret_formula")

    attacked = apothecary("A z", "secret_formula", elixirs="A", turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(attacked)
    assert not may_react(attacked, "secret_formula")


@shows("hidden_stash")
def test_hidden_stash_is_for_everybody_near() -> None:
    """Hidden Stash: the apothecary and every adjacent hero gain an elixir."""
    table = apothecary("H A T . L", "hidden_stash")

    table.use("A", "hidden_stash")

    assert [elixirs(table, letter) for letter in "HATL"] == [1, 1, 1, 0]


@refuses("hidden_stash")
def test_hidden_stash_ends_with_the_stock() -> None:
    """hidden_stash: eight elixirs is all there is."""
    assert refused(apothecary("A T", "hidden_stash", elixirs="T" * 8), "A", "hidden_stash") == "no_effect"

    table = apothecary("A T", "hidden_stash", elixirs="T" * 7)
    table.use("A", "hidden_stash")
    assert elixirs(table, "A") + elixirs(table, "T") == 8
    assert [(one.id, one.stock) for one in library().classes["apothecary"].counters] == [
        ("elixir", 8),
        ("tonic", None),
    ]


@shows("potent_remedies")
def test_potent_remedies_refresh_who_drinks() -> None:
    """Potent Remedies: whoever spent its own elixir also recovers as much fatigue as a green die shows surges."""
    table = apothecary("A . T", "potent_remedies", elixirs="T", turn="T", roll="red h2, green h1s1")
    hurt(table, "T", damage=3, fatigue=3)

    drink(table, "T")

    assert (table["T"].damage, table.hero("T").fatigue) == (1, 2)


@shows("potent_remedies")
def test_potent_remedies_help_up() -> None:
    """potent_remedies: exhausted, an adjacent fallen hero gets up without an action."""
    table = apothecary("A T", "potent_remedies", roll="red h2, red h3")
    fallen = table.hero("T")
    fallen.knocked_out, fallen.damage = True, 8

    table.use("A", "potent_remedies", "T")

    assert not table.hero("T").knocked_out
    assert table["T"].damage == 3
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@shows("potent_remedies")
def test_potent_remedies_are_a_revival() -> None:
    """potent_remedies: what answers a revival answers this one, on both sides."""
    table = apothecary("A T", "potent_remedies", "merciful_boots", roll="red h2, red h3")
    fallen = table.hero("T")
    fallen.knocked_out, fallen.damage, fallen.fatigue = True, 8, 4

    table.use("A", "potent_remedies", "T")

    assert table.hero("T").fatigue == 2
    assert table.game.turn is not None
    assert table.game.turn.points == 2


@refuses("potent_remedies")
def test_potent_remedies_raise_only_the_fallen() -> None:
    """potent_remedies: nobody who stands is helped up, and who is not tired recovers no fatigue."""
    table = apothecary("A T", "potent_remedies", elixirs="A", roll="red h2")
    assert refused(table, "A", "potent_remedies", "T") == "no_effect"

    hurt(table, "A", damage=3)
    drink(table, "A")
    assert table.game.chance.script == []
