"""A refused command changes nothing, whatever it asked for."""

from random import Random

import pytest

from bot.descent.bench.dungeon import random_game
from bot.descent.bench.wander import random_choice
from bot.descent.commands import Command
from bot.descent.rules.play import explain, legal, perform
from bot.kernel.refused import Refused
from tests.descent.fuzz.nonsense import Nonsense

GAMES = 8
MOMENTS = 20
TRIES = 8
"""Nonsense per moment; the eight parts together try 19,200 commands."""


@pytest.mark.parametrize("part", range(8))
def test_a_refused_command_changes_nothing(part: int) -> None:
    """Thousands of commands, most of them nonsense, in the middle of play: refusals leave the save as it was."""
    refused = 0
    for seed in range(part * GAMES, (part + 1) * GAMES):
        random, game = Random(seed), random_game(seed)
        for _ in range(MOMENTS):
            for _ in range(TRIES):
                before = game.model_dump_json()
                command = Nonsense(random, game).command()
                try:
                    perform(game, command)
                except Refused:
                    refused += 1
                    assert game.model_dump_json() == before, f"random_game({seed}): {command!r} changed the game"
                    assert game.take_events() == [], f"random_game({seed}): {command!r} told something"
            choice = random_choice(random, game)
            if choice is None:
                break
            perform(game, choice.command)
    assert refused > 1_000


@pytest.mark.parametrize("seed", range(12))
def test_what_is_listed_as_impossible_is_refused_for_that_reason(seed: int) -> None:
    """`legal` with the impossible tells for each command the very reason with which it is then refused."""
    random, game = Random(seed), random_game(seed)
    seen = 0
    for _ in range(15):
        for hero in game.heroes:
            for listed in legal(game, hero, impossible=True):
                no = explain(game, listed.command)
                assert (no.code if no else None) == (listed.no.code if listed.no else None), f"{listed} in {seed}"
                seen += 1
        choice = random_choice(random, game)
        if choice is None:
            break
        perform(game, choice.command)
    assert seen > 0


def test_a_command_is_read_back_as_it_was_written() -> None:
    """Every command, however odd, has one written form that reads back as the same command."""
    random, game = Random(1), random_game(1)
    nonsense = Nonsense(random, game)
    for _ in range(500):
        command = nonsense.command()
        assert Command.read(Command.write(command)) == command
