"""Relics in the hand of a lieutenant: what each does, where a quest gives it, and how it is shown."""

import pytest

from bot.descent.board import Square
from bot.descent.content.library import library
from bot.descent.events import RelicBorne
from bot.descent.monsters.track import held_by, info, track
from bot.descent.quest.areas import Spawn
from bot.descent.quest.spawning import PlaceMonsters
from bot.descent.rules.harm import Inflict, Suffer
from bot.descent.rules.stats import speed
from bot.descent.views.pictures.track import track_view
from bot.descent.views.reference.foes import foe_text, foe_view, track_lines
from bot.descent.words import words
from tests.descent.scene import Scene, scene

HEROES = {"G": "grisban_the_thirsty/berserker", "S": "syndrael/berserker", "W": "widow_tarha/runemaster"}
ATTACK = {"do": "attack"}
STOP = {"do": "retreat", "when": {"hero_within": 0}}
"""A line that is always neglected."""


def meet(drawing: str, who: str, relic: str) -> Scene:
    """A lieutenant, drawn as l, with a relic; nobody's turn."""
    table = scene(drawing, heroes=HEROES, monsters={"l": who}, turn=None)
    table.monster("l").relic = relic
    return table


def act_out(table: Scene, *lines: dict[str, object]) -> None:
    """The lieutenant follows a list; the heroes take the defaults."""
    table.activate(table.monster("l").group, master=list(lines))
    table.settle()


def bought(table: Scene) -> list[str]:
    """The surge lines that were bought."""
    return [event.ability for event in table.told("surge_spent")]


# As printed --------------------------------------------------------------------------------------------------


PRINTED = {
    "dawnblade": ("Duskblade", ["Pierce 5"]),
    "fortunas_dice": ("Bones of Woe", []),
    "shield_of_the_dark_god": ("Shield of Zorek’s Favor", []),
    "staff_of_light": ("Staff of Shadows", []),
    "the_shadow_rune": ("The Shadow Rune", ["+2\u00a0♥", "+1\u00a0♥, +1 range"]),
    "trueshot": ("Scorpion’s Kiss", []),
}
"""The name of each side and its surges; those for overlord cards left out."""


def test_every_relic_has_its_other_side():
    """The base box's six have another side with a name and surges; what is about overlord cards does nothing."""
    say, sides = words("en"), library().lieutenant_sides
    found = {
        side.id: (
            say.ability(side.side),
            [say.surge([effect.write(effect) for effect in surge.do]) for surge in side.surges],
        )
        for side in sides.values()
        if side.id in PRINTED
    }
    assert found == PRINTED
    idle = {sides[relic].side for relic in PRINTED if not sides[relic].abilities and not sides[relic].surges}
    assert idle == {"bones_of_woe", "staff_of_shadows"}
    assert sides["the_shadow_rune"].bearers == ("baron_zachareth",)


# Duskblade ---------------------------------------------------------------------------------------------------


def test_duskblade_slows_a_hero_who_begins_beside_its_bearer():
    """A hero who starts its turn adjacent has one speed less in that turn; a hero farther away has not."""
    table = meet("l G . S", "sir_alric_farrow", "dawnblade")
    before = speed(table.game, table["G"]), speed(table.game, table["S"])

    table.take_turn("G")
    assert speed(table.game, table["G"]) == before[0] - 1
    assert [event.note for event in table.told("noted")] == ["slowed"]
    table.end_turn("G")
    table.settle()
    assert speed(table.game, table["G"]) == before[0]

    table = meet("l . G . S", "sir_alric_farrow", "dawnblade")
    table.take_turn("S")
    assert speed(table.game, table["S"]) == before[1]


def test_duskblade_pierces_five_shields():
    """Its surge comes before the lieutenant's own hearts."""
    table = meet("l G", "sir_alric_farrow", "dawnblade")
    table.roll("blue r6h1s1, red h2, gray 3")

    act_out(table, ATTACK)

    assert (bought(table), table["G"].damage) == (["surge1"], 3)


# Shield of Zorek's Favor -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("test", "lost"), [("gray 1, black 2", 3), ("gray 2, black 4", 0), ("gray 0, black 0", 0)])
def test_zoreks_favor_hurts_the_attacker_by_the_shields_of_the_test(test: str, lost: int):
    """After an attack on him that he survives Splig tests might 4: the attacker loses a heart for each shield."""
    table = meet("l . W", "splig", "shield_of_the_dark_god")
    table.take_turn("W")
    table.roll(f"blue r2h2s1, yellow r1h1, brown 0, {test}")

    table.attack("W", "l")
    table.settle()

    assert table["W"].damage == lost


def test_zoreks_favor_ends_with_its_bearer():
    """A lieutenant whom the attack fells answers no more."""
    table = meet("l . W", "splig", "shield_of_the_dark_god")
    table["l"].damage = 6
    table.take_turn("W")
    table.roll("blue r2h2s1, yellow r1h1, brown 0")

    table.attack("W", "l")
    table.settle()

    assert "l" not in table
    assert not table.told("attribute_tested")


# The Shadow Rune ---------------------------------------------------------------------------------------------


def test_the_shadow_rune_gives_the_baron_more_hearts():
    """Its two lines come after Subdue and before pierce."""
    table = meet("l G", "baron_zachareth", "the_shadow_rune")
    block = table.game.block(table.monster("l"))
    assert block.spending == (0, 2, 3, 1)
    table["G"].conditions += ["stunned", "immobilized", "poisoned", "diseased"]
    table.roll("blue r6h1s1, red h1, gray 0")

    act_out(table, ATTACK)

    assert (bought(table), table["G"].damage) == (["surge2"], 4)


@pytest.mark.parametrize(("who", "holds"), [("baron_zachareth", "the_shadow_rune"), ("splig", None)])
def test_the_shadow_rune_is_held_by_the_baron_alone(who: str, holds: str | None):
    """Another lieutenant whom a quest gives it stands there without it."""
    table = scene("G . . . .", heroes=HEROES, turn=None)

    table.step(PlaceMonsters(spawn=Spawn(monster=who, near=Square.parse("E1"), relic="the_shadow_rune")))

    assert held_by(table.game, who) == holds


# Scorpion's Kiss ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("test", "has", "gained"),
    [
        ("gray 3, black 4", [], ["immobilized", "poisoned"]),
        ("gray 0, black 0", [], ["immobilized"]),
        ("gray 0, black 0", ["immobilized"], ["immobilized", "poisoned"]),
    ],
)
def test_scorpions_kiss_takes_an_action_and_brings_conditions(test: str, has: list[str], gained: list[str]):
    """The closest hero in sight tests awareness: both if it fails, else the worse one that it has not yet."""
    table = meet("l . . G . S", "splig", "trueshot")
    table["G"].conditions += has
    table.roll(test)

    act_out(table, STOP)

    assert sorted(table["G"].conditions) == gained
    assert table["S"].conditions == []
    assert [(event.action, event.left) for event in table.told("action_taken")] == [("use:scorpions_kiss", 1)]


@pytest.mark.parametrize(
    ("drawing", "has", "own"),
    [("l X G", [], []), ("l . G", ["immobilized", "poisoned"], []), ("l . G", [], ["stunned"])],
)
def test_scorpions_kiss_is_kept_where_it_would_do_nothing(drawing: str, has: list[str], own: list[str]):
    """Nobody in sight, nothing to add, or a bearer who must shake off a stun first: no action goes into it."""
    table = meet(drawing, "splig", "trueshot")
    table["G"].conditions += has
    table.step(*(Inflict(figure="splig_1", condition=name) for name in own))

    act_out(table, STOP)

    assert not table.told("attribute_tested")


# In a quest, and shown ---------------------------------------------------------------------------------------


def placed() -> Scene:
    """A quest lets Splig appear with the shield."""
    table = scene("G S . . .", heroes=HEROES, turn=None)
    spawn = Spawn(monster="splig", near=Square.parse("E1"), relic="shield_of_the_dark_god")
    table.step(PlaceMonsters(spawn=spawn))
    return table


def test_a_quest_gives_a_relic_to_a_lieutenant_and_it_is_told():
    """The spawn names it; everybody hears of it, and it is on the track."""
    table = placed()

    assert table.game.monsters["splig_1"].relic == "shield_of_the_dark_god"
    assert [event for event in table.events if isinstance(event, RelicBorne)]
    assert track(table.game)[0].figures[0].relic == "shield_of_zoreks_favor"
    assert "Shield of Zorek’s Favor" in "\n".join(track_lines(table.game, words("en")))
    assert "Bouclier de la Faveur de Zorek" in track_view(table.game, words("fr")).alt


def test_the_card_of_a_lieutenant_shows_its_relic():
    """/monster has the relic among the abilities, with what it does, and its surges in their order."""
    view = foe_view("splig", "en", act=1, heroes=2, relic="dawnblade")

    lines = [str(line) for line in view.ranks[0].lines]
    assert any("Duskblade" in line and "speed" in line for line in lines)
    assert "Duskblade" in foe_text(info("splig", act=1, heroes=2, relic="dawnblade"), words("en"))
    assert [len(surge.do) for surge in info("splig", act=1, heroes=2, relic="dawnblade").ranks[0].surges] == [1] * 3


def test_a_relic_is_gone_with_its_bearer():
    """A defeated lieutenant leaves no relic behind: heroes get one where a quest rewards them with it."""
    table = placed()

    table.step(Suffer(figure="splig_1", amount=20, source="test"))

    assert not table.game.monsters
    assert not [held for hero in table.game.heroes.values() for held in hero.cards if held.kind == "relic"]
