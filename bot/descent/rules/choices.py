"""Choices inside an effect: which condition, which square."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.descent.board import Square, Terrain
from bot.descent.events import FigurePlaced
from bot.descent.monsters.moves import places, walk_to
from bot.descent.rules import stats
from bot.descent.rules.harm import shed
from bot.descent.rules.steps import Option, Step, ask
from bot.descent.rules.walking import Walk, deadly_to, reach_of
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

STAY = "stay"
FAR = 10_000
REAPPEAR_WITHIN = 4
"""How far from where it left a vanished hero may come back."""


class ChooseCondition(Step):
    """Which condition to be rid of."""

    owner: str
    figure: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        conditions = stats.cleansable(game, figure) if figure is not None else []
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


def walks(game: Game, figure: Figure, points: int, toward: Sequence[str] = ()) -> list[Destination]:
    """Where a figure could go at once with so many points; never over ground that is deadly to it.

    With `toward` only where it is nearer to one of these than it is now.
    """
    found = _walks(game, figure, points)
    goals = [goal for name in toward if (goal := game.find(name)) is not None and goal.on_board]
    ways = [game.grid.distances(*goal.squares) for goal in goals]
    if not toward:
        return found
    return [there for there in found if any(_is_nearer(way, figure, there) for way in ways)]


def _is_nearer(way: Mapping[Square, int], figure: Figure, there: Destination) -> bool:
    """Whether a destination is nearer than where the figure stands."""
    return min(way.get(square, FAR) for square in there.squares) < min(
        way.get(square, FAR) for square in figure.squares
    )


def _walks(game: Game, figure: Figure, points: int) -> list[Destination]:
    """Where a figure could go at once with so many points."""
    if isinstance(figure, Monster):
        found: dict[Square, Destination] = {}
        for place in places(game, figure, points, free=True):
            steps = tuple(walk_to(game, figure, place, points, free=True))
            found.setdefault(place.squares[0], Destination(place.squares[0], place.cost, steps, place.squares))
        return list(found.values())
    reached = reach_of(game, figure, points, shun=game.grid.of(*deadly_to(game, figure)))
    return [
        Destination(square, cost, (Walk(figure=figure.id, path=tuple(reached.path(square))),), (square,))
        for square, cost in reached.costs().items()
    ]


class ChooseMove(Step):
    """Where to go; staying is an answer too."""

    figure: str
    owner: str
    points: int
    toward: tuple[str, ...] = ()
    """Nearer to one of these, if there are any."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not figure.on_board:
            return
        options = [
            Option(id=str(way.square), about={"square": way.square, "points": way.cost}, then=way.steps)
            for way in walks(game, figure, self.points, self.toward)
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
            square for square, distance in reached.items() if distance <= REAPPEAR_WITHIN and is_free(game, square)
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
