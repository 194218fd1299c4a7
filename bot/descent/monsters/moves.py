"""How monsters move: engage, spot, retreat, toward, away (MVW).

Every word answers with all places that are equally right; which of them it is, the tie setting decides.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bot.descent.board import Square, Terrain, expansions, sees
from bot.descent.rules import stats
from bot.descent.rules.conditions import ended_by
from bot.descent.rules.steps import Step
from bot.descent.rules.walking import (
    Shrink,
    Spread,
    Walk,
    deadly_to,
    entry_cost,
    in_pit,
    is_large,
    reach_of,
)
from bot.descent.rules.who_sees import overlooked, shaded
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

SPOT_RANGE = 3
FAR = 10_000
Wish = Callable[[tuple[Square, ...]], int]
"""A second wish for the place: the smallest number is the dearest."""


def no_wish(squares: tuple[Square, ...]) -> int:
    """One place is as good as another."""
    return 0


class StoppingPlace(NamedTuple):
    """Somewhere a monster could end its move: points spent, squares covered, the square it walks to."""

    cost: int
    squares: tuple[Square, ...]
    end: Square


class Neglected(Exception):
    """An instruction that can't be resolved or would change nothing, and why (ACT-03)."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def places(game: Game, monster: Figure, points: int, *, free: bool = False) -> list[StoppingPlace]:
    """Where the monster could stop, cheapest first; `free` counts squares instead of movement points.

    Monsters shun pits and deadly ground, and end in mud only where nothing else will do (MVW-07).
    """
    walked = reach_of(game, monster, points, shun=shunned(game, monster), plain=free)
    if isinstance(monster, Monster) and is_large(game, monster):
        if in_pit(game, monster):
            return []
        found = _large(game, monster, {**walked.entered(), **_turns(game, monster, points, free=free)})
    else:
        found = [StoppingPlace(cost, (square,), square) for square, cost in walked.costs().items()]
    return sorted(found)


def _turns(game: Game, monster: Monster, points: int, *, free: bool) -> dict[Square, int]:
    """Turning on the spot is a movement too: it enters another square of its base and expands from there.

    In the middle of a move it is small, and may expand where it is.
    """
    if len(monster.squares) == 1:
        return {monster.square: 0}
    shun = shunned(game, monster)
    costs = {square: 1 if free else entry_cost(game, monster, square) for square in monster.squares}
    return {square: cost for square, cost in costs.items() if cost <= points and not shun & game.grid.bit(square)}


def _large(game: Game, monster: Monster, entered: Mapping[Square, int]) -> list[StoppingPlace]:
    """BIG-02: from every square it can get to, every way to expand."""
    grid, size = game.grid, game.monster_card(monster).size
    taken = game.occupied(without=monster)
    deadly, pits = grid.of(*deadly_to(game, monster)), grid.of(Terrain.PIT)
    cheapest: dict[tuple[Square, ...], StoppingPlace] = {}
    for square, cost in entered.items():
        for base in expansions(grid, square, size, taken):
            bits = grid.bits(base)
            # BIG-05: it may stand over a pit or hazard, but not with every square of its base.
            if base == monster.squares or not bits & ~deadly or not bits & ~pits:
                continue
            known = cheapest.get(base)
            if known is None or (cost, square) < (known.cost, known.end):
                cheapest[base] = StoppingPlace(cost, base, square)
    return list(cheapest.values())


def shunned(game: Game, monster: Figure) -> int:
    """Squares a monster never enters by itself; large ones may cross pits, heroes fear nothing (MVW-07, MVW-10)."""
    if not isinstance(monster, Monster):
        return 0
    deadly = deadly_to(game, monster)
    return game.grid.of(*deadly) if is_large(game, monster) else game.grid.of(*deadly, Terrain.PIT)


def walk_to(
    game: Game,
    monster: Figure,
    place: StoppingPlace,
    points: int,
    *,
    free: bool = False,
    resume: Step | None = None,
) -> list[Step]:
    """The steps that bring a monster to a place by a cheapest path (MVW-06)."""
    walked = reach_of(game, monster, points, shun=shunned(game, monster), plain=free)
    path = (place.end,) if place.end in monster.squares else tuple(walked.path(place.end))
    walk = Walk(figure=monster.id, path=path, spend=not free, resume=resume)
    if not is_large(game, monster):
        return [walk]
    spread = Spread(figure=monster.id, squares=place.squares, path=path)
    if monster.squares == (place.end,):
        return [spread]
    # BIG-02: shrink to one of its squares, walk as a small figure, expand again.
    start = next(square for square in monster.squares if game.grid.adjacent(square, path[0]))
    return [Shrink(figure=monster.id, square=start), walk, spread]


class Ground:
    """The board as one monster sees it while it decides: distances and sight, worked out once."""

    def __init__(self, game: Game, monster: Figure, target: Figure, wish: Wish = no_wish) -> None:
        self.wish = wish
        self.game = game
        self.grid = game.grid
        self.monster = monster
        self.target = target
        self.away = game.grid.distances(*target.squares)
        self.mud = game.grid.of(Terrain.MUD)
        self.peace = game.grid.bits(peaceful_squares(game))
        self._others = game.occupied(without=monster) & ~game.grid.bits(target.squares)
        self._beside: dict[str, int] = {}

    def distance(self, squares: tuple[Square, ...]) -> int:
        """Squares left to the target."""
        if len(squares) == 1:
            return self.away.get(squares[0], FAR)
        return min(self.away.get(square, FAR) for square in squares)

    def touches(self, squares: tuple[Square, ...], figure: Figure | None = None) -> bool:
        """Whether a figure on these squares would be adjacent to the target."""
        other = self.target if figure is None else figure
        beside = self._beside.get(other.id)
        if beside is None:
            beside = self._beside[other.id] = self.grid.spread(self.grid.bits(other.squares))
        return bool(self.grid.bits(squares) & beside)

    def sees(self, squares: tuple[Square, ...]) -> bool:
        """Whether the target could be seen from there."""
        others = self._others & ~overlooked(self.game, self.monster, squares)
        return any(sees(self.grid, own, square, others) for own in squares for square in self.target.squares)

    def hushed(self, squares: tuple[Square, ...]) -> bool:
        """Whether a prayer would keep it from attacking there."""
        return bool(self.peace and self.peace & self.grid.bits(squares))

    def muddy(self, squares: tuple[Square, ...]) -> bool:
        """Whether it would end in mud."""
        return bool(self.mud and self.grid.bits(squares) & self.mud)


def _least(found: list[StoppingPlace], key: Callable[[StoppingPlace], tuple[int, ...]]) -> list[StoppingPlace]:
    """All places with the smallest key."""
    keys = [key(place) for place in found]
    smallest = min(keys)
    return [place for place, value in zip(found, keys, strict=True) if value == smallest]


def engage(
    game: Game, monster: Figure, target: Figure, points: int, *, free: bool = False, wish: Wish = no_wish
) -> list[StoppingPlace]:
    """Toward the target, stopping as soon as it is adjacent (MVW-01)."""
    ground = Ground(game, monster, target, wish)
    beside = ground.touches(monster.squares)
    if beside and not ground.hushed(monster.squares):
        raise Neglected("already_adjacent")
    found = places(game, monster, points, free=free)
    # APX-01: if it can, it comes to where no prayer keeps it from attacking, also from beside the target.
    there = [
        place for place in found if ground.touches(place.squares) and not (beside and ground.hushed(place.squares))
    ]
    if there:
        return _least(there, lambda place: _wanted(ground, place))
    if beside:
        raise Neglected("already_adjacent")
    return _closer(ground, found)


def _wanted(ground: Ground, place: StoppingPlace) -> tuple[int, ...]:
    """Of places that all will do: where it may attack, out of the mud, what else it wishes for, cheapest."""
    return ground.hushed(place.squares), ground.muddy(place.squares), ground.wish(place.squares), place.cost


def peaceful_squares(game: Game) -> set[Square]:
    """Squares next to a hero whose card keeps adjacent monsters from attacking."""
    return {
        square
        for hero in game.standing_heroes()
        if stats.imposes(game, hero, "may_not_attack")
        for square in game.grid.neighbours(hero.square)
    }


def engage_many(
    game: Game, monster: Figure, heroes: list[Figure], points: int, *, free: bool = False, wish: Wish = no_wish
) -> list[StoppingPlace]:
    """To the place that is adjacent to as many heroes as possible."""
    ground = Ground(game, monster, heroes[0], wish)

    def touched(squares: tuple[Square, ...]) -> int:
        return sum(ground.touches(squares, hero) for hero in heroes)

    found = places(game, monster, points, free=free)
    most = max((touched(place.squares) for place in found), default=0)
    if most == 0:
        return engage(game, monster, heroes[0], points, free=free, wish=wish)
    if most <= touched(monster.squares):
        raise Neglected("already_adjacent")
    there = [place for place in found if touched(place.squares) == most]
    return _least(there, lambda place: _wanted(ground, place))


def spot(
    game: Game, monster: Figure, target: Figure, points: int, *, free: bool = False, wish: Wish = no_wish
) -> list[StoppingPlace]:
    """Toward the nearest square within 3 and in sight of the target (MVW-02)."""
    if shaded(game, monster, target):
        # APX-01: whoever can be attacked from nearby only is engaged instead.
        return engage(game, monster, target, points, free=free, wish=wish)
    ground = Ground(game, monster, target, wish)

    def in_view(squares: tuple[Square, ...]) -> bool:
        return ground.distance(squares) <= SPOT_RANGE and ground.sees(squares)

    if in_view(monster.squares):
        raise Neglected("already_in_view")
    found = places(game, monster, points, free=free)
    there = [place for place in found if in_view(place.squares)]
    if there:
        return _least(there, lambda place: _wanted(ground, place))
    # It can't get there: as close as possible to the target, but in sight if that can be had.
    seeing = [place for place in found if ground.sees(place.squares)]
    if ground.sees(monster.squares):
        return _closer(ground, seeing)
    if seeing:
        return _least(seeing, lambda place: _left(ground, place))
    return _closer(ground, found)


def spot_many(
    game: Game, monster: Figure, heroes: list[Figure], points: int, *, free: bool = False, wish: Wish = no_wish
) -> list[StoppingPlace]:
    """To the place from which as many heroes as possible are within 3 squares and in sight."""
    grounds = [Ground(game, monster, hero, wish) for hero in heroes if not shaded(game, monster, hero)]

    def in_view(squares: tuple[Square, ...]) -> int:
        return sum(ground.distance(squares) <= SPOT_RANGE and ground.sees(squares) for ground in grounds)

    found = places(game, monster, points, free=free)
    seen = [in_view(place.squares) for place in found]
    most = max(seen, default=0)
    if most == 0:
        return spot(game, monster, heroes[0], points, free=free, wish=wish)
    if most <= in_view(monster.squares):
        raise Neglected("already_in_view")
    there = [place for place, number in zip(found, seen, strict=True) if number == most]
    return _least(there, lambda place: _wanted(grounds[0], place))


def _left(ground: Ground, place: StoppingPlace) -> tuple[int, ...]:
    return ground.distance(place.squares), ground.muddy(place.squares), ground.wish(place.squares), place.cost


def _closer(ground: Ground, found: list[StoppingPlace]) -> list[StoppingPlace]:
    """The places that leave the least distance; a monster that can't get closer stays (MVW-04)."""
    now = ground.distance(ground.monster.squares)
    nearer = [place for place in found if ground.distance(place.squares) < now]
    if not nearer:
        raise Neglected("no_closer" if found else "no_way")
    return _least(nearer, lambda place: _left(ground, place))


def toward(
    game: Game, monster: Figure, target: Figure, points: int, *, free: bool = False, wish: Wish = no_wish
) -> list[StoppingPlace]:
    """As near to the target as possible at the end of the move (MVW-04)."""
    ground = Ground(game, monster, target, wish)
    return _closer(ground, places(game, monster, points, free=free))


def away(
    game: Game, monster: Figure, target: Figure, points: int, *, free: bool = False, wish: Wish = no_wish
) -> list[StoppingPlace]:
    """As far from the target as possible at the end of the move (MVW-05)."""
    ground = Ground(game, monster, target, wish)
    now = ground.distance(monster.squares)
    found = [place for place in places(game, monster, points, free=free) if ground.distance(place.squares) > now]
    if not found:
        raise Neglected("no_farther")

    def key(place: StoppingPlace) -> tuple[int, ...]:
        distance = ground.distance(place.squares)
        return -distance, ground.muddy(place.squares), wish(place.squares), place.cost

    return _least(found, key)


def retreat(
    game: Game, monster: Figure, enemy: Figure, points: int, *, free: bool = False, wish: Wish = no_wish
) -> list[StoppingPlace]:
    """Away from the closest enemy with all points left; rather not next to another hero (MVW-03)."""
    if points <= 0:
        raise Neglected("no_points")
    ground = Ground(game, monster, enemy, wish)
    enemies = game.enemies_of(monster)
    here = StoppingPlace(0, monster.squares, monster.square)
    found = [here, *places(game, monster, points, free=free)]

    def hidden(place: StoppingPlace) -> bool:
        return not any(Ground(game, monster, other).sees(place.squares) for other in enemies)

    def key(place: StoppingPlace) -> tuple[int, ...]:
        beside = any(ground.touches(place.squares, other) for other in enemies)
        muddy, wished = ground.muddy(place.squares), wish(place.squares)
        return -ground.distance(place.squares), beside, muddy, wished, place.cost

    if ended_by(game, monster, "out_of_sight"):
        # APX-03: out of everybody's sight comes before getting far away.
        covered = [place for place in found if hidden(place)]
        found = covered or found
    chosen = _least(found, key)
    if chosen == [here]:
        raise Neglected("no_farther")
    return [place for place in chosen if place is not here]
