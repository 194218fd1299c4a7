"""An attack for the eye: the line of sight and what blocks it, how far it reaches, whom it would strike."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.descent.attack.record import AttackRecord
from bot.descent.attack.weapons import Arms, seen_past
from bot.descent.board import Edge, Square, sees, sight_line
from bot.descent.rules.dice import FACES
from bot.descent.rules.who_sees import line_between, sees_clearly
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game
from bot.descent.views.pictures.ground import Spot, place
from renders.descent.view import SightView


@dataclass(frozen=True)
class Aim:
    """An attack somebody thinks about: who, whom, and with which weapon card (None: bare hands, or a monster)."""

    attacker: str
    target: str
    weapon: str | None = None


def sight_between(game: Game, one: Figure, other: Figure, weapon: str | None = None) -> SightView | None:
    """The line from one figure to another: a clear one if there is one, else the one that gets farthest."""
    if not one.on_board or not other.on_board or game.adjacent(one, other):
        return None
    past = seen_past(game, one, weapon) if isinstance(one, Hero) else []
    pair = line_between(game, one, other, past=past) or _nearest(game, one, other)
    own = game.grid.bits((*one.squares, *other.squares))
    clear = sees_clearly(game, one)
    taken = 0 if clear else game.occupied() & ~game.occupied(past) & ~own
    line = sight_line(game.grid, *pair, taken, clear=clear)
    return SightView(line.start, line.end, line.clear, _blocker(line.blocker))


def _nearest(game: Game, one: Figure, other: Figure) -> tuple[Square, Square]:
    pairs = [(a, b) for a in one.squares for b in other.squares]
    return min(pairs, key=lambda pair: (max(abs(pair[0].x - pair[1].x), abs(pair[0].y - pair[1].y)), pair))


def _blocker(found: Square | Edge | None) -> Spot | tuple[Spot, Spot] | None:
    if isinstance(found, Edge):
        return place(found.a), place(found.b)
    return place(found) if found is not None else None


def attack_range(game: Game, attacker: Figure, weapon: str | None = None) -> frozenset[Spot]:
    """The squares on which something could be hit, and the attacker's own in their midst.

    They lie next to the attacker, or in sight and within the dice.
    """
    if not attacker.on_board:
        return frozenset()
    found = _in_range(game, attacker, Arms(game, attacker, weapon))
    return frozenset(place(square) for square in (*attacker.squares, *found))


def _in_range(game: Game, attacker: Figure, arms: Arms) -> Iterator[Square]:
    grid = game.grid
    taken = game.occupied() & ~grid.bits(attacker.squares)
    clear = sees_clearly(game, attacker)
    if clear:
        taken = 0
    elif isinstance(attacker, Hero):
        taken &= ~game.occupied(seen_past(game, attacker, arms.weapon))
    farthest = farthest_shot(arms) if arms.range == "ranged" else arms.span
    for square, distance in grid.distances(*attacker.squares).items():
        if square in attacker.squares or not grid.floor & grid.bit(square) or distance > farthest:
            continue
        if distance == 1 or any(sees(grid, own, square, taken, clear=clear) for own in attacker.squares):
            yield square


def farthest_shot(arms: Arms) -> int:
    """The most range the dice can show; surges may add to it."""
    return sum(max(face.range for face in FACES[colour]) for colour in arms.dice)


def blast_area(game: Game, centre: Square) -> frozenset[Spot]:
    """The square that is hit and all squares next to it (ATT-07)."""
    floor = game.grid.floor
    around = (square for square in game.grid.neighbours(centre) if floor & game.grid.bit(square))
    return frozenset({place(centre), *(place(square) for square in around)})


def struck_area(game: Game, record: AttackRecord) -> frozenset[Spot]:
    """What an attack in progress strikes: its blast, or the squares it was spread to. One target is no area."""
    if record.blast:
        return blast_area(game, record.struck[0].square)
    if len(record.struck) < 2:
        return frozenset()
    return frozenset(place(struck.square) for struck in record.struck)
