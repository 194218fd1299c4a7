"""The board as its picture needs it: what is revealed, who stands where, and what a hero could do."""

from collections.abc import Iterable, Mapping, Sequence

from bot.descent.attack.weapons import Arms, can_blast
from bot.descent.board import Square
from bot.descent.commands import Attack
from bot.descent.commands.moving import reachable
from bot.descent.events import FigureMoved
from bot.descent.party.campaign import Campaign
from bot.descent.rules.play import legal
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Door, Token
from bot.descent.views.pictures import ground
from bot.descent.views.pictures.alt import board_text
from bot.descent.views.pictures.figures import figure_view, lying_kind, party_view, vanished_view
from bot.descent.views.pictures.ground import Spot, place
from bot.descent.views.pictures.horizon import in_sight, nearest_first, ways_on
from bot.descent.views.pictures.legend import legend
from bot.descent.views.pictures.overlay import Aim, attack_range, blast_area, sight_between, struck_area
from bot.descent.words import Words, words
from bot.kernel.events import Event
from bot.words import Language
from renders.descent import look
from renders.descent.view import BoardView, Box, DoorState, DoorView, FigureView, SightView, TokenView
from renders.descent.viewport import window_round


def board_view(
    campaign: Campaign,
    language: Language,
    *,
    for_hero: str | None = None,
    full: bool = False,
    events: Sequence[Event] = (),
    aim: Aim | None = None,
) -> BoardView:
    """The board; for a hero whose turn it is also where it can go and whom it can attack.

    `events` are those whose last move is drawn as a trail. `aim` shows an attack before it is made: its range,
    its line of sight with what blocks it, and its blast. `full` shows all that is revealed.
    """
    game, say = campaign.running(), words(language)
    cells = ground.cells(game)
    targets = _targets(game, for_hero, aim)
    focus = None if full else _focus(game, for_hero, targets, cells)
    return BoardView(
        cells=cells,
        walls=ground.walls(game.board),
        fog_edges=ground.fog_edges(game),
        elevation=ground.ledges(game.board),
        doors=tuple(view for door in game.board.doors.values() for view in _doors(door)),
        tokens=tuple(_token(game, token) for token in game.board.tokens.values() if token.square is not None),
        figures=_figures(game, say),
        reach={} if aim is not None else _reach(game, for_hero),
        range=_range(game, aim),
        area=_area(game, aim),
        targets=targets,
        sight=_sight(game, aim),
        trail=_trail(events),
        focus=focus,
        party=tuple(party_view(game, hero, say.hero(hero.sheet, short=True)) for hero in game.heroes.values()),
        legend=legend(game, focus, say),
        look=ground.look_of(game),
        props=ground.props(game),
        alt=board_text(game, say),
    )


def _doors(door: Door) -> Iterable[DoorView]:
    state: DoorState = "open" if door.open else "locked" if door.locked else "closed"
    for edge in door.edges:
        yield DoorView(place(edge.a), place(edge.b), state)


def _token(game: Game, token: Token) -> TokenView:
    assert token.square is not None
    return TokenView(place(token.square), lying_kind(game, token))


def _figures(game: Game, say: Words) -> tuple[FigureView, ...]:
    """Everybody on the board, and the place of whoever left it for a moment."""
    there = [
        figure_view(game, figure, say.figure(figure.id, game)) for figure in game.everyone() if figure.on_board
    ]
    gone = [
        vanished_view(game, hero, hero.vanished, say.figure(hero.id, game))
        for hero in game.vanished_heroes()
        if hero.vanished is not None
    ]
    return (*there, *gone)


# Overlays -----------------------------------------------------------------------------------------------------


def _reach(game: Game, hero: str | None) -> dict[Spot, int]:
    """Where the hero could go; while it is asked for a square, those it may name."""
    if hero is None:
        return {}
    if game.question is not None:
        return _offered(game, hero)
    figure = game.hero(hero)
    if game.turn is None or game.turn.hero != hero or figure.knocked_out or not figure.on_board:
        return {}
    return {place(square): cost for square, cost in reachable(game, figure, game.turn).items()}


def _offered(game: Game, hero: str) -> dict[Spot, int]:
    """The squares among the answers to the open question, with what each costs (0: nothing is counted)."""
    question = game.question
    if question is None or question.owner != hero:
        return {}
    found = {}
    for option in question.options:
        square, points = option.about.get("square"), option.about.get("points")
        if square is not None:
            found[place(_square(square))] = points if isinstance(points, int) else 0
    return found


def _square(fact: str | tuple[int, int]) -> Square:
    """A square among the facts of an option, as it was told or as it was read back."""
    return Square.parse(fact) if isinstance(fact, str) else Square(*fact)


def _targets(game: Game, hero: str | None, aim: Aim | None) -> tuple[Spot, ...]:
    """Whom the hero could attack or aims at; in the middle of an attack, who is being attacked."""
    if aim is not None:
        target = game.find(aim.target)
        return tuple(place(square) for square in target.squares) if target is not None else ()
    if game.attacks:
        record = game.attacks[max(game.attacks)]
        struck = [game.find(each.figure) for each in record.struck]
        return tuple(place(square) for figure in struck if figure for square in figure.squares)
    if hero is None:
        return ()
    aimed = {choice.command.target for choice in legal(game, hero) if isinstance(choice.command, Attack)}
    enemies = [target for target in sorted(aimed) if target in game.monsters]
    return tuple(place(square) for target in enemies for square in game.figure(target).squares)


def _sight(game: Game, aim: Aim | None) -> tuple[SightView, ...]:
    """The line of the attack one thinks about, or of a shot that is under way."""
    if aim is not None:
        ends = game.find(aim.attacker), game.find(aim.target)
        weapon = aim.weapon
    elif game.attacks and (record := game.attacks[max(game.attacks)]).range == "ranged":
        ends = game.find(record.origin or record.attacker), game.find(record.target)
        weapon = record.weapon
    else:
        return ()
    if ends[0] is None or ends[1] is None:
        return ()
    line = sight_between(game, ends[0], ends[1], weapon)
    return (line,) if line is not None else ()


def _range(game: Game, aim: Aim | None) -> frozenset[Spot]:
    attacker = game.find(aim.attacker) if aim is not None else None
    return attack_range(game, attacker, aim.weapon) if aim is not None and attacker is not None else frozenset()


def _area(game: Game, aim: Aim | None) -> frozenset[Spot]:
    """The squares that a blast could catch, or that the attack under way strikes."""
    if aim is not None:
        attacker, target = game.find(aim.attacker), game.find(aim.target)
        if attacker is None or target is None or not target.on_board:
            return frozenset()
        return blast_area(game, target.square) if can_blast(Arms(game, attacker, aim.weapon)) else frozenset()
    return struck_area(game, game.attacks[max(game.attacks)]) if game.attacks else frozenset()


def _trail(events: Sequence[Event]) -> tuple[Spot, ...]:
    """The last move, from where it began."""
    moved = next((event for event in reversed(events) if isinstance(event, FigureMoved)), None)
    return tuple(place(square) for square in (*moved.start[:1], *moved.path)) if moved is not None else ()


# The part to show ---------------------------------------------------------------------------------------------


def _focus(game: Game, hero: str | None, targets: Sequence[Spot], cells: Mapping[Spot, object]) -> Box | None:
    """Where it happens: whoever acts, the party, the monsters in sight and the ways on; not what lies behind."""
    if hero is not None:
        acting = game.hero(hero)
        where = [place(square) for square in acting.squares or _left(acting.vanished)]
        needed, largest = [*where, *targets], (look.FOCUS_COLUMNS, look.FOCUS_ROWS)
        wished = [*nearest_first(where or targets, list(_reach(game, hero))), *ways_on(game, where or targets)]
    else:
        party = [place(square) for each in game.heroes.values() for square in each.squares]
        needed = [*party, *targets, *(place(square) for each in in_sight(game) for square in each.squares)]
        wished, largest = ways_on(game, party), (look.OVERVIEW_COLUMNS, look.OVERVIEW_ROWS)
    if not needed:
        return None
    comfortable = min(look.COMFORTABLE[0], largest[0]), min(look.COMFORTABLE[1], largest[1])
    return window_round(needed, wished, cells, comfortable=comfortable, largest=largest)


def _left(vanished: Square | None) -> tuple[Square, ...]:
    return (vanished,) if vanished is not None else ()
