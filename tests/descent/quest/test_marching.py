"""Monsters on the march: they go to a place before they think of heroes."""

from bot.descent.board import Square
from bot.descent.events import AttackDeclared
from bot.descent.words import words
from tests.descent.quest.tables import QuestTable, quest_scene

LINE = """
spawns: [{monster: zombie, minions_at: [H3], minions: {2: 1}, masters: {2: 0}}]
events: [{id: through, on: {at: entered, who: monsters, in: [A3, A4]}, do: [{do: lose, reason: through}]}]
"""


def marching(goal: list[str]) -> QuestTable:
    """One zombie at H3 with orders to go somewhere."""
    table = quest_scene(LINE, turn=None)
    table.happen(do="behave", group="zombie", march=goal)
    table.put("A", "C5")
    table.put("B", "D5")
    return table


def test_a_marching_monster_passes_heroes_by() -> None:
    """It walks three squares toward its goal instead of engaging; zombies shamble, so they move once."""
    table = marching(["A3"])
    table.put("A", "G1")
    table.put("B", "G5")

    table.act("zombie")

    assert table.game.monsters["zombie_1"].square.x == Square.parse("E3").x
    assert not table.told("attack_declared")


def test_it_strikes_a_hero_beside_it_with_its_second_action() -> None:
    """A hero next to where its first action ends is attacked with the second."""
    table = marching(["A3"])
    table.put("A", "D2")  # wherever in column E it ends, one of the two is beside it
    table.put("B", "D4")

    table.act("zombie")
    table.settle()

    (target,) = [event.target for event in table.events if isinstance(event, AttackDeclared)]
    assert table.game.adjacent(table.game.monsters["zombie_1"], table.game.hero(target))


def test_heroes_who_hold_the_line_are_attacked() -> None:
    """Where heroes block the way, it strikes at them."""
    table = marching(["A3"])
    table.game.monsters["zombie_1"].squares = (Square.parse("C3"),)
    table.put("A", "B3")
    table.put("B", "B4")

    table.act("zombie")
    table.settle()

    assert table.told("attack_declared")
    assert table.game.monsters["zombie_1"].square == Square.parse("C3")


def test_arriving_sets_off_the_event() -> None:
    """A monster that comes through loses the quest; it finishes nothing after that."""
    table = marching(["A3"])
    table.game.monsters["zombie_1"].squares = (Square.parse("D3"),)

    table.act("zombie")

    assert table.game.outcome == "lost"


def test_once_there_it_follows_its_list() -> None:
    """At its goal a monster fights like any other."""
    table = marching(["H3", "H4"])
    table.put("B", "G3")

    table.act("zombie")
    table.settle()

    assert table.told("attack_declared")


def test_its_reasons_can_be_told() -> None:
    """ "Why?" has words for the march in both languages."""
    table = marching(["A3"])

    events = table.act("zombie")

    for language in ("fr", "en"):
        story = words("fr" if language == "fr" else "en").story(events, table.game)
        assert story.lines
