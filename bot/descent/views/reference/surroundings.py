"""What there is to look at: every door and token on the board, to be examined from anywhere (EXP-02)."""

from collections.abc import Iterator

from bot.descent.rules.examine import examine
from bot.descent.state.game import Game
from bot.descent.views.asks import EXAMINE
from bot.descent.words import Words
from bot.views.face import MOST_OPTIONS, Ask, Face, Menu, Pick
from renders import theme

SIGNS = {"door": "🚪", "search": "🔍", "objective": "🎯", "villager": "🧍", "portal": "🌀"}


def elements(game: Game) -> list[str]:
    """Doors that are still closed and tokens that still lie there or are carried, in the order they came."""
    carried = {token for figure in game.everyone() for token in figure.carried}
    doors = [door.id for door in game.board.doors.values() if not door.open]
    tokens = [token.id for token in game.board.tokens.values() if token.square is not None or token.id in carried]
    return [*tokens, *doors]


def surroundings_face(game: Game, say: Words) -> Face:
    """A private message that offers everything there is to examine."""
    picks = tuple(_picks(game, say))
    title = f"### {say.text('examine-around')}"
    if not picks:
        return Face(title, theme.GOLD, (say.text("examine-nothing"),))
    menu = Menu("examine", say.text("examine-menu"), picks[:MOST_OPTIONS])
    return Face(title, theme.GOLD, (say.text("examine-free"),), rows=(menu,))


def _picks(game: Game, say: Words) -> Iterator[Pick]:
    for element in elements(game):
        found = examine(game, element)
        where = ", ".join(str(square) for square in found.squares)
        sign = SIGNS[found.kind]
        yield Pick(say.element(element, game), Ask(EXAMINE, element), note=where, sign=sign)
