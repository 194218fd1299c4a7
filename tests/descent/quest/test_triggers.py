"""Everything an event of a quest may wait for (EXP-01)."""

from pathlib import Path
from textwrap import dedent

import pytest

from bot.descent.board import Square
from bot.descent.quest.base import Trigger
from tests.descent.quest.tables import QuestTable, quest_scene

SPOKEN = "do: [{do: message, text: yes}]"


def waiting(on: str, more: str = "", event: str = "") -> QuestTable:
    """A quest with one event that says yes."""
    return quest_scene(f"{dedent(more)}\nevents: [{{id: it, on: {on}, {event} {SPOKEN}}}]\n")


def test_quest_start_comes_once_everything_is_placed() -> None:
    """The quest's beginning is told after the first monsters stand and before round 1."""
    table = waiting("{at: quest_start}", "spawns: [{monster: zombie, near: G3}]")

    kinds = [event.kind for event in table.history]

    assert kinds.index("monsters_placed") < kinds.index("message_shown") < kinds.index("round_started")


def test_a_certain_round_starts() -> None:
    """`round_start` with a round fires in that round only."""
    table = waiting("{at: round_start, round: 2}")
    assert table.messages == []

    table.end_round()
    table.end_round()

    assert table.messages == ["yes"]


def test_every_third_round_from_the_second() -> None:
    """`from` and `every` name rounds 2, 5, 8…"""
    table = waiting("{at: round_end, from: 2, every: 3}", event="once: false,")

    heard = []
    for _ in range(8):
        number = table.game.round
        table.end_round()
        if table.told("message_shown"):
            heard.append(number)

    assert heard == [2, 5, 8]


def test_the_end_of_a_round_comes_before_the_next_begins() -> None:
    """What happens at the end of a round happens in it (RND-02)."""
    table = waiting("{at: round_end}")

    kinds = [event.kind for event in table.end_round()]

    assert kinds.index("round_ended") < kinds.index("message_shown") < kinds.index("round_started")


def test_a_door_is_opened() -> None:
    """Opening the door reveals what is behind it, and then the event speaks."""
    table = waiting("{at: door_opened, door: gate}", "hall: {spawns: [{monster: zombie, near: N3}]}")
    table.put("A", "H3")

    kinds = [event.kind for event in table.open("A", "gate")]

    assert kinds.index("monsters_placed") < kinds.index("message_shown")


def test_an_area_comes_into_view() -> None:
    """`revealed` fires however the area came into view, once what lives there stands on it."""
    hall = "hall: {spawns: [{monster: zombie, near: N3}]}"
    by_door, by_story = (waiting("{at: revealed, area: hall}", hall) for _ in range(2))
    by_door.put("A", "H3")

    for kinds in (
        [event.kind for event in by_door.open("A", "gate")],
        [event.kind for event in by_story.happen(do="reveal", area="hall")],
    ):
        assert kinds.index("monsters_placed") < kinds.index("message_shown")


def test_a_search() -> None:
    """`searched` listens to its own token, or to any."""
    two = "tokens: [{id: chest, square: C5}, {id: sack, square: D5}]"
    own, anyone = waiting("{at: searched, token: sack}", two), waiting("{at: searched}", two)
    for table in (own, anyone):
        table.put("A", "C4")
        table.search("A", "chest")

    assert own.messages == []
    assert anyone.messages == ["yes"]


def test_a_token_is_used() -> None:
    """`token_used` fires after what the use itself does, so that its condition sees it."""
    table = waiting(
        "{at: token_used, token: bell, use: ring}",
        """
        variables: {rung: {}}
        tokens:
          - {id: bell, kind: objective, square: C2, uses: [{id: ring, do: [{do: set, variable: rung, to: 1}]}]}
        """,
        event='when: "rung == 1",',
    )

    table.use_element("A", "bell", "ring")

    assert table.messages == ["yes"]


def test_a_token_is_taken_and_put_down() -> None:
    """`token_taken` and `token_dropped` fire; the latter only in the place it names."""
    table = quest_scene(
        """
        places: {altar: [D2]}
        tokens: [{id: idol, kind: objective, square: C2, portable: true}]
        events:
          - {id: up, on: {at: token_taken, token: idol}, do: [{do: message, text: up}]}
          - {id: there, on: {at: token_dropped, token: idol, in: [altar]}, do: [{do: message, text: there}]}
          - {id: down, on: {at: token_dropped, token: idol}, do: [{do: message, text: down}]}
        """
    )

    table.pick_up("A", "idol")
    table.put_down("A", "idol", "D2")

    assert table.messages == ["up", "there", "down"]


def test_a_hero_enters_and_its_walk_is_interrupted() -> None:
    """Entering a square in passing stops the hero there; it keeps its movement points (EXP-01)."""
    table = waiting("{at: entered, who: hero, in: [E3]}")

    table.move("A", "G3")

    assert table.at("A") == "E3"
    assert table.messages == ["yes"]
    assert table.game.turn is not None
    assert table.game.turn.points == 2


def test_a_square_nobody_waits_at_any_more_stops_nobody() -> None:
    """Once the event has fired, heroes walk on."""
    table = waiting("{at: entered, who: hero, in: [E3]}")
    table.move("A", "G3")

    table.move("A", "C3")
    table.move("A", "F3")

    assert table.at("A") == "F3"


def test_an_event_whose_condition_fails_stops_nobody() -> None:
    """Only what really happens interrupts a walk."""
    table = waiting("{at: entered, who: hero, in: [E3]}", event='when: "round > 5",')

    table.move("A", "G3")

    assert table.at("A") == "G3"


def test_a_hero_does_not_stop_on_a_friends_square() -> None:
    """A hero surprised while crossing an ally's square walks on, since it may not stop there (MOV-03)."""
    table = waiting("{at: entered, who: hero, in: [D3]}", "spawns: [{monster: zombie, minions_at: [D2, D4]}]")

    table.move("A", "E3")

    assert table.messages == ["yes"]
    assert table.at("A") == "E3"


def test_entering_an_area() -> None:
    """`area` means any square of its tiles."""
    table = waiting("{at: entered, who: hero, area: hall}")
    table.put("A", "H3")
    table.open("A", "gate")
    assert table.messages == []

    table.move("A", "I3")

    assert table.messages == ["yes"]


def test_moving_inside_a_place_is_not_entering_it() -> None:
    """Whoever stands there already does not enter."""
    table = waiting("{at: entered, who: hero, in: [E3, F3]}", event="once: false,")
    table.move("A", "E3")
    table.move("A", "F3")
    assert table.messages == ["yes"]

    table.move("A", "G3")
    table.take_fresh_turn("A")
    table.move("A", "F3")

    assert table.messages == ["yes", "yes"]


def test_a_monster_enters() -> None:
    """`who` may be monsters, a kind or a role."""
    table = waiting("{at: entered, who: guards, in: [F3]}", "spawns: [{monster: zombie, role: guards, near: H3}]")

    table.game.monsters["zombie_1"].squares = (Square.parse("F3"),)
    table.happen(do="move_figure", who="zombie", to=["F3"])

    assert table.messages == ["yes"]


def test_a_carried_token_enters_with_its_bearer() -> None:
    """`who` may be a token: it enters where its bearer goes."""
    table = waiting(
        "{at: entered, who: idol, in: [E3]}",
        "tokens: [{id: idol, kind: objective, square: C2, portable: true}]",
    )
    table.move("A", "E3")
    assert table.messages == []
    table.move("A", "D2")

    table.pick_up("A", "idol")
    table.take_fresh_turn("A")
    table.move("A", "E3")

    assert table.messages == ["yes"]


def test_a_monster_is_defeated_by_name_kind_and_count() -> None:
    """`defeated` knows unique names, kinds, roles, and the second fall."""
    table = quest_scene(
        """
        spawns: [{monster: zombie, role: guards, near: G3, unique: {name: old_tom}}]
        events:
          - {id: tom, on: {at: defeated, who: old_tom}, do: [{do: message, text: tom}]}
          - {id: kind, on: {at: defeated, who: zombie}, do: [{do: message, text: zombie}]}
          - {id: role, on: {at: defeated, who: guards, count: 2}, do: [{do: message, text: second}]}
          - {id: any, on: {at: defeated}, once: false, do: [{do: message, text: fell}]}
        """
    )
    tom = next(monster.id for monster in table.game.monsters.values() if monster.name)
    other = next(monster.id for monster in table.game.monsters.values() if not monster.name)

    table.slay(other)
    assert table.messages == ["zombie", "fell"]
    table.slay(tom)

    assert table.messages == ["zombie", "fell", "tom", "second", "fell"]


def test_mon_08_the_last_of_a_group_falls() -> None:
    """MON-08: the fall of a group's last figure sets off `group_defeated`, by kind or role."""
    table = waiting("{at: group_defeated, group: guards}", "spawns: [{monster: zombie, role: guards, near: G3}]")

    for name in list(table.game.monsters):
        assert table.messages == []
        table.slay(name)

    assert table.messages == ["yes"]


def test_the_second_knock_out() -> None:
    """`knocked_out` may wait for the nth time."""
    table = waiting("{at: knocked_out, count: 2}", "morale: 3")

    table.slay("ada")
    assert table.messages == []
    table.slay("bran")

    assert table.messages == ["yes"]


def test_the_end_of_a_turn() -> None:
    """`turn_ended` comes before the monsters act."""
    table = waiting("{at: turn_ended}", "spawns: [{monster: zombie, near: G3}]")

    kinds = [event.kind for event in table.end_turn("A")]

    assert kinds.index("message_shown") < kinds.index("group_activated")


@pytest.mark.parametrize(("at", "first"), [("activation_before", True), ("activation_after", False)])
def test_before_and_after_an_activation(at: str, first: bool) -> None:
    """A group's activation can be preceded and followed."""
    table = waiting(f"{{at: {at}, group: zombie}}", "spawns: [{monster: zombie, near: G3}]")

    kinds = [event.kind for event in table.act("zombie")]

    assert (kinds.index("message_shown") < kinds.index("monster_activated")) is first


def test_damage_in_one_go_and_in_all() -> None:
    """`amount` counts one wound, `total` all of them; the total may be an expression."""
    table = quest_scene(
        """
        spawns: [{monster: splig, near: G3}]
        events:
          - {id: big, on: {at: damaged, who: splig, amount: 3}, do: [{do: message, text: big}]}
          - {id: all, on: {at: damaged, who: splig, total: "heroes + 2"}, do: [{do: message, text: all}]}
        """
    )

    table.hurt("splig_1", 2)
    assert table.messages == []
    table.hurt("splig_1", 2)
    assert table.messages == ["all"]
    table.hurt("splig_1", 3)

    assert table.messages == ["all", "big"]


def test_a_variable_changes() -> None:
    """`variable` fires when it has another value, and not when it is set to the same."""
    table = waiting(
        "{at: variable, name: doom}", "variables: {doom: {start: 1}}", event='once: false, when: "doom >= 2",'
    )

    for value in (1, 2, 2, 3):
        table.happen(do="set", variable="doom", to=value)

    assert table.messages == ["yes", "yes"]


def test_morale_is_low() -> None:
    """`morale` fires when it has sunk that far."""
    table = waiting("{at: morale, at_most: 1}", "morale: 3")

    table.happen(do="morale", change=-1)
    assert table.messages == []
    table.happen(do="morale", change=-1)

    assert table.messages == ["yes"]


def test_a_peril_comes() -> None:
    """`peril` fires for its level."""
    table = waiting("{at: peril, level: major}")

    table.happen(do="peril", level="minor")
    table.settle()
    assert table.messages == []
    table.happen(do="peril", level="major")

    assert table.messages == ["yes"]


def test_several_triggers_one_event() -> None:
    """An event with a list of triggers is set off by any of them, once."""
    table = waiting("[{at: round_start, round: 2}, {at: round_end, round: 1}]")

    table.end_round()

    assert table.messages == ["yes"]


def test_events_fire_in_the_order_of_the_file() -> None:
    """Two events for the same thing come in the order in which they are written."""
    table = quest_scene(
        """
        events:
          - {id: b, on: {at: round_end}, do: [{do: message, text: one}, {do: message, text: two}]}
          - {id: a, on: {at: round_end}, do: [{do: message, text: three}]}
        """
    )

    table.end_round()

    assert table.messages == ["one", "two", "three"]


def test_what_an_attack_sets_off_waits_for_its_end() -> None:
    """A fall inside an attack is spoken of when the attack is over."""
    table = quest_scene(
        """
        spawns: [{monster: zombie, masters_at: [], minions_at: [D4]}]
        events: [{id: it, on: {at: defeated}, do: [{do: message, text: fell}]}]
        """
    )
    zombie = table.game.monsters["zombie_1"]
    zombie.damage = 2
    table.names["z"] = zombie.id
    table.roll("blue r2h2s1, brown 0")
    table.attack("A", "z")
    table.settle()

    kinds = [event.kind for event in table.history]

    assert "z" not in table
    assert kinds.index("monster_defeated") < kinds.index("message_shown")
    assert not table.game.attacks


def test_every_trigger_is_proven_here() -> None:
    """No trigger of the format is left out of this page."""
    page = Path(__file__).read_text(encoding="utf-8")

    assert [kind for kind in Trigger.kinds if f"at: {kind}" not in page and f'"{kind}"' not in page] == []
