"""Gherinn and Jaes of the Crown of Destiny; Andira, Astarra, Tetherys and Tahlia of the Crusade."""

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, come, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

TOUGH = {"z": "zombie master"}


def fighter(hero: str, drawing: str = "H z", roll: str = "", *cards: str) -> Scene:
    """A hero in its turn; the zombie is a master."""
    given = {"H": list(cards)} if cards else None
    return scene(drawing, heroes={"H": hero}, monsters=TOUGH, cards=given, roll=roll, turn="H")


# Brother Gherinn ----------------------------------------------------------------------------------------------


@shows("brother_gherinn/ability")
def test_gherinn_pays_in_hearts() -> None:
    """For one of his own hearts Gherinn's attack deals one more."""
    table = fighter("brother_gherinn", "H z", "blue r5h1, yellow h2, brown 1")

    table.attack("H", "z")
    table.choose("sheet")
    table.settle()

    assert (table["z"].damage, table["H"].damage) == (3, 1)


@refuses("brother_gherinn/ability")
def test_gherinn_keeps_his_last_heart() -> None:
    """With a single heart left Gherinn is not asked for it."""
    table = fighter("brother_gherinn", "H z", "blue r5h1, yellow h2, brown 1")
    hurt(table, "H", damage=11)

    table.attack("H", "z")

    assert not may_react(table, "sheet")


@shows("brother_gherinn/feat")
def test_gherinns_feat_heals_by_a_kill() -> None:
    """What two red dice show, everybody within three squares recovers when Gherinn defeats a monster."""
    table = scene(
        "T S H z", heroes={"H": "brother_gherinn"}, roll="blue r3h2, yellow h2, brown 0, red h2, red h1", turn="H"
    )
    hurt(table, "S", damage=5)

    table.attack("H", "z")
    table.choose("feat")
    table.settle()

    assert "z" not in table
    assert table["S"].damage == 2


@refuses("brother_gherinn/feat")
def test_gherinns_feat_needs_a_kill() -> None:
    """A monster that survives gives Gherinn no feat."""
    table = fighter("brother_gherinn", "S H z", "blue r5h1, yellow h2, brown 1")
    hurt(table, "S", damage=5)

    table.attack("H", "z")
    while table.asked is not None:
        assert not may_react(table, "feat")
        table.choose(table.game.question.default if table.game.question else "")

    assert table["S"].damage == 5


# Jaes the Exile -----------------------------------------------------------------------------------------------


@shows("jaes_the_exile/ability")
def test_jaes_has_more_breath_with_runes() -> None:
    """A rune equipped is one stamina more, also in armour that forbids others their runes."""
    table = scene("H z", heroes={"H": "jaes_the_exile"}, cards={"H": ["chainmail", "immolation"]})

    assert held(table, "H", "immolation").equipped
    assert stats.stamina(table.game, table.hero("H")) == 4


@refuses("jaes_the_exile/ability")
def test_jaes_without_runes_has_three() -> None:
    """With an axe in hand Jaes has what is printed: three."""
    table = scene("H z", heroes={"H": "jaes_the_exile"}, cards={"H": ["iron_longsword"]})

    assert stats.stamina(table.game, table.hero("H")) == 3


@shows("jaes_the_exile/feat")
def test_jaess_feat_pierces() -> None:
    """An attack with a rune pierces three shields and has a surge to spend."""
    table = fighter("jaes_the_exile", "H . z", "blue r3h2, yellow h2, brown 2")

    table.use("H", "feat", "z")
    assert table.asked == "spend_surges"
    table.choose("stop")

    assert table["z"].damage == 4


@refuses("jaes_the_exile/feat")
def test_jaess_feat_asks_for_magic() -> None:
    """With a blade in his hand Jaes can't use his feat."""
    table = fighter("jaes_the_exile", "H z", "", "iron_longsword")

    assert refused(table, "H", "feat", "z") is not None


# Andira Runehand ----------------------------------------------------------------------------------------------


@shows("andira_runehand/ability")
def test_andira_pays_attackers_back() -> None:
    """Whoever wounds a hero near Andira suffers a heart, without a defence."""
    table = scene(
        "H . S z", heroes={"H": "andira_runehand"}, monsters=TOUGH, turn=None, roll="blue r3h2, yellow h2, gray 1"
    )
    bite(table)
    table.settle()

    assert table["S"].damage == 3
    assert table["z"].damage == 1


@refuses("andira_runehand/ability")
def test_andira_pays_back_wounds_only() -> None:
    """Who misses suffers nothing, nor who strikes four squares from Andira."""
    missed = scene(
        "H S z", heroes={"H": "andira_runehand"}, monsters=TOUGH, turn=None, roll="blue X, yellow h2, gray 1"
    )
    bite(missed)
    missed.settle()
    assert missed["z"].damage == 0

    far = scene(
        "H . . . S z",
        heroes={"H": "andira_runehand"},
        monsters=TOUGH,
        turn=None,
        roll="blue r3h2, yellow h2, gray 1",
    )
    bite(far)
    far.settle()
    assert far["z"].damage == 0


@shows("andira_runehand/feat")
def test_andiras_feat_turns_wounds_to_health() -> None:
    """Each heart the attack deals is two for the hero she names."""
    table = fighter("andira_runehand", "S H z", "blue r5h1, yellow h2, brown 1")
    hurt(table, "S", damage=7)

    table.use("H", "feat", "S")
    table.choose("zombie_1")
    table.settle()

    assert table["z"].damage == 2
    assert table["S"].damage == 3


@refuses("andira_runehand/feat")
def test_andiras_feat_needs_a_monster_near() -> None:
    """Four squares away a monster can't be attacked by Andira's feat."""
    table = fighter("andira_runehand", "S H . . . z")
    hurt(table, "S", damage=7)

    assert refused(table, "H", "feat", "S") is not None


# Astarra ------------------------------------------------------------------------------------------------------


@shows("astarra/ability")
def test_astarra_flits_to_a_friend() -> None:
    """For one movement point Astarra stands beside a hero three squares away, past a monster."""
    table = scene("H z . S .", heroes={"H": "astarra"}, turn="H")
    table.push("H")

    table.use("H", "sheet", "S")
    table.choose("C1")

    assert table.at("H") == "C1"
    assert table.game.turn is not None
    assert table.game.turn.points == 0


@refuses("astarra/ability")
def test_astarra_pays_a_point_once_a_round() -> None:
    """Without a movement point Astarra stays, and once a round is all."""
    table = scene("H z . S .", heroes={"H": "astarra"}, turn="H")
    assert not offered(table, "H", "sheet", "S")

    table.push("H", 2)
    table.use("H", "sheet", "S")
    table.choose("C1")
    assert not offered(table, "H", "sheet", "S")


@shows("astarra/feat")
def test_astarras_feat_moves_everybody() -> None:
    """Each other figure within three squares is moved a square, friend and foe."""
    table = scene(
        """
        . S . z .
        . . H . .
        """,
        heroes={"H": "astarra"},
        turn="H",
    )

    table.use("H", "feat")
    table.choose("A1")
    table.choose("E1")
    table.settle()

    assert (table.at("S"), table.at("z")) == ("A1", "E1")


@refuses("astarra/feat")
def test_astarras_feat_comes_first() -> None:
    """Once Astarra has done something in her turn it is too late for her feat."""
    table = scene("H . z .", heroes={"H": "astarra"})
    table.push("H")

    assert not offered(table, "H", "feat")


# Tetherys -----------------------------------------------------------------------------------------------------


@shows("tetherys/ability")
def test_tetherys_rolls_before_he_aims() -> None:
    """The dice lie on the table before Tetherys names his target."""
    table = scene(
        "z . H . y",
        heroes={"H": "tetherys"},
        monsters={"z": "zombie master", "y": "goblin_archer"},
        roll="blue r3h2, yellow h2",
    )

    table.use("H", "sheet")
    assert table.game.question is not None
    assert table.told("card_rolled")
    table.roll("gray 0")
    table.choose("goblin_archer_1")
    table.settle()

    assert "y" not in table
    assert table["z"].damage == 0


@refuses("tetherys/ability")
def test_tetherys_needs_somebody_to_aim_at() -> None:
    """With no monster in sight Tetherys has nothing to roll for."""
    table = scene("H # z", heroes={"H": "tetherys"})

    assert not offered(table, "H", "sheet")


@shows("tetherys/feat")
def test_tetheryss_feat_strikes_more() -> None:
    """Two further targets are struck by the same roll; one takes all hearts, the others half."""
    table = scene(
        "z . H . y",
        heroes={"H": "tetherys"},
        monsters={"z": "zombie master", "y": "zombie master"},
        roll="blue r3h2, yellow h2, brown 0, brown 0",
    )

    table.attack("H", "z")
    table.choose("feat")
    while table.game.question is not None:
        name = table.names["y"]
        table.choose(name if name in table.options else table.game.question.default)

    assert sorted([table["z"].damage, table["y"].damage]) == [2, 4]


@refuses("tetherys/feat")
def test_tetheryss_feat_needs_a_second_target() -> None:
    """With a single monster in reach the feat of Tetherys is not asked for."""
    table = fighter("tetherys", "z . H", "blue r3h2, yellow h2, brown 0")

    table.attack("H", "z")

    assert not may_react(table, "feat")


# Tahlia -------------------------------------------------------------------------------------------------------


@shows("tahlia/ability")
def test_tahlia_storms_on() -> None:
    """A monster that Tahlia defeats is worth two movement points."""
    table = scene("H z . .", heroes={"H": "tahlia"}, roll="blue r3h2, red h2, brown 0")

    table.attack("H", "z")
    table.settle()

    assert "z" not in table
    assert table.game.turn is not None
    assert table.game.turn.points == 2


@refuses("tahlia/ability")
def test_tahlia_storms_nowhere_without_a_kill() -> None:
    """A monster that survives gives Tahlia no points."""
    table = fighter("tahlia", "H z . .", "blue r5h1, red h2, brown 1")

    table.attack("H", "z")
    table.settle()

    assert table.game.turn is not None
    assert table.game.turn.points == 0


@shows("tahlia/feat")
def test_tahlias_feat_greets_a_newcomer() -> None:
    """A monster that comes beside Tahlia is attacked at once, before it can strike."""
    table = scene("H . . z", heroes={"H": "tahlia"}, turn=None, roll="blue r3h2, red h2, brown 0")
    come(table)

    table.choose("feat")
    table.settle()

    assert "z" not in table


@refuses("tahlia/feat")
def test_tahlias_feat_reaches_who_is_beside_her() -> None:
    """A monster that strikes another hero elsewhere is not greeted by Tahlia."""
    table = scene("H . S z", heroes={"H": "tahlia"}, turn=None, roll="blue X, yellow h2, gray 0")
    bite(table)

    assert not may_react(table, "feat")
