"""Moving figures over the board, square by square (MOV, BIG)."""

from bot.descent.board import Reach, Square, Terrain, reach
from bot.descent.engine import Step, push
from bot.descent.events import FigureMoved, FigurePlaced, TerrainHurt
from bot.descent.figures import Familiar, Figure, Monster
from bot.descent.game import Game
from bot.descent.harm import Defeat, Suffer, hurtable
from bot.descent.moments import Moment
from bot.descent.reactions import Window

DEADLY = (Terrain.HAZARD, Terrain.LAVA)
SLOW = (Terrain.WATER, Terrain.MUD)
HARM = 2
"""Hearts that a pit or a hazard costs whoever enters it (MOV-07, MOV-08)."""


def entry_cost(game: Game, figure: Figure, square: Square) -> int:
    """Movement points to enter a square: two for water and mud (MOV-06)."""
    terrain = game.board.terrain(square)
    if is_spirit(game, figure):
        return 1 if terrain is Terrain.PLAIN else 2
    return 2 if terrain in SLOW else 1


def is_spirit(game: Game, figure: Figure) -> bool:
    """A familiar that is not treated as a figure: special terrain is water to it (FAM-02)."""
    return isinstance(figure, Familiar) and not game.library.familiars[figure.familiar].figure


def terrain_bits(game: Game, *kinds: Terrain) -> int:
    """Bits of all squares of these kinds."""
    return game.grid.bits(square for square, terrain in game.grid.terrain.items() if terrain in kinds)


def passable_enemies(game: Game, figure: Figure) -> bool:
    """Whether it may walk through enemies (the goblins' Scamper)."""
    return isinstance(figure, Monster) and "scamper" in game.block(figure).abilities


def reach_of(game: Game, figure: Figure, points: int, *, shun: int = 0) -> Reach:
    """Where a figure could go with these points (MOV-03); never through `shun`."""
    enemies = game.occupied(game.enemies_of(figure))
    friends = game.occupied(game.friends_of(figure))
    if is_spirit(game, figure):
        slow = terrain_bits(game, *(kind for kind in Terrain if kind is not Terrain.PLAIN))
        return reach(game.grid, figure.squares, points, blocked=shun, slow=slow)
    if passable_enemies(game, figure):
        friends, enemies = friends | enemies, 0
    stuck = [square for square in figure.squares if game.board.terrain(square) is Terrain.PIT]
    starts = [square for square in figure.squares if square not in stuck]
    return reach(game.grid, starts, points, blocked=enemies | shun, crossable=friends)


def in_pit(game: Game, figure: Figure) -> bool:
    """Wholly in a pit: it can't spend movement points (MOV-07, BIG-05)."""
    if is_spirit(game, figure) or not figure.on_board:
        return False
    return all(game.board.terrain(square) is Terrain.PIT for square in figure.squares)


def in_hazard(game: Game, figure: Figure) -> bool:
    """Wholly on deadly ground (MOV-08, BIG-05)."""
    if is_spirit(game, figure) or not figure.on_board:
        return False
    return all(game.board.terrain(square) in DEADLY for square in figure.squares)


class Walk(Step):
    """A figure goes along a path; it stops where something hurts it or somebody may react."""

    figure: str
    path: tuple[Square, ...]
    spend: bool = False
    """Whether each square costs movement points of the current turn."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not hurtable(figure):
            return
        start, trail = figure.squares, []
        for index, square in enumerate(self.path):
            self._enter(game, figure, square)
            trail.append(square)
            rest = self.path[index + 1 :]
            pause = Window(moment=Moment.SQUARE_ENTERED, figure=figure.id, square=square)
            hurts = harm_of(game, figure, square, last=not rest)
            if not rest or hurts or any(True for _ in pause.offers(game)):
                game.tell(FigureMoved(figure=figure.id, start=start, path=tuple(trail), end=figure.squares))
                go_on = (self.model_copy(update={"path": rest}),) if rest else ()
                push(game, *((Singe(figure=figure.id, square=square),) if hurts else ()), pause, *go_on)
                return

    def _enter(self, game: Game, figure: Figure, square: Square) -> None:
        if self.spend and game.turn is not None:
            game.turn.points -= entry_cost(game, figure, square)
            game.turn.left_square = True
        figure.squares = (square,)


def harm_of(game: Game, figure: Figure, square: Square, *, last: bool = True) -> int:
    """Hearts that entering this square costs; pits only catch large figures where they stop (BIG-05)."""
    if is_spirit(game, figure):
        return 0
    terrain = game.board.terrain(square)
    if terrain in DEADLY:
        return HARM
    return HARM if terrain is Terrain.PIT and not is_large(game, figure) else 0


def is_large(game: Game, figure: Figure) -> bool:
    """Whether its base covers more than one square."""
    if not isinstance(figure, Monster):
        return False
    size = game.monster_card(figure).size
    return size.w * size.h > 1


class Singe(Step):
    """The terrain hurts a figure that entered it (MOV-07, MOV-08)."""

    figure: str
    square: Square

    def resolve(self, game: Game) -> None:
        terrain = game.board.terrain(self.square).value
        game.tell(TerrainHurt(figure=self.figure, square=self.square, terrain=terrain))
        push(game, Suffer(figure=self.figure, amount=HARM, source=terrain))


class Spread(Step):
    """A large figure expands over its squares; that triggers nothing but a pit all round it (BIG-04, BIG-05)."""

    figure: str
    squares: tuple[Square, ...]

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not figure.on_board:
            return
        figure.squares = self.squares
        game.tell(FigurePlaced(figure=figure.id, squares=self.squares))
        if in_pit(game, figure):
            push(game, Singe(figure=figure.id, square=figure.square))


class Put(Step):
    """A figure is taken up and placed elsewhere; it counts as entering the square."""

    figure: str
    squares: tuple[Square, ...]
    enters: bool = True

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not figure.on_board:
            return
        figure.squares = self.squares
        game.tell(FigurePlaced(figure=figure.id, squares=self.squares))
        if self.enters and harm_of(game, figure, figure.square):
            push(game, Singe(figure=figure.id, square=figure.square))


class EndMovement(Step):
    """Whoever ends its movement on deadly ground is defeated (MOV-08)."""

    figure: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is not None and hurtable(figure) and in_hazard(game, figure):
            push(game, Defeat(figure=figure.id))


def pit_exits(game: Game, figure: Figure) -> list[Square]:
    """Empty squares next to the pit the figure is in (MOV-07)."""
    grid, pit, fresh = game.grid, set(figure.squares), list(figure.squares)
    while fresh:
        for square in grid.neighbours(fresh.pop()):
            if square not in pit and grid.terrain[square] is Terrain.PIT:
                pit.add(square)
                fresh.append(square)
    around = {square for place in pit for square in grid.neighbours(place)} - pit
    taken = game.occupied()
    return sorted(
        square for square in around if grid.terrain[square] is not Terrain.OBSTACLE and not taken & grid.bit(square)
    )


def may_walk(game: Game, figure: Figure) -> bool:
    """Whether it can spend movement points at all."""
    return hurtable(figure) and not in_pit(game, figure)


def immobile(figure: Figure) -> bool:
    """Immobilised figures take no move actions and get no points from fatigue."""
    return "immobilized" in figure.conditions
