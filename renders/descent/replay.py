"""A replay: frames of the board as an animated picture, small enough for a message."""

import io
from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from renders import theme
from renders.descent import look
from renders.descent.board import draw_board
from renders.descent.chronicle import ActorView, FrameView, ReplayView
from renders.descent.figures import body_of, pill, token
from renders.descent.looks import BOARD, colours_of
from renders.descent.masks import at_strength
from renders.descent.view import BoardView
from renders.descent.viewport import Viewport, bounds
from renders.descent.wear import PlacedFigure, draw_token, draw_wear
from renders.drawing import MovingFormat
from renders.encode import to_palette
from renders.fonts import text
from renders.lettering import fitting, shortened, write

CAPTION = 40
SMALLEST_CELL, LARGEST_CELL = 16, 60
WIDEST, HIGHEST = 760, 560
SHORTER = ((1.0, 80), (0.8, 70), (0.65, 60), (0.5, 45))
"""What is tried in turn until the file is small enough: share of the size, and quality."""
MOST_BYTES = 2_000_000
Pixel = tuple[int, int]
HIT, HEAL = theme.HEALTH_LOW, theme.HEALTH_GOOD


def draw_replay(view: ReplayView, format: MovingFormat = "webp", most: int = MOST_BYTES) -> bytes:
    """The animation, as large as fits into so many bytes."""
    content, durations = b"", [frame.milliseconds for frame in view.frames]
    colours = next((colours_of(frame.board.look) for frame in view.frames if frame.board is not None), BOARD)
    for share, quality in SHORTER:
        content = encode(frames_of(view, share), durations, format, quality, colours=colours)
        if len(content) <= most:
            break
    return content


def frames_of(view: ReplayView, share: float = 1.0) -> list[Image.Image]:
    """All frames, drawn."""
    port = _port(view, share)
    return list(_draw_frames(view.frames, port))


def _port(view: ReplayView, share: float) -> Viewport:
    """The largest squares with which the window fits, within reason."""
    sizes = range(LARGEST_CELL, SMALLEST_CELL, -2)
    ports = (Viewport(view.window, cell, 0) for cell in sizes)
    fits = (port for port in ports if port.width <= WIDEST * share and port.height <= HIGHEST * share)
    return next(fits, Viewport(view.window, SMALLEST_CELL, 0))


def _draw_frames(frames: Sequence[FrameView], port: Viewport) -> Iterator[Image.Image]:
    board: BoardView | None = None
    ground = Image.new("RGB", (port.width, port.height))
    for frame in frames:
        if frame.board is not board:
            board, ground = frame.board, draw_board(frame.board, port=port)
        yield _draw_frame(frame, ground, port)


def _draw_frame(frame: FrameView, ground: Image.Image, port: Viewport) -> Image.Image:
    picture = Image.new("RGB", (port.width, port.height + CAPTION), theme.VOID)
    picture.paste(ground, (0, 0))
    placed = [(actor, _standing(actor, port)) for actor in frame.actors if port.shows(actor.figure.squares)]
    aim = (port.middle(frame.aim[0]), port.middle(frame.aim[1])) if frame.aim is not None else None
    draw_actors(picture, placed, aim, port.cell)
    _draw_caption(picture, frame.caption, port)
    return picture


def draw_actors(
    picture: Image.Image,
    placed: Sequence[tuple[ActorView, PlacedFigure]],
    aim: tuple[Pixel, Pixel] | None,
    cell: int,
) -> None:
    """The figures of one moment, the line of an attack between them, and what befalls them; who moves is on top."""
    order = sorted(placed, key=lambda each: (not each[0].figure.knocked_out, each[0].shift != (0.0, 0.0)))
    for actor, place in order:
        _draw_body(picture, actor, place)
    if aim is not None:
        _draw_aim(picture, *aim, cell)
    for actor, place in order:
        if not actor.fade:
            draw_wear(picture, place)
        _draw_words(picture, actor, place)


def _standing(actor: ActorView, port: Viewport) -> PlacedFigure:
    box = bounds(actor.figure.squares)
    left, top = port.corner(box.left + actor.shift[0], box.top + actor.shift[1])
    return PlacedFigure(actor.figure, body_of(actor.figure), left, top, port.cell)


def _draw_body(picture: Image.Image, actor: ActorView, place: PlacedFigure) -> None:
    sprite = token(place.body, place.cell)
    if actor.fade:
        picture.paste(sprite, (place.left, place.top), at_strength(sprite.getchannel("A"), 1 - actor.fade))
        return
    draw_token(picture, place)
    if actor.struck or actor.eased:
        tint = at_strength(sprite.getchannel("A"), 0.55)
        picture.paste(HIT if actor.struck else HEAL, (place.left, place.top), tint)


def _draw_words(picture: Image.Image, actor: ActorView, place: PlacedFigure) -> None:
    """What befalls the figure, above it; at the upper border below its top."""
    words = actor.struck or actor.eased
    if not words:
        return
    ground = look.MASTER if actor.struck else _dark(HEAL)
    tag = pill(words, max(16, round(place.cell * 0.5)), ground)
    x = (place.left + place.right - tag.width) // 2
    y = max(2, place.top - round(place.cell * 0.34))
    picture.paste(tag, (max(2, min(x, picture.width - tag.width - 2)), y), tag)


def _dark(colour: theme.Colour) -> theme.Colour:
    """The colour dark enough for white letters."""
    return theme.mix(colour, theme.BLACK, 0.6)


def _draw_aim(picture: Image.Image, start: Pixel, end: Pixel, cell: int) -> None:
    draw, thick = ImageDraw.Draw(picture), max(2, cell // 12)
    draw.line((*start, *end), fill=theme.OUTLINE, width=thick + 4)
    draw.line((*start, *end), fill=look.SIGHT_CLEAR, width=thick)
    reach = round(cell * 0.52)
    box = (end[0] - reach, end[1] - reach, end[0] + reach, end[1] + reach)
    draw.ellipse(box, outline=theme.OUTLINE, width=thick + 3)
    draw.ellipse(box, outline=look.TARGET, width=thick)


def _draw_caption(picture: Image.Image, words: str, port: Viewport) -> None:
    letters = fitting(text(24, 700), words, picture.width - 24, 15)
    middle = picture.width / 2, port.height + CAPTION / 2 - 1
    write(picture, middle, shortened(letters, words, picture.width - 24), letters, theme.TEXT, "mm")


# ------------------------------------------------------------------------------------------- encoding


def encode(
    frames: Sequence[Image.Image],
    durations: Sequence[int],
    format: MovingFormat,
    quality: int,
    *,
    loop: int = 0,
    colours: str = BOARD,
) -> bytes:
    """The frames as one file, played so many times (0: for ever); of each only what changed is kept."""
    out = io.BytesIO()
    if format == "gif":
        # Without a number a GIF is played once.
        again = {} if loop == 1 else {"loop": loop}
        # One palette for all frames: Pillow would otherwise choose, and store, one for each.
        first, *rest = [to_palette(frame, colours) for frame in frames]
        first.save(out, "GIF", save_all=True, append_images=rest, duration=list(durations), disposal=1, **again)
        return out.getvalue()
    first, *rest = frames
    # Without key frames a frame is no more than the rectangle that differs from the one before.
    first.save(
        out,
        "WEBP",
        save_all=True,
        append_images=rest,
        duration=list(durations),
        loop=loop,
        quality=quality,
        method=0,
        kmin=9998,
        kmax=9999,
    )
    return out.getvalue()
