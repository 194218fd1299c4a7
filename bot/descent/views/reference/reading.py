"""The board to be read aloud: row by row, then each figure with whatever is next to it."""

from collections.abc import Iterator
from itertools import groupby

from bot.descent.board import Square, Terrain
from bot.descent.commands.exploring import beside, in_grasp
from bot.descent.rules import stats
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game
from bot.descent.views.pictures.alt import lying_token
from bot.descent.words import Words
from bot.words.typography import capital


def board_reading(game: Game, say: Words) -> list[str]:
    """The whole board in lines a screen reader can speak: rows from north to south, then who stands where."""
    return [
        say.text("aloud-size", first=str(_corners(game)[0]), last=str(_corners(game)[1]), round=game.round),
        f"**{say.text('aloud-rows')}**",
        *_rows(game, say),
        f"**{say.text('aloud-figures')}**",
        *(_figure(game, figure, say) for figure in game.everyone() if figure.on_board),
        *_things(game, say),
    ]


def _corners(game: Game) -> tuple[Square, Square]:
    known = list(game.grid.terrain)
    columns, rows = [square.x for square in known], [square.y for square in known]
    return Square(min(columns), min(rows)), Square(max(columns), max(rows))


# Rows ---------------------------------------------------------------------------------------------------------


def _rows(game: Game, say: Words) -> Iterator[str]:
    by_row = groupby(sorted(game.grid.terrain, key=lambda square: (square.y, square.x)), key=lambda each: each.y)
    for row, squares in by_row:
        spans = [_span(game, span, say) for span in _spans(game, list(squares), say)]
        yield say.text("aloud-row", row=row + 1, squares=", ".join(spans))


def _spans(game: Game, squares: list[Square], say: Words) -> Iterator[list[Square]]:
    """Neighbouring squares with the same on them are told together."""
    span: list[Square] = []
    for square in squares:
        if span and (square.x != span[-1].x + 1 or _on(game, square, say) != _on(game, span[-1], say)):
            yield span
            span = []
        span.append(square)
    if span:
        yield span


def _span(game: Game, span: list[Square], say: Words) -> str:
    where = str(span[0]) if len(span) == 1 else say.text("aloud-span", first=str(span[0]), last=str(span[-1]))
    return f"{where} {_on(game, span[0], say)}"


def _on(game: Game, square: Square, say: Words) -> str:
    """What is on a square: the figure and the token there, and the ground unless it is plain floor."""
    here = [say.figure(figure.id, game) for figure in game.everyone() if square in figure.squares]
    here += [say.token(token.id, game) for token in game.board.tokens.values() if token.square == square]
    ground = game.board.terrain(square)
    if ground is not Terrain.PLAIN or not here:
        here.append(say.text(f"terrain-{ground.value}"))
    return " + ".join(here)


# Who and what -------------------------------------------------------------------------------------------------


def _figure(game: Game, figure: Figure, say: Words) -> str:
    name, square = say.figure(figure.id, game), ", ".join(str(each) for each in figure.squares)
    fallen = isinstance(figure, Hero) and figure.knocked_out
    left = max(0, stats.health_left(game, figure))
    whole = "alt-figure" if stats.has_health(game, figure) else "alt-unhurt"
    told = say.text("alt-fallen" if fallen else whole, figure=name, square=square, left=left)
    borne = [say.condition(condition) for condition in figure.conditions] + say.counters(figure.counters)
    if borne:
        told += f" ({', '.join(borne)})"
    if figure.carried:
        told += f", {say.text('alt-carries', things=say.tokens(figure.carried, game))}"
    near = _neighbours(game, figure, say)
    beside_it = say.text("aloud-next-to", things=say.all_of(near)) if near else say.text("aloud-alone")
    return f"- {capital(told)}. {beside_it}"


def _neighbours(game: Game, figure: Figure, say: Words) -> list[str]:
    others = [other for other in game.everyone() if other is not figure and other.on_board]
    near = [say.figure(other.id, game) for other in others if game.adjacent(figure, other)]
    near += [say.door(door.id, game) for door in game.board.doors.values() if beside(figure, door)]
    tokens = [token for token in game.board.tokens.values() if in_grasp(game, figure, token.square)]
    return near + [say.token(token.id, game) for token in tokens]


def _things(game: Game, say: Words) -> Iterator[str]:
    doors, tokens = game.board.doors.values(), game.board.tokens.values()
    lying = [token for token in tokens if token.square is not None]
    ledges = game.board.elevation
    if doors or lying or ledges:
        yield f"**{say.text('aloud-things')}**"
    for door in doors:
        state = "open" if door.open else "locked" if door.locked else "closed"
        edges = ", ".join(str(edge) for edge in door.edges)
        yield say.text(f"aloud-door-{state}", door=say.door(door.id, game), edges=edges)
    if ledges:
        yield say.text("aloud-ledges", edges=", ".join(str(edge) for edge in ledges))
    for token in lying:
        yield "- " + capital(
            say.text("alt-token", token=lying_token(token.id, game, say), square=str(token.square))
        )
