"""Moving: move actions, movement points, fatigue, pits (MOV)."""

from collections.abc import Iterator
from typing import ClassVar, NamedTuple, Self

from bot.descent.board import Reach, Square, Terrain
from bot.descent.commands.auras import Aura, auras, harm_on
from bot.descent.commands.base import ActionCommand, Price, TurnCommand, spend_action
from bot.descent.events import PointsGained
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_take_move_actions, check_may_act, check_may_move, lies_low
from bot.descent.rules.harm import tire, window
from bot.descent.rules.moments import Moment
from bot.descent.rules.passives import hive_around, spins_webs
from bot.descent.rules.steps import push
from bot.descent.rules.walking import (
    Put,
    Walk,
    deadly_to,
    harm_along,
    in_pit,
    pit_exits,
    reach_of,
    webs_at,
)
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game, Turn
from bot.kernel.editions import since
from bot.kernel.refused import Refused, demand


def budget(game: Game, hero: Hero, turn: Turn) -> int:
    """All movement points the hero could have this turn without fatigue."""
    if lies_low(game, hero):
        return 0
    actions = 0 if turn.in_feat or cannot_take_move_actions(game, hero) else turn.actions
    return turn.points + actions * stats.speed(game, hero)


class Ways(NamedTuple):
    """Where a hero can go this turn: round all that hurts if possible, else through it."""

    safe: Reach
    bold: Reach | None
    shun: int

    def cost(self, square: Square) -> int | None:
        """Movement points to stop on this square."""
        for ways in self._both():
            if ways.stops_at(square):
                return ways.cost(square)
        return None

    def path(self, square: Square) -> tuple[Square, ...]:
        """The way to a square that can be reached."""
        for ways in self._both():
            if ways.stops_at(square):
                return tuple(ways.path(square, avoid=self.shun))
        raise KeyError(square)

    def costs(self) -> dict[Square, int]:
        """All squares the hero can stop on, with their movement points."""
        return {**(self.bold.costs() if self.bold else {}), **self.safe.costs()}

    def _both(self) -> Iterator[Reach]:
        yield self.safe
        if self.bold is not None:
            yield self.bold


def ways(game: Game, hero: Hero, turn: Turn) -> Ways | None:
    """All the hero could reach this turn without fatigue; None while it is stuck in a pit."""
    if in_pit(game, hero):
        return None
    points = budget(game, hero, turn)
    shun = game.grid.of(*deadly_to(game, hero), Terrain.PIT) | hive_around(game)
    bold = reach_of(game, hero, points) if shun else None
    return Ways(reach_of(game, hero, points, shun=shun), bold, shun)


def reachable(game: Game, hero: Hero, turn: Turn) -> dict[Square, int]:
    """Squares and their movement points, for the picture."""
    found = ways(game, hero, turn)
    return found.costs() if found is not None else {}


def check_on_board(game: Game, square: Square, hero: Hero) -> None:
    """Refuse a square that is not there; the refusal names one that is."""
    if square not in game.grid.terrain:
        raise Refused("no_such_square", square=square, example=example_square(game, hero))


def example_square(game: Game, hero: Hero | None = None) -> Square:
    """A square of this board that could be typed: the nearest in the hero's reach, else one beside it, else any."""
    turn = game.turn
    if hero is not None and turn is not None and turn.hero == hero.id and hero.on_board:
        costs = reachable(game, hero, turn)
        if costs:
            return min(costs, key=lambda square: (costs[square], square))
        return min(game.grid.neighbours(hero.square), default=hero.square)
    return min(game.grid.terrain)


class Move(TurnCommand):
    """Go to a square. Points that are missing come from move actions, as few as needed (MOV-01, MOV-02)."""

    to: Square
    moves: ClassVar[bool] = True

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        check_on_board(game, self.to, hero)
        demand(hero.square != self.to, "already_there", square=self.to)
        demand(not in_pit(game, hero), "in_pit", hero=hero.id)
        if budget(game, hero, turn) == 0:
            check_may_act(game, hero)
            check_may_move(game, hero)
            raise Refused("no_points_left")
        found = ways(game, hero, turn)
        if found is None or found.cost(self.to) is None:
            demand(game.at(self.to) is None, "square_taken", square=self.to)
            raise Refused("out_of_reach", square=self.to, points=budget(game, hero, turn))

    def price(self, game: Game) -> Price:
        hero, turn = game.hero(self.hero), game.turn
        found = ways(game, hero, turn) if turn is not None else None
        if turn is None or found is None or (points := found.cost(self.to)) is None:
            return Price()
        return self._price(game, hero, found, points, Toll.of(game, hero, turn))

    def _price(self, game: Game, hero: Hero, found: Ways, points: int, toll: "Toll") -> Price:
        hearts = fatigue = 0
        hurts = found.bold is not None and not found.safe.stops_at(self.to)
        if hurts or toll.webs or toll.auras:
            path = found.path(self.to)
            hearts, fatigue = harm_on(game, toll.auras, path)
            hearts += harm_along(game, hero, path) if hurts else 0
            fatigue += sum(webs_at(game, hero, square) for square in (hero.square, *path[:-1])) if toll.webs else 0
        return Price(actions=toll.actions(points), points=points, hearts=hearts, fatigue=fatigue)

    def begin(self, game: Game) -> None:
        hero, turn = game.hero(self.hero), game.turn
        assert turn is not None
        found = ways(game, hero, turn)
        assert found is not None
        walk = Walk(figure=hero.id, path=found.path(self.to), spend=True)
        actions = Toll.of(game, hero, turn).actions(found.cost(self.to) or 0)
        for _ in range(actions):
            take_move_action(game, hero, turn)
        turn.acted = True
        push(game, *(window(Moment.MOVE_TAKEN, figure=hero.id) for _ in range(actions)), walk)

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for command, _ in cls.priced(game, hero):
            yield command

    @classmethod
    def priced(cls, game: Game, hero: Hero) -> Iterator[tuple[Self, Price | Refused]]:
        """All squares in reach, worked out at once."""
        turn = game.turn
        if turn is None or turn.hero != hero.id or hero.knocked_out or not hero.on_board:
            return
        found = ways(game, hero, turn) if budget(game, hero, turn) else None
        if found is None:
            return
        toll = Toll.of(game, hero, turn)
        for square, points in found.costs().items():
            command = cls(hero=hero.id, to=square)
            yield command, command._price(game, hero, found, points, toll)


class Toll(NamedTuple):
    """What a hero pays for movement points, and what holds or hurts it; the same for every square it may go to."""

    points: int
    speed: int
    webs: bool
    auras: list[Aura]

    @classmethod
    def of(cls, game: Game, hero: Hero, turn: Turn) -> "Toll":
        """As things stand in this turn."""
        webs = any(spins_webs(game, monster) for monster in game.monsters.values())
        return cls(turn.points, stats.speed(game, hero), webs, auras(game))

    def actions(self, points: int) -> int:
        """Move actions needed to have so many points."""
        missing = max(0, points - self.points)
        return -(-missing // self.speed) if missing else 0


def take_move_action(game: Game, hero: Hero, turn: Turn) -> None:
    """One action becomes movement points equal to speed (MOV-01)."""
    spend_action(game, "move")
    turn.moved = True
    turn.move_actions += 1
    points = stats.speed(game, hero)
    turn.points += points
    game.tell(PointsGained(figure=hero.id, points=points, source="move"))


class Stride(ActionCommand):
    """Take a move action now and spend its points bit by bit (MOV-02)."""

    moves: ClassVar[bool] = True

    def check_action(self, game: Game, hero: Hero) -> None:
        check_may_move(game, hero)
        demand(not in_pit(game, hero), "in_pit", hero=hero.id)

    def begin(self, game: Game) -> None:
        assert game.turn is not None
        take_move_action(game, game.hero(self.hero), game.turn)
        push(game, window(Moment.MOVE_TAKEN, figure=self.hero))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        yield cls(hero=hero.id)


class Push(TurnCommand):
    """Suffer fatigue for as many movement points (MOV-05)."""

    fatigue: int = 1
    moves: ClassVar[bool] = True

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        left = stats.stamina_left(game, hero)
        demand(self.fatigue >= 1, "not_a_number", value=self.fatigue)
        check_may_move(game, hero)
        demand(not in_pit(game, hero), "in_pit", hero=hero.id)
        demand(not stats.has(game, "may_not_hurry", hero), "may_not_hurry", hero=hero.id)
        demand(self.fatigue <= left, "too_tired", need=self.fatigue, left=left)

    def price(self, game: Game) -> Price:
        return Price(fatigue=self.fatigue)

    def begin(self, game: Game) -> None:
        assert game.turn is not None
        hero = game.hero(self.hero)
        tire(game, hero, self.fatigue, "movement")
        game.turn.acted, game.turn.feat = True, game.turn.in_feat if since(3) else game.turn.feat
        points = self.fatigue * stats.changed(game, "points_for_fatigue", hero, 1)
        game.turn.points += points
        game.tell(PointsGained(figure=hero.id, points=points, source="fatigue"))
        push(game, window(Moment.HURRIED, figure=hero.id, amount=self.fatigue))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        yield cls(hero=hero.id)


class ClimbOut(ActionCommand):
    """As an action, leave a pit for an empty square beside it (MOV-07)."""

    to: Square

    def check_action(self, game: Game, hero: Hero) -> None:
        demand(in_pit(game, hero), "not_in_pit", hero=hero.id)
        exits = pit_exits(game, hero)
        demand(exits, "no_way_out", hero=hero.id)
        demand(self.to in exits, "not_beside_pit", square=self.to, squares=exits)

    def act(self, game: Game, hero: Hero) -> None:
        push(game, Put(figure=hero.id, squares=(self.to,)))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        if hero.on_board and in_pit(game, hero):
            for square in pit_exits(game, hero):
                yield cls(hero=hero.id, to=square)
