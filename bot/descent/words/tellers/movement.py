"""Steps, movement points, doors and dangerous ground."""

from dataclasses import dataclass

from bot.descent.board import Square
from bot.descent.events import DoorOpened, FigureMoved, FigurePlaced, PointsGained, TerrainHurt
from bot.descent.rules.walking import SLOW, slow_for
from bot.descent.words import symbols
from bot.descent.words.narrator import Narrator, tells
from bot.words.narrator import Line, Part


@dataclass
class Walk:
    """A figure's way, however many steps it is told in."""

    narrator: Narrator
    figure: str
    end: Square
    points: int

    def told(self) -> str:
        words = self.narrator
        game = words.game
        if game is not None and self.figure in game.heroes:
            return words.text("move-hero", square=self.end, points=self.points)
        return words.text(words.variant("move", self.figure, self.end), square=self.end)


@dataclass
class Stride:
    """Movement points from a move action; not worth telling once they are spent."""

    text: str

    def told(self) -> str:
        return self.text


@dataclass
class Push:
    """Fatigue for movement points, however often."""

    narrator: Narrator
    amount: int
    left: int

    def told(self) -> str:
        return self.narrator.text("points-fatigue", amount=self.amount, left=self.left)


@tells(PointsGained)
def points_gained(narrator: Narrator, event: PointsGained) -> None:
    if event.source == "fatigue":
        return  # told with the fatigue that bought them
    text = narrator.text(f"points-{event.source}", points=event.points)
    if event.source == "card":
        narrator.add(symbols.MOVE, event.figure, text)
        return
    if not isinstance(_last_part(narrator.open_line(event.figure)), Stride | Walk):
        narrator.add(symbols.MOVE, event.figure, Stride(text))


@tells(FigureMoved)
def figure_moved(narrator: Narrator, event: FigureMoved) -> None:
    line = narrator.open_line(event.figure)
    points = sum(_cost(narrator, event.figure, square) for square in event.path)
    last = _last_part(line)
    if isinstance(last, Walk):
        last.end, last.points = event.end[0], last.points + points
        return
    if line is not None and isinstance(last, Stride):
        line.parts.pop()
    narrator.add(symbols.MOVE, event.figure, Walk(narrator, event.figure, event.end[0], points))


@tells(FigurePlaced)
def figure_placed(narrator: Narrator, event: FigurePlaced) -> None:
    last = _last_part(narrator.open_line(event.figure))
    if isinstance(last, Walk):  # a large figure spreads out where it stopped
        last.end = event.squares[0]
        return
    narrator.add(symbols.MOVE, event.figure, narrator.text("placed", square=event.squares[0]))


@tells(TerrainHurt)
def terrain_hurt(narrator: Narrator, event: TerrainHurt) -> None:
    narrator.terrain = (event.figure, event.terrain, str(event.square))


@tells(DoorOpened)
def door_opened(narrator: Narrator, event: DoorOpened) -> None:
    door = narrator.words.door(event.door, narrator.game)
    if event.by is None:
        narrator.sentence(f"{symbols.DOOR} {narrator.text('door-opens', door=door)}")
    else:
        narrator.add(symbols.DOOR, event.by, narrator.text("opens-door", door=door))


def _last_part(line: Line | None) -> Part | None:
    return line.parts[-1] if line is not None and line.parts else None


def _cost(narrator: Narrator, name: str, square: Square) -> int:
    """What entering a square takes of a figure that may be at home there."""
    game = narrator.game
    figure = game.find(name) if game is not None else None
    if game is None or figure is None:
        terrain = game.grid.terrain.get(square) if game is not None else None
        return 2 if terrain in SLOW else 1
    return 2 if slow_for(game, figure) & game.grid.bit(square) else 1
