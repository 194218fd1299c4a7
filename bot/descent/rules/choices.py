"""Choices inside an effect: which die, which condition, which square."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from bot.descent.board import Square, Terrain
from bot.descent.effects.base import Context
from bot.descent.events import DieRerolled, FigurePlaced
from bot.descent.monsters.moves import places, walk_to
from bot.descent.rules.dice import Colour, Die
from bot.descent.rules.harm import shed
from bot.descent.rules.steps import Option, Step, ask
from bot.descent.rules.walking import DEADLY, Walk, reach_of
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

KEEP = "keep"
STAY = "stay"
REAPPEAR_WITHIN = 4
"""How far from where it left a vanished hero may come back."""


class ChooseCondition(Step):
    """Which condition to be rid of."""

    owner: str
    figure: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not figure.conditions:
            return
        options = [
            Option(
                id=condition,
                about={"condition": condition},
                then=(Shed(figure=figure.id, condition=condition),),
            )
            for condition in figure.conditions
        ]
        about = {"figure": figure.id}
        ask(game, "choose_condition", self.owner, options, default=figure.conditions[0], about=about)


class Shed(Step):
    """A condition ends."""

    figure: str
    condition: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is not None:
            shed(game, figure, self.condition)


Pool = Literal["attack", "defence", "test"]


class ChooseReroll(Step):
    """Which die to roll again; the new face stands."""

    owner: str
    of: Pool
    left: int
    at: Context
    colours: tuple[Colour, ...] = ()
    done: tuple[int, ...] = ()

    def resolve(self, game: Game) -> None:
        options = [
            Option(
                id=f"die{number}",
                about={"colour": die.colour, "up": die.up},
                then=(RollAgain(owner=self.owner, of=self.of, number=number, at=self.at), *self._again(number)),
            )
            for number, die in enumerate(pool(game, self.of, self.at))
            if number not in self.done and (not self.colours or die.colour in self.colours)
        ]
        if options:
            options.append(Option(id=KEEP))
            about = {"attack": self.at.attack, "card": self.at.card}
            ask(game, "choose_reroll", self.owner, options, default=KEEP, about=about)

    def _again(self, number: int) -> tuple[Step, ...]:
        if self.left == 1:
            return ()
        return (self.model_copy(update={"left": self.left - 1, "done": (*self.done, number)}),)


class RollAgain(Step):
    """One die is rolled again."""

    owner: str
    of: Pool
    number: int
    at: Context

    def resolve(self, game: Game) -> None:
        dice = pool(game, self.of, self.at)
        before = dice[self.number]
        after = game.chance.roll((before.colour,))[0]
        dice[self.number] = after
        game.tell(DieRerolled(attack=self.at.attack or 0, figure=self.owner, before=before, after=after))


def pool(game: Game, of: Pool, at: Context) -> list[Die]:
    """The dice on the table that may be rolled again; a defender's own, or the target's."""
    if of == "test":
        return game.test.dice if game.test is not None else []
    record = game.attacks.get(at.attack) if at.attack is not None else None
    if record is None:
        return []
    return record.dice if of == "attack" else (record.victim(at.figure or "") or record.struck[0]).defence


class Destination(NamedTuple):
    """Somewhere a figure could go, and the steps that bring it there."""

    square: Square
    cost: int
    steps: tuple[Step, ...]


def walks(game: Game, figure: Figure, points: int) -> list[Destination]:
    """Where a figure could go at once with so many points; never over deadly ground."""
    if isinstance(figure, Monster):
        found: dict[Square, Destination] = {}
        for place in places(game, figure, points, free=True):
            steps = tuple(walk_to(game, figure, place, points, free=True))
            found.setdefault(place.squares[0], Destination(place.squares[0], place.cost, steps))
        return list(found.values())
    reached = reach_of(game, figure, points, shun=game.grid.of(*DEADLY))
    return [
        Destination(square, cost, (Walk(figure=figure.id, path=tuple(reached.path(square))),))
        for square, cost in reached.costs().items()
    ]


class ChooseMove(Step):
    """Where to go; staying is an answer too."""

    figure: str
    owner: str
    points: int

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not figure.on_board:
            return
        options = [
            Option(id=str(way.square), about={"square": way.square, "points": way.cost}, then=way.steps)
            for way in walks(game, figure, self.points)
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
