"""Pictures in words, for those who can't see them: who stands where, what the dice show."""

from bot.descent.attack.record import AttackRecord
from bot.descent.rules import stats
from bot.descent.state.delve import PORTAL
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game
from bot.descent.words import Words, symbols
from bot.words.typography import capital


def board_text(game: Game, say: Words) -> str:
    """The whole board in one paragraph."""
    return say.text("alt-board", round=game.round, figures=". ".join(board_lines(game, say)))


def board_lines(game: Game, say: Words) -> list[str]:
    """One line for each figure, each closed door and each token that lies about, those of vanished heroes too."""
    lines = [_figure(game, figure, say) for figure in game.everyone() if figure.on_board]
    for hero in game.vanished_heroes():
        lines.append(say.text("alt-token", token=say.element(hero.id, game), square=str(hero.vanished)))
    lines += [_door(game, door, say) for door, state in game.board.doors.items() if not state.open]
    for token in game.board.tokens.values():
        if token.square is not None:
            lines.append(say.text("alt-token", token=lying_token(token.id, game, say), square=str(token.square)))
    return [capital(line) for line in lines]


def lying_token(token: str, game: Game, say: Words) -> str:
    """What a token on the board is called; of the portal of the Raid also whether it is open (RAI-02)."""
    name = say.token(token, game)
    if token != PORTAL or game.delve is None:
        return name
    return say.text("portal-open" if game.delve.open else "portal-closed", portal=name)


def _figure(game: Game, figure: Figure, say: Words) -> str:
    name = say.figure(figure.id, game)
    if isinstance(figure, Hero) and figure.knocked_out:
        return say.text("alt-fallen", figure=name, square=str(figure.square))
    key = "alt-figure" if stats.has_health(game, figure) else "alt-unhurt"
    told = say.text(key, figure=name, square=str(figure.square), left=stats.health_left(game, figure))
    borne = [say.condition(condition) for condition in figure.conditions] + say.counters(figure.counters)
    if borne:
        told += f" ({', '.join(borne)})"
    if figure.carried:
        told += f", {say.text('alt-carries', things=say.tokens(figure.carried, game))}"
    return told


def _door(game: Game, door: str, say: Words) -> str:
    state = game.board.doors[door]
    edges = ", ".join(str(edge) for edge in state.edges)
    told = say.text("alt-door-locked" if state.locked else "alt-door", door=say.door(door, game))
    return f"{told} ({edges})"


def dice_text(record: AttackRecord, say: Words) -> str:
    """The dice of an attack as they lie."""
    thrown = symbols.dice(record.dice)
    against = symbols.dice(record.struck[0].defence)
    return say.text("alt-dice", dice=f"{thrown} / {against}" if against else thrown)
