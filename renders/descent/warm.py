"""What the game's first pictures would otherwise wait for."""

from renders import theme
from renders.descent import look
from renders.descent.board import draw_board
from renders.descent.figures import Body, badge, token
from renders.descent.view import BoardView, Box, Cell, FigureView, PartyView
from renders.descent.viewport import viewport_for
from renders.encode import to_png
from renders.grounds import GROUNDS
from renders.textures import MATERIALS, texture


def warm() -> None:
    """Textures and faces at the size of the usual focus view, and one board to load everything else."""
    view = _usual_board()
    to_png(draw_board(view))
    cell = viewport_for(view, theme.PICTURE_WIDTH, theme.PICTURE_HEIGHT).cell
    for material in MATERIALS.keys() - GROUNDS.keys():
        texture(material, cell)
    for icon in look.MONSTER_ICONS.values():
        token(Body("minion", "", icon), cell)
    for condition in look.CONDITIONS:
        badge(condition, int(cell * 0.38))


def _usual_board() -> BoardView:
    names = zip(theme.HEROES, look.HERO_ICONS.values(), strict=False)
    party = tuple(PartyView("Flambeau", colour, icon, 8, 8, 4, 4) for colour, icon in names)
    columns, rows = look.FOCUS_COLUMNS, look.FOCUS_ROWS
    heroes = tuple(
        FigureView(hero.icon, "hero", ((number, 0),), hero.icon, 8, 8, hero.colour)
        for number, hero in enumerate(party)
    )
    cells = {(x, y): Cell() for x in range(columns) for y in range(rows)}
    return BoardView(cells, figures=heroes, party=party, focus=Box(0, 0, columns - 1, rows - 1))
