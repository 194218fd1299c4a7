"""Taking back and doing again leads to where one was."""

from random import Random

import pytest

from bot.descent.bench.dungeon import random_game
from bot.descent.bench.wander import random_choice
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.commanding import play
from bot.descent.party.undoing import redo, undo
from bot.descent.state.game import Game

PLAYER = 1


def table(seed: int) -> Campaign:
    """A random dungeon with one player behind all its heroes."""
    game = random_game(seed)
    seats = [Seat(player=PLAYER, hero=hero.id, hero_class=hero.hero_class) for hero in game.heroes.values()]
    return Campaign(name="any", owner=PLAYER, seats=seats, game=game)


def current(campaign: Campaign) -> Game:
    assert campaign.game is not None
    return campaign.game


@pytest.mark.parametrize("part", range(4))
def test_what_was_taken_back_comes_again(part: int) -> None:
    """Any number of commands of a turn taken back and done again leave the game bit for bit as it was."""
    taken_back = 0
    for seed in range(part * 10, (part + 1) * 10):
        random, campaign = Random(seed), table(seed)
        for _ in range(25):
            choice = random_choice(random, current(campaign))
            if choice is None:
                break
            play(campaign, PLAYER, choice.command)
            log = campaign.turn_log
            if log is not None and log.done and random.random() < 0.5:
                before, steps = current(campaign).model_dump_json(), random.randint(1, len(log.done))
                for _ in range(steps):
                    undo(campaign, PLAYER)
                for _ in range(steps):
                    redo(campaign, PLAYER)
                assert current(campaign).model_dump_json() == before, f"random_game({seed}): {steps} taken back"
                taken_back += steps
    assert taken_back > 50


def test_taking_a_whole_turn_back_leads_to_before_it() -> None:
    """With all commands of a turn taken back the hero stands where it stood before it took the turn."""
    random, campaign = Random(3), table(3)
    start = current(campaign).model_dump_json()
    while campaign.turn_log is None or len(campaign.turn_log.done) < 3:
        choice = random_choice(random, current(campaign))
        assert choice is not None
        if choice.command.kind in ("take_turn", "move", "push", "rest"):
            play(campaign, PLAYER, choice.command)

    for _ in range(3):
        undo(campaign, PLAYER)

    assert current(campaign).model_dump_json() == start
