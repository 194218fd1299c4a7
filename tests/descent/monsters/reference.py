"""What an instruction means, once more: brute force over all figures and all squares, to compare with.

No bits and no ordering tricks: slow, and short enough to be believed. Only line of sight is the engine's own;
it has a reference of its own among the tests of the board.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Grid, Square, Terrain, sees
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.instructions import MOVES, Instruction
from bot.descent.monsters.surges import pointless
from bot.descent.monsters.whom import Aim
from bot.descent.rules import passives, stats
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game
from tests.descent.board.reference import adjacent, around, separated

DEADLY = (Terrain.HAZARD, Terrain.LAVA)
SLOW = (Terrain.WATER, Terrain.MUD)
FAR = 1_000
"""Farther than anything on a board, and how far away what can't be counted to is."""

Base = tuple[Square, ...]


class Stop(NamedTuple):
    """A place where a move may end, and the points it takes to get there."""

    squares: Base
    cost: int


def deadly(game: Game, monster: Monster) -> list[Terrain]:
    """Ground that this monster shuns: not where it is at home."""
    return [ground for ground in DEADLY if ground.value not in stats.at_home(game, monster)]


def slow(game: Game, monster: Monster) -> list[Terrain]:
    """Ground that takes it two points: not where it is at home."""
    return [ground for ground in SLOW if ground.value not in stats.at_home(game, monster)]


# Counting ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2_048)
def neighbours(grid: Grid, square: Square) -> tuple[Square, ...]:
    """The squares next to this one, whatever lies on them."""
    return tuple(other for other in around(square) if other in grid.terrain and adjacent(grid, square, other))


def counted(game: Game, squares: Base) -> Mapping[Square, int]:
    """Squares counted from these to every other, round walls, doors and obstacles (ATT-03)."""
    return _counted(game.grid, squares)


@lru_cache(maxsize=64)
def _counted(grid: Grid, squares: Base) -> Mapping[Square, int]:
    found = dict.fromkeys(squares, 0)
    front = list(found)
    for here in front:
        for there in neighbours(grid, here):
            if there not in found and grid.terrain[there] is not Terrain.OBSTACLE:
                found[there] = found[here] + 1
                front.append(there)
    return found


def distance(game: Game, one: Figure, other: Figure) -> int:
    """Squares from one figure to the other."""
    known = counted(game, one.squares)
    return min(known.get(square, FAR) for square in other.squares)


def touch(game: Game, squares: Base, other: Base) -> bool:
    """Whether two bases are next to each other."""
    return any(b in neighbours(game.grid, a) for a in squares for b in other)


def foes(game: Game) -> list[Figure]:
    """Whoever counts as a hero for monsters."""
    return [figure for figure in game.everyone() if not isinstance(figure, Monster) and game.blocks(figure)]


# Whom --------------------------------------------------------------------------------------------------------


def quantity(game: Game, monster: Monster, name: str, figure: Figure) -> int:
    """What a ranking key counts."""
    everyone = [other for other in game.everyone() if other is not figure and game.blocks(other)]
    amounts: dict[str, Callable[[], int]] = {
        "damage": lambda: figure.damage,
        "health_left": lambda: 0 if _immortal(game, figure) else stats.health_left(game, figure),
        "fatigue": lambda: figure.fatigue if isinstance(figure, Hero) else 0,
        "conditions": lambda: len(figure.conditions),
        "might": lambda: stats.attribute(game, figure, "might") or 0,
        "knowledge": lambda: stats.attribute(game, figure, "knowledge") or 0,
        "willpower": lambda: stats.attribute(game, figure, "willpower") or 0,
        "awareness": lambda: stats.attribute(game, figure, "awareness") or 0,
        "health": lambda: 0 if _immortal(game, figure) else stats.health(game, figure),
        "stamina": lambda: stats.stamina(game, figure) if isinstance(figure, Hero) else 0,
        "speed": lambda: stats.speed(game, figure),
        "monsters_beside": lambda: sum(
            isinstance(other, Monster) and touch(game, figure.squares, other.squares) for other in everyone
        ),
        "heroes_beside": lambda: sum(
            not isinstance(other, Monster) and touch(game, figure.squares, other.squares) for other in everyone
        ),
    }
    return amounts[name.replace("_adjacent", "_beside")]()


COUNTED = ("damage", "health", "fatigue", "stamina", "speed", "conditions", "monsters", "heroes")
"""How the names of the numbers begin that are counted here, besides attributes and distance."""
SPOKEN = {"do", "aim", "use", "squares", "when", "then"}
AIMED = {
    "who",
    "by",
    "within",
    "beyond",
    "adjacent",
    "sight",
    "having",
    "without",
    "unattacked",
    "beside_kin",
    "alone",
}


def speaks_of(line: Instruction) -> bool:
    """Whether this page knows all words of a line; others are compared with boards drawn by hand."""
    words = line.model_fields_set - {"aim"}
    aimed = line.aim.model_fields_set
    keys = [key.partition("_")[2] for key in line.aim.by if key not in ("closest", "farthest")]
    attributes = ("might", "knowledge", "willpower", "awareness")
    return (
        words <= SPOKEN
        and aimed <= AIMED | {"hurt", "many"}
        and line.aim.take in (None, "most")
        and (line.aim.take is None or line.aim.many)
        and line.aim.who in ("hero", "monster", "kin")
        and all(key in attributes or key.startswith(COUNTED) for key in keys)
    )


def _immortal(game: Game, figure: Figure) -> bool:
    return isinstance(figure, Familiar) and game.library.familiars[figure.familiar].health is None


def better(game: Game, monster: Monster, aim_at: Aim, one: Figure, other: Figure) -> bool:
    """Whether a selector prefers one figure to the other: key by key, then the closer one (ACT-06)."""
    for key in (*aim_at.by, "closest"):
        if key in ("closest", "farthest"):
            difference = distance(game, monster, one) - distance(game, monster, other)
            wanted = -difference if key == "closest" else difference
        else:
            most, _, name = key.partition("_")
            difference = quantity(game, monster, name, one) - quantity(game, monster, name, other)
            wanted = difference if most in ("most", "highest") else -difference
        if wanted:
            return wanted > 0
    return False


def meant(game: Game, monster: Monster, aim_at: Aim, figure: Figure) -> bool:
    """Whether a figure passes all filters of a selector."""
    away = distance(game, monster, figure)
    kin = [other for other in game.monsters.values() if other.group == monster.group]
    others = [other for other in foes(game) if other is not figure]
    activation = game.activation
    assert activation is not None
    checks = [
        aim_at.within is None or away <= aim_at.within,
        aim_at.beyond is None or away > aim_at.beyond,
        not aim_at.adjacent or touch(game, monster.squares, figure.squares),
        not aim_at.sight or can_see(game, monster, figure),
        not aim_at.having or any(condition in figure.conditions for condition in aim_at.having),
        all(condition not in figure.conditions for condition in aim_at.without),
        not aim_at.unattacked or figure.id not in activation.attacked,
        not aim_at.beside_kin
        or any(
            touch(game, other.squares, figure.squares)
            for other in kin
            if other is not monster and other is not figure
        ),
        not aim_at.alone or not any(touch(game, figure.squares, other.squares) for other in others),
        not aim_at.hurt or figure.damage > 0,
    ]
    return all(checks)


def targets_of(game: Game, monster: Monster, line: Instruction) -> set[str]:
    """All figures the line may mean that no other legal one beats."""
    if line.aim.who == "hero":
        people = foes(game)
    else:
        people = [one for one in game.monsters.values() if line.aim.who == "monster" or one.group == monster.group]
    if line.do == "attack":
        arms = Arms(game, monster, None)
        people = [
            one for one in people if aim(game, monster, one, arms) is not None and not pointless(game, monster, one)
        ]
    if isinstance(line, Instruction) and line.use is not None:
        able = [one.id for one in ABILITIES[line.use].candidates(game, monster)]
        people = [one for one in people if one.id in able]
    if line.do in MOVES:
        people = [one for one in people if one is not monster]
    legal = [one for one in people if meant(game, monster, line.aim, one)]
    return {one.id for one in legal if not any(better(game, monster, line.aim, other, one) for other in legal)}


# Where -------------------------------------------------------------------------------------------------------


def entered(game: Game, monster: Monster, points: int, *, free: bool = False) -> dict[Square, int]:
    """Dijkstra: what it costs the monster to enter each square in its reach (MOV-03, MVW-07)."""
    flies, large = passives.flies(game, monster), len(monster.squares) > 1
    passes = flies or passives.slips_past_enemies(game, monster)
    enemies = {square for figure in foes(game) for square in figure.squares}
    best = dict.fromkeys(monster.squares, 0)
    queue = [(0, square) for square in monster.squares]
    while queue:
        cost, here = heappop(queue)
        if cost > best[here] or (game.grid.terrain[here] is Terrain.PIT and not flies and not large):
            continue
        for there in neighbours(game.grid, here):
            kind = game.grid.terrain[there]
            if kind is Terrain.OBSTACLE:
                continue
            shunned = kind in deadly(game, monster) or (kind is Terrain.PIT and not large)
            if (shunned and not flies) or (there in enemies and not passes):
                continue
            spent = cost + (2 if kind in slow(game, monster) and not free and not flies else 1)
            if spent <= points and spent < best.get(there, FAR):
                best[there] = spent
                heappush(queue, (spent, there))
    return best


def turned(game: Game, monster: Monster, points: int, *, free: bool = False) -> dict[Square, int]:
    """What it costs a large monster that turns on the spot to enter the squares of its own base (BIG-02)."""
    costs: dict[Square, int] = {}
    for square in monster.squares if len(monster.squares) > 1 else ():
        kind = game.grid.terrain[square]
        cost = 2 if kind in slow(game, monster) and not free and not passives.flies(game, monster) else 1
        if cost <= points and kind not in deadly(game, monster):
            costs[square] = cost
    return costs


def stops(game: Game, monster: Monster, points: int, *, free: bool = False) -> list[Stop]:
    """Everywhere the monster may end a move, its present place excluded."""
    reached = {**entered(game, monster, points, free=free), **turned(game, monster, points, free=free)}
    taken = {
        square
        for figure in game.everyone()
        if figure is not monster and game.blocks(figure)
        for square in figure.squares
    }
    cheapest: dict[Base, int] = {}
    for square, cost in reached.items():
        if cost == 0:
            continue
        for base in bases(game, monster, square):
            kinds = [game.grid.terrain[place] for place in base]
            safe = any(kind not in deadly(game, monster) for kind in kinds) and any(
                kind is not Terrain.PIT for kind in kinds
            )
            if safe and not set(base) & taken and set(base) != set(monster.squares):
                cheapest[base] = min(cost, cheapest.get(base, FAR))
    return [Stop(base, cost) for base, cost in cheapest.items()]


def bases(game: Game, monster: Monster, square: Square) -> list[Base]:
    """All ways a base of the monster's size may cover a square (BIG-02)."""
    size = game.monster_card(monster).size
    found = []
    for w, h in {(size.w, size.h), (size.h, size.w)}:
        for left in range(square.x - w + 1, square.x + 1):
            for top in range(square.y - h + 1, square.y + 1):
                base = tuple(Square(left + x, top + y) for y in range(h) for x in range(w))
                if _fits(game, base):
                    found.append(base)
    return found


def _fits(game: Game, base: Base) -> bool:
    if any(game.grid.terrain.get(square, Terrain.OBSTACLE) is Terrain.OBSTACLE for square in base):
        return False
    pairs = [(a, b) for a in base for b in base if abs(a.x - b.x) + abs(a.y - b.y) == 1]
    return not any(separated(game.grid, a, b) for a, b in pairs)


def places_of(
    game: Game, monster: Monster, line: Instruction, target: Figure, points: int
) -> set[frozenset[Square]]:
    """All places where the rules let the monster end this move; nothing if it should not move at all."""
    free = line.squares is not None
    options = stops(game, monster, points, free=free)
    here = Stop(monster.squares, 0)
    away = counted(game, target.squares)

    def far(stop: Stop) -> int:
        return min(away.get(square, FAR) for square in stop.squares)

    def muddy(stop: Stop) -> bool:
        return any(game.grid.terrain[square] is Terrain.MUD for square in stop.squares)

    if line.do in ("engage", "spot"):
        return _approach(game, monster, line, target, options, far, muddy)
    if line.do == "toward":
        return _least(
            [one for one in options if far(one) < far(here)], lambda one: (far(one), muddy(one), one.cost)
        )
    if line.do == "away":
        return _least(
            [one for one in options if far(one) > far(here)], lambda one: (-far(one), muddy(one), one.cost)
        )
    wanted = [here, *options]
    if "terrified" in monster.conditions:
        unseen = [one for one in wanted if not any(_seen(game, monster, one, foe) for foe in foes(game))]
        wanted = unseen or wanted

    def shelter(stop: Stop) -> tuple[int, ...]:
        beside = any(touch(game, stop.squares, foe.squares) for foe in foes(game))
        return -far(stop), beside, muddy(stop), stop.cost

    return _least(wanted, shelter) - {frozenset(here.squares)}


def _approach(
    game: Game,
    monster: Monster,
    line: Instruction,
    target: Figure,
    options: list[Stop],
    far: Callable[[Stop], int],
    muddy: Callable[[Stop], bool],
) -> set[frozenset[Square]]:
    """Engage and spot: there if possible, else nearer (MVW-01, MVW-02)."""
    here = Stop(monster.squares, 0)

    def quickest(stop: Stop) -> tuple[int, ...]:
        return muddy(stop), stop.cost

    def nearest(stop: Stop) -> tuple[int, ...]:
        return far(stop), muddy(stop), stop.cost

    if line.do == "engage" and line.aim.many:
        heroes = [one for one in foes(game) if meant(game, monster, line.aim, one)]

        def together(stop: Stop) -> int:
            return sum(touch(game, stop.squares, hero.squares) for hero in heroes)

        most = max((together(one) for one in options), default=0)
        if most:
            return _least([one for one in options if together(one) == most], quickest)
    if line.do == "engage":
        there = [one for one in options if touch(game, one.squares, target.squares)]
        seeing: list[Stop] = []
    else:
        seeing = [one for one in options if _seen(game, monster, one, target)]
        there = [one for one in seeing if far(one) <= 3]
    if there:
        return _least(there, quickest)
    if line.do == "spot" and _seen(game, monster, here, target):
        options = seeing
    elif seeing:
        return _least(seeing, nearest)
    return _least([one for one in options if far(one) < far(here)], nearest)


def _seen(game: Game, monster: Monster, stop: Stop, target: Figure) -> bool:
    kin = passives.sees_past_friends(game, monster)
    others = 0
    for figure in game.everyone():
        if figure is not monster and figure is not target and not (kin and isinstance(figure, Monster)):
            others |= game.occupied([figure])
    return any(sees(game.grid, a, b, others) for a in stop.squares for b in target.squares)


def _least(options: list[Stop], key: Callable[[Stop], tuple[int, ...]]) -> set[frozenset[Square]]:
    smallest = min((key(one) for one in options), default=())
    return {frozenset(one.squares) for one in options if key(one) == smallest}
