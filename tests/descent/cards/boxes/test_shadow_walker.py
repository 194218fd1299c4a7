"""The shadow walker of Shadow of Nerekhall: where the shadow soul is, nobody is safe."""

from bot.descent.board import Square
from bot.descent.commands import MoveFamiliar
from bot.descent.rules import harm, stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused, set_down
from tests.descent.scene import Scene, scene

WALKER = {"H": "tomble_burrowell/shadow_walker"}
TOUGH = {"z": "zombie master", "y": "zombie master"}
HIT = "blue r4h2, red h1, brown 0"


def walker(
    drawing: str, *cards: str, soul: str | None = None, roll: str = "", turn: str | None = "H", **more: str
) -> Scene:
    """The shadow walker, with more cards, and the shadow soul on a square."""
    table = scene(
        drawing,
        heroes={**WALKER, **more},
        monsters=TOUGH,
        cards={"H": list(cards)} if cards else None,
        roll=roll,
        turn=turn,
        search_deck=["curse_doll", "fire_flask"],
    )
    if soul is not None:
        set_down(table, "H", "shadow_soul", soul)
    return table


def soul_at(table: Scene) -> str | None:
    """Where the shadow soul is."""
    return next((str(each.square) for each in table.game.familiars.values()), None)


def until(table: Scene, card: str) -> None:
    """Everything else is declined until this card may be used."""
    while not may_react(table, card):
        assert table.asked is not None, f"nobody is asked about {card}"
        table.choose("pass" if table.asked == "react" else "stop")


def never(table: Scene, card: str) -> None:
    """Everything is declined, and this card is not among it."""
    while table.asked is not None:
        assert not may_react(table, card)
        table.choose("pass" if table.asked == "react" else "stop")


# Equipment ------------------------------------------------------------------------------------------------------


@shows("feathered_hatchet")
def test_feathered_hatchet_makes_bleed() -> None:
    """Feathered Hatchet: a surge makes whoever is hurt bleed."""
    table = walker("H . z", roll="blue r2h2s1, red h1, brown 0")

    table.attack("H", "z")
    table.choose("surge1")
    table.settle()

    assert (table["z"].damage, table["z"].conditions) == (3, ["bleeding"])


@refuses("feathered_hatchet")
def test_feathered_hatchet_needs_a_wound() -> None:
    """The feathered_hatchet makes nobody bleed whom it does not hurt."""
    table = walker("H . z", roll="blue r6h1s1, red h1, brown 2")

    table.attack("H", "z")
    table.choose("surge1")
    table.settle()

    assert table["z"].conditions == []


@shows("tribal_cloak")
def test_tribal_cloak_shelters_the_rested() -> None:
    """Tribal Cloak: by resting it is exhausted, and its bearer rolls a brown die more."""
    table = walker("H z")

    table.rest("H")

    assert held(table, "H", "tribal_cloak").exhausted
    assert stats.defence_pool(table.game, table["H"]) == ("gray", "brown")


@refuses("tribal_cloak")
def test_tribal_cloak_is_nothing_without_rest() -> None:
    """Without a rest the tribal_cloak is no armour, and another hero's rest is not its bearer's."""
    table = scene("H . T", heroes={"H": "jain_fairwood/shadow_walker"}, turn="T")

    table.rest("T")

    assert not held(table, "H", "tribal_cloak").exhausted
    assert stats.defence_pool(table.game, table["H"]) == ("gray",)


# The shadow soul ------------------------------------------------------------------------------------------------


@shows("shadow_soul")
def test_the_shadow_soul_deepens_wounds() -> None:
    """The shadow soul: whoever of the monsters beside it is hurt by an attack suffers one heart more."""
    table = walker("H . z", soul="C1", roll=HIT)

    table.attack("H", "z")
    never(table, "nothing")

    assert table["z"].damage == 4


@shows("shadow_soul")
def test_the_shadow_soul_moves_one_square() -> None:
    """The shadow soul goes one square in its hero's turn, onto anybody's square."""
    table = walker("H . z", soul="B1")

    table.do(MoveFamiliar(hero=table.names["H"], familiar="shadow_soul_a", to=Square.parse("C1")))

    assert soul_at(table) == "C1"


@refuses("shadow_soul")
def test_the_shadow_soul_deepens_only_what_attacks_do() -> None:
    """Two squares from the shadow soul nothing is deepened, nor is what no attack did."""
    far = walker("H . z . .", soul="E1", roll=HIT)
    far.attack("H", "z")
    never(far, "nothing")
    assert far["z"].damage == 3

    card = walker("H . z", soul="C1")
    card.step(harm.Suffer(figure=card.names["z"], amount=1, source="card"))
    assert card["z"].damage == 1

    missed = walker("H . z", soul="C1", roll="blue X, red h1, brown 0")
    missed.attack("H", "z")
    never(missed, "nothing")
    assert missed["z"].damage == 0


@refuses("shadow_soul")
def test_nobody_attacks_the_shadow_soul() -> None:
    """The shadow soul is no figure: monsters have nothing to attack in it, and it stands in nobody's way."""
    table = walker(". z . . . H", soul="A1", turn=None)

    bite(table)

    assert not table.told("attack_declared")
    assert soul_at(table) == "A1"


# Skills ---------------------------------------------------------------------------------------------------------


@shows("soul_bound")
def test_soul_bound_calls_the_soul_before_the_hearts_land() -> None:
    """Soul Bound: for a fatigue the soul stands next to the target, and the same attack is the deeper for it."""
    table = walker("H . z\n. . .", roll=HIT)

    table.attack("H", "z")
    until(table, "soul_bound")
    table.choose("soul_bound")
    assert table.asked == "choose_square"
    assert "C1" not in table.options
    table.choose("B1")
    table.settle()

    assert soul_at(table) == "B1"
    assert (table["z"].damage, table.hero("H").fatigue) == (4, 1)


@shows("soul_bound")
def test_soul_bound_moves_the_one_soul() -> None:
    """soul_bound: a soul that is there already is moved."""
    table = walker("H . z .", soul="A1", roll=HIT)

    table.attack("H", "z")
    until(table, "soul_bound")
    table.choose("soul_bound")
    table.choose("D1")
    table.settle()

    assert soul_at(table) == "D1"
    assert len(table.game.familiars) == 1


@refuses("soul_bound")
def test_soul_bound_needs_a_hit() -> None:
    """soul_bound: no soul comes of a miss, nor for whoever is too tired, nor by another hero's attack."""
    missed = walker("H . z", roll="blue X, red h1, brown 0")
    missed.attack("H", "z")
    never(missed, "soul_bound")

    tired = walker("H . z", roll=HIT)
    hurt(tired, "H", fatigue=5)
    tired.attack("H", "z")
    never(tired, "soul_bound")

    friend = walker("H . G z", G="grisban_the_thirsty/knight", turn="G", roll="blue r4h2, red h1, brown 0")
    friend.attack("G", "z")
    never(friend, "soul_bound")


@shows("dark_servant")
def test_dark_servant_fetches() -> None:
    """Dark Servant: a token three squares from the soul is searched, and the soul is gone."""
    table = walker("H . . . . . *", "dark_servant", soul="D1")

    table.use("H", "dark_servant")

    assert table.told("token_searched") or len(table.hero("H").cards) > 4
    assert soul_at(table) is None
    assert held(table, "H", "dark_servant").exhausted


@refuses("dark_servant")
def test_dark_servant_fetches_what_is_near() -> None:
    """dark_servant: four squares are too far, and without a soul nobody fetches."""
    assert refused(walker("H . . . . . *", "dark_servant", soul="C1"), "H", "dark_servant") == "no_effect"
    assert refused(walker("H *", "dark_servant"), "H", "dark_servant") == "not_now"


@shows("faithful_friend")
def test_faithful_friend_comes_at_the_start_of_the_turn() -> None:
    """Faithful Friend: before anything else the soul comes to any square within three, a monster's too."""
    table = walker("H . . z .", "faithful_friend", soul="E1")

    table.use("H", "faithful_friend")
    table.choose("D1")

    assert soul_at(table) == "D1"
    assert held(table, "H", "faithful_friend").exhausted


@refuses("faithful_friend")
def test_faithful_friend_comes_first() -> None:
    """faithful_friend: four squares are too far, and after a first action it is too late."""
    table = walker("H . . . . .", "faithful_friend")
    assert offered(table, "H", "faithful_friend")
    table.rest("H")
    assert refused(table, "H", "faithful_friend") == "not_now"

    near = walker("H . . . . .", "faithful_friend")
    near.use("H", "faithful_friend")
    assert "E1" not in near.options


@shows("through_the_veil")
def test_through_the_veil_adds_a_die() -> None:
    """Through the Veil: a green die more against a monster next to the soul."""
    table = walker("H . z", "through_the_veil", soul="B1", roll="blue r4h2, red h1, green h1, brown 0")

    table.attack("H", "z")
    table.choose("through_the_veil")
    never(table, "nothing")

    assert table["z"].damage == 5
    assert table.hero("H").fatigue == 1


@refuses("through_the_veil")
def test_through_the_veil_needs_the_soul_near() -> None:
    """through_the_veil: two squares from the target the soul lifts no veil, nor when it is away."""
    for soul in ("A1", None):
        table = walker("H . z", "through_the_veil", soul=soul, roll=HIT)
        table.attack("H", "z")
        never(table, "through_the_veil")


@shows("dark_shift")
def test_dark_shift_carries_heroes_on() -> None:
    """Dark Shift: one more stamina, and whoever enters the soul's square has its movement point back."""
    table = walker("H . . T . . .", "dark_shift", soul="F1", T="grisban_the_thirsty", turn="T")
    assert stats.stamina(table.game, table.hero("H")) == 6

    table.push("T", 2)
    table.move("T", "F1")

    assert table.game.turn is not None
    assert table.game.turn.points == 1


@refuses("dark_shift")
def test_dark_shift_is_for_heroes_on_its_square() -> None:
    """dark_shift: the square beside the soul gives nothing, and a monster on it gains nothing."""
    table = walker("H . . .", "dark_shift", soul="C1")
    table.push("H", 1)
    table.move("H", "B1")
    assert table.game.turn is not None
    assert table.game.turn.points == 0

    pushed = walker("H . . z", "dark_shift", soul="C1")
    pushed.activate("zombie", master=[{"do": "engage"}])
    assert pushed.game.turn is not None
    assert pushed.game.turn.points == 0


@shows("endless_void")
def test_endless_void_hides_heroes() -> None:
    """Endless Void: on the soul's square a hero is missed by whoever spends no surge."""
    table = walker("H z", "endless_void", soul="A1", turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)
    table.settle()

    assert table["H"].damage == 0


@shows("endless_void")
def test_endless_void_gives_back() -> None:
    """endless_void: when a skill removes the soul the walker recovers a heart and a fatigue."""
    table = walker("H . *", "endless_void", "dark_servant", soul="B1")
    hurt(table, "H", damage=2, fatigue=2)

    table.use("H", "dark_servant")
    table.settle()

    assert (table["H"].damage, table.hero("H").fatigue) == (1, 1)


@refuses("endless_void")
def test_endless_void_is_one_square() -> None:
    """endless_void: next to the soul nobody is hidden, and a soul that is moved gives nothing back."""
    table = walker("H z", "endless_void", soul="B1", turn=None, roll="blue r3h2, yellow h2, gray 0")
    bite(table)
    table.settle()
    assert table["H"].damage == 4

    moved = walker("H . .", "endless_void", "faithful_friend", soul="C1")
    hurt(moved, "H", damage=2, fatigue=2)
    moved.use("H", "faithful_friend")
    moved.choose("B1")
    assert (moved["H"].damage, moved.hero("H").fatigue) == (2, 2)


@shows("otherworldly")
def test_otherworldly_pierces_near_the_soul() -> None:
    """Otherworldly: anybody's attack on a monster next to the soul ignores a shield."""
    table = walker(
        "H . G z",
        "otherworldly",
        soul="D1",
        G="grisban_the_thirsty/knight",
        turn="G",
        roll="blue r4h2, red h1, brown 2",
    )

    table.attack("G", "z", "iron_longsword")
    table.settle()

    assert table["z"].damage == 3


@shows("otherworldly")
def test_otherworldly_breath_is_a_heart() -> None:
    """otherworldly: the surge that gives a fatigue back adds a heart."""
    table = walker("H . z", "otherworldly", roll="blue r2h2s1, red h1, brown 0")
    hurt(table, "H", fatigue=2)

    table.attack("H", "z")
    table.choose("recover_fatigue")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (4, 1)


@refuses("otherworldly")
def test_otherworldly_is_of_no_use_afar() -> None:
    """otherworldly: away from the soul nothing is pierced, and a surge for something else adds no heart."""
    table = walker("H . z . .", "otherworldly", soul="E1", roll="blue r2h2s1, red h1, brown 1")

    table.attack("H", "z")
    table.choose("surge0")
    table.settle()

    assert table["z"].damage == 2


@shows("shadow_puppet")
def test_shadow_puppet_fights_like_a_monster() -> None:
    """Shadow Puppet: the soul strikes a monster with the dice and surges of one near it."""
    table = walker("H . . z y", "shadow_puppet", soul="D1", roll="blue r6h1s1, yellow r1h1, brown 0, brown 0")

    table.use("H", "shadow_puppet", "z")
    table.choose("zombie_2")
    table.choose("surge0")
    table.settle()

    assert [event.attacker for event in table.events if event.kind == "attack_declared"] in ([], ["shadow_soul_a"])  # type: ignore[attr-defined]
    assert table["y"].damage > 2
    assert table.hero("H").fatigue == 3


@refuses("shadow_puppet")
def test_shadow_puppet_needs_a_model_and_a_foe() -> None:
    """shadow_puppet: four squares from the soul a monster is no model; a melee model reaches no farther than it."""
    table = walker("H . . . . z", "shadow_puppet", soul="A1")
    assert refused(table, "H", "shadow_puppet", "z") == "bad_target"

    short = walker("H . . z", "shadow_puppet", soul="A1")
    assert refused(short, "H", "shadow_puppet", "z") == "no_effect"


@shows("shadow_step_shadow_walker")
def test_shadow_step_strikes_from_the_dark() -> None:
    """Shadow Step: shadow_step_shadow_walker puts its bearer on the soul's square.

    The soul may go for an attack with a surge more.
    """
    table = walker("H . . . . z", "shadow_step_shadow_walker", soul="E1", roll="blue r4h2, red h1, brown 0")

    table.use("H", "shadow_step_shadow_walker")
    table.choose("zombie_1")
    until_surges(table)
    assert "surge1" in table.options
    table.choose("surge1")
    table.settle()

    assert table.at("H") == "E1"
    assert soul_at(table) is None
    assert table["z"].conditions == ["bleeding"]


def until_surges(table: Scene) -> None:
    """Everything is declined until surges may be spent."""
    while table.asked != "spend_surges":
        assert table.asked == "react"
        table.choose("pass")


@shows("shadow_step_shadow_walker")
def test_shadow_step_may_end_there() -> None:
    """shadow_step_shadow_walker: without the attack the soul stays."""
    table = walker("H . . . . z", "shadow_step_shadow_walker", soul="E1")

    table.use("H", "shadow_step_shadow_walker")
    table.choose("skip")

    assert (table.at("H"), soul_at(table)) == ("E1", "E1")


@refuses("shadow_step_shadow_walker")
def test_shadow_step_needs_an_empty_square() -> None:
    """shadow_step_shadow_walker: where somebody stands on the soul's square, or no soul is there, nobody steps."""
    card = "shadow_step_shadow_walker"
    assert refused(walker("H . z", card, soul="C1"), "H", card) == "no_effect"
    assert refused(walker("H . z", card), "H", card) == "not_now"
