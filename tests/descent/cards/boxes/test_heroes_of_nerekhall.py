"""Rendiel, Ravaella, Tinashi and Orkell of the Shadow of Nerekhall."""

from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, hurt, may_react, refused
from tests.descent.scene import Scene, scene


def knocked_out(table: Scene, letter: str) -> None:
    """A hero lies on the ground."""
    hero = table.hero(letter)
    hero.damage, hero.fatigue, hero.knocked_out = 12, 3, True


# Rendiel ------------------------------------------------------------------------------------------------------


def rendiel(drawing: str = "H S", roll: str = "red h2, red h2") -> Scene:
    """Rendiel, hurt, and Syndrael on the ground."""
    table = scene(drawing, heroes={"H": "rendiel"}, roll=roll, turn="H")
    hurt(table, "H", damage=5, fatigue=3)
    knocked_out(table, "S")
    return table


@shows("rendiel/ability")
def test_rendiel_recovers_with_whom_he_revives() -> None:
    """Whoever Rendiel revives gives him two hearts and two fatigue back."""
    table = rendiel()

    table.do(next(choice.command for choice in table.legal("H", "revive")))

    assert not table.hero("S").knocked_out
    assert (table["H"].damage, table.hero("H").fatigue) == (3, 1)


@refuses("rendiel/ability")
def test_rendiel_gains_nothing_by_standing_up_himself() -> None:
    """Rendiel's own standing up is no revival, nor that of another hero by itself."""
    table = scene("H S", heroes={"H": "rendiel"}, roll="red h2, red h2", turn=None)
    hurt(table, "H", damage=5, fatigue=3)
    knocked_out(table, "S")
    table.take_turn("S")
    table.do(next(choice.command for choice in table.legal("S", "stand_up")))

    assert not table.hero("S").knocked_out
    assert (table["H"].damage, table.hero("H").fatigue) == (5, 3)


@shows("rendiel/feat")
def test_rendiels_feat_revives_wholly() -> None:
    """A hero beside Rendiel stands up without a wound, and no dice are rolled for it."""
    table = rendiel(roll="")

    table.use("H", "feat", "S")

    assert (table["S"].damage, table.hero("S").fatigue, table.hero("S").knocked_out) == (0, 0, False)
    assert (table["H"].damage, table.hero("H").fatigue) == (3, 1)


@refuses("rendiel/feat")
def test_rendiels_feat_is_for_the_fallen_beside_him() -> None:
    """Rendiel's feat means nobody who stands, and nobody two squares away."""
    assert refused(rendiel("H . S"), "H", "feat", "S") == "bad_target"

    standing = scene("H S", heroes={"H": "rendiel"}, turn="H")
    hurt(standing, "S", damage=5)
    assert refused(standing, "H", "feat", "S") is not None


# Ravaella -----------------------------------------------------------------------------------------------------


def ravaella(roll: str) -> Scene:
    """A zombie attacks Ravaella."""
    table = scene("H z", heroes={"H": "ravaella_lightfoot"}, turn=None, roll=roll)
    bite(table)
    return table


@shows("ravaella_lightfoot/ability")
def test_ravaellas_blank_die_is_worth_a_shield() -> None:
    """A black die that shows nothing is a shield for Ravaella."""
    table = ravaella("blue r3h2, yellow h2, black 0")
    table.settle()

    assert table["H"].damage == 3


@refuses("ravaella_lightfoot/ability")
def test_ravaellas_shields_are_not_more_by_it() -> None:
    """Where Ravaella's die shows a shield it stays one."""
    table = ravaella("blue r3h2, yellow h2, black 2")
    table.settle()

    assert table["H"].damage == 2


@shows("ravaella_lightfoot/feat")
def test_ravaellas_feat_is_worth_six_shields_at_best() -> None:
    """Both tests passed stop six hearts; one passed, three."""
    table = ravaella("blue r3h2, yellow h2, black 0, gray 1, black 2, gray 3, black 3")
    table.choose("feat")
    table.settle()
    assert table["H"].damage == 0
    assert table.hero("H").feat_used


@refuses("ravaella_lightfoot/feat")
def test_ravaellas_feat_may_fail() -> None:
    """Two tests failed add nothing to Ravaella's roll."""
    table = ravaella("blue r3h2, yellow h2, black 0, gray 3, black 3, gray 3, black 3")
    table.choose("feat")
    table.settle()

    assert table["H"].damage == 3


# Tinashi ------------------------------------------------------------------------------------------------------


@shows("tinashi_the_wanderer/ability")
def test_tinashi_is_fresher_for_each_monster() -> None:
    """A monster that Tinashi defeats gives her a fatigue back."""
    table = scene("H z", heroes={"H": "tinashi_the_wanderer"}, roll="blue r3h2, yellow h2, brown 0")
    hurt(table, "H", fatigue=2)

    table.attack("H", "z")
    table.settle()

    assert "z" not in table
    assert table.hero("H").fatigue == 1


@refuses("tinashi_the_wanderer/ability")
def test_tinashi_must_have_done_it_herself() -> None:
    """A monster that survives, or that a friend defeats, gives Tinashi nothing."""
    table = scene("H z S", heroes={"H": "tinashi_the_wanderer"}, roll="blue r3h2, red h2, brown 0", turn="S")
    hurt(table, "H", fatigue=2)

    table.attack("S", "z")
    table.settle()

    assert "z" not in table
    assert table.hero("H").fatigue == 2


@shows("tinashi_the_wanderer/feat")
def test_tinashis_feat_sets_her_down_elsewhere() -> None:
    """Tinashi is placed in an empty square within three, also behind monsters, and loses no action."""
    table = scene("H z . .", heroes={"H": "tinashi_the_wanderer"})

    table.use("H", "feat")
    table.choose("D1")

    assert table.at("H") == "D1"
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@refuses("tinashi_the_wanderer/feat")
def test_tinashis_feat_reaches_three_squares() -> None:
    """Tinashi can be placed neither four squares away nor where somebody stands."""
    table = scene("H z . . .", heroes={"H": "tinashi_the_wanderer"})

    table.use("H", "feat")

    assert not [option for option in table.options if "E1" in option or "B1" in option]


# Orkell -------------------------------------------------------------------------------------------------------


@shows("orkell_the_swift/ability")
def test_orkell_sidesteps_after_a_wound() -> None:
    """After an attack that dealt him a heart Orkell may go a square."""
    table = scene(". H z", heroes={"H": "orkell_the_swift"}, turn=None, roll="blue r3h2, yellow h2, brown 0")
    bite(table)
    table.choose("pass")
    table.choose("sheet")
    table.choose("A1")
    table.settle()

    assert table["H"].damage == 4
    assert table.at("H") == "A1"


@refuses("orkell_the_swift/ability")
def test_orkell_stays_where_nothing_hurt_him() -> None:
    """An attack that dealt Orkell no heart is no reason to go."""
    table = scene(". H z", heroes={"H": "orkell_the_swift"}, turn=None, roll="blue r5h1, yellow r1h1, brown 2")
    bite(table)

    assert not may_react(table, "sheet")


def fallen_orkell(drawing: str, roll: str) -> Scene:
    """Orkell's turn begins, and he lies on the ground."""
    table = scene(drawing, heroes={"H": "orkell_the_swift"}, turn=None, roll=roll)
    hurt(table, "H", damage=10, fatigue=2)
    table.hero("H").knocked_out = True
    table.take_turn("H")
    table.roll(roll)
    return table


@shows("orkell_the_swift/feat")
def test_orkells_feat_gets_him_up_unhurt() -> None:
    """Knocked out, Orkell stands up, recovers everything and keeps both actions."""
    table = fallen_orkell("H . . z", "red h1, red h1")

    table.use("H", "feat")

    assert (table["H"].damage, table.hero("H").knocked_out) == (0, False)
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@shows("orkell_the_swift/feat")
def test_orkells_feat_may_drive_monsters_away() -> None:
    """Or he moves each monster beside him one square."""
    table = fallen_orkell("H z .", "red h1, red h1")

    table.use("H", "feat")
    table.choose("line2")
    table.choose("C1")

    assert table.at("z") == "C1"
    assert not table.hero("H").knocked_out


@refuses("orkell_the_swift/feat")
def test_orkells_feat_is_for_the_ground() -> None:
    """Orkell on his feet can't use his feat."""
    table = scene("H z", heroes={"H": "orkell_the_swift"})

    assert refused(table, "H", "feat") is not None
