"""How far a party has come in a raid: six portals in a line, and its faces where it is."""

from PIL import Image, ImageDraw

from renders.descent.parts import EDGE, SMALL, SUBTITLE, WIDTH, face_of
from renders.descent.raid_gate import draw_gate
from renders.descent.raid_view import GateView, RaidStripView
from renders.descent.view import FaceView
from renders.fonts import text, title
from renders.lettering import fitting, lay, write
from renders.panels import page
from renders.theme import BLACK, GOLD, mix, rgb

TITLE, GATE, FACE = 60, 118, 52
STRIP = 16 + TITLE + GATE + FACE + 26
"""The height of the whole."""
FAINT = rgb("#4A4B52")


def draw_raid_strip(view: RaidStripView) -> Image.Image:
    """A picture of its own, to stand above something else."""
    picture = page(WIDTH, STRIP, mix(GOLD, BLACK, 0.4), 8)
    draw_strip(picture, view, 0)
    return picture


def draw_strip(picture: Image.Image, view: RaidStripView, top: int) -> None:
    """Title, portals, and the way between them."""
    line = top + 16 + TITLE // 2
    letters = fitting(title(44, 800), view.title, WIDTH / 2, SMALL)
    write(picture, (EDGE + 6, line), view.title, letters, anchor="lm")
    room = WIDTH - 2 * EDGE - 12 - letters.length(view.title) - 30
    note = fitting(text(34, 700), view.note, room, SMALL)
    write(picture, (WIDTH - EDGE - 6, line), view.note, note, SUBTITLE, "rm")
    middle = top + 16 + TITLE + 6 + GATE // 2
    places = _places(len(view.gates))
    for number, gate in enumerate(view.gates[1:], 1):
        _draw_way(picture, places[number - 1], places[number], middle, walked=gate.state != "ahead")
    for place, gate in zip(places, view.gates, strict=True):
        draw_gate(picture, (place, middle), GATE, gate)
        if gate.state in ("here", "fell") or _at_the_end(gate, view):
            _draw_faces(picture, view.party, place, middle + GATE // 2 + 4)


def _places(gates: int) -> list[int]:
    step = (WIDTH - 2 * EDGE) / max(1, gates)
    return [round(EDGE + step * (number + 0.5)) for number in range(gates)]


def _at_the_end(gate: GateView, view: RaidStripView) -> bool:
    """Whether the party went through the last portal, and nowhere since."""
    return gate is view.gates[-1] and gate.state == "passed"


def _draw_way(picture: Image.Image, left: int, right: int, y: int, *, walked: bool) -> None:
    draw, ink, half = ImageDraw.Draw(picture), GOLD if walked else FAINT, 4 if walked else 3
    for part in (1, 2, 3):
        x = left + GATE / 2 + (right - left - GATE) * part / 4
        draw.ellipse((x - half, y - half, x + half, y + half), fill=ink)


def _draw_faces(picture: Image.Image, party: tuple[FaceView, ...], x: int, y: int) -> None:
    """The party below its portal; side by side, and never beyond the border."""
    wide = len(party) * FACE
    left = min(max(x - wide // 2, EDGE), WIDTH - EDGE - wide)
    for number, face in enumerate(party):
        lay(picture, face_of(face, FACE), (left + number * FACE, y))
