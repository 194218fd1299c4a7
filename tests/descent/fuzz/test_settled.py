"""Random play with random standing orders: nobody is asked what is settled, and taking back works all the same."""

from random import Random

import pytest

from bot.descent.autopilot import Limits
from bot.descent.bench.dungeon import random_game
from bot.descent.bench.wander import random_choice
from bot.descent.party.answering import settled_answer
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.commanding import play
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.party.standing_orders import possible_orders
from bot.descent.party.undoing import redo, undo
from bot.table.absence_events import AnsweredFor
from bot.table.campaign import NOBODY
from bot.table.orders import ANY, Order

PLAYER = 1


def table(random: Random, seed: int) -> Campaign:
    """A random dungeon with one player behind all its heroes, who has settled this and that for each."""
    game = random_game(seed)
    seats = [Seat(player=PLAYER, hero=hero.id, hero_class=hero.hero_class) for hero in game.heroes.values()]
    campaign = Campaign(name="any", owner=PLAYER, seats=seats, game=game)
    for seat in seats:
        cards = [card for card in (*possible_orders(campaign, seat.hero), ANY) if random.random() < 0.6]
        seat.orders = [
            Order(card=card, say=random.choice(["ask", "use", "use", "never"]), hearts=random.choice([0, 0, 1, 3]))
            for card in cards
        ]
        seat.questions = random.choice(["ask", "default", "autopilot"])
        seat.moved_by_default = random.choice(["player", "player", "autopilot"])
        seat.limits = Limits(potions=random.random() < 0.5, feat=False)
    return campaign


@pytest.mark.parametrize("part", range(2))
def test_what_is_settled_is_never_asked(part: int) -> None:
    """After every deed the open question, if there is one, is somebody's to answer; the save reads back."""
    answered = piloted = taken_back = 0
    for seed in range(part * 10, (part + 1) * 10):
        random = Random(seed)
        campaign = table(random, seed)
        for _ in range(25):
            game = campaign.running()
            choice = random_choice(random, game)
            if choice is None:
                break
            if game.question is None and game.turn is None and random.random() < 0.5:
                told = AutopilotTurn(hero=choice.command.hero).do(campaign, NOBODY)
                piloted += 1
            else:
                told = play(campaign, PLAYER, choice.command)
            answered += sum(isinstance(event, AnsweredFor) for event in told)
            assert settled_answer(campaign) is None, f"random_game({seed}): {campaign.running().question}"
            saved = campaign.model_dump_json()
            campaign = Campaign.model_validate_json(saved)
            assert campaign.model_dump_json() == saved
            taken_back += again(campaign, f"random_game({seed})")
    assert answered > 20
    assert piloted > 4
    assert taken_back > 20


def again(campaign: Campaign, name: str) -> bool:
    """Take the last command back, if that is possible, and do it again: all is as it was."""
    log = campaign.turn_log
    if log is None or not log.done:
        return False
    before = campaign.running().model_dump_json()
    undo(campaign, PLAYER)
    redo(campaign, PLAYER)
    assert campaign.running().model_dump_json() == before, f"{name}: something else comes of it the second time"
    return True
