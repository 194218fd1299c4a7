"""What the party is after: what the quest asks for, doors to open, tokens to turn over, foes to defeat."""

from collections.abc import Callable, Iterator
from typing import Literal

from bot.descent.autopilot.pressure import AT_LEISURE, Pressure
from bot.descent.board import Square
from bot.descent.commands.using import uses
from bot.descent.quest import model
from bot.descent.quest.goals import goals
from bot.descent.quest.who import monsters_called
from bot.descent.state.game import Game
from bot.kernel.plain import Plain

GoalKind = Literal["reach", "use", "defeat", "open", "carry", "hold", "explore", "search", "escort"]

ASKED = 6.0
"""What the quest asks for."""
HOLD_WEIGHT = 1.5
NEAR = 4
"""From so near a monster threatens a place that is to be held."""
OPEN_WEIGHT = 4.0
PRIZE = 3.0
"""A foe the quest wants defeated, besides the danger it is."""
SEARCH_WEIGHT = 2.0
CURIOSITY = 1.0
"""What can be done with something the quest does not ask about."""
DEFEAT_WEIGHT = 0.5

STAND_ON: frozenset[GoalKind] = frozenset({"reach", "hold", "explore", "open"})
"""Goals whose squares must be stood on; for the others a square beside them will do."""


class Goal(Plain):
    """One thing worth doing: where, to whom or what, and how much it is worth in hearts."""

    kind: GoalKind
    squares: tuple[Square, ...] = ()
    target: str | None = None
    """The door, token or figure it is about."""
    weight: float = 1.0
    hero: str | None = None
    """Whose goal it is; None: everybody's."""
    asked: bool = False
    """Whether the quest asks for it, and so it presses when time runs out."""


def goals_of(game: Game, pressure: Pressure = AT_LEISURE) -> list[Goal]:
    """What there is to do on the revealed board, the quest's own goals first; each thing once."""
    found: dict[tuple[str | None, tuple[Square, ...]], Goal] = {}
    for goal in (*_asked(game), *_doors(game), *_searches(game), *_curiosities(game), *_monsters(game)):
        found.setdefault((goal.target, () if goal.target else goal.squares), goal)
    return [_pressed(goal, pressure) for goal in found.values()]


def _pressed(goal: Goal, pressure: Pressure) -> Goal:
    """The goal as it weighs while so much presses."""
    factor = pressure.asked if goal.asked else pressure.loot if goal.kind == "search" else 1.0
    return goal if factor == 1.0 else goal.model_copy(update={"weight": goal.weight * factor})


# What the quest asks for --------------------------------------------------------------------------------------


def asked_of(game: Game) -> list[Goal]:
    """Only what the quest asks for, on the revealed board."""
    return list(_asked(game))


def _asked(game: Game) -> Iterator[Goal]:
    for goal in goals(game):
        read = _READ.get(goal.goal)
        for found in read(game, goal) if read is not None else ():
            yield found.model_copy(update={"asked": True})


def _use(game: Game, goal: model.Goal) -> Iterator[Goal]:
    squares = whereabouts(game, goal.target)
    if squares:
        yield Goal(kind=_kind_of(game, goal.target), squares=squares, target=goal.target, weight=ASKED)


def _kind_of(game: Game, target: str | None) -> GoalKind:
    """One stands right at a door, and on a token or beside it."""
    return "open" if target in game.board.doors else "use"


def _be_there(game: Game, goal: model.Goal) -> Iterator[Goal]:
    places = tuple(square for square in goal.places if square in game.grid.terrain)
    if places:
        yield Goal(kind="reach", squares=places, weight=ASKED)


def _hold(game: Game, goal: model.Goal) -> Iterator[Goal]:
    """A place is held by being about, and by striking down whoever comes near it."""
    places = tuple(square for square in goal.places if square in game.grid.terrain)
    if not places:
        return
    yield Goal(kind="hold", squares=places, weight=HOLD_WEIGHT)
    reached = game.grid.distances(*places)
    for monster in game.monsters.values():
        if any(reached.get(square, NEAR + 1) <= NEAR for square in monster.squares):
            yield Goal(kind="defeat", squares=monster.squares, target=monster.id, weight=PRIZE)


def _carry(game: Game, goal: model.Goal) -> Iterator[Goal]:
    """Whoever has it brings it where it belongs; else somebody takes it."""
    carrier = next((hero for hero in game.heroes.values() if goal.target in hero.carried), None)
    places = tuple(square for square in goal.places if square in game.grid.terrain)
    if carrier is None:
        yield from _use(game, goal)
    elif places:
        yield Goal(kind="reach", squares=places, weight=ASKED, hero=carrier.id)


def _defeat(game: Game, goal: model.Goal) -> Iterator[Goal]:
    for monster in monsters_called(game, goal.target or ""):
        yield Goal(kind="defeat", squares=monster.squares, target=monster.id, weight=PRIZE)


def _search(game: Game, goal: model.Goal) -> Iterator[Goal]:
    for found in _searches(game):
        if goal.target in (None, found.target):
            yield found.model_copy(update={"weight": ASKED / 2})


_READ: dict[str, Callable[[Game, model.Goal], Iterator[Goal]]] = {
    "use": _use,
    "open": _use,
    "reach": _be_there,
    "hold": _hold,
    "carry": _carry,
    "defeat": _defeat,
    "search": _search,
}
"""How each goal of a quest is read; to explore needs no reading, closed doors always draw."""


def whereabouts(game: Game, target: str | None) -> tuple[Square, ...]:
    """Where a door or token is, or nowhere if it is not in view."""
    door = game.board.doors.get(target or "")
    if door is not None:
        return tuple(sorted({square for edge in door.edges for square in edge if square in game.grid.terrain}))
    token = game.board.tokens.get(target or "")
    return (token.square,) if token is not None and token.square is not None else ()


# What there is to do anyway -----------------------------------------------------------------------------------


def _doors(game: Game) -> Iterator[Goal]:
    for door in game.board.doors.values():
        if not door.open and not door.locked:
            yield Goal(kind="open", squares=whereabouts(game, door.id), target=door.id, weight=OPEN_WEIGHT)


def _searches(game: Game) -> Iterator[Goal]:
    for token in game.board.tokens.values():
        if token.kind == "search" and token.square is not None:
            yield Goal(kind="search", squares=(token.square,), target=token.id, weight=SEARCH_WEIGHT)


def _curiosities(game: Game) -> Iterator[Goal]:
    for element, _ in uses(game):
        squares = whereabouts(game, element)
        yield Goal(kind=_kind_of(game, element), squares=squares, target=element, weight=CURIOSITY)


def _monsters(game: Game) -> Iterator[Goal]:
    for monster in game.monsters.values():
        yield Goal(kind="defeat", squares=monster.squares, target=monster.id, weight=DEFEAT_WEIGHT)
