"""How long a command takes, from the check to the last event."""

from functools import partial
from random import Random
from statistics import median

from bot.bench.measure import Measure, timed_us
from bot.descent.bench.dungeon import random_game
from bot.descent.bench.wander import random_choice
from bot.descent.rules.play import perform

COMMANDS = 2_000
JOURNEY = 100
"""Commands given in one dungeon before the next is entered."""


def command_ms(commands: int = COMMANDS) -> float:
    """One random legal command including its events, over many dungeons."""
    times: list[float] = []
    seed = 0
    while len(times) < commands:
        seed += 1
        times += _journey(seed, min(JOURNEY, commands - len(times)))
    return median(times) / 1_000


def _journey(seed: int, length: int) -> list[float]:
    random, game = Random(seed), random_game(seed)
    times: list[float] = []
    while len(times) < length and (choice := random_choice(random, game)) is not None:
        times.append(timed_us(partial(perform, game, choice.command)))
    return times


MEASURE = Measure(
    "command_ms",
    "one random legal command with its events",
    1,
    lambda run: command_ms(run.sizes.some(COMMANDS)),
)
