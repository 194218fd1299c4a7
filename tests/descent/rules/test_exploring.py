"""Looking at things, doors and search tokens (EXP-02, EXP-03)."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import Move, OpenDoor, Search, TakeTurn
from bot.descent.events import Searched
from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.rules.examine import examine
from bot.descent.rules.play import perform
from bot.descent.rules.searching import EMPTY_GOLD
from bot.descent.rules.who_sees import can_see
from bot.kernel.refused import Refused
from tests.descent.rules.trial import plain_scene, told

ADA = "ada"


def test_exp_02_everything_can_be_examined_from_anywhere_for_free() -> None:
    """EXP-02: a door and a token far away can be looked at, at any time; nothing is spent and nothing changes."""
    table = plain_scene("A . . . . * . .:.", turn=None)
    before = table.game.model_dump_json()

    door, token = examine(table.game, "door", ADA), examine(table.game, "search1", ADA)

    assert (door.kind, door.state, token.kind, token.state) == ("door", "closed", "search", "there")
    assert token.squares == (Square.parse("F1"),)
    assert table.game.model_dump_json() == before


def test_exp_02_an_examination_says_what_acting_costs() -> None:
    """EXP-02: it names the action, its cost, and why it is not possible from here."""
    table = plain_scene("A . . * .")

    far = examine(table.game, "search1", ADA)
    table.move("A", "C1")
    near = examine(table.game, "search1", ADA)

    assert far.command == Search(hero=ADA, token="search1")
    assert (far.price.actions, far.no.code if far.no else None) == (1, "token_too_far")
    assert near.no is None


def test_exp_02_one_may_look_without_being_a_hero() -> None:
    """EXP-02: a spectator sees the same element, without a command."""
    table = plain_scene("A . *")

    assert examine(table.game, "search1").command is None


def test_exp_02_what_is_not_there_can_not_be_examined() -> None:
    """EXP-02: an element that is not revealed is refused like one that does not exist."""
    table = plain_scene("A . *")

    with pytest.raises(Refused) as refused:
        examine(table.game, "throne", ADA)

    assert refused.value.code == "nothing_to_examine"


def test_exp_03_an_adjacent_door_is_opened_as_an_action_and_stays_open() -> None:
    """EXP-03: one action beside the door opens it for good: one walks and looks through."""
    table = plain_scene("A .:. z")
    assert table.refused(OpenDoor(hero=ADA, door="door")) == "door_too_far"
    table.move("A", "B1")
    assert not can_see(table.game, table["A"], table["z"])

    table.open("A")

    assert table.game.turn is not None
    assert table.game.turn.actions == 0
    assert can_see(table.game, table["A"], table["z"])
    assert table.refused(Move(hero=ADA, to=Square.parse("C1"))) is None
    assert table.refused(OpenDoor(hero=ADA, door="door")) is not None


def test_exp_03_a_locked_door_stays_shut() -> None:
    """EXP-03: a door a quest has locked is not simply opened."""
    table = plain_scene("A:. z", locked=True)

    assert table.refused(OpenDoor(hero=ADA, door="door")) == "door_locked"


def test_exp_03_opening_reveals_what_lies_behind() -> None:
    """EXP-03: the area behind a door, its tokens and monsters appear when it is opened."""
    party = [Recruit(hero=ADA, hero_class="trial"), Recruit(hero="bran", hero_class="trial")]
    game, _ = start_quest("ember_chapel", party, seed="doors")
    perform(game, TakeTurn(hero=ADA))
    game.heroes[ADA].squares = (Square.parse("H3"),)
    game.monsters.clear()
    assert game.board.areas == ["chapel"]

    events = perform(game, OpenDoor(hero=ADA, door="chapel_door"))

    assert game.board.areas == ["chapel", "hall"]
    assert [event.kind for event in events][:3] == ["action_taken", "door_opened", "area_revealed"]
    assert "throne" in game.board.tokens
    assert "goblin_archer" in game.groups


@pytest.mark.parametrize(("drawing", "square"), [("A * . .", None), ("A . * .", "C1"), ("A . . *", "C1")])
def test_exp_03_a_search_needs_the_token_on_or_beside_ones_square(drawing: str, square: str | None) -> None:
    """EXP-03: one searches a token on one's own square or an adjacent one, for one action."""
    table = plain_scene(drawing, search_deck=["health_potion"])
    if square is not None:
        assert table.refused(Search(hero=ADA, token="search1")) == "token_too_far"
        table.move("A", square)

    table.search("A", "search1")

    assert table.game.turn is not None
    assert table.game.turn.actions == (2 if square is None else 1) - 1
    assert table.hero("A").card("health_potion") is not None
    assert table.game.search_deck == []


def test_exp_03_a_token_is_searched_once() -> None:
    """EXP-03: a token that was turned over is gone."""
    table = plain_scene("A * .", search_deck=["health_potion", "stamina_potion"])
    table.search("A", "search1")

    assert table.refused(Search(hero=ADA, token="search1")) == "already_searched"


def test_exp_03_an_empty_deck_still_pays_gold() -> None:
    """EXP-03: with no search card left the party finds some gold."""
    table = plain_scene("A * .")

    table.search("A", "search1")

    assert table.game.gold == EMPTY_GOLD
    assert [(event.found, event.gold) for event in told(table, Searched)] == [(None, EMPTY_GOLD)]


def test_exp_03_a_found_card_lies_before_its_finder() -> None:
    """EXP-03, SET-05: the top card of the search deck goes to the hero, ready to be used."""
    table = plain_scene("A * . B", cards={}, search_deck=["balm"])
    table["A"].damage = 3

    table.search("A", "search1")
    table.use("A", "balm", target="A")

    assert table["A"].damage == 0
