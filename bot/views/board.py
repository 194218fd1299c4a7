"""The board as its picture needs it: what is revealed, who stands where, and what a hero could do."""

from collections.abc import Iterable, Sequence

from bot.descent.board import Square
from bot.descent.campaign.party import Campaign
from bot.descent.commands import Attack
from bot.descent.commands.moving import reachable
from bot.descent.events import Event, FigureMoved
from bot.descent.game import Game
from bot.descent.layout import Door, Layout, Token
from bot.descent.play import legal
from bot.views.alt import board_text
from bot.views.figures import figure_view, party_view
from bot.words import Language, words
from renders.view import BoardView, Box, Cell, DoorState, DoorView, TokenView
from renders.viewport import focus_on

THEMES = {"s": "stone", "w": "wood", "g": "grass", "e": "earth"}
Place = tuple[int, int]


def board_view(
    campaign: Campaign,
    language: Language,
    *,
    for_hero: str | None = None,
    full: bool = False,
    events: Sequence[Event] = (),
) -> BoardView:
    """The board; for a hero whose turn it is also where it can go and whom it can attack.

    `events` are those whose last move is drawn as a trail.
    """
    game, say = campaign.running(), words(language)
    cells = _cells(game.board)
    targets = _targets(game, for_hero)
    return BoardView(
        cells=cells,
        walls=frozenset((_place(edge.a), _place(edge.b)) for edge in game.board.walls),
        doors=tuple(view for door in game.board.doors.values() for view in _doors(door)),
        tokens=tuple(_token(token) for token in game.board.tokens.values() if token.square is not None),
        figures=tuple(
            figure_view(game, figure, say.figure(figure.id, game)) for figure in game.everyone() if figure.on_board
        ),
        reach=_reach(game, for_hero),
        targets=targets,
        trail=_trail(events),
        focus=None if full else _focus(game, for_hero, targets, cells),
        party=tuple(party_view(game, hero, say.hero(hero.sheet, short=True)) for hero in game.heroes.values()),
        alt=board_text(game, say),
    )


def _place(square: Square) -> Place:
    return square.x, square.y


def _cells(board: Layout) -> dict[Place, Cell]:
    return {
        _place(square): Cell(terrain.value, _theme(board, square)) for square, terrain in board.grid.terrain.items()
    }


def _theme(board: Layout, square: Square) -> str:
    row = board.themes[square.y] if square.y < len(board.themes) else ""
    return THEMES.get(row[square.x : square.x + 1], "stone")


def _doors(door: Door) -> Iterable[DoorView]:
    state: DoorState = "open" if door.open else "locked" if door.locked else "closed"
    for edge in door.edges:
        yield DoorView(_place(edge.a), _place(edge.b), state)


def _token(token: Token) -> TokenView:
    assert token.square is not None
    kind = f"objective_{token.colour}" if token.kind == "objective" else token.kind
    return TokenView(_place(token.square), kind)


def _reach(game: Game, hero: str | None) -> dict[Place, int]:
    """Where the hero could go, while nobody has to answer a question."""
    if hero is None or game.turn is None or game.turn.hero != hero or game.question is not None:
        return {}
    figure = game.hero(hero)
    if figure.knocked_out or not figure.on_board:
        return {}
    return {_place(square): cost for square, cost in reachable(game, figure, game.turn).items()}


def _targets(game: Game, hero: str | None) -> tuple[Place, ...]:
    """Whom the hero could attack now; in the middle of an attack, who is being attacked."""
    if game.attacks:
        record = game.attacks[max(game.attacks)]
        struck = [game.find(each.figure) for each in record.struck]
        return tuple(_place(square) for figure in struck if figure for square in figure.squares)
    if hero is None:
        return ()
    aimed = {choice.command.target for choice in legal(game, hero) if isinstance(choice.command, Attack)}
    return tuple(_place(square) for target in sorted(aimed) for square in game.figure(target).squares)


def _trail(events: Sequence[Event]) -> tuple[Place, ...]:
    """The last move, from where it began."""
    moved = next((event for event in reversed(events) if isinstance(event, FigureMoved)), None)
    return tuple(_place(square) for square in (*moved.start[:1], *moved.path)) if moved is not None else ()


def _focus(game: Game, hero: str | None, targets: Sequence[Place], cells: dict[Place, Cell]) -> Box | None:
    """The part of the board where it happens; everything if nobody acts."""
    if hero is None:
        return None
    where = [_place(square) for square in game.hero(hero).squares]
    return focus_on([*where, *targets], cells) if where or targets else None
