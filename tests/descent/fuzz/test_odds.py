"""The odds of every attack that comes up in random play."""

from random import Random

import pytest

from bot.descent.attack.odds_now import attack_odds
from bot.descent.bench.dungeon import random_game
from bot.descent.bench.wander import random_choice
from bot.descent.commands import Attack
from bot.descent.rules.play import perform


@pytest.mark.parametrize("part", range(3))
def test_every_attack_that_may_be_made_has_odds(part: int) -> None:
    """Whatever the heroes hold and whoever stands around: chances add up to one, and asking changes nothing."""
    asked = 0
    for seed in range(part * 40, (part + 1) * 40):
        random, game = Random(seed), random_game(seed)
        for _ in range(20):
            choice = random_choice(random, game)
            if choice is None:
                break
            if isinstance(choice.command, Attack):
                before = game.model_dump_json()
                found = attack_odds(game, choice.command.hero, choice.command.target, choice.command.weapon)
                assert sum(found.damage.values()) == 1, f"random_game({seed}): {choice.command!r}"
                assert found.miss <= found.damage.get(0, 0), f"random_game({seed}): {choice.command!r}"
                assert game.model_dump_json() == before, f"random_game({seed}): {choice.command!r}"
                asked += 1
            perform(game, choice.command)
    assert asked > 10
