"""Where a hero could go: the destinations worth naming, the most useful first, and their letters on the board."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.descent.attack.weapons import Arms, aim
from bot.descent.autopilot.goals import STAND_ON, Goal, asked_of
from bot.descent.board import Square
from bot.descent.commands import Move, Price
from bot.descent.commands.using import reaches, uses
from bot.descent.quest.scope import holds
from bot.descent.rules import stats
from bot.descent.rules.play import PricedCommand
from bot.descent.rules.who_sees import sees_from
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game
from bot.descent.views.pictures.ground import fog_edges
from renders.descent.view import Box

Purpose = Literal[
    "goal", "towards", "help", "strike", "shoot", "use", "door", "search", "take", "fog", "nearer", "ally", "far"
]
ORDER: tuple[Purpose, ...] = (
    "goal",
    "towards",
    "help",
    "strike",
    "shoot",
    "use",
    "door",
    "search",
    "take",
    "fog",
    "nearer",
    "ally",
    "far",
)
"""What a square can be good for, the most useful first."""
LETTERS = "ABCDEFGHIJKL"
"""Those that stand on the board and in the menu: numbers would be read as costs."""
MOST_UNKNOWN = 3
"""Ways into the unknown that are worth naming."""


@dataclass(frozen=True)
class Use:
    """What standing on a square would be good for, and whether the quest asks for it."""

    purpose: Purpose
    about: str = ""
    """The figure, door or token it is good for."""
    asked: bool = False

    @property
    def rank(self) -> tuple[bool, int]:
        return (not self.asked, ORDER.index(self.purpose))


NOTHING = Use("far")


@dataclass(frozen=True)
class Way:
    """A square one can reach, what it costs, and what it is good for."""

    move: Move
    price: Price
    use: Use = NOTHING

    @property
    def square(self) -> Square:
        return self.move.to

    @property
    def purpose(self) -> Purpose:
        return self.use.purpose

    @property
    def about(self) -> str:
        return self.use.about


def lettered(found: Iterable[Way], shown: Box | None) -> dict[Square, str]:
    """The letters of the destinations that are good for something, on the part of the board that is shown."""
    worth = [
        way.square
        for way in found
        if way.purpose != "far" and (shown is None or shown.holds((way.square.x, way.square.y)))
    ]
    return dict(zip(worth, LETTERS, strict=False))


def moves(choices: Iterable[PricedCommand]) -> dict[Square, PricedCommand]:
    """The squares one may go to now."""
    return {choice.command.to: choice for choice in choices if isinstance(choice.command, Move)}


def beside(hero: Hero, dx: int, dy: int) -> Square:
    """The square in one of the eight directions."""
    return Square(hero.square.x + dx, hero.square.y + dy)


def ways(game: Game, hero: Hero, choices: Iterable[PricedCommand], most: int, *, pad: bool = True) -> list[Way]:
    """Up to so many destinations: first the cheapest for each purpose, the most useful before the others.

    Then what is near before what is far, of that what leads away last. With a pad, neighbouring squares are on it.
    """
    open_to = moves(choices)
    costs = {square: (choice.price.hearts, choice.price.points) for square, choice in open_to.items()}
    good_for = worth_naming(game, hero, costs)
    named = [_way(open_to[square], use) for square, use in good_for.items()][:most]
    rest = [square for square in _others(game, hero, costs) if square not in good_for]
    free = [square for square in rest if not costs[square][0]]
    free = [square for square in free if not pad or not game.grid.adjacent(hero.square, square)]
    chosen = sorted(free[: most - len(named)], key=lambda square: (costs[square], square))
    return [*named, *(_way(open_to[square], NOTHING) for square in chosen)]


def _way(choice: PricedCommand, use: Use) -> Way:
    assert isinstance(choice.command, Move)
    return Way(choice.command, choice.price, use)


Costs = Mapping[Square, tuple[int, int]]
"""The squares that can be reached, each with the hearts and movement points it costs."""


def worth_naming(game: Game, figure: Figure, costs: Costs) -> dict[Square, Use]:
    """The squares that are good for something, the most useful first: the cheapest for each purpose."""
    found: dict[tuple[str, str], tuple[Square, Use]] = {}
    purposes = _purposes_of(game, figure)
    for square in sorted(costs, key=lambda square: (costs[square], square)):
        for use in purposes(square):
            found.setdefault((use.purpose, use.about), (square, use))
    kept: dict[Square, Use] = {}
    in_order = sorted(found.values(), key=lambda entry: entry[1].rank)
    for square, use in (*in_order, *_nearer(game, figure, costs, in_order)):
        kept.setdefault(square, use)
    return dict(sorted(kept.items(), key=lambda entry: entry[1].rank))


def in_order(game: Game, figure: Figure, costs: Costs) -> list[Square]:
    """All squares that can be reached: those good for something first, then what is near before what is far."""
    good_for = worth_naming(game, figure, costs)
    return [*good_for, *(square for square in _others(game, figure, costs) if square not in good_for)]


def _others(game: Game, figure: Figure, costs: Costs) -> list[Square]:
    """Near before far; a step away from where the party is needed counts as two."""
    away = game.grid.distances(*_wanted(game, figure))
    now = min((away.get(square, 0) for square in figure.squares), default=0)

    def effort(square: Square) -> tuple[int, int, Square]:
        hearts, points = costs[square]
        return hearts, points + max(0, away.get(square, now) - now), square

    return sorted(costs, key=effort)


# What a square is good for --------------------------------------------------------------------------------------

Purposes = Callable[[Square], Iterator[Use]]


def _purposes_of(game: Game, figure: Figure) -> Purposes:
    """What standing on a square would be good for, apart from what can be done from here already."""
    goals = asked_of(game)
    asked = {goal.target for goal in goals if goal.target is not None}
    places = [square for goal in goals if _is_place(goal, figure) for square in goal.squares]
    fog = _ends_of_the_known(game)
    now = {(use.purpose, use.about) for square in figure.squares for use in _uses_at(game, figure, square)}
    in_view = _in_view_now(game, figure)

    def purposes(square: Square) -> Iterator[Use]:
        if square in places:
            yield Use("goal", asked=True)
        for use in _uses_at(game, figure, square):
            if (use.purpose, use.about) not in now and not (use.purpose == "shoot" and use.about in in_view):
                yield Use(use.purpose, use.about, use.about in asked)
        if square in fog:
            yield Use("fog", str(fog[square]))

    return purposes


def _is_place(goal: Goal, figure: Figure) -> bool:
    """Whether being there is what the quest asks for."""
    return goal.kind in ("reach", "hold") and goal.hero in (None, figure.id)


def _uses_at(game: Game, figure: Figure, square: Square) -> Iterator[Use]:
    if not isinstance(figure, Hero):
        return
    yield from _targets(game, figure, square)
    for door in game.board.doors.values():
        if not door.open and not door.locked and any(square in edge for edge in door.edges):
            yield Use("door", door.id)
    for token in game.board.tokens.values():
        near = token.square is not None and (token.square == square or game.grid.adjacent(square, token.square))
        if near and (token.kind == "search" or token.portable):
            yield Use("search" if token.kind == "search" else "take", token.id)
    for element, use in uses(game):
        if use.near == "adjacent" and holds(game, use.when) and reaches(game, (square,), element):
            yield Use("use", element)
    for other in game.heroes.values():
        if other is not figure and other.on_board and game.grid.adjacent(square, other.square):
            yield Use("help" if other.knocked_out else "ally", other.id)


def _targets(game: Game, hero: Hero, square: Square) -> Iterator[Use]:
    ranges = {Arms(game, hero, held.id).range for held in stats.weapons(game, hero)} or {"melee"}
    for enemy in game.enemies_of(hero):
        if "melee" in ranges and any(game.grid.adjacent(square, place) for place in enemy.squares):
            yield Use("strike", enemy.id)
        elif "ranged" in ranges and sees_from(game, square, enemy, moving=hero) is not None:
            yield Use("shoot", enemy.id)


def _in_view_now(game: Game, figure: Figure) -> set[str]:
    """The enemies that can be shot at from where the hero stands: it need not go anywhere for that."""
    if not isinstance(figure, Hero):
        return set()
    arms = [Arms(game, figure, held.id) for held in stats.weapons(game, figure)]
    shooting = [each for each in arms if each.range == "ranged"]
    return {
        enemy.id
        for enemy in game.enemies_of(figure)
        if any(aim(game, figure, enemy, each) is not None for each in shooting)
    }


def _ends_of_the_known(game: Game) -> dict[Square, int]:
    """The squares where the floor runs on into the unknown; those side by side are one way and have one number."""
    left = {Square(*seen) for seen, _ in fog_edges(game)}
    numbers: dict[Square, int] = {}
    for start in sorted(left):
        if start not in numbers and len(set(numbers.values())) < MOST_UNKNOWN:
            numbers[start], queue = len(set(numbers.values())), [start]
            while queue:
                here = queue.pop()
                for square in left - numbers.keys():
                    if game.grid.adjacent(here, square):
                        numbers[square] = numbers[start]
                        queue.append(square)
    return numbers


# What can't be reached this turn --------------------------------------------------------------------------------


def _wanted(game: Game, figure: Figure) -> list[Square]:
    """Where the party is needed: what the quest asks for, else enemies, else doors and the unknown."""
    asked = [square for goal in asked_of(game) if goal.hero in (None, figure.id) for square in goal.squares]
    enemies = [square for enemy in game.enemies_of(figure) for square in enemy.squares]
    doors = [
        square
        for door in game.board.doors.values()
        if not door.open and not door.locked
        for edge in door.edges
        for square in edge
        if square in game.grid.terrain
    ]
    return asked or enemies or [*doors, *_ends_of_the_known(game)]


def _nearer(
    game: Game, figure: Figure, costs: Costs, found: Iterable[tuple[Square, Use]]
) -> Iterator[tuple[Square, Use]]:
    """For what is too far this turn the square that leads nearest: the objective's, and the nearest enemy's."""
    if not isinstance(figure, Hero):
        return
    known = [use for _, use in found]
    goals = [goal for goal in asked_of(game) if goal.squares and goal.hero in (None, figure.id)]
    if goals and not any(use.asked for use in known):
        near = {square for goal in goals for square in _where(game, goal)}
        if not near & set(figure.squares):
            yield from _leading(game, figure, costs, near, Use("towards", asked=True))
    if not any(use.purpose in ("strike", "shoot") for use in known) and not _in_view_now(game, figure):
        enemies = sorted(game.enemies_of(figure), key=lambda enemy: game.distance(figure, enemy) or len(costs))
        for enemy in enemies[:1]:
            if not game.adjacent(figure, enemy):
                yield from _leading(game, figure, costs, set(enemy.squares), Use("nearer", enemy.id))


def _where(game: Game, goal: Goal) -> Iterator[Square]:
    """The squares on which a goal can be pursued."""
    yield from goal.squares
    if goal.kind not in STAND_ON:
        for square in goal.squares:
            yield from game.grid.neighbours(square)


def _leading(game: Game, figure: Figure, costs: Costs, to: set[Square], use: Use) -> Iterator[tuple[Square, Use]]:
    away = game.grid.distances(*to)
    now = min((away.get(square, len(away)) for square in figure.squares), default=0)
    ahead = [square for square in costs if away.get(square, now) < now and not costs[square][0]]
    if ahead:
        yield min(ahead, key=lambda square: (away[square], costs[square], square)), use
