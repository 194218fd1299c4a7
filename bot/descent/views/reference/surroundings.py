"""What there is to look at: every door and token on the board, to be examined from anywhere (EXP-02)."""

from collections.abc import Iterator

from bot.descent.rules.examine import examine
from bot.descent.state.game import Game
from bot.descent.views.asks import EXAMINE
from bot.descent.words import Words
from bot.views.face import MOST_OPTIONS, Ask, Face, Menu, Pick
from bot.words.typography import capital
from renders import theme

SIGNS = {"door": "🚪", "search": "🔍", "objective": "🎯", "villager": "🧍", "portal": "🌀", "hero": "💨"}


def elements(game: Game) -> list[str]:
    """Tokens that still lie there or are carried, those of vanished heroes, and doors that are still closed."""
    carried = {token for figure in game.everyone() for token in figure.carried}
    doors = [door.id for door in game.board.doors.values() if not door.open]
    tokens = [token.id for token in game.board.tokens.values() if token.square is not None or token.id in carried]
    return [*tokens, *(hero.id for hero in game.vanished_heroes()), *doors]


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
        yield Pick(capital(say.element(element, game)), Ask(EXAMINE, element), note=where, sign=sign)
