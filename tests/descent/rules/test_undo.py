"""Taking commands back while nothing was revealed, and doing them again."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import Answer, Attack, Command, EndTurn, Move, Push, Rest, TakeTurn
from bot.descent.events import DiceRolled
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Play, Redo, Undo
from bot.descent.party.undoing import redo, undo
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from tests.descent.rules.trial import plain_scene

OWNER, FRIEND, STRANGER = 1, 2, 3
ADA, BRAN = "ada", "bran"


def at_the_table(drawing: str = "A z . B", *, seed: str = "embers", roll: str = "") -> Campaign:
    """Two players with a hero each in the middle of a quest; nobody's turn."""
    table = plain_scene(drawing, cards={"A": ["sabre"]}, turn=None, seed=seed, roll=roll)
    table.monster("z").extra_health = 30
    seats = [
        Seat(player=OWNER, hero=ADA, hero_class="trial"),
        Seat(player=FRIEND, hero=BRAN, hero_class="trial"),
    ]
    return Campaign(name="Les Braises", owner=OWNER, seats=seats, game=table.game)


def play(campaign: Campaign, command: Command, player: int = OWNER) -> list[Event]:
    """A player gives a command."""
    return Play(command=command).do(campaign, player)


def position(campaign: Campaign) -> str:
    """Everything about the game, as it would be saved."""
    return campaign.running().model_dump_json()


def refused(deed: Undo | Redo, campaign: Campaign, player: int = OWNER) -> str:
    """The code with which a deed is refused; the campaign stays as it was."""
    before = campaign.model_dump_json()
    with pytest.raises(Refused) as no:
        deed.do(campaign, player)
    assert campaign.model_dump_json() == before
    return no.value.code


def walk(square: str) -> Move:
    """Ada walks."""
    return Move(hero=ADA, to=Square.parse(square))


STRIKE = Attack(hero=ADA, target="zombie_1", weapon="sabre")


def test_undo_takes_the_last_command_back() -> None:
    """After an undo the game is exactly as it was before the command."""
    campaign = at_the_table("A . . z B")
    play(campaign, TakeTurn(hero=ADA))
    before = position(campaign)
    play(campaign, walk("B1"))

    Undo().do(campaign, OWNER)

    assert position(campaign) == before


def test_undo_goes_back_to_the_start_of_the_turn() -> None:
    """Command by command one gets back to before the turn was taken, and no further."""
    campaign = at_the_table("A . . z B")
    start = position(campaign)
    for command in (TakeTurn(hero=ADA), Push(hero=ADA), walk("B1"), Rest(hero=ADA)):
        play(campaign, command)

    taken_back = [undo(campaign, OWNER).kind for _ in range(4)]

    assert taken_back == ["rest", "move", "push", "take_turn"]
    assert position(campaign) == start
    assert refused(Undo(), campaign) == "nothing_to_undo"


def test_dice_that_were_rolled_are_not_taken_back() -> None:
    """Once dice have been seen, neither the attack nor what came before it can be taken back."""
    campaign = at_the_table()
    play(campaign, TakeTurn(hero=ADA))
    play(campaign, Push(hero=ADA))
    rolled = play(campaign, STRIKE)

    assert [event for event in rolled if isinstance(event, DiceRolled)]
    assert refused(Undo(), campaign) == "already_revealed"


def test_what_came_after_the_dice_is_taken_back_down_to_them() -> None:
    """A step after the attack can be undone; the undoing stops at the dice."""
    campaign = at_the_table(roll="blue r3h2, red h1, brown 1")
    play(campaign, TakeTurn(hero=ADA))
    play(campaign, STRIKE)
    after_the_dice = position(campaign)
    play(campaign, Push(hero=ADA))

    Undo().do(campaign, OWNER)

    assert position(campaign) == after_the_dice
    assert refused(Undo(), campaign) == "already_revealed"


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_same_commands_bring_the_same_dice(seed: str) -> None:
    """Who takes steps back and attacks anew gains nothing: chance belongs to the game."""
    straight, winding = at_the_table(seed=seed), at_the_table(seed=seed)
    for campaign in (straight, winding):
        play(campaign, TakeTurn(hero=ADA))
    play(winding, Push(hero=ADA))
    Undo().do(winding, OWNER)

    assert play(winding, STRIKE) == play(straight, STRIKE)


def test_answers_can_be_taken_back_too() -> None:
    """An answer to a question is a command like any other: undo opens the question again."""
    campaign = at_the_table(roll="blue r2h2s1, red h1, brown 1")
    play(campaign, TakeTurn(hero=ADA))
    play(campaign, STRIKE)
    question = campaign.running().question
    assert question is not None
    play(campaign, Answer(hero=ADA, question=question.number, option="surge0"))
    assert campaign.running().question is None

    Undo().do(campaign, OWNER)

    assert campaign.running().question == question


def test_a_new_command_forgets_what_was_taken_back() -> None:
    """After an undo and something else there is nothing to redo."""
    campaign = at_the_table("A . . z B")
    play(campaign, TakeTurn(hero=ADA))
    play(campaign, walk("B1"))
    Undo().do(campaign, OWNER)
    play(campaign, walk("C1"))

    assert refused(Redo(), campaign) == "nothing_to_redo"


def test_several_undone_commands_come_back_in_order() -> None:
    """Redo after redo leads to where the undoing began."""
    campaign = at_the_table("A . . z B")
    for command in (TakeTurn(hero=ADA), walk("B1"), Push(hero=ADA), walk("C1")):
        play(campaign, command)
    end = position(campaign)
    for _ in range(3):
        undo(campaign, OWNER)

    for _ in range(3):
        redo(campaign, OWNER)

    assert position(campaign) == end


def test_nothing_is_taken_back_once_the_turn_is_over() -> None:
    """When the monsters have acted, the turn stays as it was played."""
    campaign = at_the_table("A . . . . . . . z . B")
    play(campaign, TakeTurn(hero=ADA))
    play(campaign, EndTurn(hero=ADA))

    assert refused(Undo(), campaign) == "nothing_to_undo"
    assert refused(Redo(), campaign) == "nothing_to_redo"


def test_only_the_player_whose_turn_it_is_takes_back() -> None:
    """Nobody else takes a hero's commands back or does them again."""
    campaign = at_the_table("A . . z B")
    play(campaign, TakeTurn(hero=ADA))
    play(campaign, walk("B1"))

    assert refused(Undo(), campaign, FRIEND) == "not_your_turn"
    assert refused(Undo(), campaign, STRANGER) == "not_your_turn"
    Undo().do(campaign, OWNER)
    assert refused(Redo(), campaign, FRIEND) == "not_your_hero"


def test_undo_before_anything_happened() -> None:
    """Before the first turn there is nothing to take back."""
    campaign = at_the_table()

    assert refused(Undo(), campaign) == "nothing_to_undo"
    assert refused(Redo(), campaign) == "nothing_to_redo"


def test_set_08_the_turn_so_far_survives_a_save() -> None:
    """SET-08: after a save in the middle of a turn it can still be taken back."""
    campaign = at_the_table("A . . z B")
    play(campaign, TakeTurn(hero=ADA))
    before = position(campaign)
    play(campaign, walk("B1"))

    restored = Campaign.model_validate_json(campaign.model_dump_json())
    Undo().do(restored, OWNER)

    assert position(restored) == before


def test_others_neither_command_nor_answer_for_a_hero() -> None:
    """Only a hero's player gives it commands."""
    campaign = at_the_table()
    with pytest.raises(Refused) as friend:
        play(campaign, TakeTurn(hero=ADA), FRIEND)
    with pytest.raises(Refused) as stranger:
        play(campaign, TakeTurn(hero=ADA), STRANGER)

    assert (friend.value.code, stranger.value.code) == ("not_your_hero", "not_at_the_table")
