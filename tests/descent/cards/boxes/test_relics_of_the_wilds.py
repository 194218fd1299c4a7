"""Relics of the Labyrinth of Ruin and the Trollfens, the heroes' side."""

import pytest

from bot.descent.commands import EndTurn, Trade
from bot.descent.rules import stats
from bot.descent.rules.harm import Inflict, Tire
from bot.descent.rules.stats import stamina_left
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, attacked, bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene


@shows("gauntlets_of_power")
def test_gauntlets_of_power_take_a_surge_and_give_it_back() -> None:
    """Gauntlets of Power: the attacker loses a surge, a token lies on the card and buys one later."""
    table = attacked("gauntlets_of_power", "chipped_greataxe", roll="blue r2h2s1, yellow h2, gray 0")
    table.choose("gauntlets_of_power")
    table.settle()
    assert not table.told("surge_spent")
    assert held(table, "H", "gauntlets_of_power").counters == 1

    table.take_turn("H")
    table.monster("z").extra_health = 10
    table.roll("blue r3h2, red h1, brown 0")
    table.attack("H", "z")
    table.choose("gauntlets_of_power/unleash")
    table.choose("surge0")

    assert (table["z"].damage, held(table, "H", "gauntlets_of_power").counters) == (4, 0)


@refuses("gauntlets_of_power")
def test_gauntlets_of_power_lying_sideways_take_nothing() -> None:
    """Gauntlets of Power: exhausted they take no surge, and with no token on them they give none."""
    table = scene("H z", cards={"H": ["gauntlets_of_power"]}, turn=None, roll="blue r3h2, yellow h2, gray 0")
    held(table, "H", "gauntlets_of_power").exhausted = True
    bite(table)
    assert table.asked is None

    empty = armed("gauntlets_of_power", "chipped_greataxe", roll="blue r3h2, red h1, brown 0")
    empty.attack("H", "z")
    assert empty.asked is None


def fallen(drawing: str) -> Scene:
    """A table where Tomble lies on the ground, and Syndrael has the heart."""
    table = scene(drawing, cards={"H": ["living_heart"]})
    tomble = table.hero("T")
    tomble.knocked_out, tomble.damage, tomble.fatigue = True, 8, 5
    return table


@shows("living_heart")
def test_living_heart_wakes_the_fallen() -> None:
    """Living Heart: whoever lies within three squares stands up with three red dice; no action is spent."""
    table = fallen("H . . T")
    table.roll("red h3, red h2, red h1")

    table.use("H", "living_heart")

    assert (table.hero("T").knocked_out, table["T"].damage) == (False, 2)
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@refuses("living_heart")
def test_living_heart_beats_once() -> None:
    """Living Heart: not for the far, not for those on their feet, and only once per quest."""
    assert refused(fallen("H . . . T"), "H", "living_heart") == "no_effect"
    table = fallen("H . . T")
    table.roll("red h3, red h2, red h1")
    table.use("H", "living_heart")
    table.hero("T").knocked_out = True

    assert refused(table, "H", "living_heart") == "card_used_up"


@shows("sun_stone")
@refuses("sun_stone")
@pytest.mark.parametrize(("equipped", "dice", "hearts"), [(True, ", green h1", 4), (False, "", 3)])
def test_sun_stone_warms_every_blow(equipped: bool, dice: str, hearts: int) -> None:
    """Sun Stone: a green die more in every attack of its bearer; in the bag it does nothing."""
    table = armed("sun_stone", "chipped_greataxe", roll=f"blue r3h2, red h1{dice}, brown 0")
    held(table, "H", "sun_stone").equipped = equipped

    table.attack("H", "z")

    assert table["z"].damage == hearts


@refuses("sun_stone")
def test_sun_stone_stays_where_its_bearer_falls() -> None:
    """Sun Stone: a fallen bearer keeps it; no token marks the place."""
    table = scene("H z", cards={"H": ["sun_stone"]}, turn=None, roll="blue r3h2, yellow h2, gray 0")
    hurt(table, "H", damage=11)

    bite(table)
    table.settle()

    assert table.hero("H").knocked_out
    assert held(table, "H", "sun_stone").equipped
    assert table.game.board.tokens == {}


@shows("immunity_elixir")
@refuses("immunity_elixir")
def test_immunity_elixir_keeps_disease_off() -> None:
    """Immunity Elixir: two health more, no disease; poison works."""
    table = armed("immunity_elixir")

    table.step(Inflict(figure="syndrael", condition="diseased"), Inflict(figure="syndrael", condition="poisoned"))

    assert (table["H"].conditions, stats.health(table.game, table["H"])) == (["poisoned"], 14)


@refuses("immunity_elixir")
def test_immunity_elixir_is_not_traded() -> None:
    """Immunity Elixir: it stays with its hero, other relics don't have to."""
    table = scene("H T . .", cards={"H": ["immunity_elixir", "sun_stone"]})
    assert table.game.turn is not None
    table.game.turn.moved = True

    def give(card: str) -> str | None:
        return table.refused(Trade(hero="syndrael", partner=table.names["T"], give=(card,)))

    assert (give("immunity_elixir"), give("sun_stone")) == ("stays_with_hero", None)


@shows("mending_talisman")
def test_mending_talisman_works_from_afar() -> None:
    """Mending Talisman: any hero, however far, recovers a red die's hearts and is rid of a condition."""
    table = scene("H . . . . . . T", cards={"H": ["mending_talisman"]}, roll="red h3")
    hurt(table, "T", damage=5)
    table["T"].conditions += ["poisoned", "weakened"]

    table.use("H", "mending_talisman", "T")
    table.choose("poisoned")

    assert (table["T"].damage, table["T"].conditions) == (2, ["weakened"])
    assert held(table, "H", "mending_talisman").exhausted


@shows("mending_talisman")
def test_mending_talisman_raises_the_fallen() -> None:
    """Mending Talisman: who lies on the ground stands up by the hearts."""
    table = scene("H . . . . . . T", cards={"H": ["mending_talisman"]}, roll="red h3")
    tomble = table.hero("T")
    tomble.knocked_out, tomble.damage = True, 8

    table.use("H", "mending_talisman", "T")

    assert (table.hero("T").knocked_out, table["T"].damage) == (False, 5)


@refuses("mending_talisman")
def test_mending_talisman_has_nothing_for_the_healthy() -> None:
    """Mending Talisman: who lacks nothing is not offered it."""
    table = scene("H T", cards={"H": ["mending_talisman"]})
    assert not offered(table, "H", "mending_talisman", "T")
    assert refused(table, "H", "mending_talisman", "T") == "no_effect"


@shows("workmans_ring")
def test_workmans_ring_bears_what_is_too_much() -> None:
    """Workman's Ring: fatigue beyond the own stamina goes onto the ring, up to three, and the rest is hearts."""
    table = armed("workmans_ring")
    hurt(table, "H", fatigue=3)
    assert stamina_left(table.game, table.hero("H")) == 4

    table.step(Tire(figure="syndrael", amount=5, source="test"))

    assert (table.hero("H").fatigue, held(table, "H", "workmans_ring").counters, table["H"].damage) == (4, 3, 1)


@shows("workmans_ring")
def test_workmans_ring_pays_for_haste() -> None:
    """Workman's Ring: what it has room for can be spent."""
    table = armed("workmans_ring", drawing="H . . .")
    hurt(table, "H", fatigue=4)

    table.push("H", 2)

    assert (table.hero("H").fatigue, held(table, "H", "workmans_ring").counters) == (4, 2)


@refuses("workmans_ring")
def test_workmans_ring_is_full_for_good() -> None:
    """Workman's Ring: a rest eases its bearer, never the ring."""
    table = armed("workmans_ring", drawing="H . . .")
    hurt(table, "H", fatigue=4)
    held(table, "H", "workmans_ring").counters = 3
    assert stamina_left(table.game, table.hero("H")) == 0

    table.rest("H")
    table.do(EndTurn(hero="syndrael"))
    table.settle()

    assert (table.hero("H").fatigue, held(table, "H", "workmans_ring").counters) == (0, 3)


@refuses("workmans_ring")
def test_workmans_ring_waits_for_the_own_stamina() -> None:
    """Workman's Ring: as long as its bearer can bear it, nothing is laid there."""
    table = armed("workmans_ring")

    table.step(Tire(figure="syndrael", amount=2, source="test"))

    assert (table.hero("H").fatigue, held(table, "H", "workmans_ring").counters) == (2, 0)
    assert not may_react(table, "workmans_ring")
