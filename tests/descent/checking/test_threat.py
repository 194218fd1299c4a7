"""What a spawn has in store, by number of heroes: the numbers an author weighs it by."""

import pytest

from bot.descent.checking.threat import DEFENCE, menace, threat_lines, threat_sheet
from bot.descent.content.library import library
from bot.descent.monsters.threat import hearts_of, offers
from bot.descent.quest.areas import Spawn
from tests.descent.quest.tables import read_quest


def spawn(**written: object) -> Spawn:
    """A spawn near G3."""
    return Spawn.model_validate({"near": "G3", **written})


def test_the_threat_of_a_spawn_is_hearts_dealt_and_hearts_held() -> None:
    """One attack of each figure on the plain party of the act, and the health of all of them."""
    quest, zombie = read_quest("act: 2"), library().monsters["zombie"]
    minion, master = zombie.block(2, "minion"), zombie.block(2, "master")
    one = hearts_of(minion.dice, offers(minion.surges), DEFENCE[2])
    other = hearts_of(master.dice, offers(master.surges), DEFENCE[2])

    found = menace(library(), quest, spawn(monster="zombie", masters=1, minions={2: 1, 3: 2, 4: 3}), 3)

    assert found is not None
    assert (found.masters, found.minions) == (1, 2)
    assert found.hearts == pytest.approx(2 * one + other)
    assert found.health == 2 * minion.health + master.health


def test_the_threat_of_traits_is_the_mean_of_the_kinds_that_may_come() -> None:
    """Where the kind is drawn, its health is that of all kinds of the base box on average."""
    kinds = [card for card in library().monsters.values() if card.box == "base" and "cave" in card.traits]
    lurkers = spawn(traits=["cave"], masters=1, minions=0, beyond_limits=True)

    found = menace(library(), read_quest(""), lurkers, 2)

    assert found is not None
    assert found.health == pytest.approx(sum(card.block(1, "master").health for card in kinds) / len(kinds))
    assert menace(library(), read_quest(""), spawn(traits={"all": ["cold", "water", "dark"]}), 2) is None


def test_a_unique_monster_and_a_lieutenant_bring_their_own_health() -> None:
    """What a name adds counts, also by hero; a lieutenant has the numbers for so many heroes."""
    sexton = spawn(monster="zombie", masters=1, minions=0, unique={"name": "s", "health": 4, "health_per_hero": 2})
    quest, master = read_quest(""), library().monsters["zombie"].block(1, "master")

    brought = [menace(library(), quest, sexton, heroes) for heroes in (2, 4)]
    came = menace(library(), quest, spawn(monster="splig"), 4)

    assert [found.health for found in brought if found] == [master.health + 8, master.health + 12]
    assert came is not None
    assert came.health == library().lieutenants["splig"].block(1, 4).health


def test_a_quest_has_a_table_of_its_spawns() -> None:
    """Those of areas, of events and of bags, each where it is written, with two, three and four heroes."""
    quest = read_quest(
        """
        spawns: [{monster: zombie, near: G3, role: watch}]
        bags: {luck: [[{do: spawn, traits: {any: [cave], size: 1}, near: F5}]]}
        events: [{id: late, on: {at: round_end, round: 3}, do: [{do: spawn, monster: splig, near: F5}]}]
        """
    )
    sheet = threat_sheet(library(), quest)

    assert [row[:2] for row in sheet.rows] == [
        ("chapel", "watch (zombie)"),
        ("late", "splig"),
        ("luck", "cave on 1"),
    ]
    assert sheet.heads[2:] == ("2 heroes", "3 heroes", "4 heroes")
    assert sheet.as_json()[1]["4 heroes"] == sheet.rows[1][4]
    assert threat_lines(library(), quest)[0].startswith("chapel: watch (zombie)  ")
