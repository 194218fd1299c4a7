"""How long it takes to say what a hero has to fear on every square in its reach."""

from functools import partial
from statistics import median

from bot.bench.measure import Measure, timed_us
from bot.descent.bench.activation import GROUPS, siege
from bot.descent.commands.moving import reachable
from bot.descent.monsters.threat import chances, threats
from bot.descent.state.game import Game, Turn

PREVIEWS = 60


def threat_ms(previews: int = PREVIEWS) -> float:
    """Each group of five in turn, nothing known of its blows beforehand."""
    times = []
    for number in range(previews):
        game = siege(GROUPS[number % len(GROUPS)])
        chances.cache_clear()
        times.append(timed_us(partial(_look, game)))
    return median(times) / 1_000


def _look(game: Game) -> None:
    hero = next(iter(game.heroes.values()))
    threats(game, hero, [hero.square, *reachable(game, hero, Turn(hero=hero.id))])


MEASURE = Measure(
    "threat_ms",
    "what a hero has to fear on every square in reach, 40 x 40, a group of five",
    150,
    lambda run: threat_ms(run.sizes.some(PREVIEWS)),
)
