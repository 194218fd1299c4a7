"""Where a hero could go: the neighbouring squares for the direction pad, and destinations worth naming."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Square
from bot.descent.commands import Move, Price
from bot.descent.commands.using import reaches, uses
from bot.descent.quest.scope import holds
from bot.descent.rules import stats
from bot.descent.rules.play import PricedCommand
from bot.descent.rules.who_sees import sees_from
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game
from renders.descent.view import Box

PAD: tuple[tuple[tuple[str, int, int], ...], ...] = (
    (("↖", -1, -1), ("↑", 0, -1), ("↗", 1, -1)),
    (("←", -1, 0), ("·", 0, 0), ("→", 1, 0)),
    (("↙", -1, 1), ("↓", 0, 1), ("↘", 1, 1)),
)

Purpose = Literal["strike", "shoot", "use", "door", "search", "take", "help", "ally", "far"]


@dataclass(frozen=True)
class Way:
    """A square one can reach, what it costs, and what it is good for."""

    move: Move
    price: Price
    purpose: Purpose
    about: str = ""
    """The figure, door or token it is good for."""

    @property
    def square(self) -> Square:
        return self.move.to


Numbers = Mapping[Square, int]
"""Destinations by the number that stands on the board and in the menu."""
MOST_NUMBERS = 9


def numbered(found: Iterable[Way], shown: Box | None) -> dict[Square, int]:
    """The destinations worth a number: those good for something, on the part of the board that is shown."""
    worth = [
        way.square
        for way in found
        if way.purpose != "far" and (shown is None or shown.holds((way.square.x, way.square.y)))
    ]
    return {square: number for number, square in enumerate(worth[:MOST_NUMBERS], start=1)}


def moves(choices: Iterable[PricedCommand]) -> dict[Square, PricedCommand]:
    """The squares one may go to now."""
    return {choice.command.to: choice for choice in choices if isinstance(choice.command, Move)}


def beside(hero: Hero, dx: int, dy: int) -> Square:
    """The square in one of the eight directions."""
    return Square(hero.square.x + dx, hero.square.y + dy)


def ways(game: Game, hero: Hero, choices: Iterable[PricedCommand], most: int) -> list[Way]:
    """Up to so many destinations: the cheapest for each purpose first, then the farthest squares."""
    open_to = moves(choices)
    by_cost = sorted(open_to.values(), key=lambda choice: (choice.price.hearts, choice.price.points))
    found: dict[tuple[str, str], Way] = {}
    for choice in by_cost:
        assert isinstance(choice.command, Move)
        for purpose, about in _purposes(game, hero, choice.command.to):
            found.setdefault((purpose, about), Way(choice.command, choice.price, purpose, about))
    named = _each_square_once(found.values())[:most]
    taken = {way.square for way in named}
    rest = [choice for choice in reversed(by_cost) if _goal(choice) not in taken and not choice.price.hearts]
    for choice in rest[: most - len(named)]:
        assert isinstance(choice.command, Move)
        named.append(Way(choice.command, choice.price, "far"))
    return named


def _goal(choice: PricedCommand) -> Square:
    assert isinstance(choice.command, Move)
    return choice.command.to


def _each_square_once(found: Iterable[Way]) -> list[Way]:
    kept: dict[Square, Way] = {}
    for way in sorted(found, key=lambda way: ORDER.index(way.purpose)):
        kept.setdefault(way.square, way)
    return list(kept.values())


ORDER: tuple[Purpose, ...] = ("help", "strike", "shoot", "use", "door", "search", "take", "ally", "far")


def _purposes(game: Game, hero: Hero, square: Square) -> Iterator[tuple[Purpose, str]]:
    """What standing on a square would be good for."""
    yield from _targets(game, hero, square)
    for door in game.board.doors.values():
        if not door.open and any(square in edge for edge in door.edges):
            yield "door", door.id
    for token in game.board.tokens.values():
        near = token.square is not None and (token.square == square or game.grid.adjacent(square, token.square))
        if near and (token.kind == "search" or token.portable):
            yield ("search" if token.kind == "search" else "take"), token.id
    yield from _uses(game, square)
    for other in game.heroes.values():
        if other is not hero and other.on_board and game.grid.adjacent(square, other.square):
            yield ("help" if other.knocked_out else "ally"), other.id


def _uses(game: Game, square: Square) -> Iterator[tuple[Purpose, str]]:
    """The doors and tokens with which the quest offers something there that can be done now."""
    for element, use in uses(game):
        if use.near == "adjacent" and holds(game, use.when) and reaches(game, (square,), element):
            yield "use", element


def _targets(game: Game, hero: Hero, square: Square) -> Iterator[tuple[Purpose, str]]:
    ranges = {Arms(game, hero, held.id).range for held in stats.weapons(game, hero)} or {"melee"}
    for enemy in game.enemies_of(hero):
        if "melee" in ranges and any(game.grid.adjacent(square, place) for place in enemy.squares):
            yield "strike", enemy.id
        elif "ranged" in ranges and _in_view(game, hero, square, enemy):
            yield "shoot", enemy.id


def _in_view(game: Game, hero: Hero, square: Square, enemy: Figure) -> bool:
    """A shot that is not possible from where the hero stands now."""
    shooting = [held.id for held in stats.weapons(game, hero) if Arms(game, hero, held.id).range == "ranged"]
    if any(aim(game, hero, enemy, Arms(game, hero, weapon)) is not None for weapon in shooting):
        return False
    return sees_from(game, square, enemy, moving=hero) is not None
