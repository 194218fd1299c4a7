"""Choices inside an effect: which condition, which square."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.descent.board import Square, Terrain
from bot.descent.events import FigurePlaced
from bot.descent.monsters.moves import places, walk_to
from bot.descent.rules import stats
from bot.descent.rules.harm import shed
from bot.descent.rules.steps import Option, Step, ask
from bot.descent.rules.walking import Noting, Walk, deadly_to, reach_of
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

STAY = "stay"
FAR = 10_000


class ChooseCondition(Step):
    """Which condition to be rid of."""

    owner: str
    figure: str
    among: tuple[str, ...] = ()
    """Only these, if any are named."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        there = stats.cleansable(game, figure) if figure is not None else []
        conditions = [condition for condition in there if not self.among or condition in self.among]
        if figure is None or not conditions:
            return
        options = [
            Option(
                id=condition,
                about={"condition": condition},
                then=(Shed(figure=figure.id, condition=condition),),
            )
            for condition in conditions
        ]
        about = {"figure": figure.id}
        ask(game, "choose_condition", self.owner, options, default=conditions[0], about=about)


class Shed(Step):
    """A condition ends."""

    figure: str
    condition: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is not None:
            shed(game, figure, self.condition)


class Destination(NamedTuple):
    """Somewhere a figure could go, and the steps that bring it there."""

    square: Square
    cost: int
    steps: tuple[Step, ...]
    squares: tuple[Square, ...]
    """All that it would cover."""


class Bounds(NamedTuple):
    """Where a move that a card allows may end, and past whom it may go."""

    toward: tuple[str, ...] = ()
    """Nearer to one of these, if there are any."""
    near: tuple[str, ...] = ()
    """Near one of these, if there are any."""
    within: int = 0
    """How near that is."""
    noting: Noting | None = None
    """It passes enemies, and a card remembers which."""


ANYWHERE = Bounds()


def walks(game: Game, figure: Figure, points: int, bounds: Bounds = ANYWHERE) -> list[Destination]:
    """Where a figure could go at once with so many points; never over ground that is deadly to it."""
    found = _walks(game, figure, points, bounds.noting)
    if bounds.toward:
        ways = _ways(game, bounds.toward)
        found = [there for there in found if any(_is_nearer(way, figure, there) for way in ways)]
    if bounds.near:
        ways = _ways(game, bounds.near)
        found = [there for there in found if any(_far(way, there.squares) <= bounds.within for way in ways)]
    return found


def _ways(game: Game, goals: Sequence[str]) -> list[Mapping[Square, int]]:
    """How far it is from each of these to everywhere."""
    there = (game.find(name) for name in goals)
    return [game.grid.distances(*goal.squares) for goal in there if goal is not None and goal.on_board]


def _far(way: Mapping[Square, int], squares: Sequence[Square]) -> int:
    return min(way.get(square, FAR) for square in squares)


def _is_nearer(way: Mapping[Square, int], figure: Figure, there: Destination) -> bool:
    """Whether a destination is nearer than where the figure stands."""
    return _far(way, there.squares) < _far(way, figure.squares)


def _walks(game: Game, figure: Figure, points: int, noting: Noting | None = None) -> list[Destination]:
    """Where a figure could go at once with so many points, past enemies if a card notes them."""
    if isinstance(figure, Monster):
        found: dict[Square, Destination] = {}
        for place in places(game, figure, points, free=True):
            steps = tuple(walk_to(game, figure, place, points, free=True))
            found.setdefault(place.squares[0], Destination(place.squares[0], place.cost, steps, place.squares))
        return list(found.values())
    through = noting is not None
    reached = reach_of(game, figure, points, shun=game.grid.of(*deadly_to(game, figure)), through=through)
    return [
        Destination(
            square,
            cost,
            (Walk(figure=figure.id, path=tuple(reached.path(square)), through=through, noting=noting),),
            (square,),
        )
        for square, cost in reached.costs().items()
    ]


class ChooseMove(Step):
    """Where to go; staying is an answer too."""

    figure: str
    owner: str
    points: int
    toward: tuple[str, ...] = ()
    """Nearer to one of these, if there are any."""
    near: tuple[str, ...] = ()
    within: int = 0
    """So near to one of these, unless it stays."""
    noting: Noting | None = None
    """It passes enemies, and a card remembers which."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not figure.on_board:
            return
        bounds = Bounds(self.toward, self.near, self.within, self.noting)
        options = [
            Option(id=str(way.square), about={"square": way.square, "points": way.cost}, then=way.steps)
            for way in walks(game, figure, self.points, bounds)
        ]
        if options:
            options.append(Option(id=STAY))
            about = {"figure": figure.id, "points": self.points}
            ask(game, "choose_move", self.owner, options, default=STAY, about=about)


class Reappear(Step):
    """A hero who vanished comes back in an empty square near where it left."""

    hero: str

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        assert hero.vanished is not None
        reached = game.grid.distances(hero.vanished)
        near = sorted(
            square for square, distance in reached.items() if distance <= hero.back_within and is_free(game, square)
        )
        places = near or [game.nearest_empty(hero.vanished)]
        default = min(places, key=lambda square: (reached[square], square))
        options = [
            Option(id=str(square), about={"square": square}, then=(ComeBack(hero=hero.id, square=square),))
            for square in places
        ]
        ask(game, "choose_square", hero.id, options, default=str(default), about={"figure": hero.id})


class ComeBack(Step):
    """A hero who vanished stands on the board again."""

    hero: str
    square: Square

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        hero.vanished = None
        hero.squares = (self.square,)
        game.tell(FigurePlaced(figure=hero.id, squares=hero.squares))


def is_free(game: Game, square: Square) -> bool:
    """Whether somebody can be put down there and would want to: empty, no obstacle, pit or deadly ground."""
    footing = game.board.terrain(square) in (Terrain.PLAIN, Terrain.WATER, Terrain.MUD)
    return footing and not game.occupied() & game.grid.bit(square)


def choose_square(game: Game, owner: str, figure: str, squares: Sequence[tuple[Square, tuple[Step, ...]]]) -> None:
    """Ask for one of several squares for a figure; the first is taken if nobody answers."""
    options = [Option(id=str(square), about={"square": square}, then=then) for square, then in squares]
    ask(game, "choose_square", owner, options, default=options[0].id, about={"figure": figure})
