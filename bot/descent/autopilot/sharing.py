"""Who runs which errand: what one hero can do alone is left to whoever is there first and can do it best."""

from collections.abc import Callable, Iterable
from itertools import permutations

from bot.descent.autopilot.goals import Goal, GoalKind
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_act
from bot.descent.state.figures import Hero
from bot.descent.state.game import ACTIONS, Game

ONE_IS_ENOUGH: frozenset[GoalKind] = frozenset({"use", "open", "carry", "search"})
"""Goals for which one hero does as well as two."""
MOST_SHARED = 6
"""So many things are shared out, those that count most."""
LEFT_TO_ANOTHER = 0.25
"""What such a goal is still worth to a hero if another one sees to it."""
NEXT_ROUND = 1.0
"""Rounds that a hero needs more who has had its turn."""
CLUMSY = 1.0
"""Rounds at which a small chance to succeed is reckoned."""


def doers(game: Game, goals: Iterable[Goal], promise: Callable[[Hero, Goal], float]) -> dict[str, str]:
    """Which hero sees to which door or token: each hero to one at most, so that all is done soonest.

    `promise` says how likely a hero is to succeed; what nobody is named for is everybody's.
    """
    able = [hero for hero in game.standing_heroes() if not cannot_act(game, hero)]
    if len(able) < 2:
        return {}
    shared = [goal for goal in goals if goal.kind in ONE_IS_ENOUGH and goal.target and not goal.hero]
    weighty = sorted(shared, key=lambda goal: -goal.weight)[:MOST_SHARED]
    rounds = [[_rounds(game, hero, goal, promise(hero, goal)) for goal in weighty] for hero in able]
    seen_to = _soonest(rounds, [goal.weight for goal in weighty])
    return {weighty[goal].target or "": able[hero].id for hero, goal in seen_to}


def _soonest(rounds: list[list[float | None]], weights: list[float]) -> list[tuple[int, int]]:
    """Pairs of hero and goal: of all ways to share them out the one that promises most for the time it takes."""
    heroes, goals = range(len(rounds)), range(len(weights))
    few = len(heroes) <= len(goals)
    ways = (
        [zip(heroes, chosen, strict=True) for chosen in permutations(goals, len(heroes))]
        if few
        else [zip(chosen, goals, strict=True) for chosen in permutations(heroes, len(goals))]
    )
    best, most = list[tuple[int, int]](), 0.0
    for way in ways:
        pairs = [(hero, goal) for hero, goal in way if rounds[hero][goal] is not None]
        worth = sum(weights[goal] / (1 + (rounds[hero][goal] or 0.0)) for hero, goal in pairs)
        if worth > most:
            best, most = pairs, worth
    return best


def _rounds(game: Game, hero: Hero, goal: Goal, chance: float) -> float | None:
    """About how many rounds a hero needs for a goal; None if there is no way."""
    far = game.grid.distances(*goal.squares).get(hero.square)
    if far is None:
        return None
    waits = hero.turn_taken and (game.turn is None or game.turn.hero != hero.id)
    a_round = ACTIONS * max(1, stats.speed(game, hero))
    return far / a_round + NEXT_ROUND * waits + CLUMSY * (1 - chance)
