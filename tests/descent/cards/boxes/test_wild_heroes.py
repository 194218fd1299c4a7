"""Challara, Lyssa, Ronan and Vyrah of the Bonds of the Wild, and the familiars of three of them."""

from bot.descent.board import Square
from bot.descent.commands.familiars import AttackWithFamiliar, MoveFamiliar
from bot.descent.effects.familiars import ComeAlong
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, familiar, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

CHALLARA, RONAN, VYRAH = {"H": "challara"}, {"H": "ronan_of_the_wild"}, {"H": "vyrah_the_falconer"}
TOUGH = {"z": "zombie master"}


def with_brightblaze(drawing: str, **more: object) -> Scene:
    """Challara and her familiar, at the start of her turn."""
    table = scene(drawing, heroes=CHALLARA, turn=None, **more)  # type: ignore[arg-type]
    table.step(ComeAlong())
    table.take_turn("H")
    return table


def blazes(table: Scene, target: str, weapon: str = "arcane_bolt") -> AttackWithFamiliar:
    """Brightblaze's attack, with a weapon of Challara."""
    return AttackWithFamiliar(hero="challara", familiar="brightblaze", target=table.names[target], weapon=weapon)


# Challara and Brightblaze -------------------------------------------------------------------------------------


@shows("challara/ability", "brightblaze")
def test_brightblaze_comes_with_challara() -> None:
    """Brightblaze is there from the start; it moves, and attacks in melee with the dice of her magic weapon."""
    table = with_brightblaze("H . . . z", monsters=TOUGH)
    table.roll("blue r3h2, yellow r0h2s0, brown 1")
    assert familiar(table, "H").square == Square.parse("B1")

    table.do(MoveFamiliar(hero="challara", familiar="brightblaze", to=Square.parse("D1")))
    table.do(blazes(table, "z"))
    table.settle()

    assert table["z"].damage == 3


def test_brightblaze_draws_on_challaras_elements() -> None:
    """Where her weapon's surges go by exhausted elemental cards, those of Challara count for Brightblaze too."""
    table = scene(
        "H . z", heroes={"H": "challara/elementalist"}, monsters=TOUGH, cards={"H": ["gust", "blaze"]}, turn=None
    )
    table.step(ComeAlong())
    table.take_turn("H")
    table.roll("blue r2h2s1, yellow h1s1, brown 1")
    for card in ("gust", "blaze"):
        held(table, "H", card).exhausted = True

    table.do(blazes(table, "z", "spire_of_conflux"))
    table.choose("surge1")
    table.choose("stop")
    table.settle()

    assert table["z"].damage == 4


@refuses("brightblaze")
def test_brightblaze_wields_magic_alone() -> None:
    """With a longsword in Challara's hand Brightblaze has nothing to attack with, and never strikes from afar."""
    table = with_brightblaze("H . z", cards={"H": ["steel_broadsword"]})
    assert table.refused(blazes(table, "z", "steel_broadsword")) == "familiar_cannot_attack"

    far = with_brightblaze("H . . z")
    assert far.refused(blazes(far, "z")) == "not_adjacent"


@refuses("challara/ability")
def test_brightblaze_follows_challara_alone() -> None:
    """Other mages have no such companion as Challara has."""
    table = scene("W . z", turn=None)

    table.step(ComeAlong())

    assert not table.game.familiars


@shows("challara/ability")
def test_challaras_brightblaze_waits_where_there_is_room() -> None:
    """Challara has a friend beside her: Brightblaze starts in the nearest empty square."""
    table = with_brightblaze("H S . z")

    assert familiar(table, "H").square == Square.parse("C1")


@shows("challara/feat")
def test_challaras_feat_calls_brightblaze_back() -> None:
    """Brightblaze appears, attacks at once, moves, and has its own activation besides."""
    table = scene("H . z .\n. . . .", heroes=CHALLARA, monsters=TOUGH, roll="blue r3h2, yellow r0h2s0, brown 1")

    table.use("H", "feat")
    table.choose("B1")
    table.choose("line2")
    table.choose("zombie")
    while table.asked != "choose_move":
        table.choose("stop" if table.asked == "spend_surges" else "pass")
    table.choose("C2")

    assert table["z"].damage == 3
    assert familiar(table, "H").square == Square.parse("C2")
    assert not familiar(table, "H").attacked


@shows("challara/feat")
def test_challaras_feat_spurs_brightblaze() -> None:
    """With Brightblaze on the board the feat lets it move and attack where it is."""
    table = with_brightblaze("H . . . z", monsters=TOUGH)
    table.roll("blue r3h2, yellow r0h2s0, brown 1")

    table.use("H", "feat")
    table.choose("line1")
    table.choose("D1")
    table.choose("zombie")
    table.settle()

    assert table["z"].damage == 3


@refuses("challara/feat")
def test_challaras_feat_needs_room() -> None:
    """Hemmed in, without Brightblaze, Challara can't call it."""
    table = scene("H S z", heroes=CHALLARA)

    assert refused(table, "H", "feat") == "no_effect"


# Lyssa --------------------------------------------------------------------------------------------------------


@shows("lyssa/ability")
def test_lyssa_rolls_red_at_close_quarters() -> None:
    """Next to her target Lyssa rolls a red die instead of the yellow one."""
    table = scene("H z", heroes={"H": "lyssa"}, monsters=TOUGH, roll="blue r3h2, red h3, brown 1")

    table.attack("H", "z")
    table.choose("sheet")
    table.settle()

    assert table["z"].damage == 4


@refuses("lyssa/ability")
def test_lyssa_keeps_her_dice_from_afar() -> None:
    """Two squares away Lyssa is not asked."""
    table = scene("H . z", heroes={"H": "lyssa"}, monsters=TOUGH, roll="blue r3h2, yellow h2, brown 1")

    table.attack("H", "z")

    assert not may_react(table, "sheet")


@shows("lyssa/feat")
def test_lyssas_feat_adds_an_attack_without_a_blue_die() -> None:
    """After her attack she strikes a neighbour; a red die takes the place of the blue one."""
    table = scene(
        "# y #\n# H . z",
        heroes={"H": "lyssa"},
        monsters={"y": "zombie", "z": "zombie master"},
        roll="blue r3h2, yellow h2, brown 1, yellow h2, red h3, brown 1",
    )

    table.attack("H", "z")
    table.choose("feat")
    table.choose("zombie_1")
    while table.asked not in (None, "choose_colour"):
        table.choose("pass")
    table.choose("blue-red")
    table.settle()

    assert "y" not in table
    assert table["z"].damage == 3


@refuses("lyssa/feat")
def test_lyssas_feat_needs_a_neighbour() -> None:
    """With nobody next to Lyssa there is no second attack."""
    table = scene("H . z", heroes={"H": "lyssa"}, monsters=TOUGH, roll="blue r3h2, yellow h2, brown 1")

    table.attack("H", "z")

    assert not may_react(table, "feat")


# Ronan and Pico -----------------------------------------------------------------------------------------------


@shows("ronan_of_the_wild/ability", "pico")
def test_ronans_pico_fetches_for_others() -> None:
    """Ronan sends Pico to a token; a friend beside Pico searches it without an action, and Pico comes home."""
    table = scene("H . . * S", heroes=RONAN, search_deck=["stamina_potion"])
    table.use("H", "sheet")
    assert familiar(table, "H").square == Square.parse("D1")
    table.game.turn = None

    table.take_turn("S")
    table.search("S", "search1")

    assert table.hero("S").card("stamina_potion") is not None
    assert table.game.turn is not None
    assert table.game.turn.actions == 2
    assert "pico" not in table.game.familiars


@refuses("ronan_of_the_wild/ability")
def test_ronan_sends_pico_three_squares_far() -> None:
    """A token four squares from Ronan is too far for Pico."""
    table = scene("H . . . * S", heroes=RONAN)

    assert refused(table, "H", "sheet") == "no_effect"


@refuses("pico")
def test_pico_fetches_nothing_for_ronan_and_the_far() -> None:
    """Ronan himself pays an action, and nobody two squares from Pico gets anything of it."""
    table = scene("H * . S", heroes=RONAN, search_deck=["stamina_potion"])
    table.use("H", "sheet")

    table.search("H", "search1")
    assert table.game.turn is not None
    assert table.game.turn.actions == 1

    far = scene("H . * . S", heroes=RONAN)
    far.use("H", "sheet")
    far.game.turn = None
    far.take_turn("S")
    assert not any(choice.command.kind == "search" for choice in far.legal("S"))


@shows("ronan_of_the_wild/feat")
def test_ronans_feat_hands_things_over() -> None:
    """As a turn begins he gives his crossbow and takes a potion, however far away."""
    table = scene(
        "H . . . . S",
        heroes=RONAN,
        turn=None,
        cards={"H": ["crossbow"], "S": ["health_potion"]},
    )

    table.take_turn("S")
    table.choose("feat")
    table.choose("ronan_of_the_wild/crossbow")
    table.choose("syndrael/health_potion")

    assert table.asked is None
    assert table.hero("S").card("crossbow") is not None
    assert table.hero("H").card("health_potion") is not None


@refuses("ronan_of_the_wild/feat")
def test_ronans_feat_wants_pico_at_home() -> None:
    """While Pico sits on a token Ronan can't use his feat; and class cards never change hands."""
    table = scene("H . * S", heroes=RONAN, cards={"H": ["crossbow"]})
    table.choose("pass")
    table.use("H", "sheet")
    table.game.turn = None
    table.take_turn("S")
    assert not may_react(table, "feat")

    poor = scene("H S", heroes=RONAN, turn=None)
    poor.take_turn("S")
    assert not may_react(poor, "feat")


# Vyrah and Skye -----------------------------------------------------------------------------------------------


@shows("vyrah_the_falconer/ability")
def test_skye_returns_to_vyrah() -> None:
    """At the start of Vyrah's turn Skye is there."""
    table = scene("S H z", heroes=VYRAH, turn="H")

    assert familiar(table, "H").square == Square.parse("B1")


@refuses("vyrah_the_falconer/ability")
def test_skye_stays_where_it_flew() -> None:
    """While Skye is on the board it is not taken back to Vyrah."""
    table = scene("H . . z", heroes=VYRAH)
    table.do(MoveFamiliar(hero="vyrah_the_falconer", familiar="skye", to=Square.parse("C1")))
    table.game.turn = None

    table.take_turn("H")

    assert familiar(table, "H").square == Square.parse("C1")


@shows("skye")
def test_skye_guides_arrows() -> None:
    """Next to the target Skye adds two range, and a heart if it leaves."""
    table = scene("H . . . . z", heroes=VYRAH, monsters=TOUGH)
    table.do(MoveFamiliar(hero="vyrah_the_falconer", familiar="skye", to=Square.parse("E1")))
    table.roll("blue r3h2, yellow r0h2s0, brown 1")

    table.attack("H", "z")
    table.choose("skye")
    table.settle()

    assert table["z"].damage == 4
    assert "skye" not in table.game.familiars


@refuses("skye")
def test_skye_guides_nothing_from_afar() -> None:
    """Away from the target Skye adds nothing: the shot falls short."""
    table = scene("H . . . . z", heroes=VYRAH, monsters=TOUGH, roll="blue r3h2, yellow r0h2s0, brown 1")

    table.attack("H", "z")
    assert not may_react(table, "skye")
    table.settle()

    assert table["z"].damage == 0


@shows("skye")
def test_skye_flies_over_everything() -> None:
    """Water, hazards and figures mean nothing to Skye, who may sit on a monster's square."""
    table = scene("H ~ ! z", heroes=VYRAH)

    table.do(MoveFamiliar(hero="vyrah_the_falconer", familiar="skye", to=Square.parse("D1")))

    assert familiar(table, "H").points == 2


@shows("vyrah_the_falconer/feat")
def test_vyrahs_feat_lets_skye_strike() -> None:
    """Skye attacks with a blue, a red and a yellow die; a surge stuns."""
    table = scene("H z", heroes=VYRAH, monsters=TOUGH, roll="blue r3h2, red h2, yellow r0h1s1, brown 2")

    table.use("H", "feat")
    table.choose("zombie")
    while table.asked == "react":
        table.choose("pass")
    table.choose("surge0")
    table.settle()

    assert table["z"].damage == 3
    assert table["z"].conditions == ["stunned"]


@refuses("vyrah_the_falconer/feat")
def test_vyrahs_feat_needs_skye_near() -> None:
    """With nobody beside Skye, or without Skye, Vyrah's feat does nothing."""
    table = scene("H . z", heroes=VYRAH)
    assert not offered(table, "H", "feat")

    table.do(MoveFamiliar(hero="vyrah_the_falconer", familiar="skye", to=Square.parse("B1")))
    assert offered(table, "H", "feat")


def test_nobody_attacks_skye() -> None:
    """Skye is no figure: monsters next to it attack heroes alone."""
    table = scene("H . z", heroes=VYRAH, roll="blue X, yellow h2, gray 0")
    table.do(MoveFamiliar(hero="vyrah_the_falconer", familiar="skye", to=Square.parse("B1")))
    hurt(table, "H")

    bite(table)

    assert not table.told("attack_declared")
