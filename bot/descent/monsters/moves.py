"""How monsters move: engage, spot, retreat (MVW)."""

from collections.abc import Callable
from typing import NamedTuple

from bot.descent import stats
from bot.descent.board import Square, Terrain, expansions
from bot.descent.engine import Step
from bot.descent.figures import Figure, Monster
from bot.descent.game import Game
from bot.descent.sightlines import sees_from
from bot.descent.walking import (
    DEADLY,
    Shrink,
    Spread,
    Walk,
    immobile,
    is_large,
    reach_of,
)

SPOT_RANGE = 3


class Place(NamedTuple):
    """Somewhere a monster could end its move."""

    cost: int
    squares: tuple[Square, ...]
    path: tuple[Square, ...]


def places(game: Game, monster: Monster, points: int) -> list[Place]:
    """Where the monster could stop, cheapest first. Monsters shun pits and deadly ground (MVW-07)."""
    large = is_large(game, monster)
    walked = reach_of(game, monster, points, shun=shunned(game, monster))
    if not large:
        found = [Place(cost, (square,), (square,)) for square, cost in walked.costs().items()]
        return sorted(found, key=lambda place: (place.cost, place.squares))
    grid, size = game.grid, game.monster_card(monster).size
    taken = game.occupied(without=monster)
    costs = {**dict.fromkeys(monster.squares, 0), **walked.entered()}
    bad = grid.of(*DEADLY), grid.of(Terrain.PIT)
    found = []
    for square, cost in costs.items():
        for base in expansions(grid, square, size, taken):
            bits = grid.bits(base)
            # BIG-05: it may stand over a pit or hazard, but not with every square of its base.
            if base != monster.squares and all(bits & ~terrain for terrain in bad):
                found.append(Place(cost, base, (square,)))
    return sorted(found, key=lambda place: (place.cost, place.squares))


def shunned(game: Game, monster: Monster) -> int:
    """Squares a monster never enters by itself; large ones may cross pits (MVW-07)."""
    return game.grid.of(*DEADLY) if is_large(game, monster) else game.grid.of(*DEADLY, Terrain.PIT)


def walk_to(game: Game, monster: Monster, place: Place, points: int) -> list[Step]:
    """The steps that bring a monster to a place by a cheapest path (MVW-06)."""
    end = place.path[-1]
    walked = reach_of(game, monster, points, shun=shunned(game, monster))
    path = () if end in monster.squares else tuple(walked.path(end))
    if not is_large(game, monster):
        return [Walk(figure=monster.id, path=path)]
    # BIG-02: shrink to one of its squares, walk as a small figure, expand again.
    first = path[0] if path else end
    start = next(square for square in monster.squares if square == first or game.grid.adjacent(square, first))
    return [
        Shrink(figure=monster.id, square=start),
        *([Walk(figure=monster.id, path=path)] if path else []),
        Spread(figure=monster.id, squares=place.squares, path=path),
    ]


class Move(NamedTuple):
    """A decided move: where to, or why not."""

    place: Place | None
    why_not: str = ""


def can_move(game: Game, monster: Monster) -> str:
    """Why the monster can't take a move action, or ""."""
    if immobile(monster):
        return "immobilized"
    return ""


def engage(game: Game, monster: Monster, target: Figure) -> Move:
    """Toward the target, stopping as soon as it is adjacent (MVW-01)."""
    if game.adjacent(monster, target):
        return Move(None, "already_adjacent")
    return _approach(game, monster, target, lambda place: _touches(game, place, target))


def spot(game: Game, monster: Monster, target: Figure) -> Move:
    """Toward the nearest square within 3 and in sight of the target (MVW-02)."""

    def in_view(place: Place) -> bool:
        return _near(game, place, target, SPOT_RANGE) and _seen(game, monster, place, target)

    if in_view(Place(0, monster.squares, ())):
        return Move(None, "already_in_view")
    move = _approach(game, monster, target, in_view)
    if move.place is None or in_view(move.place):
        return move
    # It can't get there: as close as possible, in sight if that can be had.
    seeing = _approach(
        game, monster, target, in_view, only=lambda place: _seen(game, monster, place, target), closer=False
    )
    return seeing if seeing.place is not None else move


def _approach(
    game: Game,
    monster: Monster,
    target: Figure,
    arrived: Callable[[Place], bool],
    *,
    only: Callable[[Place], bool] | None = None,
    closer: bool = True,
) -> Move:
    points = stats.speed(game, monster)
    candidates = [place for place in places(game, monster, points) if only is None or only(place)]
    there = [place for place in candidates if arrived(place)]
    if there:
        return Move(there[0])
    left = game.grid.distances(*target.squares)
    now = min((left[square] for square in monster.squares if square in left), default=None)
    if now is None or not candidates:
        return Move(None, "no_way")

    def remaining(place: Place) -> tuple[int, int, tuple[Square, ...]]:
        distance = min((left[square] for square in place.squares if square in left), default=10_000)
        return distance, place.cost, place.squares

    best = min(candidates, key=remaining)
    if closer and remaining(best)[0] >= now:
        return Move(None, "no_closer")
    return Move(best)


def retreat(game: Game, monster: Monster, points: int) -> Move:
    """As far as the points go from the enemy that is closest now (MVW-03)."""
    enemies = game.enemies_of(monster)
    if points <= 0 or not enemies:
        return Move(None, "no_points")
    nearest = min(enemies, key=lambda enemy: game.distance(monster, enemy) or 10_000)
    away = game.grid.distances(*nearest.squares)

    def gained(place: Place) -> tuple[int, bool, int]:
        distance = min(away.get(square, 0) for square in place.squares)
        beside = any(_touches(game, place, enemy) for enemy in enemies)
        return -distance, beside, place.cost

    here = Place(0, monster.squares, ())
    best = min([here, *places(game, monster, points)], key=gained)
    return Move(best) if best is not here else Move(None, "no_farther")


def _touches(game: Game, place: Place, target: Figure) -> bool:
    return any(game.grid.adjacent(own, square) for own in place.squares for square in target.squares)


def _near(game: Game, place: Place, target: Figure, within: int) -> bool:
    reached = game.grid.distances(*target.squares)
    return any(reached.get(square, 10_000) <= within for square in place.squares)


def _seen(game: Game, monster: Monster, place: Place, target: Figure) -> bool:
    return any(sees_from(game, square, target, moving=monster) is not None for square in place.squares)
