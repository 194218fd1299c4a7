"""Perils: a schedule, a warning, a track, three decks (PER-02, PER-03)."""

import pytest
from pydantic import ValidationError

from bot.descent.content.library import library
from bot.descent.quest.events import PerilAnnounced, PerilDrawn
from bot.descent.quest.perils import FARTHEST, peril_track
from bot.descent.quest.schedule import LEVELS, PerilPlan
from bot.descent.state.figures import Familiar
from bot.kernel.bounds import LARGEST_NUMBER
from tests.descent.quest.tables import QuestTable, quest_scene, read_quest

PLAN = "peril: {normal: {3: minor, 5: major, again: 2}, hard: {2: deadly}}"


def rounds(table: QuestTable, number: int) -> list[tuple[int, str]]:
    """Play rounds in which nobody does anything; the perils that came, with their round."""
    came = []
    for _ in range(number):
        now = table.game.round
        table.end_round()
        table.settle()
        came += [(now, event.level) for event in table.events if isinstance(event, PerilDrawn)]
        for hero in table.game.heroes.values():
            hero.damage = hero.fatigue = 0
            hero.conditions.clear()
    return came


def test_per_02_perils_come_at_the_end_of_the_stated_rounds() -> None:
    """PER-02: minor at the end of round 3, major at 5, and every second round after that."""
    table = quest_scene(PLAN, turn=None)

    assert rounds(table, 9) == [(3, "minor"), (5, "major"), (7, "major"), (9, "major")]


def test_per_02_hard_has_its_own_schedule() -> None:
    """PER-02: on hard perils come sooner, and only those of the hard schedule."""
    table = quest_scene(PLAN, turn=None, difficulty="hard")

    assert rounds(table, 5) == [(2, "deadly")]


def test_per_02_a_quick_party_sees_none() -> None:
    """PER-02: who is done before the first mark meets no peril; so does a quest without a schedule."""
    assert rounds(quest_scene(PLAN, turn=None), 2) == []
    assert rounds(quest_scene("", turn=None), 12) == []


def test_per_02_a_peril_is_announced_a_round_ahead() -> None:
    """PER-02: at the beginning of the round at whose end it comes the party is warned."""
    table = quest_scene(PLAN, turn=None)

    table.end_round()
    assert not table.told("peril_announced")
    table.end_round()

    assert table.events[-1] == PerilAnnounced(round=3, level="minor")


def test_per_02_the_track_is_visible() -> None:
    """PER-02: everybody sees what came and what comes next."""
    table = quest_scene(PLAN, turn=None)
    rounds(table, 3)

    track = [(mark.round, mark.level, mark.passed) for mark in peril_track(table.game)]

    assert track == [(3, "minor", True), (5, "major", False), (7, "major", False), (9, "major", False)]


def test_the_track_is_short_however_long_it_takes() -> None:
    """A game of very many rounds is drawn as quickly as any: nobody counts them all."""
    table = quest_scene(PLAN, turn=None)
    table.game.round = LARGEST_NUMBER

    track = peril_track(table.game)

    assert len(track) <= 2 * FARTHEST
    assert [mark for mark in track if not mark.passed]


def test_per_02_each_deck_has_at_least_eight() -> None:
    """PER-02: three decks of at least eight perils each."""
    counts = {level: sum(peril.level == level for peril in library().perils.values()) for level in LEVELS}

    assert min(counts.values()) >= 8


@pytest.mark.parametrize("level", LEVELS)
def test_per_02_a_deck_repeats_nothing_before_it_is_used_up(level: str) -> None:
    """PER-02: all perils of a deck come once before any comes again."""
    table = quest_scene("spawns: [{monster: zombie, near: G3}]\nmorale: 99", turn=None)
    size = sum(peril.level == level for peril in library().perils.values())

    for _ in range(size + 1):
        table.happen(do="peril", level=level)
        table.settle()
        for hero in table.game.heroes.values():
            hero.damage = hero.fatigue = 0
            hero.knocked_out = False

    seen = table.game.peril.seen
    assert len(set(seen[:size])) == size
    assert seen[size] in seen[:size]


@pytest.mark.parametrize("peril", sorted(library().perils))
def test_every_peril_plays_and_can_be_saved(peril: str) -> None:
    """Each peril resolves on an empty board and among monsters, with a save after it."""
    for spawns in ("", "spawns: [{monster: zombie, near: G3}]"):
        table = quest_scene(spawns, turn=None)
        table.game.peril.decks[library().perils[peril].level] = [peril]

        table.happen(do="peril", level=library().perils[peril].level)
        table.settle()

        assert table.game.peril.seen == [peril]


def test_per_03_perils_hit_heroes_only() -> None:
    """PER-03: a familiar, though treated as a hero otherwise, suffers nothing from a peril."""
    table = quest_scene("", turn=None)
    hound = Familiar(id="hound_1", familiar="hound", owner="ada", squares=(table["A"].squares[0],))
    table.game.familiars[hound.id] = hound
    table.game.peril.decks["deadly"] = ["collapse"]

    table.happen(do="peril", level="deadly")

    assert [hero.damage for hero in table.game.heroes.values()] == [2, 2]
    assert table.game.familiars["hound_1"].damage == 0


def test_per_03_a_spawned_group_keeps_to_its_limits() -> None:
    """PER-03: of a group already on the board as many come as its limits allow."""
    table = quest_scene("spawns: [{monster: zombie, near: G3}]", turn=None)
    table.slay("zombie_1")
    table.slay("zombie_2")
    table.game.peril.decks["deadly"] = ["wild_hunt"]

    table.happen(do="peril", level="deadly")

    assert len(table.game.monsters) == 3


@pytest.mark.parametrize("plan", ["{0: minor}", "{5: minor, 3: major}", "{again: 2}", "{3: dreadful}"])
def test_a_schedule_that_makes_no_sense_is_refused(plan: str) -> None:
    """Rounds stand in order and are at least 1; `again` needs an entry."""
    with pytest.raises(ValidationError, match="peril"):
        read_quest(f"peril: {{normal: {plan}}}")


def test_a_schedule_without_again_ends() -> None:
    """After the last entry nothing more comes."""
    plan = PerilPlan.model_validate({2: "minor"})

    assert [plan.level(number) for number in (1, 2, 3, 4)] == [None, "minor", None, None]
