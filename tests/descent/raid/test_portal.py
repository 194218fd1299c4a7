"""The portal of a level: when it is asked about, who has to be there, and what leaving means (RAI-02)."""

from typing import Any

import pytest

from tests.descent.quest.tables import QuestTable, quest_scene

LEVEL = """
level: {{open: {open}, swift: 3, steady: 5}}
tokens: [{{id: portal, kind: portal, square: G4}}, {{id: chest, square: E4}}]
peril: {{normal: {{1: minor, again: 1}}}}
"""


def level(*, is_open: bool = True, heroes: int = 2, more: str = "", **setup: Any) -> QuestTable:
    """A level in the chapel; its portal is on G4, next to the gate."""
    table = quest_scene(LEVEL.format(open="true" if is_open else "false") + more, heroes=heroes, **setup)
    for number, letter in enumerate("ABCD"[:heroes]):
        table.put(letter, ("G4", "F3", "F4", "F5")[number])
    return table


def test_rai_02_the_party_is_asked_at_the_end_of_a_round_and_leaves() -> None:
    """RAI-02: with all heroes on or next to the open portal the party is asked; yes ends the level."""
    table = level()

    table.end_round()
    assert (table.asked, table.options) == ("portal", ["leave", "stay"])
    table.choose("leave")

    assert table.game.ending is not None
    assert (table.game.outcome, table.game.ending.reason) == ("won", "portal")


def test_rai_02_who_stays_is_asked_again_at_the_end_of_the_next_round() -> None:
    """RAI-02: no goes on with the next round, at whose end the portal is asked about anew."""
    table = level()

    table.end_round()
    table.choose("stay")
    assert (table.game.outcome, table.game.round) == (None, 2)

    table.end_round()
    assert table.asked == "portal"


def test_rai_02_nobody_is_asked_before_all_are_there() -> None:
    """RAI-02: one hero two squares away keeps the party; it is told who is missing."""
    table = level()
    table.put("B", "E3")

    table.end_round()

    assert table.asked is None
    assert [event.heroes for event in table.all_told("portal_awaits")] == [(table.names["B"],)]
    assert table.game.round == 2


def test_rai_02_nobody_is_told_anything_where_nobody_is_there() -> None:
    """RAI-02: while no hero is at the portal its waiting is not worth a word."""
    table = level()
    table.put("A", "C3")
    table.put("B", "D3")

    table.end_round()

    assert table.all_told("portal_awaits") == []


@pytest.mark.parametrize(("square", "asked"), [("F4", "portal"), ("D4", None)])
def test_rai_02_who_is_down_has_to_be_there_too(square: str, asked: str | None) -> None:
    """RAI-02: a knocked-out hero leaves with the others if its token lies there; nobody is left behind."""
    table = level()
    table.put("B", square)
    table.hurt(table.names["B"], 99)
    assert table.hero("B").knocked_out

    table.end_round()

    assert table.asked == asked


def test_rai_02_a_closed_portal_asks_nothing_until_it_opens() -> None:
    """RAI-02: closed, it is a stone arch; once something opens it, it is asked about, and no more when it shuts."""
    table = level(is_open=False)

    table.end_round()
    assert table.asked is None
    table.happen(do="open_portal")
    table.end_round()
    assert table.asked == "portal"
    table.choose("stay")
    table.happen(do="open_portal", open=False)
    table.end_round()

    assert table.asked is None
    assert [event.kind for event in table.history if event.kind in ("portal_opened", "portal_closed")] == [
        "portal_opened",
        "portal_closed",
    ]


def test_rai_02_who_leaves_is_spared_the_peril_of_the_round() -> None:
    """RAI-02: the portal is asked about before the peril comes."""
    gone, stayed = level(), level()
    for table, option in ((gone, "leave"), (stayed, "stay")):
        table.end_round()
        table.choose(option)

    assert gone.all_told("peril_drawn") == []
    assert len(stayed.all_told("peril_drawn")) == 1


def test_rai_02_what_the_level_does_at_the_end_of_a_round_comes_first() -> None:
    """RAI-02: events of the round's end are over when the party is asked, and may shut the portal before."""
    table = level(
        more="events: [{id: tide, on: {at: round_end, round: 1}, do: [{do: open_portal, open: false}]}]\n"
    )

    table.end_round()

    assert table.asked is None
    assert table.game.round == 2


def test_rai_02_conditions_may_ask_whether_it_is_open() -> None:
    """RAI-02: `portal_open` is 1 while it stands open."""
    events = """
events:
  - {id: told, on: {at: round_start, round: 2}, when: portal_open, do: [{do: message, text: open}]}
  - {id: shut, on: {at: round_start, round: 2}, when: not portal_open, do: [{do: message, text: shut}]}
"""
    for is_open, text in ((True, "open"), (False, "shut")):
        table = level(is_open=is_open, more=events)
        table.put("A", "C3")
        table.end_round()

        assert table.messages == [text]


def test_rai_03_searches_and_falls_are_counted() -> None:
    """RAI-03: what the upgrade phase goes by is counted in the level."""
    table = level(turn=None)
    table.put("A", "E4")
    table.take_turn("A")
    table.search("A", "chest")
    table.hurt(table.names["B"], 99)

    assert table.game.delve is not None
    assert (table.game.delve.searched, table.game.delve.knocked_out) == (1, 1)


def test_only_levels_have_a_portal() -> None:
    """Another quest is not asked about a token of that name, and nothing opens there."""
    table = quest_scene("tokens: [{id: portal, kind: portal, square: G4}]\nwin: {}\n")
    table.put("A", "G4")
    table.put("B", "F4")
    table.happen(do="open_portal")

    table.end_round()

    assert table.asked is None
    assert table.all_told("portal_opened") == []


def test_nobody_stays_in_a_level_for_ever() -> None:
    """From the end of round 20 on each round costs one morale, after the portal was asked about; before it none."""
    table = level(is_open=False)
    table.put("A", "C3")
    for number, left in ((19, 2), (20, 1), (21, 0)):
        table.game.round = number
        table.end_round()
        assert table.game.morale == left

    table.game.round = 22
    table.end_round()
    assert table.game.outcome == "lost"
