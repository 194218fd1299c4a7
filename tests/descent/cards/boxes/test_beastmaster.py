"""The beastmaster of the Labyrinth of Ruin, and the wolf."""

from collections.abc import Mapping

from bot.descent.board import Square
from bot.descent.commands import AttackWithFamiliar, MoveFamiliar
from bot.descent.rules import stats
from bot.descent.rules.harm import Recover
from bot.descent.state.figures import Familiar
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, familiar, held, hurt, may_react, refused
from tests.descent.scene import Scene, scene

BEASTMASTER = {"H": "syndrael/beastmaster"}
TOUGH = {"z": "zombie master"}


def hunt(
    drawing: str,
    *cards: str,
    wolf: str | None = None,
    roll: str = "",
    turn: str | None = "H",
    monsters: Mapping[str, str] = TOUGH,
) -> Scene:
    """The beastmaster with these skills, and the wolf `w` on a square."""
    table = scene(
        drawing,
        heroes=BEASTMASTER,
        monsters=monsters,
        cards={"H": list(cards)} if cards else None,
        roll=roll,
        turn=turn,
    )
    if "z" in table.names:
        table.monster("z").extra_health = 5
    if wolf is not None:
        beast = Familiar(id="wolf_1", familiar="wolf", owner=table.names["H"], squares=(Square.parse(wolf),))
        table.game.familiars[beast.id] = beast
        table.names["w"] = beast.id
    return table


def pounce(table: Scene, target: str = "z") -> None:
    """The wolf attacks."""
    table.do(AttackWithFamiliar(hero=table.names["H"], familiar=table.names["w"], target=table.names[target]))


# Equipment ------------------------------------------------------------------------------------------------------


@shows("hunting_spear")
def test_hunting_spear_reaches_and_pierces() -> None:
    """Hunting Spear: it strikes two squares away, and a surge ignores a shield."""
    table = hunt("H . z", roll="blue r2h2s1, red h1, brown 1")

    table.attack("H", "z", "hunting_spear")
    table.choose("surge0")
    table.settle()

    assert table["z"].damage == 3


@refuses("hunting_spear")
def test_hunting_spear_has_its_length() -> None:
    """The hunting_spear does not reach three squares away, and pierces nothing where there is no shield."""
    table = hunt("H . . z")
    assert not table.legal("H", "attack")

    bare = hunt("H z", roll="blue r2h2s1, red h1, brown 0")
    bare.attack("H", "z", "hunting_spear")
    bare.settle()
    assert bare["z"].damage == 3


@shows("skinning_knife")
def test_skinning_knife_cuts_the_wounded() -> None:
    """Skinning Knife: a monster that has suffered hearts suffers three more for a surge."""
    table = hunt("H z", roll="blue r2h2s1, green h1, brown 0")
    table["z"].damage = 1

    table.attack("H", "z", "skinning_knife")
    table.choose("skinning_knife")
    table.settle()

    assert table["z"].damage == 7


@refuses("skinning_knife")
def test_skinning_knife_is_blunt_on_the_unhurt() -> None:
    """An unhurt monster is safe from the skinning_knife, and the spear doesn't cut with it."""
    whole = hunt("H z", roll="blue r2h2s1, green h1, brown 0")
    whole.attack("H", "z", "skinning_knife")
    assert whole.asked is None

    spear = hunt("H z", roll="blue r2h2s1, red h1, brown 1")
    spear["z"].damage = 1
    spear.attack("H", "z", "hunting_spear")
    assert not any("skinning_knife" in option for option in spear.options)


# The wolf -------------------------------------------------------------------------------------------------------


@shows("bound_by_the_hunt")
def test_bound_by_the_hunt_calls_the_wolf() -> None:
    """Bound by the Hunt: the wolf appears in an empty adjacent square, and may be let go."""
    table = hunt("H .\n. z")

    table.use("H", "bound_by_the_hunt")
    assert sorted(table.options) == ["A2", "B1"]
    table.choose("A2")
    assert str(familiar(table, "H").square) == "A2"
    assert table.hero("H").fatigue == 1

    table.use("H", "bound_by_the_hunt", ability="dismiss")
    assert not table.game.familiars


@refuses("bound_by_the_hunt")
def test_bound_by_the_hunt_knows_one_wolf() -> None:
    """bound_by_the_hunt: there is no second wolf, and none to let go where none is."""
    assert refused(hunt("H . .", wolf="B1"), "H", "bound_by_the_hunt") == "no_effect"
    assert refused(hunt("H . ."), "H", "bound_by_the_hunt", ability="dismiss") == "no_effect"


@shows("wolf")
def test_the_wolf_moves_and_bites() -> None:
    """The wolf moves four squares and attacks once with blue and red; a surge ignores a shield."""
    table = hunt("H . . . . . z", wolf="B1", roll="blue r2h2s1, red h1, brown 1")

    table.do(MoveFamiliar(hero=table.names["H"], familiar=table.names["w"], to=Square.parse("F1")))
    pounce(table)
    table.choose("surge0")

    assert table["z"].damage == 3
    assert table.refused(
        AttackWithFamiliar(hero=table.names["H"], familiar=table.names["w"], target=table.names["z"])
    )


@refuses("wolf")
def test_the_wolf_has_three_health_and_no_defence() -> None:
    """The wolf rolls no defence and is gone with three hearts; unlike others of its kind it can be healed."""
    table = hunt("H . . z", wolf="C1", turn=None, roll="blue r3h2, yellow r1h1")
    bite(table)
    assert "w" not in table

    healed = hunt("H .", wolf="B1")
    healed["w"].damage = 2
    healed.step(Recover(figure=healed.names["w"], hearts=1))
    assert healed["w"].damage == 1


# Skills ---------------------------------------------------------------------------------------------------------


@shows("bestial_rage")
def test_bestial_rage_rolls_for_more() -> None:
    """Bestial Rage: for a surge a red die adds its hearts; with the wolf near a die may be rolled again."""
    table = hunt("H z\n. .", "bestial_rage", wolf="A2", roll="blue r5h1, red h1, brown 0, blue r2h2s1, red h3")

    table.use("H", "bestial_rage", "z")
    table.choose("hunting_spear")
    table.choose("die0")
    table.choose("surge1")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (6, 2)


@refuses("bestial_rage")
def test_bestial_rage_rerolls_nothing_without_the_wolf() -> None:
    """bestial_rage: two squares from the wolf no die is rolled again, and without a surge no die is added."""
    table = hunt("H z .", "bestial_rage", wolf="C1", roll="blue r3h2, red h1, brown 0")

    table.use("H", "bestial_rage", "z")
    table.choose("hunting_spear")

    assert table.asked is None
    assert table["z"].damage == 3


@shows("stalker_beastmaster")
def test_stalker_beastmaster_brings_the_wolf_along() -> None:
    """Stalker: when the beastmaster attacks, the wolf moves a square first."""
    table = hunt("H z\n. .", "stalker_beastmaster", wolf="A2", roll="blue r3h2, red h1, brown 0")

    table.attack("H", "z", "hunting_spear")
    table.choose("stalker_beastmaster")
    table.choose("B2")

    assert table.at("w") == "B2"


@shows("stalker_beastmaster")
def test_stalker_beastmaster_hides_the_wolf_behind_heroes() -> None:
    """stalker_beastmaster: a monster that could attack a hero can't attack the wolf."""
    weakest = [{"do": "attack", "aim": {"by": ["lowest_health"]}}]
    for cards, struck in (((), "w"), (("stalker_beastmaster",), "H")):
        table = hunt("z H\n. .", *cards, wolf="A2", turn=None, roll="blue r3h2, yellow r1h1, gray 0")
        table.activate("zombie", minion=weakest, master=weakest)
        table.settle()
        assert ("w" not in table, table["H"].damage > 0) == (struck == "w", struck == "H")


@refuses("stalker_beastmaster")
def test_stalker_beastmaster_leaves_the_wolf_alone_with_others() -> None:
    """stalker_beastmaster: a wolf with no hero in reach of the monster is attacked as ever."""
    table = hunt("H . . . z", "stalker_beastmaster", wolf="D1", turn=None, roll="blue r3h2, yellow r1h1")
    bite(table)
    assert "w" not in table

    away = hunt("H z", "stalker_beastmaster", roll="blue r3h2, red h1, brown 0")
    away.attack("H", "z", "hunting_spear")
    assert not may_react(away, "stalker_beastmaster")


@shows("survivalist")
def test_survivalist_guards_hero_and_wolf() -> None:
    """Survivalist: two health more; heroes next to the wolf, and the wolf next to a hero, roll a brown die more."""
    table = hunt("H . T\n. . .", "survivalist", wolf="B1")

    assert stats.health(table.game, table["H"]) == stats.health(hunt("H").game, hunt("H")["H"]) + 2
    assert stats.defence_pool(table.game, table["H"]).count("brown") == 1
    assert stats.defence_pool(table.game, table["T"]).count("brown") == 1
    assert stats.defence_pool(table.game, table["w"]) == ("brown",)


@refuses("survivalist")
def test_survivalist_needs_company() -> None:
    """survivalist: far from each other neither the wolf nor a hero has the die."""
    table = hunt("H . . T", "survivalist", wolf="C1")

    assert "brown" not in stats.defence_pool(table.game, table["H"])
    alone = hunt("H . .", "survivalist", wolf="C1")
    assert stats.defence_pool(alone.game, alone["w"]) == ()


@shows("feral_frenzy")
def test_feral_frenzy_lets_both_attack() -> None:
    """Feral Frenzy: the beastmaster attacks, then the wolf; each hero near rolls a green die more."""
    table = hunt("H z\n. .", "feral_frenzy", wolf="A2")
    table.roll("blue r3h2, red h1, green h1, brown 1, blue r3h2, red h1, brown 0")

    table.use("H", "feral_frenzy", "z")
    table.choose("hunting_spear")
    table.choose("zombie_1")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (6, 2)
    assert held(table, "H", "feral_frenzy").exhausted


@shows("feral_frenzy")
def test_feral_frenzy_helps_other_heroes() -> None:
    """feral_frenzy: while it lies exhausted, another hero who attacks a monster beside the wolf has the die too."""
    table = hunt(
        "H . .\n. z T", "feral_frenzy", wolf="B1", turn="T", roll="blue r3h2, yellow r1h1, green h1, brown 0"
    )
    held(table, "H", "feral_frenzy").exhausted = True

    table.attack("T", "z")
    table.settle()

    assert table["z"].damage == 5


@refuses("feral_frenzy")
def test_feral_frenzy_is_over_once_the_card_is_ready() -> None:
    """feral_frenzy: upright the card adds no die, nor to attacks on a monster far from wolf and beastmaster."""
    ready = hunt("H z", "feral_frenzy", roll="blue r3h2, red h1, brown 0")
    ready.attack("H", "z", "hunting_spear")
    ready.settle()
    assert ready["z"].damage == 3

    far = hunt("H . . z . T", "feral_frenzy", wolf="B1", turn="T", roll="blue r3h2, yellow r1h1, brown 0")
    held(far, "H", "feral_frenzy").exhausted = True
    far.attack("T", "z")
    far.settle()
    assert far["z"].damage == 3


@shows("savagery")
def test_savagery_drives_heroes_and_wolf() -> None:
    """Savagery: a hero attacks a monster beside the wolf, the wolf one beside a hero: a green die more."""
    table = hunt("H z\n. .", "savagery", wolf="A2", roll="blue r3h2, red h1, green h1, brown 0")
    table.attack("H", "z", "hunting_spear")
    table.settle()
    assert table["z"].damage == 4

    biting = hunt("H z\n. .", "savagery", wolf="A2", roll="blue r3h2, red h1, green h1, brown 0")
    pounce(biting)
    biting.settle()
    assert biting["z"].damage == 4


@refuses("savagery")
def test_savagery_needs_both() -> None:
    """savagery: with nobody else beside the monster neither the hero nor the wolf has the die."""
    alone = hunt("H z . .", "savagery", wolf="D1", roll="blue r3h2, red h1, brown 0")
    alone.attack("H", "z", "hunting_spear")
    alone.settle()
    assert alone["z"].damage == 3

    afar = hunt("H . . z", "savagery", wolf="C1", roll="blue r3h2, red h1, brown 0")
    pounce(afar)
    afar.settle()
    assert afar["z"].damage == 3


@shows("shadow_hunter")
def test_shadow_hunter_is_the_wolfs_last_leap() -> None:
    """Shadow Hunter: the wolf attacks with two red and two green dice, and is gone."""
    table = hunt("H . z", "shadow_hunter", wolf="B1", roll="red h2, red h1, green h1, green h1, brown 0")
    assert stats.defence_pool(table.game, table["w"]) == ("gray",)

    table.use("H", "shadow_hunter", ability="pounce")
    table.choose("zombie_1")
    table.settle()

    assert table["z"].damage == 5
    assert "w" not in table


@refuses("shadow_hunter")
def test_shadow_hunter_comes_before_the_wolfs_activation() -> None:
    """shadow_hunter: once the wolf has moved it is too late; nor is there a leap without a foe in reach."""
    table = hunt("H . . z", "shadow_hunter", wolf="B1")
    assert refused(table, "H", "shadow_hunter", ability="pounce") == "no_effect"

    table.do(MoveFamiliar(hero=table.names["H"], familiar=table.names["w"], to=Square.parse("C1")))
    assert refused(table, "H", "shadow_hunter", ability="pounce") == "not_now"


@shows("changing_skins")
def test_changing_skins_attacks_from_the_wolf() -> None:
    """Changing Skins: the attack is counted from the wolf, and surges buy pierce and five hearts."""
    table = hunt("H . . . . z", "changing_skins", wolf="E1", roll="blue r2h2s1, red h3s1, brown 2")

    table.use("H", "changing_skins", "z")
    table.choose("hunting_spear")
    table.choose("changing_skins/1")
    table.settle()

    assert table["z"].damage == 8
    assert held(table, "H", "changing_skins").exhausted


@shows("changing_skins")
def test_changing_skins_sharpens_the_wolf() -> None:
    """changing_skins: while it lies exhausted the wolf's attacks have its surge lines as well."""
    table = hunt("H . z", "changing_skins", wolf="B1", roll="blue r2h2s1, red h1, brown 2")
    held(table, "H", "changing_skins").exhausted = True

    pounce(table)
    table.choose("changing_skins/0")
    table.settle()

    assert table["z"].damage == 3


@refuses("changing_skins")
def test_changing_skins_needs_the_wolf() -> None:
    """changing_skins: without a wolf there is no other place to attack from; upright it lends nothing."""
    assert refused(hunt("H z", "changing_skins"), "H", "changing_skins", "z") == "no_effect"

    table = hunt("H . z", "changing_skins", wolf="B1", roll="blue r2h2s1, red h1, brown 2")
    pounce(table)
    assert not any("changing_skins" in option for option in table.options)


@shows("predator")
def test_predator_is_tough() -> None:
    """Predator: four health more for both, and two hearts more on standing up."""
    table = hunt("H . . T", "predator", wolf="B1", roll="red h2, red h2")
    plain = hunt("H", wolf=None)
    assert stats.health(table.game, table["H"]) == stats.health(plain.game, plain["H"]) + 4
    assert stats.health(table.game, table["w"]) == 7

    hero = table.hero("H")
    hero.knocked_out, hero.damage = True, 10
    table.step(Recover(figure=hero.id, hearts=3))
    assert table["H"].damage == 5


@shows("predator")
def test_predator_feeds_on_the_wolfs_attacks() -> None:
    """predator: surges of the wolf's attacks buy a heart, and a fatigue for the beastmaster."""
    table = hunt("H . z", "predator", wolf="B1", roll="blue r2h2s1, red h3s1, brown 0")
    hurt(table, "H", fatigue=2)

    pounce(table)
    table.choose("predator/1")
    table.choose("predator/0")
    table.settle()

    assert table.hero("H").fatigue == 1
    assert table["z"].damage == 6


@refuses("predator")
def test_predator_lends_nothing_to_the_beastmaster() -> None:
    """predator: the beastmaster's own attacks have none of the lines, and a prayer is no standing up."""
    table = hunt("H z", "predator", roll="blue r2h2s1, red h1, brown 1")
    table.attack("H", "z", "hunting_spear")
    assert not any("predator" in option for option in table.options)

    prayed = hunt("H .", "predator")
    hero = prayed.hero("H")
    hero.knocked_out, hero.damage = True, 10
    prayed.step(Recover(figure=hero.id, hearts=3, by=hero.id, card="prayer"))
    assert prayed["H"].damage == 7
