"""Relics of Nerekhall, the Manor of Ravens, Bilehall and the chains, held by lieutenants and borne by groups."""

import pytest

from bot.descent.board import Square
from bot.descent.content.library import library
from bot.descent.monsters.track import held_by, info, track
from bot.descent.quest.areas import Spawn
from bot.descent.quest.spawning import PlaceMonsters, put_near
from bot.descent.rules import stats
from bot.descent.rules.harm import Inflict, Suffer
from bot.descent.views.pictures.track import track_view
from bot.descent.views.reference.foes import foe_view
from bot.descent.words import words
from tests.descent.scene import Scene, scene

HEROES = {"G": "grisban_the_thirsty/berserker", "S": "syndrael/berserker", "W": "widow_tarha/runemaster"}
ATTACK = {"do": "attack"}
ENGAGE = {"do": "engage"}
STOP = {"do": "retreat", "when": {"hero_within": 0}}
"""A line that is always neglected."""
OURS = ("shadow_of_nerekhall", "manor_of_ravens", "mists_of_bilehall", "the_chains_that_rust")


def meet(drawing: str, who: str, relic: str) -> Scene:
    """A lieutenant, drawn as l, or a group, drawn as l and m, with a relic; nobody's turn."""
    kinds = {"l": who, "m": who.replace(" master", "")}
    table = scene(drawing, heroes=HEROES, monsters=kinds, turn=None)
    for monster in table.game.monsters.values():
        monster.relic = relic
    return table


def act_out(table: Scene, *lines: dict[str, object]) -> None:
    """The group follows a list; the heroes take the defaults."""
    table.activate(table.monster("l").group, master=list(lines), minion=list(lines))
    table.settle()


def bought(table: Scene) -> list[str]:
    """The surge lines that were bought."""
    return [event.model_dump()["ability"] for event in table.told("surge_spent")]


# As printed --------------------------------------------------------------------------------------------------


def test_every_relic_of_these_boxes_has_its_other_side():
    """Thirteen, with a name in both languages; three of them speak of overlord cards alone and do nothing."""
    sides = [side for side in library().lieutenant_sides.values() if library().relics[side.id].box in OURS]
    relics = {relic.id for relic in library().relics.values() if relic.box in OURS}
    assert {side.id for side in sides} == relics
    assert len(sides) == 13

    idle = {side.side for side in sides if not (side.abilities or side.surges or side.master_surges)}
    assert idle == {"shadow_plotter_lieutenant", "tome_of_the_five_lies", "band_of_foresight"}
    for language in ("en", "fr"):
        assert all(words(language).has(f"ability-{side.side}.text") for side in sides)


def test_a_card_names_a_relic_once():
    """/monster tells of each relic in one line, however many abilities it has."""
    view = foe_view("mirklace", "en", act=1, heroes=2, relic="spirited_scythe")

    assert sum("Soulless Scythe" in str(line) for line in view.ranks[0].lines) == 1


# Who holds it ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "relic", "holds"),
    [
        ("splig", "spirited_scythe", "spirited_scythe"),
        ("splig", "wanderers_stone", None),
        ("zombie", "wanderers_stone", "wanderers_stone"),
        ("zombie", "spirited_scythe", None),
        ("splig", "forewarned_ring", None),
        ("zombie", "book_of_stars", None),
    ],
)
def test_a_relic_is_held_by_whom_it_is_for(who: str, relic: str, holds: str | None):
    """Some are a lieutenant's, some a whole group's, some the overlord's, and so nobody's."""
    table = scene("G . . . . .\n. . . . . .", heroes=HEROES, turn=None)

    table.step(PlaceMonsters(spawn=Spawn(monster=who, near=Square.parse("E1"), relic=relic)))

    assert held_by(table.game, who) == holds
    assert len(table.told("relic_borne")) == (holds is not None)


def test_who_joins_a_group_bears_its_relic_too():
    """All monsters of the group bear it, those that come later with them, and the track shows it."""
    table = scene("G . . . . .\n. . . . . .", heroes=HEROES, turn=None)
    table.step(PlaceMonsters(spawn=Spawn(monster="zombie", near=Square.parse("E1"), relic="wanderers_stone")))

    newcomer = put_near(table.game, "zombie", Square.parse("E2"), master=False)

    assert newcomer is not None
    assert {monster.relic for monster in table.game.monsters.values()} == {"wanderers_stone"}
    assert track(table.game)[0].figures[0].relic == "stone_of_wayward_means"
    assert "Pierre des Moyens Détournés" in track_view(table.game, words("fr")).alt


# Nerekhall ---------------------------------------------------------------------------------------------------


def test_soulless_scythe_bleeds_a_hero_the_bearer_comes_beside():
    """On the first square beside a hero that hero bleeds; once a round."""
    table = meet("l . . G . S", "splig", "spirited_scythe")

    act_out(table, ENGAGE)

    assert table["G"].conditions == ["bleeding"]
    assert table.monster("l").used == ["soulless_scythe/soulless_scythe"]


@pytest.mark.parametrize(("has", "damage"), [(["bleeding"], 3), ([], 0)])
def test_soulless_scythe_cuts_deep_into_the_bleeding(has: list[str], damage: int):
    """Attacks on who bleeds have pierce 3; on who does not they have not, and standing there makes nobody bleed."""
    table = meet("l G", "sir_alric_farrow", "spirited_scythe")
    table["G"].conditions += has
    table.roll("blue r5h1, red h2, gray 3")

    act_out(table, ATTACK)

    assert table["G"].damage == damage
    assert table["G"].conditions == has


def test_ynfernael_rune_is_at_home_in_fire():
    """Hazard and lava do nothing to its bearer, and its surge is worth two hearts."""
    table = meet("l ! % . G", "splig", "ynfernael_rune")
    act_out(table, ENGAGE)
    assert (table.at("l"), table["l"].damage) == ("D1", 0)

    table = meet("l G", "sir_alric_farrow", "ynfernael_rune")
    table.roll("blue r6h1s1, red h1, gray 0")
    act_out(table, ATTACK)
    assert (len(bought(table)), table["G"].damage) == (1, 4)


# The Manor of Ravens -----------------------------------------------------------------------------------------


def test_shards_of_ithyndrus_lend_a_surge_once_a_round():
    """The first attack of the group to which a surge more is worth something gets it, the others do not."""
    table = meet("l G m", "zombie", "shards_of_ithyndrus")
    table.roll("blue r3h2, yellow r1h1, gray 0, blue r3h2, yellow r1h1, gray 0")

    act_out(table, ATTACK)

    assert len(bought(table)) == 1


def test_shards_of_ithyndrus_are_not_wasted_on_a_miss():
    """An X is no reason to exhaust them."""
    table = meet("l G", "zombie", "shards_of_ithyndrus")
    table.roll("blue X, yellow r1h1, gray 0")

    act_out(table, ATTACK)

    assert table.monster("l").used == []


def test_the_manors_heart_strikes_through_a_minion():
    """A master attacks from where a minion of its group stands; without the relic it can't."""
    for relic, damage in (("the_manors_heart", 3), ("wanderers_stone", 0)):
        table = meet("l . . m G", "zombie master", relic)
        table.roll("blue r3h2, yellow r1h1, gray 0")

        table.activate("zombie", master=[ATTACK], minion=[STOP])
        table.settle()

        assert table["G"].damage == damage


def test_the_manors_heart_is_for_masters():
    """A minion strikes from its own place alone, and a master that can do so too."""
    table = meet("m . . l G", "zombie master", "the_manors_heart")
    table.activate("zombie", master=[STOP], minion=[ATTACK])
    table.settle()
    assert table["G"].damage == 0


def test_stone_of_wayward_means_dooms():
    """A surge of the group dooms whoever suffers a heart."""
    table = meet("l G", "zombie", "wanderers_stone")
    table["G"].conditions.append("diseased")
    table.roll("blue r2h2s1, yellow r1h1, gray 0")

    act_out(table, ATTACK)

    assert table["G"].conditions == ["diseased", "doomed"]


# Bilehall ----------------------------------------------------------------------------------------------------


def test_blade_of_brivala_terrifies_somebody_near_the_target():
    """For a surge one hero within three squares of the target is terrified, here the one who is not yet."""
    table = meet("l G . S . . . W", "sir_alric_farrow", "fear_eater")
    table["G"].conditions.append("terrified")
    table.roll("blue r6h1s1, red h1, gray 0")

    act_out(table, ATTACK)

    assert [table[letter].conditions for letter in "GSW"] == [["terrified"], ["terrified"], []]


def test_blade_of_brivala_needs_a_heart():
    """An attack that deals nothing terrifies nobody."""
    table = meet("l G . S", "sir_alric_farrow", "fear_eater")
    table.roll("blue r6h1s1, red h1, gray 3")

    act_out(table, ATTACK)

    assert [table[letter].conditions for letter in "GS"] == [[], []]


def test_waiqars_favor_fears_nothing_and_mends_masters():
    """None of the group can be terrified; its masters buy three hearts once three are missing."""
    table = meet("l G m", "zombie master", "the_white_crown")
    table.step(*(Inflict(figure=table[letter].id, condition="terrified") for letter in "lmG"))
    assert [table[letter].conditions for letter in "lmG"] == [[], [], ["terrified"]]
    table["l"].damage = 3
    table["G"].conditions += ["diseased"]
    table.roll("blue r2h2s1, yellow r1h1, gray 0")

    table.activate("zombie", master=[ATTACK], minion=[STOP])
    table.settle()

    assert table["l"].damage == 0
    ranks = info("zombie", act=1, heroes=2, relic="the_white_crown").ranks
    assert {rank.rank: len(rank.surges) for rank in ranks} == {"minion": 2, "master": 3}


@pytest.mark.parametrize(("dice", "damage", "used"), [("brown 0", 2, 1), ("brown 1", 4, 0)])
def test_undertakers_coat_guards_where_a_die_is_blank(dice: str, damage: int, used: int):
    """A blank die: as many shields as the bearer's knowledge, here three; no die is blank: none."""
    table = meet("l G", "lady_eliza_farrow", "undertakers_coat")
    table.take_turn("G")
    table.roll(f"blue r3h2, red h3, {dice}")

    table.attack("G", "l")
    table.settle()

    assert (table["l"].damage, len(table.monster("l").used)) == (damage, used)


def test_undertakers_coat_guards_once_a_round():
    """A second attack in the same round meets the dice alone."""
    table = meet("l G", "lady_eliza_farrow", "undertakers_coat")
    table.take_turn("G")
    for dealt in (0, 3):
        table.roll("blue r3h2, red h1, brown 0")
        table.attack("G", "l")
        table.settle()
        assert table["l"].damage == dealt


# The chains --------------------------------------------------------------------------------------------------


def test_azatheas_triumph_looks_for_an_action():
    """Four more health; the closest hero in sight loses two hearts, for one of the bearer's actions."""
    plain, table = meet("l . . G . S", "splig", "wanderers_stone"), meet("l . . G . S", "splig", "boneborn_bow")
    assert stats.health(table.game, table["l"]) == stats.health(plain.game, plain["l"]) + 4

    act_out(table, STOP)

    assert (table["G"].damage, table["S"].damage) == (2, 0)
    assert [event.model_dump()["action"] for event in table.told("action_taken")] == ["use:azatheas_triumph"]


@pytest.mark.parametrize(("drawing", "own"), [("l X G", []), ("l . G", ["stunned"])])
def test_azatheas_triumph_needs_sight_and_a_free_hand(drawing: str, own: list[str]):
    """Nobody in sight, or a bearer who must shake off a stun first: nobody suffers."""
    table = meet(drawing, "splig", "boneborn_bow")
    table.step(*(Inflict(figure="splig_1", condition=name) for name in own))

    act_out(table, STOP)

    assert table["G"].damage == 0


def test_robes_of_the_last_harden_masters_and_cloud_minds():
    """Masters have two more health; heroes within three squares know one less, never less than one, and once."""
    table = meet("l m . G . . W", "zombie master", "robes_of_the_last")
    bare = meet("l m . G . . W", "zombie master", "wanderers_stone")

    assert [stats.health(table.game, table[letter]) - stats.health(bare.game, bare[letter]) for letter in "lm"] == [
        2,
        0,
    ]
    known = [stats.attribute(bare.game, bare[letter], "knowledge") or 0 for letter in "GW"]
    assert [stats.attribute(table.game, table[letter], "knowledge") for letter in "GW"] == [
        max(1, known[0] - 1),
        known[1],
    ]


def test_a_relic_of_a_group_lasts_while_one_of_it_stands():
    """Who is left of the group bears it on; with the last it is gone."""
    table = meet("l m G", "zombie", "wanderers_stone")

    table.step(Suffer(figure=table["l"].id, amount=20, source="test"))
    assert held_by(table.game, "zombie") == "wanderers_stone"
    table.step(Suffer(figure=table["m"].id, amount=20, source="test"))

    assert held_by(table.game, "zombie") is None
    assert not [held for hero in table.game.heroes.values() for held in hero.cards if held.kind == "relic"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_surge_of_a_relic_can_be_said(language: str):
    """What lieutenants and groups buy with their relics has a label, as what they print has."""
    say = words("fr" if language == "fr" else "en")
    sides = library().lieutenant_sides.values()
    surges = [surge for side in sides for surge in (*side.surges, *side.master_surges)]

    assert all(say.surge([effect.write(effect) for effect in surge.do]) for surge in surges)
