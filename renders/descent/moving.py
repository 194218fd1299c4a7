"""A board that moves: what has just happened on it, played once, and then the board as it stands."""

from dataclasses import replace

from PIL import Image, ImageDraw

from renders import theme
from renders.descent import look
from renders.descent.board import draw_board
from renders.descent.chronicle import ActorView, MomentView, MovingBoardView
from renders.descent.figures import body_of
from renders.descent.looks import colours_of
from renders.descent.replay import draw_actors, encode
from renders.descent.view import BoardView
from renders.descent.viewport import Viewport, bounds, picture_size, viewport_for
from renders.descent.wear import PlacedFigure
from renders.drawing import MovingFormat
from renders.fonts import text
from renders.lettering import fitting, shortened, write

WIDEST = 640
"""Wide enough for a channel; the still board, which comes with the next press, is larger."""
QUALITY = 80
POSTER, REST = 500, 10_000
"""Milliseconds of the first and of the last frame. Both are the board as it stands: the first is what is seen where
nothing is played, and the last makes a long pause where it is played again and again."""
CAPTION = 0.062
"""Height of the caption, by the width of the picture."""


def draw_moving_board(view: MovingBoardView, format: MovingFormat = "webp") -> bytes:
    """The animation as a file."""
    frames = frames_of(view)
    durations = [POSTER, *(moment.milliseconds for moment in view.moments), REST]
    return encode(frames, durations, format, QUALITY, loop=1, colours=colours_of(view.end.look))


def frames_of(view: MovingBoardView) -> list[Image.Image]:
    """All frames, drawn: the board as it stands, what happened, and the board again."""
    stage = Stage(view.end)
    end = stage.reduced(view.end)
    return [end, *(stage.frame(moment) for moment in view.moments), end]


class Stage:
    """The picture of a panel's board, smaller, on which its figures act.

    It is drawn as large as the still picture and then reduced: so what lies below the figures is at hand, and
    nothing jumps when the still takes its place.
    """

    def __init__(self, end: BoardView) -> None:
        self._port = viewport_for(end, *picture_size(end))
        self._share = min(1.0, WIDEST / self._port.width)
        bare = replace(
            end, figures=(), reach={}, range=frozenset(), area=frozenset(), targets=(), sight=(), trail=(), marks={}
        )
        self._ground = self.reduced(bare)

    def reduced(self, view: BoardView) -> Image.Image:
        """A board in the size of the animation."""
        picture = draw_board(view, port=self._port)
        size = round(picture.width * self._share), round(picture.height * self._share)
        return picture.resize(size, Image.Resampling.BILINEAR, reducing_gap=2.0)

    def frame(self, moment: MomentView) -> Image.Image:
        """One moment."""
        picture = self._ground.copy()
        board = self._box(self._port)
        scene = picture.crop(board)
        placed = [(actor, self._standing(actor, board)) for actor in moment.actors if self._shows(actor)]
        aim = tuple(self._middle(square, board) for square in moment.aim) if moment.aim is not None else None
        draw_actors(scene, placed, (aim[0], aim[1]) if aim else None, self._cell)
        picture.paste(scene, board[:2])
        _caption(picture, moment.caption, board)
        return picture

    @property
    def _cell(self) -> int:
        return round(self._port.cell * self._share)

    def _box(self, port: Viewport) -> tuple[int, int, int, int]:
        """The part of the picture that is board: figures walk behind the coordinates, not over them."""
        right, bottom = port.band + port.board_size[0], port.band + port.board_size[1]
        left, top, right, bottom = (round(side * self._share) for side in (port.band, port.band, right, bottom))
        return left, top, right, bottom

    def _shows(self, actor: ActorView) -> bool:
        return self._port.shows(actor.figure.squares)

    def _standing(self, actor: ActorView, board: tuple[int, int, int, int]) -> PlacedFigure:
        box = bounds(actor.figure.squares)
        x, y = self._port.corner(box.left + actor.shift[0], box.top + actor.shift[1])
        left, top = round(x * self._share) - board[0], round(y * self._share) - board[1]
        return PlacedFigure(actor.figure, body_of(actor.figure), left, top, self._cell)

    def _middle(self, square: tuple[int, int], board: tuple[int, int, int, int]) -> tuple[int, int]:
        x, y = self._port.middle(square)
        return round(x * self._share) - board[0], round(y * self._share) - board[1]


def _caption(picture: Image.Image, words: str, board: tuple[int, int, int, int]) -> None:
    """What happens, on a band over the lower rim of the board; it goes with the last moment."""
    if not words:
        return
    left, _, right, bottom = board
    high = round(picture.width * CAPTION)
    room = right - left - high
    letters = fitting(text(round(high * 0.66), 700), words, room, round(high * 0.46))
    words = shortened(letters, words, room)
    half = (round(letters.length(words)) + high) // 2
    middle = (left + right) // 2, bottom - round(high * 0.62)
    plate = (middle[0] - half, middle[1] - high // 2, middle[0] + half, middle[1] + high // 2)
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle(plate, radius=high // 2, fill=theme.VOID, outline=look.MASTER, width=max(2, high // 16))
    write(picture, (middle[0], middle[1] - 1), words, letters, theme.TEXT, "mm")
