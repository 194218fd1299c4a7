"""Ulma, Dezra, Logan, Raythen and Durik of the Labyrinth of Ruin."""

from bot.descent.board import Square
from bot.descent.rules.harm import Inflict
from bot.descent.state.figures import HeldCard
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

# Ulma ---------------------------------------------------------------------------------------------------------


def searching(letter: str, drawing: str = "H * S *") -> Scene:
    """Ulma and Syndrael beside search tokens; a potion lies third in the deck."""
    deck = ["health_potion", "curse_doll", "fire_flask"]
    return scene(drawing, heroes={"H": "ulma_grimstone"}, turn=letter, search_deck=deck)


@shows("ulma_grimstone/ability")
def test_ulma_finds_potions() -> None:
    """Ulma turns cards over down to the first potion; it is the one drawn."""
    table = searching("H")

    table.search("H", "search1")
    table.choose("sheet")
    table.settle()

    assert held(table, "H", "health_potion")
    assert sorted(table.game.search_deck) == ["curse_doll", "fire_flask"]


@refuses("ulma_grimstone/ability")
def test_ulma_may_take_what_comes() -> None:
    """Ulma need not look for potions, and where there is none in the deck she isn't asked."""
    table = searching("H")
    table.search("H", "search1")
    table.choose("pass")
    table.settle()
    assert table.hero("H").card("health_potion") is None

    without = scene("H *", heroes={"H": "ulma_grimstone"}, search_deck=["curse_doll", "fire_flask"])
    without.search("H", "search1")
    assert not may_react(without, "sheet")


def give_used(table: Scene, letter: str, card: str) -> HeldCard:
    """A search card that was used already."""
    given = held(table, letter, card)
    given.flipped = True
    return given


def drinkers(drawing: str = "H S") -> Scene:
    """Ulma and Syndrael, each with a potion they have drunk."""
    table = scene(
        drawing, heroes={"H": "ulma_grimstone"}, cards={"H": ["health_potion"], "S": ["health_potion"]}, turn="H"
    )
    give_used(table, "H", "health_potion")
    give_used(table, "S", "health_potion")
    return table


@shows("ulma_grimstone/feat")
def test_ulmas_feat_fills_flasks() -> None:
    """A used potion of Ulma's and one of each hero beside her can be used again."""
    table = drinkers()

    table.use("H", "feat")
    table.settle()

    assert not held(table, "H", "health_potion").flipped
    assert not held(table, "S", "health_potion").flipped


@refuses("ulma_grimstone/feat")
def test_ulmas_feat_reaches_who_is_beside_her() -> None:
    """Two squares from Ulma flasks stay empty; and with no empty flask the feat is not offered."""
    table = drinkers("H . S")
    table.use("H", "feat")
    table.settle()
    assert held(table, "S", "health_potion").flipped

    full = scene("H S", heroes={"H": "ulma_grimstone"}, cards={"H": ["health_potion"]}, turn="H")
    assert not offered(full, "H", "feat")


# Dezra --------------------------------------------------------------------------------------------------------


@shows("dezra_the_vile/ability")
def test_dezra_feeds_on_monsters_beside_her() -> None:
    """For each monster beside her Dezra recovers a heart or a fatigue as her turn begins."""
    table = scene("z H y", heroes={"H": "dezra_the_vile"}, turn=None)
    hurt(table, "H", damage=3, fatigue=2)

    table.take_turn("H")
    table.choose("line1")
    table.choose("line2")

    assert (table["H"].damage, table.hero("H").fatigue) == (2, 1)


@refuses("dezra_the_vile/ability")
def test_dezra_finds_nothing_alone() -> None:
    """With no monster beside her Dezra recovers nothing, nor in the turn of a friend."""
    table = scene("H . z S", heroes={"H": "dezra_the_vile"}, turn=None)
    hurt(table, "H", damage=3, fatigue=2)
    table.take_turn("H")
    assert (table.asked, table["H"].damage) == (None, 3)

    friends = scene("z H S", heroes={"H": "dezra_the_vile"}, turn=None)
    hurt(friends, "H", damage=3, fatigue=2)
    friends.take_turn("S")
    assert (friends.asked, friends["H"].damage) == (None, 3)


@shows("dezra_the_vile/feat")
def test_dezras_feat_holds_monsters() -> None:
    """As a monster beside her begins to act Dezra immobilizes all that are beside her."""
    table = scene("z H y", heroes={"H": "dezra_the_vile"}, turn=None)
    bite(table)
    table.roll("blue X, yellow h2, gray 0, blue X, yellow h2, gray 0")
    table.choose("feat")

    assert len(table.told("condition_gained")) == 2


@refuses("dezra_the_vile/feat")
def test_dezras_feat_is_for_monsters_beside_her() -> None:
    """Dezra is not asked when the monster that begins to act stands elsewhere."""
    table = scene("H . . z S", heroes={"H": "dezra_the_vile"}, turn=None, roll="blue X, yellow h2")
    bite(table)

    assert not may_react(table, "feat")


# Logan --------------------------------------------------------------------------------------------------------


def logan(drawing: str, roll: str = "", *cards: str) -> Scene:
    """Logan in his turn; a zombie master is his target."""
    return scene(
        drawing,
        heroes={"H": "logan_lashley"},
        monsters={"z": "zombie master"},
        cards={"H": list(cards)} if cards else None,
        roll=roll,
    )


@shows("logan_lashley/ability")
def test_logan_steps_on_after_exotic_attacks() -> None:
    """After an attack with an exotic weapon Logan may go a square."""
    table = logan(". H z", "blue r3h2, yellow h2, brown 0", "sling")

    table.attack("H", "z")
    while not may_react(table, "sheet"):
        table.choose("pass" if table.asked == "react" else "stop")
    table.choose("sheet")
    table.choose("A1")

    assert table.at("H") == "A1"


@refuses("logan_lashley/ability")
def test_logan_stays_after_other_attacks() -> None:
    """After an attack with a blade Logan stays where he is."""
    table = logan(". H z", "blue r3h2, red h2, brown 0", "iron_longsword")

    table.attack("H", "z", "iron_longsword")

    assert not may_react(table, "sheet")


@shows("logan_lashley/ability")
def test_logan_cant_be_immobilized() -> None:
    """Whoever would immobilize Logan fails."""
    table = scene("H m", heroes={"H": "logan_lashley"}, turn=None)

    table.step(Inflict(figure=table.names["H"], condition="immobilized"))

    assert table["H"].conditions == []


@shows("logan_lashley/feat")
def test_logans_feat_gives_a_move_and_an_attack() -> None:
    """An attack that dealt a heart gives Logan his speed in points and one attack without an action."""
    table = logan("H z . .", "blue r3h2, yellow h2, brown 0, blue r3h2, yellow r1h1, brown 0")

    table.attack("H", "z")
    table.choose("feat")
    table.settle()

    assert table.game.turn is not None
    assert (table.game.turn.actions, table.game.turn.points, table.game.turn.extra_attacks) == (1, 4, 1)


@refuses("logan_lashley/feat")
def test_logans_feat_needs_a_heart() -> None:
    """An attack that missed gives Logan no feat."""
    table = logan("H z . .", "blue X, yellow h2")

    table.attack("H", "z")

    assert not may_react(table, "feat")


# Raythen ------------------------------------------------------------------------------------------------------


def syndraels_test(roll: str, square: str = "D4") -> Scene:
    """Syndrael, poisoned, tests might (4) at the start of her turn; Raythen stands on this square of the map."""
    table = scene("H S", heroes={"H": "raythen"}, turn=None)
    table["S"].conditions.append("poisoned")
    table["S"].squares, table["H"].squares = (Square.parse("C3"),), (Square.parse(square),)
    table.roll(roll)
    table.take_turn("S")
    return table


@shows("raythen/ability")
def test_raythen_lends_a_hand() -> None:
    """A friend's test that failed is rolled again for a fatigue of Raythen's."""
    table = syndraels_test("gray 2, black 3, gray 1, black 2")

    table.choose("sheet")
    table.settle()

    assert table.hero("H").fatigue == 1
    assert table["S"].conditions == []


@refuses("raythen/ability")
def test_raythen_leaves_what_went_well() -> None:
    """A test that was passed needs no Raythen."""
    table = syndraels_test("gray 1, black 2")

    assert not may_react(table, "sheet")
    assert table["S"].conditions == []


@refuses("raythen/ability")
def test_raythen_looks_no_farther_than_his_tile() -> None:
    """On another tile of the map Raythen is no help, and once tired he isn't either."""
    elsewhere = syndraels_test("gray 2, black 3", square="B4")
    assert not may_react(elsewhere, "sheet")


@shows("raythen/feat")
def test_raythens_feat_searches_beside_a_friend() -> None:
    """A token beside another hero is searched by Raythen from afar, without an action."""
    table = scene("H . . S *", heroes={"H": "raythen"}, search_deck=["fire_flask"], turn="H")

    table.use("H", "feat", "S")
    table.settle()

    assert held(table, "H", "fire_flask")
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@refuses("raythen/feat")
def test_raythens_feat_needs_a_token_there() -> None:
    """A friend with no token beside it is no use for Raythen's feat."""
    table = scene("H . . S . *", heroes={"H": "raythen"}, search_deck=["fire_flask"], turn="H")

    assert refused(table, "H", "feat", "S") == "no_effect"


# Durik --------------------------------------------------------------------------------------------------------


@shows("pathfinder_durik/ability")
def test_durik_wades_through_monsters() -> None:
    """Durik goes through a monster for one point more: two squares cost three of his five."""
    table = scene("H z .", heroes={"H": "pathfinder_durik"})

    table.move("H", "C1")
    table.settle()

    assert table.at("H") == "C1"
    assert table.game.turn is not None
    assert table.game.turn.points == 2


@refuses("pathfinder_durik/ability")
def test_durik_cant_stop_among_monsters() -> None:
    """Durik can't end his move in a monster's square, and two monsters in a row cost two points more."""
    table = scene("H z", heroes={"H": "pathfinder_durik"})

    assert not [choice for choice in table.legal("H", "move") if "B1" in str(choice.command)]


@shows("pathfinder_durik/feat")
def test_duriks_feat_strikes_in_passing() -> None:
    """As he moves off a monster's square Durik attacks it, and a surge buys Pierce 3."""
    table = scene(
        "H z .",
        heroes={"H": "pathfinder_durik"},
        monsters={"z": "zombie master"},
        roll="blue r2h2s1, red h2, brown 2",
    )

    table.move("H", "C1")
    table.choose("feat")
    table.choose("surge1")
    table.settle()

    assert table["z"].damage == 4
    assert table.at("H") == "C1"


@refuses("pathfinder_durik/feat")
def test_duriks_feat_needs_a_square_shared() -> None:
    """Past a monster, not through it, Durik's feat is not asked for."""
    table = scene("H . .\n# z #", heroes={"H": "pathfinder_durik"})

    table.move("H", "C1")

    assert table.asked is None
