"""What the tokens on a board are called, by their signs."""

from bot.descent.state.game import Game
from bot.descent.views.pictures.alt import lying_token
from bot.descent.views.pictures.figures import lying_kind
from bot.descent.views.pictures.ground import place
from bot.descent.words import Words
from renders.descent.view import Box, LegendView


def legend(game: Game, window: Box | None, say: Words) -> tuple[LegendView, ...]:
    """Every kind of token in the window with the names of those tokens; without a window, on the whole board."""
    names: dict[str, list[str]] = {}
    for token in game.board.tokens.values():
        if token.square is not None and (window is None or window.holds(place(token.square))):
            name = lying_token(token.id, game, say)
            known = names.setdefault(lying_kind(game, token), [])
            if name not in known:
                known.append(name)
    return tuple(LegendView(kind, ", ".join(listed)) for kind, listed in names.items())
