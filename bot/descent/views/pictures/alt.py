"""Pictures in words, for those who can't see them: who stands where, what the dice show."""

from bot.descent.attack.record import AttackRecord
from bot.descent.rules import stats
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game
from bot.descent.words import Words, symbols


def board_text(game: Game, say: Words) -> str:
    """The whole board in one paragraph."""
    return say.text("alt-board", round=game.round, figures=". ".join(board_lines(game, say)))


def board_lines(game: Game, say: Words) -> list[str]:
    """One line for each figure, each closed door and each token that lies about."""
    lines = [_figure(game, figure, say) for figure in game.everyone() if figure.on_board]
    lines += [_door(game, door, say) for door, state in game.board.doors.items() if not state.open]
    for token in game.board.tokens.values():
        if token.square is not None:
            lines.append(say.text("alt-token", token=say.token(token.id, game), square=str(token.square)))
    return lines


def _figure(game: Game, figure: Figure, say: Words) -> str:
    name = say.figure(figure.id, game)
    if isinstance(figure, Hero) and figure.knocked_out:
        return say.text("alt-fallen", figure=name, square=str(figure.square))
    told = say.text("alt-figure", figure=name, square=str(figure.square), left=stats.health_left(game, figure))
    if figure.conditions:
        told += f" ({', '.join(say.condition(condition) for condition in figure.conditions)})"
    return told


def _door(game: Game, door: str, say: Words) -> str:
    edges = ", ".join(str(edge) for edge in game.board.doors[door].edges)
    return f"{say.text('alt-door', door=say.door(door, game))} ({edges})"


def dice_text(record: AttackRecord, say: Words) -> str:
    """The dice of an attack as they lie."""
    thrown = symbols.dice(record.dice)
    against = symbols.dice(record.struck[0].defence)
    return say.text("alt-dice", dice=f"{thrown} / {against}" if against else thrown)
