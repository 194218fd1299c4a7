"""What heroes can do with a quest's doors and tokens, and what looking at them says (EXP-02)."""

from bot.descent.commands.using import UseElement
from bot.descent.rules.examine import examine
from bot.descent.rules.play import legal
from tests.descent.quest.tables import QuestTable, quest_scene

MILL = """
variables: {oiled: {type: flag}}
doors:
  - id: gate
    edges: ["H3|I3", "H4|I4"]
    reveals: hall
    locked: true
    uses: [{id: force, test: might, bonus: -2, pass: [{do: open_door, door: gate}], fail: [{do: hurt, hearts: 1}]}]
tokens:
  - id: wheel
    kind: objective
    square: C2
    uses:
      - {id: turn, when: "oiled", do: [{do: message, text: turned}]}
      - {id: oil, price: free, do: [{do: set, variable: oiled, to: 1}]}
      - {id: peek, price: free, near: any, once: false, do: [{do: message, text: peek}]}
      - {id: jam, when: "oiled", hidden: true, do: [{do: message, text: jam}]}
"""


def offered(table: QuestTable, *, impossible: bool = False) -> dict[str, str | None]:
    """The uses the hero is offered, each with why not."""
    return {
        choice.command.use: choice.no.code if choice.no else None
        for choice in legal(table.game, "ada", impossible=impossible)
        if isinstance(choice.command, UseElement)
    }


def test_exp_02_acting_on_an_element_costs_the_action() -> None:
    """EXP-02: a use costs an action unless it is free, and is gone once it was done."""
    table = quest_scene(MILL)
    table.use_element("A", "wheel", "oil")
    assert table.game.turn is not None
    assert table.game.turn.actions == 2

    table.use_element("A", "wheel", "turn")

    assert table.game.turn.actions == 1
    assert table.messages == ["turned"]
    assert table.refused(UseElement(hero="ada", element="wheel", use="turn")) == "use_done"


def test_what_is_not_possible_yet_is_greyed_or_hidden() -> None:
    """A use whose condition fails is shown with its reason, or not at all if it is hidden."""
    table = quest_scene(MILL)

    assert offered(table) == {"oil": None, "peek": None}
    assert offered(table, impossible=True) == {
        "force": "element_too_far",
        "turn": "use_not_now",
        "oil": None,
        "peek": None,
    }
    table.use_element("A", "wheel", "oil")

    assert offered(table) == {"turn": None, "jam": None, "peek": None}


def test_a_hidden_use_can_not_be_guessed() -> None:
    """Naming a hidden use is refused like one that does not exist."""
    table = quest_scene(MILL)

    assert table.refused(UseElement(hero="ada", element="wheel", use="jam")) == "no_such_use"
    assert table.refused(UseElement(hero="ada", element="wheel", use="eat")) == "no_such_use"
    assert table.refused(UseElement(hero="ada", element="moon", use="eat")) == "no_such_use"


def test_exp_02_acting_needs_adjacency() -> None:
    """EXP-02: from afar only what says so can be done; a use that is not once can be done again."""
    table = quest_scene(MILL)
    table.put("A", "G5")

    assert offered(table) == {"peek": None}
    table.use_element("A", "wheel", "peek")
    table.use_element("A", "wheel", "peek")

    assert table.messages == ["peek", "peek"]


def test_a_puzzle_is_tried_until_the_test_is_passed() -> None:
    """Failing a test leaves the use there; passing opens the locked door and ends it."""
    table = quest_scene(MILL)
    table.put("A", "H3")

    table.roll("gray 3, black 0")
    table.use_element("A", "gate", "force")
    assert table["A"].damage == 1
    assert table.told("use_failed")
    table.roll("gray 0, black 2")
    table.use_element("A", "gate", "force")

    assert table.game.board.doors["gate"].open
    assert "hall" in table.game.board.areas
    assert table.game.used == ["gate/force"]


def test_no_action_left_for_it() -> None:
    """Without an action only free uses remain."""
    table = quest_scene(MILL)
    assert table.game.turn is not None
    table.game.turn.actions = 0

    assert offered(table) == {"oil": None, "peek": None}
    table.use_element("A", "wheel", "oil")

    assert table.refused(UseElement(hero="ada", element="wheel", use="turn")) == "no_action_left"


def test_exp_02_examining_shows_every_use_with_price_and_reason() -> None:
    """EXP-02: from anywhere, for free, also when it is nobody's turn."""
    table = quest_scene(MILL, turn=None)
    before = table.game.model_dump_json()

    seen = examine(table.game, "wheel", "ada")
    by_a_spectator = examine(table.game, "wheel")

    assert [(use.use, use.price.actions) for use in seen.uses] == [("turn", 1), ("oil", 0), ("peek", 0)]
    assert {use.no.code for use in seen.uses if use.no is not None} == {"no_turn"}
    assert [use.no for use in by_a_spectator.uses] == [None, None, None]
    assert table.game.model_dump_json() == before


def test_a_token_placed_later_can_be_used() -> None:
    """`place_token` brings the uses of its token along."""
    table = quest_scene(
        """
        events:
          - id: late
            do:
              - do: place_token
                id: bell
                kind: objective
                square: C2
                uses: [{id: ring, do: [{do: message, text: dong}]}]
        """
    )
    assert offered(table) == {}

    table.happen(do="fire", event="late")
    table.use_element("A", "bell", "ring")

    assert table.messages == ["dong"]


def test_a_token_that_is_gone_can_not_be_used() -> None:
    """What is not on the board offers nothing."""
    table = quest_scene(MILL)

    table.happen(do="remove_token", token="wheel")

    assert offered(table) == {}
