"""Where to stand for the rest of the turn: every square weighed by what can be done there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple

from bot.descent.autopilot.blows import Arsenal
from bot.descent.autopilot.errands import Errand, errands, prospect
from bot.descent.autopilot.goals import Goal, goals_of
from bot.descent.autopilot.limits import Limits
from bot.descent.autopilot.pressure import pressure_on
from bot.descent.autopilot.runners import prize, runners, wards
from bot.descent.autopilot.sharing import doers
from bot.descent.autopilot.tending import visits
from bot.descent.autopilot.threats import foes_of, incoming, strikes
from bot.descent.autopilot.worth import FATIGUE, fear
from bot.descent.board import Reach, Square, Terrain
from bot.descent.commands import Search
from bot.descent.commands.moving import budget
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_act, cannot_move, cannot_take_move_actions
from bot.descent.rules.walking import DEADLY, in_pit, reach_of
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game, Turn
from bot.kernel.editions import since

AGAIN = 0.7
"""What a second attack on the same monster is worth beside the first."""
NEARER = 0.8
"""How much of an errand's worth draws a hero towards it."""
FIGHT = 1.5
"""What going for a monster is worth, for each heart of its danger."""
FARTHEST = 24
"""Squares over which a lure wears off."""
STEP = 0.02
"""What it is worth in any case to be one square nearer to whatever draws most."""
TOGETHER = 4
LONELY = 0.1
"""What each square costs that a hero is farther than that from its nearest friend while monsters are about."""
MOST_LONELY = 1.5
KEEP_AWAY = 3
"""How far from monsters one who fights from afar likes to stand."""
CROWDED = 0.4
"""What each square nearer than that costs such a hero."""
IN_THE_FIRE = 50.0
"""What it costs to end on deadly ground."""
IN_A_PIT = 2.0
MOST_SQUARES = 40
"""So many squares are weighed; the rest are hardly different."""


@dataclass(frozen=True)
class Plan:
    """A square to stand on, the price of the way, and what the rest of the turn is worth there."""

    square: Square
    worth: float
    fatigue: int = 0


class Lure(NamedTuple):
    """Something that draws a hero on: how strongly, how far it is from each square, and how near is near enough."""

    worth: float
    far: Mapping[Square, int]
    near: int = 0
    errand: Errand | None = None
    foe: str | None = None
    """What it is: an errand or a monster."""

    def draws(self, far: int) -> float:
        """How strongly it draws from so far away."""
        return self.worth - max(0, far - self.near) * (self.worth / FARTHEST + STEP)


class Survey:
    """The board as one hero sees it when it decides. Nothing changes by it."""

    def __init__(
        self,
        game: Game,
        hero: Hero,
        turn: Turn,
        limits: Limits,
        goals: list[Goal] | None = None,
        *,
        most_squares: int = MOST_SQUARES,
    ) -> None:
        self.most_squares = most_squares
        self.game, self.hero, self.turn, self.limits = game, hero, turn, limits
        self.pressure = pressure_on(game)
        goals = goals_of(game, self.pressure) if goals is None else goals
        self.foes = foes_of(game)
        fleeing = runners(game, self.foes) if since(3) else []
        prizes = _prizes(goals)
        self.wanted = {goal.target for goal in goals if goal.kind == "defeat" and goal.asked}
        """The monsters whose defeat the quest asks for, or whose flight must be stopped."""
        for runner in fleeing:
            prizes[runner.foe.monster.id] = max(prizes.get(runner.foe.monster.id, 0.0), prize(game, runner))
            self.wanted.add(runner.foe.monster.id)
        self.arsenal = Arsenal(game, hero, self.foes, prizes)
        seen_to = doers(game, goals, partial(prospect, game)) if since(3) else {}
        self.errands = [*errands(game, hero, self.foes, goals, limits, seen_to), *visits(game, hero, limits)]
        for ward in wards(game, hero, fleeing):
            self.errands.append(Errand(game.grid.bit(ward.square), ward.worth, runner=ward.runner))
        self.coming = strikes(game, self.foes, stats.defence_pool(game, hero))
        self.left = stats.health_left(game, hero)
        self.speed = stats.speed(game, hero)
        others = [other.square for other in game.standing_heroes() if other is not hero]
        self.friends = game.grid.distances(*others) if others else None
        """How far each square is from the nearest friend."""
        self._grounds: dict[Square, float] = {}
        self._blows: dict[Square, list[float]] = {}
        self.lures = sorted(self._lures(prizes), key=lambda lure: -lure.worth)
        self.stamina = stats.stamina_left(game, hero) if limits.fatigue and not cannot_move(game, hero) else 0
        """Fatigue that may go into movement."""
        self.gain = stats.changed(game, "points_for_fatigue", hero, 1)
        self.can_attack = not cannot_act(game, hero)
        self.rest_worth = FATIGUE * hero.fatigue * (0.0 if turn.rested else 1.0)
        if self.pressure.left is not None and hero.on_board and self._goal_in_reach():
            self._put_off_the_rest()

    def _goal_in_reach(self) -> bool:
        """Whether the hero could get to something this turn that the quest asks it for."""
        here = self.hero.square
        points = budget(self.game, self.hero, self.turn) + self.stamina * self.gain
        for lure in self.lures:
            errand, far = lure.errand, lure.far.get(here)
            if far is None or far - lure.near > points:
                continue
            if errand is not None and errand.is_asked and not errand.left_to_another and (far > 0 or errand.acts):
                return True
        return False

    def _put_off_the_rest(self) -> None:
        """Nobody rests or rummages who has the goal in reach."""
        self.rest_worth = 0.0
        self.errands = [
            errand for errand in self.errands if not isinstance(errand.command, Search) or errand.is_asked
        ]

    # Ways ---------------------------------------------------------------------------------------------------

    def plans(self) -> list[Plan]:
        """Staying here, and every way to somewhere else that is worth a thought."""
        plans = [Plan(self.hero.square, self.worth_at(self.hero.square, self.turn.actions))]
        if in_pit(self.game, self.hero):
            return plans
        for square, points in self._squares():
            worth: dict[int, float] = {}
            for actions, fatigue in self._prices(points):
                left = self.turn.actions - actions
                if left not in worth:
                    worth[left] = self.worth_at(square, left)
                plans.append(Plan(square, worth[left] - FATIGUE * fatigue, fatigue))
        return plans

    @cached_property
    def best(self) -> Plan:
        """The best of them; staying, if nothing is better."""
        return max(self.plans(), key=lambda plan: plan.worth)

    def _prices(self, points: int) -> Iterator[tuple[int, int]]:
        """How so many movement points can be had: move actions and fatigue."""
        hero, turn = self.hero, self.turn
        walks = 0 if turn.in_feat or cannot_take_move_actions(self.game, hero) else turn.actions
        for actions in range(walks + 1):
            missing = points - turn.points - actions * self.speed
            fatigue = -(-missing // self.gain) if missing > 0 else 0
            if fatigue <= self.stamina:
                yield actions, fatigue
            if missing <= 0:
                return

    def _squares(self) -> list[tuple[Square, int]]:
        """The squares worth weighing, with their points: where something can be done, and the nearest to it."""
        game, grid = self.game, self.game.grid
        points = budget(game, self.hero, self.turn) + self.stamina * self.gain
        reached = reach_of(game, self.hero, points, shun=grid.of(*DEADLY, Terrain.PIT))
        costs = reached.costs()
        if len(costs) <= self.most_squares:
            return list(costs.items())
        promising = self._promising(reached)
        return sorted(costs.items(), key=lambda entry: (-self._promise(entry[0], promising), entry[1]))[
            : self.most_squares
        ]

    def _promising(self, reached: Reach) -> int:
        """Squares at which an errand waits or a monster is in arm's reach."""
        bits = 0
        for errand in self.errands:
            bits |= errand.where
        for monster in self.game.monsters.values():
            bits |= self.game.grid.spread(self.game.grid.bits(monster.squares))
        return bits & reached.stop_bits

    def _promise(self, square: Square, promising: int) -> float:
        return self.pull(square) + (10.0 if promising & self.game.grid.bit(square) else 0.0)

    # Worths -------------------------------------------------------------------------------------------------

    def worth_at(self, square: Square, actions: int) -> float:
        """What the rest of the turn is worth on a square, with so many actions left."""
        if square not in self._grounds:
            self._grounds[square] = self.place(square) + self.pull(square)
        return self.deeds_at(square, actions) + self._grounds[square]

    def deeds_at(self, square: Square, actions: int) -> float:
        """What can be done on a square: the best attacks and errands that the actions suffice for."""
        free = self.turn.extra_attacks + self.turn.bonus_attack
        bit = self.game.grid.bit(square)
        if not actions and not free:
            return 0.0
        blows = self._blows_at(square)
        others = [errand.worth for errand in self.errands if errand.acts and errand.where & bit]
        others += [self.rest_worth, *blows[free:]]
        others.sort(reverse=True)
        return sum(blows[:free]) + sum(worth for worth in others[:actions] if worth > 0)

    def _blows_at(self, square: Square) -> list[float]:
        """What the attacks from a square are worth, the best first, two on each monster."""
        if square not in self._blows:
            worths = list(self.arsenal.targets(square)) if self.can_attack else []
            self._blows[square] = sorted((*worths, *(AGAIN * worth for worth in worths)), reverse=True)
        return self._blows[square]

    def place(self, square: Square) -> float:
        """What the square itself is worth: being there, and what threatens there."""
        game, bit = self.game, self.game.grid.bit(square)
        worth = sum(errand.worth for errand in self.errands if not errand.acts and errand.where & bit)
        worth -= self.pressure.caution * fear(incoming(self.coming, square), self.left)
        terrain = game.board.terrain(square)
        if terrain in DEADLY:
            return worth - IN_THE_FIRE
        if terrain is Terrain.PIT:
            worth -= IN_A_PIT
        return worth - self._loneliness(square) - (self._crowd(square) if self.arsenal.ranged else 0.0)

    def _loneliness(self, square: Square) -> float:
        """What it costs to be far from all friends where there are monsters."""
        if not self.foes or self.friends is None:
            return 0.0
        return min(MOST_LONELY, LONELY * max(0, self.friends.get(square, FARTHEST) - TOGETHER))

    def _crowd(self, square: Square) -> float:
        """What it costs one who fights from afar to stand too near to monsters."""
        near = min((foe.far.get(square, FARTHEST) for foe in self.foes), default=FARTHEST)
        return CROWDED * max(0, KEEP_AWAY - near)

    def pull(self, square: Square) -> float:
        """How much everything still to do draws the hero on, seen from a square."""
        drawn: float | None = None
        for lure in self.lures:
            if drawn is not None and lure.worth <= drawn:
                break
            far = lure.far.get(square)
            if far is not None:
                worth = lure.draws(far)
                drawn = worth if drawn is None else max(drawn, worth)
        return drawn or 0.0

    def _lures(self, prizes: dict[str, float]) -> Iterator[Lure]:
        grid = self.game.grid
        for errand in self.errands:
            yield Lure(NEARER * errand.worth, grid.distances(*grid.squares(errand.where)), errand=errand)
        near = 2 if self.arsenal.ranged else 1
        for foe in self.foes:
            worth = FIGHT * foe.danger + prizes.get(foe.monster.id, 0.0)
            yield Lure(NEARER * worth, foe.far, near, foe=foe.monster.id)

    def here(self) -> list[Errand]:
        """The errands that can be done where the hero stands."""
        bit = self.game.grid.bit(self.hero.square)
        return [errand for errand in self.errands if errand.acts and errand.where & bit]


def _prizes(goals: list[Goal]) -> dict[str, float]:
    """What the quest promises for the defeat of certain monsters."""
    return {goal.target: goal.weight for goal in goals if goal.kind == "defeat" and goal.target is not None}
