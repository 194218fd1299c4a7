"""How long an automatic hero thinks about its next command."""

from functools import partial
from statistics import median

from bot.bench.measure import Measure, timed_us
from bot.descent.autopilot import next_command
from bot.descent.quest.setup import start_quest
from bot.descent.rules.play import perform
from bot.descent.simulate.parties import party, ready_for
from bot.descent.state.game import Game

COMMANDS = 400
QUESTS = ("spider_cellar", "glass_lake", "bell_thief", "ash_road")
"""With deadlines, errands for several heroes, and runners."""
HEROES = 4
FEW = 25
"""So few commands are thought of in each quest at least."""


def pilot_ms(commands: int = COMMANDS) -> float:
    """Deciding and nothing else, over the beginnings of several quests."""
    times: list[float] = []
    for seed, quest in enumerate(QUESTS):
        game, _ = start_quest(quest, ready_for(quest, party(seed, HEROES)), seed=f"bench {seed}")
        times += _thoughts(game, max(FEW, commands // len(QUESTS)))
    return median(times) / 1_000


def _thoughts(game: Game, most: int) -> list[float]:
    times: list[float] = []
    while len(times) < most:
        times.append(timed_us(partial(next_command, game)))
        command = next_command(game)
        if command is None:
            break
        perform(game, command)
    return times


MEASURE = Measure(
    "pilot_ms",
    "an automatic hero decides on its next command, four heroes",
    25,
    lambda run: pilot_ms(run.sizes.some(COMMANDS)),
)
